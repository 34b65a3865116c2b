//! What menus with a page to scroll have in common: their sheet, and its top line.

use std::borrow::Cow;

use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::{MenuOpener, rising_panel};
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::frame::Frame;
use crate::theme::widget::{ButtonKind, column, heading, icon_button, label, row};

/// What share of the window's width a sheet takes at most.
const WIDEST: f32 = 0.96;

/// What a menu with a page to scroll stands on: so many units wide, where the window allows it. It rises when
/// the menu `opens`.
pub(crate) fn sheet(width: f32, frame: &Frame, opens: bool) -> impl Bundle + use<> {
    let node = Node {
        // Heights are measured for the width before it is bounded, so the smaller one has to be said.
        width: if width > WIDEST * frame.size.x { percent(100.0 * WIDEST) } else { px(width) },
        max_width: percent(100.0 * WIDEST),
        max_height: percent(96),
        padding: UiRect::all(px(if frame.portrait { 12 } else { 20 })),
        ..column(12.0)
    };
    rising_panel(1, node, opens)
}

/// The top line of such a menu: the way back, which also gets `on_back`, and what this is.
pub(crate) fn header<E: Into<Cow<'static, str>>, B: Bundle>(
    title: &'static str,
    explanation: E,
    frame: &Frame,
    on_back: B,
) -> impl Bundle + use<E, B> {
    (
        Node { flex_shrink: 0.0, ..row(16.0) },
        Pickable::IGNORE,
        children![
            (
                icon_button("back", ButtonKind::Quiet, frame, Icon::Back, Localized::new("back")),
                on_back,
                observe(|_: On<Activate>, mut menus: MenuOpener| menus.back()),
            ),
            (
                Node { flex_shrink: 1.0, ..column(0.0) },
                Pickable::IGNORE,
                children![heading(Localized::new(title)), label(Localized::new(explanation))],
            ),
        ],
    )
}
