use std::time::Duration;

use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::text::FontSource;
use bevy::ui::{Checked, InteractionDisabled, Pressed};
use bevy::window::RequestRedraw;

use super::ButtonKind;
use crate::AppSystems;
use crate::storage::Settings;
use crate::theme::timing::travel_factor;
use crate::theme::{fonts, palette, timing};

/// Text or picture inside a button that takes the colour of the button's text.
#[derive(Component, Default, Debug)]
pub struct Painted;

/// How far a button has come from rest (0) to hovered (1).
#[derive(Component, Default, Debug)]
pub(super) struct HoverFade(f32);

/// What a button looks like at this moment.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Paint {
    background: Color,
    border: Color,
    text: Color,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (fade_hover, paint_buttons).chain().in_set(AppSystems::Draw));
}

/// Runs on real time: menus stop the table's clock, not their own buttons.
fn fade_hover(
    time: Res<Time<Real>>,
    mut buttons: Query<(&Hovered, Has<InteractionDisabled>, &mut HoverFade)>,
    settings: Option<Res<Settings>>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let factor = settings.map_or(1.0, |settings| travel_factor(&settings));
    let step = |lasts: Duration| if factor > 0.0 { time.delta_secs() / (lasts.as_secs_f32() * factor) } else { 1.0 };
    for (hovered, disabled, mut fade) in &mut buttons {
        let hovered = hovered.get() && !disabled;
        let towards = if hovered { step(timing::HOVER_IN) } else { -step(timing::HOVER_OUT) };
        let now = (fade.0 + towards).clamp(0.0, 1.0);
        if now != fade.0 {
            fade.0 = now;
            redraw.write(RequestRedraw);
        }
    }
}

type State<'a> = (
    Entity,
    &'a ButtonKind,
    &'a HoverFade,
    Has<Pressed>,
    Has<Checked>,
    Has<InteractionDisabled>,
    &'a mut BackgroundColor,
    &'a mut BorderColor,
);

fn paint_buttons(
    mut buttons: Query<State>,
    children: Query<&Children>,
    mut texts: Query<(&mut TextColor, &mut TextFont), With<Painted>>,
    mut pictures: Query<&mut ImageNode, With<Painted>>,
) {
    for (button, kind, fade, pressed, checked, disabled, mut background, mut border) in &mut buttons {
        let paint = if disabled { disabled_paint() } else { kind.paint(fade.0, pressed, checked) };
        background.set_if_neq(BackgroundColor(paint.background));
        border.set_if_neq(BorderColor::all(paint.border));
        for inside in children.iter_descendants(button) {
            if let Ok((mut color, mut font)) = texts.get_mut(inside) {
                color.set_if_neq(TextColor(paint.text));
                if *kind == ButtonKind::Segment {
                    let cut = FontSource::Handle(if checked { fonts::BOLD } else { Handle::default() });
                    if font.font != cut {
                        font.font = cut;
                    }
                }
            }
            if let Ok(mut picture) = pictures.get_mut(inside)
                && picture.color != paint.text
            {
                picture.color = paint.text;
            }
        }
    }
}

const fn disabled_paint() -> Paint {
    Paint { background: palette::CLEAR, border: palette::DISABLED_RIM, text: palette::DISABLED }
}

impl ButtonKind {
    /// Pressing shows at once, hovering by degrees.
    fn paint(self, hover: f32, pressed: bool, checked: bool) -> Paint {
        let lit = |color: Color, most: f32| {
            let by = if pressed { -0.35 } else { hover * most };
            if by < 0.0 { color.mix(&palette::NIGHT, -by) } else { color.mix(&palette::WASHI, by) }
        };
        let over_felt = |alpha: f32| {
            let alpha = if pressed { 0.75 } else { alpha };
            palette::NIGHT.mix(&palette::RAISED, hover).with_alpha(alpha + 0.2 * hover)
        };
        match self {
            Self::Primary => {
                Paint { background: lit(palette::SHU, 0.12), border: palette::SHU_RIM, text: palette::ON_SHU }
            }
            Self::Secondary => {
                Paint { background: lit(palette::RAISED, 0.12), border: palette::RIM, text: palette::WASHI }
            }
            Self::Panel => {
                Paint { background: lit(palette::PANEL, 0.1), border: palette::HAIRLINE, text: palette::WASHI }
            }
            Self::Quiet => Paint { background: over_felt(0.4), border: palette::RIM, text: palette::WASHI },
            Self::Tile => Paint {
                background: palette::CLEAR,
                border: palette::RIM.mix(&palette::WASHI, if pressed { 0.8 } else { hover * 0.5 }),
                text: palette::WASHI,
            },
            Self::Segment if checked => {
                Paint { background: palette::WASHI, border: palette::CLEAR, text: palette::INK }
            }
            Self::Segment => Paint {
                background: palette::RAISED.with_alpha(if pressed { 1.0 } else { 0.7 * hover }),
                border: palette::CLEAR,
                text: palette::MIST,
            },
            Self::Row => Paint {
                background: palette::RAISED.with_alpha(if pressed { 0.9 } else { 0.5 * hover }),
                border: palette::CLEAR,
                text: palette::WASHI,
            },
        }
    }
}
