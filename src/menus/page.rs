//! A page of lines that the game in play fills: a look back at it, or what could be played now.

use bevy::prelude::*;

use super::sheet::{header, sheet};
use super::{Menu, MenuOpener};
use crate::AppSystems;
use crate::controls::Prompt;
use crate::screens::shape_or_language_changed;
use crate::text::Localized;
use crate::theme::frame::Frame;
use crate::theme::palette;
use crate::theme::widget::{FocusScope, Stepwise, TypeSize, column, plate, scroll_area, text, veil};

/// There while the game in play offers an aid to whoever holds the device: it fills a [`Page`], which a button of the pause menu
/// opens.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct AidOffered;

/// What the page shows. Whoever fills it may go on doing so while it is open.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The key of its title.
    pub title: &'static str,
    /// The key of what it is, in one sentence.
    pub explained: &'static str,
    /// The lines, from the top.
    pub lines: Vec<PageLine>,
    /// What is said below them: that more is being looked for, or that there is nothing.
    pub below: Option<Localized>,
}

/// One line of a page.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PageLine {
    /// What it is about.
    pub heading: Localized,
    /// What is said of that.
    pub words: Localized,
    /// Whether it is one of those that matter most.
    pub marked: bool,
}

/// The root of the page.
#[derive(Component, Debug)]
struct PageMenu;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Menu::Page), build.run_if(resource_exists::<Page>)).add_systems(
        Update,
        build
            .run_if(shape_or_language_changed.or_eager(resource_exists_and_changed::<Page>))
            .run_if(resource_exists::<Page>)
            .run_if(in_state(Menu::Page))
            .in_set(AppSystems::Zones),
    );
}

impl Page {
    /// A page without a line yet.
    pub const fn new(title: &'static str, explained: &'static str) -> Self {
        Self { title, explained, lines: Vec::new(), below: None }
    }

    /// Opens the page that was filled last.
    pub fn open(menus: &mut MenuOpener) {
        menus.open(Menu::Page);
    }
}

fn build(
    mut commands: Commands,
    old: Query<Entity, With<PageMenu>>,
    scrolled: Query<&ScrollPosition, With<Stepwise>>,
    frame: Res<Frame>,
    page: Res<Page>,
) {
    let opens = old.is_empty();
    // Lines that are added below do not move the page.
    let position = scrolled.iter().next().filter(|_| !opens).cloned().unwrap_or_default();
    old.iter().for_each(|old| commands.entity(old).despawn());
    let (frame, page) = (*frame, page.clone());
    commands.spawn((
        PageMenu,
        Name::new("page-menu"),
        FocusScope { name: "page", layer: 1, first: "back".into(), prompts: Prompt::OF_PAGE },
        DespawnOnExit(Menu::Page),
        veil(1),
        Children::spawn(SpawnWith(move |veil: &mut ChildSpawner| {
            veil.spawn(sheet(680.0, &frame, opens)).with_children(|sheet| {
                sheet.spawn(header(page.title, page.explained, &frame, ()));
                let list = scroll_area(Node { row_gap: px(8), ..default() });
                sheet.spawn((list, Stepwise, position)).with_children(|list| {
                    page.lines.into_iter().for_each(|line| _ = list.spawn(line_node(line)));
                    if let Some(below) = page.below {
                        list.spawn(text(below, TypeSize::Body, false, palette::MIST));
                    }
                });
            });
        })),
    ));
}

fn line_node(line: PageLine) -> impl Bundle {
    let color = if line.marked { palette::KIN } else { palette::WASHI };
    let node = Node { padding: UiRect::axes(px(16), px(8)), flex_shrink: 0.0, ..column(0.0) };
    (
        plate(node),
        Pickable::IGNORE,
        children![
            text(line.heading, TypeSize::Caption, false, palette::MIST),
            text(line.words, TypeSize::Body, true, color),
        ],
    )
}
