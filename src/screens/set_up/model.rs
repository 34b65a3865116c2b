use bevy::prelude::*;
use serde_json::{Map, Value};

use crate::cards::DealNumber;
use crate::computer::{Computers, Level};
use crate::play::StartGame;
use crate::record::Player;
use crate::registry::{Game, GameVisitor};
use crate::rules::Choice;
use crate::storage::{GameSettings, Settings};

/// A game as it is being set up.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct SetUp {
    game: Game,
    form: Form,
    preset: &'static str,
    options: Map<String, Value>,
    level: Level,
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
    seats: usize,
}

/// What a button of the set-up screen changes.
#[derive(Component, Clone, PartialEq, Debug)]
pub enum SetUpChange {
    /// Begin with this preset.
    Preset(&'static str),
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
        let (options, level) = (game.visit(OptionsOf(preset, &Map::new())).unwrap_or_default(), form.default_level);
        Self { game, preset, options, level, deal: DealNumber::default(), form }
    }

    /// The game as it was last played; what the settings say is checked, because people can edit them.
    pub fn remembered(game: Game, settings: &Settings) -> Self {
        let mut set_up = Self::new(game);
        let Some(last) = settings.games.get(game.name()) else { return set_up };
        let preset = set_up.form.presets.iter().find(|preset| last.preset.as_deref() == Some(**preset));
        if let Some(options) = preset.and_then(|preset| game.visit(OptionsOf(preset, &last.options))) {
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
        let mut preset = self.game.visit(OptionsOf(self.preset, &Map::new())).unwrap_or_default();
        preset.extend(self.match_length());
        preset != self.options
    }

    /// The option that says how long a match is, and its value.
    fn match_length(&self) -> Option<(String, Value)> {
        let (name, length) = self.options.get_key_value(self.form.match_option?)?;
        Some((name.clone(), length.clone()))
    }

    fn take_preset(&mut self, preset: &'static str) {
        let kept: Map<_, _> = self.match_length().into_iter().collect();
        self.options = self.game.visit(OptionsOf(preset, &kept)).unwrap_or_default();
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
            options: self.options.clone(),
        }
    }

    /// The game that is asked for: a human at seat 0, computers at the others.
    pub(super) fn to_game(&self) -> StartGame {
        let computers = (1..self.form.seats).map(|_| Player::Computer { level: self.level });
        StartGame {
            game: self.game.name().to_owned(),
            preset: self.preset.to_owned(),
            options: Value::Object(self.options.clone()),
            players: std::iter::once(Player::Human).chain(computers).collect(),
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
            seats: G::DEFAULT_SEATS,
        }
    }
}

/// All options of a preset, with some of them set otherwise; nothing if the game does not know one.
struct OptionsOf<'a>(&'a str, &'a Map<String, Value>);

impl GameVisitor for OptionsOf<'_> {
    type Output = Option<Map<String, Value>>;

    fn visit<G: Computers>(self) -> Self::Output {
        let options = G::options_from(self.0, self.1).ok()?;
        match serde_json::to_value(options) {
            Ok(Value::Object(options)) => Some(options),
            _ => None,
        }
    }
}
