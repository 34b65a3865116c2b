//! Gamepads: buttons and the left stick become [`Command`]s.

use std::time::Duration;

use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent};
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::time::Real;
use bevy::window::{RequestRedraw, WindowFocused, WindowOccluded};

use super::{Command, ControlsSystems, Device, LastDevice, Lost, Request, Scene, Seating, Situation, Spelling, Step};
use crate::rules::Seat;
use crate::storage::Settings;

/// A direction that is held steps again after this long …
pub const REPEAT_DELAY: Duration = Duration::from_millis(350);
/// … and then each time after this long.
pub const REPEAT_INTERVAL: Duration = Duration::from_millis(90);
/// A stick at rest becomes a direction beyond this part of its way (0–1) …
pub const STICK_ENTER: f32 = 0.55;
/// … and is at rest again below this one, so that it does not flutter in between.
pub const STICK_LEAVE: f32 = 0.4;

/// Whether the lower and the right face button change places: confirm on the right, as Japanese pads had it. Follows
/// [`Settings::swap_confirm`].
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct ConfirmCancel {
    /// Confirm is the right button, cancel the lower one.
    pub swapped: bool,
}

impl ConfirmCancel {
    /// The button that confirms.
    pub fn confirm(self) -> GamepadButton {
        if self.swapped { GamepadButton::East } else { GamepadButton::South }
    }

    /// The button that cancels.
    pub fn cancel(self) -> GamepadButton {
        if self.swapped { GamepadButton::South } else { GamepadButton::East }
    }
}

/// The buttons that mean the same on every screen, besides confirm and cancel.
const EVERYWHERE: [(GamepadButton, Request); 1] = [(GamepadButton::Start, Request::Pause)];

/// The buttons that mean something only in [`Scene::Table`].
const ON_TABLE: [(GamepadButton, Request); 7] = [
    (GamepadButton::Select, Request::Log),
    (GamepadButton::North, Request::Main),
    (GamepadButton::West, Request::Main),
    (GamepadButton::LeftTrigger, Request::Aim),
    (GamepadButton::RightTrigger, Request::Aim),
    (GamepadButton::LeftTrigger2, Request::Aim),
    (GamepadButton::RightTrigger2, Request::Aim),
];

/// The buttons that mean something only in [`Scene::TurnTable`].
const IN_TURNS: [(GamepadButton, Request); 7] = [
    (GamepadButton::Select, Request::Log),
    (GamepadButton::West, Request::Main),
    (GamepadButton::North, Request::Hint),
    (GamepadButton::LeftTrigger, Request::Aim),
    (GamepadButton::RightTrigger, Request::Aim),
    (GamepadButton::LeftTrigger2, Request::Undo),
    (GamepadButton::RightTrigger2, Request::FastForward),
];

/// The buttons that mean something only in [`Scene::SpellingTable`].
const SPELLING: [(GamepadButton, Request); 7] = [
    (GamepadButton::Select, Request::Log),
    (GamepadButton::West, Request::Main),
    (GamepadButton::North, Request::Hint),
    (GamepadButton::LeftTrigger, Request::Spell(Spelling::OtherRow)),
    (GamepadButton::RightTrigger, Request::Spell(Spelling::Times)),
    (GamepadButton::LeftTrigger2, Request::Undo),
    (GamepadButton::RightTrigger2, Request::FastForward),
];

/// The buttons that mean something only everywhere else.
const ELSEWHERE: [(GamepadButton, Request); 1] = [(GamepadButton::Select, Request::Cancel)];

/// The directions held on each pad.
#[derive(Resource, Default)]
struct HeldSteps(HashMap<Entity, HeldStep>);

struct HeldStep {
    step: Step,
    /// When it steps again, in real time since the start.
    again: Duration,
}

/// The pad that was used last for each seat (or for none, in a menu), whatever was used since that is not a pad.
#[derive(Resource, Default)]
struct GamepadsInUse(HashMap<Option<Seat>, Entity>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ConfirmCancel>().init_resource::<HeldSteps>().init_resource::<GamepadsInUse>();
    app.add_systems(
        Update,
        (
            tell_lost_window_focus,
            tell_lost_gamepad,
            follow_setting.run_if(resource_exists_and_changed::<Settings>),
            (read_buttons, read_steps).run_if(a_window_is_focused),
            forget_held_steps.run_if(not(a_window_is_focused)),
            note_gamepad_as_last_device,
        )
            .chain()
            .in_set(ControlsSystems::Read),
    );
}

fn follow_setting(settings: Res<Settings>, mut confirm_cancel: ResMut<ConfirmCancel>) {
    confirm_cancel.set_if_neq(ConfirmCancel { swapped: settings.swap_confirm });
}

/// Pads report to every program at once; while another one is in front they are not meant for this one.
pub(super) fn a_window_is_focused(windows: Query<&Window>) -> bool {
    windows.is_empty() || windows.iter().any(|window| window.focused)
}

fn forget_held_steps(mut held: ResMut<HeldSteps>) {
    held.0.clear();
}

/// Desktops hand the focus about while a window opens; nobody has left it yet.
const OPENING: Duration = Duration::from_secs(1);

fn tell_lost_window_focus(
    mut changes: MessageReader<WindowFocused>,
    mut hidings: MessageReader<WindowOccluded>,
    mut lost: MessageWriter<Lost>,
    time: Res<Time<Real>>,
) {
    // A tab that is hidden may keep the focus of its window.
    let left = changes.read().filter(|change| !change.focused).count() > 0;
    let hidden = hidings.read().filter(|change| change.occluded).count() > 0;
    if (left || hidden) && time.elapsed() > OPENING {
        lost.write(Lost::Focus);
    }
}

fn tell_lost_gamepad(
    mut connections: MessageReader<GamepadConnectionEvent>,
    mut held: ResMut<HeldSteps>,
    mut in_use: ResMut<GamepadsInUse>,
    mut last: ResMut<LastDevice>,
    mut lost: MessageWriter<Lost>,
) {
    for GamepadConnectionEvent { gamepad, connection } in connections.read() {
        if *connection != GamepadConnection::Disconnected {
            continue;
        }
        held.0.remove(gamepad);
        if last.0 == Device::Gamepad(*gamepad) {
            *last = LastDevice(Device::Keyboard);
        }
        let before = in_use.0.len();
        in_use.0.retain(|_, used| used != gamepad);
        if in_use.0.len() < before {
            lost.write(Lost::Gamepad);
        }
    }
}

fn read_buttons(
    gamepads: Query<(Entity, &Gamepad)>,
    confirm_cancel: Res<ConfirmCancel>,
    situation: Situation,
    seating: Res<Seating>,
    mut commands: MessageWriter<Command>,
) {
    let confirm_cancel = [(confirm_cancel.confirm(), Request::Confirm), (confirm_cancel.cancel(), Request::Cancel)];
    let here: &[_] = match situation.scene(&seating) {
        Scene::Table => &ON_TABLE,
        Scene::TurnTable => &IN_TURNS,
        Scene::SpellingTable => &SPELLING,
        Scene::Elsewhere => &ELSEWHERE,
    };
    for (entity, gamepad) in &gamepads {
        for (button, request) in confirm_cancel.iter().chain(&EVERYWHERE).chain(here) {
            if gamepad.just_pressed(*button) {
                commands.write(Command::of_pad(*request, entity, &seating));
            }
        }
    }
}

/// Runs on real time, because menus stop the game's. A sleeping window gets no frames, so each frame in which something
/// is held asks for the next one.
fn read_steps(
    gamepads: Query<(Entity, &Gamepad)>,
    time: Res<Time<Real>>,
    mut held: ResMut<HeldSteps>,
    seating: Res<Seating>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: MessageWriter<Command>,
) {
    let now = time.elapsed();
    for (entity, gamepad) in &gamepads {
        let Some(step) = direction(gamepad, held.0.get(&entity).map(|held| held.step)) else {
            held.0.remove(&entity);
            continue;
        };
        redraw.write(RequestRedraw);
        let again = match held.0.get(&entity) {
            Some(held) if held.step == step && now < held.again => continue,
            Some(held) if held.step == step => (held.again + REPEAT_INTERVAL).max(now),
            _ => now + REPEAT_DELAY,
        };
        held.0.insert(entity, HeldStep { step, again });
        commands.write(Command::of_pad(Request::Focus(step), entity, &seating));
    }
}

/// One direction a pad, so that cross and stick together do not step twice; the cross comes first.
fn direction(gamepad: &Gamepad, before: Option<Step>) -> Option<Step> {
    const CROSS: [(GamepadButton, Step); 4] = [
        (GamepadButton::DPadUp, Step::Up),
        (GamepadButton::DPadDown, Step::Down),
        (GamepadButton::DPadLeft, Step::Left),
        (GamepadButton::DPadRight, Step::Right),
    ];
    // What is pressed and released between two frames has been pressed all the same.
    let down = |button| gamepad.pressed(button) || gamepad.just_pressed(button);
    let mut cross = CROSS.into_iter().filter(|(button, _)| down(*button)).map(|(_, step)| step);
    let first = cross.next();
    let cross = before.filter(|before| cross.any(|step| step == *before)).or(first);
    cross.or_else(|| stick_direction(gamepad.left_stick(), before))
}

/// The nearest of the four directions; near a diagonal the stick keeps the one it had.
fn stick_direction(stick: Vec2, before: Option<Step>) -> Option<Step> {
    let along = |step| match step {
        Step::Up => stick.y,
        Step::Down => -stick.y,
        Step::Left => -stick.x,
        Step::Right => stick.x,
        Step::Next | Step::Previous => 0.0,
    };
    let best =
        [Step::Up, Step::Down, Step::Left, Step::Right].into_iter().max_by(|a, b| along(*a).total_cmp(&along(*b)))?;
    match before.filter(|before| along(*before) > STICK_LEAVE) {
        Some(before) if along(best) < along(before) + STICK_LEAVE => Some(before),
        _ => (along(best) > STICK_ENTER).then_some(best),
    }
}

fn note_gamepad_as_last_device(
    mut commands: MessageReader<Command>,
    mut in_use: ResMut<GamepadsInUse>,
    mut last: ResMut<LastDevice>,
) {
    for command in commands.read() {
        if let Device::Gamepad(entity) = command.device {
            in_use.0.insert(command.seat, entity);
            last.set_if_neq(LastDevice(command.device));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stick_needs_a_firm_push_and_does_not_flutter() {
        assert_eq!(stick_direction(Vec2::new(0.0, 0.5), None), None);
        assert_eq!(stick_direction(Vec2::new(0.0, 0.6), None), Some(Step::Up));
        assert_eq!(stick_direction(Vec2::new(0.0, 0.5), Some(Step::Up)), Some(Step::Up));
        assert_eq!(stick_direction(Vec2::new(0.0, 0.3), Some(Step::Up)), None);
        assert_eq!(stick_direction(Vec2::new(-0.8, 0.1), None), Some(Step::Left));
    }

    #[test]
    fn a_stick_on_the_diagonal_keeps_its_direction() {
        assert_eq!(stick_direction(Vec2::new(0.72, 0.7), Some(Step::Up)), Some(Step::Up));
        assert_eq!(stick_direction(Vec2::new(0.95, 0.3), Some(Step::Up)), Some(Step::Right));
        assert_eq!(stick_direction(Vec2::new(-0.9, 0.0), Some(Step::Right)), Some(Step::Left));
    }
}
