//! How to play: the rules page of a game, and the tabs that lead to those of the others.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::Activate;

use super::sheet::{header, sheet};
use super::{Menu, MenuOpener};
use crate::AppSystems;
use crate::cards::Card;
use crate::controls::{InLine, Prompt};
use crate::play::{SavedGame, Summary};
use crate::screens::{SetUp, shape_or_language_changed};
use crate::table::atlas::face_cell;
use crate::table::{RulesPages, Section};
use crate::text::Localized;
use crate::theme::atlas::{CARD_ASPECT, CELLS, CellPicture, FACES, FACES_LARGE, Icon};
use crate::theme::frame::Frame;
use crate::theme::palette;
use crate::theme::widget::{
    FocusScope, Picture, Stepwise, TypeSize, column, icon, literal, mark, row, scroll_area, segment, segmented, text,
    veil,
};

/// The name of the game whose rules are shown: the one that was set up, played or read about last.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
struct RulesPage(Option<&'static str>);

impl RulesPage {
    /// The game whose page this is; until one was chosen, the first that has a page.
    fn shown(self, pages: &RulesPages) -> Option<&'static str> {
        self.0.or_else(|| pages.games().next())
    }
}

/// Opens the rules page.
#[derive(SystemParam, Debug)]
pub struct RulesOpener<'w> {
    page: ResMut<'w, RulesPage>,
    menus: MenuOpener<'w>,
}

impl RulesOpener<'_> {
    /// Opens it at a game, by its name; without one, at the game that was set up, played or read about last.
    pub fn open(&mut self, game: Option<&'static str>) {
        if game.is_some() {
            self.page.set_if_neq(RulesPage(game));
        }
        self.menus.open(Menu::Rules);
    }
}

/// The root of the page.
#[derive(Component, Debug)]
struct RulesMenu;

/// What shows the page of this game.
#[derive(Component, Clone, Copy, Debug)]
struct Tab(&'static str);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<RulesPage>();
    app.add_observer(turn_to_tab);
    app.add_systems(OnEnter(Menu::Rules), build);
    let stale = shape_or_language_changed.or_eager(resource_changed::<RulesPage>);
    app.add_systems(
        Update,
        (build.run_if(stale).in_set(AppSystems::Zones), mark_tabs.in_set(AppSystems::Draw))
            .run_if(in_state(Menu::Rules)),
    );
    app.add_systems(Update, follow_game.run_if(in_state(Menu::None)).in_set(AppSystems::Record));
}

fn follow_game(
    set_up: Option<Res<SetUp>>,
    game: Option<Res<Summary>>,
    saved: Res<SavedGame>,
    mut page: ResMut<RulesPage>,
) {
    let set_up = set_up.filter(DetectChanges::is_changed).map(|set_up| set_up.game().name());
    let played = game.filter(DetectChanges::is_changed).map(|game| game.game);
    let saved = || saved.0.as_ref().filter(|_| saved.is_changed()).map(|game| game.game);
    if let Some(game) = set_up.or(played).or_else(saved) {
        page.set_if_neq(RulesPage(Some(game)));
    }
}

fn turn_to_tab(activated: On<Activate>, tabs: Query<&Tab>, mut page: ResMut<RulesPage>) {
    if let Ok(Tab(game)) = tabs.get(activated.entity) {
        page.set_if_neq(RulesPage(Some(game)));
    }
}

fn mark_tabs(
    mut commands: Commands,
    page: Res<RulesPage>,
    pages: Res<RulesPages>,
    tabs: Query<(Entity, &Tab, Has<Checked>)>,
) {
    let shown = page.shown(&pages);
    for (entity, Tab(game), was) in &tabs {
        mark(&mut commands, entity, shown == Some(game), was);
    }
}

fn build(
    mut commands: Commands,
    old: Query<Entity, With<RulesMenu>>,
    frame: Res<Frame>,
    pages: Res<RulesPages>,
    page: Res<RulesPage>,
) {
    let opens = old.is_empty();
    old.iter().for_each(|old| commands.entity(old).despawn());
    let Some(game) = page.shown(&pages) else { return };
    let games: Vec<_> = pages.games().collect();
    let (frame, sections) = (*frame, pages.sections(game));
    // With a single game there is nothing to choose.
    let tabs = if games.len() > 1 { games } else { Vec::new() };
    commands.spawn((
        RulesMenu,
        Name::new("rules-menu"),
        FocusScope {
            name: "rules",
            layer: 1,
            first: "back".into(),
            prompts: if tabs.is_empty() { Prompt::OF_PAGE } else { Prompt::OF_LINE },
        },
        DespawnOnExit(Menu::Rules),
        veil(1),
        Children::spawn(SpawnWith(move |veil: &mut ChildSpawner| {
            veil.spawn(sheet(760.0, &frame, opens)).with_children(|sheet| {
                sheet.spawn(header("title-how-to-play", game_key(game), &frame, InLine));
                if !tabs.is_empty() {
                    spawn_tabs(sheet, &tabs, &frame);
                }
                sheet.spawn((scroll_area(Node { row_gap: px(18), ..default() }), Stepwise)).with_children(|page| {
                    for section in sections {
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

/// The games to choose from.
fn spawn_tabs(sheet: &mut ChildSpawner, games: &[&'static str], frame: &Frame) {
    sheet.spawn((Node { flex_shrink: 0.0, ..default() }, Pickable::IGNORE)).with_children(|line| {
        line.spawn(segmented(frame)).with_children(|tabs| {
            for game in games.iter().copied() {
                let name = format!("rules-{game}");
                tabs.spawn((segment(name, frame, Localized::new(game_key(game))), Tab(game), InLine));
            }
        });
    });
}

fn section_node(game: &str, section: &Section) -> impl Bundle + use<> {
    let key = format!("{game}-rules-{}", section.key);
    let (cards, board) = (section.cards, section.board);
    (
        Node { flex_shrink: 0.0, ..column(4.0) },
        Pickable::IGNORE,
        Children::spawn((
            Spawn(text(Localized::new(format!("{key}-heading")), TypeSize::Name, true, palette::KIN)),
            Spawn(text(Localized::new(key), TypeSize::Body, false, palette::WASHI)),
            SpawnIter((!cards.is_empty()).then(|| picture_line(cards)).into_iter()),
            SpawnIter((!board.is_empty()).then(|| board_picture(board)).into_iter()),
        )),
    )
}

/// Cards side by side, with arrows between them.
fn picture_line(cards: &'static [&'static str]) -> impl Bundle {
    (
        // What is too wide for a phone goes on in the next line.
        Node { margin: UiRect::top(px(6)), flex_wrap: FlexWrap::Wrap, ..row(12.0) },
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

/// The width of a cell of a board, in units.
const CELL: f32 = 40.0;

/// A part of a board, row by row.
fn board_picture(rows: &'static [&'static str]) -> impl Bundle {
    (
        Node { margin: UiRect::top(px(6)), ..column(4.0) },
        Pickable::IGNORE,
        Children::spawn(SpawnWith(move |board: &mut ChildSpawner| {
            for cells in rows {
                board.spawn((row(4.0), Pickable::IGNORE)).with_children(|line| {
                    cells.split(' ').for_each(|cell| spawn_cell(line, cell));
                });
            }
        })),
    )
}

fn spawn_cell(line: &mut ChildSpawner, cell: &str) {
    let node = || Node { width: px(CELL), height: px(CELL * CARD_ASPECT), flex_shrink: 0.0, ..default() };
    let picture = |file: &str, part: URect| {
        (
            Picture(file.to_owned()),
            ImageNode { rect: Some(part.as_rect()), image_mode: NodeImageMode::Stretch, ..default() },
            node(),
        )
    };
    let face = |card: Card| picture("cards/faces-large-160.webp", FACES_LARGE.cell_rect(face_cell(card)));
    let (sign, name) = cell.split_at(1);
    let shown = match sign {
        "." => CellPicture::Empty,
        "o" => CellPicture::Open,
        "x" => CellPicture::Dying,
        "#" => CellPicture::Locked,
        _ => {
            let laid = sign == "+";
            match (if laid { name } else { cell }).parse() {
                Ok(card) if laid => {
                    let rim = (Outline::new(px(3), px(1), palette::KIN), face(card));
                    line.spawn(rim);
                }
                Ok(card) => _ = line.spawn(face(card)),
                Err(_) => _ = line.spawn((node(), Pickable::IGNORE)),
            }
            return;
        }
    };
    if let Ok(card) = name.parse::<Card>() {
        line.spawn(picture("table/cells.webp", CELLS.cell_rect(shown.index(card.number.get()))));
    }
}

/// The face of a card, 84 units wide.
fn card_picture(card: Card) -> impl Bundle {
    (
        Picture("cards/faces-250.webp".to_owned()),
        ImageNode {
            rect: Some(FACES.cell_rect(face_cell(card)).as_rect()),
            image_mode: NodeImageMode::Stretch,
            ..default()
        },
        Node { width: px(84), height: px(84.0 * CARD_ASPECT), flex_shrink: 0.0, ..default() },
    )
}
