use std::borrow::Cow;

use bevy::prelude::*;
use bevy::ui::{Checkable, Checked};

use super::{ButtonKind, Painted, TypeSize, layout, text};
use crate::AppSystems;
use crate::text::Localized;
use crate::theme::frame::Frame;
use crate::theme::palette;

/// The frame round the segments of one choice; in portrait they share the whole width and may take several
/// lines, in landscape they stand side by side and a long text takes two.
pub fn segmented(frame: &Frame) -> impl Bundle + use<> {
    (
        Node {
            padding: UiRect::all(px(3)),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(12)),
            // A frame that is just as wide as its segments would wrap the last one wherever a sum of widths is rounded.
            flex_wrap: if frame.portrait { FlexWrap::Wrap } else { FlexWrap::NoWrap },
            width: if frame.portrait { percent(100) } else { auto() },
            ..layout::row(3.0)
        },
        BackgroundColor(palette::NIGHT.with_alpha(0.6)),
        BorderColor::all(palette::RIM),
    )
}

/// One value of a choice.
pub fn segment<N: Into<Cow<'static, str>>>(name: N, frame: &Frame, content: Localized) -> impl Bundle + use<N> {
    (
        Name::new(name),
        ButtonKind::Segment,
        Checkable,
        Node {
            min_height: px(frame.touch_target()),
            min_width: px(frame.touch_target()),
            padding: UiRect::axes(px(if frame.portrait { 8 } else { 16 }), px(2)),
            border_radius: BorderRadius::all(px(9)),
            justify_content: JustifyContent::Center,
            flex_grow: if frame.portrait { 1.0 } else { 0.0 },
            ..layout::row(6.0)
        },
        children![(text(content, TypeSize::Body, false, palette::MIST), Painted, TextLayout::justify(Justify::Center))],
    )
}

/// Puts `Checked` on what holds and takes it from what does not.
pub fn mark(commands: &mut Commands, entity: Entity, checked: bool, was: bool) {
    match (checked, was) {
        (true, false) => {
            commands.entity(entity).insert(Checked);
        }
        (false, true) => {
            commands.entity(entity).remove::<Checked>();
        }
        _ => {}
    }
}

/// The value between the two arrows of a stepper, which is a choice with too many values for segments.
pub fn stepper_value(content: Localized) -> impl Bundle {
    (
        Node { min_width: px(88), justify_content: JustifyContent::Center, ..layout::row(0.0) },
        Pickable::IGNORE,
        children![text(content, TypeSize::Body, true, palette::WASHI)],
    )
}

/// The switch at the end of a line; it shows whether the line's button is `Checked`.
#[derive(Component, Debug)]
struct Switch;

#[derive(Component, Debug)]
struct Knob;

#[derive(Component, Debug)]
struct SwitchWord;

/// A whole line that switches something on and off.
pub fn toggle<N: Into<Cow<'static, str>>>(
    name: N,
    frame: &Frame,
    title: Localized,
    explanation: Option<Localized>,
) -> impl Bundle + use<N> {
    let knob = (
        Knob,
        Node {
            position_type: PositionType::Absolute,
            left: px(3),
            top: px(3),
            width: px(22),
            height: px(22),
            border_radius: BorderRadius::all(px(11)),
            ..default()
        },
        BackgroundColor(palette::MIST),
        Pickable::IGNORE,
    );
    let switch = (
        Switch,
        Node {
            width: px(60),
            height: px(32),
            border: UiRect::all(px(2)),
            border_radius: BorderRadius::all(px(16)),
            flex_shrink: 0.0,
            ..default()
        },
        BackgroundColor(palette::SWITCH_OFF),
        BorderColor::all(palette::SWITCH_RIM),
        Pickable::IGNORE,
        children![knob],
    );
    let words = (
        Node { flex_shrink: 1.0, flex_grow: 1.0, ..layout::column(0.0) },
        Pickable::IGNORE,
        Children::spawn((
            Spawn(text(title, TypeSize::Body, true, palette::WASHI)),
            SpawnIter(explanation.into_iter().map(super::label)),
        )),
    );
    (
        Name::new(name),
        ButtonKind::Row,
        Checkable,
        Node {
            min_height: px(frame.button_height().max(56.0)),
            padding: UiRect::axes(px(12), px(6)),
            border_radius: BorderRadius::all(px(14)),
            // A list that is too long scrolls; its lines keep the height of their words.
            flex_shrink: 0.0,
            ..layout::row(12.0)
        },
        children![words, (text(Localized::new("off"), TypeSize::Caption, false, palette::MIST), SwitchWord), switch],
    )
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (paint_switches, move_knobs, say_switches).in_set(AppSystems::Draw));
}

fn paint_switches(
    lines: Query<Has<Checked>>,
    mut switches: Query<(&ChildOf, &mut BackgroundColor, &mut BorderColor), With<Switch>>,
) {
    for (line, mut background, mut border) in &mut switches {
        let on = lines.get(line.parent()).unwrap_or_default();
        background.set_if_neq(BackgroundColor(if on { palette::SWITCH_ON } else { palette::SWITCH_OFF }));
        border.set_if_neq(BorderColor::all(if on { palette::ASAGI } else { palette::SWITCH_RIM }));
    }
}

fn move_knobs(
    lines: Query<Has<Checked>>,
    switches: Query<&ChildOf, With<Switch>>,
    mut knobs: Query<(&ChildOf, &mut Node, &mut BackgroundColor), With<Knob>>,
) {
    for (switch, mut node, mut background) in &mut knobs {
        let on = switches.get(switch.parent()).is_ok_and(|line| lines.get(line.parent()).unwrap_or_default());
        let left = px(if on { 31 } else { 3 });
        if node.left != left {
            node.left = left;
        }
        background.set_if_neq(BackgroundColor(if on { palette::CARD } else { palette::MIST }));
    }
}

fn say_switches(lines: Query<Has<Checked>>, mut words: Query<(&ChildOf, &mut Localized), With<SwitchWord>>) {
    for (line, mut word) in &mut words {
        let on = lines.get(line.parent()).unwrap_or_default();
        word.set_if_neq(Localized::new(if on { "on" } else { "off" }));
    }
}
