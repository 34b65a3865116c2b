//! What a joker stands for: a picker of two rows of seven above it, on tall screens a sheet from below.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::{Activate, observe};

use super::assessment::{Assess, Assessment};
use super::composition::Composition;
use super::layout::Layout;
use super::player::Wish;
use crate::AppSystems;
use crate::controls::{Device, LastDevice};
use crate::play::Play;
use crate::rules::Rules;
use crate::rules::prime_daifugo::{PlayedCard, PrimeDaifugo};
use crate::screens::Screen;
use crate::table::Area;
use crate::text::Localized;
use crate::theme::widget::{self, ButtonKind, Painted, TypeSize};
use crate::theme::{Frame, palette};

/// The picker.
#[derive(Component, Debug)]
struct Picker;

/// The values in a row.
const COLUMNS: usize = 7;
/// The largest value of a joker.
const MOST: u8 = 13;
const GAP: f32 = 6.0;
const PADDING: f32 = 14.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show_picker
            .in_set(AppSystems::Poses)
            .after(Assess)
            .run_if(resource_changed::<Composition>.or_eager(resource_exists_and_changed::<Layout>))
            .run_if(resource_exists::<Layout>)
            .run_if(resource_exists::<Assessment>)
            .run_if(resource_exists::<Play<PrimeDaifugo>>)
            .run_if(in_state(Screen::Play)),
    );
}

fn show_picker(
    (composition, layout, frame): (Res<Composition>, Res<Layout>, Res<Frame>),
    play: Res<Play<PrimeDaifugo>>,
    old: Query<Entity, With<Picker>>,
    (last, mut focus): (Res<LastDevice>, ResMut<InputFocus>),
    mut commands: Commands,
) {
    old.iter().for_each(|old| commands.entity(old).despawn());
    let Some(joker) = composition.asked_joker().filter(|_| layout.viewer.is_some()) else { return };
    let at = layout.arranged.composed.iter().find(|(card, ..)| *card == joker).map(|(_, area, _)| *area);
    let now = composition.played().find(|played| played.card == joker).and_then(PlayedCard::value);
    let first = if play.state().options().joker_zero { 0 } else { 1 };
    let key = frame.touch_target().max(44.0).min((frame.size.x - 2.0 * PADDING - 24.0) / COLUMNS as f32 - GAP);
    let size = Vec2::new(COLUMNS as f32 * (key + GAP) + 2.0 * PADDING, 2.0 * (key + GAP) + 30.0 + 2.0 * PADDING);
    let mut node =
        Node { position_type: PositionType::Absolute, padding: UiRect::all(px(PADDING)), ..widget::column(8.0) };
    place(size, at, &layout, &frame).lay(&mut node, frame.unit);
    let root = (Picker, widget::screen_root(), GlobalZIndex(1), DespawnOnExit(Screen::Play));
    commands.spawn(root).with_children(|root| {
        root.spawn((Name::new("joker-picker"), widget::panel(node))).with_children(|panel| {
            let title = Localized::new("prime-daifugo-joker-question");
            panel.spawn(widget::text(title, TypeSize::Body, true, palette::WASHI));
            panel.spawn((Node { flex_wrap: FlexWrap::Wrap, ..widget::row(GAP) }, Pickable::IGNORE)).with_children(
                |keys| {
                    for value in first..=MOST {
                        let entity = spawn_value(keys, value, key, now == Some(value));
                        // A pad has no keys for values.
                        if matches!(last.0, Device::Gamepad(_)) && value == now.unwrap_or(first) {
                            focus.set(entity, FocusCause::Navigated);
                        }
                    }
                },
            );
        });
    });
}

/// Above the joker, inside the window; on tall screens at the lower edge.
fn place(size: Vec2, joker: Option<Area>, layout: &Layout, frame: &Frame) -> Area {
    let size = size * frame.unit;
    let room = (layout.window - size).max(Vec2::ZERO);
    let corner = if layout.portrait {
        Vec2::new(room.x / 2.0, layout.play.corner.y + layout.play.size.y - size.y)
    } else {
        let joker = joker.unwrap_or(layout.number.cards);
        Vec2::new(joker.centre().x - size.x / 2.0, layout.panel.corner.y - size.y - 8.0 * frame.unit)
    };
    Area { corner: corner.clamp(Vec2::ZERO, room), size }
}

fn spawn_value(keys: &mut ChildSpawnerCommands, value: u8, side: f32, chosen: bool) -> Entity {
    let words = widget::literal(value.to_string(), TypeSize::Name, true, palette::WASHI);
    let mut key = keys.spawn((
        (Name::new(format!("joker-{value}")), ButtonKind::Secondary, Wish::Declare(value)),
        Node {
            width: px(side),
            height: px(side),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(10)),
            justify_content: JustifyContent::Center,
            ..widget::row(0.0)
        },
        observe(|activated: On<Activate>, values: Query<&Wish>, mut wishes: MessageWriter<Wish>| {
            if let Ok(wish) = values.get(activated.entity) {
                wishes.write(*wish);
            }
        }),
        children![(words, Painted)],
    ));
    if chosen {
        key.insert(Checked);
    }
    key.id()
}
