//! Mouse, touch, keyboard and gamepad: what people do becomes [`Command`]s, [`Gesture`]s and activations.
//!
//! Nothing here knows a game. A game's own table turns commands and gestures into actions.
//!
//! * [`Touchable`] things on the table give [`Gesture`]s; interface nodes are Bevy's widgets and press themselves.
//! * Keys and pads give [`Command`]s. What the focused widget uses for itself (Enter on a button) is no command, so each
//!   press acts exactly once.
//! * One focus for interface and table: [`Focusable`]. Confirming what has it triggers
//!   [`Activate`](bevy::ui_widgets::Activate) there.
//! * [`Seating`] says which person each device acts for; several who play at once have [`Cursors`] of their own.
//! * [`Prompts`] say at the foot of the screen what the device used last can do.
//! * What is taken away, a pad or the window's focus, is [`Lost`].

mod clipboard;
#[cfg(target_arch = "wasm32")]
mod clipboard_web;
mod cursor;
#[cfg(target_arch = "wasm32")]
mod first_device_web;
mod focus;
mod focus_ring;
mod gamepad;
#[cfg_attr(target_arch = "wasm32", path = "gamepad_wake_web.rs")]
mod gamepad_wake;
mod keyboard;
mod navigation;
mod pointer;
mod press;
mod prompt;
mod prompt_bar;
mod quick_press;
mod seating;

pub use clipboard::{Copyable, Pasted};
pub use cursor::{ActivateFor, CursorStop, CursorStops, Cursors};
pub use focus::{FirstFocus, InLine};
pub use focus_ring::RING_REACH;
pub use gamepad::{ConfirmCancel, REPEAT_DELAY, REPEAT_INTERVAL};
pub use keyboard::{KeyBinding, KeyBindings, SplitKeyBindings};
pub use pointer::{MOUSE_DRAG_THRESHOLD, Presses, TOUCH_DRAG_THRESHOLD, Touchable};
pub(crate) use press::{PressSystems, something_is_pressed};
pub use prompt::{Prompt, PromptAction, Prompts, key_name};
pub use prompt_bar::PromptBar;
pub use seating::{KeyboardOwner, Seating};

use bevy::ecs::system::SystemParam;
use bevy::picking::pointer::PointerId;
use bevy::prelude::*;

use crate::app::AppSystems;
use crate::menus::Menu;
use crate::rules::Seat;
use crate::screens::Screen;

/// The order within [`AppSystems::Controls`]; what turns commands and gestures into actions comes after both.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ControlsSystems {
    /// Devices are read: commands, gestures and losses are written.
    Read,
    /// The focus follows the commands, and what is confirmed is activated.
    Focus,
}

/// A device that commands come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Reflect)]
pub enum Device {
    /// A mouse or a pen.
    Mouse,
    /// A finger.
    Touch,
    /// The keyboard.
    Keyboard,
    /// This gamepad.
    Gamepad(Entity),
}

/// The device used last: its glyphs are shown.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LastDevice(pub Device);

impl Default for LastDevice {
    fn default() -> Self {
        Self(Device::Keyboard)
    }
}

/// A step of the focus.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Reflect)]
pub enum Step {
    /// Up on the screen.
    Up,
    /// Down.
    Down,
    /// Left.
    Left,
    /// Right.
    Right,
    /// In reading order.
    Next,
    /// Against it.
    Previous,
}

impl Step {
    /// The same way along a line that may be broken: to the sides is onwards and backwards.
    const fn in_reading_order(self) -> Self {
        match self {
            Self::Right => Self::Next,
            Self::Left => Self::Previous,
            other => other,
        }
    }
}

/// What somebody asks for by a key or a pad button, whatever the device.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Reflect)]
pub enum Request {
    /// Move the focus.
    Focus(Step),
    /// Activate what has the focus.
    Confirm,
    /// Back, or out of a choice.
    Cancel,
    /// Open or close the pause menu.
    Pause,
    /// The game's main act: draw, or call.
    Main,
    /// A direct key for the n-th place of one's own, from 0.
    Place(usize),
    /// Aim at the other target.
    Aim,
    /// Open the log of the game in play.
    Log,
    /// Take back what was done last, in a game in turns.
    Undo,
    /// Ask for advice, in a game in turns.
    Hint,
    /// Let the computers hurry, in a game in turns that no person takes part in any more.
    FastForward,
    /// Put a play together, where that is done by the ranks of cards.
    Spell(Spelling),
}

/// What keys and buttons ask for where a play is put together from several cards, which are named by their ranks.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Reflect)]
pub enum Spelling {
    /// A card of this rank, 1–13; or a value of 0–13 for a joker.
    Rank(u8),
    /// A joker.
    Joker,
    /// The sign ×.
    Times,
    /// The sign ＾.
    Power,
    /// Go on in the other row.
    OtherRow,
    /// Put all cards back.
    Clear,
    /// Draw a card.
    Draw,
    /// Pass.
    Pass,
    /// Sort the hand otherwise.
    Sort,
}

impl Request {
    /// Whether it means the same wherever the focus is, and leaves that as it is.
    const fn is_direct(self) -> bool {
        match self {
            Self::Focus(_) | Self::Confirm | Self::Cancel | Self::Pause => false,
            Self::Main
            | Self::Place(_)
            | Self::Aim
            | Self::Log
            | Self::Undo
            | Self::Hint
            | Self::FastForward
            | Self::Spell(_) => true,
        }
    }
}

/// A [`Request`] and where it came from.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub struct Command {
    /// What is asked for.
    pub request: Request,
    /// By which device.
    pub device: Device,
    /// For whom, by the [`Seating`]; nobody where nobody plays at this device, and for keys in menus.
    pub seat: Option<Seat>,
}

/// What a pointer does to a thing on the table; positions in the table's logical px (origin in the middle, y up).
///
/// A press that moves less than the threshold before its release is a click; a drag is never a click as well.
#[derive(Message, Clone, Copy, PartialEq, Debug)]
pub enum Gesture {
    /// Pressed and released in place.
    Click {
        /// The pointer.
        pointer: PointerId,
        /// What was pressed.
        entity: Entity,
        /// Where.
        position: Vec2,
    },
    /// The press has moved beyond the threshold.
    DragStart {
        /// The pointer.
        pointer: PointerId,
        /// What was pressed.
        entity: Entity,
        /// Where it was pressed.
        from: Vec2,
        /// Where the pointer is now.
        position: Vec2,
    },
    /// The pointer moves on.
    Drag {
        /// The pointer.
        pointer: PointerId,
        /// What is dragged.
        entity: Entity,
        /// Where the pointer is now.
        position: Vec2,
    },
    /// The pointer was released.
    Drop {
        /// The pointer.
        pointer: PointerId,
        /// What was dragged.
        entity: Entity,
        /// Where it was released.
        position: Vec2,
    },
    /// The drag ended without a release: focus lost, pointer gone, Escape, a menu.
    Cancel {
        /// The pointer.
        pointer: PointerId,
        /// What was dragged.
        entity: Entity,
    },
}

/// Something the focus can go to. Interface nodes are measured by themselves; things on the table carry a
/// [`FocusArea`] that their table keeps.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Focusable {
    /// Only the highest layer present takes the focus: 0 screens and table, 1 menus, 2 what opens over a menu.
    pub layer: u8,
    /// Reading order within the layer.
    pub order: i32,
}

/// Where a focusable thing of the table lies: logical px from the window's top left corner, y down.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct FocusArea(pub Rect);

/// Something that was in use has been taken away; a game in play should pause.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Lost {
    /// The gamepad used last was unplugged, or its battery is empty.
    Gamepad,
    /// The window is no longer the one in front.
    Focus,
}

/// Where a key or a button is pressed, which decides what it means.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scene {
    /// At the table of a game in which all act at once, no menu open.
    Table,
    /// At the table of a game in turns, no menu open.
    TurnTable,
    /// The same, of a game whose cards are named by their ranks.
    SpellingTable,
    /// Everywhere else.
    Elsewhere,
}

/// What the [`Scene`] follows from.
#[derive(SystemParam)]
struct Situation<'w> {
    screen: Option<Res<'w, State<Screen>>>,
    menu: Option<Res<'w, State<Menu>>>,
}

impl Situation<'_> {
    /// Whether a game is in play and no menu lies over it.
    fn is_on_table(&self) -> bool {
        self.screen.as_ref().is_some_and(|screen| ***screen == Screen::Play)
            && self.menu.as_ref().is_none_or(|menu| ***menu == Menu::None)
    }

    fn scene(&self, seating: &Seating) -> Scene {
        if self.is_on_table() { seating.scene() } else { Scene::Elsewhere }
    }

    /// Whether several people play there at once.
    fn is_shared_table(&self, seating: &Seating) -> bool {
        seating.is_shared() && self.is_on_table()
    }
}

/// Adds everything that listens, and the prompts. Needs Bevy's input, picking and focus plugins with the dispatch of
/// focused input, and the theme's frame.
pub fn plugin(app: &mut App) {
    app.add_message::<Command>().add_message::<Gesture>().add_message::<Lost>().init_resource::<LastDevice>();
    app.configure_sets(Update, (ControlsSystems::Read, ControlsSystems::Focus).chain().in_set(AppSystems::Controls));
    app.add_plugins((
        clipboard::plugin,
        pointer::plugin,
        keyboard::plugin,
        gamepad::plugin,
        gamepad_wake::plugin,
        seating::plugin,
        focus::plugin,
        cursor::plugin,
        focus_ring::plugin,
        press::plugin,
        prompt_bar::plugin,
        quick_press::plugin,
    ));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins((clipboard_web::plugin, first_device_web::plugin));
}
