//! Tefuda: Japanese card games.

pub mod cards;
#[cfg(feature = "window")]
pub mod command_line;
#[cfg(feature = "window")]
pub mod storage;
#[cfg(feature = "window")]
pub mod text;
