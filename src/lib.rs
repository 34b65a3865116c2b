//! Tefuda: Japanese card games.

pub mod cards;
#[cfg(feature = "window")]
pub mod command_line;
pub mod registry;
pub mod rules;
#[cfg(feature = "window")]
pub mod storage;
#[cfg(feature = "window")]
pub mod text;
