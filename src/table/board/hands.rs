//! What people do at the board: clicks, drops, keys, pads and buttons become actions.
//!
//! A click chooses a card, another one plays it, and so does one on its cell; a drop on the board and a confirmation by key
//! or pad play it at once. A joker is chosen, then an open cell.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::choice::Wish;
use super::heads_up::PassButton;
use super::{Boarded, CellPlace, Chosen, HandPlace, Layout, Standing, sorted};
use crate::AppSystems;
use crate::cards::{Card, Number, Suit};
use crate::controls::{Command, ControlsSystems, Gesture, Prompt, PromptAction, Prompts, Request};
use crate::menus::Menu;
use crate::play::{Act, FastForward, FinalBoard, Play, Summary};
use crate::rules::Zone;
use crate::screens::Screen;
use crate::storage::Notices;
use crate::table::turns::{Hinted, TURN_PROMPTS};
use crate::table::{Dropped, Place};
use crate::text::Localized;

/// A joker counts for an open cell that is at most this far away, in cell widths.
const DROP_REACH: f32 = 0.6;

pub(super) fn plugin<G: Boarded>(app: &mut App) {
    app.add_systems(
        Update,
        // What is meant for a menu is read too, and forgotten: an open menu keeps messages until it closes.
        (follow_clicks::<G>, follow_drops::<G>, follow_commands::<G>, follow_wishes::<G>)
            .chain()
            .in_set(AppSystems::Controls)
            .after(ControlsSystems::Focus)
            .run_if(resource_exists::<Play<G>>)
            .run_if(resource_exists::<Standing>)
            .run_if(in_state(Screen::Play)),
    )
    .add_systems(
        Update,
        write_prompts
            .in_set(AppSystems::Record)
            .run_if(resource_exists::<Play<G>>)
            .run_if(resource_exists::<Standing>)
            .run_if(not(resource_exists::<FinalBoard>))
            .run_if(in_state(Screen::Play))
            .run_if(in_state(Menu::None)),
    )
    .add_systems(
        Update,
        (
            forget_advice_not_taken::<G>.run_if(resource_exists_and_changed::<Chosen>),
            point_at_what_is_advised::<G>.run_if(resource_exists_and_changed::<Hinted<G>>),
        )
            .chain()
            .in_set(AppSystems::Poses)
            .run_if(resource_exists::<Hinted<G>>)
            .run_if(resource_exists::<Standing>)
            .run_if(in_state(Screen::Play)),
    )
    .add_observer(activate_place::<G>);
}

/// Whether a card is only chosen by what somebody did, or played at once.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    ChooseFirst,
    AtOnce,
}

/// Whoever holds the device, at the board.
#[derive(SystemParam)]
struct Player<'w, 's, G: Boarded> {
    act: Act<'w, G>,
    standing: If<Res<'w, Standing>>,
    chosen: ResMut<'w, Chosen>,
    hinted: Res<'w, Hinted<G>>,
    notices: ResMut<'w, Notices>,
    focus: ResMut<'w, InputFocus>,
    focus_visible: ResMut<'w, InputFocusVisible>,
    cells: Query<'w, 's, (Entity, &'static CellPlace, &'static Place)>,
    places: Query<'w, 's, (Entity, &'static HandPlace)>,
}

impl<G: Boarded> Player<'_, '_, G> {
    /// Chooses a card of the hand, plays it, or is told why not.
    fn use_card(&mut self, card: Card, manner: Manner) {
        if !self.standing.hand.contains(card) {
            return;
        }
        let again = self.chosen.card == Some(card);
        let playable = self.standing.playable_now().contains(card);
        if card.is_joker() {
            self.choose_joker(card, again && manner == Manner::ChooseFirst);
        } else if manner == Manner::AtOnce || again || self.standing.on_turn && !playable {
            self.put(card, None);
        } else {
            *self.chosen = Chosen::card(card);
        }
    }

    /// A joker waits for its cell. By keys the advised one has the focus next, or the first open one.
    fn choose_joker(&mut self, joker: Card, drop: bool) {
        if drop {
            *self.chosen = Chosen::default();
            return;
        }
        *self.chosen = Chosen::card(joker);
        let advised = self.hinted.action().filter(|action| G::card_of(action) == Some(joker)).and_then(G::cell_of);
        let open = self.cells.iter().filter(|(_, cell, _)| self.standing.open.contains(cell.0));
        let first = open.min_by_key(|(_, cell, _)| (Some(cell.0) != advised, cell.0));
        if let Some((cell, ..)) = first.filter(|_| self.focus_visible.0 && self.standing.may_lay_joker(joker)) {
            self.focus.set(cell, FocusCause::Navigated);
        }
    }

    /// Puts a card into its cell, or a joker into the given one.
    fn put(&mut self, card: Card, cell: Option<Card>) {
        let (Some(seat), Some(action)) = (self.standing.holder, G::put(&self.standing, card, cell)) else { return };
        self.act.act(seat, &action);
        *self.chosen = Chosen::default();
    }

    /// Lays the chosen joker into a cell, or else the card that belongs there.
    fn use_cell(&mut self, cell: Card) {
        if let Some(joker) = self.chosen.card.filter(|card| card.is_joker()) {
            self.put(joker, Some(cell));
        } else if self.standing.hand.contains(cell) {
            self.put(cell, None);
        } else if self.standing.open.contains(cell) && self.standing.holder.is_some() {
            self.notices.push_passing(Localized::new("board-not-in-hand").with("card", cell), None);
        }
    }

    /// Passes. The pass that puts the player out has to be asked for twice.
    fn pass(&mut self) {
        let Some(seat) = self.standing.holder else { return };
        let warns = self.standing.on_turn && self.standing.pass.allowed && self.standing.pass.puts_out;
        if warns && !self.chosen.pass {
            *self.chosen = Chosen::pass();
            self.notices.push_passing(Localized::new("board-pass-warning"), None);
            return;
        }
        *self.chosen = Chosen::default();
        self.act.act(seat, &G::pass());
    }

    /// The focus goes to the next card that can be laid, and is seen there, whatever a pointer has hidden before.
    fn go_to_next_playable(&mut self) {
        let mut places: Vec<_> =
            self.places.iter().filter_map(|(entity, place)| Some((place.place, entity, place.card?))).collect();
        places.sort_by_key(|(place, ..)| *place);
        let now = self.focus.get().and_then(|entity| self.places.get(entity).ok()).map(|(_, place)| place.place);
        let after = |place: usize| now.is_some_and(|now| place <= now);
        let playable = places.iter().filter(|(_, _, card)| self.standing.playable_now().contains(*card));
        if let Some((_, entity, _)) = playable.min_by_key(|(place, ..)| (after(*place), *place)) {
            self.focus_visible.0 = true;
            self.focus.set(*entity, FocusCause::Navigated);
        }
    }
}

fn follow_clicks<G: Boarded>(
    mut gestures: MessageReader<Gesture>,
    menu: Res<State<Menu>>,
    cards: Query<(&Suit, &Number, &Zone)>,
    mut player: Player<G>,
) {
    if **menu != Menu::None {
        gestures.clear();
        return;
    }
    for gesture in gestures.read() {
        let Gesture::Click { entity, .. } = *gesture else { continue };
        if let Ok((_, cell, _)) = player.cells.get(entity) {
            let cell = cell.0;
            player.use_cell(cell);
        } else if let Ok((suit, number, Zone::Hand { seat, .. })) = cards.get(entity)
            && player.standing.holder == Some(*seat)
        {
            player.use_card(Card { suit: *suit, number: *number }, Manner::ChooseFirst);
        }
    }
}

fn follow_drops<G: Boarded>(
    mut drops: MessageReader<Dropped>,
    menu: Res<State<Menu>>,
    layout: Option<Res<Layout>>,
    cards: Query<(&Suit, &Number, &Zone)>,
    mut player: Player<G>,
) {
    let Some(layout) = layout.filter(|_| **menu == Menu::None) else {
        drops.clear();
        return;
    };
    for drop in drops.read() {
        let Ok((suit, number, Zone::Hand { .. })) = cards.get(drop.card) else { continue };
        let card = Card { suit: *suit, number: *number };
        let board = layout.board.place(layout.window);
        let reach = DROP_REACH * layout.cell_at(0, 0).size.x;
        if card.is_joker() {
            let near = |place: &Place| place.distance(drop.position).min(place.distance(drop.pointer));
            let open = player.cells.iter().filter(|(_, cell, _)| player.standing.open.contains(cell.0));
            let nearest =
                open.map(|(_, cell, place)| (near(place), cell.0)).min_by(|one, other| one.0.total_cmp(&other.0));
            if let Some((_, cell)) = nearest.filter(|(distance, _)| *distance <= reach) {
                player.put(card, Some(cell));
            }
        } else if board.distance(drop.position).min(board.distance(drop.pointer)) <= 0.0 {
            player.put(card, None);
        }
    }
}

fn follow_commands<G: Boarded>(
    mut commands: MessageReader<Command>,
    menu: Res<State<Menu>>,
    layout: Option<Res<Layout>>,
    mut player: Player<G>,
) {
    let Some(layout) = layout.filter(|_| **menu == Menu::None) else {
        commands.clear();
        return;
    };
    for command in commands.read() {
        match command.request {
            Request::Main => player.pass(),
            Request::Place(place) => {
                if let Some(card) = sorted(player.standing.hand, layout.company.order).get(place) {
                    player.use_card(*card, Manner::ChooseFirst);
                }
            }
            Request::Aim => player.go_to_next_playable(),
            Request::Cancel => *player.chosen = Chosen::default(),
            _ => {}
        }
    }
}

fn follow_wishes<G: Boarded>(mut wishes: MessageReader<Wish>, mut player: Player<G>) {
    for wish in wishes.read() {
        match (*wish, player.chosen.card) {
            (Wish::Pass, _) => player.pass(),
            (Wish::Play, Some(card)) => player.put(card, None),
            (Wish::Play, None) => {}
        }
    }
}

/// Enter or the pad's confirm on what has the focus.
fn activate_place<G: Boarded>(activated: On<Activate>, menu: Res<State<Menu>>, mut player: Player<G>) {
    if player.act.play().is_none() || **menu != Menu::None {
        return;
    }
    if let Ok((_, place)) = player.places.get(activated.entity) {
        if let Some(card) = place.card {
            player.use_card(card, Manner::AtOnce);
        }
    } else if let Ok((_, cell, _)) = player.cells.get(activated.entity) {
        let cell = cell.0;
        player.use_cell(cell);
    }
}

/// The focus goes to the advised card or to the pass, so that a confirmation does just that; choosing it stays the player's
/// own act.
fn point_at_what_is_advised<G: Boarded>(
    hinted: Res<Hinted<G>>,
    places: Query<(Entity, &HandPlace)>,
    pass: Query<Entity, With<PassButton>>,
    mut focus: ResMut<InputFocus>,
    mut focus_visible: ResMut<InputFocusVisible>,
) {
    let Some(action) = hinted.action() else { return };
    let target = match G::card_of(action) {
        Some(card) => places.iter().find(|(_, place)| place.card == Some(card)).map(|(place, _)| place),
        None => pass.single().ok(),
    };
    if let Some(target) = target {
        focus_visible.0 = true;
        focus.set(target, FocusCause::Navigated);
    }
}

/// Whoever chooses something else has read the advice.
fn forget_advice_not_taken<G: Boarded>(chosen: Res<Chosen>, mut hinted: ResMut<Hinted<G>>) {
    let Some(advised) = hinted.action() else { return };
    let card = G::card_of(advised);
    if chosen.pass && card.is_some() || chosen.card.is_some() && chosen.card != card {
        hinted.dismiss();
    }
}

/// What can be done now, for the bar at the lower edge.
fn write_prompts(
    (standing, fast): (Res<Standing>, Res<FastForward>),
    summary: Option<Res<Summary>>,
    mut prompts: ResMut<Prompts>,
) {
    let request = |request, key| Prompt::new(PromptAction::Request(request), key);
    let mut now = Vec::new();
    if standing.holder.is_some() {
        now.push(Prompt::new(PromptAction::SideSteps, "prompt-choose"));
        let playable = !standing.playable_now().is_empty();
        now.extend(playable.then(|| request(Request::Confirm, "prompt-play")));
        now.extend((standing.on_turn && standing.pass.allowed).then(|| request(Request::Main, "prompt-pass")));
        now.extend(playable.then(|| request(Request::Aim, "prompt-next-playable")));
    }
    let can_undo = summary.is_some_and(|summary| summary.can_undo);
    now.extend(TURN_PROMPTS.into_iter().filter(|prompt| match prompt.action {
        PromptAction::Request(Request::Hint) => standing.on_turn,
        PromptAction::Request(Request::Undo) => can_undo,
        PromptAction::Request(Request::FastForward) => fast.is_offered(),
        _ => true,
    }));
    prompts.set_if_neq(Prompts(now));
}
