use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::give_up::GivingUp;
use super::{AidOffered, Menu, MenuOpener, Page, RulesOpener, rising_panel};
use crate::AppSystems;
use crate::controls::{Lost, Prompt};
use crate::play::{PlayRequest, Summary};
use crate::screens::{Screen, shape_or_language_changed};
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::frame::Frame;
use crate::theme::palette;
use crate::theme::widget::{ButtonKind, FocusScope, TypeSize, button, column, heading, label, scroll_area, text, veil};

/// Why the game is paused; set by whoever opens the menu for another reason than being asked to.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum PauseReason {
    /// Somebody wanted it.
    #[default]
    Asked,
    /// The gamepad in use has been lost.
    PadLost,
    /// The window has lost the focus.
    FocusLost,
}

impl PauseReason {
    /// The key of the text that says it; nothing where it goes without saying.
    pub(crate) const fn key(self) -> Option<&'static str> {
        match self {
            Self::Asked => None,
            Self::PadLost => Some("pause-reason-pad"),
            Self::FocusLost => Some("pause-reason-focus"),
        }
    }
}

/// The root of the pause menu.
#[derive(Component, Debug)]
struct Pause;

pub(super) fn plugin(app: &mut App) {
    let stale = in_state(Menu::Pause).and_eager(shape_or_language_changed.or_eager(resource_changed::<PauseReason>));
    app.init_resource::<PauseReason>();
    app.add_systems(OnEnter(Menu::Pause), build);
    app.add_systems(
        Update,
        (pause_for_a_loss.in_set(AppSystems::Record), build.run_if(stale).in_set(AppSystems::Zones)),
    );
    app.add_systems(OnEnter(Menu::None), |mut reason: ResMut<PauseReason>| {
        reason.set_if_neq(PauseReason::Asked);
    });
}

/// Whoever plays must not lose time to a flat battery or another window.
fn pause_for_a_loss(
    mut losses: MessageReader<Lost>,
    screen: Res<State<Screen>>,
    menu: Res<State<Menu>>,
    game: Option<Res<Summary>>,
    mut reason: ResMut<PauseReason>,
    mut menus: MenuOpener,
) {
    let Some(lost) = losses.read().last() else { return };
    let playing = **screen == Screen::Play && game.is_some_and(|game| game.ranks.is_none());
    if playing && **menu == Menu::None {
        *reason = match lost {
            Lost::Gamepad => PauseReason::PadLost,
            Lost::Focus => PauseReason::FocusLost,
        };
        menus.open(Menu::Pause);
    }
}

fn build(
    mut commands: Commands,
    old: Query<Entity, With<Pause>>,
    frame: Res<Frame>,
    reason: Res<PauseReason>,
    game: Option<Res<Summary>>,
    aid: Option<Res<AidOffered>>,
) {
    let opens = old.is_empty();
    old.iter().for_each(|old| commands.entity(old).despawn());
    let (frame, reason) = (*frame, *reason);
    let can_undo = game.as_ref().is_some_and(|game| game.can_undo);
    let aid = aid.is_some();
    let deal = game.map(|game| game.deal.to_string());
    commands.spawn((
        Pause,
        Name::new("pause"),
        FocusScope { name: "pause", layer: 1, first: "resume".into(), prompts: Prompt::OF_SCREEN },
        DespawnOnExit(Menu::Pause),
        veil(1),
        Children::spawn(SpawnWith(move |veil: &mut ChildSpawner| {
            let node = Node {
                width: px(380),
                max_width: percent(94),
                max_height: percent(96),
                padding: UiRect::all(px(20)),
                ..column(12.0)
            };
            veil.spawn(rising_panel(1, node, opens)).with_children(|sheet| {
                sheet.spawn(heading(Localized::new("pause")));
                if let Some(key) = reason.key() {
                    sheet.spawn(text(Localized::new(key), TypeSize::Body, false, palette::SHU_LIGHT));
                }
                sheet
                    .spawn(scroll_area(Node { row_gap: px(10), ..default() }))
                    .with_children(|list| spawn_buttons(list, frame, (can_undo, aid), deal));
            });
        })),
    ));
}

fn spawn_buttons(list: &mut ChildSpawner, frame: Frame, (can_undo, aid): (bool, bool), deal: Option<String>) {
    let act = |name, kind, key, icon| button(name, kind, &frame, Localized::new(key), icon);
    list.spawn(act("resume", ButtonKind::Primary, "pause-resume", Some(Icon::Play)))
        .observe(|_: On<Activate>, mut menus: MenuOpener| menus.close());
    if can_undo {
        list.spawn(act("undo", ButtonKind::Secondary, "undo", Some(Icon::Undo))).observe(ask(PlayRequest::Undo));
    }
    if aid {
        list.spawn(act("aid", ButtonKind::Secondary, "aid", Some(Icon::Hint)))
            .observe(|_: On<Activate>, mut menus: MenuOpener| Page::open(&mut menus));
    }
    list.spawn(act("restart", ButtonKind::Secondary, "pause-restart", Some(Icon::Undo)))
        .observe(ask_first(PlayRequest::RestartDeal, "pause-restart-question"));
    list.spawn(act("new-deal", ButtonKind::Secondary, "pause-new-deal", Some(Icon::Replay)))
        .observe(ask_first(PlayRequest::NewDeal, "pause-new-deal-question"));
    list.spawn(act("settings", ButtonKind::Secondary, "pause-settings", Some(Icon::Settings)))
        .observe(|_: On<Activate>, mut menus: MenuOpener| menus.open(Menu::Settings));
    list.spawn(act("rules", ButtonKind::Secondary, "pause-how-to-play", Some(Icon::Rules))).observe(
        |_: On<Activate>, game: Option<Res<Summary>>, mut rules: RulesOpener| {
            rules.open(game.map(|game| game.game));
        },
    );
    list.spawn(act("log", ButtonKind::Secondary, "log", Some(Icon::Clock)))
        .observe(|_: On<Activate>, mut menus: MenuOpener| menus.open(Menu::Log));
    list.spawn(act("leave", ButtonKind::Quiet, "pause-title", None)).observe(ask(PlayRequest::Leave));
    list.spawn(label(Localized::new("pause-title-explained")));
    if let Some(deal) = deal {
        list.spawn(label(Localized::new("deal-number").with("number", deal)));
    }
}

/// Asks the player before the game in play is asked to end.
fn ask_first(request: PlayRequest, question: &'static str) -> impl Fn(On<Activate>, Commands) + Clone {
    move |_, mut commands| commands.insert_resource(GivingUp { request, question })
}

/// Closes the menu and asks the game in play.
fn ask(request: PlayRequest) -> impl Fn(On<Activate>, MenuOpener, MessageWriter<PlayRequest>) + Clone {
    move |_, mut menus, mut requests| {
        requests.write(request);
        menus.close();
    }
}
