//! SPEED!! — the band across the table while neither side can go on (`LOOK.md` §6).

mod drawing;

use std::time::Duration;

use bevy::prelude::*;
use bevy::ui::widget::NodeImageMode;

use self::drawing::{draw_band, shrunk};
use super::Layout;
use super::timers::Waiting;
use crate::AppSystems;
use crate::play::{Clock, Play};
use crate::rules::speed::Speed;
use crate::rules::{Seat, Zone};
use crate::screens::Screen;
use crate::storage::Settings;
use crate::table::motion::{Lens, Tween, TweenAnim};
use crate::text::Localized;
use crate::theme::atlas::{LETTER_ADVANCES, LETTERS};
use crate::theme::palette;
use crate::theme::timing::speed_factor;
use crate::theme::widget::{self, TypeSize};

/// The band's way from its entry to the ribbon, in milliseconds at normal speed.
#[derive(Component, Clone, Copy, PartialEq, Debug)]
struct Band {
    elapsed: f32,
    /// How many actions came before the stall: after a call that leads to another stall, another band comes.
    actions: usize,
}

/// Which of two people who face each other reads this band.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
struct ReadBy(Seat);

/// What a node is a part of.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Veil,
    Cloth,
    Letter(usize),
    Panel,
    Ribbon,
}

/// The text that says what can be done now.
#[derive(Component)]
struct CallText;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        ((show_band_in_a_stall, say_what_to_do).chain().in_set(AppSystems::Poses), draw_band.in_set(AppSystems::Draw))
            .run_if(resource_exists::<Play<Speed>>)
            .run_if(resource_exists::<Layout>)
            .run_if(in_state(Screen::Play)),
    );
}

struct BandLens;

impl Lens<Band> for BandLens {
    fn lerp(&mut self, mut target: Mut<Band>, ratio: f32) {
        target.elapsed = ratio * shrunk();
    }
}

/// The band comes once the cards lie still, and goes as soon as somebody has called.
fn show_band_in_a_stall(
    play: Res<Play<Speed>>,
    bands: Query<(Entity, &Band)>,
    flying: Query<(), (With<TweenAnim>, With<Zone>)>,
    settings: Res<Settings>,
    assets: Res<AssetServer>,
    layout: Res<Layout>,
    mut layouts: ResMut<Assets<TextureAtlasLayout>>,
    mut commands: Commands,
) {
    let actions = play.record().actions.len();
    let stalled = play.state().is_stall();
    let (stale, present): (Vec<_>, Vec<_>) = bands.iter().partition(|(_, band)| !stalled || band.actions != actions);
    stale.into_iter().for_each(|(band, _)| commands.entity(band).despawn());
    if !stalled || !present.is_empty() || !flying.is_empty() {
        return;
    }
    let factor = speed_factor(settings.animation_speed);
    // Between two people who face each other the word is there twice, once for each.
    let readers = if layout.is_facing() { vec![Some(0), Some(1)] } else { vec![None] };
    for reader in readers {
        let mut band = commands.spawn(band(&assets, &mut layouts));
        reader.into_iter().for_each(|seat| _ = band.insert(ReadBy(seat)));
        if factor == 0.0 {
            band.insert(Band { elapsed: shrunk(), actions });
        } else {
            let duration = Duration::from_millis(shrunk() as u64).mul_f32(factor);
            band.insert((
                Band { elapsed: 0.0, actions },
                TweenAnim::new(Tween::new(EaseFunction::Linear, duration, BandLens)),
            ));
        }
    }
}

fn band(assets: &AssetServer, layouts: &mut Assets<TextureAtlasLayout>) -> impl Bundle {
    let whole =
        || Node { position_type: PositionType::Absolute, width: percent(100), height: percent(100), ..default() };
    let floating = || Node { position_type: PositionType::Absolute, ..default() };
    let mut cells = TextureAtlasLayout::new_empty(LETTERS.size());
    (0..LETTER_ADVANCES.len()).for_each(|cell| _ = cells.add_texture(LETTERS.cell_rect(cell)));
    let (letters, layout) = (assets.load("table/letters.webp"), layouts.add(cells));
    let letter = move |index: usize| {
        let picture = ImageNode::from_atlas_image(letters.clone(), TextureAtlas { layout: layout.clone(), index });
        (Part::Letter(index), picture, floating(), Pickable::IGNORE)
    };
    let cloth = ImageNode { image_mode: NodeImageMode::Stretch, ..ImageNode::new(assets.load("table/band.webp")) };
    let plate = || Node {
        position_type: PositionType::Absolute,
        flex_direction: FlexDirection::Column,
        align_items: AlignItems::Center,
        justify_content: JustifyContent::Center,
        padding: UiRect::axes(px(16), px(6)),
        border: UiRect::all(px(1)),
        border_radius: BorderRadius::all(px(16)),
        ..default()
    };
    (
        Name::new("SPEED!!"),
        whole(),
        GlobalZIndex(2),
        Pickable::IGNORE,
        DespawnOnExit(Screen::Play),
        Children::spawn((
            Spawn((Part::Veil, whole(), BackgroundColor(palette::VEIL), Pickable::IGNORE)),
            Spawn((Part::Cloth, cloth, floating(), Pickable::IGNORE)),
            SpawnIter((0..LETTER_ADVANCES.len()).map(letter)),
            Spawn((
                Part::Panel,
                plate(),
                BackgroundColor(palette::PANEL),
                BorderColor::all(palette::HAIRLINE),
                Pickable::IGNORE,
                children![
                    widget::text(Localized::new("stall-explained"), TypeSize::Body, true, palette::WASHI),
                    (CallText, widget::text(Localized::new("stall-call"), TypeSize::Caption, false, palette::MIST)),
                ],
            )),
            Spawn((
                Part::Ribbon,
                Node { flex_direction: FlexDirection::Row, column_gap: px(16), ..plate() },
                BackgroundColor(palette::SHU),
                BorderColor::all(palette::KIN),
                Pickable::IGNORE,
                children![
                    widget::literal("SPEED!!", TypeSize::Name, true, palette::ON_SHU),
                    (CallText, widget::text(Localized::new("stall-call"), TypeSize::Caption, true, palette::ON_SHU)),
                ],
            )),
        )),
    )
}

/// What a call does now, and when it comes by itself.
fn say_what_to_do(
    play: Res<Play<Speed>>,
    clock: Res<Clock>,
    waiting: Res<Waiting>,
    parts: Query<(&Part, &Children)>,
    mut texts: Query<(&mut Localized, Has<CallText>)>,
) {
    let opening = play.state().ledgers().iter().all(Vec::is_empty);
    let why = Localized::new(if opening { "stall-start" } else { "stall-explained" });
    let what = match waiting.countdown(play.state(), clock.tick) {
        Some(seconds) => Localized::new("stall-call-countdown").with("seconds", seconds),
        None => Localized::new("stall-call"),
    };
    for (part, children) in &parts {
        if !matches!(part, Part::Panel | Part::Ribbon) {
            continue;
        }
        let mut texts = texts.iter_many_mut(children.iter());
        while let Some((mut text, is_call)) = texts.fetch_next() {
            text.set_if_neq(if is_call { what.clone() } else { why.clone() });
        }
    }
}
