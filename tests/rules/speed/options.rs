use serde_json::{Map, Value, json};
use tefuda::rules::speed::{Options, Speed};
use tefuda::rules::{Rules, SetupError};

fn overridden(option: &str, value: Value) -> Result<Options, SetupError> {
    Speed::options_from("standard", &Map::from_iter([(option.to_owned(), value)]))
}

#[test]
fn standard_is_the_default() {
    let expected = json!({ "split": "colours", "wrap": true, "equal": false, "own-ledger-first": false,
        "call-card": "chosen",
        "refill": ["free", "forced"], "stall-countdown": 0, "match": 1 });
    assert_eq!(serde_json::to_value(Options::default()).unwrap(), expected);
    assert_eq!(Speed::preset("standard"), Ok(Options::default()));
    assert_eq!(Speed::PRESETS, ["standard", "original"]);
}

#[test]
fn original() {
    let expected = json!({ "split": "colours", "wrap": true, "equal": false, "own-ledger-first": true,
        "call-card": "leftmost",
        "refill": ["free", "forced"], "stall-countdown": 0, "match": 1 });
    assert_eq!(serde_json::to_value(Speed::preset("original").unwrap()).unwrap(), expected);
}

#[test]
fn no_other_preset() {
    for name in ["", "Standard", "original-js"] {
        assert_eq!(Speed::preset(name), Err(SetupError::NoSuchPreset(name.to_owned())));
    }
}

#[test]
fn choices_are_those_of_the_lab() {
    let choices: Value =
        Speed::choices().iter().map(|choice| json!([choice.option, choice.seat, choice.values])).collect();
    let expected = json!([
        ["split", null, ["colours", "halves"]],
        ["wrap", null, [true, false]],
        ["equal", null, [false, true]],
        ["own-ledger-first", null, [false, true]],
        ["call-card", null, ["chosen", "leftmost"]],
        ["refill", 0, ["free", "forced", "automatic"]],
        ["refill", 1, ["forced", "free", "automatic"]],
        ["stall-countdown", null, [0, 3]],
        ["match", null, [1, 3, 5]],
    ]);
    assert_eq!(choices, expected);
}

#[test]
fn every_choice_is_read_and_its_first_value_is_standard() {
    let standard = serde_json::to_value(Options::default()).unwrap();
    for choice in Speed::choices() {
        for (index, value) in choice.values.iter().enumerate() {
            let mut expected = standard.clone();
            let field = match choice.seat {
                Some(seat) => &mut expected[choice.option][seat],
                None => &mut expected[choice.option],
            };
            *field = value.clone();
            let options = overridden(choice.option, expected[choice.option].clone()).unwrap();
            let written = serde_json::to_value(&options).unwrap();
            assert_eq!(written, expected);
            assert_eq!(written == standard, index == 0, "{} {value}", choice.option);
        }
    }
}

#[test]
fn other_values_are_none() {
    let cases = [
        ("split", json!("halfs")),
        ("split", json!(null)),
        ("wrap", json!(1)),
        ("wrap", json!("true")),
        ("equal", json!(null)),
        ("own-ledger-first", json!("no")),
        ("call-card", json!("rightmost")),
        ("refill", json!("free")),
        ("refill", json!(["free"])),
        ("refill", json!(["free", "free", "free"])),
        ("refill", json!(["free", "never"])),
        ("stall-countdown", json!(2)),
        ("stall-countdown", json!("3")),
        ("stall-countdown", json!(-3)),
        ("match", json!(0)),
        ("match", json!(2)),
        ("match", json!(7)),
        ("match", json!(1.5)),
        ("match", json!(257)),
    ];
    for (option, value) in cases {
        let expected = SetupError::OptionValue { option: option.to_owned(), value: value.to_string() };
        assert_eq!(overridden(option, value), Err(expected));
    }
}

#[test]
fn other_options_are_none() {
    for option in ["", "Wrap", "own_ledger_first", "passes", "match-length"] {
        assert_eq!(overridden(option, json!(true)), Err(SetupError::NoSuchOption(option.to_owned())));
    }
    assert!(serde_json::from_value::<Options>(json!({ "passes": 3 })).is_err());
}

#[test]
fn what_is_left_out_is_standard() {
    let options: Options = serde_json::from_value(json!({ "wrap": false })).unwrap();
    assert_eq!(options, Options { wrap: false, ..Options::default() });
}
