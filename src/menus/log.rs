//! The log: what has happened in the game in play, in words.

use bevy::prelude::*;

use super::Menu;
use super::sheet::{header, sheet};
use crate::AppSystems;
use crate::announcements::{Log, LogEntry};
use crate::controls::Prompt;
use crate::play::Summary;
use crate::screens::shape_or_language_changed;
use crate::text::{Localized, clock_text};
use crate::theme::frame::Frame;
use crate::theme::palette;
use crate::theme::widget::{FocusScope, Stepwise, TypeSize, literal, row, scroll_area, text, veil};

/// The root of the page.
#[derive(Component, Debug)]
struct LogMenu;

/// Only the newest lines are shown, at most so many: of a long game nobody reads more.
const SHOWN: usize = 200;

/// Further down than any page is long, so that it opens at its end.
const END: f32 = 1e6;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Log), build);
    app.add_systems(
        Update,
        build.run_if(shape_or_language_changed).run_if(in_state(Menu::Log)).in_set(AppSystems::Zones),
    );
}

fn build(
    mut commands: Commands,
    old: Query<Entity, With<LogMenu>>,
    frame: Res<Frame>,
    log: Res<Log>,
    game: Option<Res<Summary>>,
) {
    let opens = old.is_empty();
    old.iter().for_each(|old| commands.entity(old).despawn());
    let frame = *frame;
    let entries = log.entries()[log.entries().len().saturating_sub(SHOWN)..].to_vec();
    let name = game.map(|game| format!("game-{}", game.game)).unwrap_or_default();
    commands.spawn((
        LogMenu,
        Name::new("log-menu"),
        FocusScope { name: "log", layer: 1, first: "back".into(), prompts: Prompt::OF_PAGE },
        DespawnOnExit(Menu::Log),
        veil(1),
        Children::spawn(SpawnWith(move |veil: &mut ChildSpawner| {
            veil.spawn(sheet(620.0, &frame, opens)).with_children(|sheet| {
                sheet.spawn(header("log", name, &frame, ()));
                let list = scroll_area(Node { row_gap: px(6), ..default() });
                sheet.spawn((list, Stepwise, ScrollPosition(Vec2::new(0.0, END)))).with_children(|list| {
                    if entries.is_empty() {
                        list.spawn(text(Localized::new("log-empty"), TypeSize::Body, false, palette::MIST));
                    }
                    entries.into_iter().for_each(|entry| _ = list.spawn(line(entry)));
                });
            });
        })),
    ));
}

/// When, and what.
fn line(entry: LogEntry) -> impl Bundle {
    let time = clock_text(entry.seconds as f32);
    (
        Node { align_items: AlignItems::Baseline, flex_shrink: 0.0, ..row(12.0) },
        Pickable::IGNORE,
        children![
            (
                Node { width: px(52), flex_shrink: 0.0, justify_content: JustifyContent::FlexEnd, ..default() },
                Pickable::IGNORE,
                children![literal(time, TypeSize::Caption, false, palette::MIST)],
            ),
            (Node { flex_shrink: 1.0, ..default() }, text(entry.text, TypeSize::Body, false, palette::WASHI)),
        ],
    )
}
