use std::ops::RangeInclusive;

use bevy::prelude::*;
use serde_json::{Map, Value};

use crate::cards::DealNumber;
use crate::computer::{Computers, Level};
use crate::play::{StartGame, Table};
use crate::registry::{Game, GameVisitor};
use crate::rules::Choice;
use crate::storage::{Arrangement, GameSettings, Settings};

/// A game as it is being set up.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct SetUp {
    game: Game,
    form: Form,
    preset: &'static str,
    options: Map<String, Value>,
    level: Level,
    table: Table,
    arrangement: Option<Arrangement>,
    /// The deal that the game will begin with.
    pub deal: DealNumber,
}

/// What a game can be set up as.
#[derive(Clone, PartialEq, Debug)]
struct Form {
    presets: &'static [&'static str],
    levels: &'static [Level],
    default_level: Level,
    choices: Vec<Choice>,
    match_option: Option<&'static str>,
    seats: RangeInclusive<usize>,
    default_seats: usize,
    people: RangeInclusive<usize>,
    simultaneous: bool,
}

/// What a button of the set-up screen changes.
#[derive(Component, Clone, PartialEq, Debug)]
pub enum SetUpChange {
    /// Begin with this preset.
    Preset(&'static str),
    /// So many play.
    Seats(usize),
    /// So many of them are people, at the first seats.
    People(usize),
    /// Two people sit like this.
    Arrangement(Arrangement),
    /// Play against computers of this level.
    Level(Level),
    /// Of this choice (its index in [`SetUp::choices`]), take this value (its index there).
    Option {
        /// Which choice.
        choice: usize,
        /// Which value.
        value: usize,
    },
    /// Of this choice, take the value that lies so many places further, stopping at either end.
    Step {
        /// Which choice.
        choice: usize,
        /// How many places.
        by: isize,
    },
}

impl SetUp {
    /// The game as its default preset has it.
    pub fn new(game: Game) -> Self {
        let form = game.visit(FormOf);
        let preset = form.presets.first().copied().unwrap_or_default();
        let (people, level) = (1.clamp(*form.people.start(), *form.people.end()), form.default_level);
        let table = Table { seats: form.default_seats, people };
        let options = game.visit(OptionsOf { preset, table, set: &Map::new() }).unwrap_or_default();
        let (arrangement, deal) = (None, DealNumber::default());
        Self { game, preset, options, level, table, arrangement, deal, form }
    }

    /// The game as it was last played; what the settings say is checked, because people can edit them.
    pub fn remembered(game: Game, settings: &Settings) -> Self {
        let mut set_up = Self::new(game);
        let Some(last) = settings.games.get(game.name()) else { return set_up };
        if let Some(seats) = last.seats.filter(|seats| set_up.form.seats.contains(seats)) {
            set_up.make(&SetUpChange::Seats(seats));
        }
        if let Some(people) = last.people.filter(|people| set_up.people_allowed().contains(people)) {
            set_up.make(&SetUpChange::People(people));
        }
        set_up.arrangement = last.arrangement;
        let table = set_up.table;
        let preset = set_up.form.presets.iter().find(|preset| last.preset.as_deref() == Some(**preset));
        let options = preset.and_then(|preset| game.visit(OptionsOf { preset, table, set: &last.options }));
        if let Some(options) = options {
            set_up.preset = preset.copied().unwrap_or_default();
            set_up.options = options;
        }
        let level = last.level.as_deref().and_then(|level| level.parse().ok());
        if let Some(level) = level.filter(|level| set_up.form.levels.contains(level)) {
            set_up.level = level;
        }
        set_up
    }

    /// Which game.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// The preset that the options began as.
    pub const fn preset(&self) -> &'static str {
        self.preset
    }

    /// How well the computers play.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// How many play.
    pub const fn seats(&self) -> usize {
        self.table.seats
    }

    /// How many may play.
    pub fn seats_allowed(&self) -> RangeInclusive<usize> {
        self.form.seats.clone()
    }

    /// How many of them are people.
    pub const fn people(&self) -> usize {
        self.table.people
    }

    /// How many of them may be people.
    pub fn people_allowed(&self) -> RangeInclusive<usize> {
        *self.form.people.start()..=self.table.seats.min(*self.form.people.end())
    }

    /// Whether any seat is a computer's.
    pub const fn has_computers(&self) -> bool {
        self.table.people < self.table.seats
    }

    /// Whether it matters how people sit: two of them share the table at the same time.
    pub const fn has_arrangement(&self) -> bool {
        self.form.simultaneous && self.table.people == 2
    }

    /// Whether several people hand the device on from turn to turn.
    pub const fn has_hand_over(&self) -> bool {
        !self.form.simultaneous && self.table.people > 1
    }

    /// How two people sit; nothing until it is known.
    pub const fn arrangement(&self) -> Option<Arrangement> {
        self.arrangement
    }

    /// Says how two people are likely to sit, where nobody has said so yet.
    pub fn suggest_arrangement(&mut self, arrangement: Arrangement) {
        self.arrangement.get_or_insert(arrangement);
    }

    /// The presets of the game.
    pub const fn presets(&self) -> &'static [&'static str] {
        self.form.presets
    }

    /// The levels of the game, easiest first.
    pub const fn levels(&self) -> &'static [Level] {
        self.form.levels
    }

    /// The options of the game.
    pub fn choices(&self) -> &[Choice] {
        &self.form.choices
    }

    /// Whether this option says how long a match is, which is no change of a preset.
    pub(super) fn is_match_length(&self, option: &str) -> bool {
        self.form.match_option == Some(option)
    }

    /// The value that a choice has now.
    pub fn value(&self, choice: &Choice) -> Value {
        let value = self.options.get(choice.option).unwrap_or(&Value::Null);
        choice.seat.map_or(value, |seat| value.get(seat).unwrap_or(&Value::Null)).clone()
    }

    /// Whether what the change would bring about is already so.
    pub fn holds(&self, change: &SetUpChange) -> bool {
        match *change {
            SetUpChange::Preset(preset) => self.preset == preset,
            SetUpChange::Seats(seats) => self.table.seats == seats,
            SetUpChange::People(people) => self.table.people == people,
            SetUpChange::Arrangement(arrangement) => self.arrangement == Some(arrangement),
            SetUpChange::Level(level) => self.level == level,
            SetUpChange::Option { choice, value } => self
                .form
                .choices
                .get(choice)
                .is_some_and(|choice| choice.values.get(value) == Some(&self.value(choice))),
            SetUpChange::Step { .. } => false,
        }
    }

    /// Makes the change.
    pub fn make(&mut self, change: &SetUpChange) {
        match *change {
            SetUpChange::Preset(preset) => self.take_preset(preset),
            SetUpChange::Seats(seats) => self.seat(Table { seats, people: self.table.people.min(seats) }),
            SetUpChange::People(people) => self.seat(Table { people, ..self.table }),
            SetUpChange::Arrangement(arrangement) => self.arrangement = Some(arrangement),
            SetUpChange::Level(level) => self.level = level,
            SetUpChange::Option { choice, value } => self.set(choice, value),
            SetUpChange::Step { choice, by } => {
                let Some(stepped) = self.form.choices.get(choice) else { return };
                let now = self.value(stepped);
                let now = stepped.values.iter().position(|value| *value == now).unwrap_or(0);
                let next = now.saturating_add_signed(by).min(stepped.values.len().saturating_sub(1));
                self.set(choice, next);
            }
        }
    }

    /// Whether the rules differ from the preset that they began as.
    pub fn is_changed_from_preset(&self) -> bool {
        let mut preset = self.preset_options(self.table);
        preset.extend(self.match_length());
        preset != self.options
    }

    /// The options as the preset has them for a table.
    fn preset_options(&self, table: Table) -> Map<String, Value> {
        self.game.visit(OptionsOf { preset: self.preset, table, set: &Map::new() }).unwrap_or_default()
    }

    /// Others at the table: what the preset has differently for them changes, whatever else was chosen stays.
    fn seat(&mut self, table: Table) {
        let (before, after) = (self.preset_options(self.table), self.preset_options(table));
        for (option, value) in after {
            if before.get(&option) != Some(&value) {
                self.options.insert(option, value);
            }
        }
        self.table = table;
    }

    /// The option that says how long a match is, and its value.
    fn match_length(&self) -> Option<(String, Value)> {
        let (name, length) = self.options.get_key_value(self.form.match_option?)?;
        Some((name.clone(), length.clone()))
    }

    fn take_preset(&mut self, preset: &'static str) {
        let kept: Map<_, _> = self.match_length().into_iter().collect();
        self.options = self.game.visit(OptionsOf { preset, table: self.table, set: &kept }).unwrap_or_default();
        self.preset = preset;
    }

    fn set(&mut self, choice: usize, value: usize) {
        let Some(choice) = self.form.choices.get(choice) else { return };
        let (Some(value), Some(option)) = (choice.values.get(value), self.options.get_mut(choice.option)) else {
            return;
        };
        let field = match choice.seat {
            Some(seat) => option.get_mut(seat),
            None => Some(option),
        };
        if let Some(field) = field {
            *field = value.clone();
        }
    }

    /// What to keep for the next time.
    pub(super) fn to_settings(&self) -> GameSettings {
        GameSettings {
            preset: Some(self.preset.to_owned()),
            level: Some(self.level.name().to_owned()),
            seats: Some(self.table.seats),
            people: Some(self.table.people),
            arrangement: self.arrangement,
            options: self.options.clone(),
        }
    }

    /// The game that is asked for: people at the first seats, computers at the others.
    pub(super) fn to_game(&self) -> StartGame {
        StartGame {
            game: self.game.name().to_owned(),
            preset: self.preset.to_owned(),
            options: Value::Object(self.options.clone()),
            players: self.table.players(self.level),
            deal: self.deal,
        }
    }
}

struct FormOf;

impl GameVisitor for FormOf {
    type Output = Form;

    fn visit<G: Computers>(self) -> Form {
        Form {
            presets: G::PRESETS,
            levels: G::LEVELS,
            default_level: G::DEFAULT_LEVEL,
            choices: G::choices(),
            match_option: G::MATCH_OPTION,
            seats: G::SEATS,
            default_seats: G::DEFAULT_SEATS,
            people: G::PEOPLE,
            simultaneous: G::SIMULTANEOUS,
        }
    }
}

/// All options of a preset at a table, with some of them set otherwise; nothing if the game does not know one.
struct OptionsOf<'a> {
    preset: &'a str,
    table: Table,
    set: &'a Map<String, Value>,
}

impl GameVisitor for OptionsOf<'_> {
    type Output = Option<Map<String, Value>>;

    fn visit<G: Computers>(self) -> Self::Output {
        let options = self.table.fitting_options::<G>(self.preset).ok()?;
        match serde_json::to_value(G::options_with(options, self.set).ok()?) {
            Ok(Value::Object(options)) => Some(options),
            _ => None,
        }
    }
}
