//! The cover over the table while the device goes from one person to another: nothing hidden is to be seen on it, and
//! whoever takes the device says so.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{Menu, MenuOpener};
use crate::AppSystems;
use crate::announcements::Announcement;
use crate::controls::{Prompt, PromptAction, Request, Seating};
use crate::play::{HandOver, Summary};
use crate::rules::Seat;
use crate::screens::{player_name, shape_or_language_changed};
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::frame::Frame;
use crate::theme::palette;
use crate::theme::widget::{ButtonKind, FocusScope, TypeSize, button, column, heading, panel, text, tinted_icon, veil};

/// The root of the cover.
#[derive(Component, Debug)]
struct Cover;

const PROMPTS: &[Prompt] = &[
    Prompt::new(PromptAction::Request(Request::Confirm), "prompt-confirm"),
    Prompt::new(PromptAction::Request(Request::Pause), "prompt-pause").at_end(),
];

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::HandOver), (build, announce)).add_systems(
        Update,
        build.run_if(in_state(Menu::HandOver)).run_if(shape_or_language_changed).in_set(AppSystems::Zones),
    );
}

/// "Pass the device to player 2"; nothing where it need not change hands.
fn words(hand_over: &HandOver, game: Option<&Summary>) -> Option<(Seat, Localized)> {
    let next = hand_over.next()?;
    let name = player_name(&game?.players, next);
    Some((next, Localized::new("hand-over").with("name", name)))
}

fn announce(hand_over: Res<HandOver>, game: Option<Res<Summary>>, mut announcements: MessageWriter<Announcement>) {
    announcements.write_batch(words(&hand_over, game.as_deref()).map(|(_, words)| Announcement::urgent(words)));
}

fn build(
    mut commands: Commands,
    old: Query<Entity, With<Cover>>,
    frame: Res<Frame>,
    hand_over: Res<HandOver>,
    game: Option<Res<Summary>>,
) {
    old.iter().for_each(|old| commands.entity(old).despawn());
    let Some((next, words)) = words(&hand_over, game.as_deref()) else { return };
    let node = Node {
        // In this order, so that the height is that of words as they wrap in a narrow window.
        width: percent(94),
        max_width: px(420),
        padding: UiRect::all(px(24)),
        align_items: AlignItems::Center,
        ..column(16.0)
    };
    let centred = || TextLayout::justify(Justify::Center);
    let take = button("take", ButtonKind::Primary, &frame, Localized::new("hand-over-take"), Some(Icon::Eye));
    commands
        .spawn((
            Cover,
            Name::new("hand-over"),
            FocusScope { name: "hand-over", layer: 1, first: "take".into(), prompts: PROMPTS },
            DespawnOnExit(Menu::HandOver),
            veil(1),
            children![(
                panel(node),
                children![
                    tinted_icon(Icon::SEATS[next % Icon::SEATS.len()], 72.0, palette::seat(next)),
                    (heading(words), centred()),
                    (text(Localized::new("hand-over-explained"), TypeSize::Body, false, palette::MIST), centred()),
                    (take, observe(take_the_device)),
                ],
            )],
        ))
        // Nothing shines through.
        .insert(BackgroundColor(palette::NIGHT));
}

fn take_the_device(
    _: On<Activate>,
    mut hand_over: ResMut<HandOver>,
    mut seating: ResMut<Seating>,
    mut menus: MenuOpener,
) {
    hand_over.take(&mut seating);
    menus.close();
}
