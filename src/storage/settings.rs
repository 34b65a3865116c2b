use std::collections::BTreeMap;
use std::path::Path;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use super::{Notices, SETTINGS_FILE, Storage};
use crate::text::{Language, Localized};

/// What the player has chosen once and for all games. Changing this resource is all it takes: the change is saved.
///
/// In its file every field may be missing, and fields of other versions are kept as they are.
#[derive(Resource, Serialize, Deserialize, Clone, PartialEq, Debug)]
#[serde(default, rename_all = "kebab-case")]
pub struct Settings {
    /// The version of this form; a file of a later one is put aside rather than understood wrongly.
    pub version: u32,
    /// The language; `None` is the system's.
    pub language: Option<Language>,
    /// How fast cards move and menus open.
    pub animation_speed: AnimationSpeed,
    /// How long computers seem to think in games in turns.
    pub computer_pace: ComputerPace,
    /// Whether flying and shaking is replaced by fading.
    pub reduced_motion: bool,
    /// Whether the gamepad's confirm and cancel buttons change places.
    pub swap_confirm: bool,
    /// Whether cards that can be played are marked, also where all play at once.
    pub playable_marks: bool,
    /// Whether a verdict on a play stays, and the computers wait, until somebody presses something.
    pub verdicts_wait: bool,
    /// Whether games that have an aid offer it: what could be played, and whether it is right. It counts as help.
    pub aid: bool,
    /// In which order the cards of a hand lie.
    pub hand_order: HandOrder,
    /// Where the window was.
    pub window: WindowPlacement,
    /// How each game was last set up, by the game's name.
    pub games: BTreeMap<String, GameSettings>,
    /// Fields of other versions, kept for them as they are.
    #[serde(flatten)]
    pub unknown: Map<String, Value>,
}

impl Settings {
    /// The version that this program writes.
    pub const VERSION: u32 = 1;
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            version: Self::VERSION,
            language: None,
            animation_speed: AnimationSpeed::default(),
            computer_pace: ComputerPace::default(),
            reduced_motion: false,
            swap_confirm: false,
            playable_marks: false,
            verdicts_wait: false,
            aid: false,
            hand_order: HandOrder::default(),
            window: WindowPlacement::default(),
            games: BTreeMap::new(),
            unknown: Map::new(),
        }
    }
}

/// How fast cards move and menus open (the factors on the timing table's durations are the motion's).
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum AnimationSpeed {
    /// At once.
    Off,
    /// Twice as fast.
    Fast,
    /// As in the timing table.
    #[default]
    Normal,
    /// Slower.
    Slow,
}

impl AnimationSpeed {
    /// Every speed, fastest first.
    pub const ALL: [Self; 4] = [Self::Off, Self::Fast, Self::Normal, Self::Slow];

    /// Its name in the file and in the keys of its texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }
}

/// In which order the cards of a hand lie.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum HandOrder {
    /// Suit by suit, each from the ace.
    #[default]
    Suit,
    /// Number by number, the aces first.
    Number,
}

impl HandOrder {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Suit => Self::Number,
            Self::Number => Self::Suit,
        }
    }

    /// Its name in the file and in the keys of its texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Suit => "suit",
            Self::Number => "number",
        }
    }
}

/// How long computers seem to think in games in turns (the times are the timing table's).
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[serde(rename_all = "kebab-case")]
pub enum ComputerPace {
    /// Longer than normal.
    Unhurried,
    /// As in the timing table.
    #[default]
    Normal,
    /// Half as long.
    Brisk,
    /// At once.
    Instant,
}

impl ComputerPace {
    /// Every pace, slowest first.
    pub const ALL: [Self; 4] = [Self::Unhurried, Self::Normal, Self::Brisk, Self::Instant];

    /// Its name in the file and in the keys of its texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Unhurried => "unhurried",
            Self::Normal => "normal",
            Self::Brisk => "brisk",
            Self::Instant => "instant",
        }
    }
}

/// Where the window was when the game was last left.
#[derive(Reflect, Serialize, Deserialize, Clone, PartialEq, Eq, Debug, Default)]
#[serde(default, rename_all = "kebab-case")]
pub struct WindowPlacement {
    /// The upper left corner on the desktop, in physical pixels.
    pub position: Option<IVec2>,
    /// The size inside the frame when neither maximised nor full screen, in logical pixels.
    pub size: Option<UVec2>,
    /// Whether it filled the desktop.
    pub maximised: bool,
    /// Whether it covered the whole screen.
    pub full_screen: bool,
}

/// How a game was last set up.
#[derive(Serialize, Deserialize, Clone, PartialEq, Debug, Default)]
#[serde(default, rename_all = "kebab-case")]
pub struct GameSettings {
    /// The name of the preset.
    pub preset: Option<String>,
    /// The name of the computer's level.
    pub level: Option<String>,
    /// How many play.
    pub seats: Option<usize>,
    /// How many people play it at this device.
    pub people: Option<usize>,
    /// How two of them sit at it.
    pub arrangement: Option<Arrangement>,
    /// The options in the form of `LAB.md`. Whoever deals checks them: they come from a file that people can edit.
    pub options: Map<String, Value>,
}

/// How two people who play at once sit at one device. It is no rule, so no record knows it.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Arrangement {
    /// The device lies flat between them, and the far half of the table is turned round.
    Facing,
    /// Both look at it from the same side.
    SideBySide,
}

impl Arrangement {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Facing, Self::SideBySide];

    /// Its name in the file and in the keys of its texts.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Facing => "facing",
            Self::SideBySide => "side-by-side",
        }
    }
}

/// The settings as they were found, which is before there is a window or a log.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct LoadedSettings {
    /// The settings; the defaults where they cannot be had.
    pub settings: Settings,
    /// What the player has to be told.
    pub notices: Notices,
    /// What the log should say, once there is one.
    pub warnings: Warnings,
}

/// Lines for the log that came up before it was there.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct Warnings(Vec<String>);

/// The settings kept in `storage`. Where they cannot be had these are the defaults, and a notice says why.
pub fn load_settings(storage: &Storage) -> LoadedSettings {
    let mut loaded = LoadedSettings::default();
    loaded.settings = read_settings(storage, &mut loaded.notices, &mut loaded.warnings.0);
    loaded
}

fn read_settings(storage: &Storage, notices: &mut Notices, warnings: &mut Vec<String>) -> Settings {
    let bytes = match storage.read(SETTINGS_FILE) {
        Ok(Some(bytes)) => bytes,
        Ok(None) => return Settings::default(),
        Err(error) => {
            warnings.push(error.to_string());
            notices.push(Localized::new("notice-settings-unreadable"));
            return Settings::default();
        }
    };
    let notice = match serde_json::from_slice::<Settings>(&bytes) {
        Ok(settings) if settings.version <= Settings::VERSION => {
            return Settings { version: Settings::VERSION, ..settings };
        }
        Ok(settings) => {
            let (theirs, ours) = (settings.version, Settings::VERSION);
            warnings.push(format!("{SETTINGS_FILE} has version {theirs}, this program knows {ours}"));
            Localized::new("notice-settings-newer")
        }
        Err(error) => {
            warnings.push(format!("{SETTINGS_FILE} is damaged: {error}"));
            Localized::new("notice-settings-damaged")
        }
    };
    notices.push(match storage.put_aside(SETTINGS_FILE) {
        Ok(aside) => notice.with("name", file_name(&aside)),
        Err(error) => {
            warnings.push(error.to_string());
            Localized::new("notice-settings-unreadable")
        }
    });
    Settings::default()
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, log_warnings.run_if(resource_exists::<Warnings>));
    if app.world().contains_resource::<Settings>() {
        return;
    }
    let storage = app.world().resource::<Storage>().clone();
    let LoadedSettings { settings, notices, warnings } = load_settings(&storage);
    let mut told = app.world_mut().resource_mut::<Notices>();
    notices.iter().for_each(|notice| told.push(notice.clone()));
    app.insert_resource(settings).insert_resource(warnings);
}

fn log_warnings(warnings: Res<Warnings>) {
    warnings.0.iter().for_each(|warning| warn!("{warning}"));
}
