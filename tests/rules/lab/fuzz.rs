use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};
use serde_json::{Value, json};

use super::apply;

/// Words that lines are made of, so that some come near to being read.
const WORDS: [&str; 40] = [
    "game",
    "speed",
    "deal",
    "position",
    "areas",
    "decks",
    "ledgers",
    "actions",
    "seat",
    "play",
    "slot",
    "ledger",
    "onto",
    "call",
    "refill",
    "options",
    "preset",
    "standard",
    "S5",
    "H6",
    "X1",
    "previous",
    "prime-daifugo",
    "hands",
    "deck",
    "field",
    "cards",
    "by",
    "under",
    "factors",
    "base",
    "exponent",
    "X1=9",
    "X2=0",
    "draw",
    "pass",
    "turn",
    "seats",
    "idle",
    "C2",
];

fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        (-2..6_i64).prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        select(&WORDS[..]).prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 24, 6, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..5).prop_map(Value::from),
            vec((select(&WORDS[..]), inner), 0..5).prop_map(|fields| fields.into_iter().collect()),
        ]
    })
}

fn a_good_line() -> Value {
    json!({ "game": "speed", "options": { "refill": ["free", "forced"] }, "seats": 2,
        "position": { "areas": [["S5", null, "SK", "S8"], ["H5", "HK", "H3", "H9"]], "decks": [["SA"], []],
            "ledgers": [["C6"], ["D6"]] },
        "actions": [{ "seat": 0, "play": { "slot": 0, "ledger": 0, "onto": "C6" } }, { "seat": 0, "refill": {},
        "tick": 7 },
            { "seat": 1, "call": { "slot": 1 } }] })
}

fn another_good_line() -> Value {
    json!({ "game": "prime-daifugo", "options": { "cap": 5, "flow": "shuffled" }, "seats": 2,
        "position": { "hands": [["S8", "S2", "S3", "X1", "SA", "H2"], ["H5", "HK"]], "deck": ["SK", "C2"], "turn": 0, "idle": 1,
            "field": { "cards": ["C4"], "by": 1 }, "under": ["C3"] },
        "actions": [{ "seat": 0, "draw": {} },
            { "seat": 0, "play": { "field": ["S8"], "factors": [{ "base": ["S2"], "exponent": ["S3"] }] } },
            { "seat": 1, "pass": {} }, { "seat": 0, "play": { "field": ["SA", "X1=9"] } }] })
}

fn any_good_line() -> impl Strategy<Value = Value> {
    any::<bool>().prop_map(|other| if other { another_good_line() } else { a_good_line() })
}

/// The places of a JSON value, as pointers.
fn places(value: &Value, prefix: &str, into: &mut Vec<String>) {
    into.push(prefix.to_owned());
    match value {
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, item)| places(item, &format!("{prefix}/{at}"), into));
        }
        Value::Object(fields) => fields.iter().for_each(|(key, item)| places(item, &format!("{prefix}/{key}"), into)),
        _ => {}
    }
}

/// A good line with something else in one place.
fn nearly_good_line() -> impl Strategy<Value = Vec<u8>> {
    (any_good_line(), any::<Index>(), any_json()).prop_map(|(mut line, place, value)| {
        let mut all = Vec::new();
        places(&line, "", &mut all);
        *line.pointer_mut(&all[place.index(all.len())]).unwrap() = value;
        line.to_string().into_bytes()
    })
}

/// A good line with a few bytes changed.
fn damaged_line() -> impl Strategy<Value = Vec<u8>> {
    (any_good_line(), vec((any::<Index>(), any::<u8>()), 1..4)).prop_map(|(line, damages)| {
        let mut line = line.to_string().into_bytes();
        for (place, byte) in damages {
            let place = place.index(line.len());
            line[place] = byte;
        }
        line
    })
}

fn any_line() -> impl Strategy<Value = Vec<u8>> {
    let line = prop_oneof![
        vec(any::<u8>(), 0..60),
        any_json().prop_map(|value| value.to_string().into_bytes()),
        nearly_good_line(),
        damaged_line(),
        any_good_line().prop_map(|line| line.to_string().into_bytes()),
    ];
    line.prop_map(|line| line.into_iter().filter(|byte| *byte != b'\n').collect())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 30, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_line_has_one_answer(lines in vec(any_line(), 1..80)) {
        let input: Vec<u8> = lines.iter().flat_map(|line| line.iter().copied().chain([b'\n'])).collect();
        let answers = apply(&input);
        prop_assert_eq!(answers.lines.len(), lines.len());
        let mut unreadable = false;
        for answer in &answers.lines {
            let keys: Vec<&str> = answer.as_object().unwrap().keys().map(String::as_str).collect();
            match keys[..] {
                ["events", "legal", "ok", "outcome", "position"] | ["events", "legal", "more", "ok", "outcome", "position"] => prop_assert_eq!(&answer["ok"], true),
                ["at", "ok", "position", "refused"] => prop_assert_eq!(&answer["ok"], false),
                ["error", "ok"] => {
                    prop_assert_eq!(&answer["ok"], false);
                    unreadable = true;
                }
                _ => prop_assert!(false, "{answer}"),
            }
        }
        prop_assert_eq!(answers.code, if unreadable { 2 } else { 0 });
    }
}
