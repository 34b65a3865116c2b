//! The table of the games that lay cards out on a board of four suits by thirteen numbers: cells, the open hand, marks,
//! and how people play on it with every device.
//!
//! Everything here works from [`Standing`], which each game derives from its own state ([`Boarded::standing`]): what lies
//! where, what may be laid, and what a pass would do. Only turning wishes into actions knows the game, by its type.

mod cells;
mod choice;
mod fan;
mod fixtures;
mod focus;
mod ghost;
mod hands;
mod heads_up;
mod layout;
mod locks;
mod marks;
mod order;
mod over;
mod places;
mod preview;
mod standing;
mod words;

pub use choice::Chosen;
pub use fan::Fan;
pub use heads_up::{SideColumn, panel};
pub use layout::{Company, Layout};
pub use order::sorted;
pub use over::{CrossOut, CrossedOut};
pub use places::{CellPlace, HandPlace};
pub use preview::{Effect, Preview};
pub use standing::{Pass, Standing};
pub use words::{Move, WideOnly, hands, name, out};

use bevy::prelude::*;

use super::turns::{TurnTabled, near_seat, sees_hand};
use super::{Area, CardBack, Motion, Pose};
use crate::AppSystems;
use crate::cards::{Card, CardSet};
use crate::controls::Seating;
use crate::play::Play;
use crate::rules::{Seat, Zone};
use crate::screens::Screen;
use crate::storage::Settings;
use crate::text::Localized;
use crate::theme::Frame;
use crate::theme::widget::NoticeGround;

/// A game that is played on the board.
pub trait Boarded: TurnTabled<Layout = Layout> {
    /// The cards that a seat holds.
    fn hand_of(&self, seat: Seat) -> CardSet;

    /// How it stands, for whoever holds the device; nobody's hand is looked at but theirs.
    fn standing(play: &Play<Self>, holder: Option<Seat>) -> Standing;

    /// The action that puts a card of one's own into a cell; nothing if it has to be said where a joker goes.
    fn put(standing: &Standing, card: Card, cell: Option<Card>) -> Option<Self::Action>;

    /// The action that passes.
    fn pass() -> Self::Action;

    /// The cell that an action fills.
    fn cell_of(action: &Self::Action) -> Option<Card>;

    /// What laying a card would do beside filling its cell.
    fn effect(_play: &Play<Self>, _standing: &Standing, _card: Card) -> Effect {
        Effect::default()
    }

    /// What the button that plays the chosen card says.
    fn play_words(card: Card, effect: &Effect) -> Localized;

    /// What may be said of a cell to somebody who cannot see it, beside what lies there.
    fn cell_words(standing: &Standing, cell: Card) -> Localized;
}

/// The pictures that every game on the board shows.
pub const PICTURES: &[&str] = &[
    "table/cells.webp",
    "table/strip-cells.webp",
    "table/board.webp",
    "table/board-signs.webp",
    "table/last-move.webp",
    "table/focus.webp",
    "table/selected.webp",
    "table/advised.webp",
    "table/playable.webp",
];

/// Everything that the games on the board share; the table adds it once.
pub(super) fn shared_plugin(app: &mut App) {
    app.add_plugins((
        cells::plugin,
        choice::plugin,
        fixtures::plugin,
        focus::plugin,
        ghost::plugin,
        heads_up::plugin,
        locks::plugin,
        marks::plugin,
        over::plugin,
        places::plugin,
        preview::plugin,
        standing::plugin,
        words::plugin,
    ));
    app.add_systems(
        Update,
        keep_ground_for_notices
            .in_set(AppSystems::Poses)
            .run_if(resource_exists::<Layout>)
            .run_if(resource_exists::<Standing>)
            .run_if(in_state(Screen::Play)),
    )
    .add_systems(OnExit(Screen::Play), |mut commands: Commands| commands.remove_resource::<NoticeGround>());
}

/// Notices lie on the board: neither plates nor the hand are covered then.
fn keep_ground_for_notices(layout: Res<Layout>, ground: Option<Res<NoticeGround>>, mut commands: Commands) {
    if layout.is_changed() || ground.is_none() {
        let Area { corner, size } = layout.board;
        commands.insert_resource(NoticeGround(Rect::from_corners(corner, corner + size)));
    }
}

/// Everything that one of these games needs; its own plugin adds it.
pub fn plugin<G: Boarded>(app: &mut App) {
    app.add_plugins((
        hands::plugin::<G>,
        heads_up::game_plugin::<G>,
        marks::game_plugin::<G>,
        preview::game_plugin::<G>,
        standing::game_plugin::<G>,
        words::game_plugin::<G>,
    ));
}

/// The layout of a game on the board.
pub fn layout<G: Boarded>(frame: &Frame, play: &Play<G>, seating: &Seating, settings: &Settings) -> Layout {
    let near = near_seat(play, seating);
    let company = Company {
        seats: play.state().seats(),
        near,
        viewer: sees_hand(seating, near).then_some(near),
        order: settings.hand_order,
    };
    Layout::new(frame, company)
}

/// The depth of cards on the board; those of a hand lie higher.
const BOARD_DEPTH: f32 = 5.0;

/// How a card lies in a zone of a game on the board. Hands that are not seen lie at their seats' plates, every card in the
/// same place, so that nothing can be read from how they lie.
pub fn pose<G: Boarded>(layout: &Layout, state: &G, zone: Zone) -> Pose {
    let hidden =
        |at: Area| Pose { alpha: 0.0, ..Pose::lying(layout.to_table(at.centre()), 40.0 * layout.scale, false, 0.0) };
    match zone {
        Zone::Hand { seat, place } if layout.company.viewer == Some(seat) => {
            let hand = state.hand_of(seat);
            let card = hand.into_iter().nth(place);
            let shown = sorted(hand, layout.company.order);
            let place = shown.iter().position(|shown| Some(*shown) == card).unwrap_or(place);
            layout.fan.pose(place, shown.len(), layout.window)
        }
        Zone::Hand { seat, .. } => hidden(layout.plates.get(seat).copied().unwrap_or(layout.board)),
        Zone::Cell { row, column, .. } => {
            let cell = layout.cell_at(row, column);
            let depth = BOARD_DEPTH + (row * 13 + column) as f32 * 0.01;
            Pose {
                aspect: cell.size.y / cell.size.x,
                ..Pose::lying(layout.to_table(cell.centre()), cell.size.x, true, depth)
            }
        }
        Zone::Deck { .. } => Pose { alpha: 1.0, ..hidden(layout.board) },
        Zone::Removed { .. } | Zone::PlayArea { .. } | Zone::Ledger { .. } | Zone::Field { .. } => hidden(layout.board),
    }
}

/// How a card gets from one zone to another, where nothing special has happened.
pub const fn motion(from: Zone, to: Zone) -> Motion {
    match (from, to) {
        (Zone::Hand { .. }, Zone::Cell { .. }) | (Zone::Cell { .. }, Zone::Hand { .. }) => Motion::PLAY,
        _ => Motion::SETTLE,
    }
}

/// A fresh deal comes from a pack in the middle.
pub const fn dealt_from(zone: Zone) -> Option<Zone> {
    match zone {
        Zone::Hand { .. } => Some(Zone::Deck { seat: None, depth: 0 }),
        _ => None,
    }
}

/// Whoever holds the device may pick up their cards, whether it is their turn or not: one may try a card's place.
pub fn may_drag<G: Boarded>(play: &Play<G>, seating: &Seating, zone: Zone) -> bool {
    matches!(zone, Zone::Hand { seat, .. } if sees_hand(seating, seat) && play.state().turn() == Some(seat))
}

/// All hands wear the same back.
pub const BACK: CardBack = CardBack::Asanoha;

/// How a nine-slice picture with corners of so many px is stretched.
fn sliced(corner: f32) -> SpriteImageMode {
    SpriteImageMode::Sliced(TextureSlicer { border: BorderRect::all(corner), ..default() })
}
