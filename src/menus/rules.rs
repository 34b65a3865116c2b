use bevy::prelude::*;
use bevy::ui_widgets::ScrollArea;
use bevy::window::RequestRedraw;

use super::rules_pages::{Section, sections};
use super::settings::header;
use super::{Menu, Rising};
use crate::AppSystems;
use crate::cards::Card;
use crate::controls::{Command, Prompt, Request, Step};
use crate::screens::shape_or_language_changed;
use crate::table::atlas::face_cell;
use crate::text::Localized;
use crate::theme::atlas::{FACES, Icon};
use crate::theme::frame::Frame;
use crate::theme::palette;
use crate::theme::widget::{FocusScope, Picture, TypeSize, column, icon, literal, panel, row, scroll_area, text, veil};

/// The game whose rules are shown next, by its name.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct RulesPage(pub &'static str);

/// The root of the page.
#[derive(Component, Debug)]
struct RulesMenu;

/// The part that scrolls.
#[derive(Component, Debug)]
struct RulesText;

/// How far one key press scrolls, in units.
const SCROLL: f32 = 96.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RulesPage>();
    app.add_systems(OnEnter(Menu::Rules), build);
    app.add_systems(
        Update,
        (build.run_if(shape_or_language_changed).in_set(AppSystems::Zones), scroll_by_steps.in_set(AppSystems::Poses))
            .run_if(in_state(Menu::Rules)),
    );
}

fn build(mut commands: Commands, old: Query<Entity, With<RulesMenu>>, frame: Res<Frame>, page: Res<RulesPage>) {
    old.iter().for_each(|old| commands.entity(old).despawn());
    let (frame, game) = (*frame, page.0);
    commands.spawn((
        RulesMenu,
        Name::new("rules-menu"),
        FocusScope { name: "rules", layer: 1, first: "back".into(), prompts: Prompt::OF_PAGE },
        DespawnOnExit(Menu::Rules),
        veil(1),
        Children::spawn(SpawnWith(move |veil: &mut ChildSpawner| {
            let node = Node {
                width: px(760),
                max_width: percent(96),
                max_height: percent(96),
                padding: UiRect::all(px(if frame.portrait { 12 } else { 20 })),
                ..column(12.0)
            };
            veil.spawn((panel(node), Rising::default())).with_children(|sheet| {
                sheet.spawn(header("title-how-to-play", game_key(game), frame));
                sheet.spawn((scroll_area(Node { row_gap: px(18), ..default() }), RulesText)).with_children(|page| {
                    for section in sections(game) {
                        page.spawn(section_node(game, section));
                    }
                    let options = Localized::new(format!("{game}-rules-options"));
                    page.spawn(text(options, TypeSize::Body, false, palette::MIST));
                });
            });
        })),
    ));
}

fn game_key(game: &'static str) -> String {
    format!("game-{game}")
}

fn section_node(game: &str, section: &Section) -> impl Bundle + use<> {
    let key = format!("{game}-rules-{}", section.key);
    let cards = section.cards;
    (
        Node { flex_shrink: 0.0, ..column(4.0) },
        Pickable::IGNORE,
        Children::spawn((
            Spawn(text(Localized::new(format!("{key}-heading")), TypeSize::Name, true, palette::KIN)),
            Spawn(text(Localized::new(key), TypeSize::Body, false, palette::WASHI)),
            SpawnIter((!cards.is_empty()).then(|| picture_line(cards)).into_iter()),
        )),
    )
}

/// Cards side by side, with arrows between them.
fn picture_line(cards: &'static [&'static str]) -> impl Bundle {
    (
        Node { margin: UiRect::top(px(6)), ..row(12.0) },
        Pickable::IGNORE,
        Children::spawn(SpawnWith(move |line: &mut ChildSpawner| {
            for card in cards {
                match (*card, card.parse()) {
                    ("->", _) => _ = line.spawn(icon(Icon::Pass, 24.0)),
                    ("<-", _) => _ = line.spawn(icon(Icon::Back, 24.0)),
                    (_, Ok(card)) => _ = line.spawn(card_picture(card)),
                    (other, Err(_)) => _ = line.spawn(literal(other, TypeSize::Body, true, palette::WASHI)),
                }
            }
        })),
    )
}

/// The face of a card, 84 units wide.
fn card_picture(card: Card) -> impl Bundle {
    (
        Picture("cards/faces-250.png".to_owned()),
        ImageNode {
            rect: Some(FACES.cell_rect(face_cell(card)).as_rect()),
            image_mode: NodeImageMode::Stretch,
            ..default()
        },
        Node { width: px(84), height: px(84.0 * 1.4), flex_shrink: 0.0, ..default() },
    )
}

/// Up and down scroll the page; there is nothing else to choose on it.
fn scroll_by_steps(
    mut requests: MessageReader<Command>,
    mut pages: Query<(&ComputedNode, &mut ScrollPosition), (With<RulesText>, With<ScrollArea>)>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    for command in requests.read() {
        let by = match command.request {
            Request::Focus(Step::Up | Step::Previous) => -SCROLL,
            Request::Focus(Step::Down | Step::Next) => SCROLL,
            _ => continue,
        };
        for (node, mut position) in &mut pages {
            let most = (node.content_size().y - node.size().y).max(0.0) * node.inverse_scale_factor();
            position.y = (position.y + by).clamp(0.0, most);
            redraw.write(RequestRedraw);
        }
    }
}
