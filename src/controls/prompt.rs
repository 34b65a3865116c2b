//! What the prompts at the foot of the screen show: for each act the glyphs of the device used last.

use bevy::prelude::*;

use super::{ConfirmCancel, Device, KeyBindings, Request, Scene, Spelling, Step};
use crate::theme::atlas::Glyph;

/// What the glyphs of a prompt stand for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PromptAction {
    /// One request. For a step of the focus, prefer one of the ranges below.
    Request(Request),
    /// Steps in all four directions.
    Steps,
    /// Steps to the left and to the right.
    SideSteps,
    /// The direct keys of the first so many places; with a pad, stepping there and confirming.
    Places(usize),
    /// The keys of the ranks, ace to king; with a pad, stepping to a card and confirming.
    Ranks,
}

/// One entry of the prompts bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prompt {
    /// What its glyphs stand for.
    pub action: PromptAction,
    /// The key of the text that says what it does.
    pub key: &'static str,
    /// Whether it stands at the right end, as back and pause do.
    pub at_end: bool,
}

impl Prompt {
    /// Of a screen that nothing lies below: go to something and confirm it.
    pub const OF_FIRST_SCREEN: &[Self] = &[Self::CHOOSE, Self::CONFIRM];
    /// Of other screens and of menus: there is a way back as well.
    pub const OF_SCREEN: &[Self] = &[Self::CHOOSE, Self::CONFIRM, Self::BACK];
    /// Of a page on which what can be chosen stands in one line.
    pub const OF_LINE: &[Self] = &[Self::CHOOSE_IN_LINE, Self::CONFIRM, Self::BACK];
    /// Of a page that is only read: its one button is the way back.
    pub const OF_PAGE: &[Self] = &[Self::BACK];

    const CHOOSE: Self = Self::new(PromptAction::Steps, "prompt-choose");
    const CHOOSE_IN_LINE: Self = Self::new(PromptAction::SideSteps, "prompt-choose");
    const CONFIRM: Self = Self::new(PromptAction::Request(Request::Confirm), "prompt-confirm");
    const BACK: Self = Self::new(PromptAction::Request(Request::Cancel), "prompt-back").at_end();

    /// A prompt in the row that begins at the left.
    pub const fn new(action: PromptAction, key: &'static str) -> Self {
        Self { action, key, at_end: false }
    }

    /// The same at the right end.
    #[must_use]
    pub const fn at_end(self) -> Self {
        Self { at_end: true, ..self }
    }
}

/// The prompts of what is on the screen now, from left to right; the topmost
/// [`FocusScope`](crate::theme::widget::FocusScope) sets them, at the table the game. Without any, and for touch, there is
/// no bar. What the device used last cannot do is left out.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Prompts(pub Vec<Prompt>);

/// One sign of a prompt.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Sign {
    Picture(Glyph),
    /// A key with this on its cap.
    Key(String),
    /// Joins the first and the last of a row of keys.
    Through,
}

/// What decides how an act is done.
pub(super) struct Hardware<'a> {
    pub device: Device,
    pub keys: &'a KeyBindings,
    pub confirm_cancel: ConfirmCancel,
    pub scene: Scene,
}

impl Hardware<'_> {
    /// The signs of an act; none if this device does not do it.
    pub fn signs(&self, action: PromptAction) -> Vec<Sign> {
        match self.device {
            Device::Touch => Vec::new(),
            Device::Mouse => self.mouse(action),
            Device::Keyboard => self.keyboard(action),
            Device::Gamepad(_) => self.gamepad(action).into_iter().map(Sign::Picture).collect(),
        }
    }

    /// The mouse's other hand is on the keyboard: what has no place on the screen to click is done there.
    fn mouse(&self, action: PromptAction) -> Vec<Sign> {
        match action {
            PromptAction::Request(Request::Confirm) | PromptAction::Places(_) | PromptAction::Ranks => {
                vec![Sign::Picture(Glyph::MouseLeft)]
            }
            // That a screen can be gone over by keys as well is said nowhere else.
            PromptAction::Steps
            | PromptAction::Request(
                Request::Main
                | Request::Pause
                | Request::Cancel
                | Request::Log
                | Request::Undo
                | Request::Hint
                | Request::FastForward
                | Request::Spell(_),
            ) => self.keyboard(action),
            PromptAction::Request(_) | PromptAction::SideSteps => Vec::new(),
        }
    }

    fn keyboard(&self, action: PromptAction) -> Vec<Sign> {
        match action {
            PromptAction::Request(Request::Aim) => self.keys.keys(Request::Aim, self.scene).map(sign).collect(),
            PromptAction::Request(request) => self.key(request).into_iter().collect(),
            PromptAction::Steps => self.steps(&[Step::Left, Step::Right, Step::Up, Step::Down]),
            PromptAction::SideSteps => self.steps(&[Step::Left, Step::Right]),
            // As they are printed on the cards, whichever other keys there are.
            PromptAction::Ranks => vec![Sign::Key("A".to_owned()), Sign::Through, Sign::Key("K".to_owned())],
            PromptAction::Places(count) => {
                let ends = [Request::Place(0), Request::Place(count.saturating_sub(1))].map(|place| self.key(place));
                match ends {
                    [Some(first), Some(last)] if count > 1 => vec![first, Sign::Through, last],
                    [first, _] => first.into_iter().collect(),
                }
            }
        }
    }

    fn gamepad(&self, action: PromptAction) -> Vec<Glyph> {
        let confirm = face(self.confirm_cancel.confirm());
        match action {
            PromptAction::Steps | PromptAction::SideSteps | PromptAction::Request(Request::Focus(_)) => {
                vec![Glyph::DirectionPad]
            }
            PromptAction::Places(_) | PromptAction::Ranks | PromptAction::Request(Request::Place(_)) => {
                vec![Glyph::DirectionPad, confirm]
            }
            PromptAction::Request(Request::Confirm) => vec![confirm],
            PromptAction::Request(Request::Cancel) => vec![face(self.confirm_cancel.cancel())],
            PromptAction::Request(Request::Main) if self.scene != Scene::Table => vec![Glyph::FaceWest],
            PromptAction::Request(Request::Main | Request::Hint) => vec![Glyph::FaceNorth],
            PromptAction::Request(Request::Aim) => vec![Glyph::ShoulderLeft, Glyph::ShoulderRight],
            PromptAction::Request(Request::Pause) => vec![Glyph::Start],
            PromptAction::Request(Request::Spell(Spelling::OtherRow)) => vec![Glyph::ShoulderLeft],
            PromptAction::Request(Request::Spell(Spelling::Times)) => vec![Glyph::ShoulderRight],
            PromptAction::Request(Request::Log | Request::Undo | Request::FastForward | Request::Spell(_)) => {
                Vec::new()
            }
        }
    }

    fn steps(&self, steps: &[Step]) -> Vec<Sign> {
        steps.iter().filter_map(|step| self.key(Request::Focus(*step))).collect()
    }

    fn key(&self, request: Request) -> Option<Sign> {
        self.keys.keys(request, self.scene).next().map(sign)
    }
}

fn face(button: GamepadButton) -> Glyph {
    if button == GamepadButton::East { Glyph::FaceEast } else { Glyph::FaceSouth }
}

/// Named as on an American keyboard; a key's place is what counts.
pub(super) fn sign(key: KeyCode) -> Sign {
    match key {
        KeyCode::ArrowLeft => Sign::Picture(Glyph::ArrowLeft),
        KeyCode::ArrowRight => Sign::Picture(Glyph::ArrowRight),
        KeyCode::ArrowUp => Sign::Picture(Glyph::ArrowUp),
        KeyCode::ArrowDown => Sign::Picture(Glyph::ArrowDown),
        _ => Sign::Key(key_name(key)),
    }
}

/// What is printed on the cap of a key.
pub fn key_name(key: KeyCode) -> String {
    match key {
        KeyCode::Escape => "Esc".into(),
        KeyCode::Semicolon => ";".into(),
        _ => {
            let name = format!("{key:?}");
            let cap = ["Key", "Digit", "Numpad"].iter().find_map(|kind| name.strip_prefix(kind));
            cap.unwrap_or(&name).into()
        }
    }
}
