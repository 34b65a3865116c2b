use super::{Argument, Localized, Manner, Texts};
use crate::cards::{Card, Suit};

impl Texts {
    /// A card in running text: `♠A`, `♥10`, `Joker 1`.
    pub fn card(&self, card: Card) -> String {
        self.card_in(card, Manner::Written)
    }

    pub(super) fn card_in(&self, card: Card, manner: Manner) -> String {
        let number = Argument::from(number(card));
        let Some((symbol, name)) = suit(card.suit) else { return self.format("card-joker", &[("number", number)]) };
        match manner {
            Manner::Written => self.format("card-name", &[("suit", symbol.into()), ("number", number)]),
            Manner::Spoken => {
                let number = picture_name(card).map_or(number, |key| Localized::new(key).into());
                self.format("card-name-spoken", &[("suit", Localized::new(name).into()), ("number", number)])
            }
        }
    }
}

/// The symbol of a suit and the key of its name; a joker is not called by its suit.
const fn suit(suit: Suit) -> Option<(&'static str, &'static str)> {
    match suit {
        Suit::Spades => Some(("♠", "suit-spades")),
        Suit::Hearts => Some(("♥", "suit-hearts")),
        Suit::Diamonds => Some(("♦", "suit-diamonds")),
        Suit::Clubs => Some(("♣", "suit-clubs")),
        Suit::Joker => None,
    }
}

/// The key of the name of a card that is called by a name and not by its number.
fn picture_name(card: Card) -> Option<&'static str> {
    match card.number.get() {
        1 => Some("number-ace"),
        11 => Some("number-jack"),
        12 => Some("number-queen"),
        13 => Some("number-king"),
        _ => None,
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
