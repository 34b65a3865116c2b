use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::deal_entry::AcceptsDeal;
use super::{DealEntry, SetUp};
use crate::AppSystems;
use crate::controls::Prompt;
use crate::menus::rising_panel;
use crate::screens::shape_or_language_changed;
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::frame::Frame;
use crate::theme::palette;
use crate::theme::widget::{
    ButtonKind, FocusScope, Painted, TypeSize, button, column, icon, literal, row, text, tile, veil,
};

/// The root of the keypad.
#[derive(Component, Debug)]
struct Keypad;

/// The digits entered so far.
#[derive(Component, Default, Debug)]
struct Entered;

/// What is wrong with them.
#[derive(Component, Default, Debug)]
struct EntryError;

pub(super) fn plugin(app: &mut App) {
    let opened =
        resource_added::<DealEntry>.or_eager(resource_exists::<DealEntry>.and_eager(shape_or_language_changed));
    app.add_systems(
        Update,
        (
            (close.run_if(resource_removed::<DealEntry>), build.run_if(opened)).chain().in_set(AppSystems::Zones),
            (write_entered, write_error).in_set(AppSystems::Draw).run_if(resource_exists::<DealEntry>),
        ),
    );
}

fn close(mut commands: Commands, open: Query<Entity, With<Keypad>>) {
    open.iter().for_each(|open| commands.entity(open).despawn());
}

fn build(mut commands: Commands, open: Query<Entity, With<Keypad>>, frame: Res<Frame>) {
    let opens = open.is_empty();
    open.iter().for_each(|open| commands.entity(open).despawn());
    let frame = *frame;
    commands.spawn((
        Keypad,
        Name::new("keypad"),
        FocusScope { name: "keypad", layer: 2, first: "deal-accept".into(), prompts: Prompt::OF_SCREEN },
        veil(2),
        Children::spawn(SpawnWith(move |veil: &mut ChildSpawner| {
            let node = Node { width: px(340), max_width: percent(100), padding: UiRect::all(px(16)), ..column(8.0) };
            veil.spawn(rising_panel(2, node, opens)).with_children(|panel| fill(panel, frame));
        })),
    ));
}

fn fill(panel: &mut ChildSpawner, frame: Frame) {
    panel.spawn(text(Localized::new("set-up-deal-number"), TypeSize::Name, true, palette::WASHI));
    panel.spawn((
        Node {
            min_height: px(48),
            padding: UiRect::horizontal(px(12)),
            border_radius: BorderRadius::all(px(9)),
            ..row(0.0)
        },
        BackgroundColor(palette::NIGHT),
        Pickable::IGNORE,
        children![(literal("", TypeSize::Name, true, palette::WASHI), Entered)],
    ));
    panel.spawn((
        Node { min_height: px(44), ..row(0.0) },
        Pickable::IGNORE,
        children![(
            text(Localized::new("set-up-deal-number-invalid"), TypeSize::Caption, false, palette::CLEAR),
            EntryError
        )],
    ));
    for digits in ["123", "456", "789"] {
        panel.spawn(row(8.0)).with_children(|line| {
            for digit in digits.chars() {
                line.spawn(digit_key(digit, frame));
            }
        });
    }
    panel.spawn(row(8.0)).with_children(|line| {
        line.spawn(icon_key("deal-clear", Icon::Cross, frame))
            .observe(|_: On<Activate>, mut entry: ResMut<DealEntry>| entry.clear());
        line.spawn(digit_key('0', frame));
        line.spawn(icon_key("deal-delete", Icon::Delete, frame))
            .observe(|_: On<Activate>, mut entry: ResMut<DealEntry>| entry.pop());
    });
    panel.spawn(row(8.0)).with_children(|line| {
        line.spawn((button("deal-cancel", ButtonKind::Quiet, &frame, Localized::new("cancel"), None), observe(cancel)));
        line.spawn((Node { flex_grow: 1.0, ..column(0.0) }, Pickable::IGNORE)).with_children(|rest| {
            rest.spawn((
                button("deal-accept", ButtonKind::Primary, &frame, Localized::new("prompt-confirm"), None),
                AcceptsDeal,
                observe(accept),
            ));
        });
    });
}

fn key(name: String, frame: Frame, content: impl Bundle) -> impl Bundle {
    let node = Node {
        min_height: px(frame.touch_target().max(52.0)),
        flex_grow: 1.0,
        flex_basis: px(0),
        justify_content: JustifyContent::Center,
        ..row(0.0)
    };
    (tile(name, ButtonKind::Secondary, node), Children::spawn(Spawn(content)))
}

fn digit_key(digit: char, frame: Frame) -> impl Bundle {
    let shown = (literal(digit, TypeSize::Name, true, palette::WASHI), Painted);
    (
        key(format!("deal-digit-{digit}"), frame, shown),
        observe(move |_: On<Activate>, mut entry: ResMut<DealEntry>| entry.push(digit)),
    )
}

fn icon_key(name: &str, shown: Icon, frame: Frame) -> impl Bundle + use<> {
    key(name.to_owned(), frame, (icon(shown, 24.0), Painted))
}

fn cancel(_: On<Activate>, mut commands: Commands) {
    commands.remove_resource::<DealEntry>();
}

fn accept(_: On<Activate>, mut entry: ResMut<DealEntry>, set_up: Option<ResMut<SetUp>>, mut commands: Commands) {
    match (entry.number(), set_up) {
        (Ok(number), Some(mut set_up)) => {
            set_up.deal = number;
            commands.remove_resource::<DealEntry>();
        }
        _ => entry.refuse(),
    }
}

/// Before anything is entered the number that holds shows through.
fn write_entered(
    entry: Res<DealEntry>,
    set_up: Option<Res<SetUp>>,
    mut texts: Query<(&mut Text, &mut TextColor), With<Entered>>,
) {
    for (mut text, mut color) in &mut texts {
        let before = set_up.as_ref().filter(|_| entry.digits().is_empty()).map(|set_up| set_up.deal.to_string());
        color.set_if_neq(TextColor(if before.is_some() { palette::DISABLED } else { palette::WASHI }));
        text.set_if_neq(Text::new(before.unwrap_or_else(|| entry.digits().to_owned())));
    }
}

fn write_error(entry: Res<DealEntry>, mut errors: Query<&mut TextColor, With<EntryError>>) {
    for mut color in &mut errors {
        color.set_if_neq(TextColor(if entry.is_wrong() { palette::SHU_LIGHT } else { palette::CLEAR }));
    }
}
