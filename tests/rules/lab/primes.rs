//! `tefuda-lab primes` and `tefuda-lab verify`.

use std::collections::BTreeSet;

use super::run_lab;

/// What is written for these arguments, which must be right.
fn told(arguments: &[&str]) -> String {
    let output = run_lab(arguments, b"");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(0), "{arguments:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What is complained of for these arguments, which must be wrong.
fn complaint(arguments: &[&str]) -> String {
    let output = run_lab(arguments, b"");
    assert_eq!(output.status.code(), Some(2), "{arguments:?}");
    assert!(output.stdout.is_empty(), "{}", String::from_utf8_lossy(&output.stdout));
    String::from_utf8(output.stderr).unwrap()
}

fn lines(arguments: &[&str]) -> BTreeSet<String> {
    let text = told(arguments);
    let lines: BTreeSet<String> = text.lines().map(str::to_owned).collect();
    assert_eq!(lines.len(), text.lines().count(), "a line twice");
    lines
}

fn set(lines: &[&str]) -> BTreeSet<String> {
    lines.iter().map(|line| (*line).to_owned()).collect()
}

#[test]
fn primes_lists_the_plays_with_their_proofs() {
    assert_eq!(lines(&["primes", "--hand", "6 Q A"]), set(&["6 A\t61\tprime (proven)", "6 Q A\t6121\tprime (proven)"]));
    // 2 3 5 and a joker onto a field of 7: ∞ and nothing else, since a joker alone is no number.
    assert_eq!(lines(&["primes", "--hand", "2 3 5 X", "--field", "7"]), set(&["X\t∞\tflows"]));
    assert_eq!(
        lines(&["primes", "--hand", "7 2 3 K", "--field", "5", "--revolution"]),
        set(&["2\t2\tprime (proven)", "3\t3\tprime (proven)"])
    );
    assert_eq!(
        lines(&["primes", "--hand", "A X", "--cards", "2", "--field", "A 3"]),
        set(&[
            "A X=7\t17\tprime (proven)",
            "A X=9\t19\tprime (proven)",
            "A X=13\t113\tprime (proven)",
            "X=3 A\t31\tprime (proven)",
            "X=4 A\t41\tprime (proven)",
            "X=6 A\t61\tprime (proven)",
            "X=7 A\t71\tprime (proven)",
            "X=10 A\t101\tprime (proven)",
            "X=13 A\t131\tprime (proven)",
        ])
    );
}

#[test]
fn primes_lists_composites_on_demand() {
    let hand = ["primes", "--hand", "Q A J 2", "--cards", "2"];
    assert!(!told(&hand).contains("121"));
    let with = lines(&[&hand[..], &["--composites"]].concat());
    assert!(with.contains("Q A = J ^ 2\t121\t11^2"), "{with:?}");
    let special = lines(&["primes", "--hand", "5 7 3 A 9", "--cards", "2", "--composites"]);
    assert!(special.contains("5 7\t57\tflows"), "{special:?}");
    assert!(special.contains("5 7 = 3 × A 9\t57\t3 × 19"), "{special:?}");
}

#[test]
fn primes_says_when_there_are_more() {
    let text = told(&["primes", "--hand", "2 3 5 7", "--limit", "2"]);
    assert_eq!(text.lines().count(), 3);
    assert_eq!(text.lines().last(), Some("and more: --limit is 2"));
    assert_eq!(told(&["primes", "--hand", "2 3", "--cards", "1", "--limit", "2"]).lines().count(), 2);
    assert_eq!(told(&["primes", "--hand", "4 6 8"]), "");
}

#[test]
fn the_proof_names_the_strong_test() {
    let text = told(&["primes", "--hand", "K K K K Q Q Q Q J J J J A A", "--cards", "14", "--limit", "1"]);
    assert!(text.contains("prime (strong Baillie–PSW test"), "{text}");
}

#[test]
fn primes_explains_bad_input() {
    for (arguments, says) in [
        (&["primes"][..], "--hand"),
        (&["primes", "--hand", ""], "a hand has cards"),
        (&["primes", "--hand", "1"], "\"1\" is no card"),
        (&["primes", "--hand", "10"], "\"10\" is no card"),
        (&["primes", "--hand", "0"], "\"0\" is no card"),
        (&["primes", "--hand", "A A A A A"], "no more cards A"),
        (&["primes", "--hand", "X X X"], "no more cards X"),
        (&["primes", "--hand", "A", "--field", "X"], "\"X\" is no rank"),
        (&["primes", "--hand", "A", "--field", ""], "1 to 54 cards"),
        (&["primes", "--hand", "A", "--field", "0 7"], "does not begin with 0"),
        (&["primes", "--hand", "A", "--field", "A 3", "--cards", "3"], "the field has 2 cards"),
        (&["primes", "--hand", "A", "--cards", "0"], "from 1 to 54"),
        (&["primes", "--hand", "A", "--cards", "55"], "from 1 to 54"),
        (&["primes", "--hand", "A", "--limit", "0"], "from 1 to 1000000"),
        (&["primes", "--hand", "A", "--limit", "-1"], "from 1 to 1000000"),
        (&["primes", "--hand", "A", "--frobnicate"], "frobnicate"),
        (&["primes", "--hand", "A", "B"], "B"),
    ] {
        let complaint = complaint(arguments);
        assert!(complaint.contains(says), "{arguments:?}: {complaint}");
    }
}

#[test]
fn verify_tells_primes_and_factors() {
    for (number, expected) in [
        ("6121", "6121 is prime (proven)"),
        ("2", "2 is prime (proven)"),
        ("1", "1 is neither prime nor composite"),
        ("0", "0 is neither prime nor composite"),
        ("1729", "1729 = 7 × 13 × 19"),
        ("1728", "1728 = 2 × 2 × 2 × 2 × 2 × 2 × 3 × 3 × 3"),
        ("147573952589676412927", "147573952589676412927 = 193707721 × 761838257287"),
        ("18446744073709551557", "18446744073709551557 is prime (proven)"),
        (
            "170141183460469231731687303715884105727",
            "170141183460469231731687303715884105727 is prime (strong Baillie–PSW test; proven are numbers below \
            3317044064679887385961981)",
        ),
        // 3 times the Mersenne primes of 127 bits.
        (
            "510423550381407695195061911147652317181",
            "510423550381407695195061911147652317181 = 3 × 170141183460469231731687303715884105727?",
        ),
    ] {
        assert_eq!(told(&["verify", number]), format!("{expected}\n"));
    }
}

/// The product of two primes of 30 and more digits is not taken apart in no time, but known to be composite.
#[test]
fn verify_stops_when_the_time_is_over() {
    // (2^107 − 1) · (2^89 − 1).
    let product = "100433627766186892221372630609062766858404681029709092356097";
    let text = told(&["verify", product, "--seconds", "0"]);
    assert_eq!(text, format!("{product} = ({product} composite: fails the strong test to base 2)\n"));
    let thrice = "301300883298560676664117891827188300575214043089127277068291";
    let text = told(&["verify", thrice, "--seconds", "0"]);
    assert!(text.starts_with(&format!("{thrice} = 3 × ({product} composite")), "{text}");
}

#[test]
fn verify_explains_bad_input() {
    let long = "1".repeat(73);
    for (arguments, says) in [
        (&["verify"][..], "which number"),
        (&["verify", ""], "1 to 72 decimal digits"),
        (&["verify", &long], "1 to 72 decimal digits"),
        (&["verify", "12a"], "1 to 72 decimal digits"),
        (&["verify", "1.5"], "1 to 72 decimal digits"),
        (&["verify", "--", "-7"], "1 to 72 decimal digits"),
        (&["verify", "7", "8"], "8"),
        (&["verify", "7", "--seconds", "-1"], "from 0 to 3600"),
        (&["verify", "7", "--seconds", "3601"], "from 0 to 3600"),
        (&["verify", "7", "--frobnicate"], "frobnicate"),
    ] {
        let complaint = complaint(arguments);
        assert!(complaint.contains(says), "{arguments:?}: {complaint}");
    }
    assert!(told(&["verify", "--help"]).contains("tefuda-lab verify N"));
    assert!(told(&["primes", "--help"]).contains("tefuda-lab primes --hand"));
}
