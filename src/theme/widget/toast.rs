//! Notices: short texts that come up by themselves and go again, one at a time.

use std::cmp::Ordering;
use std::time::Duration;

use bevy::prelude::*;
use bevy::window::RequestRedraw;

use super::{TypeSize, text};
use crate::AppSystems;
use crate::storage::{Notice, Notices, Settings};
use crate::text::Texts;
use crate::theme::frame::Frame;
use crate::theme::passage::{Passage, RISE};
use crate::theme::timing::speed_factor;
use crate::theme::{palette, timing};

/// Above every menu.
const Z: i32 = 100;
/// Reading a Latin letter takes this long, a kana or kanji twice that.
const READ_LETTER: Duration = Duration::from_millis(40);
/// A toast beside something is at most so wide, may need so much room above it, and keeps so far from it, in units.
const BESIDE_WIDTH: f32 = 320.0;
const BESIDE_HEIGHT: f32 = 100.0;
const BESIDE_GAP: f32 = 26.0;
/// No more of a frame counts: the first ones are long, and nobody sees anything in them.
const LONGEST_FRAME: Duration = Duration::from_millis(100);

/// Where notices may lie, in logical px from the window's upper left corner, while the table has a place for them that covers
/// neither plates nor hands.
#[derive(Resource, Clone, Copy, PartialEq, Debug)]
pub struct NoticeGround(pub Rect);

/// A notice on the screen.
#[derive(Component, Debug)]
struct Toast {
    passage: Passage,
    /// How long it takes to be read.
    reading: Duration,
    /// The moment of the game that it is true of, if of that alone.
    moment: Option<u64>,
}

impl Toast {
    fn new(words: &str, moment: Option<u64>) -> Self {
        let letters: u32 = words.chars().map(|letter| if letter.is_ascii() { 1 } else { 2 }).sum();
        Self { passage: Passage::default(), reading: READ_LETTER * letters, moment }
    }

    /// How long it stays once it is there; what has ceased to be true stays for the least time.
    fn stays(&self, now: u64) -> Duration {
        if self.moment.is_some_and(|moment| moment < now) {
            timing::TOAST_LEAST_STAY
        } else {
            timing::TOAST_STAY.max(self.reading)
        }
    }

    /// It makes way for the next once it can have been read.
    fn makes_way(&self) -> bool {
        self.passage.age() >= timing::TOAST_LEAST_STAY.max(self.reading)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (show_next_notice, age_toasts).chain().in_set(AppSystems::Draw));
}

fn show_next_notice(
    mut commands: Commands,
    notices: Option<ResMut<Notices>>,
    toasts: Query<(Entity, &Toast)>,
    frame: Res<Frame>,
    texts: Res<Texts>,
    ground: Option<Res<NoticeGround>>,
) {
    let Some(mut notices) = notices.filter(|notices| !notices.is_empty()) else { return };
    if !toasts.iter().all(|(_, toast)| toast.makes_way()) {
        return;
    }
    let Some(notice) = notices.take() else { return };
    toasts.iter().for_each(|(toast, _)| commands.entity(toast).despawn());
    let Notice { words, about, passing } = notice;
    let moment = passing.then(|| notices.moment());
    let ground = ground.map(|ground| ground.0);
    let place = match (about, ground) {
        (Some(about), _) => beside(about, ground, &frame),
        (None, Some(ground)) => at_the_foot(ground, &frame),
        (None, None) => below_the_bar(&frame),
    };
    commands.spawn((
        Toast::new(&words.to_text(&texts), moment),
        Name::new("toast"),
        place,
        GlobalZIndex(Z),
        Pickable::IGNORE,
        children![(
            Node {
                padding: UiRect::axes(px(18), px(10)),
                border_radius: BorderRadius::all(px(14)),
                max_width: px(640),
                ..default()
            },
            BackgroundColor(palette::CARD),
            BoxShadow::new(palette::SHADOW, px(0), px(8), px(0), px(24)),
            Pickable::IGNORE,
            children![text(words, TypeSize::Body, true, palette::INK)],
        )],
    ));
}

/// Where notices are shown that are about nothing on the table: what is in one's hands stays in sight.
fn below_the_bar(frame: &Frame) -> Node {
    Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        top: px(frame.touch_target().max(56.0) + 8.0),
        justify_content: JustifyContent::Center,
        padding: UiRect::horizontal(px(frame.margin())),
        ..default()
    }
}

/// At the foot of the ground that is kept for notices.
fn at_the_foot(ground: Rect, frame: &Frame) -> Node {
    let (from, to) = (ground.min / frame.unit, ground.max / frame.unit);
    Node {
        position_type: PositionType::Absolute,
        left: px(from.x),
        width: px(to.x - from.x),
        bottom: px(frame.size.y - to.y + frame.margin()),
        justify_content: JustifyContent::Center,
        padding: UiRect::horizontal(px(frame.margin())),
        ..default()
    }
}

/// Right above what a notice is about, in logical px, or below it where there is no room above; inside the window, and below
/// the upper edge of the ground that is kept for notices.
fn beside(about: Rect, ground: Option<Rect>, frame: &Frame) -> Node {
    let (from, to, size) = (about.min / frame.unit, about.max / frame.unit, frame.size);
    let width = BESIDE_WIDTH.min(size.x - 2.0 * frame.margin());
    let free = (from.x + to.x - width) / 2.0;
    let left = free.clamp(frame.margin(), size.x - frame.margin() - width);
    let justify_content = match left.total_cmp(&free) {
        Ordering::Greater => JustifyContent::FlexStart,
        Ordering::Less => JustifyContent::FlexEnd,
        Ordering::Equal => JustifyContent::Center,
    };
    let node =
        Node { position_type: PositionType::Absolute, left: px(left), width: px(width), justify_content, ..default() };
    let top = ground.map_or(0.0, |ground| ground.min.y / frame.unit + BESIDE_GAP);
    if from.y - top >= BESIDE_HEIGHT {
        Node { bottom: px(size.y - from.y + BESIDE_GAP), ..node }
    } else {
        Node { top: px(to.y + BESIDE_GAP), ..node }
    }
}

/// How a toast comes and goes under the player's settings.
#[derive(Clone, Copy, Debug)]
struct Course {
    rise: Duration,
    fade: Duration,
}

impl Course {
    /// What cannot move still fades; without animation a toast is there, and then it is not.
    fn of(settings: &Settings) -> Self {
        let factor = speed_factor(settings.animation_speed);
        let rise = if settings.reduced_motion { Duration::ZERO } else { timing::TOAST_IN.mul_f32(factor) };
        Self { rise, fade: timing::TOAST_OUT.mul_f32(factor) }
    }

    /// How far below its place it is, 0–1.
    fn below(self, passage: Passage) -> f32 {
        passage.left(self.rise)
    }

    /// How much of a toast can be seen at this moment of the game, 0–1; nothing once it has gone.
    fn opacity(self, toast: &Toast, now: u64) -> Option<f32> {
        let leaving = toast.passage.age().saturating_sub(self.rise + toast.stays(now));
        if leaving.is_zero() {
            return Some(1.0);
        }
        (leaving < self.fade).then(|| 1.0 - leaving.div_duration_f32(self.fade))
    }
}

/// In by a rise, out by a fade. While one is there frames are asked for, so that it leaves on time in a window that
/// otherwise only draws when something happens.
fn age_toasts(
    mut commands: Commands,
    time: Res<Time<Real>>,
    (settings, notices): (Option<Res<Settings>>, Option<Res<Notices>>),
    mut toasts: Query<(Entity, &mut Toast, &mut UiTransform)>,
    children: Query<&Children>,
    mut painted: Query<(Option<&mut BackgroundColor>, Option<&mut BoxShadow>, Option<&mut TextColor>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let now = notices.map_or(0, |notices| notices.moment());
    let course = Course::of(&settings.map(|settings| settings.clone()).unwrap_or_default());
    for (entity, mut toast, mut transform) in &mut toasts {
        toast.passage.advance(time.delta().min(LONGEST_FRAME));
        redraw.write(RequestRedraw);
        let Some(opacity) = course.opacity(&toast, now) else {
            commands.entity(entity).despawn();
            continue;
        };
        transform.translation.y = px(RISE * course.below(toast.passage));
        if opacity < 1.0 {
            for part in children.iter_descendants(entity) {
                if let Ok(part) = painted.get_mut(part) {
                    fade(part, opacity);
                }
            }
        }
    }
}

type Painted<'a> = (Option<Mut<'a, BackgroundColor>>, Option<Mut<'a, BoxShadow>>, Option<Mut<'a, TextColor>>);

fn fade((ground, shadow, words): Painted<'_>, opacity: f32) {
    // Words have a ground too, one that is not seen.
    if let Some(mut ground) = ground.filter(|ground| !ground.0.is_fully_transparent()) {
        ground.0.set_alpha(opacity);
    }
    if let Some(mut words) = words {
        words.0.set_alpha(opacity);
    }
    for shadow in shadow.into_iter().flat_map(|shadow| shadow.into_inner().0.iter_mut()) {
        shadow.color.set_alpha(palette::SHADOW.alpha() * opacity);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::AnimationSpeed;

    fn course(animation_speed: AnimationSpeed, reduced_motion: bool) -> Course {
        Course::of(&Settings { animation_speed, reduced_motion, ..Settings::default() })
    }

    fn at(milliseconds: u64) -> Passage {
        let mut passage = Passage::default();
        passage.advance(Duration::ZERO);
        passage.advance(timing::milliseconds(milliseconds));
        passage
    }

    /// A word that has been there for so long.
    fn toast(milliseconds: u64) -> Toast {
        Toast { passage: at(milliseconds), ..Toast::new("Short.", None) }
    }

    #[test]
    fn what_takes_long_to_read_stays_and_keeps_the_next_waiting() {
        let normal = course(AnimationSpeed::Normal, false);
        for words in ["x".repeat(100), "札".repeat(50)] {
            let aged = |milliseconds| Toast { passage: at(milliseconds), ..Toast::new(&words, None) };
            assert_eq!(normal.opacity(&aged(4140), 0), Some(1.0));
            assert_eq!(normal.opacity(&aged(4300), 0), None);
            assert_eq!((aged(3999).makes_way(), aged(4000).makes_way()), (false, true));
        }
        assert_eq!((toast(899).makes_way(), toast(900).makes_way()), (false, true));
    }

    #[test]
    fn what_has_ceased_to_be_true_stays_for_the_least_time() {
        let normal = course(AnimationSpeed::Normal, false);
        let passing = |milliseconds| Toast { moment: Some(3), ..toast(milliseconds) };
        assert_eq!(normal.opacity(&passing(2540), 3), Some(1.0), "nothing has happened since");
        assert_eq!((normal.opacity(&passing(1040), 4), normal.opacity(&passing(1200), 4)), (Some(1.0), None));
        assert_eq!(normal.opacity(&toast(2540), 4), Some(1.0), "what is true of more than a moment stays");
    }

    #[test]
    fn a_toast_rises_stays_and_fades() {
        let normal = course(AnimationSpeed::Normal, false);
        assert_eq!((normal.below(at(0)), normal.below(at(70)), normal.below(at(140))), (1.0, 0.25, 0.0));
        assert_eq!(normal.opacity(&toast(2540), 0), Some(1.0));
        assert_eq!(normal.opacity(&toast(2620), 0), Some(0.5));
        assert_eq!(normal.opacity(&toast(2700), 0), None);
    }

    #[test]
    fn reduced_motion_takes_the_rise_and_leaves_the_fade() {
        let still = course(AnimationSpeed::Normal, true);
        assert_eq!(still.below(at(0)), 0.0);
        assert_eq!((still.opacity(&toast(2480), 0), still.opacity(&toast(2560), 0)), (Some(0.5), None));
    }

    #[test]
    fn without_animation_it_is_there_and_then_it_is_not() {
        let off = course(AnimationSpeed::Off, false);
        assert_eq!(
            (off.below(at(0)), off.opacity(&toast(2400), 0), off.opacity(&toast(2401), 0)),
            (0.0, Some(1.0), None)
        );
    }

    #[test]
    fn fading_shows_no_ground_that_was_not_seen() {
        let mut world = World::new();
        let plate = world.spawn(BackgroundColor(palette::CARD)).id();
        let words = world.spawn((BackgroundColor::default(), TextColor(palette::INK))).id();
        let mut parts = world.query::<(Option<&mut BackgroundColor>, Option<&mut BoxShadow>, Option<&mut TextColor>)>();
        for opacity in [0.9, 0.5, 0.1] {
            parts.iter_mut(&mut world).for_each(|part| fade(part, opacity));
            let ground = |entity| world.get::<BackgroundColor>(entity).expect("a ground").0.alpha();
            assert_eq!((ground(plate), ground(words)), (opacity, 0.0));
            assert_eq!(world.get::<TextColor>(words).expect("words").0.alpha(), opacity);
        }
    }
}
