//! The last position of a game, looked at again from its result: the button that leads back there.

use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::TurnTabled;
use crate::AppSystems;
use crate::controls::{FirstFocus, Prompt, PromptAction, Prompts, Request};
use crate::menus::Menu;
use crate::play::{FinalBoard, Play, PlayRequest};
use crate::screens::Screen;
use crate::text::Localized;
use crate::theme::Frame;
use crate::theme::frame::PROMPTS_HEIGHT;
use crate::theme::widget::{ButtonKind, button};

/// All that can be done by keys and pads where a last position is looked at.
fn prompt_the_way_back(mut prompts: ResMut<Prompts>) {
    prompts.set_if_neq(Prompts(vec![Prompt::new(PromptAction::Request(Request::Pause), "prompt-back").at_end()]));
}

/// The button.
#[derive(Component, Debug)]
struct ShowResult;

/// The button waits for the focus, once.
#[derive(Component, Debug)]
struct AwaitsFocus;

/// The node of the button.
#[derive(Component, Debug)]
struct WayBack;

pub(super) fn plugin<G: TurnTabled>(app: &mut App) {
    app.add_systems(
        OnEnter(Screen::Play),
        spawn_way_back.run_if(resource_exists::<FinalBoard>).run_if(resource_exists::<Play<G>>),
    )
    .add_systems(
        Update,
        (
            place_way_back::<G>.run_if(resource_exists::<G::Layout>),
            focus_way_back.run_if(in_state(Menu::None)),
            // Somebody has taken the last action back: the game goes on.
            remove_way_back.run_if(not(resource_exists::<FinalBoard>)),
        )
            .chain()
            .in_set(AppSystems::Draw)
            .run_if(resource_exists::<Play<G>>)
            .run_if(in_state(Screen::Play)),
    )
    .add_systems(
        Update,
        prompt_the_way_back
            .in_set(AppSystems::Record)
            .run_if(resource_exists::<FinalBoard>)
            .run_if(resource_exists::<Play<G>>)
            .run_if(in_state(Screen::Play))
            .run_if(in_state(Menu::None)),
    );
}

fn spawn_way_back(frame: Res<Frame>, mut commands: Commands) {
    commands.spawn((
        WayBack,
        Node {
            position_type: PositionType::Absolute,
            align_items: AlignItems::Stretch,
            justify_content: JustifyContent::Center,
            flex_direction: FlexDirection::Column,
            ..default()
        },
        // Over what cannot be used any more.
        GlobalZIndex(1),
        Pickable::IGNORE,
        DespawnOnExit(Screen::Play),
        children![(
            button("show-result", ButtonKind::Primary, &frame, Localized::new("result-show-result"), None),
            FirstFocus,
            (ShowResult, AwaitsFocus),
            observe(|_: On<Activate>, mut requests: MessageWriter<PlayRequest>| {
                requests.write(PlayRequest::ShowResult);
            }),
        )],
    ));
}

/// Where the status stands, which has nothing more to say; on tall screens where the buttons of the hand do.
fn place_way_back<G: TurnTabled>(
    layout: Res<G::Layout>,
    frame: Res<Frame>,
    mut nodes: Query<(Ref<WayBack>, &mut Node)>,
) {
    for (way_back, mut node) in &mut nodes {
        if !(layout.is_changed() || frame.is_changed() || way_back.is_added()) {
            continue;
        }
        if frame.portrait {
            (node.left, node.right) = (px(frame.margin()), px(frame.margin()));
            (node.top, node.bottom) = (auto(), px(PROMPTS_HEIGHT + 2.0));
            (node.width, node.height) = (auto(), auto());
        } else {
            let area = G::status_area(&layout) / frame.unit;
            (node.left, node.top) = (px(area.corner.x), px(area.corner.y));
            (node.width, node.height) = (px(area.size.x), px(area.size.y));
        }
    }
}

/// As soon as it has been laid out: nothing else can be done here.
fn focus_way_back(
    waiting: Query<(Entity, &ComputedNode), With<AwaitsFocus>>,
    mut focus: ResMut<InputFocus>,
    mut commands: Commands,
) {
    if let Some((button, _)) = waiting.iter().find(|(_, node)| node.size() != Vec2::ZERO) {
        focus.set(button, FocusCause::Navigated);
        commands.entity(button).remove::<AwaitsFocus>();
    }
}

fn remove_way_back(way_back: Query<Entity, With<WayBack>>, mut commands: Commands) {
    way_back.iter().for_each(|way_back| commands.entity(way_back).despawn());
}
