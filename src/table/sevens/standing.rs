//! What of Sevens the board shows.

use crate::cards::{Card, CardSet, Number};
use crate::play::Play;
use crate::rules::sevens::{Action, Sevens, View};
use crate::rules::{Rules, Seat};
use crate::table::board::{Boarded, Move, Pass, Standing};

/// So many moves are told beside the board.
const MOVES: usize = 4;

pub(super) fn standing(play: &Play<Sevens>, holder: Option<Seat>) -> Standing {
    let state = play.state();
    // What lies open is the same for every seat.
    let view = state.view(holder.unwrap_or(0));
    let on_turn = holder.is_some() && view.turn() == holder;
    let legal = if on_turn { view.legal() } else { Vec::new() };
    let closed = view.closed_places();
    let of_holder = |cards: CardSet| if holder.is_some() { cards } else { CardSet::EMPTY };
    let jokers_to_lay = legal.iter().filter_map(|action| match action {
        Action::Joker { joker, .. } => Some(*joker),
        _ => None,
    });
    Standing {
        holder,
        on_turn,
        hand: of_holder(view.hand()),
        playable: of_holder(view.playable()) | jokers_to_lay.collect(),
        filled: view.filled(),
        open: if view.turn().is_some() { view.next_places() } else { CardSet::EMPTY },
        closed,
        behind: behind(closed, view.filled() | view.next_places()),
        jokers: CardSet::SUITS.into_iter().filter(|card| view.joker_at(*card).is_some()).collect(),
        last: last_cell(play),
        moves: moves(play),
        pass: pass(&view, holder, &legal),
        ..Standing::default()
    }
}

/// What a pass would do for the seat that looks.
fn pass(view: &View, holder: Option<Seat>, legal: &[Action]) -> Pass {
    let left = holder.and_then(|seat| view.passes_left(seat));
    Pass { allowed: legal.contains(&Action::Pass {}), left, puts_out: left == Some(0) }
}

/// The places behind closed ones, seen from the seven, up to the next that is filled or open.
fn behind(closed: CardSet, stop: CardSet) -> CardSet {
    let mut behind = CardSet::EMPTY;
    for card in closed {
        let onwards = if card.number > Number::SEVEN { 1 } else { -1 };
        let step = |card: &Card| {
            let number = Number::new(card.number.get().checked_add_signed(onwards)?)?;
            Some(Card { number, ..*card })
        };
        behind |= std::iter::successors(step(&card), step).take_while(|card| !stop.contains(*card)).collect();
    }
    behind
}

/// The place that was filled last.
fn last_cell(play: &Play<Sevens>) -> CardSet {
    play.record().actions.iter().rev().find_map(|done| Sevens::cell_of(&done.action)).into_iter().collect()
}

fn moves(play: &Play<Sevens>) -> Vec<Move> {
    let told = |done: &crate::record::Recorded<Action>| Move { seat: done.seat, card: Sevens::cell_of(&done.action) };
    play.record().actions.iter().rev().take(MOVES).map(told).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &str) -> CardSet {
        names.split_whitespace().filter_map(|name| name.parse::<Card>().ok()).collect()
    }

    /// `look/sevens.png`: ♥ is laid from 7 to K, so it goes on from A and the places under the lock are out of reach; ♦ is
    /// laid from A to 9 and goes on from K.
    #[test]
    fn what_lies_behind_a_lock_reaches_to_the_open_end() {
        let stop = set("HA H7 H8 H9 HT HJ HQ HK DA D2 D3 D4 D5 D6 D7 D8 D9 DK");
        assert_eq!(behind(set("H6 DT"), stop), set("H2 H3 H4 H5 DJ DQ"));
    }
}
