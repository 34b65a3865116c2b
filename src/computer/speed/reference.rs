use crate::cards::Generator;
use crate::computer::{Chair, Level, TICKS_PER_SECOND};
use crate::rules::Seat;
use crate::rules::speed::{Action, View};

/// How often the original's computer acts: every 1.5 s (`RULES.md` §6), in ticks.
const BEAT: u64 = TICKS_PER_SECOND * 3 / 2;

/// The players that the others are measured against. They see the table as it is and act on a fixed beat.
#[derive(Debug)]
pub(super) struct Reference {
    seat: Seat,
    opens: bool,
    /// For any legal action; without it the original's choice is made.
    random: Option<Generator>,
}

impl Reference {
    pub(super) fn new(chair: &Chair) -> Self {
        let random = (chair.level == Level::Random).then(|| chair.generator());
        Self { seat: chair.seat, opens: chair.opens, random }
    }

    pub(super) fn think(&mut self, view: &View, tick: u64) -> Option<Action> {
        if tick == 0 || !tick.is_multiple_of(BEAT) {
            return None;
        }
        let mut legal = view.legal();
        if !self.opens && super::is_opening(view) {
            return None;
        }
        match &mut self.random {
            _ if legal.is_empty() => None,
            Some(generator) => Some(legal.swap_remove(generator.index(legal.len() as u32))),
            None => legal.into_iter().min_by_key(|action| original_order(action, self.seat)),
        }
    }
}

/// The original refills if it can, else plays the leftmost card that fits, onto its own ledger rather than the other.
fn original_order(action: &Action, seat: Seat) -> (u8, usize, bool) {
    match action {
        Action::Refill {} => (0, 0, false),
        Action::Play { slot, ledger, .. } => (1, *slot, *ledger != seat),
        Action::Call { slot } => (2, slot.map_or(0, |slot| slot + 1), false),
    }
}
