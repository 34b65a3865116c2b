//! How menus come and go (`LOOK.md` §6), and what opens over a menu or a screen. They can be used from the first frame on,
//! and what goes is in nobody's way.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::RequestRedraw;

use crate::AppSystems;
use crate::controls::PressSystems;
use crate::storage::Settings;
use crate::theme::passage::{Passage, RISE, lasts};
use crate::theme::widget::{column, panel, veil};
use crate::theme::{palette, timing};

/// The sheet of what is open, on a layer as in [`Focusable`](crate::controls::Focusable).
#[derive(Component, Clone, Copy, Debug)]
#[require(UiTransform)]
struct Sheet {
    layer: u8,
}

/// How far a sheet is that has just been opened.
#[derive(Component, Clone, Copy, Debug)]
struct Rising {
    passage: Passage,
    /// It took another's place: the veil is there already.
    finds_veil: bool,
}

/// Hides a sheet's content under reduced motion, and fades.
#[derive(Component, Debug)]
struct Cover;

/// What is left of a sheet that has closed.
#[derive(Component, Debug)]
struct Leaving {
    passage: Passage,
    layer: u8,
    /// How far it had come, if it had not yet arrived.
    rising: Option<Rising>,
}

/// The empty sheet in it.
#[derive(Component, Debug)]
#[require(UiTransform)]
struct EmptySheet;

/// The ground of what opens, to be put into its [`veil`] of the same layer. It rises when it `opens`; what is built anew
/// while it is open is there, or as far as it was.
pub(crate) fn rising_panel(layer: u8, node: Node, opens: bool) -> impl Bundle {
    let passage = if opens { Passage::default() } else { Passage::OVER };
    (panel(node), Sheet { layer }, Rising { passage, finds_veil: false })
}

pub(super) fn plugin(app: &mut App) {
    app.add_observer(leave_an_empty_sheet);
    app.add_systems(PreUpdate, end_passages.in_set(PressSystems)).add_systems(
        Update,
        (take_the_place_of_what_leaves, cover_new_sheets, raise_sheets, fade_what_leaves)
            .chain()
            .in_set(AppSystems::Draw),
    );
}

/// Any press finishes what is running.
fn end_passages(mut rising: Query<&mut Rising>, mut leaving: Query<&mut Leaving>) {
    rising.iter_mut().for_each(|mut rising| rising.passage.end());
    leaving.iter_mut().for_each(|mut leaving| leaving.passage.end());
}

/// Nothing is left of a sheet that another has followed on its layer, be it another menu or the same built anew.
fn take_the_place_of_what_leaves(
    mut opened: Query<(&Sheet, &mut Rising), Added<Rising>>,
    leaving: Query<(Entity, &Leaving), Added<Leaving>>,
    mut commands: Commands,
) {
    for (sheet, mut rising) in &mut opened {
        for (entity, left) in leaving.iter().filter(|(_, left)| left.layer == sheet.layer) {
            commands.entity(entity).despawn();
            match left.rising {
                None => rising.finds_veil = true,
                Some(unfinished) => {
                    rising.finds_veil |= unfinished.finds_veil;
                    if rising.passage == Passage::OVER {
                        rising.passage = unfinished.passage;
                    }
                }
            }
        }
    }
}

fn cover_new_sheets(sheets: Query<(Entity, &Rising), Added<Rising>>, settings: Res<Settings>, mut commands: Commands) {
    if !settings.reduced_motion {
        return;
    }
    for (sheet, _) in sheets.iter().filter(|(_, rising)| rising.passage != Passage::OVER) {
        commands.entity(sheet).with_child((
            Cover,
            Node { position_type: PositionType::Absolute, width: percent(100), height: percent(100), ..column(0.0) },
            BackgroundColor(palette::PANEL),
            ZIndex(1),
            Pickable::IGNORE,
        ));
    }
}

/// What opens over the table, a screen or a menu brings its veil with it; what takes another's place finds it there.
fn raise_sheets(
    mut rising: Query<(Entity, &mut Rising, &mut UiTransform, &ChildOf, &Children)>,
    mut grounds: Query<&mut BackgroundColor>,
    covers: Query<(), With<Cover>>,
    time: Res<Time<Real>>,
    settings: Res<Settings>,
    mut redraw: MessageWriter<RequestRedraw>,
    mut commands: Commands,
) {
    for (sheet, mut rising, mut transform, veil, children) in &mut rising {
        redraw.write(RequestRedraw);
        rising.passage.advance(time.delta());
        let left = rising.passage.left(lasts(timing::MENU_IN, &settings));
        transform.translation.y = px(if settings.reduced_motion { 0.0 } else { RISE * left });
        if !rising.finds_veil
            && let Ok(mut veil) = grounds.get_mut(veil.parent())
        {
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

/// What has closed leaves its ground behind for a moment; nothing of it can be touched.
fn leave_an_empty_sheet(
    closed: On<Remove, Sheet>,
    sheets: Query<(&Sheet, Option<&Rising>, &ComputedNode, &UiGlobalTransform)>,
    settings: Res<Settings>,
    mut commands: Commands,
) {
    let Ok((sheet, rising, node, place)) = sheets.get(closed.entity) else { return };
    if lasts(timing::MENU_OUT, &settings).is_zero() {
        return;
    }
    let units = node.inverse_scale_factor();
    let area = Rect::from_center_size(place.translation * units, node.size() * units);
    let node = Node {
        position_type: PositionType::Absolute,
        left: px(area.min.x),
        top: px(area.min.y),
        width: px(area.width()),
        height: px(area.height()),
        ..default()
    };
    let leaving = Leaving { passage: Passage::default(), layer: sheet.layer, rising: rising.copied() };
    commands.spawn((leaving, Name::new("Leaving menu"), veil(sheet.layer), Pickable::IGNORE)).with_child((
        EmptySheet,
        panel(node),
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
    for (entity, mut leaving, mut veil, children) in &mut leaving {
        redraw.write(RequestRedraw);
        leaving.passage.advance(time.delta());
        let left = leaving.passage.left(lasts(timing::MENU_OUT, &settings));
        if left == 0.0 {
            commands.entity(entity).despawn();
            continue;
        }
        veil.0.set_alpha(palette::VEIL.alpha() * left);
        let mut inside = sheets.iter_many_mut(children.iter());
        while let Some((mut ground, mut border, mut shadow, mut transform)) = inside.fetch_next() {
            ground.0.set_alpha(palette::PANEL.alpha() * left);
            *border = BorderColor::all(palette::HAIRLINE.with_alpha(palette::HAIRLINE.alpha() * left));
            shadow.0.iter_mut().for_each(|shadow| shadow.color.set_alpha(palette::SHADOW.alpha() * left));
            transform.translation.y = px(if settings.reduced_motion { 0.0 } else { RISE * (1.0 - left) });
        }
    }
}
