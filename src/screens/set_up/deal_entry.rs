use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;

use crate::AppSystems;
use crate::cards::{DealNumber, NotADealNumber};
use crate::controls::Pasted;
use crate::menus::Menu;
use crate::screens::Screen;

/// A deal number being entered; there while the keypad is open.
///
/// Anything may be typed, also a number that is too large: what is wrong with it is said at once, and it can be mended.
/// The number chosen before stays until another one is accepted.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct DealEntry {
    digits: String,
    refused: bool,
}

/// The button that accepts the number.
#[derive(Component, Debug)]
pub(super) struct AcceptsDeal;

/// More digits than any number has, so that a slip of the finger shows as what it is.
const MOST_DIGITS: usize = 24;

impl DealEntry {
    /// The digits entered so far.
    pub fn digits(&self) -> &str {
        &self.digits
    }

    /// Adds a digit at the end; anything else is ignored.
    pub fn push(&mut self, digit: char) {
        if digit.is_ascii_digit() && self.digits.len() < MOST_DIGITS {
            self.digits.push(digit);
            self.refused = false;
        }
    }

    /// Takes the one number in a text, such as "Deal 42", in place of the digits entered so far. A text with no number or
    /// with several changes nothing; returns whether there was one.
    pub fn paste(&mut self, text: &str) -> bool {
        let mut numbers = text.split(|character: char| !character.is_ascii_digit()).filter(|run| !run.is_empty());
        let (Some(number), None) = (numbers.next(), numbers.next()) else { return false };
        self.clear();
        number.chars().for_each(|digit| self.push(digit));
        true
    }

    /// Takes the last digit away.
    pub fn pop(&mut self) {
        self.digits.pop();
        self.refused = false;
    }

    /// Takes all digits away.
    pub fn clear(&mut self) {
        self.digits.clear();
        self.refused = false;
    }

    /// The number entered.
    ///
    /// # Errors
    /// If there are no digits, or if they make a number beyond 18446744073709551615.
    pub fn number(&self) -> Result<DealNumber, NotADealNumber> {
        self.digits.parse()
    }

    /// Whether the entry has to be mended: it is too large, or was to be accepted and is no number.
    pub fn is_wrong(&self) -> bool {
        self.refused || (!self.digits.is_empty() && self.number().is_err())
    }

    pub(super) fn refuse(&mut self) {
        self.refused = true;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, type_digits.in_set(AppSystems::Record));
    app.add_systems(OnExit(Screen::SetUp), |mut commands: Commands| commands.remove_resource::<DealEntry>());
}

/// A digit typed or a number pasted anywhere on the screen opens the entry, and from then on Enter accepts.
pub(super) fn type_digits(
    mut keys: MessageReader<KeyboardInput>,
    mut pasted: MessageReader<Pasted>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    mut entry: Option<ResMut<DealEntry>>,
    accepts: Query<Entity, With<AcceptsDeal>>,
    mut focus: ResMut<InputFocus>,
    mut visible: ResMut<InputFocusVisible>,
    mut commands: Commands,
) {
    let mut opened = DealEntry::default();
    let mut typed = false;
    let listening = **screen == Screen::SetUp && **menu == Menu::None;
    for key in keys.read().filter(|key| key.state == ButtonState::Pressed && listening) {
        let entry = entry.as_deref_mut().unwrap_or(&mut opened);
        match &key.logical_key {
            Key::Character(characters) if characters.chars().all(|character| character.is_ascii_digit()) => {
                characters.chars().for_each(|digit| entry.push(digit));
            }
            Key::Backspace => entry.pop(),
            Key::Delete => entry.clear(),
            _ => continue,
        }
        typed = true;
    }
    for Pasted(text) in pasted.read().filter(|_| listening) {
        typed |= entry.as_deref_mut().unwrap_or(&mut opened).paste(text);
    }
    if !typed {
        return;
    }
    // After a mouse the focus is hidden, and a hidden one takes an Enter only to show itself.
    visible.0 = true;
    if entry.is_some() {
        accepts.iter().for_each(|accept| focus.set(accept, FocusCause::Navigated));
    } else if !opened.digits.is_empty() {
        commands.insert_resource(opened);
    }
}
