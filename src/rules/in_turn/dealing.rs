use crate::cards::{Card, CardSet, Generator};

/// Deals a shuffled pack one card at a time, clockwise: from seat 0 if it divides evenly, else from a seat drawn after the
/// shuffle (`LAB.md`, "Deals").
pub(in crate::rules) fn deal_round(mut cards: Vec<Card>, seats: usize, generator: &mut Generator) -> Vec<CardSet> {
    generator.shuffle(&mut cards);
    let first = if cards.len().is_multiple_of(seats) { 0 } else { generator.index(seats as u32) };
    let mut hands = vec![CardSet::EMPTY; seats];
    for (turn, card) in cards.into_iter().enumerate() {
        hands[(first + turn) % seats].insert(card);
    }
    hands
}

/// Deals cards whose places are not known at random into hands of known sizes, as far as they reach.
pub(in crate::rules) fn redeal(unseen: CardSet, counts: &[usize], generator: &mut Generator) -> Vec<CardSet> {
    let mut cards: Vec<Card> = unseen.into_iter().collect();
    generator.shuffle(&mut cards);
    let mut cards = cards.into_iter();
    counts.iter().map(|count| cards.by_ref().take(*count).collect()).collect()
}
