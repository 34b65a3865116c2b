//! A kill is told cell by cell (`LOOK.md` §6, "Killer death"): a dead card turns over in its cell, is crossed out, and is
//! counted, the nearest to the card that killed it first; the computers wait until everybody has seen it.

use std::time::Duration;

use bevy::prelude::*;

use crate::AppSystems;
use crate::cards::{Card, Suit};
use crate::computer::TICKS_PER_SECOND;
use crate::play::{Clock, ComputerWait, Happened, Play};
use crate::rules::Zone;
use crate::rules::killer_sevens::{Action, Event, KillerSevens};
use crate::storage::Settings;
use crate::table::{Motion, board};
use crate::theme::timing::{self, speed_factor};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        let_computers_wait.in_set(AppSystems::Record).run_if(resource_exists::<Play<KillerSevens>>),
    );
}

/// How a card gets from one zone to another; a dead one after the card that killed it has landed.
pub(super) fn motion(play: &Play<KillerSevens>, from: Zone, to: Zone) -> Motion {
    let Zone::Cell { row, column, dead: true } = to else { return board::motion(from, to) };
    let killer = match play.record().actions.last().map(|done| &done.action) {
        Some(Action::Play { card }) => Some(*card),
        Some(Action::Pass {}) | None => None,
    };
    Motion {
        duration: timing::DEATH,
        delay: death_delay(killer, row, column),
        ease: EaseFunction::SineInOut,
        arc: 0.0,
        tilt: 0.0,
        turns_over: true,
        ..Motion::PLAY
    }
}

/// When the card in a cell dies, after the killing card has set off.
fn death_delay(killer: Option<Card>, row: usize, column: usize) -> Duration {
    // The hand of a player who is out is laid in reading order.
    let steps = match killer {
        Some(Card { suit, number }) => (suit as usize).abs_diff(row) + (number.get() as usize - 1).abs_diff(column),
        None => row * Suit::ALL.len() + column,
    };
    timing::PLAY + (timing::DEATH_STAGGER * steps as u32).min(timing::DEATH_STAGGER_ALL)
}

/// From the first card that dies to the count of the last.
const fn lasts() -> Duration {
    let one = timing::DEATH.saturating_add(timing::DEATH_CROSS).saturating_add(timing::DEATH_COUNT);
    timing::DEATH_STAGGER_ALL.saturating_add(one)
}

fn let_computers_wait(
    mut happened: MessageReader<Happened<KillerSevens>>,
    clock: Res<Clock>,
    settings: Res<Settings>,
    mut wait: ResMut<ComputerWait>,
) {
    let kills = |event: &Event| matches!(event, Event::Killed { .. } | Event::Out { .. });
    for happened in happened.read() {
        if happened.events.iter().any(kills) {
            let scene = timing::PLAY + lasts();
            let seconds = scene.as_secs_f32() * speed_factor(settings.animation_speed);
            wait.until(clock.tick + (seconds * TICKS_PER_SECOND as f32) as u64);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_card_dies_first_and_none_after_the_scene() {
        let killer = "D8".parse().ok();
        let at = |row, column| death_delay(killer, row, column);
        assert!(at(1, 7) < at(1, 8), "♥8 is nearer to ♦8 than ♥9");
        assert_eq!(at(3, 7), timing::PLAY + timing::DEATH_STAGGER, "♣8 lies below ♦8");
        assert!(at(0, 0) <= timing::PLAY + timing::DEATH_STAGGER_ALL);
        // LOOK.md §6: flip, cross and count take 180, 160 and 200 ms, and all of them 900 at most.
        assert!(lasts().as_millis() <= 900);
    }
}
