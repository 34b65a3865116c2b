//! Undo, hint and fast-forward, by key, by pad and by the bar's buttons.

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::TurnTabled;
use super::hint::HintWanted;
use crate::AppSystems;
use crate::controls::{Command, ControlsSystems, LastDevice, Request, Seating};
use crate::menus::Menu;
use crate::play::{FastForward, Play, PlayRequest};
use crate::screens::Screen;

/// A button that asks for the same as a key or a pad's button.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Asks(pub Request);

pub(super) fn plugin<G: TurnTabled>(app: &mut App) {
    app.add_systems(
        Update,
        follow_commands
            .in_set(AppSystems::Controls)
            .after(ControlsSystems::Focus)
            .run_if(resource_exists::<Play<G>>)
            .run_if(in_state(Screen::Play)),
    );
}

/// What is meant for a menu is read too, and forgotten: an open menu keeps messages until it closes.
fn follow_commands(
    mut commands: MessageReader<Command>,
    menu: Res<State<Menu>>,
    mut requests: MessageWriter<PlayRequest>,
    mut hints: MessageWriter<HintWanted>,
    mut fast: ResMut<FastForward>,
) {
    for command in commands.read() {
        if **menu != Menu::None {
            continue;
        }
        match command.request {
            Request::Undo => _ = requests.write(PlayRequest::Undo),
            Request::Hint => _ = hints.write(HintWanted),
            Request::FastForward => fast.toggle(),
            _ => {}
        }
    }
}

/// A button's observer.
pub(super) fn ask(
    activated: On<Activate>,
    buttons: Query<&Asks>,
    last: Res<LastDevice>,
    seating: Res<Seating>,
    mut commands: MessageWriter<Command>,
) {
    if let Ok(Asks(request)) = buttons.get(activated.entity) {
        commands.write(Command { request: *request, device: last.0, seat: seating.people().first().copied() });
    }
}
