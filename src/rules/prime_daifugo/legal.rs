use super::Action;
use super::form::Situation;
use super::plays::{Play, Plays, Query, Rows, Step};
use crate::rules::Legal;

/// The most plays that are listed (`LAB.md`, "apply").
const LISTED_PLAYS: usize = 200;

/// So much work is spent on the list at most, in the units of [`Plays::advance`]: some 50 ms. A hand of ordinary size needs a
/// small part of it; what is left out then is told as "more".
const WORK: u64 = 1_000_000;

/// Draw, pass and plays that will be accepted, by the number of their cards, for whoever is on turn in this situation.
pub(super) fn legal_actions(situation: &Situation<'_>, may_draw: bool) -> Legal<Action> {
    let mut actions = Vec::new();
    if may_draw {
        actions.push(Action::Draw {});
    }
    actions.push(Action::Pass {});
    let (plays, more) = listed_plays(situation);
    actions.extend(plays.iter().filter_map(|play| play.action(situation.hand)));
    Legal { actions, more }
}

/// The plays to be listed, and whether there are, or may be, others.
fn listed_plays(situation: &Situation<'_>) -> (Vec<Play>, bool) {
    let query = Query::of_situation(situation);
    let (mut listed, mut work, mut incomplete) = (Vec::new(), WORK, false);
    for cards in *query.counts.start()..=situation.hand.len() {
        for mut plays in plays_of(&query, cards) {
            loop {
                match plays.advance(&mut work) {
                    Step::Found(play) if !may_finish(situation, &play) => {}
                    Step::Found(_) if listed.len() == LISTED_PLAYS => return (listed, true),
                    Step::Found(play) => listed.push(play),
                    Step::Paused => return (listed, true),
                    Step::Finished => break,
                }
            }
            incomplete |= plays.is_incomplete();
        }
    }
    (listed, incomplete)
}

/// Whether *no joker finish* allows the play.
fn may_finish(situation: &Situation<'_>, play: &Play) -> bool {
    let Situation { options, hand, .. } = situation;
    options.joker_finish || play.cards() < hand.len() || !hand.iter().any(|card| card.is_joker())
}

/// The plays that take exactly so many cards: those without factors, then the composites by the number of their field cards.
fn plays_of(query: &Query, cards: usize) -> Vec<Plays> {
    let mut searches = Vec::new();
    if query.counts.contains(&cards) {
        searches.push(Query { counts: cards..=cards, composites: Rows::None, ..query.clone() }.plays());
    }
    if query.composites != Rows::None {
        let fields = (1..cards).filter(|field| query.counts.contains(field));
        searches.extend(fields.map(|field| {
            let counts = field..=field;
            let composites = Rows::Of(cards - field);
            let query = query.clone();
            Query { counts, composites, primes: false, infinity: false, cut: false, reversal: false, ..query }.plays()
        }));
    }
    searches
}
