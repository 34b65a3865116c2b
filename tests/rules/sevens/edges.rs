use serde_json::{Value, json};

use super::{answer, pass, play, plays, refused, with_sevens};

/// The table of `RULES.md` §2: what is placed, then what may be laid with *none*, *link* and *tunnel*.
const EDGES: [(&str, &str, &str, &str); 11] = [
    ("7", "68", "68", "68"),
    ("789TJQK", "6", "A6", "A"),
    ("56789TJQK", "4", "A4", "A"),
    ("A789TJQK", "6", "26", "2"),
    ("A23789TJQK", "6", "46", "4"),
    ("A234567", "8", "8K", "K"),
    ("A23456789", "T", "TK", "K"),
    ("A234567K", "8", "8Q", "Q"),
    ("789Q", "6T", "6T", "6T"),
    ("A7", "68", "68", "68"),
    ("A23456789TJQK", "", "", ""),
];

const NUMBERS: &str = "A23456789TJQK";

fn cards(suit: char, numbers: &str) -> Vec<String> {
    numbers.chars().map(|number| format!("{suit}{number}")).collect()
}

/// Seat 0 holds all of the suit that is not placed, and an eight that can be laid anyhow.
fn position(suit: char, placed: &str) -> Value {
    let rest: String = NUMBERS.chars().filter(|number| !placed.contains(*number)).collect();
    let others: Vec<char> = "SHDC".chars().filter(|other| *other != suit).collect();
    let mut hand = cards(suit, &rest);
    hand.push(format!("{}8", others[0]));
    let mut all_placed: Vec<String> = others.iter().map(|other| format!("{other}7")).collect();
    all_placed.extend(cards(suit, placed));
    json!({ "placed": all_placed, "hands": [hand, [format!("{}8", others[1])], [format!("{}8", others[2])]] })
}

#[test]
fn the_table_of_edges() {
    for suit in "SHDC".chars() {
        for (placed, none, link, tunnel) in EDGES {
            for (edge, expected) in [("none", none), ("link", link), ("tunnel", tunnel)] {
                let answer = answer(json!({ "edge": edge }), 3, position(suit, placed), json!([]));
                let mut found = plays(&answer, 0);
                found.retain(|card| card.starts_with(suit));
                assert_eq!(found, cards(suit, expected), "{suit} {placed} {edge}");
            }
        }
    }
}

/// A card is refused as closed just where the link would take it.
#[test]
fn what_only_the_tunnel_forbids_is_closed() {
    for (placed, _, link, tunnel) in EDGES {
        for number in NUMBERS.chars().filter(|number| !placed.contains(*number) && !tunnel.contains(*number)) {
            let answer =
                answer(json!({ "edge": "tunnel" }), 3, position('H', placed), json!([play(0, &format!("H{number}"))]));
            let expected = if link.contains(number) { "closed" } else { "not-next" };
            assert_eq!(refused(&answer), expected, "{placed} {number}");
        }
    }
}

/// Rows of the table that speak of an out player, played: the hand is laid, and counts once it connects.
#[test]
fn what_an_out_player_has_laid_counts_once_it_connects() {
    let cases = [
        (&["S8", "S9", "SQ"][..], "none", &["S6", "ST"][..]),
        (&["S8", "S9", "SQ"], "link", &["S6", "ST"]),
        (&["S8", "S9", "SQ"], "tunnel", &["S6", "ST"]),
        (&["SA"], "link", &["S6", "S8"]),
        (&["SA"], "tunnel", &["S6", "S8"]),
        (&["S8", "S9", "ST", "SJ", "SQ", "SK", "SA", "S2", "S3"], "link", &["S4", "S6"]),
        (&["S8", "S9", "ST", "SJ", "SQ", "SK", "SA", "S2", "S3"], "tunnel", &["S4"]),
        (&["S8", "S9", "ST", "SJ", "SQ", "SK", "SA", "S2", "S3"], "none", &["S6"]),
    ];
    for (laid, edge, expected) in cases {
        let rest: Vec<String> =
            cards('S', NUMBERS).into_iter().filter(|card| card != "S7" && !laid.contains(&card.as_str())).collect();
        let position = json!({ "placed": with_sevens(&[]), "hands": [laid, rest, ["H8"]], "passes": [3, 0, 0] });
        let answer = answer(json!({ "edge": edge }), 3, position, json!([pass(0)]));
        assert_eq!(plays(&answer, 1), expected, "{laid:?} {edge}");
    }
}

/// A side that the tunnel closes is told once, with the card that would have been next.
#[test]
fn a_closing_side_is_told() {
    let position = json!({ "placed": with_sevens(&["S8", "S9", "ST", "SJ", "SQ", "S6"]),
        "hands": [["SK", "H8"], ["S5", "SA"], ["H9"]] });
    let actions = json!([play(0, "SK"), play(1, "SA")]);
    let closing = answer(json!({ "edge": "tunnel" }), 3, position.clone(), actions.clone());
    let closed: Vec<&Value> = closing["events"].as_array().unwrap().iter().filter_map(|e| e.get("closed")).collect();
    assert_eq!(closed, [&json!({ "card": "S5" })]);
    let linking = answer(json!({ "edge": "link" }), 3, position, actions);
    assert!(linking["events"].as_array().unwrap().iter().all(|event| event.get("closed").is_none()));
}
