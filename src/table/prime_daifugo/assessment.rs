//! What may be known of the composed play before it is laid, and where it lies. Whether it is true is not looked at.

use std::cmp::Ordering;

use bevy::prelude::*;

use super::composition::{Composition, Row, Token};
use super::layout::{Arranged, Layout};
use crate::AppSystems;
use crate::cards::{Card, CardSet};
use crate::controls::Seating;
use crate::numbers::Natural;
use crate::play::{Play, SeatPeople};
use crate::rules::Rules;
use crate::rules::Seat;
use crate::rules::prime_daifugo::{Penalty, PrimeDaifugo, Refusal, View};
use crate::screens::Screen;
use crate::storage::HandOrder;
use crate::table::Area;
use crate::table::drag::carry_dragged_cards;

/// What whoever holds the device may know and do.
#[derive(Resource, Clone, PartialEq, Debug, Default)]
pub struct Assessment {
    /// Who holds it, until the game is over.
    pub holder: Option<Seat>,
    /// Whether it is their turn.
    pub on_turn: bool,
    /// Whether they may draw.
    pub may_draw: bool,
    /// Whether they have drawn in this turn.
    pub drawn: bool,
    /// Their cards.
    pub hand: CardSet,
    /// How many cards the deck has.
    pub deck: usize,
    /// How many field cards are asked for; nothing where one leads.
    pub needed: Option<usize>,
    /// The number to beat.
    pub field: Option<String>,
    /// Whether smaller numbers are the stronger ones.
    pub revolution: bool,
    /// How many field cards are composed.
    pub count: usize,
    /// Whether the composed number beats the field; nothing where it is no number yet, or where one leads.
    pub beats: Option<bool>,
    /// Why the play would be refused for its form, if it would.
    pub refusal: Option<Refusal>,
    /// How many cards it costs if it is wrong.
    pub penalty: usize,
    /// Whether the play is true, where the aid tells that.
    pub truth: Option<bool>,
}

impl Assessment {
    fn of(play: &Play<PrimeDaifugo>, holder: Option<Seat>, composition: &Composition) -> Self {
        let Some(seat) = holder else { return Self::default() };
        let view = play.state().view(seat);
        let field = composition.field();
        let laid = composition.played().count();
        let penalty = match view.options().penalty {
            Penalty::All => laid,
            Penalty::Field => field.len(),
            Penalty::One => 1,
            Penalty::None => 0,
        };
        Self {
            holder,
            on_turn: view.is_on_turn(),
            may_draw: view.may_draw(),
            drawn: view.is_on_turn() && view.drawn,
            hand: view.own_hand().iter().copied().collect(),
            deck: view.deck.count,
            needed: view.field.as_ref().map(|field| field.cards.len()),
            field: view.field.as_ref().map(|field| field.number().to_string()),
            revolution: view.revolution,
            count: field.len(),
            beats: beats(&view, composition),
            refusal: view.check_form(&field, &composition.factors()).err(),
            penalty: penalty.min(view.deck.count),
            truth: None,
        }
    }
}

/// Whether the number as it stands beats the field's.
fn beats(view: &View, composition: &Composition) -> Option<bool> {
    let field = view.field.as_ref()?.number();
    let number: Natural = composition.number_text().parse().ok()?;
    let wanted = if view.revolution { Ordering::Less } else { Ordering::Greater };
    Some(number.cmp(&field) == wanted)
}

/// How the hand is sorted. Numbers matter here, not suits.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sorting(pub HandOrder);

impl Default for Sorting {
    fn default() -> Self {
        Self(HandOrder::Number)
    }
}

/// In [`OnEnter`]: the assessment is there; whatever is spawned for it comes after. In [`Update`]: it is up to date.
#[derive(SystemSet, Clone, PartialEq, Eq, Hash, Debug)]
pub(super) struct Assess;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Composition>()
        .init_resource::<Sorting>()
        .add_systems(
            OnEnter(Screen::Play),
            begin.in_set(Assess).after(SeatPeople).run_if(resource_exists::<Play<PrimeDaifugo>>),
        )
        .add_systems(OnExit(Screen::Play), |mut commands: Commands| commands.remove_resource::<Assessment>())
        .add_systems(
            Update,
            (keep_what_is_held, assess, arrange)
                .chain()
                .in_set(Assess)
                .in_set(AppSystems::Poses)
                .before(carry_dragged_cards)
                .run_if(resource_exists::<Play<PrimeDaifugo>>)
                .run_if(resource_exists::<Assessment>)
                .run_if(in_state(Screen::Play)),
        );
}

fn begin(
    play: Res<Play<PrimeDaifugo>>,
    seating: Res<Seating>,
    mut composition: ResMut<Composition>,
    mut commands: Commands,
) {
    let holder = holder(&play, &seating);
    *composition = Composition::of(holder);
    commands.insert_resource(Assessment::of(&play, holder, &composition));
}

/// Whoever holds the device, until the game is over: then nothing is composed any more.
fn holder(play: &Play<PrimeDaifugo>, seating: &Seating) -> Option<Seat> {
    seating.people().first().copied().filter(|_| play.state().outcome().is_none())
}

/// The composition survives what others do; what has left the hand leaves it.
fn keep_what_is_held(play: Res<Play<PrimeDaifugo>>, seating: Res<Seating>, mut composition: ResMut<Composition>) {
    let holder = holder(&play, &seating);
    let hand = holder.and_then(|seat| play.state().hands().get(seat));
    let hand: CardSet = hand.into_iter().flatten().copied().collect();
    let mut kept = composition.clone();
    kept.keep(holder, hand);
    composition.set_if_neq(kept);
}

fn assess(
    play: Res<Play<PrimeDaifugo>>,
    seating: Res<Seating>,
    composition: Res<Composition>,
    mut assessment: ResMut<Assessment>,
) {
    if play.is_changed() || seating.is_changed() || composition.is_changed() {
        let holder = holder(&play, &seating);
        assessment.set_if_neq(Assessment::of(&play, holder, &composition));
    }
}

/// The layout learns where the composed cards lie.
fn arrange(composition: Res<Composition>, sorting: Res<Sorting>, mut layout: ResMut<Layout>) {
    let arranged = Arranged { composed: composed(&composition, &layout), order: sorting.0 };
    if layout.arranged != arranged {
        layout.arranged = arranged;
    }
}

fn composed(composition: &Composition, layout: &Layout) -> Vec<(Card, Area, f32)> {
    let mut composed = Vec::new();
    for row in Row::ALL {
        let tokens = composition.tokens(row);
        let places = layout.row(row).places(tokens);
        for (token, area) in tokens.iter().zip(places) {
            if let Token::Card(played) = token {
                composed.push((played.card, area, composed.len() as f32 * 0.05));
            }
        }
    }
    composed
}

#[cfg(test)]
mod tests;
