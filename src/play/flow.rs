use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::Pressed;
use serde_json::Value;

use super::{Clock, ComputerWait, Play, PlayRequest, Playable, SavedGame, StartGame, Summary, fresh_deal};
use crate::controls::{Command, Request};
use crate::menus::Menu;
use crate::record::Record;
use crate::registry::Game;
use crate::rules::SetupError;
use crate::screens::Screen;
use crate::storage::Notices;
use crate::text::Localized;
use crate::theme::timing;

/// How long the last position of a game that has ended has been seen at rest, in virtual time.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct UntilResult {
    seen: Duration,
}

/// Whether cards, or what springs up on them, are still on their way; the table says so.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CardsMoving(pub bool);

/// There while a game that has ended is looked at again, from its result screen.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct FinalBoard;

/// Tells that there is no such game; whatever is in play goes on.
pub(super) fn refuse_unknown_games(mut asked: MessageReader<StartGame>, mut notices: ResMut<Notices>) {
    for start in asked.read().filter(|start| Game::from_name(&start.game).is_none()) {
        notices.push(Localized::new("notice-cannot-start").with("reason", start.game.clone()));
    }
}

/// Deals a game that was asked for; whatever was in play leaves the table.
pub(super) fn start_game<G: Playable>(
    mut asked: MessageReader<StartGame>,
    mut commands: Commands,
    mut next: ResMut<NextState<Screen>>,
    mut notices: ResMut<Notices>,
) {
    let Some(start) = asked.read().last() else { return };
    if start.game != G::NAME {
        if Game::from_name(&start.game).is_some() {
            commands.remove_resource::<Play<G>>();
        }
        return;
    }
    let play = record_of::<G>(start).map_err(|error| error.to_string()).and_then(|record| {
        let play = Play::begin(record);
        play.map_err(|error| error.to_string())
    });
    match play {
        Ok(play) => put_on_the_table(play, Clock::default(), &mut commands, &mut next),
        Err(reason) => notices.push(Localized::new("notice-cannot-start").with("reason", reason)),
    }
}

fn record_of<G: Playable>(start: &StartGame) -> Result<Record<G>, SetupError> {
    let overrides = match &start.options {
        Value::Object(overrides) => overrides.clone(),
        _ => serde_json::Map::new(),
    };
    let options = G::options_from(&start.preset, &overrides)?;
    Ok(Record::new(start.preset.clone(), options, start.players.clone(), start.deal))
}

/// The one place where a game comes into play.
pub(super) fn put_on_the_table<G: Playable>(
    play: Play<G>,
    clock: Clock,
    commands: &mut Commands,
    next: &mut NextState<Screen>,
) {
    commands.insert_resource(Summary::of(play.record(), play.state(), &clock));
    commands.insert_resource(play);
    commands.insert_resource(clock);
    commands.remove_resource::<UntilResult>();
    commands.remove_resource::<FinalBoard>();
    // Entering the screen again from itself is what clears the table and deals anew.
    next.set(Screen::Play);
}

/// Restart, rematch, next game and leaving, for the game that is in play.
pub(super) fn answer_play_requests<G: Playable>(
    mut requests: MessageReader<PlayRequest>,
    play: Option<Res<Play<G>>>,
    clock: Res<Clock>,
    mut commands: Commands,
    mut next: ResMut<NextState<Screen>>,
    mut saved: ResMut<SavedGame>,
) {
    let Some(request) = requests.read().last() else { return };
    let Some(play) = play else { return };
    let record = match request {
        PlayRequest::RestartDeal => play.restarted(),
        PlayRequest::Rematch => play.first_game(),
        PlayRequest::NextGame => play.next_game(),
        PlayRequest::NewDeal => play.another_deal(fresh_deal()),
        PlayRequest::ShowBoard if play.state().outcome().is_some() => {
            commands.insert_resource(FinalBoard);
            next.set(Screen::Play);
            return;
        }
        PlayRequest::ShowResult if play.state().outcome().is_some() => {
            next.set(Screen::Result);
            return;
        }
        PlayRequest::Continue | PlayRequest::Undo | PlayRequest::ShowBoard | PlayRequest::ShowResult => return,
        PlayRequest::Leave => {
            saved.0 = super::save::worth_continuing(&play).then(|| Summary::of(play.record(), play.state(), &clock));
            commands.remove_resource::<Play<G>>();
            commands.remove_resource::<FinalBoard>();
            next.set(Screen::Title);
            return;
        }
    };
    if let Ok(play) = Play::begin(record) {
        put_on_the_table(play, Clock::default(), &mut commands, &mut next);
    }
}

/// Takes back at the table, also in the moment between the last card and the result, and where the end is looked at again.
pub(super) fn answer_undo<G: Playable>(
    mut requests: MessageReader<PlayRequest>,
    play: Option<ResMut<Play<G>>>,
    screen: Res<State<Screen>>,
    mut commands: Commands,
) {
    let wanted = requests.read().filter(|request| **request == PlayRequest::Undo).count() > 0;
    let Some(mut play) = play.filter(|play| wanted && **screen == Screen::Play && play.can_undo()) else { return };
    play.undo();
    commands.remove_resource::<UntilResult>();
    commands.remove_resource::<FinalBoard>();
}

/// Any press that means nothing else goes on to the result. What is still on its way arrives first, and is seen for a moment:
/// in a hurry one presses once more than the game needs.
pub(super) fn go_on_to_the_result(
    In(something_is_pressed): In<bool>,
    until: Option<ResMut<UntilResult>>,
    (moving, menu, screen): (Res<CardsMoving>, Res<State<Menu>>, Res<State<Screen>>),
    mut commands: MessageReader<Command>,
    pressed: Query<(), With<Pressed>>,
) {
    let more = |command: &&Command| {
        matches!(command.request, Request::Undo | Request::Pause | Request::Log | Request::Focus(_))
    };
    // Read in every frame, so that none of an earlier one is taken for this press.
    let means_more = commands.read().filter(more).count() > 0;
    let at_the_table = **screen == Screen::Play && **menu == Menu::None;
    if !something_is_pressed || means_more || !at_the_table || !pressed.is_empty() {
        return;
    }
    if let Some(mut until) = until.filter(|until| !moving.0 && until.seen >= timing::LEAST_BEFORE_RESULT) {
        until.seen = timing::BEFORE_RESULT;
    }
}

/// Lets the last card land, and the last position be seen, before the result is shown.
pub(super) fn show_result_after_the_end<G: Playable>(
    play: Res<Play<G>>,
    until: Option<ResMut<UntilResult>>,
    (time, wait, moving): (Res<Time>, Res<ComputerWait>, Res<CardsMoving>),
    final_board: Option<Res<FinalBoard>>,
    mut next: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    if play.state().outcome().is_none() || wait.is_held() || final_board.is_some() {
        return;
    }
    let Some(mut until) = until else {
        commands.insert_resource(UntilResult::default());
        return;
    };
    if moving.0 {
        until.seen = Duration::ZERO;
    } else if until.seen < timing::BEFORE_RESULT {
        until.seen += time.delta();
    } else {
        commands.remove_resource::<UntilResult>();
        next.set(Screen::Result);
    }
}
