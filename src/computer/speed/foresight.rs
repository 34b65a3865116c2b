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

    /// The slot whose card, turned onto the own ledger at a call, leaves the longest chain.
    pub(super) fn best_to_turn(&self, slots: impl Iterator<Item = usize>) -> Option<usize> {
        let seat = self.0.seat;
        let turned =
            |slot: usize| Some(Play { slot, card: self.0.areas[seat][slot]?, ledger: seat, onto: self.0.top(seat)? });
        slots.max_by_key(|slot| turned(*slot).map(|play| self.after(play).chain()))
    }

    /// How good a play is: the held cards that can follow it in a row, then the fewness of the other side's answers.
    fn worth(&self, play: Play, foresight: Foresight) -> (usize, isize) {
        let next = self.after(play);
        match foresight {
            Foresight::None => (0, 0),
            Foresight::Chain => (next.chain(), 0),
            Foresight::Rival => (next.chain(), -(next.other_side().plays().len() as isize)),
        }
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
