//! The keyboard: keys become [`Command`]s by their place on it, whatever the layout or the input method.

use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::FocusedInput;
use bevy::prelude::*;

use super::pointer::Presses;
use super::{Command, Device, LastDevice, Request, Scene, Seating, Situation, Spelling, Step};

/// What one key asks for, in each [`Scene`] that it can be pressed in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct KeyBinding {
    /// The key, named by where it lies on an American keyboard.
    pub key: KeyCode,
    /// In [`Scene::Table`].
    pub on_table: Option<Request>,
    /// In [`Scene::TurnTable`].
    pub in_turns: Option<Request>,
    /// In [`Scene::SpellingTable`].
    pub spelling: Option<Request>,
    /// In [`Scene::Elsewhere`].
    pub elsewhere: Option<Request>,
}

impl KeyBinding {
    const fn request(&self, scene: Scene) -> Option<Request> {
        match scene {
            Scene::Table => self.on_table,
            Scene::TurnTable => self.in_turns,
            Scene::SpellingTable => self.spelling,
            Scene::Elsewhere => self.elsewhere,
        }
    }
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
/// | D F J K | place 1–4, under the resting fingers; not in turns | – |
/// | Q E | aim | – |
/// | L | log | – |
/// | H | hint, in turns | – |
/// | U Z | undo, in turns; Z together with Ctrl too | – |
/// | F | fast-forward, in turns | – |
///
/// Where a play is spelled with the ranks of cards, `A 2–9 T J Q K X` are cards (`1` and `0` too), `M R E` the signs × and ＾
/// and the other row, `D P S C` draw, pass, sort and clear; the rest is as in turns.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct KeyBindings(pub Vec<KeyBinding>);

impl Default for KeyBindings {
    fn default() -> Self {
        let split =
            |key, on_table, elsewhere| KeyBinding { key, on_table, in_turns: on_table, spelling: on_table, elsewhere };
        let everywhere = |(key, request)| split(key, Some(request), Some(request));
        let on_table = |(key, request)| split(key, Some(request), None);
        let mut bindings = vec![split(KeyCode::Escape, Some(Request::Pause), Some(Request::Cancel))];
        bindings.extend(EVERYWHERE.map(everywhere));
        bindings.push(split(KeyCode::Space, Some(Request::Main), Some(Request::Confirm)));
        bindings.extend(AIM_KEYS.map(|key| on_table((key, Request::Aim))));
        bindings.push(on_table((KeyCode::KeyL, Request::Log)));
        for keys in [&DIGITS[..], &NUMBER_PAD] {
            bindings.extend(keys.iter().enumerate().map(|(place, key)| on_table((*key, Request::Place(place)))));
        }
        let in_turns = |key| IN_TURNS.iter().find(|(bound, _)| *bound == key).map(|(_, request)| *request);
        bindings.extend(HOME_ROW.iter().enumerate().map(|(place, &key)| KeyBinding {
            key,
            on_table: Some(Request::Place(place)),
            in_turns: in_turns(key),
            spelling: in_turns(key),
            elsewhere: None,
        }));
        bindings.extend(IN_TURNS.iter().filter(|(key, _)| !HOME_ROW.contains(key)).map(|&(key, request)| KeyBinding {
            key,
            on_table: None,
            in_turns: Some(request),
            spelling: Some(request),
            elsewhere: None,
        }));
        for (key, spelling) in spelling_keys() {
            let spelling = Some(Request::Spell(spelling));
            match bindings.iter_mut().find(|binding| binding.key == key) {
                Some(binding) => binding.spelling = spelling,
                None => {
                    bindings.push(KeyBinding { key, on_table: None, in_turns: None, spelling, elsewhere: None });
                }
            }
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
const IN_TURNS: [(KeyCode, Request); 4] = [
    (KeyCode::KeyH, Request::Hint),
    (KeyCode::KeyU, Request::Undo),
    (UNDO_WITH_CONTROL, Request::Undo),
    (KeyCode::KeyF, Request::FastForward),
];
/// The key that means the same with Ctrl, as is usual.
const UNDO_WITH_CONTROL: KeyCode = KeyCode::KeyZ;
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

/// The keys of [`Scene::SpellingTable`] that mean something else there, or nothing elsewhere.
fn spelling_keys() -> impl Iterator<Item = (KeyCode, Spelling)> {
    let ranks = [&DIGITS[..], &NUMBER_PAD].into_iter().flat_map(|keys| (1..).map(Spelling::Rank).zip(keys));
    SPELLING.into_iter().chain(ranks.map(|(rank, key)| (*key, rank)))
}

const SPELLING: [(KeyCode, Spelling); 18] = [
    (KeyCode::KeyA, Spelling::Rank(1)),
    (KeyCode::KeyT, Spelling::Rank(10)),
    (KeyCode::KeyJ, Spelling::Rank(11)),
    (KeyCode::KeyQ, Spelling::Rank(12)),
    (KeyCode::KeyK, Spelling::Rank(13)),
    (KeyCode::Digit0, Spelling::Rank(0)),
    (KeyCode::Numpad0, Spelling::Rank(0)),
    (KeyCode::KeyX, Spelling::Joker),
    (KeyCode::KeyM, Spelling::Times),
    (KeyCode::NumpadMultiply, Spelling::Times),
    (KeyCode::KeyR, Spelling::Power),
    (KeyCode::KeyE, Spelling::OtherRow),
    (KeyCode::Equal, Spelling::OtherRow),
    (KeyCode::KeyC, Spelling::Clear),
    (KeyCode::Delete, Spelling::Clear),
    (KeyCode::KeyD, Spelling::Draw),
    (KeyCode::KeyP, Spelling::Pass),
    (KeyCode::KeyS, Spelling::Sort),
];

/// What a key asks for by what it types rather than by where it lies: signs lie elsewhere on every keyboard.
fn typed_sign(key: &Key) -> Option<Spelling> {
    let Key::Character(typed) = key else { return None };
    match typed.as_str() {
        "*" | "×" => Some(Spelling::Times),
        "^" | "＾" => Some(Spelling::Power),
        "=" => Some(Spelling::OtherRow),
        _ => None,
    }
}

impl KeyBindings {
    /// What a key asks for.
    pub fn request(&self, key: KeyCode, scene: Scene, shift: bool) -> Option<Request> {
        let binding = self.0.iter().find(|binding| binding.key == key)?;
        match binding.request(scene) {
            Some(Request::Focus(Step::Next)) if shift => Some(Request::Focus(Step::Previous)),
            request => request,
        }
    }

    /// The keys that ask for something, the one that prompts show coming first.
    pub fn keys(&self, request: Request, scene: Scene) -> impl Iterator<Item = KeyCode> {
        let asks = move |binding: &&KeyBinding| binding.request(scene) == Some(request);
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
    let KeyboardInput { key_code, state, repeat, ref logical_key, .. } = event.input;
    if !state.is_pressed() {
        return;
    }
    last.set_if_neq(LastDevice(Device::Keyboard));
    if !windows.contains(event.focused_entity) || is_shortcut(key_code, &held) {
        return;
    }
    let shift = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    let scene = situation.scene(&seating);
    let sign = typed_sign(logical_key).filter(|_| scene == Scene::SpellingTable).map(Request::Spell);
    let request = sign.or_else(|| bindings.request(key_code, scene, shift));
    let asked = if scene != Scene::Elsewhere {
        seating.ask(key_code, request, &split)
    } else {
        request.map(|request| (request, None))
    };
    let Some((request, seat)) = asked else { return };
    let lets_go = key_code == KeyCode::Escape && presses.is_dragging();
    if (repeat && !matches!(request, Request::Focus(_))) || lets_go {
        return;
    }
    commands.write(Command { request, device: Device::Keyboard, seat });
}

/// Whether a key belongs to the system or the browser because of what is held with it. Ctrl+Z takes back everywhere.
fn is_shortcut(key: KeyCode, held: &ButtonInput<KeyCode>) -> bool {
    const CONTROL: [KeyCode; 2] = [KeyCode::ControlLeft, KeyCode::ControlRight];
    let others = SHORTCUT_MODIFIERS.into_iter().filter(|modifier| !CONTROL.contains(modifier));
    held.any_pressed(others) || key != UNDO_WITH_CONTROL && held.any_pressed(CONTROL)
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
