//! The game's app, without a window on a screen.

mod window;
