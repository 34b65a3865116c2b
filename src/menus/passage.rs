//! How menus come and go (`LOOK.md` §6). They can be used from the first frame on, and what goes is in nobody's way.
//!
//! All of it runs on real time, since an open menu stops the table's.

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::RequestRedraw;

use super::Menu;
use crate::AppSystems;
use crate::controls::{ControlsSystems, something_is_pressed};
use crate::storage::Settings;
use crate::table::motion::speed_factor;
use crate::theme::widget::{column, panel, veil};
use crate::theme::{palette, timing};

/// The sheet of a menu that has just opened, and for how long it has been there.
#[derive(Component, Default, Debug)]
#[require(UiTransform, Sheet)]
pub(crate) struct Rising(Duration);

/// The sheet of an open menu.
#[derive(Component, Default, Debug)]
struct Sheet;

/// Hides a sheet's content under reduced motion, and fades.
#[derive(Component, Debug)]
struct Cover;

/// What is left of a menu that has closed, and for how long.
#[derive(Component, Default, Debug)]
struct Leaving(Duration);

/// The empty sheet in it.
#[derive(Component, Debug)]
#[require(UiTransform)]
struct EmptySheet;

/// Sheets come from, and go, this far below their place, in units.
const RISE: f32 = 12.0;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(leave_an_empty_sheet);
    app.add_systems(
        Update,
        (
            end_passages.run_if(something_is_pressed).in_set(AppSystems::Controls).before(ControlsSystems::Read),
            (cover_new_sheets, raise_sheets, fade_what_leaves).chain().in_set(AppSystems::Draw),
        ),
    );
}

/// Any press finishes what is running.
fn end_passages(mut rising: Query<&mut Rising>, mut leaving: Query<&mut Leaving>) {
    rising.iter_mut().for_each(|mut rising| rising.0 = Duration::MAX);
    leaving.iter_mut().for_each(|mut leaving| leaving.0 = Duration::MAX);
}

/// How long a passage takes: under reduced motion it is a fade.
fn lasts(normal: Duration, settings: &Settings) -> Duration {
    let normal = if settings.reduced_motion { timing::FADE } else { normal };
    normal.mul_f32(speed_factor(settings.animation_speed))
}

/// How much is still to come, 1–0: quadratic out.
fn left(age: Duration, lasts: Duration) -> f32 {
    if age >= lasts { 0.0 } else { (1.0 - age.div_duration_f32(lasts)).powi(2) }
}

fn cover_new_sheets(sheets: Query<Entity, Added<Rising>>, settings: Res<Settings>, mut commands: Commands) {
    if !settings.reduced_motion {
        return;
    }
    for sheet in &sheets {
        commands.entity(sheet).with_child((
            Cover,
            Node { position_type: PositionType::Absolute, width: percent(100), height: percent(100), ..column(0.0) },
            BackgroundColor(palette::PANEL),
            ZIndex(1),
            Pickable::IGNORE,
        ));
    }
}

/// A menu over the table or a screen brings its veil with it; one that takes another's place finds it there.
fn raise_sheets(
    mut rising: Query<(Entity, &mut Rising, &mut UiTransform, &ChildOf, &Children)>,
    mut grounds: Query<&mut BackgroundColor>,
    covers: Query<(), With<Cover>>,
    before: Option<Res<PreviousState<Menu>>>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    let brings_veil = before.is_none_or(|before| **before == Menu::None);
    for (sheet, mut rising, mut transform, veil, children) in &mut rising {
        redraw.write(RequestRedraw);
        if !rising.is_added() {
            rising.0 = rising.0.saturating_add(time.delta());
        }
        let left = left(rising.0, lasts(timing::MENU_IN, &settings));
        transform.translation.y = px(if settings.reduced_motion { 0.0 } else { RISE * left });
        if brings_veil && let Ok(mut veil) = grounds.get_mut(veil.parent()) {
            veil.0.set_alpha(palette::VEIL.alpha() * (1.0 - left));
        }
        for cover in children.iter().filter(|child| covers.contains(*child)) {
            if let Ok(mut ground) = grounds.get_mut(cover) {
                ground.0.set_alpha(left);
            }
            if left == 0.0 {
                commands.entity(cover).despawn();
            }
        }
        if left == 0.0 {
            commands.entity(sheet).remove::<Rising>();
        }
    }
}

/// When the last menu has closed, its ground is left behind for a moment; nothing of it can be touched.
fn leave_an_empty_sheet(
    closed: On<Remove, Sheet>,
    sheets: Query<(&ComputedNode, &UiGlobalTransform), With<Sheet>>,
    menu: Res<State<Menu>>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let Ok((node, place)) = sheets.get(closed.entity) else { return };
    if **menu != Menu::None || lasts(timing::MENU_OUT, &settings).is_zero() {
        return;
    }
    let units = node.inverse_scale_factor();
    let area = Rect::from_center_size(place.translation * units, node.size() * units);
    let sheet = Node {
        position_type: PositionType::Absolute,
        left: px(area.min.x),
        top: px(area.min.y),
        width: px(area.width()),
        height: px(area.height()),
        ..default()
    };
    commands.spawn((Leaving::default(), Name::new("Leaving menu"), veil(1), Pickable::IGNORE)).with_child((
        EmptySheet,
        panel(sheet),
        Pickable::IGNORE,
    ));
}

type Grounds<'a> = (&'a mut BackgroundColor, &'a mut BorderColor, &'a mut BoxShadow, &'a mut UiTransform);

fn fade_what_leaves(
    mut leaving: Query<(Entity, &mut Leaving, &mut BackgroundColor, &Children), Without<EmptySheet>>,
    mut sheets: Query<Grounds, With<EmptySheet>>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (entity, mut passage, mut veil, children) in &mut leaving {
        redraw.write(RequestRedraw);
        if !passage.is_added() {
            passage.0 = passage.0.saturating_add(time.delta());
        }
        let left = left(passage.0, lasts(timing::MENU_OUT, &settings));
        if left == 0.0 {
            commands.entity(entity).despawn();
            continue;
        }
        veil.0.set_alpha(palette::VEIL.alpha() * left);
        let mut inside = sheets.iter_many_mut(children.iter());
        while let Some((mut ground, mut border, mut shadow, mut transform)) = inside.fetch_next() {
            ground.0.set_alpha(left);
            *border = BorderColor::all(palette::HAIRLINE.with_alpha(palette::HAIRLINE.alpha() * left));
            shadow.0.iter_mut().for_each(|shadow| shadow.color.set_alpha(palette::SHADOW.alpha() * left));
            transform.translation.y = px(if settings.reduced_motion { 0.0 } else { RISE * (1.0 - left) });
        }
    }
}
