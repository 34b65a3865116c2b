//! The pack, the names and the deal algorithm of `LAB.md`.

use std::collections::BTreeSet;

use tefuda::cards::{Card, CardSet, DealNumber, Generator, Number, Suit, pack};

/// The cards of a text like `"SA H7 X1"`.
fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

fn shuffled(jokers: u8, number: u64) -> (Vec<Card>, Generator) {
    let mut generator = Generator::new(number);
    let mut pack = pack(jokers);
    generator.shuffle(&mut pack);
    (pack, generator)
}

#[test]
fn names_are_suit_then_number() {
    let names: Vec<String> = pack(2).iter().map(Card::to_string).collect();
    let expected = "SA S2 S3 S4 S5 S6 S7 S8 S9 ST SJ SQ SK HA H2 H3 H4 H5 H6 H7 H8 H9 HT HJ HQ HK \
                    DA D2 D3 D4 D5 D6 D7 D8 D9 DT DJ DQ DK CA C2 C3 C4 C5 C6 C7 C8 C9 CT CJ CQ CK X1 X2";
    assert_eq!(names.join(" "), expected);
    assert_eq!(cards(expected), pack(2));
}

#[test]
fn other_texts_are_no_cards() {
    for text in ["", "S", "A", "S1", "S10", "SX", "X", "X0", "X3", "XA", "sA", "Sa", "SA ", " SA", "SAA", "X1=9", "♠A"]
    {
        assert!(text.parse::<Card>().is_err(), "{text:?}");
    }
}

#[test]
fn a_third_joker_does_not_exist() {
    let numbers = |suit| Number::all().filter(|number| Card::new(suit, *number).is_some()).count();
    assert_eq!(numbers(Suit::Joker), 2);
    assert_eq!(numbers(Suit::Hearts), 13);
    assert_eq!(pack(9).len(), 54);
}

#[test]
fn deal_numbers_are_whole_numbers_of_64_bits() {
    assert_eq!("18446744073709551615".parse(), Ok(DealNumber(u64::MAX)));
    assert_eq!("0".parse(), Ok(DealNumber(0)));
    for text in ["", "-1", "+1", "18446744073709551616", "1.0", "0x1", " 1"] {
        assert!(text.parse::<DealNumber>().is_err(), "{text:?}");
    }
    assert_eq!(DealNumber(5).game(2), DealNumber(7));
    assert_eq!(DealNumber(u64::MAX).game(2), DealNumber(1));
}

#[test]
fn the_generator_is_the_published_one() {
    let mut generator = Generator::new(1);
    let outputs: Vec<u64> = (0..3).map(|_| generator.next_u64()).collect();
    assert_eq!(outputs, [0xcfc5_d07f_6f03_c29b, 0xbf42_4132_963f_e08d, 0x19a3_7d57_57aa_f520]);
}

#[test]
fn deal_0_of_sevens_is_the_published_one() {
    let hands = [
        "D7 CQ C8 DJ HK D6 CK S8 C3 H2 S3 DK SA",
        "D2 D8 DA ST H3 S6 C6 S2 SQ C2 HA CA H5",
        "C9 DT H6 DQ HQ D4 SJ D9 C7 C4 S4 CT H7",
        "D5 CJ S7 H8 D3 H9 C5 S9 HT S5 SK HJ H4",
    ];
    let (pack, _) = shuffled(0, 0);
    for (seat, hand) in hands.into_iter().enumerate() {
        let dealt: Vec<Card> = pack.iter().copied().skip(seat).step_by(4).collect();
        assert_eq!(dealt, cards(hand), "seat {seat}");
    }
}

#[test]
fn deals_0_and_1_of_prime_daifugo_are_the_published_ones() {
    let deals = [
        (0, "H7 SK S6 DK D9 HK D4 HT CJ D3 CQ", "D7 X1 H9 H4 DT C8 D8 D2 DA CK S8", "D5 S7 D6 DQ X2"),
        (1, "X1 DQ X2 S3 D4 SA CT HK CJ D2 D8", "C7 H8 C8 SJ DT D5 S2 CQ H7 HA SQ", "HJ C4 H6 H3 D7"),
    ];
    for (number, first, second, deck) in deals {
        let (pack, mut generator) = shuffled(2, number);
        assert_eq!(pack[..11], cards(first), "deal {number}");
        assert_eq!(pack[11..22], cards(second), "deal {number}");
        assert_eq!(pack[22..27], cards(deck), "deal {number}");
        assert_eq!(generator.index(2), 0, "first seat of deal {number}");
    }
}

#[test]
fn an_index_stays_below_its_bound() {
    let mut generator = Generator::new(3);
    for n in [1, 2, 3, 52, 54, 1 << 31, (1 << 31) + 1, u32::MAX] {
        assert!((0..100).all(|_| generator.index(n) < n as usize), "{n}");
    }
}

/// 2³² upper halves do not divide among 3 · 2³⁰ indices: without redrawing, every third index would come twice as often
/// as the others, so that a half of all would be multiples of three.
#[test]
fn an_index_is_uniform_where_the_bound_does_not_divide() {
    const DRAWS: usize = 30_000;
    let mut generator = Generator::new(4);
    let multiples = (0..DRAWS).filter(|_| generator.index(3 << 30).is_multiple_of(3)).count();
    // Mean 10000, standard deviation 82.
    assert!(multiples.abs_diff(DRAWS / 3) < 5 * 82, "{multiples}");
}

/// χ² of how often each card comes to each place, against equal frequencies.
fn chi_square(shuffle: impl Fn(&mut Generator, &mut [usize])) -> f64 {
    const SHUFFLES: usize = 20_000;
    const CARDS: usize = 52;
    let mut counts = vec![[0_usize; CARDS]; CARDS];
    let mut generator = Generator::new(0);
    for _ in 0..SHUFFLES {
        let mut cards: Vec<usize> = (0..CARDS).collect();
        shuffle(&mut generator, &mut cards);
        for (place, card) in cards.into_iter().enumerate() {
            counts[place][card] += 1;
        }
    }
    let expected = SHUFFLES as f64 / CARDS as f64;
    counts.iter().flatten().map(|count| (*count as f64 - expected).powi(2) / expected).sum()
}

/// With 51² degrees of freedom χ² has mean 2601 and standard deviation √(2 · 2601) ≈ 72.
#[test]
fn every_card_comes_to_every_place_alike() {
    let fair = chi_square(Generator::shuffle);
    assert!((fair - 2601.0).abs() < 5.0 * 72.0, "{fair}");
    let swap_with_any = chi_square(|generator, cards| {
        for place in 0..cards.len() {
            cards.swap(place, generator.index(52));
        }
    });
    assert!(swap_with_any > 2601.0 + 5.0 * 72.0, "the test cannot tell a well-known biased shuffle: {swap_with_any}");
}

#[test]
fn a_shuffle_loses_no_card() {
    for number in 0..50 {
        let (shuffled, _) = shuffled(2, number);
        assert_eq!(shuffled.into_iter().collect::<BTreeSet<_>>(), pack(2).into_iter().collect());
    }
}

#[test]
fn a_set_of_cards_is_a_set() {
    let all: CardSet = pack(2).into_iter().collect();
    assert_eq!(all, CardSet::SUITS | CardSet::JOKERS);
    assert_eq!(all.into_iter().collect::<Vec<_>>(), pack(2), "in the order of the pack");
    assert_eq!((all.len(), all.jokers().len(), CardSet::SUITS.len()), (54, 2, 52));
    for card in pack(2) {
        let mut without = all;
        assert!(without.remove(card) && !without.remove(card));
        assert_eq!((without.len(), without.contains(card)), (53, false));
        assert_eq!(all - without, CardSet::of(card));
        assert_eq!(serde_json::to_value(CardSet::of(card)).unwrap(), serde_json::json!([card.to_string()]));
        without.insert(card);
        assert_eq!(without, all);
    }
    assert!(CardSet::EMPTY.is_empty() && CardSet::EMPTY.into_iter().next().is_none());
    assert_eq!(CardSet::of_suit(Suit::Hearts, 1 << 6), CardSet::of("H7".parse().unwrap()));
    assert_eq!(CardSet::of("CK".parse().unwrap()).numbers(Suit::Clubs), 1 << 12);
    assert_eq!(CardSet::from_bits(u64::MAX), all);
}
