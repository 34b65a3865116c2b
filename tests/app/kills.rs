//! A hundred kills at random moments of scripted games: at most the last action is lost.

use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;
use std::{env, fs, path::Path};

use serde_json::json;
use tefuda::cards::Generator;
use tefuda::computer::Level;
use tefuda::play::{GAME_FILE, Play, PlayRequest};
use tefuda::record::Record;
use tefuda::rules::Rules;
use tefuda::rules::speed::Speed;
use tefuda::storage::{AnimationSpeed, Storage};

use crate::driver::Driver;

const KILLS: u64 = 100;
/// Where the child keeps its files; that it is set is what makes a test process a child.
const FOLDER: &str = "TEFUDA_TEST_FOLDER";

/// The child: plays a scripted game over and over, telling after every action how many there have been and when a game
/// has ended, until it is killed.
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
            let ended = driver.state().outcome().is_some();
            let mut out = std::io::stdout().lock();
            writeln!(out, "\ndone {deal} {done} {ended}").and_then(|()| out.flush()).expect("the parent listens");
            if ended {
                break;
            }
        }
    }
}

/// What the child has told last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Told {
    deal: u64,
    done: usize,
    ended: bool,
}

impl Told {
    fn read(line: String) -> Option<Self> {
        let mut words = line.split_whitespace();
        (words.next() == Some("done")).then_some(())?;
        let mut word = || words.next();
        Some(Self { deal: word()?.parse().ok()?, done: word()?.parse().ok()?, ended: word()?.parse().ok()? })
    }
}

/// Starts a child in a folder, kills it a while after its first action, and returns what it told last.
fn play_and_kill(folder: &Path, after: Duration) -> Told {
    let mut child = Command::new(env::current_exe().expect("the test itself"))
        .args(["--exact", "kills::child_that_plays_until_it_is_killed", "--nocapture", "--test-threads=1"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the test can start itself");
    let mut lines = BufReader::new(child.stdout.take().expect("piped")).lines().map_while(Result::ok);
    let first = lines.by_ref().find_map(Told::read).expect("it has begun");
    let killer = thread::spawn(move || {
        thread::sleep(after);
        child.kill().and_then(|()| child.wait()).expect("it can be killed")
    });
    let last = lines.filter_map(Told::read).last().unwrap_or(first);
    killer.join().expect("killed");
    last
}

#[test]
fn a_hundred_kills_lose_at_most_the_last_action() {
    if env::var_os(FOLDER).is_some() {
        return;
    }
    let mut generator = Generator::new(7);
    let mut resumed = 0;
    for kill in 0..KILLS {
        let folder = tempfile::tempdir().expect("a place for files");
        let after = Duration::from_micros(generator.index(120_000) as u64);
        let told = play_and_kill(folder.path(), after);
        let Ok(bytes) = fs::read(folder.path().join(GAME_FILE)) else {
            // A finished game needs no save, and the next one has not been told of yet.
            assert!(told.ended || told.done <= 1, "kill {kill}: {told:?} and no save");
            continue;
        };
        let record = Record::<Speed>::from_json(&bytes).unwrap_or_else(|error| panic!("kill {kill}: {error}"));
        let (play, _) = Play::resume(record).unwrap_or_else(|error| panic!("kill {kill}: {error}"));
        let (deal, done) = (play.record().deal.0, play.record().actions.len());
        if deal == told.deal {
            assert!(done + 1 >= told.done, "kill {kill}: {told:?}, saved {done}");
        } else {
            // The next game had begun before the child could tell of it.
            assert_eq!(deal, told.deal + 1, "kill {kill}: {told:?}");
        }
        if kill % 20 == 0 {
            let mut driver = Driver::with_storage(Storage::in_folder(folder.path()));
            driver.app.world_mut().write_message(PlayRequest::Continue);
            driver.frames(2);
            assert!(driver.play().is_some_and(|play| play.record().actions.len() >= done), "kill {kill}: it goes on");
        }
        resumed += 1;
    }
    assert!(resumed > KILLS / 2, "{resumed} kills hit a game");
}
