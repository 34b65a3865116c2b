use crate::rules::Seat;

/// The ranks by seat, given who shares which place, the best place first: 1 + the number of seats strictly ahead.
pub(in crate::rules) fn ranks_of(seats: usize, places: impl IntoIterator<Item = Vec<Seat>>) -> Vec<u8> {
    let mut ranks = vec![0; seats];
    let mut ahead = 0;
    for sharing in places {
        for seat in &sharing {
            ranks[*seat] = ahead + 1;
        }
        ahead += sharing.len() as u8;
    }
    ranks
}
