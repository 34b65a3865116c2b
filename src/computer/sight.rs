use std::collections::VecDeque;

/// Something on the table as a computer knows it: a change takes its reaction time to reach it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Sight<T> {
    known: T,
    /// What has happened and is not known yet, in order, each with the tick at which it will be.
    coming: VecDeque<(u64, T)>,
}

impl<T: Clone + PartialEq> Sight<T> {
    /// Something that has been watched from the start.
    pub(super) const fn new(known: T) -> Self {
        Self { known, coming: VecDeque::new() }
    }

    /// Looks at how the thing is at `tick`. If that is new it will be known `reaction` ticks later, though never before
    /// an earlier change is.
    pub(super) fn watch(&mut self, actual: &T, tick: u64, reaction: impl FnOnce() -> u64) {
        let newest = self.coming.back();
        if newest.map_or(&self.known, |(_, value)| value) != actual {
            let earliest = newest.map_or(0, |(due, _)| *due);
            self.coming.push_back((earliest.max(tick + reaction()), actual.clone()));
        }
        while let Some((_, value)) = self.coming.pop_front_if(|(due, _)| *due <= tick) {
            self.known = value;
        }
    }

    /// Knows the thing without delay, because the change is of one's own making.
    pub(super) fn assume(&mut self, actual: T) {
        self.known = actual;
        self.coming.clear();
    }

    /// The thing as it is known.
    pub(super) const fn known(&self) -> &T {
        &self.known
    }

    /// The tick from which all that has happened so far will be known; nothing if it is known already.
    pub(super) fn known_from(&self) -> Option<u64> {
        self.coming.back().map(|(due, _)| *due)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_known_after_the_reaction_and_in_order() {
        let mut sight = Sight::new('a');
        sight.watch(&'b', 10, || 5);
        sight.watch(&'b', 14, || unreachable!("nothing new has happened"));
        assert_eq!(*sight.known(), 'a');
        assert_eq!(sight.known_from(), Some(15));
        // A quicker reaction to a later change does not overtake the earlier one.
        sight.watch(&'c', 14, || 0);
        assert_eq!(*sight.known(), 'a');
        sight.watch(&'c', 15, || unreachable!("nothing new has happened"));
        assert_eq!(*sight.known(), 'c');
        assert_eq!(sight.known_from(), None);
    }

    #[test]
    fn what_changes_back_is_seen_to_have_done_so() {
        let mut sight = Sight::new('a');
        sight.watch(&'b', 0, || 4);
        sight.watch(&'a', 1, || 4);
        sight.watch(&'a', 4, || unreachable!("nothing new has happened"));
        assert_eq!(*sight.known(), 'b');
        sight.watch(&'a', 5, || unreachable!("nothing new has happened"));
        assert_eq!(*sight.known(), 'a');
    }

    #[test]
    fn ones_own_change_is_known_at_once() {
        let mut sight = Sight::new('a');
        sight.watch(&'b', 0, || 9);
        sight.assume('c');
        sight.watch(&'c', 1, || unreachable!("it is known"));
        assert_eq!(*sight.known(), 'c');
        assert_eq!(sight.known_from(), None);
    }
}
