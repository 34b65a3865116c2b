//! `tefuda-lab primes`: the plays that a hand of Prime Daifugo has.

use std::fmt::Write as _;
use std::process::ExitCode;

use lexopt::prelude::*;
use tefuda::cards::{Card, Number, Suit};
use tefuda::numbers::{Primality, primality};
use tefuda::rules::prime_daifugo::plays::{Play, PlayKind, Query, Ranks, Rows};
use tefuda::rules::prime_daifugo::{Action, Exponent, Factor, Options, PlayedCard};

/// What `tefuda-lab primes --help` says.
pub const HELP: &str = "\
Lists the plays that a hand of Prime Daifugo has, with how each is known to be right.

Usage: tefuda-lab primes --hand \"5 7 T K X\" [options]

  --hand RANKS    the cards: A 2 … 9 T J Q K, at most four of each, and X for a joker, at most two
  --cards N       only plays of N field cards (1–54)
  --field RANKS   the cards to beat, jokers as what they stand for (0 A 2 … K)
  --composites    also composite numbers with their prime factors
  --revolution    smaller numbers are stronger
  --limit N       how many plays at most (1–1000000; 100)

Out, one play a line: its cards, a joker as X=9; its number; how it is known; separated by tabs. Plays of fewer field cards
come first. Where there are more than the limit, the last line says so.
";

/// What is asked.
struct Asked {
    hand: Vec<Card>,
    cards: Option<usize>,
    field: Option<Ranks>,
    composites: bool,
    revolution: bool,
    limit: usize,
}

/// Runs the command with what follows its name.
///
/// # Errors
/// What to tell whoever typed it.
pub fn run(arguments: lexopt::Parser) -> Result<ExitCode, Box<dyn std::error::Error>> {
    match read(arguments)? {
        Some(asked) => super::print(&list(&asked)?),
        None => super::print(HELP),
    }
}

/// Reads the arguments; nothing if help was asked for.
fn read(mut arguments: lexopt::Parser) -> Result<Option<Asked>, lexopt::Error> {
    let (mut hand, mut cards, mut field) = (None, None, None);
    let (mut composites, mut revolution, mut limit) = (false, false, 100);
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("hand") => hand = Some(arguments.value()?.parse_with(hand_in)?),
            Long("cards") => cards = Some(arguments.value()?.parse_with(|text| number_in(text, Ranks::MOST))?),
            Long("field") => field = Some(arguments.value()?.parse_with(field_in)?),
            Long("composites") => composites = true,
            Long("revolution") => revolution = true,
            Long("limit") => limit = arguments.value()?.parse_with(|text| number_in(text, 1_000_000))?,
            Long("help") | Short('h') => return Ok(None),
            other => return Err(other.unexpected()),
        }
    }
    let hand = hand.ok_or("--hand is missing")?;
    if let (Some(cards), Some(field)) = (cards, &field)
        && cards != field.len()
    {
        return Err(format!("the field has {} cards, so {cards} cards cannot beat it", field.len()).into());
    }
    if revolution && field.is_none() {
        return Err("--revolution says what beats a field, so it needs --field".into());
    }
    Ok(Some(Asked { hand, cards, field, composites, revolution, limit }))
}

fn number_in(text: &str, most: usize) -> Result<usize, String> {
    let number = text.parse().ok().filter(|number| (1..=most).contains(number));
    number.ok_or_else(|| format!("this is a whole number from 1 to {most}"))
}

/// The cards with these ranks, whatever their suits are.
fn hand_in(text: &str) -> Result<Vec<Card>, String> {
    let mut hand: Vec<Card> = Vec::new();
    for name in text.split_whitespace() {
        let mut all = cards_named(name)?.into_iter();
        let next = all.find(|card| !hand.contains(card));
        hand.push(next.ok_or_else(|| format!("a pack has no more cards {name} than that"))?);
    }
    if hand.is_empty() { Err("a hand has cards, such as \"5 7 T K X\"".to_owned()) } else { Ok(hand) }
}

/// All cards of the pack that are named by a letter.
fn cards_named(name: &str) -> Result<Vec<Card>, String> {
    let no_card = || format!("{name:?} is no card; the cards are A 2 3 4 5 6 7 8 9 T J Q K and X");
    if name == "X" {
        let jokers = [1, 2].into_iter().filter_map(|which| Card::new(Suit::Joker, Number::new(which)?));
        return Ok(jokers.collect());
    }
    let number = rank_in(name).and_then(Number::new).ok_or_else(no_card)?;
    Ok(Suit::ALL.into_iter().filter_map(|suit| Card::new(suit, number)).collect())
}

fn rank_in(name: &str) -> Option<u8> {
    let mut letters = name.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    letter.and_then(Ranks::rank_of_letter)
}

fn field_in(text: &str) -> Result<Ranks, String> {
    let ranks = text.split_whitespace().map(|name| {
        rank_in(name).ok_or_else(|| format!("{name:?} is no rank; the ranks are 0 A 2 3 4 5 6 7 8 9 T J Q K"))
    });
    let ranks = Ranks::new(&ranks.collect::<Result<Vec<_>, _>>()?).filter(|ranks| !ranks.is_empty());
    let ranks = ranks.ok_or_else(|| format!("a field has 1 to {} cards", Ranks::MOST))?;
    if ranks.as_slice().starts_with(&[0]) { Err("a number does not begin with 0".to_owned()) } else { Ok(ranks) }
}

fn list(asked: &Asked) -> Result<String, std::fmt::Error> {
    let mut query = Query::leading(&asked.hand, &Options::default());
    if let Some(cards) = asked.cards {
        query.counts = cards..=cards.min(*query.counts.end());
    }
    query = match &asked.field {
        Some(field) => query.following(field.len(), field.number(), asked.revolution),
        None => query,
    };
    if !asked.composites {
        query.composites = Rows::None;
    }
    let mut plays = query.plays();
    let mut lines = String::new();
    for play in plays.by_ref().take(asked.limit) {
        writeln!(lines, "{}", line(&play, &asked.hand))?;
    }
    if plays.next().is_some() {
        writeln!(lines, "and more: --limit is {}", asked.limit)?;
    } else if plays.is_incomplete() {
        writeln!(lines, "and perhaps more: some numbers could not be taken apart")?;
    }
    Ok(lines)
}

fn line(play: &Play, hand: &[Card]) -> String {
    let Some(Action::Play { field, factors }) = play.action(hand) else { return String::new() };
    let cards = match &factors[..] {
        [] => names(&field),
        factors => format!("{} = {}", names(&field), factors.iter().map(factor_names).collect::<Vec<_>>().join(" × ")),
    };
    let (number, known) = match play.kind {
        PlayKind::Infinity => ("∞".to_owned(), "flows".to_owned()),
        PlayKind::Cut => (play.field.number().to_string(), "flows".to_owned()),
        PlayKind::Reversal => (play.field.number().to_string(), "reverses the order".to_owned()),
        PlayKind::Prime => (play.field.number().to_string(), prime_in_words(&play.field)),
        PlayKind::Composite => (play.field.number().to_string(), product_in_words(play)),
    };
    format!("{cards}\t{number}\t{known}")
}

fn prime_in_words(field: &Ranks) -> String {
    match primality(&field.number()) {
        Primality::Prime(proof) => format!("prime ({})", super::verify::proof_in_words(proof)),
        _ => "not prime".to_owned(),
    }
}

fn product_in_words(play: &Play) -> String {
    let factors = play.factors.iter().map(|factor| match &factor.exponent {
        Some(exponent) => format!("{}^{}", factor.base.number(), exponent.number()),
        None => factor.base.number().to_string(),
    });
    factors.collect::<Vec<_>>().join(" × ")
}

fn factor_names(factor: &Factor) -> String {
    match &factor.exponent {
        Some(Exponent::Cards(exponent)) => format!("{} ^ {}", names(&factor.base), names(exponent)),
        _ => names(&factor.base),
    }
}

fn names(cards: &[PlayedCard]) -> String {
    cards.iter().copied().map(name).collect::<Vec<_>>().join(" ")
}

fn name(played: PlayedCard) -> String {
    match played.value() {
        Some(value) if played.card.is_joker() => format!("X={value}"),
        None => "X".to_owned(),
        Some(_) => played.card.number.letter().to_string(),
    }
}
