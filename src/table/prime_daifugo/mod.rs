//! Prime Daifugo on the table (`RULES.md` §4): the composer, in which a play is put together, the field that it has to beat,
//! and the hand.
//!
//! [`Composition`] is what somebody has put together and not laid yet. It is a matter of the screen alone; the rules hear of it
//! when it is laid, as one action.

mod aid;
mod assessment;
mod composition;
mod hand;
mod heads_up;
mod layout;
mod look_back;
mod marks;
mod move_clock;
mod moves;
mod panel;
mod picker;
mod places;
mod player;
mod practice;
mod rows;
mod rules_page;
mod telling;
mod verdict;
mod words;

pub use assessment::Assessment;
pub use composition::{Composition, Row, Token, line_of};
pub use layout::Layout;
pub use move_clock::MoveClock;
pub use moves::{Move, MoveKind, Moves};
pub use places::{PlaceKind, TablePlace};

use bevy::prelude::*;

use super::turns::{self, TurnTabled, near_seat, sees_hand};
use super::{Area, CardBack, Motion, Pose, Section, Tabled};
use crate::announcements::{Announcement, Told};
use crate::cards::CardSet;
use crate::computer::Advice;
use crate::computer::prime_daifugo::PrimeReason;
use crate::controls::Seating;
use crate::play::{Play, Playable, Refused};
use crate::record::Record;
use crate::rules::prime_daifugo::{Action, Clock, Event, Options, PrimeDaifugo};
use crate::rules::{Rules, Seat, Zone};
use crate::storage::Settings;
use crate::text::Localized;
use crate::theme::Frame;
use crate::theme::atlas::CARD_ASPECT;
use crate::theme::widget;
use layout::Company;

/// Whether a scene lies over field and composer. While it does, their words and buttons are hidden: interface nodes are drawn
/// over everything else.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct SceneShown(pub bool);

impl Playable for PrimeDaifugo {
    const SPELLED: bool = true;

    /// A clock for every move runs while a person is asked, too.
    fn is_timed(play: &Play<Self>) -> bool {
        let clock = play.state().options().clock != Clock::Off && play.state().outcome().is_none();
        clock || play.computer_on_turn().is_some()
    }

    fn figures(record: &Record<Self>) -> Vec<(&'static str, u64)> {
        let count =
            |wanted: fn(&Action) -> bool| record.actions.iter().filter(|done| wanted(&done.action)).count() as u64;
        vec![
            ("prime-daifugo-result-plays", count(|action| matches!(action, Action::Play { .. }))),
            ("prime-daifugo-result-draws", count(|action| matches!(action, Action::Draw {}))),
            ("result-passes", count(|action| matches!(action, Action::Pass {}))),
        ]
    }
}

impl Tabled for PrimeDaifugo {
    type Layout = Layout;

    const FELT: &'static str = "table/felt-prime-daifugo.webp";
    const PICTURES: &'static [&'static str] =
        &["table/board.webp", "table/focus.webp", "table/selected.webp", "table/slot.webp"];
    const RULES: &'static [Section] = rules_page::SECTIONS;

    fn plugin(app: &mut App) {
        app.init_resource::<SceneShown>().add_plugins((
            turns::plugin::<Self>,
            assessment::plugin,
            aid::plugin,
            heads_up::plugin,
            look_back::plugin,
            marks::plugin,
            move_clock::plugin,
            moves::plugin,
            panel::plugin,
            picker::plugin,
            places::plugin,
            player::plugin,
            practice::plugin,
            telling::plugin,
            verdict::plugin,
        ));
    }

    fn layout(frame: &Frame, play: &Play<Self>, seating: &Seating, _: &Settings) -> Layout {
        let near = near_seat(play, seating);
        let viewer = sees_hand(seating, near).then_some(near);
        Layout::new(frame, Company { seats: play.state().seats(), near, viewer })
    }

    fn pose(layout: &Layout, state: &Self, zone: Zone) -> Pose {
        pose(layout, state, zone)
    }

    fn motion(_: &Play<Self>, from: Zone, to: Zone) -> Motion {
        match (from, to) {
            (Zone::Hand { .. }, Zone::Field { .. }) => Motion::PLAY,
            (Zone::Deck { .. }, Zone::Hand { .. }) => Motion::REFILL,
            _ => Motion::SETTLE,
        }
    }

    fn dealt_from(zone: Zone) -> Option<Zone> {
        matches!(zone, Zone::Hand { .. }).then_some(Zone::Deck { seat: None, depth: 0 })
    }

    fn back(_: Zone) -> CardBack {
        CardBack::Asanoha
    }

    /// Also while others play: one may compose ahead.
    fn may_drag(_: &Play<Self>, seating: &Seating, zone: Zone) -> bool {
        matches!(zone, Zone::Hand { seat, .. } if sees_hand(seating, seat))
    }

    fn announce(event: &Event, told: &Told<Self>) -> Option<Announcement> {
        words::announce(event, told)
    }

    fn situation(told: &Told<Self>) -> Vec<Localized> {
        words::situation(told)
    }
}

impl TurnTabled for PrimeDaifugo {
    const PROGRESS_IN_NARROW_BAR: bool = false;

    fn plate_area(layout: &Layout, seat: Seat) -> Area {
        layout.plates.get(seat).copied().unwrap_or_default()
    }

    fn status_area(layout: &Layout) -> Area {
        layout.status
    }

    fn rule_summary(options: &Options) -> Option<Localized> {
        words::summary(options)
    }

    fn progress(state: &Self) -> Localized {
        words::order(state)
    }

    /// A person's plate has no number of its own.
    fn spawn_seat_line(play: &Play<Self>, seat: Seat, line: &mut ChildSpawnerCommands) {
        if play.is_persons(seat) {
            let count = play.state().hands().get(seat).map_or(0, Vec::len);
            line.spawn(widget::label(Localized::new("prime-daifugo-cards").with("count", count)));
        }
    }

    fn asked(play: &Play<Self>, _: Seat) -> Localized {
        words::asked(play)
    }

    fn refusal(refused: &Refused<Self>) -> Localized {
        words::refusal(refused)
    }

    fn hint_words(advice: &Advice<Action, PrimeReason>) -> Localized {
        words::hint(advice)
    }
}

/// How far above the felt field and deck lie.
const FIELD_DEPTH: f32 = 5.0;
const DECK_DEPTH: f32 = 3.0;
/// What is composed lies under the hand, on its panel.
const COMPOSED_DEPTH: f32 = 20.0;
/// One edge shows for so many cards of the deck, and at most so many edges.
const CARDS_AN_EDGE: usize = 4;
const EDGES: usize = 5;

/// How a card lies. Hands that are not seen lie at their seats' plates, every card in the same place.
fn pose(layout: &Layout, state: &PrimeDaifugo, zone: Zone) -> Pose {
    let hidden =
        |at: Area| Pose { alpha: 0.0, ..Pose::lying(layout.to_table(at.centre()), 40.0 * layout.unit, false, 0.0) };
    match zone {
        Zone::Hand { seat, place } if layout.viewer == Some(seat) => own_pose(layout, state, seat, place),
        Zone::Hand { seat, .. } => hidden(layout.plates.get(seat).copied().unwrap_or(layout.panel)),
        Zone::Deck { depth, .. } => {
            let below = state.deck_count().saturating_sub(depth + 1);
            let edge = (below / CARDS_AN_EDGE).min(EDGES) as f32;
            let at = layout.deck.centre() - Vec2::splat(edge * layout.deck.size.x / 46.0);
            let depth = DECK_DEPTH + below as f32 * 0.01;
            Pose::lying(layout.to_table(at), layout.deck.size.x, false, depth)
        }
        Zone::Field { covered_by, place } => {
            let of = state.field().map_or(1, |field| field.cards.len());
            let lies = field_place(layout, place, of);
            let alpha = if covered_by == 0 { 1.0 } else { 0.0 };
            let depth = FIELD_DEPTH + place as f32 * 0.01 - covered_by as f32 * 0.001;
            Pose { alpha, ..Pose::lying(layout.to_table(lies.centre()), lies.size.x, true, depth) }
        }
        Zone::Removed { .. } | Zone::PlayArea { .. } | Zone::Ledger { .. } | Zone::Cell { .. } => hidden(layout.panel),
    }
}

/// Where a card of a field of so many lies.
fn field_place(layout: &Layout, place: usize, of: usize) -> Area {
    let width = layout.field.size.y / CARD_ASPECT;
    let steps = of.saturating_sub(1).max(1) as f32;
    let step = ((layout.field.size.x - width) / steps).min(width * 1.07);
    Area::card(layout.field.corner.x + place as f32 * step, layout.field.corner.y, width)
}

/// How a card of the open hand lies: in the composer, or among those that are left.
fn own_pose(layout: &Layout, state: &PrimeDaifugo, seat: Seat, place: usize) -> Pose {
    let hand = &state.hands()[seat];
    let arranged = &layout.arranged;
    let Some(card) = hand.get(place) else { return Pose::lying(Vec2::ZERO, layout.unit, true, 0.0) };
    if let Some((_, area, above)) = arranged.composed.iter().find(|(composed, ..)| composed == card) {
        let depth = COMPOSED_DEPTH + above;
        return Pose::lying(layout.to_table(area.centre()), area.size.x, true, depth);
    }
    let composed: CardSet = arranged.composed.iter().map(|(card, ..)| *card).collect();
    let left: CardSet = hand.iter().copied().filter(|card| !composed.contains(*card)).collect();
    let slots = layout.hand.slots(left, arranged.order);
    let slot = slots.iter().find(|(shown, _)| shown == card).map(|(_, slot)| *slot);
    let slot = slot.unwrap_or(hand::Slot { pile: 0, height: 0, of: 1 });
    layout.hand.pose(slot, hand::piles(&slots), layout.window)
}
