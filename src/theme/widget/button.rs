use std::borrow::Cow;

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui_widgets::Button;

use super::paint::HoverFade;
use super::{Painted, TypeSize, icon, layout, text};
use crate::announcements::AccessibleName;
use crate::controls::Focusable;
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::frame::Frame;
use crate::theme::palette;

/// What a button is for, and so what it looks like (`LOOK.md` §5).
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
#[require(Button, Hovered, HoverFade, Focusable, BackgroundColor, BorderColor)]
pub enum ButtonKind {
    /// The main act; one on a screen.
    Primary,
    /// Another act.
    Secondary,
    /// A way out, or what is seldom wanted.
    Quiet,
    /// A wide plate of the title screen.
    Panel,
    /// A game on the title screen, which brings its own picture.
    Tile,
    /// One value of several; `Checked` marks the one that holds.
    Segment,
    /// A whole line that switches something.
    Row,
}

/// A button with a text and, before it, an icon. `name` is stable: focus is remembered and tests find it by that.
pub fn button<N: Into<Cow<'static, str>>>(
    name: N,
    kind: ButtonKind,
    frame: &Frame,
    content: Localized,
    before: Option<Icon>,
) -> impl Bundle + use<N> {
    let main = kind == ButtonKind::Primary;
    let height = if main { frame.button_height().max(60.0) } else { frame.button_height() };
    let size = if main { TypeSize::Name } else { TypeSize::Body };
    (
        Name::new(name),
        kind,
        Node {
            min_height: px(height),
            min_width: px(frame.touch_target()),
            padding: UiRect::axes(px(20), px(4)),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(12)),
            justify_content: JustifyContent::Center,
            // In a column that scrolls, buttons keep their height.
            flex_shrink: 0.0,
            ..layout::row(8.0)
        },
        Children::spawn((
            SpawnIter(before.into_iter().map(|before| (icon(before, 22.0), Painted))),
            Spawn((text(content, size, true, palette::WASHI), Painted, TextLayout::justify(Justify::Center))),
        )),
    )
}

/// A square button with nothing but an icon. What it does is said to those who cannot see the icon.
pub fn icon_button<N: Into<Cow<'static, str>>>(
    name: N,
    kind: ButtonKind,
    frame: &Frame,
    shown: Icon,
    in_words: Localized,
) -> impl Bundle + use<N> {
    let side = frame.touch_target();
    (
        Name::new(name),
        AccessibleName(in_words),
        kind,
        Node {
            width: px(side),
            height: px(side),
            flex_shrink: 0.0,
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(12)),
            justify_content: JustifyContent::Center,
            ..layout::row(0.0)
        },
        children![(icon(shown, 24.0), Painted)],
    )
}

/// A large button whose content the caller puts in.
pub fn tile(name: impl Into<Cow<'static, str>>, kind: ButtonKind, node: Node) -> impl Bundle {
    (Name::new(name), kind, Node { border: UiRect::all(px(1.5)), border_radius: BorderRadius::all(px(20)), ..node })
}
