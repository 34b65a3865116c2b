//! What the games have in common in which one seat after another acts and every hand is hidden from the others.

mod dealing;
mod first;
mod hand;
mod places;
mod read;

pub use first::First;
pub use hand::SeenHand;

pub(super) use dealing::{deal_round, redeal};
pub(super) use first::first_seat;
pub(super) use places::ranks_of;
pub(super) use read::{counts, distinct_cards, impossible, per_seat, seats_once};

use super::Seat;

/// The seat next clockwise after `seat` for which `takes_turns` holds; `seat` itself where no other does.
pub(super) fn next_seat(seat: Seat, seats: usize, takes_turns: impl Fn(Seat) -> bool) -> Seat {
    (1..seats).map(|step| (seat + step) % seats).find(|next| takes_turns(*next)).unwrap_or(seat)
}
