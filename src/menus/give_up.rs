//! The question before a game is given up.

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{Menu, MenuOpener, rising_panel};
use crate::AppSystems;
use crate::announcements::Announcement;
use crate::controls::Prompt;
use crate::play::PlayRequest;
use crate::screens::shape_or_language_changed;
use crate::text::Localized;
use crate::theme::frame::Frame;
use crate::theme::palette;
use crate::theme::widget::{ButtonKind, FocusScope, TypeSize, button, column, row, text, veil};

/// What is asked of the game in play if the player agrees to give it up; there while the question is open.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct GivingUp {
    /// What to ask the game.
    pub(super) request: PlayRequest,
    /// The key of the question.
    pub(super) question: &'static str,
}

/// The root of the question.
#[derive(Component, Debug)]
struct Question;

pub(super) fn plugin(app: &mut App) {
    let opened = resource_added::<GivingUp>.or_eager(resource_exists::<GivingUp>.and_eager(shape_or_language_changed));
    app.add_systems(
        Update,
        (close.run_if(resource_removed::<GivingUp>), build.run_if(opened)).chain().in_set(AppSystems::Zones),
    );
    app.add_systems(Update, announce.run_if(resource_added::<GivingUp>).in_set(AppSystems::Draw));
    app.add_systems(OnExit(Menu::Pause), |mut commands: Commands| commands.remove_resource::<GivingUp>());
}

fn announce(asked: Res<GivingUp>, mut announcements: MessageWriter<Announcement>) {
    announcements.write(Announcement::urgent(Localized::new(asked.question)));
}

fn close(mut commands: Commands, open: Query<Entity, With<Question>>) {
    open.iter().for_each(|open| commands.entity(open).despawn());
}

fn build(mut commands: Commands, open: Query<Entity, With<Question>>, frame: Res<Frame>, asked: Res<GivingUp>) {
    let opens = open.is_empty();
    open.iter().for_each(|open| commands.entity(open).despawn());
    let (frame, question) = (*frame, asked.question);
    commands.spawn((
        Question,
        Name::new("give-up"),
        FocusScope { name: "give-up", layer: 2, first: "no".into(), prompts: Prompt::OF_SCREEN },
        veil(2),
        Children::spawn(SpawnWith(move |veil: &mut ChildSpawner| {
            let node = Node { width: px(380), max_width: percent(94), padding: UiRect::all(px(20)), ..column(16.0) };
            veil.spawn(rising_panel(2, node, opens)).with_children(|sheet| {
                sheet.spawn(text(Localized::new(question), TypeSize::Body, true, palette::WASHI));
                sheet.spawn((row(10.0), Pickable::IGNORE)).with_children(|line| {
                    let answer = |name, kind| button(name, kind, &frame, Localized::new(name), None);
                    line.spawn((answer("no", ButtonKind::Primary), observe(go_on)));
                    line.spawn((answer("yes", ButtonKind::Quiet), observe(give_up)));
                });
            });
        })),
    ));
}

fn go_on(_: On<Activate>, mut commands: Commands) {
    commands.remove_resource::<GivingUp>();
}

fn give_up(
    _: On<Activate>,
    asked: Option<Res<GivingUp>>,
    mut menus: MenuOpener,
    mut requests: MessageWriter<PlayRequest>,
) {
    if let Some(asked) = asked {
        requests.write(asked.request);
        menus.close();
    }
}
