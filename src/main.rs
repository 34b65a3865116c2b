//! The game's window.

use bevy::app::AppExit;

fn main() -> AppExit {
    tefuda::run()
}
