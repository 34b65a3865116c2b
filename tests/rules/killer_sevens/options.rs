use serde_json::{Map, Value, json};
use tefuda::rules::killer_sevens::{KillerSevens, Options};
use tefuda::rules::{Rules, SetupError};

fn overridden(option: &str, value: Value) -> Result<Options, SetupError> {
    KillerSevens::options_from("standard", &Map::from_iter([(option.to_owned(), value)]))
}

fn standard() -> Value {
    json!({ "start": "sevens", "first": "diamond-seven", "adjacency": 8, "cap": 12, "cap-per-region": false,
        "voluntary-passes": null })
}

#[test]
fn presets() {
    assert_eq!(serde_json::to_value(Options::default()).unwrap(), standard());
    assert_eq!(KillerSevens::PRESETS, ["standard", "original"]);
    let mut original = standard();
    original["first"] = json!("human");
    assert_eq!(serde_json::to_value(KillerSevens::preset("original").unwrap()).unwrap(), original);
    assert_eq!(KillerSevens::preset(""), Err(SetupError::NoSuchPreset(String::new())));
}

#[test]
fn choices_are_those_of_the_lab() {
    let choices: Value = KillerSevens::choices().iter().map(|choice| json!([choice.option, choice.values])).collect();
    let others = (1..=11).chain(13..=52).map(Value::from);
    let caps: Vec<Value> = [json!(12)].into_iter().chain(others).chain([Value::Null]).collect();
    let expected = json!([
        ["start", ["sevens", "diamond-seven"]],
        ["first", ["diamond-seven", "human", "winner"]],
        ["adjacency", [8, 4]],
        ["cap", caps],
        ["cap-per-region", [false, true]],
        ["voluntary-passes", [null, 3]],
    ]);
    assert_eq!(choices, expected);
    for choice in KillerSevens::choices() {
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
        ("start", json!("none")),
        ("first", json!(0)),
        ("adjacency", json!(6)),
        ("adjacency", json!("8")),
        ("cap", json!(0)),
        ("cap", json!(53)),
        ("cap", json!(-1)),
        ("cap-per-region", json!(null)),
        ("voluntary-passes", json!(0)),
        ("voluntary-passes", json!(4)),
    ];
    for (option, value) in cases {
        let expected = SetupError::OptionValue { option: option.to_owned(), value: value.to_string() };
        assert_eq!(overridden(option, value), Err(expected));
    }
    assert_eq!(overridden("jokers", json!(1)), Err(SetupError::NoSuchOption("jokers".to_owned())));
}
