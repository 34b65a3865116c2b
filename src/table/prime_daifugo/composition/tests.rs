use super::*;

fn card(name: &str) -> Card {
    name.parse().expect("a card")
}

/// Types a line: names of cards, `=`, `×` and `^`, apart by spaces.
fn typed(line: &str) -> Composition {
    let mut composition = Composition::of(Some(0));
    for word in line.split_whitespace() {
        match word {
            "=" => composition.go_to(Row::Factors),
            "×" => composition.times(),
            "^" => composition.power(),
            name => composition.add(card(name)),
        }
    }
    composition
}

fn cards(names: &str) -> Vec<PlayedCard> {
    names.split_whitespace().map(|name| name.parse().expect("a card")).collect()
}

#[test]
fn a_line_reads_as_typed() {
    let composition = typed("ST SA SA = S7 × SJ × SK");
    assert_eq!(composition.text(), "101 = 7 × 11 × 13", "one card is laid once");
    let composition = typed("ST HA SA = S7 × SJ × SK");
    assert_eq!(composition.text(), "1011 = 7 × 11 × 13");
    assert_eq!(typed("SQ H9 C6 = S2 ^ S4 × S3 ^ H4").text(), "1296 = 2⁴ × 3⁴");
    let factors = typed("SQ H9 C6 = S2 ^ S4 × S3 ^ H4").factors();
    assert_eq!(factors, [Factor::power(cards("S2"), cards("S4")), Factor::power(cards("S3"), cards("H4"))]);
}

#[test]
fn what_is_missing_is_left_to_the_rules() {
    let composition = typed("S6 = S2 × S3 ×");
    assert_eq!(composition.factors().last(), Some(&Factor::plain(Vec::new())));
    assert_eq!(composition.text(), "6 = 2 × 3 × ?");
    assert_eq!(typed("S6 = S2 ^").factors(), [Factor::power(cards("S2"), Vec::new())]);
    let tower = Factor {
        base: cards("S2"),
        exponent: Some(Exponent::Tower(Box::new(Factor::power(cards("S3"), cards("S4"))))),
    };
    assert_eq!(typed("S6 = S2 ^ S3 ^ S4").factors(), [tower]);
}

#[test]
fn a_joker_asks_what_it_stands_for_and_may_change_it() {
    let mut composition = typed("SQ X1 S6");
    assert_eq!(composition.number_text(), "12?6");
    composition.ask_joker(card("X1"));
    composition.declare(9);
    assert_eq!((composition.number_text().as_str(), composition.asked_joker()), ("1296", None));
    composition.ask_joker(card("X1"));
    composition.declare(0);
    assert_eq!(composition.number_text(), "1206");
    let mut alone = typed("X2");
    assert_eq!(alone.asked_joker(), Some(card("X2")));
    alone.declare(7);
    assert_eq!(alone.number_text(), "∞");
}

#[test]
fn cards_move_within_a_row_and_between_rows() {
    let mut composition = typed("SA S2 S3");
    composition.insert(card("SA"), Row::Number, 3);
    assert_eq!(composition.number_text(), "231");
    composition.insert(card("SA"), Row::Number, 0);
    assert_eq!(composition.number_text(), "123");
    composition.insert(card("S2"), Row::Factors, 5);
    assert_eq!(composition.text(), "13 = 2");
}

#[test]
fn what_leaves_the_hand_leaves_the_play() {
    let mut composition = typed("SA S2 = S3 × S5");
    let left: CardSet = ["SA", "S3", "S5"].into_iter().map(card).collect();
    composition.keep(Some(0), left);
    assert_eq!(composition.text(), "1 = 3 × 5");
    composition.keep(Some(1), left);
    assert_eq!(composition, Composition::of(Some(1)));
}

#[test]
fn taking_back_goes_sign_by_sign_and_then_to_the_number() {
    let mut composition = typed("S6 = S2 × S3");
    let texts: Vec<String> = (0..5)
        .map(|_| {
            composition.take_back();
            composition.text()
        })
        .collect();
    assert_eq!(texts, ["6 = 2 × ?", "6 = 2", "6", "6", ""]);
}
