//! What the game says, in Japanese and in English.
//!
//! The sentences stand in `assets/languages/<language>/*.ftl` in [Fluent](https://projectfluent.org), one file a
//! subject, so that a translator needs no Rust; they are built into the program, so none can be missing at run time.
//! [`Texts`] is the one place that reads them. A text on the screen is an entity with [`Localized`] beside its `Text`:
//! it follows the language by itself.

mod argument;
mod card;
mod clock;
mod follow_setting;
mod language;
mod localized;
#[cfg(target_arch = "wasm32")]
mod page_language;
mod texts;

pub use argument::Argument;
pub use clock::clock_text;
pub use follow_setting::ChooseLanguage;
pub use language::{Language, NotALanguage};
pub use localized::Localized;
pub use texts::Texts;

use bevy::prelude::*;

/// Whether a text is to be read or to be heard; what differs is what cards are called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Manner {
    Written,
    Spoken,
}

/// The systems that write texts, all in [`PostUpdate`] before the layout of the same frame.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub struct TextSystems;

/// Adds [`Texts`], unless they were inserted before, and the systems that keep the screen in their language.
pub fn plugin(app: &mut App) {
    app.init_resource::<Texts>();
    app.add_plugins((localized::plugin, follow_setting::plugin));
    #[cfg(target_arch = "wasm32")]
    app.add_plugins(page_language::plugin);
}
