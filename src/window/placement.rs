//! Where a window stands and whether it can stand there again; nothing of this touches a window.

use std::cmp::Reverse;

use bevy::prelude::*;

use crate::storage::WindowPlacement;

/// The size of a window that nobody has changed yet, in logical px.
pub const FIRST_SIZE: UVec2 = UVec2::new(1280, 800);
/// Below this the layouts no longer hold, in logical px.
pub const LEAST_SIZE: UVec2 = UVec2::new(320, 480);
/// A window that has to be made smaller leaves this part of the screen to its frame and the desktop's panels.
const LARGEST_PART: f32 = 0.9;

/// A screen of the desktop.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Screen {
    /// Its upper left corner on the desktop, in physical px.
    pub position: IVec2,
    /// Its size, in physical px.
    pub size: UVec2,
    /// Physical px per logical px.
    pub scale: f32,
}

impl Screen {
    fn contains(&self, point: IVec2) -> bool {
        let (least, most) = (self.position, self.position + self.size.as_ivec2());
        point.cmpge(least).all() && point.cmplt(most).all()
    }

    /// A size, in logical px, that has room on this screen.
    fn limited(&self, size: UVec2) -> UVec2 {
        let own = self.size.as_vec2() / self.scale;
        if size.as_vec2().cmple(own).all() {
            return size;
        }
        size.min((own * LARGEST_PART).as_uvec2()).max(LEAST_SIZE)
    }
}

/// The screens in the order in which a window tries them: the main one first, else the largest. `known` says of each
/// whether it is the main one.
///
/// Where none is (Wayland), a screen's scale is told as the next whole number, 2 for 1.25, and so makes it seem smaller
/// than it may be. As the desktop places and fits windows itself there, such a scale is taken as the whole number before.
pub fn screens(known: &[(Screen, bool)]) -> Vec<Screen> {
    let mut known = known.to_vec();
    if known.iter().all(|(_, main)| !main) {
        for (screen, _) in &mut known {
            screen.scale = (screen.scale - 1.0).max(1.0);
        }
        known.sort_by_key(|(screen, _)| Reverse(screen.size.element_product()));
    }
    known.sort_by_key(|(_, main)| !main);
    known.into_iter().map(|(screen, _)| screen).collect()
}

/// Where a window goes that stood at `placement` when the game was last left; `screens` has the main screen first.
///
/// It keeps its place only where the middle of its upper edge, by which it can be moved, is on a screen on which all of
/// it has room. Otherwise it has no position (the middle of the main screen is meant), and it is as large as before if
/// that screen allows. Where no screens are known everything is left to the desktop.
pub fn restored(placement: &WindowPlacement, screens: &[Screen]) -> WindowPlacement {
    let size = placement.size.unwrap_or(FIRST_SIZE).max(LEAST_SIZE);
    let home = placement.position.and_then(|position| {
        screens.iter().find(|screen| screen.contains(middle_of_upper_edge(position, size, screen.scale)))
    });
    match home.or(screens.first()) {
        None => WindowPlacement { size: Some(size), ..placement.clone() },
        Some(screen) => {
            let limited = screen.limited(size);
            let position = placement.position.filter(|_| home.is_some() && limited == size);
            WindowPlacement { position, size: Some(limited), ..placement.clone() }
        }
    }
}

fn middle_of_upper_edge(position: IVec2, size: UVec2, scale: f32) -> IVec2 {
    position + IVec2::new((size.x as f32 * scale / 2.0) as i32, 0)
}

/// A window as it stands now.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standing {
    /// The upper left corner on the desktop in physical px, where the desktop tells it.
    pub position: Option<IVec2>,
    /// The size in logical px.
    pub size: UVec2,
    /// Whether only its name is left, in a panel.
    pub minimised: bool,
    /// Whether it fills the desktop.
    pub maximised: bool,
    /// Whether it covers the whole screen.
    pub full_screen: bool,
}

/// What to remember of a window. A minimised window tells nothing, and the size of a maximised or full-screen window
/// never takes the place of that to which it goes back.
pub fn remembered(before: &WindowPlacement, now: &Standing) -> WindowPlacement {
    let normal = !now.maximised && !now.full_screen;
    let before = before.clone();
    match now {
        Standing { minimised: true, .. } => before,
        Standing { full_screen: true, .. } => WindowPlacement { full_screen: true, ..before },
        _ if !normal => WindowPlacement { maximised: true, full_screen: false, ..before },
        _ => WindowPlacement {
            position: now.position.or(before.position),
            size: Some(now.size),
            maximised: false,
            full_screen: false,
        },
    }
}
