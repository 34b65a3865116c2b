use serde_json::{Value, json};

use super::{answer, pass, play, refused, with_placed};

/// Seat 0 has nothing to place, everything of its own is far away.
fn stuck() -> Value {
    with_placed(&[], &["SA", "SK", "CK"])
}

fn voluntary() -> Value {
    json!({ "voluntary-passes": 3 })
}

#[test]
fn who_cannot_play_passes_free() {
    for options in [json!({}), voluntary()] {
        let after = answer(options.clone(), 3, stuck(), json!([pass(0)]));
        let left = if options == json!({}) { Value::Null } else { json!(3) };
        assert_eq!(after["events"], json!([{ "passed": { "seat": 0, "voluntary": false, "left": left } }]));
        assert_eq!(after["position"]["passes"], json!([0, 0, 0]));
        assert_eq!(after["position"]["turn"], 1);
    }
    let mut used_up = stuck();
    used_up["passes"] = json!([3, 0, 0]);
    let after = answer(voluntary(), 3, used_up, json!([pass(0)]));
    assert_eq!(after["position"]["out"], json!([]), "forced passes stay free");
}

#[test]
fn who_can_play_may_pass_three_times_where_that_is_allowed() {
    let able = with_placed(&[], &["S6", "SK", "CK"]);
    assert_eq!(refused(&answer(json!({}), 3, able.clone(), json!([pass(0)]))), "can-play");
    for taken in 0..3 {
        let mut position = able.clone();
        position["passes"] = json!([taken, 0, 0]);
        let after = answer(voluntary(), 3, position, json!([pass(0)]));
        assert_eq!(after["events"], json!([{ "passed": { "seat": 0, "voluntary": true, "left": 2 - taken } }]));
        assert_eq!(after["position"]["passes"], json!([taken + 1, 0, 0]));
        assert_eq!(after["position"]["out"], json!([]));
    }
}

/// The fourth voluntary pass: all live cards are laid dead and charged, and nothing is judged, not even the single cell
/// that they close in.
#[test]
fn the_fourth_puts_out() {
    let mut position = with_placed(&["S2"], &["S6", "HA"]);
    position["passes"] = json!([3, 0, 0]);
    let after = answer(voluntary(), 3, position, json!([pass(0)]));
    assert_eq!(
        after["events"],
        json!([{ "passed": { "seat": 0, "voluntary": true, "left": 0 } }, { "out": { "seat": 0, "dead": ["S6", "HA"] } }])
    );
    assert_eq!(after["position"]["dead"], json!({ "HA": 0, "S6": 0 }), "SA is closed in and lives");
    assert_eq!(after["position"]["out"], json!([0]));
    assert_eq!(after["position"]["passes"], json!([4, 0, 0]));
    assert_eq!(after["position"]["turn"], 1);
}

#[test]
fn play_goes_on_after_a_pass() {
    let actions = json!([pass(0), play(1, "S6")]);
    assert_eq!(answer(json!({}), 3, stuck(), actions)["ok"], true);
}
