use super::{Argument, Texts};
use crate::cards::{Card, Suit};

impl Texts {
    /// A card in running text: `♠A`, `♥10`, `Joker 1`.
    pub fn card(&self, card: Card) -> String {
        let number = Argument::from(number(card));
        match symbol(card.suit) {
            Some(suit) => self.format("card-name", &[("suit", suit.into()), ("number", number)]),
            None => self.format("card-joker", &[("number", number)]),
        }
    }
}

const fn symbol(suit: Suit) -> Option<&'static str> {
    match suit {
        Suit::Spades => Some("♠"),
        Suit::Hearts => Some("♥"),
        Suit::Diamonds => Some("♦"),
        Suit::Clubs => Some("♣"),
        Suit::Joker => None,
    }
}

/// As it is printed on the card: ten is `10`, not the `T` of its name.
fn number(card: Card) -> String {
    match card.number.get() {
        1 if !card.is_joker() => "A".to_owned(),
        11 => "J".to_owned(),
        12 => "Q".to_owned(),
        13 => "K".to_owned(),
        number => number.to_string(),
    }
}
