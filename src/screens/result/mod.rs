//! How a game ended, and with it perhaps the match.

mod grains;
mod rosette;
mod verdict;
mod view;

pub(crate) use verdict::verdict;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::{Screen, shape_or_language_changed};
use crate::AppSystems;
use crate::controls::{Command, Prompt, Request};
use crate::menus::Menu;
use crate::play::{FinalBoard, PlayRequest, Summary};
use crate::theme::widget::{FocusScope, screen_root};
use crate::theme::{Frame, preload};

/// There while a game can be looked back at: it fills a [`Page`](crate::menus::Page), which a button of the result opens.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct LookBackOffered;

/// The root of the result screen.
#[derive(Component, Debug)]
struct ResultScreen;

/// The pictures of a win, which must be there when it comes.
const PICTURES: &[&str] = &["table/petal.webp", "table/rosette-disc.webp", "table/grain.webp"];

pub(super) fn plugin(app: &mut App) {
    preload(app, PICTURES);
    app.add_plugins((rosette::plugin, grains::plugin));
    app.add_systems(
        OnEnter(Screen::Result),
        (build, |mut commands: Commands| commands.remove_resource::<FinalBoard>()).chain(),
    );
    // What is meant for another screen is read too, and forgotten.
    app.add_systems(Update, go_back.in_set(AppSystems::Record));
    app.add_systems(
        Update,
        (
            build
                .run_if(shape_or_language_changed.or_eager(resource_added::<LookBackOffered>))
                .in_set(AppSystems::Zones),
        )
            .run_if(in_state(Screen::Result)),
    );
}

fn build(
    mut commands: Commands,
    old: Query<Entity, With<ResultScreen>>,
    frame: Res<Frame>,
    summary: Option<Res<Summary>>,
    look_back: Option<Res<LookBackOffered>>,
    final_board: Option<Res<FinalBoard>>,
) {
    // Who comes back from the last position has seen the rosette open.
    let opens = old.is_empty() && final_board.is_none();
    old.iter().for_each(|old| commands.entity(old).despawn());
    let Some(summary) = summary else { return };
    commands.spawn((
        ResultScreen,
        Name::new("result"),
        FocusScope {
            name: "result",
            layer: 0,
            first: if summary.match_over { "rematch" } else { "next-game" }.into(),
            prompts: Prompt::OF_SCREEN,
        },
        DespawnOnExit(Screen::Result),
        screen_root(),
        view::content(*frame, &summary, opens, look_back.is_some()),
    ));
}

fn go_back(
    mut requests: MessageReader<Command>,
    (screen, menu): (Res<State<Screen>>, Res<State<Menu>>),
    mut games: MessageWriter<PlayRequest>,
) {
    let cancelled = requests.read().filter(|command| command.request == Request::Cancel).count() > 0;
    if cancelled && **screen == Screen::Result && **menu == Menu::None {
        games.write(PlayRequest::Leave);
    }
}

/// A button's observer that asks the game in play.
fn ask(request: PlayRequest) -> impl Fn(On<Activate>, MessageWriter<PlayRequest>) + Clone {
    move |_, mut requests| {
        requests.write(request);
    }
}
