//! Ranks by seat: for each 1 + the number of seats strictly ahead of it, so shared places look like 1 1 3.

use super::Seat;

/// Whether these can be the ranks of a table of so many seats.
pub fn are_ranks(ranks: &[u8], seats: usize) -> bool {
    let ahead = |rank: u8| ranks.iter().filter(|other| **other < rank).count();
    ranks.len() == seats && ranks.iter().all(|rank| usize::from(*rank) == 1 + ahead(*rank))
}

/// The seat that alone has the first place, if there is one.
pub fn sole_winner(ranks: &[u8]) -> Option<Seat> {
    let mut first = ranks.iter().enumerate().filter(|(_, rank)| **rank == 1).map(|(seat, _)| seat);
    first.next().filter(|_| first.next().is_none())
}

/// How many of these games, given by their ranks, the seat has won alone.
pub fn wins(series: &[Vec<u8>], seat: Seat) -> usize {
    series.iter().filter(|ranks| sole_winner(ranks) == Some(seat)).count()
}
