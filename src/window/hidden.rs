use bevy::prelude::*;
use bevy::time::TimeSystems;
use bevy::window::WindowOccluded;

/// Whether the game's time stands still for this frame only.
#[derive(Resource, Default)]
struct Skipped(bool);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Skipped>();
    app.add_systems(
        First,
        (skip_hidden_time.before(TimeSystems), go_on.after(TimeSystems).run_if(|skipped: Res<Skipped>| skipped.0)),
    );
}

/// A hidden tab gets no frames, so the frame in which the game hears of it comes when the tab is seen again. What has
/// passed in between must not be played, not even the quarter of a second that a long frame may have at most.
fn skip_hidden_time(
    mut changes: MessageReader<WindowOccluded>,
    mut time: ResMut<Time<Virtual>>,
    mut skipped: ResMut<Skipped>,
) {
    let hidden = changes.read().any(|change| change.occluded);
    skipped.0 = hidden && !time.is_paused();
    if skipped.0 {
        time.pause();
    }
}

fn go_on(mut time: ResMut<Time<Virtual>>, mut skipped: ResMut<Skipped>) {
    skipped.0 = false;
    time.unpause();
}
