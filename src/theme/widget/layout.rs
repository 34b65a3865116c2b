use bevy::prelude::*;

use crate::theme::frame::PROMPTS_HEIGHT;
use crate::theme::palette;

/// A row, its children in the middle of its height, `gap` units apart.
pub fn row(gap: f32) -> Node {
    Node { align_items: AlignItems::Center, column_gap: px(gap), row_gap: px(gap), ..default() }
}

/// A column as wide as its container, its children `gap` units apart.
pub fn column(gap: f32) -> Node {
    Node { flex_direction: FlexDirection::Column, row_gap: px(gap), ..default() }
}

/// Marks the root of a screen.
#[derive(Component, Clone, Copy, Default, Debug)]
#[require(UiTransform)]
pub struct ScreenRoot;

fn whole_window() -> Node {
    Node {
        position_type: PositionType::Absolute,
        width: percent(100),
        height: percent(100),
        align_items: AlignItems::Center,
        ..column(0.0)
    }
}

/// The whole window, invisible and out of the way of whatever lies below: the root of a screen.
pub fn screen_root() -> impl Bundle {
    (ScreenRoot, whole_window(), Pickable::IGNORE)
}

/// The whole window, darkened, and nothing below can be reached: the root of a menu. `layer` as in
/// [`Focusable`](crate::controls::Focusable).
pub fn veil(layer: u8) -> impl Bundle {
    (
        Node {
            justify_content: JustifyContent::Center,
            // The prompts stay in sight.
            padding: UiRect::bottom(px(PROMPTS_HEIGHT)),
            ..whole_window()
        },
        BackgroundColor(palette::VEIL),
        GlobalZIndex(i32::from(layer) * 10),
    )
}

/// A pop-over's or menu's ground, to be put beside a [`Node`] with a border.
pub fn panel(node: Node) -> impl Bundle {
    (
        Node { border: UiRect::all(px(1)), border_radius: BorderRadius::all(px(16)), ..node },
        BackgroundColor(palette::PANEL),
        BorderColor::all(palette::HAIRLINE),
        BoxShadow::new(palette::SHADOW, px(0), px(8), px(0), px(24)),
    )
}

/// A dark, quiet ground for figures over felt.
pub fn plate(node: Node) -> impl Bundle {
    (
        Node { border: UiRect::all(px(1)), border_radius: BorderRadius::all(px(16)), ..node },
        BackgroundColor(palette::PLATE),
        BorderColor::all(palette::HAIRLINE),
    )
}
