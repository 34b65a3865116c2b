use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::{Notices, SETTINGS_FILE, Settings, Storage};
use crate::text::Localized;
use crate::window::KeepDrawing;

/// How long the settings must have rested before they are written: a slider being dragged is one change. A web page may
/// be gone without a further frame, and what it keeps costs no disk.
const REST: Duration = Duration::from_millis(if cfg!(target_arch = "wasm32") { 0 } else { 500 });

pub(super) fn plugin(app: &mut App) {
    let kept = app.world().resource::<Settings>().clone();
    app.add_message::<RequestRedraw>();
    app.insert_resource(Saving { kept, due: None, failed: false });
    app.add_systems(Last, (note_change.run_if(resource_changed::<Settings>), save_settings).chain());
}

/// What is known about the file.
#[derive(Resource)]
struct Saving {
    /// What stands in the file, or would if it could be written.
    kept: Settings,
    /// When to write, since the start of the program.
    due: Option<Duration>,
    /// Whether the player knows that the settings cannot be saved; told once, not at every change.
    failed: bool,
}

fn note_change(settings: Res<Settings>, time: Res<Time<Real>>, mut saving: ResMut<Saving>) {
    saving.due = (saving.kept != *settings).then(|| time.elapsed() + REST);
}

/// Writes what has rested long enough; at the exit at once.
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
    let Some(due) = saving.due else { return };
    if !leaving && time.elapsed() < due {
        // Without frames the time would not come: the window rests sooner than the settings are written.
        drawing.request();
        return;
    }
    saving.due = None;
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
        }
    }
}

fn write(settings: &Settings, storage: &Storage) -> Result<()> {
    let mut bytes = serde_json::to_vec_pretty(settings)?;
    bytes.push(b'\n');
    storage.write(SETTINGS_FILE, &bytes)?;
    Ok(())
}
