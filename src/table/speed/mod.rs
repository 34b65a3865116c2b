//! Speed on the table (`RULES.md` §1): layout, hands, clocks, banner and what is written around the cards.

mod banner;
mod cursors;
mod facing;
mod halves;
mod hands;
mod heads_up;
mod layout;
mod marks;
mod places;
mod rules_page;
mod side_notice;
mod timers;
mod trails;
mod turned;
mod words;

pub use cursors::CursorFrame;
pub use hands::Aim;
pub use layout::{Layout, Middle, Own, Side};
pub use places::SpeedPlace;
pub use side_notice::SideNotice;

use bevy::prelude::*;

use super::{CardBack, Motion, Pose, Section, Tabled};
use crate::announcements::{Announcement, Told};
use crate::controls::Seating;
use crate::play::{Play, Playable};
use crate::record::{Player, Record};
use crate::rules::speed::{Action, Event, Speed};
use crate::rules::{Rules, Seat, Zone};
use crate::storage::Settings;
use crate::text::Localized;
use crate::theme::Frame;

impl Playable for Speed {
    fn clock_runs(&self) -> bool {
        !self.is_stall()
    }

    fn games(options: &Self::Options) -> u8 {
        options.match_length.games()
    }

    /// Before the first call everything waits for a human, unless a count-down runs; later a computer may call.
    fn is_timed(play: &Play<Self>) -> bool {
        let state = play.state();
        let opening = state.ledgers().iter().all(Vec::is_empty);
        let people_only = !play.record().players.iter().any(|player| *player != Player::Human);
        let waits_for_people = state.is_stall()
            && state.options().stall_countdown.seconds().is_none()
            && (people_only || opening && !play.record().is_computers_only());
        state.outcome().is_none() && !waits_for_people
    }

    fn figures(record: &Record<Self>) -> Vec<(&'static str, u64)> {
        let count =
            |wanted: fn(&Action) -> bool| record.actions.iter().filter(|done| wanted(&done.action)).count() as u64;
        vec![
            ("result-cards-played", count(|action| matches!(action, Action::Play { .. }))),
            ("result-calls", count(|action| matches!(action, Action::Call { .. }))),
        ]
    }
}

impl Tabled for Speed {
    type Layout = Layout;

    const FELT: &'static str = "table/felt-speed.webp";
    const PICTURES: &'static [&'static str] = &[
        "table/arena.webp",
        "table/slot.webp",
        "table/band.webp",
        "table/letters.webp",
        "table/speed-lines.webp",
        "table/pointer.webp",
        "table/playable.webp",
        "table/target.webp",
        "table/focus.webp",
    ];
    const RULES: &'static [Section] = rules_page::SECTIONS;

    fn plugin(app: &mut App) {
        app.add_plugins((
            banner::plugin,
            cursors::plugin,
            halves::plugin,
            hands::plugin,
            heads_up::plugin,
            marks::plugin,
            places::plugin,
            side_notice::plugin,
            timers::plugin,
            trails::plugin,
            words::plugin,
        ));
    }

    fn announce(event: &Event, told: &Told<Self>) -> Option<Announcement> {
        words::announce(event, told)
    }

    fn situation(told: &Told<Self>) -> Vec<Localized> {
        words::situation(told)
    }

    fn layout(frame: &Frame, play: &Play<Self>, seating: &Seating, _: &Settings) -> Layout {
        if seating.is_facing() { Layout::facing(frame) } else { Layout::new(frame, play.you().unwrap_or(0)) }
    }

    fn pose(layout: &Layout, state: &Self, zone: Zone) -> Pose {
        match zone {
            Zone::Deck { seat, depth } => deck_pose(layout, seat.unwrap_or(0), depth),
            Zone::PlayArea { seat, slot } => {
                let side = layout.side(seat);
                let area = side.slots[slot];
                let (at, depth) = (layout.to_table(area.centre()), 20.0 + slot as f32 * 0.1);
                Pose { rotation: side.turn, ..Pose::lying(at, area.card_width(), true, depth) }
            }
            Zone::Ledger { seat, height } => ledger_pose(layout, state, seat, height),
            // Speed deals no card there.
            Zone::Hand { .. } | Zone::Field { .. } | Zone::Cell { .. } | Zone::Removed { .. } => {
                Pose { alpha: 0.0, ..Pose::lying(Vec2::ZERO, layout.near.deck.card_width(), false, 0.0) }
            }
        }
    }

    fn motion(_: &Play<Self>, from: Zone, to: Zone) -> Motion {
        match (from, to) {
            (Zone::Deck { .. }, Zone::PlayArea { .. }) => Motion::REFILL,
            (Zone::Deck { .. }, Zone::Ledger { .. }) => Motion::CALL,
            (Zone::PlayArea { .. }, Zone::Ledger { .. }) => Motion::PLAY,
            _ => Motion::SETTLE,
        }
    }

    fn dealt_from(zone: Zone) -> Option<Zone> {
        match zone {
            Zone::PlayArea { seat, .. } => Some(Zone::Deck { seat: Some(seat), depth: 0 }),
            _ => None,
        }
    }

    fn back(zone: Zone) -> CardBack {
        match zone {
            Zone::Deck { seat: Some(1), .. } | Zone::PlayArea { seat: 1, .. } | Zone::Ledger { seat: 1, .. } => {
                CardBack::Yagasuri
            }
            _ => CardBack::Asanoha,
        }
    }

    fn may_drag(play: &Play<Self>, _: &Seating, zone: Zone) -> bool {
        let over = play.state().outcome().is_some();
        matches!(zone, Zone::PlayArea { seat, .. } if !over && play.is_persons(seat))
    }
}

/// Whether the card in a seat's slot may be played onto a ledger now, by every rule and not by its number alone.
fn can_play(state: &Speed, seat: Seat, slot: usize, ledger: Seat) -> bool {
    let plays = |action: &Action| matches!(action, Action::Play { slot: from, ledger: to, .. } if (*from, *to) == (slot, ledger));
    state.legal(seat).actions.iter().any(plays)
}

/// The deck looks as thick as it is: one edge per four cards, at most five, each a little lower.
fn deck_pose(layout: &Layout, seat: usize, depth: usize) -> Pose {
    const CARDS_PER_EDGE: usize = 4;
    const EDGES: usize = 5;
    let side = layout.side(seat);
    let edge = depth.div_ceil(CARDS_PER_EDGE).min(EDGES) as f32;
    let offset = Vec2::from_angle(side.turn).rotate(Vec2::new(1.5, -3.0) * edge * layout.scale);
    let at = layout.to_table(side.deck.centre()) + offset;
    let mut pose = Pose::lying(at, side.deck.card_width(), false, 15.0 - depth as f32 * 0.1);
    pose.rotation = side.turn;
    // Only the lowest card of each edge is seen.
    if depth > 0 && (!depth.is_multiple_of(CARDS_PER_EDGE) || depth > EDGES * CARDS_PER_EDGE) {
        pose.alpha = 0.0;
    }
    pose
}

/// Cards on a ledger lie a little askew, each in its own way; only the uppermost are seen.
fn ledger_pose(layout: &Layout, state: &Speed, seat: usize, height: usize) -> Pose {
    const SEEN: usize = 6;
    let area = layout.side(seat).ledger;
    let mut pose = Pose::lying(layout.to_table(area.centre()), area.card_width(), true, 30.0 + height as f32 * 0.1);
    let swing = [-6.0_f32, 3.0, -1.5, 5.0, -3.0, 1.0, -4.5, 2.0];
    // Both ledgers lie the same way round: the faces are read from both sides.
    pose.rotation = layout.near.turn + swing[(height + 3 * seat) % swing.len()].to_radians();
    if height + SEEN < state.ledgers()[seat].len() {
        pose.alpha = 0.0;
    }
    pose
}
