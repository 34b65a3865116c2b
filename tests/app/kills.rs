//! Kills at random moments of scripted games: at most the last action is lost.

mod prime_daifugo;
mod speed;

use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::thread;
use std::time::Duration;
use std::{env, fs};

use tefuda::cards::Generator;
use tefuda::play::{GAME_FILE, Play, PlayRequest, Playable};
use tefuda::record::Record;
use tefuda::storage::Storage;

use crate::driver::Driver;

/// Where the child keeps its files; that it is set is what makes a test process a child.
const FOLDER: &str = "TEFUDA_TEST_FOLDER";

/// The folder of a child; nothing in any other process.
fn folder_of_child() -> Option<PathBuf> {
    env::var_os(FOLDER).map(PathBuf::from)
}

/// What the child tells after every action.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Told {
    deal: u64,
    /// How many actions there have been.
    done: usize,
    /// Whether the game has ended.
    ended: bool,
    /// Whether something is shown that everybody waits for.
    scene: bool,
}

impl Told {
    fn read(line: String) -> Option<Self> {
        let mut words = line.split(' ');
        (words.next() == Some("done")).then_some(())?;
        let mut word = || words.next();
        Some(Self {
            deal: word()?.parse().ok()?,
            done: word()?.parse().ok()?,
            ended: word()?.parse().ok()?,
            scene: word()?.parse().ok()?,
        })
    }

    fn tell(self) {
        let Self { deal, done, ended, scene } = self;
        let mut out = std::io::stdout().lock();
        writeln!(out, "\ndone {deal} {done} {ended} {scene}").and_then(|()| out.flush()).expect("the parent listens");
    }
}

/// Starts a child in a folder, kills it a while after its first action, and returns what it told last.
fn play_and_kill(child: &str, folder: &Path, after: Duration) -> Told {
    let mut child = Command::new(env::current_exe().expect("the test itself"))
        .args(["--exact", child, "--nocapture", "--test-threads=1"])
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

/// Kills a child so many times, each at most so long after its first action. What it leaves can be read and goes on, every
/// so many kills also in the app. Returns what it had told each time that it left a game.
fn survive_kills<G: Playable>(child: &str, kills: u64, longest: Duration, each: u64) -> Vec<Told> {
    let mut generator = Generator::new(7);
    let mut resumed = Vec::new();
    for kill in 0..kills {
        let folder = tempfile::tempdir().expect("a place for files");
        let after = Duration::from_micros(generator.index(longest.as_micros() as u32) as u64);
        let told = play_and_kill(child, folder.path(), after);
        let Ok(bytes) = fs::read(folder.path().join(GAME_FILE)) else {
            // A finished game needs no save, and the next one has not been told of yet.
            assert!(told.ended || told.done <= 1, "kill {kill}: {told:?} and no save");
            continue;
        };
        let record = Record::<G>::from_json(&bytes).unwrap_or_else(|error| panic!("kill {kill}: {error}"));
        let (play, _) = Play::resume(record).unwrap_or_else(|error| panic!("kill {kill}: {error}"));
        let (deal, done) = (play.record().deal.0, play.record().actions.len());
        if deal == told.deal {
            assert!(done + 1 >= told.done, "kill {kill}: {told:?}, saved {done}");
        } else {
            // The next game had begun before the child could tell of it.
            assert_eq!(deal, told.deal + 1, "kill {kill}: {told:?}");
        }
        if kill % each == 0 {
            let mut driver = Driver::with_storage(Storage::in_folder(folder.path()));
            driver.app.world_mut().write_message(PlayRequest::Continue);
            driver.frames(2);
            let play = driver.app.world().get_resource::<Play<G>>();
            assert!(play.is_some_and(|play| play.record().actions.len() >= done), "kill {kill}: it goes on");
        }
        resumed.push(told);
    }
    assert!(resumed.len() as u64 > kills / 2, "{} kills hit a game", resumed.len());
    resumed
}
