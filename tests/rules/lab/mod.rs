//! `tefuda-lab` as other programs meet it: a process with lines in and lines out.

mod apply;
mod fuzz;
mod prime_daifugo;
mod primes;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::{Map, Value, json};
use tefuda::cards::DealNumber;
use tefuda::rules::Rules;

/// What the lab wrote, and its exit code.
pub struct Answers {
    pub lines: Vec<Value>,
    pub code: i32,
}

/// Runs the lab with arguments and standard input.
pub fn run_lab(arguments: &[&str], input: &[u8]) -> Output {
    let mut lab = Command::new(env!("CARGO_BIN_EXE_tefuda-lab"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = lab.stdin.take().unwrap();
    let input = input.to_owned();
    // Written beside the reading, as both pipes may fill up.
    let writer = std::thread::spawn(move || {
        // A lab that stops reading shows in its answers.
        let _ = stdin.write_all(&input);
    });
    let output = lab.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

/// Gives lines to `tefuda-lab apply`.
pub fn apply(input: &[u8]) -> Answers {
    let output = run_lab(&["apply"], input);
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    Answers {
        lines: text.lines().map(|line| serde_json::from_str(line).unwrap()).collect(),
        code: output.status.code().unwrap(),
    }
}

/// Gives one line to `tefuda-lab apply`.
pub fn apply_one(line: &Value) -> (Value, i32) {
    let mut answers = apply(format!("{line}\n").as_bytes());
    assert_eq!(answers.lines.len(), 1, "{line}");
    (answers.lines.remove(0), answers.code)
}

/// What a line of `tefuda-lab apply` comes to by the rules alone, and by the lab too: both have to say the same.
pub fn by_rules_and_lab<G: Rules>(line: &Value) -> Value {
    let by_rules = by_rules::<G>(line);
    assert_eq!(apply_one(line), (by_rules.clone(), 0), "{line}");
    by_rules
}

fn by_rules<G: Rules>(line: &Value) -> Value {
    let overrides = line.get("options").map_or_else(Map::new, |options| options.as_object().unwrap().clone());
    let options = G::options_from(line["preset"].as_str().unwrap_or("standard"), &overrides).unwrap();
    let seats = line["seats"].as_u64().map_or(G::DEFAULT_SEATS, |seats| seats as usize);
    let previous: Option<Vec<u8>> = serde_json::from_value(line["previous"].clone()).unwrap();
    let mut game = match line.get("position") {
        Some(position) => G::from_position(&options, seats, &serde_json::from_value(position.clone()).unwrap()),
        None => G::deal(&options, seats, DealNumber(line["deal"].as_u64().unwrap()), previous.as_deref()),
    }
    .unwrap_or_else(|error| panic!("{error}: {line}"));
    let mut events = Vec::new();
    for (at, action) in line["actions"].as_array().into_iter().flatten().enumerate() {
        let mut fields = action.as_object().unwrap().clone();
        let seat = fields.remove("seat").unwrap().as_u64().unwrap() as usize;
        let read = serde_json::from_value(Value::Object(fields)).map_err(|_| G::MALFORMED);
        match read.and_then(|action| game.apply(seat, &action)) {
            Ok(happened) => events.extend(happened),
            Err(refused) => {
                return json!({ "ok": false, "at": at, "refused": refused, "position": game.position() });
            }
        }
    }
    let legal: Map<String, Value> = (0..seats).map(|seat| (seat.to_string(), legal_as_sent(&game, seat))).collect();
    json!({ "ok": true, "position": game.position(), "events": events, "legal": legal, "outcome": game.outcome() })
}

fn legal_as_sent<G: Rules>(game: &G, seat: usize) -> Value {
    let actions = game.legal(seat).actions.into_iter().map(|action| {
        let mut sent = serde_json::to_value(action).unwrap();
        sent["seat"] = json!(seat);
        sent
    });
    actions.collect()
}
