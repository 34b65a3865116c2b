//! Every duration of the table and the interface (`LOOK.md` §6), in milliseconds at normal animation speed, and what the
//! player's settings make of it.

use std::time::Duration;

use crate::storage::{AnimationSpeed, Settings};

/// A duration of the look, to be scaled by the animation speed.
pub const fn milliseconds(value: u64) -> Duration {
    Duration::from_millis(value)
}

/// What the animation speed multiplies every duration by; 0: at once.
pub const fn speed_factor(speed: AnimationSpeed) -> f32 {
    match speed {
        AnimationSpeed::Off => 0.0,
        AnimationSpeed::Fast => 0.5,
        AnimationSpeed::Normal => 1.0,
        AnimationSpeed::Slow => 1.6,
    }
}

/// The same for what travels: 0 under reduced motion too, where things jump or fade instead.
pub const fn travel_factor(settings: &Settings) -> f32 {
    if settings.reduced_motion { 0.0 } else { speed_factor(settings.animation_speed) }
}

/// One card of a deal flies.
pub const DEAL: Duration = milliseconds(220);
/// The next card of a deal follows after this long …
pub const DEAL_STAGGER: Duration = milliseconds(36);
/// … but all have left by now.
pub const DEAL_STAGGER_ALL: Duration = milliseconds(1380);
/// A card is played: hand or slot to table.
pub const PLAY: Duration = milliseconds(220);
/// A card of a hand that is laid as a whole, because its player is out …
pub const LAY_HAND: Duration = milliseconds(160);
/// … the next one follows after this long …
pub const LAY_HAND_STAGGER: Duration = milliseconds(45);
/// … but all have left by now.
pub const LAY_HAND_STAGGER_ALL: Duration = milliseconds(740);
/// A lock closes …
pub const LOCK: Duration = milliseconds(200);
/// … and then its cell is hatched.
pub const LOCK_HATCHING: Duration = milliseconds(160);
/// A dying card turns over in its cell …
pub const DEATH: Duration = milliseconds(180);
/// … is crossed out …
pub const DEATH_CROSS: Duration = milliseconds(160);
/// … and counted, …
pub const DEATH_COUNT: Duration = milliseconds(200);
/// … or under reduced motion its cross and its count fade in; …
pub const DEATH_FADE: Duration = milliseconds(160);
/// … the farther from the card that killed it, cell by cell, the later …
pub const DEATH_STAGGER: Duration = milliseconds(40);
/// … but all have begun by now, so that the last is counted within 900 ms.
pub const DEATH_STAGGER_ALL: Duration = milliseconds(360);
/// Of a verdict: the number joins, …
pub const VERDICT_NUMBER: Duration = milliseconds(200);
/// … before a wrong one falls apart, all is still for so long, …
pub const VERDICT_HUSH: Duration = milliseconds(350);
/// … its branches grow, …
pub const VERDICT_BRANCH: Duration = milliseconds(220);
/// … at their ends come the factors …
pub const VERDICT_CIRCLE: Duration = milliseconds(140);
/// … one after another, …
pub const VERDICT_STAGGER: Duration = milliseconds(80);
/// … and the stamp comes down.
pub const VERDICT_STAMP: Duration = milliseconds(180);
/// What else of a verdict comes and, under reduced motion, all of it fades in.
pub const VERDICT_FADE: Duration = milliseconds(160);
/// So long the verdict on a prime can be read, …
pub const VERDICT_TRUE_STAYS: Duration = milliseconds(900);
/// … that on a product, …
pub const VERDICT_PRODUCT_STAYS: Duration = milliseconds(1500);
/// … that on 57, 1729 or ∞ …
pub const VERDICT_SPECIAL_STAYS: Duration = milliseconds(2000);
/// … and that on a wrong play.
pub const VERDICT_WRONG_STAYS: Duration = milliseconds(2600);
/// A search for the factors of a number goes on for so long at most.
pub const FACTOR_SEARCH: Duration = milliseconds(1000);
/// A penalty card flies …
pub const PENALTY: Duration = milliseconds(200);
/// … the next one follows after this long …
pub const PENALTY_STAGGER: Duration = milliseconds(90);
/// … but all have left by now.
pub const PENALTY_STAGGER_ALL: Duration = milliseconds(700);
/// A card is drawn into a slot.
pub const REFILL: Duration = milliseconds(180);
/// The call turns a card onto a ledger.
pub const CALL: Duration = milliseconds(260);
/// A card that comes too late sets out …
pub const COLLIDE: Duration = milliseconds(60);
/// … and flies back, like any card that was let go of.
pub const FLY_BACK: Duration = milliseconds(200);
/// A refused card shakes.
pub const SHAKE: Duration = milliseconds(240);
/// The mark of a refusal stays.
pub const REFUSED_MARK: Duration = milliseconds(600);
/// The focus ring slides.
pub const FOCUS: Duration = milliseconds(110);
/// A hand closes, a pile settles, the window changes its size.
pub const SETTLE: Duration = milliseconds(160);
/// A button lights up, a card rises under the pointer …
pub const HOVER_IN: Duration = milliseconds(90);
/// … and goes dark or down again.
pub const HOVER_OUT: Duration = milliseconds(120);
/// Under reduced motion: out of the old place and into the new one.
pub const FADE: Duration = milliseconds(120);
/// The SPEED!! band comes in …
pub const BAND_IN: Duration = milliseconds(240);
/// … each letter a little later …
pub const BAND_LETTER: Duration = milliseconds(20);
/// … holds …
pub const BAND_HOLD: Duration = milliseconds(500);
/// … and shrinks to a ribbon.
pub const BAND_OUT: Duration = milliseconds(200);
/// A toast comes, …
pub const TOAST_IN: Duration = milliseconds(140);
/// … stays …
pub const TOAST_STAY: Duration = milliseconds(2400);
/// … and goes.
pub const TOAST_OUT: Duration = milliseconds(160);
/// … or makes way for the next, no sooner than after this.
pub const TOAST_LEAST_STAY: Duration = milliseconds(900);
/// A menu rises …
pub const MENU_IN: Duration = milliseconds(140);
/// … and goes.
pub const MENU_OUT: Duration = milliseconds(100);
/// Another screen comes.
pub const SCREEN: Duration = milliseconds(200);
/// The pulse of the pointer at a deck that should be drawn from.
pub const POINTER_PULSE: Duration = milliseconds(800);
/// Nothing pulses faster than this, at whatever speed.
pub const LEAST_PULSE: Duration = milliseconds(500);
/// The time constant of a dragged card behind its pointer; after three of them it is there.
pub const DRAG_LAG: Duration = milliseconds(20);
/// A computer seems to think before it acts: the weakest so long, …
pub const THINK_LONGEST: Duration = milliseconds(900);
/// … one of middling strength …
pub const THINK: Duration = milliseconds(650);
/// … a good one …
pub const THINK_QUICK: Duration = milliseconds(500);
/// … and the best.
pub const THINK_LEAST: Duration = milliseconds(350);
/// The same at once: just long enough that one act can be told from the next.
pub const THINK_AT_ONCE: Duration = milliseconds(60);
/// Between somebody's last card and the cover under which the device is handed on.
pub const BEFORE_HAND_OVER: Duration = milliseconds(900);
/// Between the moment at which everything has come to rest after the last action and the result screen; it ends with this …
pub const BEFORE_RESULT: Duration = milliseconds(1600);
/// … or any press, but none sooner than this: it was meant for the game.
pub const LEAST_BEFORE_RESULT: Duration = milliseconds(400);
/// The rosette of a win opens, …
pub const ROSETTE: Duration = milliseconds(600);
/// … one petal after another.
pub const ROSETTE_STAGGER: Duration = milliseconds(25);
/// All gold grains of a win have fallen.
pub const GRAINS: Duration = milliseconds(900);
