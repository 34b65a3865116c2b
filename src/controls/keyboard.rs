//! The keyboard: keys become [`Command`]s by their place on it, whatever the layout or the input method.

use bevy::input::keyboard::KeyboardInput;
use bevy::input_focus::FocusedInput;
use bevy::prelude::*;

use super::pointer::Presses;
use super::{Command, Device, LastDevice, Request, Seating, Situation, Step};

/// What one key asks for, in both places that it can be pressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyBinding {
    /// The key, named by where it lies on an American keyboard.
    pub key: KeyCode,
    /// While a game is in play and no menu is open.
    pub on_table: Option<Request>,
    /// Everywhere else.
    pub elsewhere: Option<Request>,
}

/// Every key that means something. A key counts once; of several that ask for the same, prompts show the first.
///
/// | keys | on the table | elsewhere |
/// |---|---|---|
/// | arrows, Tab, Shift+Tab | focus | focus |
/// | Enter | confirm | confirm |
/// | Space | main | confirm |
/// | Escape | pause | cancel |
/// | P | pause | pause |
/// | Backspace | cancel | cancel |
/// | 1–9, on the number pad too | place 1–9 | – |
/// | D F J K | place 1–4, under the resting fingers | – |
/// | Q E | aim | – |
/// | L | log | – |
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct KeyBindings(pub Vec<KeyBinding>);

impl Default for KeyBindings {
    fn default() -> Self {
        let everywhere = |(key, request)| KeyBinding { key, on_table: Some(request), elsewhere: Some(request) };
        let on_table = |(key, request)| KeyBinding { key, on_table: Some(request), elsewhere: None };
        let split = |key, on_table, elsewhere| KeyBinding { key, on_table: Some(on_table), elsewhere: Some(elsewhere) };
        let mut bindings = vec![split(KeyCode::Escape, Request::Pause, Request::Cancel)];
        bindings.extend(EVERYWHERE.map(everywhere));
        bindings.push(split(KeyCode::Space, Request::Main, Request::Confirm));
        bindings.extend(AIM_KEYS.map(|key| on_table((key, Request::Aim))));
        bindings.push(on_table((KeyCode::KeyL, Request::Log)));
        for keys in [&DIGITS[..], &NUMBER_PAD, &HOME_ROW] {
            bindings.extend(keys.iter().enumerate().map(|(place, key)| on_table((*key, Request::Place(place)))));
        }
        Self(bindings)
    }
}

const EVERYWHERE: [(KeyCode, Request); 9] = [
    (KeyCode::ArrowUp, Request::Focus(Step::Up)),
    (KeyCode::ArrowDown, Request::Focus(Step::Down)),
    (KeyCode::ArrowLeft, Request::Focus(Step::Left)),
    (KeyCode::ArrowRight, Request::Focus(Step::Right)),
    (KeyCode::Tab, Request::Focus(Step::Next)),
    (KeyCode::Enter, Request::Confirm),
    (KeyCode::NumpadEnter, Request::Confirm),
    (KeyCode::KeyP, Request::Pause),
    (KeyCode::Backspace, Request::Cancel),
];
const AIM_KEYS: [KeyCode; 2] = [KeyCode::KeyQ, KeyCode::KeyE];
const HOME_ROW: [KeyCode; 4] = [KeyCode::KeyD, KeyCode::KeyF, KeyCode::KeyJ, KeyCode::KeyK];
const DIGITS: [KeyCode; 9] = [
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit5,
    KeyCode::Digit6,
    KeyCode::Digit7,
    KeyCode::Digit8,
    KeyCode::Digit9,
];
const NUMBER_PAD: [KeyCode; 9] = [
    KeyCode::Numpad1,
    KeyCode::Numpad2,
    KeyCode::Numpad3,
    KeyCode::Numpad4,
    KeyCode::Numpad5,
    KeyCode::Numpad6,
    KeyCode::Numpad7,
    KeyCode::Numpad8,
    KeyCode::Numpad9,
];

impl KeyBindings {
    /// What a key asks for.
    pub fn request(&self, key: KeyCode, on_table: bool, shift: bool) -> Option<Request> {
        let binding = self.0.iter().find(|binding| binding.key == key)?;
        let request = if on_table { binding.on_table } else { binding.elsewhere };
        match request {
            Some(Request::Focus(Step::Next)) if shift => Some(Request::Focus(Step::Previous)),
            request => request,
        }
    }

    /// The keys that ask for something, the one that prompts show coming first.
    pub fn keys(&self, request: Request, on_table: bool) -> impl Iterator<Item = KeyCode> {
        let asks =
            move |binding: &&KeyBinding| (if on_table { binding.on_table } else { binding.elsewhere }) == Some(request);
        self.0.iter().filter(asks).map(|binding| binding.key)
    }
}

/// The keys of two people who share one keyboard: four places under the resting fingers, the main act under the thumb, the
/// aim above. Any two of them can be told apart when they are pressed together.
///
/// | | places 1–4 | main | aim |
/// |---|---|---|---|
/// | left half | A S D F | V | E |
/// | right half | J K L ; | N | I |
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct SplitKeyBindings(pub [Vec<(KeyCode, Request)>; 2]);

impl Default for SplitKeyBindings {
    fn default() -> Self {
        let half = |places: [KeyCode; 4], main, aim| {
            let places = places.into_iter().enumerate().map(|(place, key)| (key, Request::Place(place)));
            places.chain([(main, Request::Main), (aim, Request::Aim)]).collect()
        };
        Self([
            half([KeyCode::KeyA, KeyCode::KeyS, KeyCode::KeyD, KeyCode::KeyF], KeyCode::KeyV, KeyCode::KeyE),
            half([KeyCode::KeyJ, KeyCode::KeyK, KeyCode::KeyL, KeyCode::Semicolon], KeyCode::KeyN, KeyCode::KeyI),
        ])
    }
}

impl SplitKeyBindings {
    /// Which half a key belongs to (0 is the left one), and what it asks for.
    pub fn request(&self, key: KeyCode) -> Option<(usize, Request)> {
        let keys = self.0.iter().enumerate().flat_map(|(half, keys)| keys.iter().map(move |key| (half, key)));
        keys.into_iter().find(|(_, (bound, _))| *bound == key).map(|(half, (_, request))| (half, *request))
    }

    /// The keys of a half that ask for something.
    pub fn keys(&self, half: usize, request: Request) -> impl Iterator<Item = KeyCode> {
        let keys = self.0.get(half).map(Vec::as_slice).unwrap_or_default();
        keys.iter().filter(move |(_, asked)| *asked == request).map(|(key, _)| *key)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<KeyBindings>().init_resource::<SplitKeyBindings>();
    app.add_observer(read_key);
}

/// Keys that the focused widget has used for itself (a button its Enter, a slider its arrows) never bubble up to the
/// window; all others become commands there. So each press acts exactly once.
fn read_key(
    event: On<FocusedInput<KeyboardInput>>,
    windows: Query<(), With<Window>>,
    (bindings, split): (Res<KeyBindings>, Res<SplitKeyBindings>),
    seating: Res<Seating>,
    held: Res<ButtonInput<KeyCode>>,
    presses: Res<Presses>,
    situation: Situation,
    mut last: ResMut<LastDevice>,
    mut commands: MessageWriter<Command>,
) {
    let KeyboardInput { key_code, state, repeat, .. } = event.input;
    if !state.is_pressed() {
        return;
    }
    last.set_if_neq(LastDevice(Device::Keyboard));
    if !windows.contains(event.focused_entity) || held.any_pressed(SHORTCUT_MODIFIERS) {
        return;
    }
    let shift = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let on_table = situation.is_on_table();
    let request = bindings.request(key_code, on_table, shift);
    let asked = if on_table { seating.ask(key_code, request, &split) } else { request.map(|request| (request, None)) };
    let Some((request, seat)) = asked else { return };
    let lets_go = key_code == KeyCode::Escape && presses.is_dragging();
    if (repeat && !matches!(request, Request::Focus(_))) || lets_go {
        return;
    }
    commands.write(Command { request, device: Device::Keyboard, seat });
}

/// With one of these a key belongs to the system or the browser.
const SHORTCUT_MODIFIERS: [KeyCode; 6] = [
    KeyCode::ControlLeft,
    KeyCode::ControlRight,
    KeyCode::AltLeft,
    KeyCode::AltRight,
    KeyCode::SuperLeft,
    KeyCode::SuperRight,
];
