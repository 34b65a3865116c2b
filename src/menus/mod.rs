//! The menus that lie over any screen: pause, settings, how to play, the log.

mod give_up;
mod log;
mod pause;
mod rules;
mod rules_pages;
mod settings;
mod trail;

pub use pause::PauseReason;
pub use rules::RulesPage;
pub use settings::SettingChange;
pub use trail::MenuOpener;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::AppSystems;
use crate::table::motion::speed_factor;
use crate::theme::timing;

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
    /// How to play the game that is set up or in play.
    Rules,
    /// What has happened in the game in play.
    Log,
}

pub(crate) fn plugin(app: &mut App) {
    app.init_state::<Menu>();
    app.add_plugins((trail::plugin, pause::plugin, give_up::plugin, settings::plugin, rules::plugin, log::plugin));
    app.add_systems(Update, stop_time_while_a_menu_is_open.run_if(state_changed::<Menu>));
    app.add_systems(Update, raise_menus.in_set(AppSystems::Draw));
}

/// Rules, computers and the table's motion run on virtual time; an open menu stops it for all of them at once.
fn stop_time_while_a_menu_is_open(menu: Res<State<Menu>>, mut time: ResMut<Time<Virtual>>) {
    if **menu == Menu::None { time.unpause() } else { time.pause() }
}

/// The sheet of a menu that has just opened, and the seconds since.
#[derive(Component, Default, Debug)]
#[require(UiTransform)]
pub(crate) struct Rising(f32);

const RISE: f32 = 12.0;

/// A menu comes in from a little below; it can be used from the first frame on.
fn raise_menus(
    mut commands: Commands,
    time: Res<Time<Real>>,
    settings: Option<Res<crate::storage::Settings>>,
    mut rising: Query<(Entity, &mut Rising, &mut UiTransform)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let factor = settings
        .map_or(1.0, |settings| if settings.reduced_motion { 0.0 } else { speed_factor(settings.animation_speed) });
    for (entity, mut rising, mut transform) in &mut rising {
        rising.0 += time.delta_secs();
        let duration = factor * timing::MENU_IN.as_secs_f32();
        let left = if duration == 0.0 { 0.0 } else { (1.0 - rising.0 / duration).max(0.0) };
        transform.translation.y = px(RISE * left * left);
        if left == 0.0 {
            commands.entity(entity).remove::<Rising>();
        }
        redraw.write(RequestRedraw);
    }
}
