//! What people do at the table: clicks, drops, keys, pads and buttons put a play together and lay it.
//!
//! A click puts a card into the composer or back, a drop puts it where it is dropped. Nothing of that is an action of the game
//! before the play is laid.

use bevy::ecs::system::SystemParam;
use bevy::input_focus::{FocusCause, InputFocus, InputFocusVisible};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::assessment::{Assessment, Sorting};
use super::composition::{Composition, Row};
use super::layout::Layout;
use super::places::{RowPlace, TablePlace};
use crate::AppSystems;
use crate::cards::{Card, Number, Suit};
use crate::controls::{Command, ControlsSystems, Gesture, Prompt, PromptAction, Prompts, Request, Spelling};
use crate::menus::Menu;
use crate::play::{Act, FastForward, FinalBoard, Play};
use crate::rules::Zone;
use crate::rules::prime_daifugo::{Action, PrimeDaifugo};
use crate::screens::Screen;
use crate::storage::{HandOrder, Notices};
use crate::table::turns::{Hinted, TURN_PROMPTS};
use crate::table::{Dropped, Place, to_window};
use crate::text::Localized;

/// What the buttons of the table ask for.
#[derive(Message, Component, Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wish {
    /// To go on in this row.
    Row(Row),
    /// To set a sign.
    Sign(Spelling),
    /// To take the last sign back.
    TakeBack,
    /// To lay the play.
    Lay,
    /// A joker's value.
    Declare(u8),
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Wish>()
        .add_systems(
            Update,
            // What is meant for a menu is read too, and forgotten: an open menu keeps messages until it closes.
            (follow_clicks, follow_drops, follow_commands, follow_wishes)
                .chain()
                .in_set(AppSystems::Controls)
                .after(ControlsSystems::Focus)
                .run_if(resource_exists::<Play<PrimeDaifugo>>)
                .run_if(resource_exists::<Assessment>)
                .run_if(in_state(Screen::Play)),
        )
        .add_systems(
            Update,
            (
                write_prompts
                    .in_set(AppSystems::Record)
                    .run_if(not(resource_exists::<FinalBoard>))
                    .run_if(in_state(Menu::None)),
                compose_what_is_advised
                    .in_set(AppSystems::Zones)
                    .run_if(resource_exists_and_changed::<Hinted<PrimeDaifugo>>),
            )
                .run_if(resource_exists::<Play<PrimeDaifugo>>)
                .run_if(resource_exists::<Assessment>)
                .run_if(in_state(Screen::Play)),
        )
        .add_observer(activate_place);
}

/// The button that lays; typing leads the focus there, so that the next confirmation lays.
#[derive(Component, Debug)]
pub(super) struct LayButton;

/// Whoever holds the device.
#[derive(SystemParam)]
struct Player<'w, 's> {
    act: Act<'w, PrimeDaifugo>,
    assessment: If<Res<'w, Assessment>>,
    composition: ResMut<'w, Composition>,
    sorting: ResMut<'w, Sorting>,
    notices: ResMut<'w, Notices>,
    focus: ResMut<'w, InputFocus>,
    focus_visible: Res<'w, InputFocusVisible>,
    lay_button: Query<'w, 's, Entity, With<LayButton>>,
}

impl Player<'_, '_> {
    /// A card of the hand goes into the composer; one that is there goes back, or, if it is a joker, asks what it stands for.
    fn use_card(&mut self, card: Card) {
        if self.composition.place_of(card).is_none() {
            if self.assessment.hand.contains(card) {
                self.composition.add(card);
            }
        } else if card.is_joker() && self.composition.asked_joker() != Some(card) {
            self.composition.ask_joker(card);
        } else {
            self.composition.take(card);
        }
    }

    /// The first card of the hand that is wanted and not composed yet; else somebody is told that there is none.
    fn add_first(&mut self, wanted: impl Fn(Card) -> bool, name: impl Fn() -> String) {
        let composed = self.composition.cards();
        let card = self.assessment.hand.into_iter().find(|card| wanted(*card) && !composed.contains(*card));
        match card {
            Some(card) => self.composition.add(card),
            None => self.notices.push_passing(Localized::new("prime-daifugo-no-card").with("card", name()), None),
        }
        self.focus_what_lays();
    }

    fn focus_what_lays(&mut self) {
        if let Some(button) = self.lay_button.iter().next().filter(|_| self.focus_visible.0) {
            self.focus.set(button, FocusCause::Navigated);
        }
    }

    /// A rank that was typed: the value of the joker that is asked about, or a card.
    fn rank(&mut self, rank: u8) {
        if self.composition.asked_joker().is_some() {
            self.composition.declare(rank);
        } else if let Some(number) = Number::new(rank) {
            self.add_first(|card| !card.is_joker() && card.number == number, || rank_name(rank));
        }
    }

    fn spell(&mut self, spelling: Spelling) {
        let Some(seat) = self.assessment.holder else { return };
        match spelling {
            Spelling::Rank(rank) => self.rank(rank),
            Spelling::Joker => self.add_first(Card::is_joker, || "X".to_owned()),
            Spelling::Times => self.composition.times(),
            Spelling::Power => self.composition.power(),
            Spelling::OtherRow => {
                let other = self.composition.row().other();
                self.composition.go_to(other);
            }
            Spelling::Clear => self.composition.clear(),
            Spelling::Draw => _ = self.act.act(seat, &Action::Draw {}),
            Spelling::Pass => _ = self.act.act(seat, &Action::Pass {}),
            Spelling::Sort => {
                self.sorting.0 = match self.sorting.0 {
                    HandOrder::Number => HandOrder::Suit,
                    HandOrder::Suit => HandOrder::Number,
                };
            }
        }
    }

    /// Lays the play. A composite number has to be asked for twice, once its form is right.
    fn lay(&mut self) {
        let Some(seat) = self.assessment.holder else { return };
        let composition = &mut *self.composition;
        let is_formed = self.assessment.on_turn && self.assessment.refusal.is_none();
        if composition.has_factors() && is_formed && !composition.is_asked_to_confirm() {
            composition.ask_to_confirm();
            return;
        }
        if self.act.act(seat, &composition.action()) {
            composition.clear();
        }
    }

    fn wish(&mut self, wish: Wish) {
        if self.assessment.holder.is_none() {
            return;
        }
        match wish {
            Wish::Row(row) => self.composition.go_to(row),
            Wish::Sign(sign) => self.spell(sign),
            Wish::TakeBack => self.composition.take_back(),
            Wish::Lay => self.lay(),
            Wish::Declare(value) => self.composition.declare(value),
        }
    }
}

/// What is printed on the cards of a rank.
fn rank_name(rank: u8) -> String {
    match rank {
        1 => "A".to_owned(),
        11 => "J".to_owned(),
        12 => "Q".to_owned(),
        13 => "K".to_owned(),
        other => other.to_string(),
    }
}

fn follow_clicks(
    mut gestures: MessageReader<Gesture>,
    menu: Res<State<Menu>>,
    cards: Query<(&Suit, &Number, &Zone)>,
    rows: Query<&RowPlace>,
    mut player: Player,
) {
    if **menu != Menu::None {
        gestures.clear();
        return;
    }
    for gesture in gestures.read() {
        let Gesture::Click { entity, .. } = *gesture else { continue };
        match cards.get(entity) {
            Ok((suit, number, Zone::Hand { seat, .. })) if player.assessment.holder == Some(*seat) => {
                player.use_card(Card { suit: *suit, number: *number });
            }
            Ok((.., Zone::Deck { .. })) if player.assessment.on_turn => player.spell(Spelling::Draw),
            Ok(_) => {}
            Err(_) => {
                if let Ok(RowPlace(row)) = rows.get(entity) {
                    player.wish(Wish::Row(*row));
                }
            }
        }
    }
}

/// A card that is dropped on a row goes there; one of the composer that is dropped elsewhere goes back.
fn follow_drops(
    mut drops: MessageReader<Dropped>,
    menu: Res<State<Menu>>,
    layout: Option<Res<Layout>>,
    cards: Query<(&Suit, &Number, &Zone)>,
    mut player: Player,
) {
    let Some(layout) = layout.filter(|_| **menu == Menu::None) else {
        drops.clear();
        return;
    };
    for drop in drops.read() {
        let Ok((suit, number, Zone::Hand { seat, .. })) = cards.get(drop.card) else { continue };
        if player.assessment.holder != Some(*seat) {
            continue;
        }
        let card = Card { suit: *suit, number: *number };
        let was = player.composition.place_of(card);
        let panel = layout.panel.place(layout.window);
        if panel.distance(drop.position).min(panel.distance(drop.pointer)) > 0.0 {
            player.composition.take(card);
            continue;
        }
        let at = if panel.distance(drop.position) > 0.0 { drop.pointer } else { drop.position };
        let row = nearest_row(&layout, at);
        let index = layout.row(row).index_at(player.composition.tokens(row), to_window(at, layout.window).x);
        player.composition.insert(card, row, index);
        if card.is_joker() && was.is_none() {
            player.composition.ask_joker(card);
        }
    }
}

fn nearest_row(layout: &Layout, at: Vec2) -> Row {
    let distance = |row: Row| -> f32 {
        let Place { position, .. } = layout.row(row).cards.place(layout.window);
        (position.y - at.y).abs()
    };
    if distance(Row::Number) <= distance(Row::Factors) { Row::Number } else { Row::Factors }
}

fn follow_commands(mut commands: MessageReader<Command>, menu: Res<State<Menu>>, mut player: Player) {
    for command in commands.read() {
        if **menu != Menu::None {
            continue;
        }
        match command.request {
            Request::Main => player.wish(Wish::Lay),
            Request::Cancel => player.wish(Wish::TakeBack),
            Request::Spell(spelling) => player.spell(spelling),
            _ => {}
        }
    }
}

fn follow_wishes(mut wishes: MessageReader<Wish>, mut player: Player) {
    wishes.read().for_each(|wish| player.wish(*wish));
}

/// Enter or the pad's confirm on a card that has the focus.
fn activate_place(activated: On<Activate>, menu: Res<State<Menu>>, places: Query<&TablePlace>, mut player: Player) {
    if player.act.play().is_none() || **menu != Menu::None {
        return;
    }
    if let Some(card) = places.get(activated.entity).ok().and_then(|place| place.card) {
        player.use_card(card);
    }
}

/// The advised play is put together, so that it is seen; laying it stays the player's own act.
fn compose_what_is_advised(hinted: Res<Hinted<PrimeDaifugo>>, mut player: Player) {
    if let Some(action @ Action::Play { .. }) = hinted.action().filter(|_| player.assessment.on_turn) {
        player.composition.put_together(action);
        player.focus_what_lays();
    }
}

/// What can be done now, for the bar at the lower edge.
fn write_prompts(
    (assessment, composition, fast): (Res<Assessment>, Res<Composition>, Res<FastForward>),
    mut prompts: ResMut<Prompts>,
) {
    let spell = |spelling, key| Prompt::new(PromptAction::Request(Request::Spell(spelling)), key);
    let request = |request, key| Prompt::new(PromptAction::Request(request), key);
    let mut now = Vec::new();
    let composing = !composition.is_empty();
    if assessment.holder.is_some() {
        now.push(Prompt::new(PromptAction::Ranks, "prime-daifugo-prompt-cards"));
        if composing {
            now.push(spell(Spelling::OtherRow, "prime-daifugo-prompt-row"));
            now.push(spell(Spelling::Times, "prime-daifugo-prompt-times"));
            now.push(spell(Spelling::Power, "prime-daifugo-prompt-power"));
            now.push(request(Request::Cancel, "prime-daifugo-prompt-back"));
            now.push(request(Request::Main, "prime-daifugo-prompt-lay"));
        } else {
            now.push(spell(Spelling::Draw, "prompt-draw"));
            now.push(spell(Spelling::Pass, "prompt-pass"));
        }
    }
    // There is room for what helps while nothing is composed. Who only watches has no use for it.
    let helps = assessment.holder.is_some() && !composing;
    now.extend(TURN_PROMPTS.into_iter().filter(|prompt| match prompt.action {
        PromptAction::Request(Request::FastForward) => fast.is_offered(),
        _ => prompt.at_end || helps,
    }));
    prompts.set_if_neq(Prompts(now));
}
