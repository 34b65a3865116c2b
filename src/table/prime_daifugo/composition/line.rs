//! Plays as they read.

use crate::rules::prime_daifugo::{Exponent, Factor, PlayedCard};

/// A play as it reads: `1001 = 7 × 11 × 13`, or ∞.
pub fn line_of(field: &[PlayedCard], factors: &[Factor]) -> String {
    let number = match field {
        [only] if only.card.is_joker() => "∞".to_owned(),
        _ => digits(field),
    };
    if factors.is_empty() { number } else { format!("{number} = {}", factors_text(factors)) }
}

/// A factor row as it reads: `2⁴ × 3⁴`, with `?` for what is missing.
pub(super) fn factors_text(factors: &[Factor]) -> String {
    let or_missing = |text: String| if text.is_empty() { "?".to_owned() } else { text };
    let power = |factor: &Factor| {
        let mut text = or_missing(digits(&factor.base));
        let above = factor.exponent.as_ref().map(|exponent| match exponent {
            Exponent::Cards(cards) => digits(cards),
            Exponent::Tower(above) => digits(&above.cards()),
        });
        match above {
            Some(above) if above.is_empty() => text.push_str("^?"),
            above => text.extend(above.iter().flat_map(|above| above.chars()).map(raised)),
        }
        text
    };
    factors.iter().map(power).collect::<Vec<_>>().join(" × ")
}

/// The values of cards one after another, with `?` for a joker that stands for nothing yet.
pub(in super::super) fn digits(cards: &[PlayedCard]) -> String {
    cards.iter().map(|card| card.value().map_or_else(|| "?".to_owned(), |value| value.to_string())).collect()
}

/// A digit as it stands above.
pub(in super::super) const fn raised(digit: char) -> char {
    match digit {
        '0' => '⁰',
        '1' => '¹',
        '2' => '²',
        '3' => '³',
        '4' => '⁴',
        '5' => '⁵',
        '6' => '⁶',
        '7' => '⁷',
        '8' => '⁸',
        '9' => '⁹',
        other => other,
    }
}
