use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::{Notices, SETTINGS_FILE, Settings, Storage};
use crate::text::Localized;
use crate::window::KeepDrawing;

/// How long the settings must have rested before they are written: a slider being dragged is one change. A web page may
/// be gone without a further frame, and what it keeps costs no disk.
const REST: Duration = Duration::from_millis(if cfg!(target_arch = "wasm32") { 0 } else { 500 });
/// How long after a failure they are tried again.
const RETRY: Duration = Duration::from_secs(30);

pub(super) fn plugin(app: &mut App) {
    let kept = app.world().resource::<Settings>().clone();
    app.add_message::<RequestRedraw>();
    app.insert_resource(Saving { kept, due: None, retry: None, failed: false });
    app.add_systems(Last, (note_change.run_if(resource_changed::<Settings>), save_settings).chain());
}

/// What is known about the file.
#[derive(Resource)]
struct Saving {
    /// What stands in the file, or would if it could be written.
    kept: Settings,
    /// When a change has rested long enough, since the start of the program.
    due: Option<Duration>,
    /// When to try again what has failed. Nothing is drawn for it: the next frame after that will do.
    retry: Option<Duration>,
    /// Whether the player knows that the settings cannot be saved; told once, not at every change.
    failed: bool,
}

fn note_change(settings: Res<Settings>, time: Res<Time<Real>>, mut saving: ResMut<Saving>) {
    saving.due = (saving.kept != *settings).then(|| time.elapsed() + REST);
}

/// Writes what has rested long enough, and tries again what has failed; at the exit whatever is not in the file, at once.
fn save_settings(
    settings: Res<Settings>,
    storage: Res<Storage>,
    time: Res<Time<Real>>,
    mut exits: MessageReader<AppExit>,
    mut saving: ResMut<Saving>,
    mut notices: ResMut<Notices>,
    mut drawing: KeepDrawing,
) {
    let leaving = exits.read().count() > 0;
    let is_time = [saving.due, saving.retry].into_iter().flatten().any(|then| then <= time.elapsed());
    if !leaving && !is_time {
        if saving.due.is_some() {
            // Without frames the time would not come: the window rests sooner than the settings are written.
            drawing.request();
        }
        return;
    }
    (saving.due, saving.retry) = (None, None);
    if saving.kept == *settings {
        return;
    }
    match write(&settings, &storage) {
        Ok(()) => {
            saving.kept = settings.clone();
            saving.failed = false;
        }
        Err(error) => {
            warn!("the settings are not saved: {error}");
            if !saving.failed {
                notices.push(Localized::new("notice-settings-not-written"));
            }
            saving.failed = true;
            saving.retry = Some(time.elapsed() + RETRY);
        }
    }
}

fn write(settings: &Settings, storage: &Storage) -> Result<()> {
    let mut bytes = serde_json::to_vec_pretty(settings)?;
    bytes.push(b'\n');
    storage.write(SETTINGS_FILE, &bytes)?;
    Ok(())
}
