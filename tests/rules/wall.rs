//! The wall around the rules and the computers: of Bevy three derives, and no clock, file, thread or chance of its own.

use std::fs;
use std::path::{Path, PathBuf};

const FORBIDDEN: [&str; 14] = [
    "std::time",
    "std::fs",
    "std::env",
    "std::io",
    "std::net",
    "std::process",
    "std::thread",
    "Instant",
    "SystemTime",
    "RandomState",
    "thread_rng",
    "ThreadRng",
    "rand::rng(",
    "rand::random",
];

/// What is wrong with a line of Rust, if anything; comments may say what they like.
fn fault(line: &str) -> Option<String> {
    let code = line.split("//").next().unwrap_or_default();
    if let Some(word) = FORBIDDEN.iter().find(|word| code.contains(**word)) {
        return Some(format!("mentions {word}"));
    }
    if !code.contains("bevy") {
        return None;
    }
    let Some(imported) = code.trim().strip_prefix("use bevy::prelude::").and_then(|rest| rest.strip_suffix(';')) else {
        return Some("mentions bevy other than to import from its prelude".to_owned());
    };
    let names = imported.trim_start_matches('{').trim_end_matches('}').split(',').map(str::trim);
    let strange = names.filter(|name| !["Component", "Resource", "Reflect"].contains(name)).collect::<Vec<_>>();
    if strange.is_empty() { None } else { Some(format!("imports {} of bevy", strange.join(", "))) }
}

fn sources(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return path.exists().then(|| path.to_owned()).into_iter().collect();
    }
    let entries = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|entry| sources(&entry)).collect()
}

#[test]
fn the_rules_and_the_computers_know_neither_the_engine_nor_the_world() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let files: Vec<PathBuf> = ["cards.rs", "numbers", "rules", "rules.rs", "computer", "computer.rs"]
        .iter()
        .flat_map(|name| sources(&root.join(name)))
        .collect();
    assert!(files.len() > 10, "the wall is looked for in the wrong place");
    for file in files {
        for (number, line) in fs::read_to_string(&file).unwrap().lines().enumerate() {
            assert_eq!(fault(line), None, "{}:{}", file.display(), number + 1);
        }
    }
}

#[test]
fn a_hole_in_the_wall_is_seen() {
    let holes = [
        "use bevy::prelude::*;",
        "use bevy::prelude::{Component, Query};",
        "use bevy::prelude::Commands;",
        "use bevy::ecs::system::Query;",
        "use bevy_ecs::prelude::Component;",
        "fn tick(time: bevy::time::Time) {}",
        "let now = std::time::Instant::now();",
        "use std::time::Duration;",
        "let seed = rand::rng().next_u64();",
        "std::fs::write(path, text)",
    ];
    for line in holes {
        assert!(fault(line).is_some(), "{line}");
    }
    for line in
        ["use bevy::prelude::{Component, Reflect};", "use bevy::prelude::Resource;", "// bevy::time", "let x = 1;"]
    {
        assert_eq!(fault(line), None, "{line}");
    }
}
