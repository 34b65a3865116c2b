//! What the paper of a verdict says.

use super::story::{Apart, Next, Story, Tale};
use crate::numbers::{Evidence, Natural, Proof};
use crate::rules::Seat;
use crate::text::{Argument, Localized};

/// Who is spoken of, as the players are called.
pub(super) trait Names {
    /// The name of a seat.
    fn name(&self, seat: Seat) -> Localized;
}

/// The number that the paper is about.
pub(super) fn number_text(tale: &Tale) -> String {
    match tale {
        Tale::Prime { number, .. } | Tale::Composite { number, .. } => number.to_string(),
        Tale::Cut => "57".to_owned(),
        Tale::Reversal { .. } => "1729".to_owned(),
        Tale::Infinity => "∞".to_owned(),
        Tale::NotPrime { number } => number.number.to_string(),
        Tale::BasesNotPrime { bases } => bases.first().map(|base| base.number.to_string()).unwrap_or_default(),
        Tale::ProductDiffers { number, product, .. } => match product {
            Some(product) => product.to_string(),
            None => format!("> {number}"),
        },
    }
}

/// The words of the stamp, and whether they are long.
pub(super) const fn stamp_key(tale: &Tale) -> (&'static str, bool) {
    match tale {
        Tale::Prime { .. } => ("verdict-stamp-prime", false),
        Tale::Composite { .. } => ("verdict-stamp-composite", false),
        Tale::Cut => ("verdict-stamp-cut", true),
        Tale::Reversal { revolution: true } => ("verdict-stamp-revolution", true),
        Tale::Reversal { revolution: false } => ("verdict-stamp-counter-revolution", true),
        Tale::Infinity => ("verdict-stamp-infinity", false),
        Tale::NotPrime { number } if number.evidence.is_none() => ("verdict-stamp-neither", false),
        Tale::NotPrime { .. } => ("verdict-stamp-not-prime", false),
        Tale::BasesNotPrime { .. } => ("verdict-stamp-base", true),
        Tale::ProductDiffers { .. } => ("verdict-stamp-product", true),
    }
}

/// How much a sentence tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Detail {
    /// All of it.
    Full,
    /// Nothing that stands on the paper anyhow.
    Short,
}

/// What the paper says at its foot, where the number itself stands above.
pub(super) fn told(story: &Story, names: &impl Names, detail: Detail) -> Localized {
    match (&story.tale, detail) {
        (Tale::NotPrime { number }, Detail::Short) if number.equation().is_some() => right_side(&number.factors()),
        (Tale::Composite { row, .. }, Detail::Short) => right_side(row),
        (Tale::BasesNotPrime { bases }, Detail::Short) => {
            let bases: Argument = bases.iter().map(|base| base.number.to_string()).collect();
            Localized::new("verdict-bases").with("bases", bases)
        }
        (Tale::ProductDiffers { number, row, product: Some(_) }, Detail::Short) => {
            Localized::new("verdict-product").with("equation", row.join(" × ")).with("number", number.to_string())
        }
        _ => sentence(story, names),
    }
}

fn right_side(factors: &[String]) -> Localized {
    Localized::new("verdict-composite").with("equation", format!("= {}", factors.join(" × ")))
}

/// About how many letters such a sentence has, where numbers make it long.
pub(super) fn length(tale: &Tale, detail: Detail) -> usize {
    let factors = |factors: &[String]| factors.iter().map(|factor| factor.chars().count() + 3).sum::<usize>();
    let digits = |number: &Natural| number.to_string().len();
    let is_full = detail == Detail::Full;
    match tale {
        Tale::NotPrime { number } => {
            let words = if number.equation().is_some() { WORDS } else { WORDS_ALONE };
            factors(&number.factors()) + if is_full { digits(&number.number) + words } else { 0 }
        }
        Tale::Composite { number, row, .. } => factors(row) + if is_full { digits(number) } else { 0 },
        Tale::BasesNotPrime { bases } => {
            let each = |base: &Apart| digits(&base.number) + 2 + if is_full { factors(&base.factors()) } else { 0 };
            WORDS + bases.iter().map(each).sum::<usize>()
        }
        Tale::ProductDiffers { number, row, product } => {
            let product = product.as_ref().filter(|_| is_full).map_or(0, digits);
            factors(row) + digits(number) + product + WORDS
        }
        Tale::Prime { .. } | Tale::Cut | Tale::Reversal { .. } | Tale::Infinity => 0,
    }
}

/// How many letters the words of such a sentence have at most, beside an equation and where they stand alone.
const WORDS: usize = 26;
const WORDS_ALONE: usize = 48;

/// What is said of the play: why it is wrong, or what it is.
pub(super) fn sentence(story: &Story, names: &impl Names) -> Localized {
    let proof_key = |proof: Proof| match proof {
        Proof::Proven => "verdict-proven",
        Proof::StrongTest => "verdict-strong-test",
    };
    let equation = |number: &Natural, row: &[String]| format!("{number} = {}", row.join(" × "));
    match &story.tale {
        Tale::Prime { proof, .. } => Localized::new(proof_key(*proof)),
        Tale::Composite { number, row, .. } => {
            Localized::new("verdict-composite").with("equation", equation(number, row))
        }
        Tale::Cut => Localized::new("verdict-cut").with("name", names.name(story.seat)),
        Tale::Reversal { revolution: true } => Localized::new("verdict-revolution"),
        Tale::Reversal { revolution: false } => Localized::new("verdict-counter-revolution"),
        Tale::Infinity => Localized::new("verdict-infinity").with("name", names.name(story.seat)),
        Tale::NotPrime { .. } | Tale::BasesNotPrime { .. } | Tale::ProductDiffers { .. } => wrong_words(&story.tale),
    }
}

/// Why a play is wrong. (Of one that is not, nothing is said but its number.)
pub(super) fn wrong_words(tale: &Tale) -> Localized {
    match tale {
        Tale::NotPrime { number } => not_prime(number),
        Tale::BasesNotPrime { bases } => {
            let each = |base: &Apart| base.equation().unwrap_or_else(|| base.number.to_string());
            Localized::new("verdict-bases").with("bases", bases.iter().map(each).collect::<Argument>())
        }
        Tale::ProductDiffers { number, row, product } => match product {
            Some(product) => Localized::new("verdict-product")
                .with("equation", format!("{} = {product}", row.join(" × ")))
                .with("number", number.to_string()),
            None => {
                Localized::new("verdict-product-large").with("row", row.join(" × ")).with("number", number.to_string())
            }
        },
        other => Localized::new("verdict-composite").with("equation", number_text(other)),
    }
}

fn not_prime(number: &Apart) -> Localized {
    match (number.equation(), number.evidence) {
        (_, None) => Localized::new("verdict-neither").with("number", number.number.to_string()),
        (Some(equation), _) => Localized::new("verdict-not-prime").with("equation", equation),
        (None, Some(Evidence::StrongTest(base))) => Localized::new("verdict-fails-strong-test").with("base", base),
        (None, Some(Evidence::LucasTest | Evidence::Divisor(_))) => Localized::new("verdict-fails-lucas-test"),
    }
}

/// What happens next, in one sentence; nothing where that goes without saying.
pub(super) fn follows(story: &Story, names: &impl Names, waits: bool) -> Option<Localized> {
    if let Some(Next { seat, leads }) = story.next
        && story.is_wrong()
    {
        let key = if leads { "verdict-next-leads" } else { "verdict-next" };
        return Some(Localized::new(key).with("name", names.name(seat)));
    }
    waits.then(|| Localized::new("verdict-press"))
}
