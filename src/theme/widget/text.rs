use bevy::prelude::*;
use bevy::text::{FontSize, LineHeight};

use super::layout;
use crate::text::Localized;
use crate::theme::{fonts, palette};

/// The six sizes of type, and no others (`LOOK.md` §3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TypeSize {
    /// 14: captions, chips, prompts.
    Caption,
    /// 16: body, buttons.
    Body,
    /// 20: names, the main button.
    Name,
    /// 28: headings, counts.
    Heading,
    /// 44: numbers that matter.
    Count,
    /// 96: the wordmark, a rank.
    Wordmark,
}

/// The width of a digit of the bold font, and about that of a letter, as a share of the size.
const SIGN_WIDTH: f32 = 0.62;

impl TypeSize {
    /// In units.
    pub const fn units(self) -> f32 {
        match self {
            Self::Caption => 14.0,
            Self::Body => 16.0,
            Self::Name => 20.0,
            Self::Heading => 28.0,
            Self::Count => 44.0,
            Self::Wordmark => 96.0,
        }
    }

    /// The height of a line in units.
    pub const fn line(self) -> f32 {
        self.units() * self.line_height()
    }

    /// About the width of so many digits or letters of the bold font in one line, in units.
    pub fn width(self, signs: usize) -> f32 {
        signs as f32 * SIGN_WIDTH * self.units()
    }

    /// How many of them a line of so many units holds.
    pub fn signs(self, width: f32) -> usize {
        (width / (SIGN_WIDTH * self.units())) as usize
    }

    const fn line_height(self) -> f32 {
        if matches!(self, Self::Wordmark) { 1.0 } else { 1.4 }
    }
}

fn style(size: TypeSize, bold: bool, color: Color) -> impl Bundle {
    let font = if bold { fonts::BOLD } else { Handle::default() };
    (
        TextFont::from_font_size(FontSize::Px(size.units())).with_font(font),
        LineHeight::RelativeToFont(size.line_height()),
        TextColor(color),
        // Clicks are meant for what the text stands on.
        Pickable::IGNORE,
    )
}

/// A text of the language files.
pub fn text(content: Localized, size: TypeSize, bold: bool, color: Color) -> impl Bundle {
    (Text::default(), content, style(size, bold, color))
}

/// A text that is the same in every language: a number, a name.
pub fn literal(content: impl Into<String>, size: TypeSize, bold: bool, color: Color) -> impl Bundle {
    (Text::new(content), style(size, bold, color))
}

/// A caption in the second text colour.
pub fn label(content: Localized) -> impl Bundle {
    text(content, TypeSize::Caption, false, palette::MIST)
}

/// The name of a screen or a menu.
pub fn heading(content: Localized) -> impl Bundle {
    text(content, TypeSize::Heading, true, palette::WASHI)
}

/// A small rounded plate with one short text.
pub fn chip(content: Localized) -> impl Bundle {
    (chip_ground(), children![text(content, TypeSize::Caption, false, palette::WASHI)])
}

/// The ground of a chip, for other things than one text.
pub fn chip_ground() -> impl Bundle {
    (
        Node {
            min_height: px(28),
            padding: UiRect::horizontal(px(12)),
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(14)),
            ..layout::row(6.0)
        },
        BackgroundColor(palette::NIGHT),
        BorderColor::all(palette::HAIRLINE),
        Pickable::IGNORE,
    )
}

/// The cap of a key with what is printed on it.
pub fn key_cap(print: impl Into<String>) -> impl Bundle {
    (
        Node {
            min_width: px(26),
            height: px(26),
            flex_shrink: 0.0,
            padding: UiRect::horizontal(px(7)),
            border: UiRect::bottom(px(3)),
            border_radius: BorderRadius::all(px(6)),
            justify_content: JustifyContent::Center,
            ..layout::row(0.0)
        },
        BackgroundColor(palette::KEY_CAP),
        BorderColor::all(palette::KEY_CAP_FOOT),
        Pickable::IGNORE,
        children![literal(print, TypeSize::Caption, true, palette::INK)],
    )
}
