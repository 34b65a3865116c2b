use bevy::prelude::*;
use bevy::ui_widgets::{Activate, observe};

use super::option::OptionRow;
use super::{
    ArrangementExplanation, DealEntry, DealText, LevelExplanation, PresetExplanation, SetUp, SetUpChange, start,
};
use crate::menus::{Menu, MenuOpener, RulesOpener};
use crate::play::fresh_deal;
use crate::screens::Screen;
use crate::storage::Arrangement;
use crate::text::{Localized, Texts};
use crate::theme::atlas::Icon;
use crate::theme::frame::{BLOCK_WIDTH, Frame, PROMPTS_HEIGHT};
use crate::theme::palette;
use crate::theme::widget::{
    ButtonKind, Painted, TypeSize, button, column, heading, icon_button, label, literal, panel, row, scroll_area,
    segment, segmented, text, tile,
};

/// What the screen is built from.
struct Model {
    frame: Frame,
    game: &'static str,
    main: Main,
    options: Vec<OptionRow>,
    replaces_saved_game: bool,
}

/// Header, main choices, all options. In landscape the options stand beside the main choices; in portrait everything is
/// one column that scrolls, with the start below it.
pub(super) fn content(
    frame: Frame,
    set_up: &SetUp,
    texts: &Texts,
    (replaces_saved_game, can_practise): (bool, bool),
) -> impl Bundle + use<> {
    let rows = set_up
        .choices()
        .iter()
        .enumerate()
        .map(|(index, choice)| (choice.option, OptionRow::new(set_up, index, choice, texts)));
    let (length, options): (Vec<_>, Vec<_>) = rows.partition(|(option, _)| set_up.is_match_length(option));
    let (seats, people) = (set_up.seats_allowed(), set_up.people_allowed());
    let main = Main {
        frame,
        game: set_up.game().name(),
        seats: if seats.start() < seats.end() { seats.map(SetUpChange::Seats).collect() } else { Vec::new() },
        has_hand_over: set_up.has_hand_over(),
        people: if people.start() < people.end() { people.map(SetUpChange::People).collect() } else { Vec::new() },
        arrangements: if set_up.has_arrangement() {
            Arrangement::ALL.map(SetUpChange::Arrangement).to_vec()
        } else {
            Vec::new()
        },
        presets: set_up.presets(),
        levels: set_up.levels().iter().map(|level| SetUpChange::Level(*level)).collect(),
        has_computers: set_up.has_computers(),
        length: length.into_iter().map(|(_, row)| row).next(),
    };
    let model = Model {
        frame,
        game: set_up.game().name(),
        main,
        options: options.into_iter().map(|(_, row)| row).collect(),
        replaces_saved_game,
    };
    Children::spawn(SpawnWith(move |root: &mut ChildSpawner| {
        root.spawn((
            Node {
                width: percent(100),
                max_width: px(BLOCK_WIDTH),
                height: percent(100),
                padding: UiRect {
                    left: px(frame.margin()),
                    right: px(frame.margin()),
                    top: px(12),
                    bottom: px(PROMPTS_HEIGHT + 12.0),
                },
                ..column(12.0)
            },
            Pickable::IGNORE,
        ))
        .with_children(|block| {
            block.spawn(header(frame, model.game, can_practise));
            if frame.portrait { fill_portrait(block, model) } else { fill_landscape(block, model) }
        });
    }))
}

/// The way back, what is set up, and its rules.
fn header(frame: Frame, game: &'static str, can_practise: bool) -> impl Bundle {
    let practice = can_practise.then(|| {
        (
            icon_button("practice", ButtonKind::Quiet, &frame, Icon::Hint, Localized::new("practice")),
            observe(|_: On<Activate>, mut menus: MenuOpener| menus.open(Menu::Practice)),
        )
    });
    (
        Node { flex_shrink: 0.0, ..row(16.0) },
        Pickable::IGNORE,
        Children::spawn((
            Spawn((
                icon_button("back", ButtonKind::Quiet, &frame, Icon::Back, Localized::new("back")),
                observe(|_: On<Activate>, mut screen: ResMut<NextState<Screen>>| {
                    NextState::set_if_neq(&mut screen, Screen::Title);
                }),
            )),
            Spawn((
                Node { flex_grow: 1.0, flex_shrink: 1.0, ..column(0.0) },
                Pickable::IGNORE,
                children![heading(Localized::new(format!("game-{game}"))), label(Localized::new("set-up"))],
            )),
            SpawnIter(practice.into_iter()),
            Spawn((
                icon_button("rules", ButtonKind::Quiet, &frame, Icon::Rules, Localized::new("title-how-to-play")),
                observe(move |_: On<Activate>, mut rules: RulesOpener| rules.open(Some(game))),
            )),
        )),
    )
}

fn fill_landscape(block: &mut ChildSpawner, model: Model) {
    let frame = model.frame;
    let columns = Node { align_items: AlignItems::Stretch, flex_grow: 1.0, min_height: px(0), ..row(16.0) };
    block.spawn((columns, Pickable::IGNORE)).with_children(|columns| {
        let half = || Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            padding: UiRect::all(px(16)),
            ..column(12.0)
        };
        let (main, options) = (model.main, model.options);
        columns.spawn(panel(half())).with_children(|left| {
            left.spawn(scroll_area(Node { flex_grow: 1.0, row_gap: px(10), ..default() }))
                .with_children(|left| main.spawn(left));
            left.spawn(start_button(&frame, model.replaces_saved_game));
        });
        columns.spawn(panel(half())).with_children(|right| {
            right.spawn(text(Localized::new("set-up-options"), TypeSize::Name, true, palette::WASHI));
            right
                .spawn(scroll_area(Node { flex_grow: 1.0, row_gap: px(20), ..default() }))
                .with_children(|right| spawn_options(right, options, frame));
        });
    });
}

fn fill_portrait(block: &mut ChildSpawner, model: Model) {
    let frame = model.frame;
    let node = Node { padding: UiRect::all(px(12)), flex_grow: 1.0, min_height: px(0), ..column(0.0) };
    let (main, options) = (model.main, model.options);
    block.spawn(panel(node)).with_children(|panel| {
        panel.spawn(scroll_area(Node { flex_grow: 1.0, row_gap: px(18), ..default() })).with_children(|all| {
            main.spawn(all);
            all.spawn((
                Node { margin: UiRect::top(px(8)), ..default() },
                Pickable::IGNORE,
                children![text(Localized::new("set-up-options"), TypeSize::Name, true, palette::WASHI)],
            ));
            spawn_options(all, options, frame);
        });
    });
    block.spawn(start_button(&frame, model.replaces_saved_game));
}

/// A start never asks, but says what it costs.
fn start_button(frame: &Frame, replaces_saved_game: bool) -> impl Bundle + use<> {
    let warning = replaces_saved_game
        .then(|| text(Localized::new("set-up-replaces-saved-game"), TypeSize::Body, true, palette::KIN));
    (
        // The ring of the focus stands out from the button.
        Node { flex_shrink: 0.0, ..column(12.0) },
        Pickable::IGNORE,
        Children::spawn((
            SpawnIter(warning.into_iter()),
            Spawn((
                button("start", ButtonKind::Primary, frame, Localized::new("set-up-start"), Some(Icon::Play)),
                observe(start),
            )),
        )),
    )
}

fn spawn_options(parent: &mut ChildSpawner, options: Vec<OptionRow>, frame: Frame) {
    for option in options {
        parent.spawn(option.into_bundle(frame));
    }
}

/// The choices that most people make.
struct Main {
    frame: Frame,
    game: &'static str,
    /// Empty where there is no choice.
    seats: Vec<SetUpChange>,
    has_hand_over: bool,
    /// Empty where there is no choice.
    people: Vec<SetUpChange>,
    /// Empty where it does not matter.
    arrangements: Vec<SetUpChange>,
    presets: &'static [&'static str],
    levels: Vec<SetUpChange>,
    has_computers: bool,
    length: Option<OptionRow>,
}

impl Main {
    fn spawn(self, parent: &mut ChildSpawner) {
        let frame = self.frame;
        let people = if self.seats.is_empty() { "set-up-people" } else { "set-up-people-here" };
        if !self.seats.is_empty() {
            parent.spawn(section("set-up-seats")).with_children(|part| spawn_segments(part, frame, self.seats));
        }
        if !self.people.is_empty() {
            parent.spawn(section(people)).with_children(|part| {
                spawn_segments(part, frame, self.people);
                if self.has_hand_over {
                    part.spawn(label(Localized::new("set-up-hand-over")));
                }
            });
        }
        if !self.arrangements.is_empty() {
            parent.spawn(section("set-up-arrangement")).with_children(|part| {
                spawn_segments(part, frame, self.arrangements);
                part.spawn((label(Localized::new("set-up-arrangement")), ArrangementExplanation));
            });
        }
        let presets: Vec<_> = self.presets.iter().map(|preset| SetUpChange::Preset(preset)).collect();
        parent.spawn(section("set-up-preset")).with_children(|part| {
            spawn_segments(part, frame, presets);
            part.spawn((label(Localized::new("set-up-preset")), PresetExplanation(self.game)));
        });
        parent.spawn(section("set-up-level")).with_children(|part| {
            if self.has_computers {
                spawn_segments(part, frame, self.levels);
                part.spawn((label(Localized::new("set-up-level")), LevelExplanation));
            } else {
                part.spawn(label(Localized::new("set-up-no-computer")));
            }
        });
        if let Some(length) = self.length {
            parent.spawn(length.into_bundle(frame));
        }
        parent.spawn(section("set-up-deal")).with_children(|part| {
            part.spawn(deal_line(&frame));
            part.spawn(label(Localized::new("set-up-deal-number-explained")));
        });
    }
}

fn section(title: &'static str) -> impl Bundle {
    (
        Node { flex_shrink: 0.0, ..column(6.0) },
        Pickable::IGNORE,
        Children::spawn(Spawn(text(Localized::new(title), TypeSize::Body, true, palette::WASHI))),
    )
}

fn spawn_segments(parent: &mut ChildSpawner, frame: Frame, changes: Vec<SetUpChange>) {
    parent.spawn((Node::default(), Pickable::IGNORE)).with_children(|line| {
        line.spawn(segmented(&frame)).with_children(|segments| {
            for change in changes {
                let key = match &change {
                    // Said as the number of people is.
                    SetUpChange::Seats(seats) => {
                        let content = Localized::new(format!("people-{seats}"));
                        segments.spawn((segment(format!("seats-{seats}"), &frame, content), change));
                        continue;
                    }
                    SetUpChange::People(people) => format!("people-{people}"),
                    SetUpChange::Arrangement(arrangement) => format!("arrangement-{}", arrangement.name()),
                    SetUpChange::Preset(preset) => format!("preset-{preset}"),
                    SetUpChange::Level(level) => format!("level-{level}"),
                    SetUpChange::Option { .. } | SetUpChange::Step { .. } => continue,
                };
                segments.spawn((segment(key.clone(), &frame, Localized::new(key)), change));
            }
        });
    });
}

/// The number, which can be typed, and a die for another one.
fn deal_line(frame: &Frame) -> impl Bundle + use<> {
    (
        row(8.0),
        Pickable::IGNORE,
        children![
            (
                tile(
                    "deal-number",
                    ButtonKind::Secondary,
                    Node {
                        min_height: px(frame.button_height()),
                        flex_grow: 1.0,
                        padding: UiRect::horizontal(px(16)),
                        ..row(8.0)
                    },
                ),
                observe(|_: On<Activate>, mut commands: Commands| commands.insert_resource(DealEntry::default())),
                children![(literal("", TypeSize::Name, true, palette::WASHI), DealText, Painted)],
            ),
            (
                icon_button(
                    "deal-random",
                    ButtonKind::Secondary,
                    frame,
                    Icon::Replay,
                    Localized::new("set-up-deal-random"),
                ),
                observe(|_: On<Activate>, set_up: Option<ResMut<SetUp>>| {
                    if let Some(mut set_up) = set_up {
                        set_up.deal = fresh_deal();
                    }
                }),
            ),
        ],
    )
}
