//! Files: whole or not at all, never overwritten unasked, and never a reason not to start.

use std::fs;
use std::path::PathBuf;
use std::time::{Duration, SystemTime};

use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use bevy::window::RequestRedraw;
use proptest::prelude::*;
use serde_json::{Value, json};
use tefuda::storage::{
    AnimationSpeed, Arrangement, GameSettings, Notices, SETTINGS_FILE, Settings, Storage, StorageError, Warnings,
    load_settings,
};
use tefuda::text::{Language, Localized};
use tempfile::TempDir;

fn folder() -> (TempDir, Storage) {
    let folder = TempDir::new().unwrap();
    // A folder that is not there yet, as at the first start.
    let storage = Storage::in_folder(&folder.path().join("new"));
    (folder, storage)
}

fn names(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path().join("new")).unwrap();
    let mut names: Vec<String> = entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

fn notices(notices: &Notices) -> Vec<&str> {
    notices.iter().map(Localized::key).collect()
}

#[test]
fn a_file_is_read_as_it_was_written_and_can_be_replaced_and_removed() {
    let (_folder, on_disk) = folder();
    for storage in [on_disk, Storage::in_memory()] {
        assert_eq!(storage.read("game.json").unwrap(), None);
        storage.write("game.json", b"first").unwrap();
        storage.write("game.json", b"2").unwrap();
        assert_eq!(storage.read("game.json").unwrap().as_deref(), Some(b"2".as_slice()));
        storage.remove("game.json").unwrap();
        storage.remove("game.json").unwrap();
        assert_eq!(storage.read("game.json").unwrap(), None);
    }
}

#[test]
fn nothing_is_left_beside_the_file() {
    let (folder, storage) = folder();
    for round in 0..3_u8 {
        storage.write("game.json", &[round]).unwrap();
    }
    assert_eq!(names(&folder), ["game.json"]);
}

/// What a kill in the middle of a write leaves: a part of the new contents under a passing name.
#[test]
fn the_rest_of_a_killed_write_is_never_read() {
    let (folder, storage) = folder();
    storage.write("game.json", b"whole").unwrap();
    fs::write(folder.path().join("new/.tefuda-abc.new"), b"trunc").unwrap();
    assert_eq!(storage.read("game.json").unwrap().as_deref(), Some(b"whole".as_slice()));
    storage.write("game.json", b"next").unwrap();
    assert_eq!(storage.read("game.json").unwrap().as_deref(), Some(b"next".as_slice()));
}

#[test]
fn old_rests_of_killed_writes_are_cleared_at_the_start() {
    let (folder, storage) = folder();
    storage.write("game.json", b"whole").unwrap();
    let day = Duration::from_secs(24 * 60 * 60);
    for (name, age) in [(".tefuda-old.new", day), (".tefuda-young.new", Duration::ZERO), ("notes.new", day)] {
        let file = fs::File::create(folder.path().join("new").join(name)).unwrap();
        file.set_modified(SystemTime::now() - age).unwrap();
    }
    app(&storage).update();
    assert_eq!(names(&folder), [".tefuda-young.new", "game.json", "notes.new"]);
}

/// A file that is open keeps its contents when it is replaced: the new ones are never written into it.
#[cfg(unix)]
#[test]
fn a_write_replaces_the_file_and_does_not_touch_the_old_one() {
    let (folder, storage) = folder();
    storage.write("game.json", b"the old contents").unwrap();
    let old = folder.path().join("old");
    fs::hard_link(folder.path().join("new/game.json"), &old).unwrap();
    storage.write("game.json", b"new").unwrap();
    assert_eq!(fs::read(old).unwrap(), b"the old contents");
}

#[test]
fn two_programs_do_not_tear_each_others_file() {
    let (folder, storage) = folder();
    let other = Storage::in_folder(&folder.path().join("new"));
    storage.write("game.json", &[1; 70_000]).unwrap();
    std::thread::scope(|scope| {
        for (storage, byte) in [(&storage, 1_u8), (&other, 2)] {
            scope.spawn(move || {
                for _ in 0..25 {
                    storage.write("game.json", &vec![byte; 70_000 * usize::from(byte)]).unwrap();
                }
            });
        }
        for _ in 0..100 {
            let bytes = storage.read("game.json").unwrap().unwrap();
            assert_eq!(bytes.len(), 70_000 * usize::from(bytes[0]));
            assert!(bytes.iter().all(|byte| *byte == bytes[0]));
        }
    });
    assert_eq!(names(&folder), ["game.json"]);
}

#[test]
fn a_file_put_aside_takes_the_next_free_number_and_overwrites_nothing() {
    let (_folder, on_disk) = folder();
    for storage in [on_disk, Storage::in_memory()] {
        storage.write("game.damaged-2.json", b"somebody's own").unwrap();
        for (contents, name) in [(b"a", "game.damaged-1.json"), (b"b", "game.damaged-3.json")] {
            storage.write("game.json", contents).unwrap();
            let aside: PathBuf = storage.put_aside("game.json").unwrap();
            assert_eq!(aside.file_name().unwrap(), name);
            assert_eq!(storage.read(name).unwrap().as_deref(), Some(contents.as_slice()));
            assert_eq!(storage.read("game.json").unwrap(), None);
        }
        assert_eq!(storage.read("game.damaged-2.json").unwrap().as_deref(), Some(b"somebody's own".as_slice()));
        assert!(matches!(storage.put_aside("game.json"), Err(StorageError::PutAside { .. })));
    }
}

#[test]
fn a_missing_file_put_aside_leaves_nothing_behind() {
    let (folder, storage) = folder();
    storage.write("other.json", b"").unwrap();
    storage.put_aside("game.json").unwrap_err();
    assert_eq!(names(&folder), ["other.json"]);
}

#[test]
fn settings_survive_the_file() {
    let storage = Storage::in_memory();
    let mut settings = Settings {
        language: Some(Language::Japanese),
        animation_speed: AnimationSpeed::Slow,
        swap_confirm: true,
        ..Settings::default()
    };
    settings.window.position = Some(IVec2::new(-40, 12));
    settings.games.insert(
        "speed".to_owned(),
        GameSettings {
            preset: Some("original".to_owned()),
            level: Some("hard".to_owned()),
            seats: Some(2),
            people: Some(2),
            arrangement: Some(Arrangement::Facing),
            options: json!({ "wrap": false, "refill": ["free", "forced"] }).as_object().unwrap().clone(),
        },
    );
    storage.write(SETTINGS_FILE, &serde_json::to_vec(&settings).unwrap()).unwrap();
    let loaded = load_settings(&storage);
    assert_eq!(loaded.settings, settings);
    assert!(loaded.notices.is_empty());
    assert_eq!(loaded.warnings, Warnings::default());
}

#[test]
fn every_field_may_be_missing_and_unknown_ones_are_kept() {
    let storage = Storage::in_memory();
    storage.write(SETTINGS_FILE, br#"{"language":"en","volume":{"cards":0.5}}"#).unwrap();
    let settings = load_settings(&storage).settings;
    assert_eq!(settings.language, Some(Language::English));
    assert!(!settings.playable_marks);
    let written: Value = serde_json::to_value(&settings).unwrap();
    assert_eq!(written["volume"], json!({ "cards": 0.5 }));
    assert_eq!(written["language"], "en");
}

#[test]
fn damaged_and_foreign_settings_are_put_aside_and_told() {
    let newer = json!({ "version": Settings::VERSION + 1 }).to_string();
    for (contents, key) in [
        ("{\"language\":\"e", "notice-settings-damaged"),
        ("", "notice-settings-damaged"),
        ("[1, 2]", "notice-settings-damaged"),
        ("{\"animation-speed\":\"warp\"}", "notice-settings-damaged"),
        (&newer, "notice-settings-newer"),
    ] {
        let storage = Storage::in_memory();
        storage.write(SETTINGS_FILE, contents.as_bytes()).unwrap();
        let loaded = load_settings(&storage);
        assert_eq!(loaded.settings, Settings::default());
        assert_eq!(notices(&loaded.notices), [key], "{contents}");
        assert_ne!(loaded.warnings, Warnings::default(), "{contents}: the log has a line");
        let aside = storage.read("settings.damaged-1.json").unwrap();
        assert_eq!(aside.as_deref(), Some(contents.as_bytes()));
    }
}

proptest! {
    #[test]
    fn no_bytes_keep_the_game_from_starting(bytes in proptest::collection::vec(any::<u8>(), 0..200)) {
        let storage = Storage::in_memory();
        storage.write(SETTINGS_FILE, &bytes).unwrap();
        app(&storage).update();
    }

    /// Nearer to what is really there than random bytes are: a proper file with one byte changed, and cut off.
    #[test]
    fn no_fault_in_a_proper_file_keeps_the_game_from_starting(at: prop::sample::Index, byte: u8, end: prop::sample::Index) {
        let mut bytes = serde_json::to_vec(&Settings::default()).unwrap();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        bytes.truncate(end.index(bytes.len() + 1));
        let storage = Storage::in_memory();
        storage.write(SETTINGS_FILE, &bytes).unwrap();
        app(&storage).update();
    }
}

/// Each update is 100 ms.
fn app(storage: &Storage) -> App {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins).insert_resource(storage.clone());
    app.add_plugins(tefuda::storage::plugin);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(100)));
    app
}

fn saved(storage: &Storage) -> Option<Settings> {
    storage.read(SETTINGS_FILE).unwrap().map(|bytes| serde_json::from_slice(&bytes).unwrap())
}

fn reduce_motion(app: &mut App, reduced: bool) {
    app.world_mut().resource_mut::<Settings>().reduced_motion = reduced;
}

#[test]
fn a_change_is_saved_once_it_has_rested() {
    let storage = Storage::in_memory();
    let mut app = app(&storage);
    for _ in 0..10 {
        app.update();
    }
    assert_eq!(saved(&storage), None, "nothing has changed, so nothing is written");
    reduce_motion(&mut app, true);
    app.update();
    app.update();
    assert_eq!(saved(&storage), None);
    for _ in 0..5 {
        app.update();
    }
    assert!(saved(&storage).unwrap().reduced_motion);
}

/// A window that rests draws no frames, and without frames nothing is ever due.
#[test]
fn frames_are_asked_for_until_a_change_is_saved_and_no_longer() {
    let storage = Storage::in_memory();
    let mut app = app(&storage);
    let asks = |app: &mut App| {
        app.update();
        app.world_mut().resource_mut::<Messages<RequestRedraw>>().drain().count() > 0
    };
    assert!(!asks(&mut app));
    reduce_motion(&mut app, true);
    let frames = (0..20).take_while(|_| asks(&mut app)).count();
    assert!((5..10).contains(&frames), "after {frames} frames of 100 ms");
    assert!(saved(&storage).unwrap().reduced_motion);
    assert!(!asks(&mut app));
}

#[test]
fn leaving_saves_at_once() {
    let storage = Storage::in_memory();
    let mut app = app(&storage);
    app.update();
    reduce_motion(&mut app, true);
    app.world_mut().write_message(AppExit::Success);
    app.update();
    assert!(saved(&storage).unwrap().reduced_motion);
}

/// The folder is a file, which nobody can write into, whatever their rights.
#[test]
fn a_place_that_cannot_be_written_is_told_once_and_the_game_goes_on() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, b"in the way").unwrap();
    let storage = Storage::in_folder(&file);
    assert!(matches!(storage.write("game.json", b"x"), Err(StorageError::Write { .. })));

    let mut app = app(&storage);
    app.update();
    app.world_mut().resource_mut::<Notices>().take();
    for reduced in [true, false, true] {
        reduce_motion(&mut app, reduced);
        for _ in 0..8 {
            app.update();
        }
    }
    assert_eq!(notices(app.world().resource::<Notices>()), ["notice-settings-not-written"]);
    assert!(app.world().resource::<Settings>().reduced_motion);
    assert_eq!(fs::read(&file).unwrap(), b"in the way");
}

/// A change that could not be saved, with what was in the way taken out of it afterwards.
fn app_after_a_failure(folder: &TempDir) -> (App, Storage) {
    let file = folder.path().join("file");
    fs::write(&file, b"in the way").unwrap();
    let storage = Storage::in_folder(&file);
    let mut app = app(&storage);
    app.update();
    reduce_motion(&mut app, true);
    for _ in 0..10 {
        app.update();
    }
    fs::remove_file(&file).unwrap();
    assert_eq!(saved(&storage), None);
    (app, storage)
}

#[test]
fn what_could_not_be_saved_is_saved_at_the_exit() {
    let folder = TempDir::new().unwrap();
    let (mut app, storage) = app_after_a_failure(&folder);
    app.world_mut().write_message(AppExit::Success);
    app.update();
    assert!(saved(&storage).unwrap().reduced_motion);
}

#[test]
fn what_could_not_be_saved_is_tried_again_after_a_while_without_keeping_the_window_awake() {
    let folder = TempDir::new().unwrap();
    let (mut app, storage) = app_after_a_failure(&folder);
    app.world_mut().resource_mut::<Messages<RequestRedraw>>().clear();
    app.update();
    assert!(app.world().resource::<Messages<RequestRedraw>>().is_empty());
    assert_eq!(saved(&storage), None);
    // Half a minute in updates of 100 ms.
    for _ in 0..300 {
        app.update();
    }
    assert!(saved(&storage).unwrap().reduced_motion);
}
