use super::rollouts::{Rollouts, Searched};
use crate::cards::Generator;

/// At most so many games are played on in a slice of the search for advice: some milliseconds of an optimised build.
const PLAYOUTS_PER_SLICE: usize = 8;

/// A search for the action that is best for whoever looks at a view, slice by slice. It ends by itself.
#[derive(Debug)]
pub struct Adviser<G: Searched> {
    search: Rollouts<G>,
}

impl<G: Searched> Adviser<G> {
    /// Begins a search; nothing where no action is open to whoever looks. The same view leads to the same action.
    pub(super) fn new(view: &G::View) -> Option<Self> {
        let actions = G::open_to(view);
        let generator = Generator::new(G::fingerprint(view));
        (!actions.is_empty()).then(|| Self { search: Rollouts::new(actions, G::HINT_WORLDS, generator) })
    }

    /// Searches on in the same view; the best action, once it is known.
    pub(super) fn search(&mut self, view: &G::View) -> Option<G::Action> {
        self.search.only_action().or_else(|| {
            self.search.play_on(view, PLAYOUTS_PER_SLICE);
            self.search.decision()
        })
    }
}
