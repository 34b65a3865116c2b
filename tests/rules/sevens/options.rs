use serde_json::{Map, Value, json};
use tefuda::rules::sevens::{Options, Sevens};
use tefuda::rules::{Rules, SetupError};

fn overridden(option: &str, value: Value) -> Result<Options, SetupError> {
    Sevens::options_from("standard", &Map::from_iter([(option.to_owned(), value)]))
}

fn standard() -> Value {
    json!({ "jokers": 0, "first": "diamond-seven", "edge": "link", "passes": 3, "out-hand": "laid", "must-play": false,
        "no-joker-last": true })
}

#[test]
fn presets() {
    assert_eq!(serde_json::to_value(Options::default()).unwrap(), standard());
    assert_eq!(Sevens::PRESETS, ["standard", "original"]);
    assert_eq!(Sevens::preset("standard"), Ok(Options::default()));
    let mut original = standard();
    original["first"] = json!("human");
    original["edge"] = json!("tunnel");
    assert_eq!(serde_json::to_value(Sevens::preset("original").unwrap()).unwrap(), original);
    assert_eq!(Sevens::preset("original-js"), Err(SetupError::NoSuchPreset("original-js".to_owned())));
}

#[test]
fn choices_are_those_of_the_lab() {
    let choices: Value = Sevens::choices().iter().map(|choice| json!([choice.option, choice.values])).collect();
    let expected = json!([
        ["jokers", [0, 1, 2]],
        ["first", ["diamond-seven", "human", "winner"]],
        ["edge", ["link", "tunnel", "none"]],
        ["passes", [3, 0, 1, 2, 4, 5, null]],
        ["out-hand", ["laid", "removed"]],
        ["must-play", [false, true]],
        ["no-joker-last", [true, false]],
    ]);
    assert_eq!(choices, expected);
    for choice in Sevens::choices() {
        for value in &choice.values {
            let mut expected = standard();
            expected[choice.option] = value.clone();
            let options = overridden(choice.option, value.clone()).unwrap();
            assert_eq!(serde_json::to_value(options).unwrap(), expected);
        }
    }
}

#[test]
fn other_values_are_none() {
    let cases = [
        ("jokers", json!(3)),
        ("jokers", json!(-1)),
        ("jokers", json!(null)),
        ("first", json!("seat-0")),
        ("edge", json!(null)),
        ("passes", json!(6)),
        ("passes", json!(-1)),
        ("passes", json!("unlimited")),
        ("out-hand", json!("kept")),
        ("must-play", json!(null)),
        ("no-joker-last", json!(1)),
    ];
    for (option, value) in cases {
        let expected = SetupError::OptionValue { option: option.to_owned(), value: value.to_string() };
        assert_eq!(overridden(option, value), Err(expected));
    }
    assert_eq!(overridden("wrap", json!(true)), Err(SetupError::NoSuchOption("wrap".to_owned())));
}
