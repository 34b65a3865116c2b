//! The verdict on a play as a small scene (`LOOK.md` §6, §8): a prime is stamped, a wrong number falls apart into its factors,
//! and 57, 1729 and ∞ have each their own.
//!
//! The scene only tells what the rules have done; the cards have moved already. It is one animation over a moment that runs
//! from 0 to its end, so any press ends it, and it is laid out anew whenever the window changes. Computers wait for it. Where
//! the rules could not take a number apart at once, the search for its factors goes on here, a slice a frame.

mod paper;
mod plan;
mod search;
mod sheet;
mod story;
mod tree;
mod words;

use std::time::Duration;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

use super::{Layout, SceneShown};
use crate::AppSystems;
use crate::announcements::Announcement;
use crate::computer::TICKS_PER_SECOND;
use crate::controls::PressSystems;
use crate::play::{Clock, ComputerWait, FastForward, Happened, Play};
use crate::record::Player;
use crate::rules::Seat;
use crate::rules::prime_daifugo::{Factor, PrimeDaifugo, Wrong};
use crate::screens::{Screen, player_name};
use crate::storage::{ComputerPace, Settings};
use crate::table::motion::{Lens, Tween, TweenAnim};
use crate::text::Localized;
use crate::theme::timing::{self, speed_factor};
use search::{FactorSearch, search_for_factors};
use sheet::Sheet;
use story::{Story, Tale};
use words::{Names, sentence};

/// Why a play is wrong, with the factors that show it.
pub(super) fn wrong_words(why: &Wrong, factors: &[Factor]) -> Localized {
    words::wrong_words(&Tale::of_wrong(factors, why))
}

/// A verdict that is being shown.
#[derive(Component, Debug)]
pub(super) struct Verdict {
    story: Story,
    /// How many actions had been done with the play: after another one, or an undo, the scene is over.
    actions: usize,
    /// The moment of the scene, in milliseconds at normal speed; infinite once everything is there.
    elapsed: f32,
    /// Whether it has run to its end.
    over: bool,
    /// Whether it stays until somebody presses something.
    waits: bool,
    search: Option<FactorSearch>,
}

impl Verdict {
    const fn elapsed(&self) -> f32 {
        self.elapsed
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PreUpdate, close_on_press.in_set(PressSystems)).add_systems(
        Update,
        (
            (end_scenes, begin_scene, hold_what_waits).chain().in_set(AppSystems::Record),
            (search_for_factors, lay_out).chain().in_set(AppSystems::Poses),
            paper::draw_paper.in_set(AppSystems::Draw),
        )
            .run_if(resource_exists::<Play<PrimeDaifugo>>)
            .run_if(resource_exists::<Layout>)
            .run_if(in_state(Screen::Play)),
    );
    app.add_systems(OnExit(Screen::Play), |mut shown: ResMut<SceneShown>| shown.0 = false);
}

/// Where the paper lies, in units, and whether the window is taller than wide.
fn ground(layout: &Layout) -> (Rect, bool) {
    let area = layout.verdict / layout.unit;
    (Rect::from_corners(area.corner, area.corner + area.size), layout.portrait)
}

/// How long the verdict on this can be read once all of it is there.
fn stays(story: &Story, pace: ComputerPace) -> Duration {
    let normal = match &story.tale {
        Tale::Prime { .. } => timing::VERDICT_TRUE_STAYS,
        Tale::Composite { .. } => timing::VERDICT_PRODUCT_STAYS,
        Tale::Cut | Tale::Reversal { .. } | Tale::Infinity => timing::VERDICT_SPECIAL_STAYS,
        Tale::NotPrime { .. } | Tale::BasesNotPrime { .. } | Tale::ProductDiffers { .. } => timing::VERDICT_WRONG_STAYS,
    };
    match pace {
        ComputerPace::Unhurried => normal.mul_f32(1.6),
        ComputerPace::Normal => normal,
        ComputerPace::Brisk | ComputerPace::Instant => normal / 2,
    }
}

/// The scene runs through its moments, then stays.
struct SceneLens {
    /// Its last moment, in milliseconds at normal speed.
    complete: f32,
    /// What part of the whole the moments take.
    moving: f32,
}

impl Lens<Verdict> for SceneLens {
    fn lerp(&mut self, mut verdict: Mut<Verdict>, ratio: f32) {
        let share = if self.moving > 0.0 { (ratio / self.moving).min(1.0) } else { 1.0 };
        // Whatever is found out later is there at once when all else is.
        let elapsed = if share < 1.0 { self.complete * share } else { f32::INFINITY };
        let over = ratio >= 1.0;
        // While it only stays, nothing has to be drawn anew.
        if verdict.elapsed != elapsed || verdict.over != over {
            (verdict.elapsed, verdict.over) = (elapsed, over);
        }
    }
}

/// How the players are called at this table.
struct Table<'a>(&'a [Player]);

impl Names for Table<'_> {
    fn name(&self, seat: Seat) -> Localized {
        player_name(self.0, seat)
    }
}

fn begin_scene(
    mut happened: MessageReader<Happened<PrimeDaifugo>>,
    play: Res<Play<PrimeDaifugo>>,
    (settings, fast, layout): (Res<Settings>, Res<FastForward>, Res<Layout>),
    scenes: Query<Entity, With<Verdict>>,
    mut announcements: MessageWriter<Announcement>,
    mut commands: Commands,
) {
    let Some(story) = happened.read().filter_map(|happened| Story::of(&happened.events)).last() else { return };
    if fast.is_on() {
        return;
    }
    scenes.iter().for_each(|scene| commands.entity(scene).despawn());
    let search = FactorSearch::of(&story);
    let waits = settings.verdicts_wait;
    let table = Table(&play.record().players);
    if story.is_wrong() || matches!(story.tale, Tale::Prime { .. }) {
        // What happened is announced already; this is how it is known.
        announcements.write(Announcement::polite(sentence(&story, &table)));
    }
    let complete = Sheet::of(&story, &table, ground(&layout), waits).complete();
    let moving = Duration::from_secs_f32(complete / 1000.0).mul_f32(speed_factor(settings.animation_speed));
    let whole = if waits { moving } else { moving + stays(&story, settings.computer_pace) };
    let actions = play.record().actions.len();
    let mut scene = commands.spawn((
        Name::new("verdict"),
        Node { position_type: PositionType::Absolute, width: percent(100), height: percent(100), ..default() },
        GlobalZIndex(2),
        Pickable::IGNORE,
        DespawnOnExit(Screen::Play),
    ));
    let verdict = Verdict { story, actions, elapsed: 0.0, over: false, waits, search };
    if whole.is_zero() {
        scene.insert(Verdict { elapsed: f32::INFINITY, over: true, ..verdict });
    } else {
        let moving = moving.div_duration_f32(whole);
        let lens = SceneLens { complete, moving };
        scene.insert((verdict, TweenAnim::new(Tween::new(EaseFunction::Linear, whole, lens))));
    }
}

/// A scene goes when it is over, unless it waits for a press, and when the game has moved on.
fn end_scenes(
    scenes: Query<(Entity, &Verdict)>,
    play: Res<Play<PrimeDaifugo>>,
    fast: Res<FastForward>,
    mut pause: Pause,
    mut commands: Commands,
) {
    let actions = play.record().actions.len();
    for (scene, verdict) in &scenes {
        if verdict.over && !verdict.waits || verdict.actions != actions || fast.is_on() {
            commands.entity(scene).despawn();
            pause.end();
        }
    }
}

/// A scene that waits for a press has got it; one that still runs is only brought to its end by it.
fn close_on_press(scenes: Query<(Entity, &Verdict)>, mut pause: Pause, mut commands: Commands) {
    for (scene, _) in scenes.iter().filter(|(_, verdict)| verdict.over) {
        commands.entity(scene).despawn();
        pause.end();
    }
}

/// Lets computers wait while a scene is shown.
#[derive(SystemParam)]
struct Pause<'w> {
    clock: Res<'w, Clock>,
    wait: ResMut<'w, ComputerWait>,
}

impl Pause<'_> {
    /// The clock of the computers' pace starts now (`RULES.md` §6).
    fn end(&mut self) {
        let pace = timing::THINK_LEAST.as_secs_f32() * TICKS_PER_SECOND as f32;
        self.wait.release(self.clock.tick + pace as u64);
    }
}

/// Until the scene ends everybody waits; they are held anew, because a game that begins forgets what was held. The paper
/// lies over words and buttons of the table.
fn hold_what_waits(scenes: Query<&Verdict>, mut pause: Pause, mut shown: ResMut<SceneShown>) {
    if !scenes.is_empty() && !pause.wait.is_held() {
        pause.wait.hold();
    }
    shown.set_if_neq(SceneShown(!scenes.is_empty()));
}

/// What the paper of a scene was laid out from.
#[derive(Component, PartialEq, Debug)]
struct LaidOut(Sheet);

/// Puts the things on the paper, anew where the window or what is known has changed.
fn lay_out(
    scenes: Query<(Entity, &Verdict, Option<&LaidOut>)>,
    play: Res<Play<PrimeDaifugo>>,
    layout: Res<Layout>,
    mut commands: Commands,
) {
    for (scene, verdict, laid_out) in &scenes {
        let sheet = Sheet::of(&verdict.story, &Table(&play.record().players), ground(&layout), verdict.waits);
        if laid_out.is_some_and(|laid_out| laid_out.0 == sheet) {
            continue;
        }
        let mut scene = commands.entity(scene);
        scene.despawn_related::<Children>().with_children(|paper| {
            sheet.pieces.iter().for_each(|piece| paper::spawn_piece(paper, piece));
        });
        scene.insert(LaidOut(sheet));
    }
}
