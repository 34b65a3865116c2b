//! The bar at the top: menu, name and rules · how far the game is · undo, hint, fast-forward.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::observe;

use super::TurnTabled;
use super::acts::{Asks, ask};
use crate::AppSystems;
use crate::controls::{Request, Seating};
use crate::play::{FastForward, Play, SeatPeople};
use crate::screens::Screen;
use crate::table::head_bar::{head_bar, menu_button, title};
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::widget::{self, ButtonKind, TypeSize, button, icon_button};
use crate::theme::{Frame, FrameShape, palette};

/// The root of the bar.
#[derive(Component, Debug)]
struct HeadBar;

/// How far the game is.
#[derive(Component, Debug)]
struct Progress;

pub(super) fn plugin<G: TurnTabled>(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_bar::<G>.after(SeatPeople).run_if(resource_exists::<Play<G>>))
        .add_systems(
            Update,
            (
                spawn_bar::<G>
                    .run_if(resource_changed::<FrameShape>.or_eager(resource_changed::<FastForward>))
                    .in_set(AppSystems::Zones),
                (write_progress::<G>, wake_buttons::<G>).in_set(AppSystems::Poses),
            )
                .run_if(resource_exists::<Play<G>>)
                .run_if(in_state(Screen::Play)),
        );
}

fn spawn_bar<G: TurnTabled>(
    old: Query<Entity, With<HeadBar>>,
    play: Res<Play<G>>,
    frame: Res<Frame>,
    fast: Res<FastForward>,
    mut commands: Commands,
) {
    old.iter().for_each(|old| commands.entity(old).despawn());
    let record = play.record();
    let preset = Localized::new(format!("preset-{}", record.preset));
    // A narrow bar has room for the name of the preset alone.
    let below = match G::rule_summary(&record.options).filter(|_| !frame.portrait) {
        Some(summary) => Localized::new("hud-rules").with("preset", preset).with("summary", summary),
        None => preset,
    };
    let progress = widget::text(G::progress(play.state()), TypeSize::Caption, true, palette::WASHI);
    let has_chip = !frame.portrait || G::PROGRESS_IN_NARROW_BAR;
    let acts = offered(&play, *fast, frame.portrait);
    let buttons: Vec<_> = acts.into_iter().map(|act| act.button(&frame)).collect();
    commands.spawn((HeadBar, Name::new("head-bar"), widget::screen_root(), DespawnOnExit(Screen::Play))).with_child(
        head_bar(
            &frame,
            (
                Node { flex_shrink: 1.0, min_width: px(0), ..widget::row(frame.gap()) },
                Pickable::IGNORE,
                Children::spawn((Spawn(menu_button(&frame)), Spawn(title(&frame, G::NAME, None, below)))),
            ),
            (
                Node { flex_shrink: 0.0, ..widget::row(12.0) },
                Pickable::IGNORE,
                Children::spawn(SpawnIter(
                    has_chip.then(|| (widget::chip_ground(), children![(Progress, progress)])).into_iter(),
                )),
            ),
            (
                Node { flex_shrink: 0.0, ..widget::row(8.0) },
                Pickable::IGNORE,
                Children::spawn(SpawnWith(move |row: &mut ChildSpawner| {
                    for button in buttons {
                        button(row);
                    }
                })),
            ),
        ),
    );
}

/// What stands at the right end of the bar.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct BarAct {
    request: Request,
    name: &'static str,
    icon: Icon,
}

const UNDO: BarAct = BarAct { request: Request::Undo, name: "undo", icon: Icon::Undo };
const HINT: BarAct = BarAct { request: Request::Hint, name: "hint", icon: Icon::Hint };
const FAST_FORWARD: BarAct = BarAct { request: Request::FastForward, name: "fast-forward", icon: Icon::FastForward };

/// Undo is there for one person, a hint for anybody who plays; a narrow bar has no room for what cannot be used anyway.
fn offered<G: TurnTabled>(play: &Play<G>, fast: FastForward, narrow: bool) -> Vec<BarAct> {
    let people = play.people().next().is_some();
    let undo = play.you().is_some().then_some(UNDO);
    let hint = (people && !(narrow && fast.is_offered())).then_some(HINT);
    let fast_forward = (!narrow || fast.is_offered()).then_some(FAST_FORWARD);
    undo.into_iter().chain(hint).chain(fast_forward).collect()
}

impl BarAct {
    fn button(self, frame: &Frame) -> impl FnOnce(&mut ChildSpawner) + Send + Sync + use<> {
        let frame = *frame;
        move |row| {
            let words = Localized::new(self.name);
            let acts = (Asks(self.request), observe(ask));
            if frame.portrait || frame.is_short() {
                row.spawn((icon_button(self.name, ButtonKind::Quiet, &frame, self.icon, words), acts));
            } else {
                row.spawn((button(self.name, ButtonKind::Quiet, &frame, words, Some(self.icon)), acts));
            }
        }
    }
}

fn write_progress<G: TurnTabled>(play: Res<Play<G>>, mut shown: Query<&mut Localized, With<Progress>>) {
    for mut shown in &mut shown {
        shown.set_if_neq(G::progress(play.state()));
    }
}

/// What cannot be done now cannot be pressed either.
fn wake_buttons<G: TurnTabled>(
    play: Res<Play<G>>,
    (seating, fast): (Res<Seating>, Res<FastForward>),
    buttons: Query<(Entity, &Asks, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    let own_turn = play.state().turn().is_some_and(|seat| seating.people().contains(&seat));
    for (button, Asks(request), asleep) in &buttons {
        let awake = match request {
            Request::Undo => play.can_undo(),
            Request::Hint => own_turn,
            _ => fast.is_offered(),
        };
        match (awake, asleep) {
            (true, true) => _ = commands.entity(button).remove::<InteractionDisabled>(),
            (false, false) => _ = commands.entity(button).insert(InteractionDisabled),
            _ => {}
        }
    }
}
