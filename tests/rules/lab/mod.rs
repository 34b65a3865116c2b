//! `tefuda-lab` as other programs meet it: a process with lines in and lines out.

mod apply;
mod fuzz;
mod prime_daifugo;
mod primes;

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

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
