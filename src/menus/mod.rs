//! The menus that lie over any screen: pause, settings, how to play, the log.

mod give_up;
mod hand_over;
mod log;
mod page;
mod passage;
mod pause;
mod practices;
mod rules;
mod settings;
mod sheet;
mod trail;

pub use page::{AidOffered, Page, PageLine};
pub(crate) use passage::rising_panel;
pub use pause::PauseReason;
pub use practices::Practices;
pub use rules::RulesOpener;
pub use settings::SettingChange;
pub(crate) use sheet::{header, sheet};
pub use trail::MenuOpener;

use bevy::prelude::*;
use bevy::state::state::StateTransitionSystems;

/// Which menu is open; independent of [`crate::screens::Screen`], so that the settings are the same from title and pause.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Menu {
    /// None.
    #[default]
    None,
    /// The game is paused.
    Pause,
    /// Language, motion, controls.
    Settings,
    /// How to play: a page for each game.
    Rules,
    /// What has happened in the game in play.
    Log,
    /// Lines that the game in play has filled.
    Page,
    /// Practice, apart from any game; the game that it belongs to builds it.
    Practice,
    /// The device goes to the next of several people: nothing of the table is to be seen.
    HandOver,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Menu>();
    app.add_plugins((
        trail::plugin,
        passage::plugin,
        pause::plugin,
        give_up::plugin,
        hand_over::plugin,
        settings::plugin,
        rules::plugin,
        log::plugin,
        page::plugin,
    ));
    // Before anything is entered: what a screen sets going there has to find the time as it will be.
    app.add_systems(
        StateTransition,
        stop_time_while_a_menu_is_open
            .run_if(state_changed::<Menu>)
            .in_set(StateTransitionSystems::TransitionSchedules),
    );
}

/// Rules, computers and the table's motion run on virtual time; an open menu stops it for all of them at once.
fn stop_time_while_a_menu_is_open(menu: Res<State<Menu>>, mut time: ResMut<Time<Virtual>>) {
    if **menu == Menu::None { time.unpause() } else { time.pause() }
}
