//! A hundred kills at random moments of scripted games: at most the last action is lost.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;
use std::{env, fs, path::Path};

use serde_json::json;
use tefuda::cards::Generator;
use tefuda::computer::Level;
use tefuda::play::{GAME_FILE, Play};
use tefuda::record::Record;
use tefuda::rules::Rules;
use tefuda::rules::speed::Speed;
use tefuda::storage::{AnimationSpeed, Storage};

use crate::driver::Driver;

const KILLS: u64 = 100;
/// Where the child keeps its files; that it is set is what makes a test process a child.
const FOLDER: &str = "TEFUDA_TEST_FOLDER";

/// The child: plays a scripted game, telling after every action how many there have been, until it is killed.
#[test]
fn child_that_plays_until_it_is_killed() {
    let Some(folder) = env::var_os(FOLDER) else { return };
    let mut driver = Driver::with_storage(Storage::in_folder(Path::new(&folder)));
    driver.set_speed(AnimationSpeed::Off);
    for deal in 0.. {
        driver.start_speed(Level::Extreme, deal, json!({}));
        for actions in 1..40 {
            driver.play_for(actions);
            let done = driver.play().map_or(0, |play| play.record().actions.len());
            let mut out = std::io::stdout().lock();
            writeln!(out, "\ndone {deal} {done}").and_then(|()| out.flush()).expect("the parent listens");
            if driver.state().outcome().is_some() {
                break;
            }
        }
    }
}

/// Starts a child, kills it after a moment, and returns the deal and the number of actions that it told last.
fn play_and_kill(folder: &Path, after: Duration) -> Option<(u64, usize)> {
    let mut child = Command::new(env::current_exe().expect("the test itself"))
        .args(["--exact", "kills::child_that_plays_until_it_is_killed", "--nocapture", "--test-threads=1"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the test can start itself");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines().map_while(Result::ok);
    let told = |line: String| {
        let mut words = line.split_whitespace();
        (words.next() == Some("done")).then_some(())?;
        Some((words.next()?.parse().ok()?, words.next()?.parse().ok()?))
    };
    let first = lines.by_ref().find_map(told);
    let killer = thread::spawn(move || {
        thread::sleep(after);
        child.kill().and_then(|()| child.wait()).expect("it can be killed")
    });
    let last = lines.filter_map(told).last().or(first);
    killer.join().expect("killed");
    last
}

#[test]
fn a_hundred_kills_lose_at_most_the_last_action() {
    if env::var_os(FOLDER).is_some() {
        return;
    }
    let folder = tempfile::tempdir().expect("a place for files");
    let mut generator = Generator::new(7);
    let mut seen = 0;
    for kill in 0..KILLS {
        let after = Duration::from_micros(generator.index(120_000) as u64);
        let Some((deal, done)) = play_and_kill(folder.path(), after) else { continue };
        let bytes = match fs::read(folder.path().join(GAME_FILE)) {
            Ok(bytes) => bytes,
            // Killed between the end of one game, which needs no save, and the first action of the next.
            Err(_) => continue,
        };
        let record = Record::<Speed>::from_json(&bytes).unwrap_or_else(|error| panic!("kill {kill}: {error}"));
        let (play, _) = Play::resume(record).unwrap_or_else(|error| panic!("kill {kill}: {error}"));
        let saved = (play.record().deal.0, play.record().actions.len());
        assert!(saved >= (deal, done.saturating_sub(1)), "kill {kill}: told {deal}/{done}, saved {saved:?}");
        seen += 1;
    }
    assert!(seen > KILLS / 2, "{seen} kills hit a game");
}
