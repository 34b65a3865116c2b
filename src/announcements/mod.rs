//! Every event that matters in words, once, in the language spoken: for those who cannot see the table, and for the log.
//!
//! Whoever has something to say writes an [`Announcement`]. What a game's events are in words the game says itself
//! ([`Tabled::announce`]); the rest of this room knows no game. [`Log`] keeps the words of the game in play.
//!
//! * All that is announced within one frame becomes one [`Utterance`]. On a desktop it is a live region of the tree that
//!   Bevy hands to assistive technology through AccessKit; on a web page it goes into an `aria-live` element.
//! * Notices are announced when they come up, and with them why an action was refused.
//! * What has the focus is told by AccessKit, which needs an [`AccessibleName`] wherever no text stands; a web page has no
//!   AccessKit, so there the game says it ([`SpokenFocus`]).
//!
//! Nothing hidden is ever announced: a game names only cards that everybody at the device may see.

mod accessible_name;
mod assistive_action;
mod focus;
mod live_region;
mod log;
mod retell;
mod screens;
mod speech;

pub use accessible_name::AccessibleName;
pub use focus::SpokenFocus;
pub use log::{Log, LogEntry};
pub use retell::Told;
pub use speech::Utterance;

use bevy::a11y::AccessibilitySystems;
use bevy::prelude::*;

use crate::table::Tabled;
use crate::text::{Localized, TextSystems};

/// How soon something has to be heard.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Urgency {
    /// After what is being said.
    Polite,
    /// At once, whatever is being said.
    Urgent,
}

/// Something to be said, once.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Announcement {
    /// What.
    pub text: Localized,
    /// How soon.
    pub urgency: Urgency,
}

impl Announcement {
    /// Something that can wait for its turn.
    pub const fn polite(text: Localized) -> Self {
        Self { text, urgency: Urgency::Polite }
    }

    /// Something that cannot wait.
    pub const fn urgent(text: Localized) -> Self {
        Self { text, urgency: Urgency::Urgent }
    }
}

/// The order of this room's systems, all in [`PostUpdate`]; Bevy hands its tree over after them.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum SpeechSystems {
    /// Things get their names.
    Name,
    /// What has the focus is announced.
    Focus,
    /// What was announced is said.
    Say,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<Announcement>();
    app.configure_sets(
        PostUpdate,
        (SpeechSystems::Name, SpeechSystems::Focus, SpeechSystems::Say)
            .chain()
            .after(TextSystems)
            .before(AccessibilitySystems::Update),
    );
    app.add_plugins((
        accessible_name::plugin,
        assistive_action::plugin,
        focus::plugin,
        live_region::plugin,
        log::plugin,
        screens::plugin,
        speech::plugin,
    ));
}

/// Everything that one game needs to be put into words.
pub fn game_plugin<G: Tabled>(app: &mut App) {
    app.add_plugins((retell::game_plugin::<G>, screens::game_plugin::<G>));
}
