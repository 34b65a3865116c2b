//! The title: the games, the way back into a saved one, how to play, language and settings.

mod layout;
mod tile;

use std::borrow::Cow;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::names::summary_line;
use super::{Screen, shape_or_language_changed};
use crate::AppSystems;
use crate::controls::Prompt;
use crate::menus::{Menu, MenuOpener, RulesOpener};
use crate::play::{PlayRequest, SavedGame};
use crate::registry::Game;
use crate::text::{ChooseLanguage, Localized, Texts};
use crate::theme::frame::Frame;
use crate::theme::widget::{FocusScope, screen_root};

/// The root of the title screen.
#[derive(Component, Debug)]
struct Title;

/// What the title screen shows.
#[derive(Clone, Debug)]
struct Model {
    frame: Frame,
    /// The line about the saved game, where there is one.
    saved: Option<Localized>,
}

pub(super) fn plugin(app: &mut App) {
    let stale = in_state(Screen::Title).and_eager(shape_or_language_changed.or_eager(resource_changed::<SavedGame>));
    app.add_systems(OnEnter(Screen::Title), build);
    app.add_systems(Update, build.run_if(stale).in_set(AppSystems::Zones));
}

fn build(
    mut commands: Commands,
    old: Query<Entity, With<Title>>,
    frame: Res<Frame>,
    texts: Res<Texts>,
    saved: Res<SavedGame>,
) {
    old.iter().for_each(|old| commands.entity(old).despawn());
    let model = Model { frame: *frame, saved: saved.0.as_ref().map(|summary| summary_line(summary, &texts)) };
    commands.spawn((
        Title,
        Name::new("title"),
        FocusScope { name: "title", layer: 0, first: first_tile(), prompts: Prompt::OF_FIRST_SCREEN },
        DespawnOnExit(Screen::Title),
        screen_root(),
        layout::content(model),
    ));
}

/// The tile of the first game that can be played.
fn first_tile() -> Cow<'static, str> {
    Game::ALL.first().map(|game| tile::name(game.name())).unwrap_or_default().into()
}

fn open_rules(_: On<Activate>, mut rules: RulesOpener) {
    rules.open(None);
}

fn open_settings(_: On<Activate>, mut menu: MenuOpener) {
    menu.open(Menu::Settings);
}

fn continue_saved_game(_: On<Activate>, mut requests: MessageWriter<PlayRequest>) {
    requests.write(PlayRequest::Continue);
}

fn change_language(_: On<Activate>, texts: Res<Texts>, mut commands: Commands) {
    commands.trigger(ChooseLanguage(texts.language().other()));
}
