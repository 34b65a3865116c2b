//! Advice for whoever holds the device: searched for slice by slice, shown until the game moves.

use bevy::prelude::*;

use super::TurnTabled;
use crate::AppSystems;
use crate::announcements::Announcement;
use crate::computer::Advice;
use crate::controls::Seating;
use crate::play::{Play, TickSystems};
use crate::rules::Seat;
use crate::screens::Screen;
use crate::storage::Notices;
use crate::text::Localized;
use crate::window::KeepDrawing;

/// Somebody wants advice.
#[derive(Message, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct HintWanted;

/// The advice that is shown now; the table marks what it speaks of. It goes as soon as the game moves.
#[derive(Resource)]
pub struct Hinted<G: TurnTabled> {
    shown: Option<Shown<G>>,
}

/// Advice, and what it was given for.
struct Shown<G: TurnTabled> {
    seat: Seat,
    view: G::View,
    advice: Advice<G::Action, G::Reason>,
}

/// A search that is under way.
#[derive(Resource)]
pub(super) struct HintSearch<G: TurnTabled> {
    seat: Seat,
    view: G::View,
    adviser: G::Adviser,
}

impl<G: TurnTabled> Hinted<G> {
    /// The advice.
    pub fn advice(&self) -> Option<&Advice<G::Action, G::Reason>> {
        self.shown.as_ref().map(|shown| &shown.advice)
    }

    /// What is advised.
    pub fn action(&self) -> Option<&G::Action> {
        self.advice().map(|advice| &advice.action)
    }

    /// Takes the advice away.
    pub(crate) fn dismiss(&mut self) {
        self.shown = None;
    }
}

impl<G: TurnTabled> Default for Hinted<G> {
    fn default() -> Self {
        Self { shown: None }
    }
}

pub(super) fn plugin<G: TurnTabled>(app: &mut App) {
    app.init_resource::<Hinted<G>>()
        .add_message::<HintWanted>()
        .add_systems(
            FixedUpdate,
            search_on::<G>
                .in_set(TickSystems::Computers)
                .run_if(resource_exists::<HintSearch<G>>)
                .run_if(resource_exists::<Play<G>>),
        )
        .add_systems(
            Update,
            (
                begin_search::<G>.run_if(on_message::<HintWanted>),
                forget_what_is_over::<G>,
                (|mut drawing: KeepDrawing| drawing.request()).run_if(resource_exists::<HintSearch<G>>),
            )
                .chain()
                .in_set(AppSystems::Record)
                .run_if(resource_exists::<Play<G>>)
                .run_if(in_state(Screen::Play)),
        )
        .add_systems(OnExit(Screen::Play), forget::<G>);
}

/// Whoever holds the device, if it is their turn.
fn asked_seat<G: TurnTabled>(play: &Play<G>, seating: &Seating) -> Option<Seat> {
    play.state().turn().filter(|seat| seating.people().contains(seat))
}

fn begin_search<G: TurnTabled>(
    mut wanted: MessageReader<HintWanted>,
    play: Res<Play<G>>,
    seating: Res<Seating>,
    mut hinted: ResMut<Hinted<G>>,
    under_way: Option<Res<HintSearch<G>>>,
    mut notices: ResMut<Notices>,
    mut commands: Commands,
) {
    wanted.clear();
    if hinted.shown.is_some() {
        // Asked for once more, it is pointed at once more.
        hinted.set_changed();
        return;
    }
    if under_way.is_some() {
        return;
    }
    let search = asked_seat(&play, &seating).and_then(|seat| {
        let view = play.state().view(seat);
        G::adviser(&view).map(|adviser| HintSearch::<G> { seat, view, adviser })
    });
    match search {
        Some(search) => commands.insert_resource(search),
        None => notices.push_passing(Localized::new("hint-not-your-turn"), None),
    }
}

/// A slice of the search. What it finds counts as help.
fn search_on<G: TurnTabled>(
    mut search: ResMut<HintSearch<G>>,
    mut play: ResMut<Play<G>>,
    mut hinted: ResMut<Hinted<G>>,
    mut announcements: MessageWriter<Announcement>,
    mut commands: Commands,
) {
    let HintSearch { seat, view, adviser } = &mut *search;
    let Some(advice) = G::advise(adviser, view) else { return };
    commands.remove_resource::<HintSearch<G>>();
    play.mark_assisted();
    announcements.write(Announcement::polite(G::hint_words(&advice)));
    hinted.shown = Some(Shown { seat: *seat, view: view.clone(), advice });
}

/// Advice is for what somebody sees now, and for nobody else.
fn forget_what_is_over<G: TurnTabled>(
    play: Res<Play<G>>,
    seating: Res<Seating>,
    search: Option<Res<HintSearch<G>>>,
    mut hinted: ResMut<Hinted<G>>,
    mut commands: Commands,
) {
    let asked = asked_seat(&play, &seating);
    let holds = |seat: Seat, view: &G::View| asked == Some(seat) && play.state().view(seat) == *view;
    if hinted.shown.as_ref().is_some_and(|shown| !holds(shown.seat, &shown.view)) {
        hinted.shown = None;
    }
    if search.is_some_and(|search| !holds(search.seat, &search.view)) {
        commands.remove_resource::<HintSearch<G>>();
    }
}

fn forget<G: TurnTabled>(mut hinted: ResMut<Hinted<G>>, mut commands: Commands) {
    hinted.shown = None;
    commands.remove_resource::<HintSearch<G>>();
}
