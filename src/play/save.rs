use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use bevy::prelude::*;

use super::flow::put_on_the_table;
use super::{Clock, Play, PlayRequest, Playable, SavedGame, Summary};
use crate::AppSystems;
use crate::record::{Header, Record};
use crate::screens::Screen;
use crate::storage::{Notices, Storage, StorageError};
use crate::text::Localized;

/// The file of the game in play.
pub const GAME_FILE: &str = "game.json";

/// The writing of saves beside the frames: no frame waits for a disk.
///
/// Writes are carried out in the order in which they were asked for, each whole; of several that wait only the last is.
#[derive(Resource)]
struct Writer {
    jobs: Sender<Job>,
    failures: std::sync::Mutex<Receiver<StorageError>>,
    told: bool,
}

enum Job {
    Write(Vec<u8>),
    Remove,
    Flush(Sender<()>),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, start_writer)
        .add_systems(Update, tell_of_failed_saves.in_set(AppSystems::Record))
        .add_systems(Last, finish_writing.run_if(on_message::<AppExit>));
}

pub(super) fn game_plugin<G: Playable>(app: &mut App) {
    app.add_systems(PostStartup, look_for_saved_game::<G>).add_systems(
        Update,
        (continue_game::<G>, save_game::<G>.run_if(resource_exists_and_changed::<Play<G>>))
            .chain()
            .in_set(AppSystems::Record),
    );
}

fn start_writer(storage: Res<Storage>, mut commands: Commands) {
    let (jobs, todo) = channel();
    let (report, failures) = channel();
    let storage = storage.clone();
    thread::spawn(move || write_saves(&storage, &todo, &report));
    commands.insert_resource(Writer { jobs, failures: failures.into(), told: false });
}

/// Works until the program lets go of the other end.
fn write_saves(storage: &Storage, todo: &Receiver<Job>, report: &Sender<StorageError>) {
    while let Ok(mut job) = todo.recv() {
        loop {
            let newer = match &job {
                Job::Flush(_) => None,
                Job::Write(_) | Job::Remove => todo.try_recv().ok(),
            };
            match newer {
                Some(Job::Flush(done)) => {
                    carry_out(storage, job, report);
                    job = Job::Flush(done);
                    break;
                }
                Some(newer) => job = newer,
                None => break,
            }
        }
        carry_out(storage, job, report);
    }
}

fn carry_out(storage: &Storage, job: Job, report: &Sender<StorageError>) {
    let done = match job {
        Job::Write(bytes) => storage.write(GAME_FILE, &bytes),
        Job::Remove => storage.remove(GAME_FILE),
        Job::Flush(done) => {
            // Nobody may be waiting any more, which is as good as having been told.
            let _ = done.send(());
            Ok(())
        }
    };
    if let Err(error) = done {
        let _ = report.send(error);
    }
}

/// A save that fails is told once, then quietly tried again with the next action.
fn tell_of_failed_saves(writer: Option<ResMut<Writer>>, mut notices: ResMut<Notices>) {
    let Some(mut writer) = writer else { return };
    let failure = writer.failures.get_mut().ok().and_then(|failures| failures.try_iter().last());
    if let Some(error) = failure
        && !writer.told
    {
        writer.told = true;
        warn!("{error}");
        notices.push(Localized::new("notice-save-not-written"));
    }
}

fn finish_writing(writer: Option<Res<Writer>>) {
    let Some(writer) = writer else { return };
    let (done, wait) = channel();
    if writer.jobs.send(Job::Flush(done)).is_ok() {
        let _ = wait.recv();
    }
}

/// Whether there is anything left of this game or its match to go on with.
pub(super) fn worth_continuing<G: Playable>(play: &Play<G>) -> bool {
    play.state().outcome().is_none() || !play.match_is_over()
}

/// Writes the record after every action; a finished match needs no saving any more.
fn save_game<G: Playable>(play: Res<Play<G>>, writer: Option<Res<Writer>>) {
    let Some(writer) = writer else { return };
    let job = match play.record().to_json() {
        Ok(bytes) if worth_continuing(&play) => Job::Write(bytes),
        Ok(_) => Job::Remove,
        Err(error) => {
            error!("a record that cannot be written: {error}");
            return;
        }
    };
    if writer.jobs.send(job).is_err() {
        error!("the thread that writes saves has ended");
    }
}

/// Reads what an earlier run has left; what is damaged or foreign is put aside and told.
fn look_for_saved_game<G: Playable>(
    storage: Res<Storage>,
    mut saved: ResMut<SavedGame>,
    mut notices: ResMut<Notices>,
    names: Option<Res<KnownGames>>,
) {
    let Ok(Some(bytes)) = storage.read(GAME_FILE) else { return };
    let header = Header::from_json(&bytes).and_then(|header| match &names {
        Some(names) => header.known_among(&names.0).map(str::to_owned),
        None => Ok(header.game().to_owned()),
    });
    let read = match header {
        Ok(name) if name != G::NAME => return,
        Ok(_) => read_game::<G>(&bytes),
        Err(error) => Err(error.to_string()),
    };
    match read {
        Ok((play, clock)) => saved.0 = Some(Summary::of(&play, &clock)),
        Err(reason) => put_aside(&storage, &reason, &mut notices),
    }
}

/// The names of the games that can be played; a record of another is put aside.
#[derive(Resource, Clone, Debug, Default)]
pub struct KnownGames(pub Vec<&'static str>);

fn read_game<G: Playable>(bytes: &[u8]) -> Result<(Play<G>, Clock), String> {
    let record = Record::<G>::from_json(bytes).map_err(|error| error.to_string())?;
    Play::resume(record).map_err(|error| error.to_string())
}

fn put_aside(storage: &Storage, reason: &str, notices: &mut Notices) {
    warn!("the saved game cannot be read: {reason}");
    match storage.put_aside(GAME_FILE) {
        Ok(path) => {
            let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
            notices.push(Localized::new("notice-save-damaged").with("name", name));
        }
        Err(error) => {
            warn!("{error}");
            notices.push(Localized::new("notice-save-unreadable"));
        }
    }
}

/// Takes the saved game up; if its last game is over, with the next one of the match.
fn continue_game<G: Playable>(
    mut requests: MessageReader<PlayRequest>,
    storage: Res<Storage>,
    mut saved: ResMut<SavedGame>,
    mut commands: Commands,
    mut next: ResMut<NextState<Screen>>,
    mut notices: ResMut<Notices>,
) {
    let wanted = requests.read().any(|request| *request == PlayRequest::Continue);
    if !wanted || saved.0.as_ref().is_none_or(|saved| saved.game != G::NAME) {
        return;
    }
    let Ok(Some(bytes)) = storage.read(GAME_FILE) else {
        saved.0 = None;
        return;
    };
    let game = read_game::<G>(&bytes).and_then(|(play, clock)| match play.state().outcome() {
        None => Ok((play, clock)),
        Some(_) => Play::begin(play.next_game()).map(|play| (play, Clock::default())).map_err(|e| e.to_string()),
    });
    match game {
        Ok((play, clock)) => put_on_the_table(play, clock, &mut commands, &mut next),
        Err(reason) => {
            saved.0 = None;
            put_aside(&storage, &reason, &mut notices);
        }
    }
}
