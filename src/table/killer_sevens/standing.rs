//! What of Killer Sevens the board shows.

use std::collections::BTreeMap;

use crate::cards::{Card, CardSet};
use crate::play::Play;
use crate::record::Recorded;
use crate::rules::killer_sevens::{Action, KillerSevens, View};
use crate::rules::{Rules, Seat};
use crate::table::board::{Boarded, Move, Pass, Standing};

/// So many moves are told beside the board.
const MOVES: usize = 4;

pub(super) fn standing(play: &Play<KillerSevens>, holder: Option<Seat>) -> Standing {
    // What lies open is the same for every seat.
    let view = play.state().view(holder.unwrap_or(0));
    let on_turn = holder.is_some() && view.turn() == holder;
    let of_holder = |cards: CardSet| if holder.is_some() { cards } else { CardSet::EMPTY };
    let told = |done: &Recorded<Action>| Move { seat: done.seat, card: KillerSevens::cell_of(&done.action) };
    let moves: Vec<Move> = play.record().actions.iter().rev().map(told).collect();
    Standing {
        holder,
        on_turn,
        hand: of_holder(view.hand()),
        playable: of_holder(view.playable()),
        filled: view.filled(),
        open: if on_turn { view.playable() } else { CardSet::EMPTY },
        dead: (0..view.seats()).fold(CardSet::EMPTY, |dead, seat| dead | view.dead(seat)),
        owners: owners(play, &view),
        last: moves.iter().find_map(|done| done.card).into_iter().collect(),
        moves: moves.into_iter().take(MOVES).collect(),
        pass: pass(&view, holder),
        ..Standing::default()
    }
}

/// What a pass would do for the seat that looks.
fn pass(view: &View, holder: Option<Seat>) -> Pass {
    let left = holder.and_then(|seat| view.passes_left(seat));
    let able = !view.playable().is_empty();
    Pass { allowed: view.legal().contains(&Action::Pass {}), left, puts_out: able && left == Some(0) }
}

/// Who held the cards on the board: the sevens before they were placed, placed cards until their turn, dead ones to the last.
fn owners(play: &Play<KillerSevens>, view: &View) -> BTreeMap<Card, Seat> {
    let record = play.record();
    let dealt = KillerSevens::dealt_hands(view.seats(), record.deal);
    let held = dealt.iter().enumerate().flat_map(|(seat, hand)| hand.into_iter().map(move |card| (card, seat)));
    held.filter(|(card, _)| view.filled().contains(*card)).collect()
}
