//! The buttons of the table, and all that it says beside its cards: what is composed, what may be known of it, the field, and
//! the last moves.

use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use bevy::ui_widgets::{Activate, observe};

use super::SceneShown;
use super::assessment::{Assess, Assessment};
use super::composition::{Composition, Row};
use super::layout::Layout;
use super::player::{LayButton, Wish};
use crate::AppSystems;
use crate::announcements::AccessibleName;
use crate::controls::Spelling;
use crate::screens::Screen;
use crate::table::Area;
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::widget::{self, ButtonKind, Painted, TypeSize, icon};
use crate::theme::{Frame, FrameShape, palette};

/// The root of everything here.
#[derive(Component, Debug)]
struct TableWords;

/// A node that follows a place of the layout.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Spot {
    Draw,
    Pass,
    Lay,
    Sort,
    Key(usize),
    RowWords(Row),
    RowResult(Row),
    Checks,
    Penalty,
    Field,
    Moves,
    Deck,
    Order,
}

impl Spot {
    /// Whether it belongs to the composer, or to whoever plays; watchers have neither.
    const fn is_for_players(self) -> bool {
        !matches!(self, Self::Field | Self::Moves | Self::Deck | Self::Order)
    }

    /// Whether a scene over field and composer covers it.
    const fn is_covered(self) -> bool {
        matches!(
            self,
            Self::Key(_)
                | Self::RowWords(_)
                | Self::RowResult(_)
                | Self::Checks
                | Self::Field
                | Self::Penalty
                | Self::Order
        )
    }
}

/// A text on a button that follows the assessment.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Shown {
    Draw,
    DrawNote,
    Lay,
    RowName(Row),
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_words.after(Assess).run_if(resource_exists::<Assessment>))
        .add_systems(
            Update,
            (
                rebuild_for_another_shape.run_if(resource_changed::<FrameShape>).in_set(AppSystems::Zones),
                (write_buttons, wake_buttons, distinguish_lay_button).in_set(AppSystems::Poses).after(Assess),
                place_nodes.in_set(AppSystems::Draw),
            )
                .run_if(resource_exists::<Assessment>)
                .run_if(resource_exists::<Layout>)
                .run_if(in_state(Screen::Play)),
        );
}

fn rebuild_for_another_shape(old: Query<Entity, With<TableWords>>, frame: Res<Frame>, mut commands: Commands) {
    old.iter().for_each(|old| commands.entity(old).despawn());
    spawn_words(frame, commands);
}

/// The signs and acts of the row of keys.
const KEYS: [(&str, Spelling); 2] = [("times", Spelling::Times), ("power", Spelling::Power)];

fn spawn_words(frame: Res<Frame>, mut commands: Commands) {
    let root = (Name::new("composer"), TableWords, widget::screen_root(), DespawnOnExit(Screen::Play));
    commands.spawn(root).with_children(|root| {
        for row in Row::ALL {
            spawn_row_name(root, row);
            root.spawn((Spot::RowResult(row), absolute(widget::row(8.0)), Pickable::IGNORE));
        }
        for (index, (name, sign)) in KEYS.into_iter().enumerate() {
            let print = if sign == Spelling::Times { "×" } else { "^" };
            let words = widget::literal(print, TypeSize::Heading, true, palette::WASHI);
            let said =
                if sign == Spelling::Times { "prime-daifugo-prompt-times" } else { "prime-daifugo-prompt-power" };
            root.spawn((
                (Name::new(name), AccessibleName(Localized::new(said)), ButtonKind::Secondary, button_node()),
                (Spot::Key(index), Wish::Sign(sign), observe(send_wish)),
                children![(words, Painted)],
            ));
        }
        spawn_icon_key(root, "take-back", 2, Wish::TakeBack, Icon::Delete, "prime-daifugo-prompt-back");
        spawn_icon_key(root, "clear", 3, Wish::Sign(Spelling::Clear), Icon::Cross, "prime-daifugo-clear");
        root.spawn((Spot::Checks, absolute(Node { flex_wrap: FlexWrap::Wrap, ..widget::row(12.0) }), Pickable::IGNORE));
        root.spawn((Spot::Penalty, absolute(widget::row(8.0)), Pickable::IGNORE));
        root.spawn((Spot::Field, absolute(widget::column(2.0)), Pickable::IGNORE));
        root.spawn((Spot::Deck, absolute(widget::row(4.0)), Pickable::IGNORE));
        if frame.portrait {
            let node = absolute(Node { justify_content: JustifyContent::FlexEnd, ..widget::row(0.0) });
            root.spawn((Spot::Order, node, Pickable::IGNORE));
        } else {
            root.spawn((Spot::Moves, absolute(widget::column(4.0)), Pickable::IGNORE));
        }
        let draw = [Some(Shown::Draw), Some(Shown::DrawNote)];
        spawn_act(root, "draw", Spot::Draw, ButtonKind::Secondary, Wish::Sign(Spelling::Draw), draw);
        let pass = Wish::Sign(Spelling::Pass);
        root.spawn((
            (Name::new("pass"), ButtonKind::Secondary, button_node(), Spot::Pass, pass, observe(send_wish)),
            children![button_text(Localized::new("board-pass"), TypeSize::Body)],
        ));
        root.spawn((
            (Name::new("sort"), ButtonKind::Quiet, button_node(), Spot::Sort),
            (Wish::Sign(Spelling::Sort), observe(send_wish)),
            children![button_text(Localized::new("prime-daifugo-sort"), TypeSize::Caption)],
        ));
        root.spawn((
            (Name::new("lay"), ButtonKind::Primary, button_node(), Spot::Lay, LayButton, Wish::Lay),
            observe(send_wish),
            children![(Shown::Lay, button_text(Localized::new("prime-daifugo-lay"), TypeSize::Name))],
        ));
    });
}

fn absolute(node: Node) -> Node {
    Node { position_type: PositionType::Absolute, ..node }
}

fn button_node() -> Node {
    absolute(Node {
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(12)),
        padding: UiRect::axes(px(4), px(2)),
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        ..widget::column(0.0)
    })
}

fn button_text(words: Localized, size: TypeSize) -> impl Bundle {
    (widget::text(words, size, true, palette::WASHI), Painted, TextLayout::justify(Justify::Center))
}

fn send_wish(activated: On<Activate>, buttons: Query<&Wish>, mut wishes: MessageWriter<Wish>) {
    if let Ok(wish) = buttons.get(activated.entity) {
        wishes.write(*wish);
    }
}

fn spawn_act(
    root: &mut ChildSpawnerCommands,
    name: &'static str,
    spot: Spot,
    kind: ButtonKind,
    wish: Wish,
    lines: [Option<Shown>; 2],
) {
    root.spawn((Name::new(name), kind, button_node(), spot, wish, observe(send_wish))).with_children(|button| {
        for (line, shown) in lines.into_iter().flatten().enumerate() {
            let size = if line == 0 { TypeSize::Body } else { TypeSize::Caption };
            button.spawn((shown, button_text(Localized::new("prime-daifugo-draw"), size)));
        }
    });
}

fn spawn_icon_key(
    root: &mut ChildSpawnerCommands,
    name: &'static str,
    place: usize,
    wish: Wish,
    shown: Icon,
    said: &'static str,
) {
    root.spawn((
        (Name::new(name), AccessibleName(Localized::new(said)), ButtonKind::Secondary, button_node()),
        (Spot::Key(place), wish, observe(send_wish)),
        children![(icon(shown, 24.0), Painted)],
    ));
}

/// The heading of a row is a button: the next card goes to the row that was pressed last.
fn spawn_row_name(root: &mut ChildSpawnerCommands, row: Row) {
    let (name, key) = match row {
        Row::Number => ("row-number", "prime-daifugo-row-number"),
        Row::Factors => ("row-factors", "prime-daifugo-row-factors"),
    };
    let words = widget::text(Localized::new(key), TypeSize::Caption, true, palette::WASHI);
    let node = Node { align_items: AlignItems::FlexStart, ..button_node() };
    root.spawn((
        (Name::new(name), ButtonKind::Row, node, Spot::RowWords(row), Wish::Row(row), observe(send_wish)),
        children![(Shown::RowName(row), words)],
    ));
}

/// What the buttons say.
fn write_buttons(
    assessment: Res<Assessment>,
    (composition, frame): (Res<Composition>, Res<Frame>),
    mut texts: Query<(&Shown, &mut Localized, &mut TextColor)>,
) {
    for (shown, mut text, mut color) in &mut texts {
        let words = match shown {
            Shown::Draw => Localized::new("prime-daifugo-draw"),
            Shown::DrawNote => draw_note(&assessment, frame.portrait),
            Shown::Lay if composition.is_asked_to_confirm() => Localized::new("prime-daifugo-lay-really"),
            Shown::Lay if assessment.on_turn || assessment.holder.is_none() => Localized::new("prime-daifugo-lay"),
            Shown::Lay => Localized::new("board-wait"),
            Shown::RowName(row) => {
                let goal = if composition.row() == *row { palette::KIN } else { palette::MIST };
                color.set_if_neq(TextColor(goal));
                continue;
            }
        };
        text.set_if_neq(words);
    }
}

/// Under the draw: why no card can be drawn, on tall screens how many there are, elsewhere how often.
fn draw_note(assessment: &Assessment, portrait: bool) -> Localized {
    if assessment.drawn {
        Localized::new("prime-daifugo-drawn")
    } else if assessment.deck == 0 && assessment.holder.is_some() {
        Localized::new("prime-daifugo-deck-empty")
    } else if portrait {
        Localized::new("prime-daifugo-deck").with("count", assessment.deck)
    } else {
        Localized::new("prime-daifugo-draw-once")
    }
}

/// What cannot be done now cannot be pressed either; composing goes on while others play.
fn wake_buttons(
    assessment: Res<Assessment>,
    composition: Res<Composition>,
    buttons: Query<(Entity, &Spot, Has<InteractionDisabled>), With<ButtonKind>>,
    mut commands: Commands,
) {
    for (button, spot, asleep) in &buttons {
        let wakes = match spot {
            Spot::Draw => assessment.may_draw,
            Spot::Pass => assessment.on_turn,
            Spot::Lay => assessment.on_turn && !composition.is_empty(),
            Spot::Key(2 | 3) => !composition.is_empty(),
            _ => assessment.holder.is_some(),
        };
        match (wakes, asleep) {
            (true, true) => _ = commands.entity(button).remove::<InteractionDisabled>(),
            (false, false) => _ = commands.entity(button).insert(InteractionDisabled),
            _ => {}
        }
    }
}

/// The button that lays stands out while there is a play that will not be refused; pressed before, it says what is wrong.
fn distinguish_lay_button(
    assessment: Res<Assessment>,
    composition: Res<Composition>,
    mut buttons: Query<&mut ButtonKind, With<LayButton>>,
) {
    let lays = assessment.on_turn && assessment.refusal.is_none() && !composition.is_empty();
    for mut kind in &mut buttons {
        kind.set_if_neq(if lays { ButtonKind::Primary } else { ButtonKind::Secondary });
    }
}

/// Nodes follow the layout.
fn place_nodes(
    (layout, frame, scene): (Res<Layout>, Res<Frame>, Res<SceneShown>),
    mut nodes: Query<(Ref<Spot>, &mut Node, &mut Visibility)>,
) {
    for (spot, mut node, mut visibility) in &mut nodes {
        if !(layout.is_changed() || frame.is_changed() || scene.is_changed() || spot.is_added()) {
            continue;
        }
        let area = area_of(*spot, &layout);
        let shown =
            area.is_some() && (layout.viewer.is_some() || !spot.is_for_players()) && !(scene.0 && spot.is_covered());
        visibility.set_if_neq(if shown { Visibility::Inherited } else { Visibility::Hidden });
        area.unwrap_or_default().lay(&mut node, frame.unit);
    }
}

fn area_of(spot: Spot, layout: &Layout) -> Option<Area> {
    Some(match spot {
        Spot::Draw => layout.draw,
        Spot::Pass => layout.pass,
        Spot::Lay => layout.play,
        Spot::Sort => layout.sort,
        Spot::Key(index) => layout.key(index),
        Spot::RowWords(row) => layout.row(row).words,
        Spot::RowResult(row) => layout.row(row).result,
        Spot::Checks => layout.checks,
        Spot::Penalty => layout.penalty,
        Spot::Field => layout.field_words,
        Spot::Moves => layout.moves?,
        Spot::Deck => layout.deck_words,
        Spot::Order => layout.order?,
    })
}
