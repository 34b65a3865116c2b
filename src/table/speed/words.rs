//! Speed in words: its events, how it stands, and its places.

use bevy::prelude::*;

use super::{SpeedPlace, can_play};
use crate::AppSystems;
use crate::announcements::{AccessibleName, Announcement, Told};
use crate::cards::Card;
use crate::controls::Focusable;
use crate::play::Play;
use crate::rules::Seat;
use crate::rules::speed::{Event, SEATS, Speed};
use crate::screens::{Screen, player_name};
use crate::text::{Argument, Localized};

/// From so many cards down, what a player has left is told with every card played.
const FEW: usize = 5;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        name_places
            .in_set(AppSystems::Draw)
            .run_if(resource_exists::<Play<Speed>>.and_then(resource_changed::<Play<Speed>>.or_else(any_place_added)))
            .run_if(in_state(Screen::Play)),
    );
}

/// What an event is in words. Every card that it names lies open: one that was drawn goes to a play area.
pub(super) fn announce(event: &Event, told: &Told<Speed>) -> Option<Announcement> {
    let text = match event {
        Event::Played { seat, ledger, card, .. } => {
            let left = told.state.remaining(*seat);
            let few = (1..=FEW).contains(&left);
            let text = Localized::new(if few { "speed-says-played-few" } else { "speed-says-played" });
            let text =
                text.with("name", name(told, *seat)).with("card", *card).with("ledger", ledger_name(told, *ledger));
            if few { text.with("count", left) } else { text }
        }
        Event::Refilled { seat, card, .. } => {
            Localized::new("speed-says-refilled").with("name", name(told, *seat)).with("card", *card)
        }
        Event::Called { seat, .. } => {
            return Some(Announcement::urgent(Localized::new("speed-says-called").with("name", name(told, *seat))));
        }
        Event::Turned { ledger, card, .. } => on_ledger(told, *ledger, *card),
        Event::Stalled => return Some(Announcement::urgent(Localized::new("speed-says-stalled"))),
        Event::Ended { ranks } => ended(told, ranks),
    };
    Some(Announcement::polite(text))
}

/// Who is rid of all cards, and how many the other side has left.
fn ended(told: &Told<Speed>, ranks: &[u8]) -> Localized {
    let mut ahead = (0..ranks.len()).filter(|seat| ranks[*seat] == 1);
    match (ahead.next(), ahead.next()) {
        (Some(winner), None) => {
            let other = (winner + 1) % SEATS;
            Localized::new("speed-says-out")
                .with("name", name(told, winner))
                .with("other", name(told, other))
                .with("count", told.state.remaining(other))
        }
        _ => Localized::new("speed-says-both-out"),
    }
}

/// One's own cards, the ledgers, and whether nobody can go on; of others, how many cards they have left.
pub(super) fn situation(told: &Told<Speed>) -> Vec<Localized> {
    let state = told.state;
    let of_seat = |seat: Seat| {
        let cards: Argument = state.areas()[seat].iter().flatten().copied().collect();
        if told.you() == Some(seat) {
            return Localized::new("speed-says-hand").with("cards", cards).with("count", state.deck_counts()[seat]);
        }
        Localized::new("speed-says-left").with("name", name(told, seat)).with("count", state.remaining(seat))
    };
    let ledgers = (0..SEATS).filter_map(|ledger| Some(on_ledger(told, ledger, state.top(ledger)?)));
    let opening = state.ledgers().iter().all(Vec::is_empty);
    let stall = Localized::new(if opening { "stall-start" } else { "speed-says-stalled" });
    (0..SEATS).map(of_seat).chain(ledgers).chain(state.is_stall().then_some(stall)).collect()
}

fn name(told: &Told<Speed>, seat: Seat) -> Localized {
    player_name(told.players, seat)
}

/// A ledger, as a part of a sentence.
fn ledger_name(told: &Told<Speed>, ledger: Seat) -> Localized {
    if told.you() == Some(ledger) {
        Localized::new("speed-your-ledger")
    } else {
        Localized::new("speed-ledger-of").with("name", name(told, ledger))
    }
}

fn on_ledger(told: &Told<Speed>, ledger: Seat, card: Card) -> Localized {
    Localized::new("speed-says-on-ledger").with("card", card).with("ledger", ledger_name(told, ledger))
}

fn any_place_added(places: Query<(), Added<SpeedPlace>>) -> bool {
    !places.is_empty()
}

fn name_places(
    play: Res<Play<Speed>>,
    mut places: Query<(Entity, &SpeedPlace, Option<&mut AccessibleName>), With<Focusable>>,
    mut commands: Commands,
) {
    let told = Told { players: &play.record().players, state: play.state() };
    for (entity, place, named) in &mut places {
        let now = AccessibleName(place_name(&told, *place));
        match named {
            Some(mut named) => _ = named.set_if_neq(now),
            None => _ = commands.entity(entity).insert(now),
        }
    }
}

/// What lies at a place and what can be done with it. Of a deck only its size is known.
fn place_name(told: &Told<Speed>, place: SpeedPlace) -> Localized {
    let state = told.state;
    match place {
        SpeedPlace::Slot(seat, slot) => {
            let Some(card) = state.areas()[seat][slot] else {
                return Localized::new("speed-place-empty").with("place", slot + 1);
            };
            let fitting = (0..SEATS).filter(|ledger| can_play(state, seat, slot, *ledger));
            let fitting: Vec<_> = fitting.map(|ledger| ledger_name(told, ledger)).collect();
            let key = if fitting.is_empty() { "speed-place-card" } else { "speed-place-card-fits" };
            let text = Localized::new(key).with("card", card).with("place", slot + 1);
            if fitting.is_empty() { text } else { text.with("ledger", fitting.into_iter().collect::<Argument>()) }
        }
        SpeedPlace::Deck(seat) => Localized::new("speed-place-deck").with("count", state.deck_counts()[seat]),
        SpeedPlace::Ledger(ledger) => match state.top(ledger) {
            Some(card) => on_ledger(told, ledger, card),
            None => Localized::new("speed-place-ledger-empty").with("ledger", ledger_name(told, ledger)),
        },
    }
}
