//! The table: cards on the screen, whichever game is played.
//!
//! Zones follow the rule state, poses follow the zones. A game's own folder here says where its zones lie
//! ([`Tabled::pose`]), how a card gets from one to another, and what its places do when they are touched.

mod area;
pub mod atlas;
pub mod board;
mod cards;
mod drag;
mod felt;
mod head_bar;
mod killer_sevens;
mod mip;
pub mod motion;
pub mod picking;
mod place;
mod pose;
pub mod prime_daifugo;
mod rules_pages;
mod sevens;
mod shake;
pub mod speed;
mod sprites;
pub mod turns;
mod webp;

pub use crate::theme::atlas::CardBack;
pub use area::Area;
pub(crate) use drag::Returning;
pub use drag::{Dragged, Dropped};
pub(crate) use felt::Felt;
pub use motion::{Motion, Target};
pub use place::{Place, to_table, to_window};
pub use pose::Pose;
pub use rules_pages::{RulesPages, Section};
pub use shake::Shake;
pub use sprites::{Raised, Tint};

use bevy::prelude::*;

use crate::announcements::{Announcement, Told};
use crate::controls::Seating;
use crate::play::{Play, Playable};
use crate::rules::Zone;
use crate::storage::Settings;
use crate::text::Localized;
use crate::theme::{Frame, preload};

/// What the table must know of a game to show it.
pub trait Tabled: Playable {
    /// Where everything lies in a window of a given size.
    type Layout: Resource;

    /// Computes the layout. Pure: the same frame, game, people and settings give the same layout. It is computed anew when
    /// one of them changes, but for the game; what may be seen of hidden cards is laid out here.
    fn layout(frame: &Frame, play: &Play<Self>, seating: &Seating, settings: &Settings) -> Self::Layout;

    /// How a card lies in a zone.
    fn pose(layout: &Self::Layout, state: &Self, zone: Zone) -> Pose;

    /// How a card gets from one zone to another.
    fn motion(play: &Play<Self>, from: Zone, to: Zone) -> Motion;

    /// For a card that a fresh deal brings to a zone: the zone it is dealt from.
    fn dealt_from(zone: Zone) -> Option<Zone>;

    /// Which back a card in this zone wears.
    fn back(zone: Zone) -> CardBack;

    /// Whether somebody who sits at this device now may pick a card up from this zone.
    fn may_drag(play: &Play<Self>, seating: &Seating, zone: Zone) -> bool;

    /// What an event is in words, for the log and for those who cannot see the table; nothing if it goes without saying.
    /// It may name no card that is hidden from anybody at this device.
    fn announce(event: &Self::Event, told: &Told<Self>) -> Option<Announcement>;

    /// How the game stands, in words: said to those who come to the table of a game that was dealt or is continued. It may
    /// name no hidden card either.
    fn situation(told: &Told<Self>) -> Vec<Localized>;

    /// Whether something covers the feet of the cards in cells, so that number and suit have to stand above.
    const COVERS_FEET: bool = false;

    /// The felt that the game is played on.
    const FELT: &'static str;

    /// What else of the game's pictures is shown on the table: files under `assets/`, loaded at the start.
    const PICTURES: &'static [&'static str];

    /// What the game's rules page shows, in order.
    const RULES: &'static [Section];

    /// Adds what only this game shows and does.
    fn plugin(app: &mut App);
}

/// What comes up at any game's table.
const PICTURES: &[&str] = &["table/refused.webp", "table/shadow-rest.webp", "table/shadow-lifted.webp"];

pub(crate) fn plugin(app: &mut App) {
    preload(app, PICTURES);
    app.init_resource::<RulesPages>();
    app.add_plugins((
        atlas::plugin,
        board::shared_plugin,
        drag::plugin,
        felt::plugin,
        motion::plugin,
        picking::plugin,
        shake::plugin,
        sprites::plugin,
    ));
}

/// Everything that one game needs to be shown.
pub fn game_plugin<G: Tabled>(app: &mut App) {
    preload(app, const { &[G::FELT] });
    preload(app, G::PICTURES);
    app.world_mut().resource_mut::<RulesPages>().add(G::NAME, G::RULES);
    app.add_plugins((
        crate::play::game_plugin::<G>,
        crate::announcements::game_plugin::<G>,
        cards::game_plugin::<G>,
        drag::game_plugin::<G>,
        felt::game_plugin::<G>,
        sprites::game_plugin::<G>,
        G::plugin,
    ));
}
