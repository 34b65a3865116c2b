//! Prime Daifugo in words: its events, how it stands, its refusals and its hints.

use super::line_of;
use crate::announcements::{Announcement, Told};
use crate::computer::Advice;
use crate::computer::prime_daifugo::PrimeReason;
use crate::play::{Play, Refused};
use crate::rules::Seat;
use crate::rules::prime_daifugo::{Action, Event, Factor, Kind, Options, PlayedCard, PrimeDaifugo, Refusal, Wrong};
use crate::table::board::name;
use crate::text::{Argument, Localized};

/// What an event is in words. It names no drawn card.
pub(super) fn announce(event: &Event, told: &Told<PrimeDaifugo>) -> Option<Announcement> {
    let by = |key: &'static str, seat: Seat| Localized::new(key).with("name", name(told, seat));
    let polite = |text: Localized| Some(Announcement::polite(text));
    match event {
        Event::Drew { seat, card } if told.you() == Some(*seat) => {
            polite(by("prime-daifugo-says-drew-card", *seat).with("card", *card))
        }
        Event::Drew { seat, .. } => polite(by("prime-daifugo-says-drew", *seat)),
        Event::Passed { seat } => polite(by("prime-daifugo-says-passed", *seat)),
        Event::Played { seat, field, factors, kind, .. } => polite(played(*seat, field, factors, *kind, told)),
        Event::Wrong { seat, field, factors, why, .. } => {
            let text =
                by("prime-daifugo-says-wrong", *seat).with("play", line_of(field, factors)).with("why", wrong(why));
            Some(Announcement::urgent(text))
        }
        Event::Penalised { seat, cards } => {
            Some(Announcement::urgent(by("prime-daifugo-says-penalised", *seat).with("count", cards.len())))
        }
        Event::Reversed { revolution: true } => {
            Some(Announcement::urgent(Localized::new("prime-daifugo-says-reversed")))
        }
        Event::Reversed { revolution: false } => {
            Some(Announcement::urgent(Localized::new("prime-daifugo-says-restored")))
        }
        Event::FactorsFlowed { cards } => {
            let cards: Argument = cards.iter().copied().collect();
            polite(Localized::new("prime-daifugo-says-factors-flowed").with("cards", cards))
        }
        Event::Flowed { .. } => polite(Localized::new("prime-daifugo-says-flowed")),
        Event::Turn { seat, leads: true } => polite(by("prime-daifugo-says-leads", *seat)),
        Event::Turn { .. } => None,
        Event::LastTurns { left } => polite(Localized::new("prime-daifugo-says-last-turns").with("left", *left)),
        Event::Ended { .. } => polite(Localized::new("board-says-ended")),
    }
}

/// A play that was accepted: what it is, and how many cards are left.
fn played(seat: Seat, field: &[PlayedCard], factors: &[Factor], kind: Kind, told: &Told<PrimeDaifugo>) -> Localized {
    let key = match kind {
        Kind::Prime(_) => "prime-daifugo-says-prime",
        Kind::Composite(_) => "prime-daifugo-says-composite",
        Kind::Cut => "prime-daifugo-says-cut",
        Kind::Reversal => "prime-daifugo-says-reversal",
        Kind::Infinity => "prime-daifugo-says-infinity",
    };
    let left = told.state.hands().get(seat).map_or(0, Vec::len);
    Localized::new(key).with("name", name(told, seat)).with("play", line_of(field, factors)).with("count", left)
}

/// Why a play was wrong, in a few words.
pub(super) fn wrong(why: &Wrong) -> Localized {
    match why {
        Wrong::NotPrime { number } => {
            Localized::new("prime-daifugo-wrong-not-prime").with("number", number.number.to_string())
        }
        Wrong::BaseNotPrime { bases } => {
            let bases: Argument = bases.iter().map(|base| base.number.to_string()).collect();
            Localized::new("prime-daifugo-wrong-base").with("bases", bases)
        }
        Wrong::ProductDiffers { number, product: Some(product) } => Localized::new("prime-daifugo-wrong-product")
            .with("number", number.to_string())
            .with("product", product.to_string()),
        Wrong::ProductDiffers { number, product: None } => {
            Localized::new("prime-daifugo-wrong-too-large").with("number", number.to_string())
        }
    }
}

/// One's own cards, of others how many they have, the field, the order and the deck.
pub(super) fn situation(told: &Told<PrimeDaifugo>) -> Vec<Localized> {
    let state = told.state;
    let hands = state.hands().iter().enumerate().map(|(seat, hand)| {
        if told.you() == Some(seat) {
            let cards: Argument = hand.iter().copied().collect();
            return Localized::new("board-says-hand").with("cards", cards);
        }
        Localized::new("board-says-left").with("name", name(told, seat)).with("count", hand.len())
    });
    let field = state.field().map(|field| {
        Localized::new("prime-daifugo-says-field")
            .with("number", field.number().to_string())
            .with("count", field.cards.len())
    });
    let deck = Localized::new("prime-daifugo-deck").with("count", state.deck_count());
    hands.chain(field).chain([order(state), deck]).collect()
}

/// Which numbers are the stronger ones.
pub(super) fn order(state: &PrimeDaifugo) -> Localized {
    Localized::new(if state.is_revolution() { "prime-daifugo-order-smaller" } else { "prime-daifugo-order-larger" })
}

/// What is asked of whoever is on turn.
pub(super) fn asked(play: &Play<PrimeDaifugo>) -> Localized {
    let state = play.state();
    match (state.field(), state.is_revolution()) {
        (None, _) => Localized::new("prime-daifugo-asked-lead"),
        (Some(field), revolution) => {
            let key = if revolution { "prime-daifugo-asked-smaller" } else { "prime-daifugo-asked-larger" };
            Localized::new(key).with("count", field.cards.len()).with("number", field.number().to_string())
        }
    }
}

/// Which of the rules that matter most are on.
pub(super) fn summary(options: &Options) -> Option<Localized> {
    let key = match (options.composites, options.exponents) {
        (true, true) => "prime-daifugo-summary-exponents",
        (true, false) => "prime-daifugo-summary-composites",
        (false, _) => "prime-daifugo-summary-primes",
    };
    Some(Localized::new(key))
}

/// Why an action was refused.
pub(super) fn refusal(refused: &Refused<PrimeDaifugo>) -> Localized {
    form_error(refused.refusal)
}

/// A refusal by its name.
pub(super) fn form_error(refusal: Refusal) -> Localized {
    Localized::new(match refusal {
        Refusal::Malformed => "prime-daifugo-refusal-malformed",
        Refusal::GameOver => "prime-daifugo-refusal-game-over",
        Refusal::NotYourTurn => "prime-daifugo-refusal-not-your-turn",
        Refusal::NotYourCard => "prime-daifugo-refusal-not-your-card",
        Refusal::EmptyPlay => "prime-daifugo-refusal-empty-play",
        Refusal::OptionOff => "prime-daifugo-refusal-option-off",
        Refusal::AlreadyDrew => "prime-daifugo-refusal-already-drew",
        Refusal::DeckEmpty => "prime-daifugo-refusal-deck-empty",
        Refusal::Tower => "prime-daifugo-refusal-tower",
        Refusal::UndeclaredJoker => "prime-daifugo-refusal-undeclared-joker",
        Refusal::JokerValue => "prime-daifugo-refusal-joker-value",
        Refusal::LeadingZero => "prime-daifugo-refusal-leading-zero",
        Refusal::BadFactor => "prime-daifugo-refusal-bad-factor",
        Refusal::SingleFactor => "prime-daifugo-refusal-single-factor",
        Refusal::InfinityAlone => "prime-daifugo-refusal-infinity-alone",
        Refusal::OverCap => "prime-daifugo-refusal-over-cap",
        Refusal::WrongCount => "prime-daifugo-refusal-wrong-count",
        Refusal::NotLarger => "prime-daifugo-refusal-not-larger",
        Refusal::NotSmaller => "prime-daifugo-refusal-not-smaller",
        Refusal::JokerFinish => "prime-daifugo-refusal-joker-finish",
    })
}

/// What is advised, and why.
pub(super) fn hint(advice: &Advice<Action, PrimeReason>) -> Localized {
    let what = match &advice.action {
        Action::Play { field, factors } => {
            Localized::new("prime-daifugo-hint-play").with("play", line_of(field, factors))
        }
        Action::Draw {} => Localized::new("prime-daifugo-hint-draw"),
        Action::Pass {} => Localized::new("board-hint-pass"),
    };
    let why = Localized::new(match advice.reason {
        PrimeReason::Finishes => "prime-daifugo-reason-finishes",
        PrimeReason::LeavesOnePlay => "prime-daifugo-reason-leaves-one-play",
        PrimeReason::ShedsMany => "prime-daifugo-reason-sheds-many",
        PrimeReason::KeepsStrong => "prime-daifugo-reason-keeps-strong",
        PrimeReason::NothingToPlay => "prime-daifugo-reason-nothing-to-play",
        PrimeReason::TooDear => "prime-daifugo-reason-too-dear",
    });
    Localized::new("board-hint").with("what", what).with("why", why)
}
