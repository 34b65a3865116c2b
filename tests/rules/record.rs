//! The record of a game: written, read, replayed, damaged.

use std::sync::LazyLock;

use proptest::prelude::*;
use serde_json::{Value, json};
use tefuda::cards::DealNumber;
use tefuda::computer::{Level, play_out};
use tefuda::record::{Flags, Header, LATEST_TICK, Player, Record, RecordError, ReplayError};
use tefuda::rules::speed::{Action, Options, Refusal, Speed};
use tefuda::rules::{Rules, SetupError};

type SpeedRecord = Record<Speed>;

fn options() -> Options {
    Speed::preset("standard").expect("a preset of Speed")
}

/// A game that has been played to its end.
fn finished(deal: u64) -> (SpeedRecord, Speed) {
    let played = play_out("standard", &options(), &[Level::Normal, Level::Hard], DealNumber(deal)).expect("it ends");
    (played.record, played.game)
}

/// The bytes of one finished game.
static BYTES: LazyLock<Vec<u8>> = LazyLock::new(|| finished(2).0.to_json().expect("records can be written"));

fn written(record: &SpeedRecord) -> Value {
    serde_json::from_slice(&record.to_json().expect("records can be written")).expect("records are JSON")
}

fn read(value: &Value) -> Result<SpeedRecord, RecordError> {
    Record::from_json(value.to_string().as_bytes())
}

#[test]
fn a_record_has_the_documented_form() {
    let mut record = SpeedRecord::new(
        "standard",
        options(),
        vec![Player::Human, Player::Computer { level: Level::Hard }],
        DealNumber(u64::MAX),
    );
    record.previous = Some(vec![2, 1]);
    record.series = vec![vec![1, 1], vec![2, 1]];
    record.flags = Flags { assisted: true };
    record.push(12, 0, Action::Call { slot: None });
    record.push(u64::MAX, 1, Action::Play { slot: 2, ledger: 0, onto: Some("H6".parse().expect("a card")) });
    let value = written(&record);
    assert_eq!(value["version"], 1);
    assert_eq!(value["game"], "speed");
    assert_eq!(value["deal"], json!(18_446_744_073_709_551_615_u64));
    assert_eq!(value["players"], json!(["human", {"computer": {"level": "hard"}}]));
    // The forms of the actions are LAB.md's.
    assert_eq!(value["actions"][0], json!({"tick": 12, "seat": 0, "call": {}}));
    assert_eq!(
        value["actions"][1],
        json!({"tick": u64::MAX, "seat": 1, "play": {"slot": 2, "ledger": 0, "onto": "H6"}})
    );
    assert_eq!(read(&value).expect("it was just written"), record);
}

#[test]
fn a_replay_is_the_same_game() {
    for deal in 0..10 {
        let (record, game) = finished(deal);
        assert_eq!(record.replay().as_ref(), Ok(&game));
        let again: SpeedRecord = read(&written(&record)).expect("it was just written");
        assert_eq!(again, record);
        assert_eq!(again.replay(), Ok(game));
    }
}

#[test]
fn a_replay_names_the_action_that_cannot_have_happened() {
    let (good, _) = finished(1);
    let spoilt = |spoil: &dyn Fn(&mut SpeedRecord)| {
        let mut record = good.clone();
        spoil(&mut record);
        record.replay().expect_err("this record is spoilt")
    };
    // Without the call that begins, the first play is aimed at a top that does not lie there.
    let too_early = spoilt(&|record| record.actions = record.actions.split_off(1));
    assert_eq!(too_early, ReplayError::Refused { index: 0, refusal: Refusal::Stale });
    assert_eq!(spoilt(&|record| record.actions[3].seat = 2), ReplayError::Seat { index: 3, seat: 2 });
    assert_eq!(spoilt(&|record| record.actions[4].tick = 0), ReplayError::Tick { index: 4, tick: 0 });
    let end = good.actions.len();
    let beyond = spoilt(&|record| record.push(LATEST_TICK, 0, Action::Refill {}));
    assert_eq!(beyond, ReplayError::Refused { index: end, refusal: Refusal::GameOver });
    let too_late = spoilt(&|record| record.push(LATEST_TICK + 1, 0, Action::Refill {}));
    assert_eq!(too_late, ReplayError::TooLate { index: end, tick: LATEST_TICK + 1 });
    assert_eq!(spoilt(&|record| record.players.push(Player::Human)), ReplayError::Setup(SetupError::Seats(3)));
    assert_eq!(spoilt(&|record| record.previous = Some(vec![1, 3])), ReplayError::Ranks(vec![1, 3]));
    assert_eq!(spoilt(&|record| record.series = vec![vec![1, 2, 3]]), ReplayError::Ranks(vec![1, 2, 3]));
    assert_eq!(spoilt(&|record| record.series = vec![vec![2, 2]]), ReplayError::Ranks(vec![2, 2]));
    for previous in [None, Some(vec![2, 1])] {
        let other = spoilt(&|record| {
            record.series = vec![vec![2, 1], vec![1, 2]];
            record.previous.clone_from(&previous);
        });
        assert_eq!(other, ReplayError::Previous(vec![1, 2]));
    }
}

#[test]
fn version_and_game_are_told_before_anything_else() {
    let bytes = |text: &str| text.to_owned().into_bytes();
    let read = |text: &str| SpeedRecord::from_json(&bytes(text)).expect_err("this is no record");
    assert!(matches!(read("{\"version\":2,\"game\":\"speed\",\"players\":7}"), RecordError::Newer { found: 2 }));
    assert!(matches!(read("{\"version\":0,\"game\":\"chess\"}"), RecordError::Older { found: 0 }));
    assert!(matches!(
        read("{\"version\":1,\"game\":\"sevens\"}"),
        RecordError::OtherGame { expected: "speed", found } if found == "sevens"
    ));
    assert!(matches!(read("{\"version\":1,\"game\":\"speed\"}"), RecordError::Damaged(_)));
    assert!(matches!(read("{\"game\":\"speed\"}"), RecordError::Damaged(_)));
    assert!(matches!(read("{\"version\":1}"), RecordError::Damaged(_)));
    assert!(matches!(read("[1,2]"), RecordError::Damaged(_)));
    for text in ["", "speed", "{\"version\":1,\"game\":\"speed\"", "{\"version\":1,\"game\":\"speed\"}}", "\u{0}"] {
        assert!(matches!(read(text), RecordError::NotJson(_)), "{text:?}");
    }

    let header = Header::from_json(&bytes("{\"version\":1,\"game\":\"chess\",\"more\":[]}")).expect("a header");
    assert_eq!(header.game(), "chess");
    assert!(matches!(header.known_among(&["speed"]), Err(RecordError::UnknownGame(game)) if game == "chess"));
    let header = Header::from_json(&finished(1).0.to_json().expect("it can be written")).expect("a header");
    assert_eq!(header.known_among(&["sevens", "speed"]).expect("Speed is known"), "speed");
}

#[test]
fn a_field_of_the_wrong_kind_is_damage() {
    let good = written(&finished(1).0);
    for (field, value) in [
        ("deal", json!(-1)),
        ("deal", json!(1.5)),
        ("options", json!({"wrap": 3})),
        ("options", json!({"warp": true})),
        ("players", json!(["nobody", "human"])),
        ("players", json!([{"computer": {"level": "best"}}, "human"])),
        ("previous", json!([1, 300])),
        ("actions", json!([{"tick": 1, "seat": 0}])),
        ("actions", json!([{"tick": 1, "seat": 0, "cheat": {}}])),
        ("actions", json!([{"tick": 1, "seat": -1, "refill": {}}])),
        ("actions", json!([{"tick": 1, "seat": 0, "play": {"slot": 1, "ledger": 0, "onto": "Z9"}}])),
    ] {
        let mut value_spoilt = good.clone();
        value_spoilt[field] = value.clone();
        assert!(matches!(read(&value_spoilt), Err(RecordError::Damaged(_))), "{field}: {value}");
    }
}

#[test]
fn a_record_cut_off_anywhere_is_not_read() {
    let bytes = finished(1).0.to_json().expect("it can be written");
    for length in 0..bytes.len() {
        assert!(matches!(SpeedRecord::from_json(&bytes[..length]), Err(RecordError::NotJson(_))), "{length} bytes");
    }
}

/// Reads and, if that works, replays; for what may fail but must not panic.
fn read_and_replay(bytes: &[u8]) {
    if let Ok(record) = SpeedRecord::from_json(bytes) {
        let _: Result<Speed, _> = record.replay();
    }
}

proptest! {
    #[test]
    fn any_bytes_can_be_read(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        read_and_replay(&bytes);
    }

    #[test]
    fn a_record_with_changed_bytes_can_be_read(
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4)
    ) {
        let mut bytes = BYTES.clone();
        for (place, byte) in changes {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        read_and_replay(&bytes);
    }

    #[test]
    fn a_record_with_changed_digits_can_be_replayed(
        changes in prop::collection::vec((any::<prop::sample::Index>(), b'0'..=b'9'), 1..4)
    ) {
        let mut bytes = BYTES.clone();
        let digits: Vec<usize> = (0..bytes.len()).filter(|place| bytes[*place].is_ascii_digit()).collect();
        for (place, digit) in changes {
            bytes[digits[place.index(digits.len())]] = digit;
        }
        read_and_replay(&bytes);
    }
}
