use serde_json::{Value, json};

use super::{apply, apply_one, run_lab};

fn position() -> Value {
    json!({ "areas": [["S5", null, "SK", "S8"], ["H5", "HK", "H3", "H9"]], "decks": [["SA"], []], "ledgers": [["C6"],
        ["DT", "D6"]] })
}

#[test]
fn a_deal_and_a_call() {
    let (answer, code) =
        apply_one(&json!({ "game": "speed", "deal": 0, "actions": [{ "seat": 1, "call": {}, "tick": 40 }] }));
    assert_eq!(code, 0);
    assert_eq!(answer["ok"], true);
    assert_eq!(answer["position"]["areas"], json!([["C3", "CQ", "S4", "C9"], ["H5", "HK", "H9", "HJ"]]));
    assert_eq!(answer["position"]["ledgers"][0], json!(["SQ"]));
    assert_eq!(answer["position"]["decks"][0].as_array().unwrap()[..3], ["CJ", "S8", "S3"].map(Value::from));
    assert_eq!(answer["events"][0], json!({ "called": { "seat": 1, "slot": null } }));
    assert_eq!(answer["outcome"], Value::Null);
    assert!(answer.get("more").is_none());
    let keys: Vec<&String> = answer.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["events", "legal", "ok", "outcome", "position"]);
}

#[test]
fn a_position_and_its_legal_actions_as_they_are_sent() {
    let (answer, _) = apply_one(&json!({ "game": "speed", "position": position() }));
    let expected = json!({
        "0": [
            { "seat": 0, "play": { "slot": 0, "ledger": 0, "onto": "C6" } },
            { "seat": 0, "play": { "slot": 0, "ledger": 1, "onto": "D6" } },
            { "seat": 0, "refill": {} },
        ],
        "1": [
            { "seat": 1, "play": { "slot": 0, "ledger": 0, "onto": "C6" } },
            { "seat": 1, "play": { "slot": 0, "ledger": 1, "onto": "D6" } },
        ],
    });
    assert_eq!(answer["legal"], expected);
    assert_eq!(answer["position"], position());
    assert_eq!(answer["events"], json!([]));
}

/// A reader of JSON would drop one of the two.
#[test]
fn no_key_stands_twice_at_any_depth() {
    for line in [
        r#"{"game":"speed","deal":0,"deal":1}"#,
        r#"{"game":"prime-daifugo","deal":0,"options":{"jokers":1,"jokers":2}}"#,
        r#"{"game":"sevens","deal":0,"actions":[{"seat":0,"seat":1,"pass":{}}]}"#,
    ] {
        let answers = apply(line.as_bytes());
        assert_eq!(answers.code, 2, "{line}");
        assert_eq!(answers.lines[0]["ok"], false);
        assert!(answers.lines[0]["error"].as_str().unwrap().contains("duplicate field"), "{:?}", answers.lines);
    }
}

#[test]
fn every_legal_action_can_be_sent_back() {
    let (answer, _) = apply_one(&json!({ "game": "speed", "position": position() }));
    let lines: Vec<String> = answer["legal"]
        .as_object()
        .unwrap()
        .values()
        .flat_map(|actions| actions.as_array().unwrap())
        .map(|action| json!({ "game": "speed", "position": position(), "actions": [action] }).to_string())
        .collect();
    let answers = apply(lines.join("\n").as_bytes());
    assert_eq!(answers.lines.len(), 5);
    assert!(answers.lines.iter().all(|answer| answer["ok"] == true));
}

#[test]
fn the_first_refusal_ends_the_line() {
    let first = json!({ "seat": 0, "refill": {} });
    for (second, refused) in [
        (json!({ "seat": 0, "refill": {} }), "no-empty-slot"),
        (json!({ "seat": 0, "play": { "slot": 2, "ledger": 1, "onto": "DT" } }), "stale"),
        (json!({ "seat": 0, "play": { "slot": 2, "ledger": 1 } }), "does-not-fit"),
        (json!({ "seat": 1, "call": { "slot": 1 } }), "not-a-stall"),
    ] {
        let line =
            json!({ "game": "speed", "position": position(), "actions": [first, second, { "seat": 0, "play": {} }] });
        let (answer, code) = apply_one(&line);
        let mut before = position();
        before["areas"][0][1] = json!("SA");
        before["decks"][0] = json!([]);
        assert_eq!(answer, json!({ "ok": false, "at": 1, "refused": refused, "position": before }));
        assert_eq!(code, 0, "a refusal is an answer, not a fault of the line");
    }
}

#[test]
fn what_is_no_action_is_refused_as_malformed() {
    let actions = [
        json!(null),
        json!([]),
        json!("call"),
        json!({}),
        json!({ "seat": 0 }),
        json!({ "call": {} }),
        json!({ "seat": "0", "call": {} }),
        json!({ "seat": -1, "call": {} }),
        json!({ "seat": 0.0, "call": {} }),
        json!({ "seat": 2, "call": {} }),
        json!({ "seat": 1e300, "call": {} }),
        json!({ "seat": 0, "pass": {} }),
        json!({ "seat": 0, "Call": {} }),
        json!({ "seat": 0, "call": null }),
        json!({ "seat": 0, "call": [] }),
        json!({ "seat": 0, "refill": { "slot": 1 } }),
        json!({ "seat": 0, "call": {}, "refill": {} }),
        json!({ "seat": 0, "call": {}, "colour": "red" }),
        json!({ "seat": 0, "call": {}, "tick": "soon" }),
        json!({ "seat": 0, "call": {}, "tick": -1 }),
        json!({ "seat": 0, "play": {} }),
        json!({ "seat": 0, "play": { "slot": 0 } }),
        json!({ "seat": 0, "play": [0, 0, null] }),
        json!({ "seat": 0, "play": { "slot": 4, "ledger": 0 } }),
        json!({ "seat": 0, "play": { "slot": 0, "ledger": 2 } }),
        json!({ "seat": 0, "play": { "slot": -1, "ledger": 0 } }),
        json!({ "seat": 0, "play": { "slot": 0, "ledger": 0, "onto": "H1" } }),
        json!({ "seat": 0, "play": { "slot": 0, "ledger": 0, "onto": "X1" } }),
        json!({ "seat": 0, "play": { "slot": 0, "ledger": 0, "onto": "C6=3" } }),
        json!({ "seat": 0, "play": { "slot": 0, "ledger": 0, "card": "S5" } }),
    ];
    let over = json!({ "areas": [["S5", null, null, null], [null, null, null, null]], "ledgers": [["C6"], ["D6"]] });
    let mut lines = Vec::new();
    for action in &actions {
        for position in [&position(), &over] {
            lines.push(json!({ "game": "speed", "position": position, "actions": [action] }).to_string());
        }
    }
    let answers = apply(lines.join("\n").as_bytes());
    assert_eq!(answers.code, 0);
    for (line, answer) in lines.iter().zip(&answers.lines) {
        assert_eq!(answer["refused"], "malformed", "{line}");
        assert_eq!(answer["at"], 0);
    }
    assert_eq!(answers.lines.len(), lines.len());
}

#[test]
fn onto_may_be_left_out_or_null() {
    for play in [json!({ "slot": 0, "ledger": 0 }), json!({ "slot": 0, "ledger": 0, "onto": null })] {
        let line = json!({ "game": "speed", "position": position(), "actions": [{ "seat": 0, "play": play }] });
        assert_eq!(apply_one(&line).0["ok"], true);
    }
}

#[test]
fn presets_and_options() {
    let (answer, _) = apply_one(
        &json!({ "game": "speed", "preset": "original", "options": { "own-ledger-first": false }, "deal": 1 }),
    );
    assert_eq!(answer["ok"], true);
    let between = json!({ "areas": [["S6", null, null, null], ["HJ", null, null, null]], "ledgers": [["C5"], ["D7"]] });
    for (preset, plays) in [("standard", 2), ("original", 1)] {
        let (answer, _) = apply_one(&json!({ "game": "speed", "preset": preset, "position": between }));
        assert_eq!(answer["legal"]["0"].as_array().unwrap().len(), plays, "{preset}");
    }
}

#[test]
fn an_end_is_an_outcome() {
    let last = json!({ "areas": [["S5", null, null, null], ["HJ", null, null, null]], "ledgers": [["C6"], ["D6"]] });
    let line =
        json!({ "game": "speed", "position": last, "actions": [{ "seat": 0, "play": { "slot": 0, "ledger": 1 } }] });
    let (answer, _) = apply_one(&line);
    assert_eq!(answer["outcome"], json!({ "ranks": [1, 2] }));
    assert_eq!(answer["legal"], json!({ "0": [], "1": [] }));
    assert_eq!(answer["events"][1], json!({ "ended": { "ranks": [1, 2] } }));
}

#[test]
fn lines_that_cannot_be_read_are_errors_and_the_next_goes_on() {
    let mut lines: Vec<String> = [
        "",
        "  ",
        "x",
        "{",
        "null",
        "5",
        r#"["speed"]"#,
        r#"["speed",null,null,null,5,null,null,null]"#,
        "{}",
        r#"{"game":"speed"}"#,
        r#"{"game":"chess","deal":0}"#,
        r#"{"game":"Speed","deal":0}"#,
        r#"{"game":5,"deal":0}"#,
        r#"{"game":"speed","deal":0} {}"#,
        r#"{"game":"speed","deal":0,"deal":1}"#,
        r#"{"game":"speed","deal":-1}"#,
        r#"{"game":"speed","deal":18446744073709551616}"#,
        r#"{"game":"speed","deal":0.5}"#,
        r#"{"game":"speed","deal":"0"}"#,
        r#"{"game":"speed","deal":0,"colour":"red"}"#,
        r#"{"game":"speed","deal":0,"preset":"hard"}"#,
        r#"{"game":"speed","deal":0,"seats":3}"#,
        r#"{"game":"speed","deal":0,"seats":-2}"#,
        r#"{"game":"speed","deal":0,"options":[]}"#,
        r#"{"game":"speed","deal":0,"options":{"jokers":1}}"#,
        r#"{"game":"speed","deal":0,"options":{"match":2}}"#,
        r#"{"game":"speed","deal":0,"actions":{}}"#,
        r#"{"game":"speed","deal":0,"previous":[1,2,3]}"#,
        r#"{"game":"speed","deal":0,"previous":[2,2]}"#,
        r#"{"game":"speed","deal":0,"position":{"areas":[["S3",null,null,null],["HA",null,null,null]]}}"#,
        r#"{"game":"speed","position":{}}"#,
        r#"{"game":"speed","position":[[["S3",null,null,null],["HA",null,null,null]],[[],[]],[[],[]]]}"#,
        r#"{"game":"speed","position":{"areas":[["S3",null,null,null],["S3",null,null,null]]}}"#,
        r#"{"game":"speed","position":{"areas":[["S3",null,null,null],["Z9",null,null,null]]}}"#,
        r#"{"game":"speed","position":{"areas":[["S3",null,null,null],["HA",null,null,null]],"turn":0}}"#,
    ]
    .map(str::to_owned)
    .to_vec();
    lines.push("[".repeat(100_000));
    lines.push(format!(r#"{{"game":"speed","deal":0,"actions":{}"#, "[".repeat(100_000)));
    let unreadable = lines.len();
    lines.push(r#"{"game":"speed","deal":0}"#.to_owned());
    let answers = apply(lines.join("\n").as_bytes());
    assert_eq!(answers.code, 2);
    assert_eq!(answers.lines.len(), lines.len());
    for (line, answer) in lines.iter().zip(&answers.lines[..unreadable]) {
        assert_eq!(answer["ok"], false, "{line}");
        assert!(answer["error"].as_str().is_some_and(|error| !error.is_empty()), "{line}");
        assert_eq!(answer.as_object().unwrap().len(), 2, "{line}");
    }
    assert_eq!(answers.lines[unreadable]["ok"], true);
}

#[test]
fn bytes_that_are_no_text_are_an_error_too() {
    let answers =
        apply(b"\xff\xfe\n{\"game\":\"speed\",\"preset\":\"\xff\",\"deal\":0}\r\n{\"game\":\"speed\",\"deal\":0}\r\n");
    let ok: Vec<&Value> = answers.lines.iter().map(|answer| &answer["ok"]).collect();
    assert_eq!(ok, [false, false, true]);
    assert_eq!(answers.code, 2);
}

#[test]
fn ranks_of_a_last_game_are_read() {
    for previous in [json!([1, 2]), json!([2, 1]), json!([1, 1]), Value::Null] {
        let (answer, code) = apply_one(&json!({ "game": "speed", "deal": 0, "previous": previous }));
        assert_eq!((&answer["ok"], code), (&json!(true), 0));
    }
}

#[test]
fn no_lines_no_answers() {
    let answers = apply(b"");
    assert_eq!((answers.lines.len(), answers.code), (0, 0));
}

#[test]
fn the_same_line_has_the_same_answer() {
    let line = json!({ "game": "speed", "deal": u64::MAX, "options": { "split": "halves" }, "actions": [{ "seat": 0,
        "call": {} }] });
    assert_eq!(apply_one(&line), apply_one(&line));
}

#[test]
fn the_command_line() {
    for (arguments, code) in [
        (&["--help"][..], 0),
        (&["-h"], 0),
        (&["--version"], 0),
        (&[], 2),
        (&["fly"], 2),
        (&["--fly"], 2),
        (&["apply", "--fly"], 2),
        (&["apply", "file"], 2),
    ] {
        let output = run_lab(arguments, b"");
        assert_eq!(output.status.code(), Some(code), "{arguments:?}");
        assert_eq!(output.stdout.is_empty(), code != 0, "{arguments:?}");
        assert_eq!(output.stderr.is_empty(), code == 0, "{arguments:?}");
    }
}
