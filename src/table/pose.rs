use bevy::prelude::*;

use super::motion::Lens;
use crate::theme::atlas::CARD_ASPECT;

/// How a card lies on the table at this moment.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
pub struct Pose {
    /// Its middle, in logical px from the middle of the window, y up.
    pub position: Vec2,
    /// Radians, anticlockwise.
    pub rotation: f32,
    /// Its width in logical px.
    pub width: f32,
    /// Its height over its width: [`CARD_ASPECT`], or less for a strip that shows a part of the card.
    pub aspect: f32,
    /// 0 shows the back, 1 the face; between them the card is turning over.
    pub turn: f32,
    /// 0 invisible to 1 opaque.
    pub alpha: f32,
    /// 0 lies on the table, 1 is held above it.
    pub lift: f32,
    /// What lies at a higher depth covers what lies at a lower one; below 100.
    pub depth: f32,
}

impl Pose {
    /// How much larger a lifted card looks.
    const LIFTED_SCALE: f32 = 0.06;

    /// Lying flat and opaque.
    pub const fn lying(position: Vec2, width: f32, face_up: bool, depth: f32) -> Self {
        let turn = if face_up { 1.0 } else { 0.0 };
        Self { position, rotation: 0.0, width, aspect: CARD_ASPECT, turn, alpha: 1.0, lift: 0.0, depth }
    }

    /// Its size in logical px.
    pub fn size(&self) -> Vec2 {
        Vec2::new(self.width, self.width * self.aspect)
    }

    /// Whether so little of its height is left that it is drawn as a strip.
    pub fn is_strip(&self) -> bool {
        self.aspect < 1.0
    }

    /// The size of a mark that reaches so far beyond it on every side, as a share of its width.
    pub fn framed(&self, margin: f32) -> Vec2 {
        self.size() + 2.0 * margin * self.width
    }

    /// Whether the face is to be seen.
    pub fn shows_face(&self) -> bool {
        self.turn > 0.5
    }

    /// The scale of its picture: it grows when lifted and is foreshortened while it turns over.
    pub fn scale(&self) -> Vec2 {
        let foreshortened = (self.turn * std::f32::consts::PI).cos().abs();
        let lifted = 1.0 + Self::LIFTED_SCALE * self.lift;
        Vec2::new(lifted * foreshortened.max(0.02), lifted)
    }

    /// Whether a point of the table lies on the card, given how far beyond its rim a touch still counts.
    pub fn contains(&self, point: Vec2, margin: f32) -> bool {
        let local = Vec2::from_angle(-self.rotation).rotate(point - self.position).abs();
        let half = self.size() / 2.0 + margin;
        local.x <= half.x && local.y <= half.y
    }

    fn between(start: &Self, end: &Self, ratio: f32) -> Self {
        let mix = |from: f32, to: f32| from + (to - from) * ratio;
        Self {
            position: start.position + (end.position - start.position) * ratio,
            rotation: mix(start.rotation, end.rotation),
            width: mix(start.width, end.width),
            aspect: mix(start.aspect, end.aspect),
            turn: mix(start.turn, end.turn).clamp(0.0, 1.0),
            alpha: mix(start.alpha, end.alpha).clamp(0.0, 1.0),
            lift: mix(start.lift, end.lift).clamp(0.0, 1.0),
            depth: end.depth,
        }
    }
}

/// A flight from one pose to another: along an arc, tilted and lifted on the way.
pub(super) struct FlightLens {
    pub start: Pose,
    pub end: Pose,
    /// The arc's height in logical px.
    pub arc: f32,
    /// The greatest tilt on the way, in radians.
    pub tilt: f32,
    /// How high the card is lifted on the way, 0–1.
    pub lift: f32,
}

impl Lens<Pose> for FlightLens {
    fn lerp(&mut self, mut target: Mut<Pose>, ratio: f32) {
        let mut pose = Pose::between(&self.start, &self.end, ratio);
        let on_the_way = (ratio.clamp(0.0, 1.0) * std::f32::consts::PI).sin();
        pose.position.y += self.arc * on_the_way;
        pose.rotation += self.tilt * on_the_way;
        pose.lift = pose.lift.max(self.lift * on_the_way);
        *target = pose;
    }
}

/// A card that was not seen comes into sight where it will lie, and turns over there.
pub(super) struct TurnLens {
    pub start: Pose,
    pub end: Pose,
}

impl Lens<Pose> for TurnLens {
    fn lerp(&mut self, mut target: Mut<Pose>, ratio: f32) {
        let turn = Pose::between(&self.start, &self.end, ratio).turn;
        *target = Pose { turn, alpha: self.end.alpha, ..self.end };
    }
}

/// The same change without travel, for reduced motion: out here, in there.
pub(super) struct FadeLens {
    pub start: Pose,
    pub end: Pose,
}

impl Lens<Pose> for FadeLens {
    fn lerp(&mut self, mut target: Mut<Pose>, ratio: f32) {
        let (pose, alpha) = if ratio < 0.5 { (self.start, 1.0 - 2.0 * ratio) } else { (self.end, 2.0 * ratio - 1.0) };
        *target = Pose { alpha: pose.alpha * alpha.clamp(0.0, 1.0), depth: self.end.depth, ..pose };
    }
}

/// A card that comes into sight where it lies.
pub(super) struct FadeInLens {
    pub end: Pose,
}

impl Lens<Pose> for FadeInLens {
    fn lerp(&mut self, mut target: Mut<Pose>, ratio: f32) {
        *target = Pose { alpha: self.end.alpha * ratio.clamp(0.0, 1.0), ..self.end };
    }
}
