//! Every colour of the interface, by the names of the look (`LOOK.md` §2).
//!
//! Opacities are not the look's numbers: those are for a page, which blends encoded values, while the renderer blends
//! linear light. Each is chosen so that it looks the same over a typical felt: less for light over dark, more for dark.

use bevy::prelude::Color;

const fn hex(rgb: u32) -> Color {
    Color::srgb_u8((rgb >> 16) as u8, (rgb >> 8) as u8, rgb as u8)
}

const fn hex_alpha(rgb: u32, alpha: f32) -> Color {
    let (red, green, blue) = ((rgb >> 16) & 0xFF, (rgb >> 8) & 0xFF, rgb & 0xFF);
    Color::srgba(red as f32 / 255.0, green as f32 / 255.0, blue as f32 / 255.0, alpha)
}

/// 夜: ink gaps, chips, tabs.
pub const NIGHT: Color = hex(0x101A30);
/// Pop-overs and panels. Nothing shows through: even a little of a bright card would, since light is blended linearly.
pub const PANEL: Color = hex(0x1C2C4C);
/// Secondary buttons.
pub const RAISED: Color = hex(0x26395E);
/// 和紙: text on dark.
pub const WASHI: Color = hex(0xF7F1E3);
/// Second text on dark.
pub const MIST: Color = hex(0xB9C4DA);
/// 墨: text on light.
pub const INK: Color = hex(0x1C2333);
/// Second text on light.
pub const GREY_INK: Color = hex(0x4A5368);
/// Gold lines on paper: ornament only.
pub const GOLD_LINE: Color = hex(0xC9962E);
/// Card paper; toasts.
pub const CARD: Color = hex(0xFBF6EA);
/// 朱: the primary button, the band, selected.
pub const SHU: Color = hex(0xC23A22);
/// Warning text on plates.
pub const SHU_LIGHT: Color = hex(0xFF8566);
/// Text on a vermilion fill.
pub const ON_SHU: Color = hex(0xFFF8EC);
/// 金: focus, playable, turn, win.
pub const KIN: Color = hex(0xEBC066);
/// 浅葱: checked, you.
pub const ASAGI: Color = hex(0x8AEBEE);
/// Text of what cannot be used now.
pub const DISABLED: Color = hex(0xA3AFC9);
/// Dashed rim of what cannot be used now.
pub const DISABLED_RIM: Color = hex(0x5D6D90);
/// Key caps.
pub const KEY_CAP: Color = hex(0xE9E2D0);
/// Their darker foot.
pub const KEY_CAP_FOOT: Color = hex(0xA99F87);
/// Plates at the table's edge, over the felt.
pub const PLATE: Color = hex_alpha(0x080E1E, 0.55);
/// Hairlines of plates and panels.
pub const HAIRLINE: Color = hex_alpha(0xF7F1E3, 0.045);
/// The veil under menus and the band.
pub const VEIL: Color = hex_alpha(0x060A16, 0.68);
/// The bars at the top and the bottom of the screen.
pub const BAR: Color = hex_alpha(0x060A16, 0.67);
/// The bar beside what scrolls.
pub const SCROLL_BAR: Color = hex_alpha(0xB9C4DA, 0.55);
/// The shadow of pop-overs.
pub const SHADOW: Color = hex_alpha(0x040812, 0.4);
/// The rim of the primary button.
pub const SHU_RIM: Color = hex(0xE0664B);
/// The rim of buttons.
pub const RIM: Color = hex_alpha(0xF7F1E3, 0.2);
/// A switch that is off, and its rim.
pub const SWITCH_OFF: Color = hex(0x0C1428);
/// The rim of a switch that is off.
pub const SWITCH_RIM: Color = hex(0x7384A8);
/// A switch that is on.
pub const SWITCH_ON: Color = hex(0x2E6F86);
/// The paper of a dead card, and its cross.
pub const DEAD_PAPER: Color = hex(0xCFC8BA);
/// The cross of a dead card.
pub const DEAD_CROSS: Color = hex(0x8A2A1A);
/// Nothing.
pub const CLEAR: Color = Color::NONE;

/// The felt's edge on title and menus: the colour before anything is drawn.
pub const FELT_MENU_EDGE: Color = hex(0x0E1730);

/// The tint of the near half of the felt where two people face each other.
pub const NEAR_HALF: Color = hex_alpha(0x1F4A8C, 0.2);
/// The tint of the far half.
pub const FAR_HALF: Color = hex_alpha(0x4A2C40, 0.55);
/// The line between them.
pub const HALVES_LINE: Color = hex_alpha(0xEBC066, 0.4);

/// The colour of a seat's shape; seats wrap round after six.
pub const fn seat(seat: usize) -> Color {
    const SEATS: [Color; 6] =
        [hex(0x8AEBEE), hex(0xE8964A), hex(0xB7A8F5), hex(0xF6EE78), hex(0xDDF5D2), hex(0xC2B0A6)];
    SEATS[seat % 6]
}
