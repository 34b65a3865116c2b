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

/// How many games decide a match of at most so many: more than half of them.
pub fn wins_needed(games: u8) -> usize {
    usize::from(games) / 2 + 1
}

/// Whether a match of at most `games` games has ended with these, given by their ranks: once somebody has won more than
/// half of the games, or all are played. Drawn games count as played (`RULES.md` §1).
pub fn match_is_over(series: &[Vec<u8>], games: u8) -> bool {
    let seats = series.first().map_or(0, Vec::len);
    series.len() >= usize::from(games) || (0..seats).any(|seat| wins(series, seat) >= wins_needed(games))
}

/// The seats that have won the most of these games: of a match that is over its winner, or all that share a drawn one.
pub fn match_leaders(series: &[Vec<u8>], seats: usize) -> Vec<Seat> {
    let most = (0..seats).map(|seat| wins(series, seat)).max();
    (0..seats).filter(|seat| Some(wins(series, *seat)) == most).collect()
}
