//! Prime Daifugo as `tefuda-lab apply` and `simulate` speak of it.

use serde_json::{Value, json};

use super::{apply_one, run_lab};

fn answer(line: Value) -> Value {
    let (answer, code) = apply_one(&line);
    assert_eq!(code, 0, "{answer}");
    answer
}

#[test]
fn a_deal_is_answered_with_its_position_and_legal_actions() {
    let answer = answer(json!({ "game": "prime-daifugo", "deal": 0 }));
    assert_eq!(answer["ok"], true);
    assert_eq!(answer["position"]["turn"], 0);
    assert_eq!(answer["position"]["hands"].as_array().unwrap().len(), 2, "two play where nothing is said");
    let legal = answer["legal"]["0"].as_array().unwrap();
    assert_eq!(legal[..2], [json!({ "seat": 0, "draw": {} }), json!({ "seat": 0, "pass": {} })]);
    assert_eq!(legal.len(), 202, "at most 200 plays");
    assert_eq!(answer["more"], true);
    assert_eq!(answer["legal"]["1"], json!([]));
    assert_eq!(answer["outcome"], json!(null));
}

#[test]
fn every_play_is_listed_where_there_are_few() {
    let position = json!({ "hands": [["S2", "S4", "H2", "SK"], ["D9"]] });
    let answer = answer(json!({ "game": "prime-daifugo", "position": position }));
    let plays: Vec<&Value> =
        answer["legal"]["0"].as_array().unwrap().iter().filter_map(|action| action.get("play")).collect();
    let fields: Vec<&Value> = plays.iter().map(|play| &play["field"]).collect();
    assert!(fields.contains(&&json!(["S2"])) && fields.contains(&&json!(["SK"])), "{fields:?}");
    let square = json!({ "field": ["S4"], "factors": [{ "base": ["S2"], "exponent": ["H2"] }] });
    let product = json!({ "field": ["S4"], "factors": [{ "base": ["S2"] }, { "base": ["H2"] }] });
    assert!(plays.contains(&&square) && plays.contains(&&product), "{plays:?}");
    assert_eq!(answer.get("more"), None);
}

#[test]
fn refusals_and_verdicts_have_their_names() {
    let position = json!({ "hands": [["S6", "SQ", "SA", "X1"], ["D9"]], "deck": ["C2", "C3", "C4"] });
    let with = |action: Value| answer(json!({ "game": "prime-daifugo", "position": position, "actions": [action] }));
    let refused = |action: Value| {
        let answer = with(action);
        assert_eq!((&answer["ok"], &answer["at"]), (&json!(false), &json!(0)));
        answer["refused"].as_str().unwrap().to_owned()
    };
    assert_eq!(refused(json!({ "seat": 0, "play": { "field": ["SQ=12"] } })), "malformed");
    assert_eq!(refused(json!({ "seat": 0, "play": { "field": ["S6", "X1=07"] } })), "malformed");
    assert_eq!(refused(json!({ "seat": 0, "shuffle": {} })), "malformed");
    assert_eq!(refused(json!({ "seat": 7, "pass": {} })), "malformed");
    assert_eq!(refused(json!({ "seat": 1, "pass": {} })), "not-your-turn");
    assert_eq!(refused(json!({ "seat": 0, "play": { "field": ["X1=0", "S6"] } })), "leading-zero");
    let wrong = with(json!({ "seat": 0, "play": { "field": ["SQ", "SA"] } }));
    let expected = json!({ "seat": 0, "field": ["SQ", "SA"], "reason": "not-prime", "number": "121",
        "found": ["11", "11"], "rest": [], "evidence": { "divisor": 11 }, "penalty": 2 });
    assert_eq!(wrong["events"][0], json!({ "wrong": expected }));
    let right = with(json!({ "seat": 0, "play": { "field": ["S6", "SQ", "SA"], "factors": [] } }));
    assert_eq!(right["events"][0]["played"]["number"], "6121");
}

#[test]
fn the_loser_of_the_last_game_may_begin() {
    let line = json!({ "game": "prime-daifugo", "deal": 0, "options": { "first": "loser" }, "previous": [1, 2] });
    assert_eq!(answer(line)["position"]["turn"], 1);
}

#[test]
fn computers_play_games_that_are_counted() {
    let arguments =
        ["simulate", "--game", "prime-daifugo", "--seats", "normal,original", "--games", "4", "--seed", "7"];
    let output = run_lab(&arguments, b"");
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&report["game"], &report["games"]), (&json!("prime-daifugo"), &json!(4)));
    assert_eq!(report["mean-refused"], 0.0);
}
