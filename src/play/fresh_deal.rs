use std::hash::{BuildHasher, RandomState};

use crate::cards::DealNumber;

/// Numbers drawn at random stay below this, so that they can be told and typed.
const BELOW: u64 = 10_000_000_000;

/// A deal number drawn at random.
///
/// It is the one thing in the program that the system's randomness decides; all else follows from it.
pub fn fresh_deal() -> DealNumber {
    // The standard library seeds these states from the system, each thread once, and every state of a thread differs.
    DealNumber(RandomState::new().hash_one(BELOW) % BELOW)
}
