//! Tefuda (手札): Japanese card games as one Bevy game.
//!
//! Data flows one way:
//!
//! ```text
//! controls  →  Action  →  rule resource .apply()  →  Events  →  Zone components  →  poses (tweens)  →  sprites
//! computer  ↗                    ↘ typed refusal  →  shake + message
//! ```
//!
//! [`rules`] and [`computer`] hold the games as data and pure functions; they and the lab build without the feature
//! `window`, which holds everything that draws, sounds or listens.

pub mod cards;
pub mod computer;
pub mod numbers;
pub mod record;
pub mod registry;
pub mod rules;

#[cfg(feature = "window")]
pub mod announcements;
#[cfg(feature = "window")]
mod app;
#[cfg(feature = "window")]
pub mod command_line;
#[cfg(feature = "window")]
pub mod controls;
#[cfg(feature = "window")]
pub mod menus;
#[cfg(feature = "window")]
pub mod play;
#[cfg(feature = "window")]
pub mod screens;
#[cfg(feature = "window")]
pub mod storage;
#[cfg(feature = "window")]
pub mod table;
#[cfg(feature = "window")]
pub mod text;
#[cfg(feature = "window")]
pub mod theme;
#[cfg(feature = "window")]
pub mod window;

#[cfg(feature = "window")]
pub use app::{AppSystems, plugin, run};
#[cfg(all(feature = "window", not(target_arch = "wasm32")))]
pub use app::{HEADLESS_FRAME, headless};
