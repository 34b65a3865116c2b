//! In which order the cards of a hand are shown.

use crate::cards::{Card, CardSet};
use crate::storage::HandOrder;

/// The cards of a hand from left to right; jokers are the last.
pub fn sorted(hand: CardSet, order: HandOrder) -> Vec<Card> {
    let mut cards: Vec<Card> = hand.into_iter().collect();
    if order == HandOrder::Number {
        cards.sort_by_key(|card| (card.is_joker(), card.number, card.suit));
    }
    cards
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(hand: &str, order: HandOrder) -> String {
        let hand: CardSet = hand.split(' ').filter_map(|card| card.parse::<Card>().ok()).collect();
        sorted(hand, order).iter().map(Card::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn hands_are_sorted_by_suit_or_by_number() {
        let hand = "X1 CK H2 S9 D2 SA";
        assert_eq!(shown(hand, HandOrder::Suit), "SA S9 H2 D2 CK X1");
        assert_eq!(shown(hand, HandOrder::Number), "SA H2 D2 S9 CK X1");
    }
}
