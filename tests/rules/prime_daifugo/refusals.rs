use serde_json::{Value, json};
use tefuda::rules::Rules;
use tefuda::rules::prime_daifugo::{Action, Factor, Refusal};

use super::{composite, facing, game, list, play, refusal};

const HAND: &str = "SA HA S2 H2 D2 S3 S4 S5 S6 S7 S9 SJ SQ SK X1 X2";

fn refused(overrides: Value, field: &str, action: &Action) -> Option<Refusal> {
    refusal(&facing(overrides, HAND, field), action)
}

fn tower() -> Action {
    let tower = json!({ "play": { "field": ["SA", "S6"],
        "factors": [{ "base": ["S2"], "exponent": { "base": ["H2"], "exponent": ["D2"] } }] } });
    serde_json::from_value(tower).unwrap()
}

/// Each malformed play of `RULES.md` §4, with no field.
#[test]
fn plays_formed_wrongly() {
    let no_field = Action::Play { field: Vec::new(), factors: Vec::new() };
    let only_factors = Action::Play { field: Vec::new(), factors: vec![Factor::plain(super::cards("S2"))] };
    let no_base = Action::Play { field: super::cards("S6"), factors: vec![Factor::plain(Vec::new()); 2] };
    let no_exponent =
        Action::Play { field: super::cards("S4"), factors: vec![Factor::power(super::cards("S2"), Vec::new())] };
    let cases = [
        (no_field, Refusal::EmptyPlay),
        (only_factors, Refusal::EmptyPlay),
        (play("S8"), Refusal::NotYourCard),
        (play("S7 S7"), Refusal::NotYourCard),
        (composite("S9", "S3, S3"), Refusal::NotYourCard),
        (composite("S4", "S2 ^ S2"), Refusal::NotYourCard),
        (tower(), Refusal::Tower),
        (play("SA X1"), Refusal::UndeclaredJoker),
        (composite("S6", "S2, X1"), Refusal::UndeclaredJoker),
        (composite("S9", "S3 ^ X1"), Refusal::UndeclaredJoker),
        (play("SA X1=14"), Refusal::JokerValue),
        (play("SA X1=300"), Refusal::JokerValue),
        (composite("S6", "S2, X1=14"), Refusal::JokerValue),
        (composite("S9", "S3 ^ X2=99"), Refusal::JokerValue),
        (play("X1=0 S7"), Refusal::LeadingZero),
        (composite("S6", "S2, X1=0 S3"), Refusal::LeadingZero),
        (composite("S6", "S2, X1=0"), Refusal::LeadingZero),
        (composite("S9", "S3 ^ X1=0 S2"), Refusal::LeadingZero),
        (composite("S9", "S3 ^ X1=0"), Refusal::LeadingZero),
        (no_base, Refusal::BadFactor),
        (no_exponent, Refusal::BadFactor),
        (composite("S6", "S2, S3, SA"), Refusal::BadFactor),
        (composite("S6", "S2 ^ SA, S3"), Refusal::BadFactor),
        (composite("S6", "X1=1, S3"), Refusal::BadFactor),
        (composite("S7", "X1=7"), Refusal::SingleFactor),
        (composite("S7", "X1=7 ^ SA"), Refusal::BadFactor),
        (composite("X1", "S2, S3"), Refusal::InfinityAlone),
        (composite("X1=6", "S2, S3"), Refusal::InfinityAlone),
        (composite("X1=200", "S2, S3"), Refusal::InfinityAlone),
    ];
    for (action, expected) in cases {
        assert_eq!(refused(json!({}), "", &action), Some(expected), "{action:?}");
    }
}

#[test]
fn plays_against_a_field() {
    let cases = [
        ("H7 HK", play("SK"), Some(Refusal::WrongCount)),
        ("H7 HK", play("SA SJ S3"), Some(Refusal::WrongCount)),
        // The required count is that of the field alone.
        ("H7 H3", composite("SQ SA", "S2, S3, H2"), None),
        ("HK", composite("SQ SK", "S2, S3"), Some(Refusal::WrongCount)),
        ("H7 HK", play("S7 S3"), Some(Refusal::NotLarger)),
        // Equal is not larger: 713 as 7 K and as 7 and a joker that is 13.
        ("H7 HK", play("S7 SK"), Some(Refusal::NotLarger)),
        ("H7 HK", play("X1=7 X2=13"), Some(Refusal::NotLarger)),
        ("H7 HK", play("S9 SA"), Some(Refusal::NotLarger)),
        ("H7 HK", play("S9 SJ"), None),
        ("H7 HK", play("X1"), Some(Refusal::InfinityAlone)),
        ("H7 HK", play("X1=13"), Some(Refusal::InfinityAlone)),
        ("HK", play("X1"), None),
        ("HK", play("X1=2"), None),
        ("H7", play("SA X1=3"), Some(Refusal::WrongCount)),
    ];
    for (field, action, expected) in cases {
        assert_eq!(refused(json!({}), field, &action), expected, "{field}: {action:?}");
    }
}

#[test]
fn in_a_revolution_smaller_numbers_are_stronger() {
    let position = |field: &str| json!({ "hands": [list(HAND), ["D9", "DT"]], "field": { "cards": list(field), "by": 1 }, "revolution": true });
    let cases = [
        ("H7 H3", play("S7 S9"), Some(Refusal::NotSmaller)),
        ("H7 H3", play("S7 S3"), Some(Refusal::NotSmaller)),
        ("H7 H3", play("S4 S7"), None),
        ("H7 H3", play("SK"), Some(Refusal::WrongCount)),
        ("C2", play("X1"), None),
    ];
    for (field, action, expected) in cases {
        assert_eq!(refusal(&game(json!({}), position(field)), &action), expected, "{field}: {action:?}");
    }
}

#[test]
fn the_cap_is_on_field_cards() {
    assert_eq!(refused(json!({ "cap": 2 }), "", &play("SA S3 S7")), Some(Refusal::OverCap));
    assert_eq!(refused(json!({ "cap": 3 }), "", &play("SA S3 S7")), None);
    assert_eq!(refused(json!({ "cap": 1 }), "", &composite("SQ", "S2, H2, S3")), None);
    assert_eq!(refused(json!({ "cap": 1 }), "", &play("X1")), None);
}

#[test]
fn options_turn_things_off() {
    let off = Some(Refusal::OptionOff);
    assert_eq!(refused(json!({ "composites": false }), "", &composite("S6", "S2, S3")), off);
    assert_eq!(refused(json!({ "exponents": false }), "", &composite("S9", "S3 ^ S2")), off);
    assert_eq!(refused(json!({ "exponents": false }), "", &composite("S6", "S2, S3")), None);
    assert_eq!(refused(json!({ "exponents": false }), "", &tower()), off);
    assert_eq!(refused(json!({ "infinity": false }), "", &play("X1")), off);
    assert_eq!(refused(json!({ "infinity": false }), "", &play("X1=7")), off);
    assert_eq!(refused(json!({ "infinity": false }), "", &play("SA X1=3")), None);
    assert_eq!(refused(json!({ "draw": false }), "", &Action::Draw {}), off);
    assert_eq!(refused(json!({ "joker-zero": false }), "", &play("SA X1=0 SA")), Some(Refusal::NotYourCard));
    assert_eq!(refused(json!({ "joker-zero": false }), "", &play("SA X1=0 HA")), Some(Refusal::JokerValue));
    assert_eq!(refused(json!({}), "", &play("SA X1=0 HA")), None);
    assert_eq!(refused(json!({ "joker-zero": false }), "", &play("X1=0 HA")), Some(Refusal::JokerValue));
    // ∞ has no value, whatever it declares.
    assert_eq!(refused(json!({ "joker-zero": false }), "", &play("X1=0")), None);
}

#[test]
fn the_last_play_may_have_to_be_without_joker() {
    let off = json!({ "joker-finish": false });
    let finish = |hand: &str, action: &Action| refusal(&facing(off.clone(), hand, ""), action);
    assert_eq!(finish("X1", &play("X1")), Some(Refusal::JokerFinish));
    assert_eq!(finish("SA X1", &play("SA X1=3")), Some(Refusal::JokerFinish));
    assert_eq!(finish("S6 S2 X1", &composite("S6", "S2, X1=3")), Some(Refusal::JokerFinish));
    assert_eq!(finish("SA S3", &play("SA S3")), None);
    assert_eq!(finish("SA S7 X1", &play("SA X1=3")), None);
    assert_eq!(refusal(&facing(json!({}), "X1", ""), &play("X1")), None);
    // It is the last thing that is looked at.
    assert_eq!(refusal(&facing(off, "SA X1", "H7 HK"), &play("SA X1=3")), Some(Refusal::NotLarger));
}

#[test]
fn turns_and_draws() {
    let mut playing = facing(json!({}), HAND, "");
    for action in [play("D9"), Action::Pass {}, Action::Draw {}] {
        assert_eq!(playing.apply(1, &action), Err(Refusal::NotYourTurn));
        assert_eq!(playing.apply(2, &action), Err(Refusal::Malformed));
    }
    playing.apply(0, &Action::Draw {}).unwrap();
    assert_eq!(refusal(&playing, &Action::Draw {}), Some(Refusal::AlreadyDrew));
    let empty = game(json!({}), json!({ "hands": [["S2"], ["D9"]] }));
    assert_eq!(refusal(&empty, &Action::Draw {}), Some(Refusal::DeckEmpty));
    let over = game(json!({}), json!({ "hands": [["S2"], []] }));
    for action in [play("S2"), play("S3"), Action::Pass {}, Action::Draw {}] {
        assert_eq!(refusal(&over, &action), Some(Refusal::GameOver));
    }
}

/// Where several apply the first in the order of `LAB.md` is given; each pair is two that apply at once.
#[test]
fn the_first_of_several_is_given() {
    let tower_of = |field: &[&str], exponent: Value| -> Action {
        serde_json::from_value(json!({ "play": { "field": field,
            "factors": [{ "base": ["S2"], "exponent": { "base": exponent } }] } }))
        .unwrap()
    };
    let off = json!({ "composites": false, "exponents": false, "infinity": false });
    let none = json!({});
    let cap = json!({ "cap": 1 });
    let cases = [
        (
            &none,
            "",
            Action::Play { field: Vec::new(), factors: vec![Factor::plain(super::cards("S8"))] },
            "not-your-card",
        ),
        (&off, "", Action::Play { field: Vec::new(), factors: vec![Factor::plain(super::cards("S2"))] }, "empty-play"),
        (&off, "", tower_of(&["S6"], json!(["H2"])), "option-off"),
        (&none, "", tower_of(&["S6", "X1"], json!(["H2"])), "tower"),
        (&none, "", play("SA X1 X2=20"), "undeclared-joker"),
        (&none, "", composite("X1=0 S2", "X2=20, S3"), "joker-value"),
        (&none, "", composite("X1=0 S2", "SA, S3"), "leading-zero"),
        (&none, "", composite("S7", "SA"), "bad-factor"),
        (&none, "", composite("X1", "S7"), "single-factor"),
        (&none, "H7 H3", composite("S7", "S7"), "not-your-card"),
        (&none, "H7 H3", composite("S9", "S7"), "single-factor"),
        (&none, "H7 H3", composite("X1", "S2, S3"), "infinity-alone"),
        (&cap, "H7", play("SA S3"), "over-cap"),
        (&none, "H7", play("SA S3"), "wrong-count"),
    ];
    for (overrides, field, action, expected) in cases {
        let refusal = refused(overrides.clone(), field, &action);
        assert_eq!(serde_json::to_value(refusal).unwrap(), expected, "{overrides} {field}: {action:?}");
    }
}

#[test]
fn the_names_and_the_order_are_those_of_the_lab() {
    use Refusal::*;
    let all = [
        Malformed,
        GameOver,
        NotYourTurn,
        NotYourCard,
        EmptyPlay,
        OptionOff,
        AlreadyDrew,
        DeckEmpty,
        Tower,
        UndeclaredJoker,
        JokerValue,
        LeadingZero,
        BadFactor,
        SingleFactor,
        InfinityAlone,
        OverCap,
        WrongCount,
        NotLarger,
        NotSmaller,
        JokerFinish,
    ];
    assert!(all.is_sorted());
    let names = "malformed game-over not-your-turn not-your-card empty-play option-off already-drew deck-empty tower \
        undeclared-joker joker-value leading-zero bad-factor single-factor infinity-alone over-cap wrong-count not-larger \
        not-smaller joker-finish";
    assert_eq!(serde_json::to_value(all).unwrap(), list(names));
}

/// The forms of `LAB.md`, and what is none of them.
#[test]
fn actions_are_read_as_the_lab_writes_them() {
    let good = json!({ "play": { "field": ["SQ", "X1=9", "H6"], "factors": [{ "base": ["D2"], "exponent": ["S4"] },
        { "base": ["C3"], "exponent": ["H4"] }] } });
    assert_eq!(serde_json::to_value(composite("SQ X1=9 H6", "D2 ^ S4, C3 ^ H4")).unwrap(), good);
    for form in [good, json!({ "draw": {} }), json!({ "pass": {} }), json!({ "play": { "field": ["X1"] } })] {
        let action: Action = serde_json::from_value(form.clone()).unwrap();
        assert_eq!(serde_json::to_value(action).unwrap(), form);
    }
    let plain: Action =
        serde_json::from_value(json!({ "play": { "field": ["S6"], "factors": [{ "base": ["S2"], "exponent": null },
        { "base": ["S3"] }] } }))
        .unwrap();
    assert_eq!(plain, composite("S6", "S2, S3"));
    for bad in [
        json!({ "play": {} }),
        json!({ "play": { "field": ["SQ=12"] } }),
        json!({ "play": { "field": ["X1=09"] } }),
        json!({ "play": { "field": ["X1=+9"] } }),
        json!({ "play": { "field": ["X1=-1"] } }),
        json!({ "play": { "field": ["X1="] } }),
        json!({ "play": { "field": ["X3"] } }),
        json!({ "play": { "field": [7] } }),
        json!({ "play": { "field": ["S7"], "factor": [] } }),
        json!({ "play": { "field": ["S7"], "factors": [["S7"]] } }),
        json!({ "play": { "field": ["S7"], "factors": [{ "exponent": ["S2"] }] } }),
        json!({ "play": { "field": ["S7"], "factors": [{ "base": ["S2"], "power": ["S2"] }] } }),
        json!({ "draw": {}, "pass": {} }),
        json!({ "discard": {} }),
    ] {
        assert!(serde_json::from_value::<Action>(bad.clone()).is_err(), "{bad}");
    }
}
