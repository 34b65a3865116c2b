//! How many dead cards of a seat are told: a card counts once it is crossed out, and the number springs up with it.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::{UiSystems, UiTransform};

use crate::AppSystems;
use crate::cards::CardSet;
use crate::play::{Play, SeatPeople};
use crate::rules::killer_sevens::KillerSevens;
use crate::rules::{Rules, Seat};
use crate::screens::Screen;
use crate::storage::Settings;
use crate::table::board::{CrossOut, CrossedOut};
use crate::table::motion::{Emerged, Emergence, Mover};
use crate::theme::timing;

/// The number of a seat's dead cards, wherever it is written. Texts are written anew now and then; this says what they say.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct Tally {
    seat: Seat,
    told: usize,
}

/// A text that says the number of a seat's dead cards.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct DeadCount(pub Seat);

/// A number springs up from this share of its size.
const SPRINGS_FROM: f32 = 0.6;
/// How a card is counted.
const COUNTING: Emergence = Emergence {
    delay: Duration::ZERO,
    duration: timing::DEATH_COUNT,
    ease: EaseFunction::BackOut,
    fade: timing::DEATH_FADE,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Play),
        spawn_tallies.after(SeatPeople).run_if(resource_exists::<Play<KillerSevens>>),
    )
    .add_systems(
        Update,
        count_the_crossed_out
            .in_set(AppSystems::Draw)
            .after(CrossOut)
            .run_if(resource_exists::<Play<KillerSevens>>)
            .run_if(in_state(Screen::Play)),
    )
    // After whoever writes the texts anew, before they are measured.
    .add_systems(PostUpdate, write_counts.before(UiSystems::Content).run_if(in_state(Screen::Play)));
}

/// Who comes to the table finds the dead cards counted.
fn spawn_tallies(play: Res<Play<KillerSevens>>, mut commands: Commands) {
    for seat in 0..play.state().seats() {
        let told = play.state().dead(seat).len();
        commands.spawn((Tally { seat, told }, Emerged::WHOLLY, DespawnOnExit(Screen::Play)));
    }
}

fn count_the_crossed_out(
    play: Res<Play<KillerSevens>>,
    crossed: Res<CrossedOut>,
    mut tallies: Query<(Entity, &mut Tally, &mut Emerged)>,
    mut mover: Mover,
) {
    for (entity, mut tally, mut emerged) in &mut tallies {
        let dead: CardSet = play.state().dead(tally.seat);
        let now = (dead & crossed.0).len();
        if now > tally.told {
            mover.emerge(entity, &mut emerged, COUNTING);
        }
        if now != tally.told {
            tally.told = now;
        }
    }
}

fn write_counts(
    tallies: Query<(Ref<Tally>, Ref<Emerged>)>,
    mut texts: Query<(Ref<DeadCount>, &mut Text, &mut TextColor, &mut UiTransform)>,
    settings: Res<Settings>,
) {
    for (count, mut text, mut color, mut transform) in &mut texts {
        let Some((tally, emerged)) = tallies.iter().find(|(tally, _)| tally.seat == count.0) else { continue };
        if !(count.is_added() || tally.is_changed() || emerged.is_changed()) {
            continue;
        }
        text.0 = tally.told.to_string();
        if settings.reduced_motion {
            color.0.set_alpha(emerged.alpha());
        } else {
            transform.scale = Vec2::splat(SPRINGS_FROM.lerp(1.0, emerged.0));
        }
    }
}
