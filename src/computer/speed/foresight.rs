use std::cmp::Reverse;

use super::habits::Foresight;
use crate::cards::Card;
use crate::rules::Seat;
use crate::rules::speed::{Action, SEATS, SLOTS, View};

/// A play that the rules would accept if the table were as it is believed to be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Play {
    /// From which slot.
    pub(super) slot: usize,
    /// The card there.
    pub(super) card: Card,
    /// Onto whose ledger.
    pub(super) ledger: Seat,
    /// The top it is aimed at.
    pub(super) onto: Card,
}

/// The table as a computer believes it to be: a view in which the ledgers hold the tops that it knows of. The rules
/// themselves are asked what could be done there.
#[derive(Clone, Debug)]
pub(super) struct Belief(View);

impl Belief {
    /// What follows from a look at the table and from what is known of the tops and of the other side's cards.
    pub(super) fn new(view: &View, tops: [Option<Card>; SEATS], rival: [Option<Card>; SLOTS], deck: usize) -> Self {
        let other = 1 - view.seat;
        let mut belief = view.clone();
        belief.ledgers = tops.map(Vec::from_iter);
        belief.areas[other] = rival;
        belief.decks[other].count = deck;
        Self(belief)
    }

    /// The table as it lies.
    pub(super) fn of(view: &View) -> Self {
        Self(view.clone())
    }

    /// The seat's plays, leftmost first.
    pub(super) fn plays(&self) -> Vec<Play> {
        let play = |action| match action {
            Action::Play { slot, ledger, onto } => {
                Some(Play { slot, card: self.0.areas[self.0.seat][slot]?, ledger, onto: onto? })
            }
            Action::Refill {} | Action::Call { .. } => None,
        };
        self.0.legal().into_iter().filter_map(play).collect()
    }

    /// The same table, from the other side of it.
    pub(super) fn other_side(mut self) -> Self {
        self.0.seat = 1 - self.0.seat;
        self
    }

    /// Whether the seat can do something other than call.
    pub(super) fn can_move(&self) -> bool {
        self.0.can_refill(self.0.seat) || !self.plays().is_empty()
    }

    /// Those of the plays that are best in the given foresight.
    pub(super) fn best(&self, mut plays: Vec<Play>, foresight: Foresight) -> Vec<Play> {
        let worth = |play: &Play| self.worth(*play, foresight);
        let best = plays.iter().map(worth).max();
        plays.retain(|play| Some(worth(play)) == best);
        plays
    }

    /// Whether a held card can follow on the one that the play lays.
    pub(super) fn chains(&self, play: Play) -> bool {
        self.after(play).plays().iter().any(|next| next.ledger == play.ledger)
    }

    /// The slot whose card, turned onto the own ledger at a call, leaves the longest chain; of several the leftmost.
    pub(super) fn best_to_turn(&self, slots: impl Iterator<Item = usize>) -> Option<usize> {
        let seat = self.0.seat;
        let turned =
            |slot: usize| Some(Play { slot, card: self.0.areas[seat][slot]?, ledger: seat, onto: self.0.top(seat)? });
        slots.min_by_key(|slot| Reverse(turned(*slot).map(|play| self.after(play).chain())))
    }

    /// How good a play is: the held cards that can follow it in a row, then the fewness of the other side's answers.
    fn worth(&self, play: Play, foresight: Foresight) -> (usize, Reverse<usize>) {
        let next = self.after(play);
        match foresight {
            Foresight::None => (0, Reverse(0)),
            Foresight::Chain => (next.chain(), Reverse(0)),
            Foresight::Rival => (next.chain(), Reverse(next.answers())),
        }
    }

    /// How many plays the other side's open cards have, now or after a refill.
    fn answers(&self) -> usize {
        let cards = self.0.areas[1 - self.0.seat].iter().flatten();
        cards.map(|card| (0..SEATS).filter(|ledger| self.0.fits(*card, *ledger)).count()).sum()
    }

    /// The table after a play. Refills are left aside, because what they bring is not known: the deck counts as empty.
    fn after(&self, play: Play) -> Self {
        let mut next = self.clone();
        next.0.areas[self.0.seat][play.slot] = None;
        next.0.decks[self.0.seat].count = 0;
        next.0.ledgers[play.ledger] = vec![play.card];
        next
    }

    /// The most held cards that can be played in a row: at most 3! × 2³ lines, since one has been played before.
    fn chain(&self) -> usize {
        self.plays().into_iter().map(|play| 1 + self.after(play).chain()).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::rules::Rules;
    use crate::rules::speed::Speed;

    /// What seat 0 believes when it has seen all of such a table. Its decks are empty.
    fn belief(own: [&str; 4], rival: [&str; 4], tops: [&str; 2]) -> Belief {
        let area = |cards: [&str; 4]| cards.map(|card| (!card.is_empty()).then(|| card.to_owned()));
        let position = json!({"areas": [area(own), area(rival)], "ledgers": tops.map(|top| [top])});
        let position = serde_json::from_value(position).expect("a position");
        let options = Speed::preset("standard").expect("a preset");
        let view = Speed::from_position(&options, 2, &position).expect("a possible position").view(0);
        Belief::new(&view, [view.top(0), view.top(1)], view.areas[1], 0)
    }

    fn best(belief: &Belief, foresight: Foresight) -> Vec<(usize, Seat)> {
        belief.best(belief.plays(), foresight).iter().map(|play| (play.slot, play.ledger)).collect()
    }

    #[test]
    fn without_foresight_all_plays_are_equal() {
        let belief = belief(["S7", "S5", "C8", ""], ["HK", "", "", ""], ["D6", "DJ"]);
        assert_eq!(best(&belief, Foresight::None), [(0, 0), (1, 0)]);
    }

    #[test]
    fn the_longest_chain_is_begun() {
        // 7 then 8 goes on; after 5 neither 7 nor 8 fits.
        let belief = belief(["S7", "S5", "C8", ""], ["HK", "", "", ""], ["D6", "DJ"]);
        assert_eq!(best(&belief, Foresight::Chain), [(0, 0)]);
        let chains: Vec<bool> = belief.plays().into_iter().map(|play| belief.chains(play)).collect();
        assert_eq!(chains, [true, false]);
    }

    #[test]
    fn of_equal_chains_the_one_with_the_fewest_answers_is_begun() {
        // A lone 6 fits 5 and 7. On the 5 it leaves 6 and 7, which the rival's 5, 8 and 6 fit; on the 7 it leaves 5 and 6,
        // which only 5 and 6 fit.
        let belief = belief(["S6", "SK", "", ""], ["H5", "D8", "H6", ""], ["C5", "C7"]);
        assert_eq!(best(&belief, Foresight::Chain), [(0, 0), (0, 1)]);
        assert_eq!(best(&belief, Foresight::Rival), [(0, 1)]);
    }

    #[test]
    fn at_a_call_the_card_that_the_others_follow_is_turned() {
        // On a turned 4 follow the 5 and the other 4, on a turned 5 only one of the 4s. Of equals the leftmost.
        let belief = belief(["S5", "S4", "C4", ""], ["HK", "", "", ""], ["D8", "DJ"]);
        assert_eq!(belief.best_to_turn([0, 1, 2].into_iter()), Some(1));
    }
}
