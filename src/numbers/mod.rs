//! Number theory for the numbers that cards can form: whole numbers of up to 72 digits, exact, without floating point.
//!
//! Primality is proven below 3.317 × 10²⁴ by the Miller–Rabin test to a fixed set of bases and decided above by a strong
//! Baillie–PSW test, and every answer says which. Factorisation works in slices that the caller measures out, so that it
//! can be spread over frames and stopped at any time. Nothing here knows cards, clocks or chance.

mod factorisation;
mod lucas;
mod montgomery;
mod natural;
mod primality;
mod rho;

pub use factorisation::Factorisation;
pub use natural::{Natural, NotANatural};
pub use primality::{Evidence, PROVEN_BELOW, Primality, Proof, is_prime_u32, is_prime_u64, is_prime_u128, primality};
