use serde::Serialize;

use super::normal::{Normal, is_one_play};
use crate::cards::Card;
use crate::computer::{Advice, Advises};
use crate::rules::prime_daifugo::plays::Holding;
use crate::rules::prime_daifugo::{Action, Factor, PrimeDaifugo, View};

/// Why an action is advised at Prime Daifugo; the key of a text.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum PrimeReason {
    /// It is the last play of the hand.
    Finishes,
    /// What is left can be laid at once.
    LeavesOnePlay,
    /// It gets rid of many cards at once.
    ShedsMany,
    /// It is enough, and stronger cards stay.
    KeepsStrong,
    /// Nothing that is true can be laid with what is known.
    NothingToPlay,
    /// What could be laid is worth more later.
    TooDear,
}

/// A search for advice: what a casual player would do.
#[derive(Debug)]
pub struct PrimeAdviser {
    player: Normal,
}

/// From so many cards on a play gets rid of many.
const MANY: usize = 4;

impl Advises for PrimeDaifugo {
    type Reason = PrimeReason;
    type Adviser = PrimeAdviser;

    fn adviser(view: &View) -> Option<PrimeAdviser> {
        view.is_on_turn().then(|| {
            let mut player = Normal::default();
            player.begin(view);
            PrimeAdviser { player }
        })
    }

    fn advise(adviser: &mut PrimeAdviser, view: &View) -> Option<Advice<Action, PrimeReason>> {
        let action = adviser.player.think(view)?;
        let reason = match &action {
            Action::Play { field, factors } => {
                let factors = factors.iter().flat_map(Factor::cards);
                let laid: Vec<Card> = field.iter().copied().chain(factors).map(|played| played.card).collect();
                reason_to_play(view, &laid)
            }
            Action::Draw {} | Action::Pass {} if adviser.player.has_found_any() => PrimeReason::TooDear,
            Action::Draw {} | Action::Pass {} => PrimeReason::NothingToPlay,
        };
        Some(Advice { action, reason })
    }
}

fn reason_to_play(view: &View, laid: &[Card]) -> PrimeReason {
    let left: Vec<Card> = view.own_hand().iter().copied().filter(|card| !laid.contains(card)).collect();
    if left.is_empty() {
        PrimeReason::Finishes
    } else if is_one_play(&Holding::new(left, true)) {
        PrimeReason::LeavesOnePlay
    } else if laid.len() >= MANY {
        PrimeReason::ShedsMany
    } else {
        PrimeReason::KeepsStrong
    }
}
