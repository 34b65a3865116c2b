//! The bar at the foot of the screen that draws the [`Prompts`].

use bevy::prelude::*;

use super::prompt::{Hardware, Sign};
use super::{ConfirmCancel, Device, KeyBindings, LastDevice, Prompt, Prompts, Seating, Situation};
use crate::app::AppSystems;
use crate::menus::Menu;
use crate::screens::Screen;
use crate::text::Localized;
use crate::theme::atlas::{GLYPH_SIZE, GLYPHS, Glyph};
use crate::theme::frame::{BLOCK_WIDTH, Frame, FrameShape, PROMPTS_HEIGHT};
use crate::theme::palette;
use crate::theme::widget::{TypeSize, key_cap, literal, picture, row, text};

/// Over the menus, whose prompts it shows, and under what is only said.
const Z: i32 = 60;
/// Between two prompts, in units; on tall screens there is room for less.
const GAP: f32 = 24.0;
const NARROW_GAP: f32 = 6.0;
/// Between the signs of a prompt and its verb, in units, and between signs alone.
const SIGN_GAP: f32 = 8.0;
const NARROW_SIGN_GAP: f32 = 3.0;

/// The bar itself: it is always there, though not always shown.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct PromptBar;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Prompts>();
    app.add_systems(Startup, spawn_bar);
    app.add_systems(Update, draw_prompts.run_if(prompts_may_have_changed).in_set(AppSystems::Draw));
}

fn spawn_bar(mut commands: Commands) {
    commands.spawn((
        Name::new("prompts"),
        PromptBar,
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            right: px(0),
            bottom: px(0),
            height: px(PROMPTS_HEIGHT),
            justify_content: JustifyContent::Center,
            display: Display::None,
            ..row(0.0)
        },
        BackgroundColor(palette::BAR),
        GlobalZIndex(Z),
        Pickable::IGNORE,
    ));
}

fn prompts_may_have_changed(
    prompts: Res<Prompts>,
    last: Res<LastDevice>,
    confirm_cancel: Res<ConfirmCancel>,
    keys: Res<KeyBindings>,
    (shape, seating): (Res<FrameShape>, Res<Seating>),
    screen: Option<Res<State<Screen>>>,
    menu: Option<Res<State<Menu>>>,
) -> bool {
    prompts.is_changed()
        || last.is_changed()
        || confirm_cancel.is_changed()
        || keys.is_changed()
        || shape.is_changed()
        || seating.is_changed()
        || screen.is_some_and(|screen| screen.is_changed())
        || menu.is_some_and(|menu| menu.is_changed())
}

fn draw_prompts(
    prompts: Res<Prompts>,
    last: Res<LastDevice>,
    keys: Res<KeyBindings>,
    confirm_cancel: Res<ConfirmCancel>,
    (situation, seating): (Situation, Res<Seating>),
    frame: Res<Frame>,
    menu: Option<Res<State<Menu>>>,
    mut bar: Single<(Entity, &mut Node, &mut BackgroundColor), With<PromptBar>>,
    mut commands: Commands,
) {
    let (bar, node, ground) = &mut *bar;
    // An open menu's prompts lie over the feet of two screens, of which nothing shows through.
    let over_menu = menu.is_some_and(|menu| **menu != Menu::None);
    ground.0 = if over_menu { palette::NIGHT } else { palette::BAR };
    let shown = last.0 != Device::Touch && !prompts.0.is_empty();
    node.display = if shown { Display::Flex } else { Display::None };
    commands.entity(*bar).despawn_related::<Children>();
    if !shown {
        return;
    }
    let hardware =
        Hardware { device: last.0, keys: &keys, confirm_cancel: *confirm_cancel, scene: situation.scene(&seating) };
    let line = Node {
        flex_grow: 1.0,
        max_width: px(BLOCK_WIDTH),
        height: percent(100),
        padding: UiRect::horizontal(px(if frame.portrait { 8.0 } else { frame.margin() + 4.0 })),
        overflow: Overflow::clip(),
        ..row(if frame.portrait { NARROW_GAP } else { GAP })
    };
    commands.spawn((line, Pickable::IGNORE, ChildOf(*bar))).with_children(|line| {
        // Where there is not room for all, the way back is kept whole.
        let first = Node {
            flex_grow: 1.0,
            flex_shrink: 1.0,
            min_width: px(0),
            overflow: Overflow::clip(),
            ..row(if frame.portrait { NARROW_GAP } else { GAP })
        };
        line.spawn((first, Pickable::IGNORE)).with_children(|line| {
            for prompt in prompts.0.iter().filter(|prompt| !prompt.at_end) {
                spawn_prompt(line, prompt, &hardware, frame.is_short() || frame.portrait);
            }
        });
        for prompt in prompts.0.iter().filter(|prompt| prompt.at_end) {
            spawn_prompt(line, prompt, &hardware, frame.is_short() || frame.portrait);
        }
    });
}

/// In a low window only the signs remain.
fn spawn_prompt(line: &mut ChildSpawnerCommands, prompt: &Prompt, hardware: &Hardware, only_signs: bool) {
    let signs = hardware.signs(prompt.action);
    if signs.is_empty() {
        return;
    }
    let node = Node { flex_shrink: 0.0, ..row(if only_signs { NARROW_SIGN_GAP } else { SIGN_GAP }) };
    line.spawn((node, Pickable::IGNORE)).with_children(|parts| {
        for sign in signs {
            spawn_sign(parts, sign);
        }
        if !only_signs {
            parts.spawn(text(Localized::new(prompt.key), TypeSize::Caption, false, palette::WASHI));
        }
    });
}

fn spawn_sign(parts: &mut ChildSpawnerCommands, sign: Sign) {
    match sign {
        Sign::Picture(glyph) => _ = parts.spawn(glyph_picture(glyph)),
        Sign::Key(cap) => _ = parts.spawn(key_cap(cap)),
        Sign::Through => _ = parts.spawn(literal("–", TypeSize::Caption, true, palette::WASHI)),
    }
}

fn glyph_picture(glyph: Glyph) -> impl Bundle {
    picture(
        "icons/glyphs.webp",
        Some(GLYPHS.cell_rect(glyph.index()).as_rect()),
        Node { width: px(GLYPH_SIZE), height: px(GLYPH_SIZE), flex_shrink: 0.0, ..default() },
    )
}
