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

/// What the paper says at its foot.
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
