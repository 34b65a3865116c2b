//! How the band looks at every moment of its way from its entry to the ribbon (`LOOK.md` §6).

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::UiTransform;

use super::{Band, Part, ReadBy};
use crate::storage::Settings;
use crate::table::Area;
use crate::table::speed::{Layout, turned};
use crate::theme::atlas::{BAND_SIZE, LETTER_ADVANCES, LETTER_SIZE};
use crate::theme::{Frame, palette, timing};

/// The angle of the band, in radians: it rises to the right.
const SLOPE: f32 = -0.0389;
/// The height of the ribbon that the band shrinks to, in units.
const RIBBON: f32 = 36.0;
/// The size of the letters on the band relative to their picture, and the band's height in units, on a wide screen.
const WIDE: f32 = 1280.0;

/// The moments of the band, in milliseconds from its entry.
const fn entered() -> f32 {
    timing::BAND_IN.as_millis() as f32 + LETTER_ADVANCES.len() as f32 * timing::BAND_LETTER.as_millis() as f32
}

const fn held() -> f32 {
    entered() + timing::BAND_HOLD.as_millis() as f32
}

/// … and the last of them: the ribbon is there.
pub(super) const fn shrunk() -> f32 {
    held() + timing::BAND_OUT.as_millis() as f32
}

/// How far things are at a moment of the band: all from 0 to 1.
struct Moment {
    /// The cloth has come in from the left.
    cloth: f32,
    /// The band has shrunk to the ribbon.
    shrink: f32,
    elapsed: f32,
}

impl Moment {
    /// Under reduced motion the band fades in where it stays, and then the ribbon is there at once.
    fn of(band: &Band, reduced_motion: bool) -> Self {
        let share = |from: f32, to: f32| ((band.elapsed - from) / (to - from)).clamp(0.0, 1.0);
        if reduced_motion {
            let shrink = if band.elapsed < held() { 0.0 } else { 1.0 };
            return Self { cloth: share(0.0, timing::FADE.as_millis() as f32), shrink, elapsed: band.elapsed };
        }
        let cloth = EaseFunction::QuinticOut.sample_clamped(share(0.0, timing::BAND_IN.as_millis() as f32));
        let shrink = EaseFunction::CubicInOut.sample_clamped(share(held(), shrunk()));
        Self { cloth, shrink, elapsed: band.elapsed }
    }

    fn letter(&self, index: usize) -> f32 {
        let begin = timing::BAND_LETTER.as_millis() as f32 * (index + 1) as f32;
        let share = ((self.elapsed - begin) / timing::BAND_IN.as_millis() as f32).clamp(0.0, 1.0);
        EaseFunction::QuinticOut.sample_clamped(share)
    }
}

#[derive(SystemParam)]
pub(super) struct Nodes<'w, 's> {
    parts: Query<
        'w,
        's,
        (
            &'static Part,
            &'static mut Node,
            Option<&'static mut UiTransform>,
            Option<&'static mut ImageNode>,
            Option<&'static mut BackgroundColor>,
            &'static mut Visibility,
        ),
    >,
}

pub(super) fn draw_band(
    mut bands: Query<(Ref<Band>, &Children, Option<&ReadBy>, &mut Node, &mut UiTransform), Without<Part>>,
    layout: Res<Layout>,
    frame: Res<Frame>,
    settings: Res<Settings>,
    mut nodes: Nodes,
) {
    for (band, children, reader, mut root, mut turn) in &mut bands {
        if !band.is_changed() && !layout.is_changed() && !frame.is_changed() {
            continue;
        }
        let ground = Ground::of(reader.copied(), &layout, &frame);
        if let Some(ReadBy(seat)) = reader {
            let whole = Area { corner: Vec2::ZERO, size: layout.window };
            turned::lay(layout.side(*seat), whole, frame.unit, &mut root, &mut turn);
        }
        let moment = Moment::of(&band, settings.reduced_motion);
        let mut parts = nodes.parts.iter_many_mut(children.iter());
        while let Some((part, mut node, transform, image, background, mut visibility)) = parts.fetch_next() {
            let drawn = Drawn::of(*part, &moment, &ground, settings.reduced_motion);
            node.left = px(drawn.area.min.x);
            node.top = px(drawn.area.min.y);
            if matches!(part, Part::Cloth | Part::Letter(_) | Part::Ribbon) {
                node.width = px(drawn.area.width());
                node.height = px(drawn.area.height());
            } else if *part == Part::Panel {
                node.width = px(drawn.area.width());
                node.min_height = px(drawn.area.height());
            }
            if let Some(mut transform) = transform.filter(|_| matches!(part, Part::Cloth | Part::Letter(_))) {
                transform.rotation = Rot2::radians(SLOPE);
            }
            if let Some(mut image) = image {
                image.color = Color::WHITE.with_alpha(drawn.alpha);
            }
            if *part == Part::Veil
                && let Some(mut background) = background
            {
                background.0 = palette::VEIL.with_alpha(palette::VEIL.alpha() * drawn.alpha);
            }
            visibility.set_if_neq(if drawn.alpha > 0.0 { Visibility::Inherited } else { Visibility::Hidden });
        }
    }
}

/// What the band lies on, in units: the window, or as one of two people who face each other sees it.
struct Ground {
    window: Vec2,
    /// The middle of the ring of waves.
    ring: Vec2,
    /// The upper edge of the ledgers.
    ledger_top: f32,
    reader: Option<ReadBy>,
}

impl Ground {
    fn of(reader: Option<ReadBy>, layout: &Layout, frame: &Frame) -> Self {
        let ledger_top = layout.far.ledger.corner.y.min(layout.near.ledger.corner.y) / frame.unit;
        let (mut window, mut ring) = (frame.size, layout.ring.0 / frame.unit);
        if reader.is_some() {
            window = layout.near.upright(Area { corner: Vec2::ZERO, size: window }).size;
            ring = window / 2.0;
        }
        Self { window, ring, ledger_top, reader }
    }
}

/// Where a part lies, in units, and how opaque it is.
struct Drawn {
    area: Rect,
    alpha: f32,
}

impl Drawn {
    fn of(part: Part, moment: &Moment, ground: &Ground, reduced_motion: bool) -> Self {
        let Ground { window, mut ring, ledger_top, reader } = *ground;
        // On a narrow screen the word still fills most of the width.
        let scale = (window.x / WIDE).clamp(0.42, 1.6);
        let height = BAND_SIZE.y * scale;
        if reader.is_some() {
            // The two bands lie edge to edge; what they say more stands on the buttons, and one veil is enough.
            ring.y += height / 2.0;
            if matches!(part, Part::Panel | Part::Ribbon) || part == Part::Veil && reader == Some(ReadBy(1)) {
                return Self { area: Rect::default(), alpha: 0.0 };
            }
        }
        let cloth_in = if reduced_motion { 1.0 } else { moment.cloth };
        let fading = if reduced_motion { moment.cloth } else { 1.0 };
        let gone = 1.0 - moment.shrink;
        match part {
            Part::Veil => Self { area: Rect::from_corners(Vec2::ZERO, window), alpha: moment.cloth * gone },
            Part::Cloth => {
                let width = window.x * 1.12;
                let left = -0.06 * window.x - (1.0 - cloth_in) * width;
                let height = height * gone.max(RIBBON / height);
                let area = Rect::from_center_size(Vec2::new(left + width / 2.0, ring.y), Vec2::new(width, height));
                Self { area, alpha: fading * gone }
            }
            Part::Letter(index) => {
                let size = LETTER_SIZE * scale;
                let total: f32 = LETTER_ADVANCES.iter().sum();
                let before: f32 = LETTER_ADVANCES[..index].iter().sum();
                let along = (before + LETTER_ADVANCES[index] / 2.0 - total / 2.0) * scale;
                let arrived = if reduced_motion { 1.0 } else { moment.letter(index) };
                let x = window.x / 2.0 + along - (1.0 - arrived) * window.x;
                let y = ring.y + along * SLOPE - 8.0 * scale;
                let area = Rect::from_center_size(Vec2::new(x, y), size * gone.max(0.2));
                Self { area, alpha: fading * gone }
            }
            Part::Panel => {
                let width = (window.x - 24.0).min(588.0);
                let top = ring.y + height / 2.0 + 0.03 * window.x;
                let area = Rect::from_corners(
                    Vec2::new((window.x - width) / 2.0, top),
                    Vec2::new((window.x + width) / 2.0, top + 64.0),
                );
                Self { area, alpha: if moment.shrink > 0.0 { 0.0 } else { moment.cloth } }
            }
            Part::Ribbon => {
                let width = (window.x - 24.0).min(560.0);
                let middle = Vec2::new(ring.x, ledger_top - RIBBON / 2.0 - 2.0);
                let area = Rect::from_center_size(middle, Vec2::new(width, RIBBON));
                Self { area, alpha: if moment.shrink >= 1.0 { 1.0 } else { 0.0 } }
            }
        }
    }
}
