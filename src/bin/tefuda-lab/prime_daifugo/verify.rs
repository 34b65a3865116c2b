//! `tefuda-lab verify`: whether a number is prime and how that is known, or what it is made of.

use std::process::ExitCode;
use std::time::{Duration, Instant};

use lexopt::prelude::*;
use tefuda::numbers::{Evidence, Factorisation, Natural, Primality, Proof, primality};

/// What `tefuda-lab verify --help` says.
pub const HELP: &str = "\
Says whether a number is prime and how that is known, or what its prime factors are.

Usage: tefuda-lab verify N [--seconds S]

  N             a whole number of 1 to 72 digits
  --seconds S   how long to look for factors at most (0–3600; 5)

Out, one line of:
  6121 is prime (proven)
  … is prime (strong Baillie–PSW test; proven are numbers below 3317044064679887385961981)
  1729 = 7 × 13 × 19
  … = 3 × (1234… composite: fails the strong test to base 2)     factors that were not found in this time
  1 is neither prime nor composite
A factor known by the strong Baillie–PSW test only is followed by a question mark.
";

/// How many rounds lie between two looks at the clock: some milliseconds.
const SLICE: u64 = 1 << 15;

/// Runs the command with what follows its name.
///
/// # Errors
/// What to tell whoever typed it.
pub fn run(mut arguments: lexopt::Parser) -> Result<ExitCode, Box<dyn std::error::Error>> {
    let (mut number, mut seconds) = (None, 5);
    while let Some(argument) = arguments.next()? {
        match argument {
            Value(text) if number.is_none() => number = Some(text.parse_with(number_in)?),
            Long("seconds") => seconds = arguments.value()?.parse_with(seconds_in)?,
            Long("help") | Short('h') => return super::print(HELP),
            other => return Err(other.unexpected().into()),
        }
    }
    let number = number.ok_or("which number? `tefuda-lab verify --help` tells the use")?;
    super::print(&(told(&number, Duration::from_secs(seconds)) + "\n"))
}

fn number_in(text: &str) -> Result<Natural, String> {
    let is_number = (1..=72).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = if is_number { text.parse().ok() } else { None };
    number.ok_or_else(|| "a number to verify has 1 to 72 decimal digits and nothing else".to_owned())
}

fn seconds_in(text: &str) -> Result<u64, String> {
    let seconds = text.parse().ok().filter(|seconds| *seconds <= 3600);
    seconds.ok_or_else(|| "the seconds are a whole number from 0 to 3600".to_owned())
}

fn told(number: &Natural, time: Duration) -> String {
    match primality(number) {
        Primality::Neither => format!("{number} is neither prime nor composite"),
        Primality::Prime(proof) => format!("{number} is prime ({})", proof_in_words(proof)),
        Primality::Composite(_) => format!("{number} = {}", factors(number, time)),
    }
}

/// How a prime is known.
pub const fn proof_in_words(proof: Proof) -> &'static str {
    match proof {
        Proof::Proven => "proven",
        Proof::StrongTest => "strong Baillie–PSW test; proven are numbers below 3317044064679887385961981",
    }
}

fn factors(number: &Natural, time: Duration) -> String {
    let until = Instant::now() + time;
    let mut factorisation = Factorisation::new(number);
    while !factorisation.is_complete() && Instant::now() < until {
        factorisation.advance(SLICE);
    }
    let mut factors = Vec::new();
    for (prime, times, known) in factorisation.primes() {
        let mark = if known == Primality::Prime(Proof::Proven) { "" } else { "?" };
        factors.extend((0..times).map(|_| format!("{prime}{mark}")));
    }
    factors.extend(factorisation.composites().iter().map(|rest| format!("({rest} {})", composite_in_words(rest))));
    factors.join(" × ")
}

fn composite_in_words(number: &Natural) -> String {
    match primality(number) {
        Primality::Composite(Evidence::Divisor(divisor)) => format!("composite: divided by {divisor}"),
        Primality::Composite(Evidence::StrongTest(base)) => format!("composite: fails the strong test to base {base}"),
        _ => "composite: fails the strong Lucas test".to_owned(),
    }
}
