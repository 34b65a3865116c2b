//! The aid, where the settings ask for it: whether the composed play is true, and a list of what could be laid. A game in which
//! it was used counts as assisted.

use std::cmp::{Ordering, Reverse};

use bevy::prelude::*;

use super::assessment::{Assess, Assessment};
use super::composition::{Composition, line_of};
use crate::AppSystems;
use crate::cards::Card;
use crate::menus::{AidOffered, Menu, Page, PageLine};
use crate::numbers::Natural;
use crate::play::Play;
use crate::rules::prime_daifugo::plays::{Play as TruePlay, PlayKind, Plays, Query, Step};
use crate::rules::prime_daifugo::{Action, PrimeDaifugo, Verdict, View};
use crate::rules::{Rules, Seat};
use crate::screens::Screen;
use crate::storage::Settings;
use crate::text::Localized;
use crate::window::KeepDrawing;

/// A search for what could be laid.
#[derive(Resource, Debug)]
struct Playable {
    view: View,
    plays: Plays,
    found: Vec<TruePlay>,
    /// How much work may still be done.
    left: u64,
}

/// So many plays are listed, …
const LISTED: usize = 60;
/// … after so much work at most, in the units of [`Plays::advance`], …
const WORK: u64 = 6_000_000;
/// … in pieces of so much a frame.
const WORK_A_FRAME: u64 = 80_000;

pub(super) fn plugin(app: &mut App) {
    let at_table = in_state(Screen::Play).and_eager(resource_exists::<Play<PrimeDaifugo>>);
    app.add_systems(OnEnter(Menu::Page), begin_list.run_if(at_table.clone()))
        .add_systems(OnExit(Menu::Page), |mut commands: Commands| commands.remove_resource::<Playable>())
        .add_systems(OnExit(Screen::Play), |mut commands: Commands| commands.remove_resource::<AidOffered>())
        .add_systems(
            Update,
            (
                (offer, tell_truth)
                    .chain()
                    .in_set(Assess)
                    .in_set(AppSystems::Poses)
                    .run_if(resource_exists::<Assessment>),
                list_on.in_set(AppSystems::Record).run_if(resource_exists::<Playable>).run_if(resource_exists::<Page>),
            )
                .run_if(at_table),
        );
}

/// Whoever holds the device is offered the list.
fn offer(
    settings: Res<Settings>,
    assessment: Res<Assessment>,
    offered: Option<Res<AidOffered>>,
    mut commands: Commands,
) {
    match (settings.aid && assessment.holder.is_some(), offered.is_some()) {
        (true, false) => commands.insert_resource(AidOffered),
        (false, true) => commands.remove_resource::<AidOffered>(),
        _ => {}
    }
}

/// Whether what is composed is true, as soon as it is formed well.
fn tell_truth(
    settings: Res<Settings>,
    composition: Res<Composition>,
    mut assessment: ResMut<Assessment>,
    mut play: ResMut<Play<PrimeDaifugo>>,
) {
    let is_new = assessment.is_changed() || settings.is_changed();
    if !is_new {
        return;
    }
    let holder = assessment.holder.filter(|_| settings.aid && assessment.refusal.is_none() && !composition.is_empty());
    let truth = holder.and_then(|seat| is_true(&play, seat, &composition));
    if assessment.truth != truth {
        assessment.truth = truth;
    }
    if truth.is_some() {
        mark_assisted(&mut play);
    }
}

fn is_true(play: &Play<PrimeDaifugo>, seat: Seat, composition: &Composition) -> Option<bool> {
    let state = play.state();
    let claim = state.check_form(seat, &composition.field(), &composition.factors()).ok()?;
    Some(matches!(claim.verdict(state.options()), Verdict::Accepted(_)))
}

fn mark_assisted(play: &mut ResMut<Play<PrimeDaifugo>>) {
    if !play.record().flags.assisted {
        play.mark_assisted();
    }
}

fn begin_list(
    assessment: Option<Res<Assessment>>,
    offered: Option<Res<AidOffered>>,
    mut play: ResMut<Play<PrimeDaifugo>>,
    mut commands: Commands,
) {
    let holder = assessment.and_then(|assessment| assessment.holder).filter(|_| offered.is_some());
    let Some(seat) = holder else { return };
    mark_assisted(&mut play);
    let view = play.state().view(seat);
    let plays = Query::of_view(&view).plays();
    commands
        .insert_resource(Page { below: Some(Localized::new("aid-searching")), ..Page::new("aid", "aid-explained") });
    commands.insert_resource(Playable { view, plays, found: Vec::new(), left: WORK });
}

fn list_on(mut list: ResMut<Playable>, mut page: ResMut<Page>, mut drawing: KeepDrawing, mut commands: Commands) {
    let mut work = WORK_A_FRAME.min(list.left);
    let given = work;
    let list = &mut *list;
    let mut finished = false;
    while work > 0 && !finished {
        match list.plays.advance(&mut work) {
            Step::Found(play) => list.found.push(play),
            Step::Paused => break,
            Step::Finished => finished = true,
        }
    }
    list.left = list.left.saturating_sub((given - work).max(1));
    if !finished && list.left > 0 {
        return drawing.request();
    }
    page.lines = lines(&list.view, std::mem::take(&mut list.found));
    let nothing = page.lines.is_empty();
    page.below = (nothing || !finished).then(|| Localized::new(if nothing { "aid-nothing" } else { "aid-more" }));
    commands.remove_resource::<Playable>();
}

/// The plays with the most cards first, of these the strongest.
fn lines(view: &View, mut found: Vec<TruePlay>) -> Vec<PageLine> {
    let hand = view.own_hand();
    let may_finish = view.options().joker_finish || !hand.iter().any(|card| card.is_joker());
    found.retain(|play| may_finish || play.cards() < hand.len());
    found.sort_by_cached_key(|play| {
        let number = play.field.number();
        (Reverse(play.cards()), play.kind, Strength { number, smaller: view.revolution })
    });
    found.truncate(LISTED);
    found.iter().filter_map(|play| line(play, hand)).collect()
}

/// Numbers in the order of their strength, the strongest first.
#[derive(PartialEq, Eq)]
struct Strength {
    number: Natural,
    smaller: bool,
}

impl Ord for Strength {
    fn cmp(&self, other: &Self) -> Ordering {
        let ascending = self.number.cmp(&other.number);
        if self.smaller { ascending } else { ascending.reverse() }
    }
}

impl PartialOrd for Strength {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

fn line(play: &TruePlay, hand: &[Card]) -> Option<PageLine> {
    let Action::Play { field, factors } = play.action(hand)? else { return None };
    let heading = Localized::new("aid-cards").with("count", play.cards());
    let words = match play.kind {
        PlayKind::Infinity => Localized::new("aid-infinity"),
        _ => Localized::new("aid-play").with("play", line_of(&field, &factors)),
    };
    Some(PageLine { heading, words, marked: play.cards() == hand.len() })
}
