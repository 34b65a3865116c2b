//! The line that says whose turn it is and what is asked; advice stands in the same place.

use bevy::prelude::*;
use bevy::text::FontSize;

use super::TurnTabled;
use super::hint::{HintSearch, Hinted};
use crate::AppSystems;
use crate::announcements::Announcement;
use crate::controls::{Prompt, PromptAction, Request, Seating};
use crate::play::{ComputerWait, FastForward, Play};
use crate::screens::{Screen, player_name};
use crate::text::Localized;
use crate::theme::atlas::Icon;
use crate::theme::widget::{self, TypeSize, tinted_icon};
use crate::theme::{Frame, palette};

/// The prompts that every game in turns has beside its own.
pub const TURN_PROMPTS: [Prompt; 4] = [
    Prompt::new(PromptAction::Request(Request::FastForward), "fast-forward"),
    Prompt::new(PromptAction::Request(Request::Hint), "hint"),
    Prompt::new(PromptAction::Request(Request::Undo), "undo"),
    Prompt::new(PromptAction::Request(Request::Pause), "prompt-pause").at_end(),
];

/// The node of the line.
#[derive(Component, Debug)]
struct StatusLine;

/// Its words.
#[derive(Component, Debug)]
struct StatusWords;

/// Shown before the words while they are advice.
#[derive(Component, Debug)]
struct Lamp;

pub(super) fn plugin<G: TurnTabled>(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), spawn_line.run_if(resource_exists::<Play<G>>)).add_systems(
        Update,
        (
            (say_whose_turn_it_is::<G>, announce_own_turn::<G>).in_set(AppSystems::Poses),
            (place_line::<G>.run_if(resource_exists::<G::Layout>), size_words).in_set(AppSystems::Draw),
        )
            .run_if(resource_exists::<Play<G>>)
            .run_if(in_state(Screen::Play)),
    );
}

fn spawn_line(mut commands: Commands) {
    commands.spawn((
        StatusLine,
        Name::new("status"),
        Node {
            position_type: PositionType::Absolute,
            justify_content: JustifyContent::Center,
            border: UiRect::all(px(1)),
            border_radius: BorderRadius::all(px(12)),
            ..widget::row(8.0)
        },
        BackgroundColor(palette::CLEAR),
        BorderColor::all(palette::CLEAR),
        // Over the plates, under every menu.
        GlobalZIndex(1),
        Pickable::IGNORE,
        DespawnOnExit(Screen::Play),
        children![
            (Lamp, tinted_icon(Icon::Hint, 20.0, palette::KIN)),
            (
                StatusWords,
                widget::text(Localized::new("status-waiting"), TypeSize::Body, true, palette::WASHI),
                TextLayout::justify(Justify::Center),
            ),
        ],
    ));
}

/// What the game waits for, and whether that is whoever looks.
fn words<G: TurnTabled>(
    play: &Play<G>,
    seating: &Seating,
    (fast, wait): (FastForward, ComputerWait),
) -> (Localized, bool) {
    let Some(turn) = play.state().turn() else { return (Localized::new("status-over"), false) };
    let name = player_name(&play.record().players, turn);
    if !play.is_persons(turn) {
        let key = match (fast.is_on(), wait.is_held()) {
            (true, _) => "status-fast-forward",
            // Nobody thinks while everybody looks at what was just done.
            (false, true) => "status-next",
            (false, false) => "status-turn",
        };
        return (Localized::new(key).with("name", name), false);
    }
    let asked = G::asked(play, turn);
    if play.you().is_some() {
        return (Localized::new("status-your-turn").with("asked", asked), true);
    }
    (Localized::new("status-turn-asked").with("name", name).with("asked", asked), seating.people().contains(&turn))
}

fn say_whose_turn_it_is<G: TurnTabled>(
    play: Res<Play<G>>,
    (seating, fast, wait): (Res<Seating>, Res<FastForward>, Res<ComputerWait>),
    hinted: Res<Hinted<G>>,
    search: Option<Res<HintSearch<G>>>,
    mut line: Query<(&mut Localized, &mut TextColor), With<StatusWords>>,
    mut lamps: Query<&mut Node, With<Lamp>>,
) {
    let (said, own) = match hinted.advice() {
        Some(advice) => (G::hint_words(advice), true),
        None if search.is_some() => (Localized::new("hint-searching"), false),
        None => words(&play, &seating, (*fast, *wait)),
    };
    for (mut words, mut color) in &mut line {
        words.set_if_neq(said.clone());
        color.set_if_neq(TextColor(if own { palette::KIN } else { palette::WASHI }));
    }
    let display = if hinted.advice().is_some() { Display::Flex } else { Display::None };
    for mut lamp in lamps.iter_mut().filter(|lamp| lamp.display != display) {
        lamp.display = display;
    }
}

/// Said when the turn comes to whoever looks, and with an undo when it comes back; a table that somebody comes to tells its
/// situation by itself.
fn announce_own_turn<G: TurnTabled>(
    play: Res<Play<G>>,
    (seating, fast, wait): (Res<Seating>, Res<FastForward>, Res<ComputerWait>),
    mut before: Local<Option<(usize, bool)>>,
    mut announcements: MessageWriter<Announcement>,
) {
    let (said, own) = words(&play, &seating, (*fast, *wait));
    let now = (play.record().actions.len(), own);
    let moved = before.is_some_and(|before| before != now);
    *before = Some(now);
    if moved && own {
        announcements.write(Announcement::polite(said));
    }
}

/// On tall screens the line is short.
fn size_words(frame: Res<Frame>, mut words: Query<(Ref<StatusWords>, &mut TextFont)>) {
    let size = if frame.portrait { TypeSize::Caption } else { TypeSize::Body };
    for (_, mut font) in words.iter_mut().filter(|(words, _)| frame.is_changed() || words.is_added()) {
        font.font_size = FontSize::Px(size.units());
    }
}

/// Advice is longer than anything else that stands here, and may have a place of its own; there it has a ground.
fn place_line<G: TurnTabled>(
    layout: Res<G::Layout>,
    frame: Res<Frame>,
    hinted: Res<Hinted<G>>,
    mut lines: Query<(Ref<StatusLine>, &mut Node, &mut BackgroundColor, &mut BorderColor)>,
) {
    let all = layout.is_changed() || frame.is_changed() || hinted.is_changed();
    for (line, mut node, mut ground, mut rim) in &mut lines {
        if !all && !line.is_added() {
            continue;
        }
        let (status, hint) = (G::status_area(&layout), G::hint_area(&layout));
        let apart = hinted.advice().is_some() && hint != status;
        let area = if apart { hint } else { status };
        area.lay(&mut node, frame.unit);
        node.padding = UiRect::horizontal(px(if apart { 12.0 } else { 0.0 }));
        ground.set_if_neq(BackgroundColor(if apart { palette::PANEL } else { palette::CLEAR }));
        rim.set_if_neq(BorderColor::all(if apart { palette::KIN } else { palette::CLEAR }));
    }
}
