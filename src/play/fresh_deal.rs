use crate::cards::DealNumber;

/// Numbers drawn at random stay below this, so that they can be told and typed.
const BELOW: u64 = 10_000_000_000;

/// A deal number drawn at random.
///
/// It is the one thing in the program that the system's randomness decides; all else follows from it.
pub fn fresh_deal() -> DealNumber {
    DealNumber(random_below(BELOW))
}

#[cfg(not(target_arch = "wasm32"))]
fn random_below(below: u64) -> u64 {
    use std::hash::{BuildHasher, RandomState};

    // The standard library seeds these states from the system, each thread once, and every state of a thread differs.
    RandomState::new().hash_one(below) % below
}

/// The standard library knows no chance in browsers: its hash maps begin alike on every page.
#[cfg(target_arch = "wasm32")]
fn random_below(below: u64) -> u64 {
    (js_sys::Math::random() * below as f64) as u64
}
