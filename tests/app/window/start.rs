//! The program as it is started from a terminal, and the game that its command line asks for.

use std::process::{Command, Output};

use tefuda::cards::DealNumber;
use tefuda::command_line::CommandLine;
use tefuda::play::Summary;
use tefuda::screens::Screen;

use bevy::prelude::*;

/// None of these may come so far that a window opens, so none is offered a screen.
fn tefuda(arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_tefuda"))
        .args(arguments.split_whitespace())
        .env_remove("DISPLAY")
        .env_remove("WAYLAND_DISPLAY")
        .output()
        .expect("the program starts")
}

#[test]
fn a_mistake_is_told_and_ends_with_two() {
    for (arguments, option, value) in [
        ("--game poker --lang en", "--game", "poker"),
        ("--deal minus --lang en", "--deal", "minus"),
        ("--level godlike --lang en", "--level", "godlike"),
        ("--game speed --preset fast --lang en", "--preset", "fast"),
        ("--lang tlh", "--lang", "tlh"),
    ] {
        let output = tefuda(arguments);
        let told = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments}: {told}");
        assert!(told.contains(option) && told.contains(value), "{arguments}: {told}");
        assert!(output.stdout.is_empty(), "{arguments}");
    }
}

#[test]
fn help_is_printed_and_ends_with_nought() {
    let output = tefuda("--help --lang en");
    let told = String::from_utf8_lossy(&output.stdout);
    assert_eq!(output.status.code(), Some(0), "{told}");
    for word in ["--game", "speed", "original", "relaxed", "extreme"] {
        assert!(told.contains(word), "{word} is missing: {told}");
    }
    assert!(!told.contains("random"), "a level that is only for measuring is not offered: {told}");
}

#[test]
fn a_game_on_the_command_line_begins_at_once() {
    let asked = CommandLine {
        game: Some("speed".to_owned()),
        preset: Some("original".to_owned()),
        level: Some("hard".to_owned()),
        deal: Some(DealNumber(42)),
        ..default()
    };
    let mut app = tefuda::headless(|app| {
        app.insert_resource(asked);
    });
    for _ in 0..4 {
        app.update();
    }
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Play);
    let summary = app.world().resource::<Summary>();
    assert_eq!((summary.game, summary.preset.as_str(), summary.deal), ("speed", "original", DealNumber(42)));
    let players = serde_json::to_value(&summary.players).expect("players are JSON");
    assert_eq!(players, serde_json::json!(["human", { "computer": { "level": "hard" } }]));
}

#[test]
fn without_a_game_the_title_is_shown() {
    let mut app = tefuda::headless(|app| {
        app.insert_resource(CommandLine { deal: Some(DealNumber(42)), ..default() });
    });
    for _ in 0..4 {
        app.update();
    }
    assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Title);
}
