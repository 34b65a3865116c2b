use std::sync::Mutex;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use bevy::prelude::*;

use super::flow::put_on_the_table;
use super::{Clock, Play, PlayRequest, Playable, SavedGame, Summary};
use crate::AppSystems;
use crate::record::{Header, Player, Record, ReplayError};
use crate::registry::Game;
use crate::screens::Screen;
use crate::storage::{Notices, Storage, StorageError};
use crate::text::Localized;

/// The file of the game in play.
pub const GAME_FILE: &str = "game.json";

/// Puts saves on the disk beside the frames: a save is complete before the frame ends, whatever happens to the program,
/// and a power cut is no reason for a frame to wait.
#[derive(Resource)]
pub(super) struct DiskSync {
    wanted: Sender<()>,
    failures: Mutex<Receiver<StorageError>>,
}

/// Whether it has been told that saves fail.
#[derive(Resource, Default)]
pub(super) struct ToldOfFailure(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ToldOfFailure>()
        .add_systems(PostStartup, put_unknown_game_aside)
        .add_systems(Update, report_failed_syncs.in_set(AppSystems::Record));
    // A web page has a single thread, and no disk to wait for.
    if !cfg!(target_arch = "wasm32") {
        app.add_systems(Startup, start_disk_sync);
    }
}

pub(super) fn game_plugin<G: Playable>(app: &mut App) {
    app.add_systems(PostStartup, look_for_saved_game::<G>.after(put_unknown_game_aside));
}

fn start_disk_sync(storage: Res<Storage>, mut commands: Commands) {
    let (wanted, wishes) = channel();
    let (report, failures) = channel();
    let storage = storage.clone();
    thread::spawn(move || sync_when_wanted(&storage, &wishes, &report));
    commands.insert_resource(DiskSync { wanted, failures: failures.into() });
}

/// Works until the program lets go of the other end; wishes that have piled up are one.
fn sync_when_wanted(storage: &Storage, wishes: &Receiver<()>, report: &Sender<StorageError>) {
    while wishes.recv().is_ok() {
        wishes.try_iter().for_each(drop);
        if let Err(error) = storage.sync(GAME_FILE)
            && report.send(error).is_err()
        {
            return;
        }
    }
}

fn report_failed_syncs(sync: Option<ResMut<DiskSync>>, mut told: ResMut<ToldOfFailure>, mut notices: ResMut<Notices>) {
    let failure = sync.and_then(|mut sync| sync.failures.get_mut().ok()?.try_iter().last());
    if let Some(error) = failure {
        tell_of_failure(&error, &mut told, &mut notices);
    }
}

/// Told once; the next action tries again anyway.
fn tell_of_failure(error: &StorageError, told: &mut ToldOfFailure, notices: &mut Notices) {
    warn!("{error}");
    if !told.0 {
        told.0 = true;
        notices.push(Localized::new("notice-save-not-written"));
    }
}

/// Whether there is anything left of this game or its match to go on with.
pub(super) fn worth_continuing<G: Playable>(play: &Play<G>) -> bool {
    play.state().outcome().is_none() || !play.match_is_over()
}

/// Writes the record after every action; a finished match needs no saving any more.
pub(super) fn save_game<G: Playable>(
    play: Res<Play<G>>,
    storage: Res<Storage>,
    sync: Option<Res<DiskSync>>,
    mut told: ResMut<ToldOfFailure>,
    mut notices: ResMut<Notices>,
) {
    let saved = match play.record().to_json() {
        Ok(bytes) if worth_continuing(&play) => storage.replace(GAME_FILE, &bytes),
        Ok(_) => storage.remove(GAME_FILE),
        Err(error) => {
            error!("a record that cannot be written: {error}");
            return;
        }
    };
    match (saved, sync) {
        (Err(error), _) => tell_of_failure(&error, &mut told, &mut notices),
        (Ok(()), Some(sync)) if sync.wanted.send(()).is_err() => error!("the thread that syncs saves has ended"),
        (Ok(()), _) => {}
    }
}

/// A record of no game that this program has is nobody's to read.
fn put_unknown_game_aside(storage: Res<Storage>, mut notices: ResMut<Notices>) {
    let bytes = match storage.read(GAME_FILE) {
        Ok(Some(bytes)) => bytes,
        Ok(None) => return,
        Err(error) => return put_aside(&storage, &error.to_string(), &mut notices),
    };
    let games: Vec<_> = Game::ALL.iter().map(|game| game.name()).collect();
    if let Err(error) = Header::from_json(&bytes).and_then(|header| header.known_among(&games)) {
        put_aside(&storage, &error.to_string(), &mut notices);
    }
}

/// Reads what an earlier run has left; what is damaged is put aside and told.
fn look_for_saved_game<G: Playable>(storage: Res<Storage>, mut saved: ResMut<SavedGame>, mut notices: ResMut<Notices>) {
    let Ok(Some(bytes)) = storage.read(GAME_FILE) else { return };
    if Header::from_json(&bytes).is_ok_and(|header| header.game() != G::NAME) {
        return;
    }
    match read_record::<G>(&bytes).and_then(|record| summarise(&record)) {
        Ok(summary) => saved.0 = Some(summary),
        Err(reason) => put_aside(&storage, &reason, &mut notices),
    }
}

/// Reads a record that a game of people and of the computers offered to them can have left.
fn read_record<G: Playable>(bytes: &[u8]) -> Result<Record<G>, String> {
    let record = Record::<G>::from_json(bytes).map_err(|error| error.to_string())?;
    let foreign = |player: &Player| match player {
        Player::Computer { level } if !G::LEVELS.contains(level) => Some(*level),
        _ => None,
    };
    if let Some(level) = record.players.iter().find_map(foreign) {
        return Err(format!("the level {level} is not offered"));
    }
    if G::match_is_over(&record.options, &record.series) {
        return Err(format!("the match was over before game {}", record.series.len() + 1));
    }
    Ok(record)
}

/// What the title says of a saved game; the computers need not live through it for that.
fn summarise<G: Playable>(record: &Record<G>) -> Result<Summary, String> {
    let (state, clock) = Clock::at_the_end_of(record).map_err(|error| error.to_string())?;
    Ok(Summary::of(record, &state, &clock))
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

/// The recorded game where it stopped; if it is over, the next one of its match.
fn take_up<G: Playable>(record: Record<G>) -> Result<(Play<G>, Clock), ReplayError<G::Refusal>> {
    let (play, clock) = Play::resume(record)?;
    match play.state().outcome() {
        None => Ok((play, clock)),
        Some(_) => Ok((Play::begin(play.next_game())?, Clock::default())),
    }
}

/// Takes the saved game up.
pub(super) fn continue_game<G: Playable>(
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
    let game = read_record::<G>(&bytes).and_then(|record| take_up(record).map_err(|error| error.to_string()));
    match game {
        Ok((play, clock)) => put_on_the_table(play, clock, &mut commands, &mut next),
        Err(reason) => {
            saved.0 = None;
            put_aside(&storage, &reason, &mut notices);
        }
    }
}
