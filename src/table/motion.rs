//! Cards on their way: the one file through which everything meets `bevy_tweening`.

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::picking::hover::PickingInteraction;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use bevy_tweening::{AnimationSystem, BoxedTweenable, Delay, Sequence, TweeningPlugin};
pub(crate) use bevy_tweening::{Lens, Tween, TweenAnim};

use super::pose::{FadeInLens, FadeLens, FlightLens, Pose, TurnLens};
use crate::AppSystems;
use crate::controls::{ControlsSystems, something_is_pressed};
use crate::play::CardsMoving;
use crate::storage::Settings;
use crate::theme::timing::{self, speed_factor, travel_factor};

/// How a card gets from one pose to another: a row of the timing table (`LOOK.md` §6).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Motion {
    /// At normal speed.
    pub duration: Duration,
    /// Before it sets off, at normal speed.
    pub delay: Duration,
    /// How it speeds up and slows down.
    pub ease: EaseFunction,
    /// The height of its arc, in units of the look.
    pub arc: f32,
    /// Its greatest tilt on the way, in degrees.
    pub tilt: f32,
    /// How high it is lifted, 0–1.
    pub lift: f32,
    /// Whether a card that nobody sees yet turns over where it comes to, instead of travelling there.
    pub turns_over: bool,
}

impl Motion {
    const FLAT: Self = Self {
        duration: timing::SETTLE,
        delay: Duration::ZERO,
        ease: EaseFunction::CubicOut,
        arc: 0.0,
        tilt: 0.0,
        lift: 0.0,
        turns_over: false,
    };

    /// A pile or a hand closes; the window has changed its size.
    pub const SETTLE: Self = Self::FLAT;
    /// A card is played.
    pub const PLAY: Self = Self { duration: timing::PLAY, arc: 24.0, tilt: -7.0, lift: 1.0, ..Self::FLAT };
    /// A card is drawn.
    pub const REFILL: Self = Self { duration: timing::REFILL, lift: 1.0, ..Self::FLAT };
    /// The call turns a card.
    pub const CALL: Self = Self { duration: timing::CALL, arc: 12.0, lift: 1.0, ..Self::FLAT };
    /// A dragged or refused card goes back.
    pub const FLY_BACK: Self = Self { duration: timing::FLY_BACK, ease: EaseFunction::BackOut, ..Self::FLAT };

    /// The n-th card (from 0) of a deal of so many.
    pub fn deal(n: usize, of: usize) -> Self {
        let stagger = timing::DEAL_STAGGER.min(timing::DEAL_STAGGER_ALL / of.max(1) as u32);
        Self { duration: timing::DEAL, delay: stagger * n as u32, arc: 24.0, lift: 1.0, ..Self::FLAT }
    }
}

/// How far something has come that comes into sight by itself: 0 not at all, 1 it is there; beyond on the way of what springs.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Emerged(pub f32);

impl Emerged {
    /// It is there, as it stays.
    pub const WHOLLY: Self = Self(1.0);
    /// Nothing of it is seen.
    pub const NOT: Self = Self(0.0);

    /// How much of it shines through, 0–1.
    pub const fn alpha(self) -> f32 {
        self.0.clamp(0.0, 1.0)
    }
}

/// How something comes into sight: a row of the timing table that moves no card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Emergence {
    /// Before it begins, at normal speed.
    pub delay: Duration,
    /// How long it takes, at normal speed.
    pub duration: Duration,
    /// How it speeds up and slows down.
    pub ease: EaseFunction,
    /// How long it takes to fade in under reduced motion, at normal speed.
    pub fade: Duration,
}

struct EmergeLens;

impl Lens<Emerged> for EmergeLens {
    fn lerp(&mut self, mut target: Mut<Emerged>, ratio: f32) {
        target.0 = ratio;
    }
}

/// How far towards its ledger a card gets that comes too late.
const BOUNCE_REACH: f32 = 0.4;

/// The pose that a card is at or on its way to.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Target(pub Pose);

/// Sends cards on their way, at the speed and in the manner that the settings ask for.
#[derive(SystemParam)]
pub struct Mover<'w, 's> {
    commands: Commands<'w, 's>,
    settings: Res<'w, Settings>,
    frame: Res<'w, crate::theme::Frame>,
    time: Res<'w, Time<Virtual>>,
}

impl Mover<'_, '_> {
    /// Aims a card at a pose from wherever it is now; what it was doing is dropped. While a menu stops the time it is there
    /// at once: nothing could move it, and what else lies on the table has followed the window already.
    pub fn send(&mut self, card: Entity, now: &mut Pose, target: &mut Target, goal: Pose, motion: Motion) {
        target.0 = goal;
        let factor = speed_factor(self.settings.animation_speed);
        if factor == 0.0 || *now == goal || self.time.is_paused() {
            *now = goal;
            self.commands.entity(card).remove::<TweenAnim>();
            return;
        }
        let tween = self.tween(*now, goal, motion, factor);
        self.commands.entity(card).insert(delayed(tween, motion.delay.mul_f32(factor)));
    }

    /// Lets a card that came too late set out towards a point and fly back; `false` where nothing travels, and the card
    /// needs another mark.
    pub fn bounce(&mut self, card: Entity, now: &Pose, home: &Target, towards: Vec2) -> bool {
        let factor = travel_factor(&self.settings);
        if factor == 0.0 {
            return false;
        }
        let mut out = *now;
        out.position = now.position.lerp(towards, BOUNCE_REACH);
        out.lift = 1.0;
        let there = Motion { duration: timing::COLLIDE, ease: EaseFunction::QuadraticOut, ..Motion::FLAT };
        let back = Motion { duration: timing::FLY_BACK, ease: EaseFunction::BackOut, ..Motion::FLAT };
        let way = [self.tween(*now, out, there, factor), self.tween(out, home.0, back, factor)];
        self.commands.entity(card).insert(TweenAnim::new(Sequence::new(way)));
        true
    }

    /// Deals a card: from a deck to where it lies. Under reduced motion it fades in there, at once with all others.
    pub fn deal(&mut self, card: Entity, now: &mut Pose, target: &mut Target, from: Pose, motion: Motion) {
        let goal = *now;
        let factor = speed_factor(self.settings.animation_speed);
        if !self.settings.reduced_motion || factor == 0.0 || self.time.is_paused() {
            *now = from;
            self.send(card, now, target, goal, motion);
            return;
        }
        target.0 = goal;
        now.alpha = 0.0;
        let fade = Tween::new(EaseFunction::Linear, timing::FADE.mul_f32(factor), FadeInLens { end: goal });
        self.commands.entity(card).insert(TweenAnim::new(fade));
    }

    /// Lets something come into sight, from nothing.
    pub fn emerge(&mut self, entity: Entity, now: &mut Emerged, course: Emergence) {
        let factor = speed_factor(self.settings.animation_speed);
        if factor == 0.0 || self.time.is_paused() {
            *now = Emerged::WHOLLY;
            self.commands.entity(entity).remove::<TweenAnim>();
            return;
        }
        *now = Emerged::NOT;
        let (ease, lasts) = if self.settings.reduced_motion {
            (EaseFunction::Linear, course.fade)
        } else {
            (course.ease, course.duration)
        };
        let tween = Tween::new(ease, lasts.mul_f32(factor), EmergeLens);
        self.commands.entity(entity).insert(delayed(tween, course.delay.mul_f32(factor)));
    }

    /// Takes something out of sight at once.
    pub fn hide(&mut self, entity: Entity, now: &mut Emerged) {
        *now = Emerged::NOT;
        self.commands.entity(entity).remove::<TweenAnim>();
    }

    fn tween(&self, start: Pose, end: Pose, motion: Motion, factor: f32) -> Tween {
        if self.settings.reduced_motion {
            return Tween::new(EaseFunction::Linear, timing::FADE.mul_f32(2.0 * factor), FadeLens { start, end });
        }
        if motion.turns_over && start.alpha == 0.0 {
            return Tween::new(motion.ease, motion.duration.mul_f32(factor), TurnLens { start, end });
        }
        let unit = self.frame.unit;
        let sideways = (start.position.x - end.position.x).signum();
        let lens = FlightLens {
            start,
            end,
            arc: motion.arc * unit,
            tilt: motion.tilt.to_radians() * sideways,
            lift: motion.lift,
        };
        Tween::new(motion.ease, motion.duration.mul_f32(factor), lens)
    }
}

/// A tween that begins after a while, as the one animation of its entity.
pub(crate) fn delayed(tween: Tween, delay: Duration) -> TweenAnim {
    if delay.is_zero() {
        return TweenAnim::new(tween);
    }
    let parts: [BoxedTweenable; 2] = [Box::new(Delay::new(delay)), Box::new(tween)];
    TweenAnim::new(Sequence::new(parts))
}

/// How much of the way that is left something goes in a frame that follows a moving goal: nearly all of it within `lasts`
/// at normal speed; 1, a jump, where nothing travels.
pub fn follow(frame: Duration, lasts: Duration, settings: &Settings) -> f32 {
    /// So many time constants are "nearly all": 95 %.
    const TIME_CONSTANTS: f32 = 3.0;
    let lasts = lasts.mul_f32(travel_factor(settings));
    if lasts.is_zero() { 1.0 } else { 1.0 - (-TIME_CONSTANTS * frame.div_duration_f32(lasts)).exp() }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(TweeningPlugin)
        .configure_sets(Update, AnimationSystem::AnimationUpdate.after(AppSystems::Poses).before(AppSystems::Draw))
        .add_systems(
            Update,
            (
                finish_what_moves
                    .run_if(something_is_pressed)
                    .in_set(AppSystems::Controls)
                    .before(ControlsSystems::Read),
                (keep_drawing_while_cards_move, tell_whether_cards_move).in_set(AppSystems::Draw),
            ),
        );
}

/// Longer than anything moves.
const AT_ONCE: Duration = Duration::from_secs(3600);

/// Any press ends what is running (`LOOK.md` §6), before it does what it means: whatever it sets going comes later in the
/// frame and is left to run. A card that is caught in flight stays under the pointer that caught it.
fn finish_what_moves(world: &mut World) {
    let mut moving = world.query_filtered::<(Entity, Option<&PickingInteraction>), With<TweenAnim>>();
    let caught = |interaction: Option<&PickingInteraction>| interaction == Some(&PickingInteraction::Pressed);
    let ending: Vec<Entity> =
        moving.iter(world).filter(|(_, interaction)| !caught(*interaction)).map(|(moving, _)| moving).collect();
    TweenAnim::step_many(world, AT_ONCE, &ending);
}

/// Cards, and what springs up on them once they have landed; what only pulses never comes to rest.
fn tell_whether_cards_move(
    moving: Query<(), (With<TweenAnim>, Or<(With<Pose>, With<Emerged>)>)>,
    mut cards_moving: ResMut<CardsMoving>,
) {
    cards_moving.set_if_neq(CardsMoving(!moving.is_empty()));
}

/// Without this a flight would stop as soon as nobody touches anything; under an open menu it waits.
fn keep_drawing_while_cards_move(
    moving: Query<(), With<TweenAnim>>,
    time: Res<Time<Virtual>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if !moving.is_empty() && !time.is_paused() {
        redraw.write(RequestRedraw);
    }
}
