//! The buttons beside the hand, and the column at the right in which each game tells what only it has to tell.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::choice::Wish;
use super::standing::TakeStock;
use super::{Boarded, Chosen, Layout, Preview, Standing};
use crate::AppSystems;
use crate::play::Play;
use crate::screens::Screen;
use crate::storage::Settings;
use crate::table::Area;
use crate::text::Localized;
use crate::theme::widget::{self, ButtonKind, Painted, TypeSize};
use crate::theme::{Frame, FrameShape, palette};

/// The root of everything here.
#[derive(Component, Debug)]
struct BoardWords;

/// A node that follows a place of the layout.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Spot {
    Pass,
    Play,
    Sort,
    Side,
}

/// The column at the right of the board. The game fills it, and writes it anew when something has changed.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub struct SideColumn;

/// A text that follows the standing.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Shown {
    Pass,
    PassLeft,
    Play,
    Sort,
}

/// The button that plays the chosen card.
#[derive(Component)]
struct PlayButton;

/// The button that passes.
#[derive(Component)]
pub(super) struct PassButton;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_words.after(TakeStock).run_if(resource_exists::<Standing>))
        .add_systems(
            Update,
            (
                rebuild_for_another_shape.run_if(resource_changed::<FrameShape>).in_set(AppSystems::Zones),
                write_pass.in_set(AppSystems::Poses),
                write_sort.in_set(AppSystems::Poses),
                place_nodes.in_set(AppSystems::Draw),
            )
                .run_if(resource_exists::<Standing>)
                .run_if(resource_exists::<Layout>)
                .run_if(in_state(Screen::Play)),
        );
}

pub(super) fn game_plugin<G: Boarded>(app: &mut App) {
    app.add_systems(
        Update,
        write_play::<G>
            .in_set(AppSystems::Draw)
            .run_if(resource_exists::<Play<G>>)
            .run_if(resource_exists::<Standing>)
            .run_if(in_state(Screen::Play)),
    );
}

fn rebuild_for_another_shape(old: Query<Entity, With<BoardWords>>, commands: Commands, frame: Res<Frame>) {
    let mut commands = commands;
    old.iter().for_each(|old| commands.entity(old).despawn());
    spawn_words(commands, frame);
}

fn spawn_words(mut commands: Commands, frame: Res<Frame>) {
    let root = (Name::new("board"), BoardWords, widget::screen_root(), DespawnOnExit(Screen::Play));
    commands.spawn(root).with_children(|root| {
        root.spawn((
            tall_button("pass", ButtonKind::Secondary, Shown::Pass, Some(Shown::PassLeft)),
            Spot::Pass,
            PassButton,
            observe(|_: On<Activate>, mut wishes: MessageWriter<Wish>| _ = wishes.write(Wish::Pass)),
        ));
        root.spawn((
            tall_button("sort", ButtonKind::Quiet, Shown::Sort, None),
            Spot::Sort,
            observe(|_: On<Activate>, mut settings: ResMut<Settings>| {
                settings.hand_order = settings.hand_order.other();
            }),
        ));
        if frame.portrait {
            root.spawn((
                tall_button("play", ButtonKind::Primary, Shown::Play, None),
                Spot::Play,
                PlayButton,
                observe(|_: On<Activate>, mut wishes: MessageWriter<Wish>| _ = wishes.write(Wish::Play)),
            ));
        } else {
            let column =
                Node { position_type: PositionType::Absolute, overflow: Overflow::clip(), ..widget::column(8.0) };
            root.spawn((Name::new("side"), SideColumn, Spot::Side, column, Pickable::IGNORE));
        }
    });
}

/// A button with one line of words, or two.
fn tall_button(name: &'static str, kind: ButtonKind, first: Shown, second: Option<Shown>) -> impl Bundle {
    let node = Node {
        position_type: PositionType::Absolute,
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(12)),
        padding: UiRect::axes(px(6), px(2)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..widget::column(0.0)
    };
    let size = if matches!(first, Shown::Sort) { TypeSize::Caption } else { TypeSize::Body };
    let line = |shown: Shown, size: TypeSize, bold: bool| {
        let words = widget::text(Localized::new("board-pass"), size, bold, palette::WASHI);
        (shown, words, Painted, TextLayout::justify(Justify::Center))
    };
    (
        Name::new(name),
        kind,
        node,
        Children::spawn((
            Spawn(line(first, size, true)),
            SpawnIter(second.into_iter().map(move |shown| line(shown, TypeSize::Caption, false))),
        )),
    )
}

/// The pass says what is left, warns before the one that puts the player out, and says why where it is not allowed.
fn write_pass(
    standing: Res<Standing>,
    chosen: Res<Chosen>,
    mut texts: Query<(&Shown, &mut Localized)>,
    buttons: Query<(Entity, &Spot, &ButtonKind, Has<InteractionDisabled>)>,
    mut commands: Commands,
) {
    let pass = standing.pass;
    let first = if chosen.pass { "board-pass-really" } else { "board-pass" };
    let second = match (standing.on_turn, pass.allowed, pass.left) {
        (true, false, _) => Localized::new("board-pass-can-play"),
        (_, _, Some(_)) if chosen.pass => Localized::new("board-pass-out"),
        (_, _, Some(left)) => Localized::new("board-pass-left").with("left", left),
        (_, _, None) => Localized::new("board-pass-free"),
    };
    for (shown, mut text) in &mut texts {
        match shown {
            Shown::Pass => _ = text.set_if_neq(Localized::new(first)),
            Shown::PassLeft => _ = text.set_if_neq(second.clone()),
            Shown::Play | Shown::Sort => {}
        }
    }
    let wakes = standing.on_turn && pass.allowed;
    for (button, _, kind, asleep) in buttons.iter().filter(|(_, spot, ..)| **spot == Spot::Pass) {
        if wakes == asleep {
            set_awake(&mut commands, button, wakes);
        }
        let wanted = if chosen.pass { ButtonKind::Primary } else { ButtonKind::Secondary };
        if *kind != wanted {
            commands.entity(button).insert(wanted);
        }
    }
}

fn set_awake(commands: &mut Commands, button: Entity, awake: bool) {
    if awake {
        commands.entity(button).remove::<InteractionDisabled>();
    } else {
        commands.entity(button).insert(InteractionDisabled);
    }
}

fn write_sort(settings: Res<Settings>, mut texts: Query<(&Shown, &mut Localized)>) {
    let words = Localized::new(format!("board-sorted-{}", settings.hand_order.name()));
    for (_, mut text) in texts.iter_mut().filter(|(shown, _)| **shown == Shown::Sort) {
        text.set_if_neq(words.clone());
    }
}

/// The wide button names the card that it plays.
fn write_play<G: Boarded>(
    (standing, chosen, preview): (Res<Standing>, Res<Chosen>, Res<Preview>),
    mut texts: Query<(&Shown, &mut Localized)>,
    buttons: Query<(Entity, Has<InteractionDisabled>), With<PlayButton>>,
    mut commands: Commands,
) {
    let card = chosen.card.filter(|card| standing.playable_now().contains(*card));
    let words = match card {
        Some(card) if card.is_joker() => Localized::new("board-choose-cell"),
        Some(card) => G::play_words(card, &preview.effect),
        None if standing.on_turn => Localized::new("board-choose-card"),
        None => Localized::new("board-wait"),
    };
    for (_, mut text) in texts.iter_mut().filter(|(shown, _)| **shown == Shown::Play) {
        text.set_if_neq(words.clone());
    }
    let wakes = card.is_some_and(|card| !card.is_joker());
    for (button, _) in buttons.iter().filter(|(_, asleep)| *asleep == wakes) {
        set_awake(&mut commands, button, wakes);
    }
}

/// Nodes follow the layout.
fn place_nodes(layout: Res<Layout>, frame: Res<Frame>, mut nodes: Query<(Ref<Spot>, &mut Node, &mut Visibility)>) {
    for (spot, mut node, mut visibility) in &mut nodes {
        if !(layout.is_changed() || frame.is_changed() || spot.is_added()) {
            continue;
        }
        let area = match *spot {
            Spot::Pass => Some(layout.pass),
            Spot::Sort => Some(layout.sort),
            Spot::Play => layout.play,
            Spot::Side => layout.side,
        };
        // Where nobody plays at this device there is nothing to press.
        let pressed = *spot != Spot::Side;
        let shown = area.is_some() && (!pressed || layout.company.viewer.is_some());
        visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
        area.unwrap_or(Area::default()).lay(&mut node, frame.unit);
    }
}

/// A plate of the side column.
pub fn panel() -> impl Bundle {
    (
        widget::plate(Node {
            padding: UiRect::axes(px(12), px(8)),
            row_gap: px(4),
            flex_direction: FlexDirection::Column,
            ..default()
        }),
        Pickable::IGNORE,
    )
}
