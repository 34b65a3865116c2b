//! Where fingers are the main way to point, as on phones, they are taken for the device in use from the start: nobody
//! there has the keys and the focus that would be shown until the first touch.

use bevy::prelude::*;

use super::{Device, LastDevice};

/// A browser says so by these features of the device it runs on.
const FINGERS: &str = "(hover: none) and (pointer: coarse)";

pub(super) fn plugin(app: &mut App) {
    let asked = web_sys::window().and_then(|window| window.match_media(FINGERS).ok().flatten());
    if asked.is_some_and(|answer| answer.matches()) {
        app.insert_resource(LastDevice(Device::Touch));
    }
}
