//! The game in play: the one resource that holds the truth, and the only way to change it.
//!
//! [`game_plugin`] is added once for each game by the registry; everything in it is generic, so nothing here knows which
//! game is played. What a game must tell beside its rules and its computers is [`Playable`].

mod act;
mod flow;
mod fresh_deal;
mod hand_over;
mod launch;
mod pace;
mod people;
mod request;
mod save;
mod session;
mod summary;
mod table;

pub use act::{Act, Happened, Refused};
pub use flow::{CardsMoving, FinalBoard};
pub use fresh_deal::fresh_deal;
pub use hand_over::HandOver;
pub use pace::{ComputerWait, FastForward};
pub use people::SeatPeople;
pub use request::{PlayRequest, StartGame};
pub use save::GAME_FILE;
pub use session::{Clock, Play};
pub use summary::{Figure, SavedGame, Summary};
pub use table::Table;

use std::time::Duration;

use bevy::prelude::*;

use crate::AppSystems;
use crate::computer::{Computers, TICKS_PER_SECOND};
use crate::controls::something_is_pressed;
use crate::menus::Menu;
use crate::record::Record;
use crate::rules::{Seat, match_is_over};
use crate::screens::Screen;
use crate::storage::Notices;
use crate::text::Localized;
use crate::window::KeepDrawing;

/// What the screens need of a game beside its rules and its computers.
pub trait Playable: Computers {
    /// Whether the game's clock runs in this state.
    fn clock_runs(&self) -> bool {
        true
    }

    /// Whether keys name cards by their ranks rather than by their places, since a play takes several.
    const SPELLED: bool = false;

    /// The most games of a match under these options; 1 where there are no matches.
    fn games(_options: &Self::Options) -> u8 {
        1
    }

    /// Whether the match has ended with these games, given by their ranks.
    fn match_is_over(options: &Self::Options, series: &[Vec<u8>]) -> bool {
        match_is_over(series, Self::games(options))
    }

    /// Whether anything may happen by itself from here on: a clock runs, a computer thinks, a count-down ends. Where nothing
    /// does, nothing is drawn until somebody acts: in a game in turns, while a person is asked.
    fn is_timed(play: &Play<Self>) -> bool {
        if Self::SIMULTANEOUS { play.state().outcome().is_none() } else { play.computer_on_turn().is_some() }
    }

    /// Figures of a game for its result screen, counted for all who played: the key of a text, and the number.
    fn figures(record: &Record<Self>) -> Vec<(&'static str, u64)>;

    /// The same figures counted for one seat alone: unless the game says otherwise, by its own actions.
    fn own_figures(record: &Record<Self>, seat: Seat) -> Vec<(&'static str, u64)> {
        let mut own = record.clone();
        own.actions.retain(|done| done.seat == seat);
        Self::figures(&own)
    }

    /// What a seat's place in a game that has ended follows from, in a few words, where the order of finishing does not say it.
    fn placed_by(&self, _seat: Seat) -> Vec<Localized> {
        Vec::new()
    }
}

/// The systems of [`FixedUpdate`] that move a game on, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TickSystems {
    /// The clock advances.
    Clock,
    /// The computers look, think and act.
    Computers,
    /// What happens by itself after some time.
    Timers,
}

/// The order within [`AppSystems::Record`]: what has happened in any game is kept before any game is taken off the table
/// or put onto it. Both go by commands, so without an order the last action before leaving could be lost, and the summary
/// of the game that was could overwrite that of the new one.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum FlowSystems {
    /// The save and the summary follow the game in play.
    Keep,
    /// Games come and go.
    Change,
}

pub(crate) fn plugin(app: &mut App) {
    app.add_message::<StartGame>()
        .add_message::<PlayRequest>()
        .init_resource::<SavedGame>()
        .init_resource::<Clock>()
        .init_resource::<CardsMoving>()
        .configure_sets(
            FixedUpdate,
            (TickSystems::Clock, TickSystems::Computers, TickSystems::Timers)
                .chain()
                .run_if(in_state(Screen::Play))
                .run_if(in_state(Menu::None)),
        )
        .configure_sets(Update, (FlowSystems::Keep, FlowSystems::Change).chain().in_set(AppSystems::Record))
        .add_systems(Update, flow::refuse_unknown_games.in_set(AppSystems::Record))
        .add_systems(OnExit(Screen::Play), forget_passing_notices)
        .add_systems(Update, something_is_pressed.pipe(flow::go_on_to_the_result).in_set(FlowSystems::Keep))
        .add_plugins((hand_over::plugin, pace::plugin, save::plugin));
}

/// Everything that one game needs to be played.
pub fn game_plugin<G: Playable>(app: &mut App) {
    app.add_message::<Happened<G>>()
        .add_message::<Refused<G>>()
        .add_plugins((hand_over::game_plugin::<G>, people::game_plugin::<G>, save::game_plugin::<G>))
        .add_systems(PostStartup, launch::start_game_of_command_line::<G>)
        .add_systems(
            RunFixedMainLoop,
            forget_passing_notices
                .in_set(RunFixedMainLoopSystems::AfterFixedMainLoop)
                .run_if(on_message::<Happened<G>>),
        )
        .add_systems(FixedUpdate, advance_clock::<G>.in_set(TickSystems::Clock))
        .add_systems(Update, keep_drawing_while_time_runs::<G>.in_set(AppSystems::Draw).run_if(in_state(Screen::Play)))
        .add_systems(
            Update,
            (
                save::save_game::<G>.run_if(resource_exists_and_changed::<Play<G>>),
                update_summary::<G>.run_if(resource_exists::<Play<G>>),
                pace::offer_fast_forward::<G>.run_if(resource_exists::<Play<G>>),
            )
                .chain()
                .in_set(FlowSystems::Keep),
        )
        .add_systems(
            Update,
            (
                flow::start_game::<G>.run_if(on_message::<StartGame>),
                flow::answer_play_requests::<G>.run_if(on_message::<PlayRequest>),
                // An open menu stops the time, and the cards are to be seen on their way back.
                flow::answer_undo::<G>.run_if(in_state(Menu::None)),
                save::continue_game::<G>.run_if(on_message::<PlayRequest>),
                flow::show_result_after_the_end::<G>.run_if(resource_exists::<Play<G>>).run_if(in_state(Screen::Play)),
            )
                .chain()
                .in_set(FlowSystems::Change),
        );
    if G::SIMULTANEOUS {
        app.add_systems(FixedUpdate, let_computers_act::<G>.in_set(TickSystems::Computers));
    } else {
        app.add_systems(FixedUpdate, pace::let_computer_on_turn_act::<G>.in_set(TickSystems::Computers));
        app.add_systems(PreUpdate, count_time_without_frames::<G>);
    }
}

/// Whoever pressed in a hurry would else be told later what is not so any more. Once computers have acted, before anybody
/// presses again: what is said of the new position stays.
fn forget_passing_notices(mut notices: ResMut<Notices>) {
    notices.forget_passing();
}

/// The clock stands still once the game is over.
fn advance_clock<G: Playable>(play: Option<Res<Play<G>>>, mut clock: ResMut<Clock>) {
    if let Some(play) = play.filter(|play| play.state().outcome().is_none()) {
        clock.advance(play.state().clock_runs());
    }
}

/// While a person is asked and nothing moves, nothing is drawn and virtual time misses most of what passes. The game's clock
/// does not. Where frames are slow while computers think, it misses as much as virtual time does, since they are made to
/// wait by it; the time that the result tells counts that as well. (The log has the ticks of the record, which are the same
/// for everybody who plays it again.)
fn count_time_without_frames<G: Playable>(
    play: Option<Res<Play<G>>>,
    screen: Res<State<Screen>>,
    (real, counted): (Res<Time<Real>>, Res<Time<Virtual>>),
    mut clock: ResMut<Clock>,
    mut rest: Local<Duration>,
) {
    let Some(turn) = play.as_deref().and_then(|play| play.state().turn()) else { return };
    if counted.is_paused() || **screen != Screen::Play {
        return;
    }
    let missed = *rest + real.delta().saturating_sub(counted.delta());
    let ticks = (missed.as_secs_f64() * TICKS_PER_SECOND as f64) as u64;
    *rest = missed.saturating_sub(Duration::from_secs_f64(ticks as f64 / TICKS_PER_SECOND as f64));
    if ticks == 0 {
        return;
    }
    if play.is_some_and(|play| play.is_persons(turn)) {
        let tick = clock.tick + ticks;
        clock.skip_to(tick, true);
    } else {
        clock.missed += ticks;
    }
}

/// Every computer thinks a bounded slice; what it wants is handed in like anybody's action.
fn let_computers_act<G: Playable>(mut act: Act<G>) {
    let seats = act.play().map_or(0, |play| play.state().seats());
    for seat in 0..seats {
        if act.play().is_some_and(|play| play.state().outcome().is_none()) {
            act.let_computer_act(seat);
        }
    }
}

/// The screens' view of the game follows it.
fn update_summary<G: Playable>(
    play: Res<Play<G>>,
    clock: Res<Clock>,
    summary: Option<ResMut<Summary>>,
    mut commands: Commands,
) {
    if play.is_changed() || summary.is_none() {
        commands.insert_resource(Summary::of(play.record(), play.state(), &clock));
    }
}

/// A game with a clock, or with a computer that is about to act, is drawn on, and so is the moment before its result;
/// under an open menu it rests, and so does a table at which nothing is timed.
fn keep_drawing_while_time_runs<G: Playable>(
    play: Option<Res<Play<G>>>,
    time: Res<Time<Virtual>>,
    final_board: Option<Res<FinalBoard>>,
    mut drawing: KeepDrawing,
) {
    let ends = final_board.is_none();
    let busy = |play: Res<Play<G>>| (play.state().outcome().is_some() && ends) || G::is_timed(&play);
    if !time.is_paused() && play.is_some_and(busy) {
        drawing.request();
    }
}
