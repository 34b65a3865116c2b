//! Practice: what is asked can be answered, answers are marked by the rules, and what was wrong comes back.

use tefuda::cards::{Card, Generator};
use tefuda::rules::prime_daifugo::practice::{Answer, Drill, Progress, Question};
use tefuda::rules::prime_daifugo::{Action, Factor, Refusal, Verdict, Wrong};

use super::cards;

fn plain(names: &str) -> Vec<Card> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

fn prime_or_not(names: &str) -> Question {
    Question::PrimeOrNot { cards: plain(names) }
}

fn factors(row: &str) -> Answer {
    let factor = |text: &str| match text.split_once('^') {
        Some((base, exponent)) => Factor::power(cards(base), cards(exponent)),
        None => Factor::plain(cards(text)),
    };
    Answer::Factors(row.split(',').map(factor).collect())
}

/// `RULES.md` §4, "Numbers to test against"; 57 and 1729 are what they are, and 1 is not prime.
#[test]
fn primes_are_told_from_what_only_looks_like_one() {
    let primes = ["S2", "SA S3", "SQ SK", "S6 SQ SA", "SK HK SJ", "SA HA S3"];
    let composites = ["SA", "S5 S7", "S9 SA", "SK HK", "SQ SA", "SA S7 S2 S9"];
    for (names, is_prime) in
        primes.iter().map(|names| (names, true)).chain(composites.iter().map(|names| (names, false)))
    {
        for said in [true, false] {
            let marked = prime_or_not(names).mark(&Answer::IsPrime(said)).unwrap();
            assert_eq!(marked.right, said == is_prime, "{names}");
        }
    }
}

#[test]
fn a_miss_is_taken_apart() {
    let marked = prime_or_not("S9 SA").mark(&Answer::IsPrime(true)).unwrap();
    let Verdict::Wrong(Wrong::NotPrime { number }) = marked.verdict else { panic!("{marked:?}") };
    assert_eq!(number.found, [7_u64.into(), 13_u64.into()]);
    assert!(number.rest.is_empty());
}

#[test]
fn a_prime_is_made_of_the_cards_that_are_there() {
    let question = Question::MakePrime { hand: plain("SA S3 S5 S8 SQ"), count: 2 };
    let mark = |names: &str| question.mark(&Answer::Number(plain(names)));
    assert!(mark("SA S3").unwrap().right);
    // 51 = 3 · 17.
    assert!(!mark("S5 SA").unwrap().right);
    assert_eq!(mark("S5").unwrap_err(), Refusal::WrongCount);
    assert_eq!(mark("").unwrap_err(), Refusal::EmptyPlay);
    assert_eq!(mark("SA SK").unwrap_err(), Refusal::NotYourCard);
    // The largest: 8 Q, 1 2 8 and so on are even; 5 Q A would be three; 121 = 11²; 123 = 3 · 41; 125 = 5³; 83 is prime.
    assert_eq!(mark("S5 SA").unwrap().solution, Some(Action::Play { field: cards("S8 S3"), factors: Vec::new() }));
}

#[test]
fn factors_are_laid_as_cards() {
    let question = Question::Factors { field: plain("SQ S8"), hand: plain("S2 S7 H2 HQ HK") };
    // 128 = 2⁷.
    assert!(question.mark(&factors("S2 ^ S7")).unwrap().right);
    // 2² · 13.
    let marked = question.mark(&factors("S2 ^ H2, HK")).unwrap();
    let Verdict::Wrong(Wrong::ProductDiffers { product, .. }) = &marked.verdict else { panic!("{marked:?}") };
    assert_eq!((marked.right, product), (false, &Some(52_u64.into())));
    let Some(Action::Play { field, factors: row }) = marked.solution else { panic!() };
    assert_eq!(field, cards("SQ S8"));
    assert!(row == [Factor::power(cards("S2"), cards("S7"))] || row == [Factor::power(cards("H2"), cards("S7"))]);
    assert_eq!(question.mark(&factors("S2")).unwrap_err(), Refusal::SingleFactor);
    assert_eq!(question.mark(&Answer::Factors(Vec::new())).unwrap_err(), Refusal::BadFactor);
    assert_eq!(question.mark(&Answer::IsPrime(true)).unwrap_err(), Refusal::Malformed);
}

/// Whatever is drawn, there is an answer that is right, and primes are asked about as often as what is none.
#[test]
fn what_is_drawn_can_be_answered() {
    let mut generator = Generator::new(5);
    let mut primes = 0;
    for round in 0..300 {
        let cards = 2 + round % 3;
        let question = Question::draw(Drill::PrimeOrNot, cards, &mut generator);
        let Question::PrimeOrNot { cards: asked } = &question else { panic!() };
        assert_eq!(asked.len(), cards);
        assert!([1, 3, 7, 9, 11, 13].contains(&asked.last().unwrap().number.get()));
        primes += usize::from(question.mark(&Answer::IsPrime(true)).unwrap().right);
        for drill in [Drill::MakePrime, Drill::Factors] {
            let question = Question::draw(drill, cards, &mut generator);
            assert_eq!(question.drill(), drill);
            let Some(Action::Play { field, factors }) = question.solution() else { panic!("{question:?}") };
            let answer = match drill {
                Drill::Factors => Answer::Factors(factors),
                _ => Answer::Number(field.iter().map(|played| played.card).collect()),
            };
            assert!(question.mark(&answer).unwrap().right, "{question:?} {answer:?}");
        }
    }
    assert!((110..=190).contains(&primes), "{primes} of 300");
}

#[test]
fn streaks_count_and_what_was_wrong_comes_back_until_it_is_right() {
    let (mut progress, mut generator) = (Progress::default(), Generator::new(1));
    let missed = prime_or_not("S9 SA");
    let score = |progress: &Progress| {
        let score = progress.score(Drill::PrimeOrNot);
        (score.answered, score.right, score.streak, score.best_streak)
    };
    progress.answer(&prime_or_not("SA S3"), &Answer::IsPrime(true)).unwrap();
    progress.answer(&missed, &Answer::IsPrime(true)).unwrap();
    assert_eq!(score(&progress), (2, 1, 0, 1));
    assert_eq!(progress.to_be_asked_again(Drill::PrimeOrNot), 1);
    assert!(progress.answer(&missed, &Answer::Number(Vec::new())).is_err(), "which does not count");
    for answered in 0..3 {
        let question = progress.next(Drill::PrimeOrNot, 2, &mut generator);
        assert_ne!(question, missed, "after {answered}");
        let is_prime = question.mark(&Answer::IsPrime(true)).unwrap().right;
        progress.answer(&question, &Answer::IsPrime(is_prime)).unwrap();
    }
    assert_eq!(score(&progress), (5, 4, 3, 3));
    // It survives being kept.
    let kept = serde_json::to_string(&progress).unwrap();
    let mut progress: Progress = serde_json::from_str(&kept).unwrap();
    assert_eq!(progress.next(Drill::PrimeOrNot, 2, &mut generator), missed);
    assert_eq!(Question::draw(Drill::MakePrime, 2, &mut generator).drill(), Drill::MakePrime, "other drills are apart");
    progress.answer(&missed, &Answer::IsPrime(false)).unwrap();
    assert_eq!(progress.to_be_asked_again(Drill::PrimeOrNot), 0);
    assert_eq!(score(&progress), (6, 5, 4, 4));
}
