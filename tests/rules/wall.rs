//! The wall around the rules and the computers: of Bevy three derives, and no clock, file, thread or chance of its own.

use std::fs;
use std::path::{Path, PathBuf};

use tefuda::registry::ANNOUNCED;

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
    let files: Vec<PathBuf> = ["cards.rs", "cards", "numbers", "rules", "rules.rs", "computer", "computer.rs"]
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

/// The words of code that only a game's own folders and the registry may say: its name as a text, its type, and paths
/// through its modules.
fn says_which_game(code: &str, name: &str) -> Option<String> {
    let module = name.replace('-', "_");
    let capitalised = |part: &str| part[..1].to_uppercase() + &part[1..];
    let kind: String = name.split('-').map(capitalised).collect();
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let stands_alone = |word: &str| {
        code.match_indices(word).any(|(at, _)| {
            !code[..at].ends_with(is_word)
                && (!word.ends_with(is_word) || !code[at + word.len()..].starts_with(is_word))
        })
    };
    let literal = format!("\"{name}\"");
    if code.contains(&literal) {
        return Some(literal);
    }
    let room = |room: &&str| code.contains(&format!("{room}::{module}"));
    if let Some(room) = ["rules", "computer", "table"].iter().find(|name| room(name)) {
        return Some(format!("{room}::{module}"));
    }
    [kind, format!("{module}::")].into_iter().find(|word| stands_alone(word))
}

/// A source without its comments and its tests.
fn code_of(source: &str) -> String {
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join("\n")
}

/// A game's name stands in its own folders and in the registry, and nowhere else.
#[test]
fn nothing_but_the_registry_and_a_game_itself_asks_which_game_it_is() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut read = 0;
    for file in sources(&root).into_iter().filter(|file| file.extension().is_some_and(|ending| ending == "rs")) {
        // From the root on: what lies above it has its own names.
        let inside = file.strip_prefix(&root).unwrap();
        let own = |name: &str| inside.components().any(|part| part.as_os_str() == name);
        if inside == Path::new("registry.rs") || ANNOUNCED.iter().any(|name| own(&name.replace('-', "_"))) {
            continue;
        }
        read += 1;
        let code = code_of(&fs::read_to_string(&file).unwrap());
        for name in ANNOUNCED {
            assert_eq!(says_which_game(&code, name), None, "{}", inside.display());
        }
    }
    assert!(read > 50, "only {read} files were read");
}

#[test]
fn a_mention_of_a_game_is_seen() {
    for line in [
        "use crate::rules::speed::Action;",
        "use crate::computer::speed;",
        "use crate::rules::Speed;",
        "pub use speed::Layout;",
        "play: Res<Play<Speed>>",
        "if game == \"speed\" {",
    ] {
        assert!(says_which_game(&code_of(line), "speed").is_some(), "{line}");
    }
    for line in [
        "pub mod speed;",
        "settings.animation_speed",
        "AnimationSpeed::Slow",
        "let speed = way / seconds;",
        "let x = animation_speed::LAG; // as in rules::speed",
        "text(\"title-speed\")",
    ] {
        assert_eq!(says_which_game(&code_of(line), "speed"), None, "{line}");
    }
    assert!(says_which_game("PrimeDaifugo::deal()", "prime-daifugo").is_some());
}
