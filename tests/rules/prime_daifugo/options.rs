use serde_json::{Map, Value, json};
use tefuda::rules::prime_daifugo::{Options, PrimeDaifugo};
use tefuda::rules::{Rules, SetupError};

fn overridden(option: &str, value: Value) -> Result<Options, SetupError> {
    PrimeDaifugo::options_from("standard", &Map::from_iter([(option.to_owned(), value)]))
}

fn standard() -> Value {
    json!({ "jokers": 2, "even-ranks-halved": false, "hand": 11, "cap": null, "composites": true, "exponents": true,
        "joker-zero": true, "infinity": true, "cut-57": true, "revolution-1729": true, "start-in-revolution": false,
        "draw": true, "penalty": "all", "flow": "order", "first": "deal", "joker-finish": true, "clock": null,
        "turn-limit": 100 })
}

#[test]
fn the_presets() {
    let written = |name| serde_json::to_value(PrimeDaifugo::preset(name).unwrap()).unwrap();
    assert_eq!(PrimeDaifugo::PRESETS, ["standard", "original-js", "original-cs"]);
    assert_eq!(serde_json::to_value(Options::default()).unwrap(), standard());
    assert_eq!(written("standard"), standard());
    let mut expected = standard();
    expected["first"] = json!("human");
    assert_eq!(written("original-js"), expected);
    for (option, value) in [
        ("jokers", json!(0)),
        ("exponents", json!(false)),
        ("cut-57", json!(false)),
        ("revolution-1729", json!(false)),
        ("penalty", json!("none")),
    ] {
        expected[option] = value;
    }
    assert_eq!(written("original-cs"), expected);
    for name in ["", "Standard", "original"] {
        assert_eq!(PrimeDaifugo::preset(name), Err(SetupError::NoSuchPreset(name.to_owned())));
    }
}

#[test]
fn choices_are_those_of_the_lab() {
    let choices: Value =
        PrimeDaifugo::choices().iter().map(|choice| json!([choice.option, choice.seat, choice.values])).collect();
    let caps: Vec<Value> = [Value::Null].into_iter().chain((1..=54).map(Value::from)).collect();
    let (on, off) = (json!([true, false]), json!([false, true]));
    let expected = json!([
        ["jokers", null, [2, 1, 0]],
        ["even-ranks-halved", null, off],
        ["hand", null, [11, 7, 5]],
        ["cap", null, caps],
        ["composites", null, on],
        ["exponents", null, on],
        ["joker-zero", null, on],
        ["infinity", null, on],
        ["cut-57", null, on],
        ["revolution-1729", null, on],
        ["start-in-revolution", null, off],
        ["draw", null, on],
        ["penalty", null, ["all", "field", "one", "none"]],
        ["flow", null, ["order", "shuffled"]],
        ["first", null, ["deal", "human", "loser"]],
        ["joker-finish", null, on],
        ["clock", null, [null, 60, 30]],
        ["turn-limit", null, [100, 50, 200]],
    ]);
    assert_eq!(choices, expected);
}

#[test]
fn every_choice_is_read_and_its_first_value_is_standard() {
    for choice in PrimeDaifugo::choices() {
        for (index, value) in choice.values.iter().enumerate() {
            let mut expected = standard();
            expected[choice.option] = value.clone();
            let written = serde_json::to_value(overridden(choice.option, value.clone()).unwrap()).unwrap();
            assert_eq!(written, expected);
            assert_eq!(written == standard(), index == 0, "{} {value}", choice.option);
        }
    }
}

#[test]
fn other_values_are_none() {
    let cases = [
        ("jokers", json!(3)),
        ("jokers", json!(null)),
        ("jokers", json!(-1)),
        ("jokers", json!("2")),
        ("even-ranks-halved", json!(1)),
        ("hand", json!(10)),
        ("hand", json!(null)),
        ("hand", json!(267)),
        ("cap", json!(0)),
        ("cap", json!(55)),
        ("cap", json!(2.5)),
        ("cap", json!("all")),
        ("composites", json!(null)),
        ("exponents", json!("off")),
        ("joker-zero", json!(0)),
        ("infinity", json!("true")),
        ("cut-57", json!(57)),
        ("revolution-1729", json!(1729)),
        ("start-in-revolution", json!(null)),
        ("draw", json!(1)),
        ("penalty", json!("two")),
        ("penalty", json!(null)),
        ("penalty", json!(1)),
        ("flow", json!("sorted")),
        ("first", json!("winner")),
        ("first", json!(0)),
        ("joker-finish", json!(null)),
        ("clock", json!(0)),
        ("clock", json!(45)),
        ("turn-limit", json!(0)),
        ("turn-limit", json!(null)),
        ("turn-limit", json!(150)),
    ];
    for (option, value) in cases {
        let expected = SetupError::OptionValue { option: option.to_owned(), value: value.to_string() };
        assert_eq!(overridden(option, value), Err(expected));
    }
}

#[test]
fn other_options_are_none() {
    for option in ["", "Jokers", "cut_57", "cut57", "passes", "match"] {
        assert_eq!(overridden(option, json!(true)), Err(SetupError::NoSuchOption(option.to_owned())));
    }
    assert!(serde_json::from_value::<Options>(json!({ "passes": 3 })).is_err());
}
