//! What the game may be started with: `tefuda --game speed --deal 42 --level hard …`, on a web page
//! `?game=speed&deal=42&level=hard`.
//!
//! The command line only asks: where it names a game it says what the set-up screen would have been told, and puts the
//! player at the table at once. Which games, presets and levels there are is handed in, so nothing here knows a game.

mod address;
mod known;

pub use known::{Known, KnownGame};

use std::ffi::OsString;
use std::io::{self, Write as _};
use std::path::PathBuf;
use std::process::ExitCode;

use bevy::prelude::Resource;
use lexopt::{Arg, Parser};

use crate::cards::DealNumber;
use crate::text::{Language, Localized, Texts};

/// The exit code for a command line that cannot be understood, as is usual.
const MISTAKE: u8 = 2;

/// What was asked for on the command line, or in the page's address; everything may be left out.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct CommandLine {
    /// A game that can be played.
    pub game: Option<String>,
    /// A preset of that game; none without a game, and so with all that follows down to the deal.
    pub preset: Option<String>,
    /// The computers' level.
    pub level: Option<String>,
    /// How many play.
    pub seats: Option<usize>,
    /// How many of them are people; 0 is to watch.
    pub people: Option<usize>,
    /// The number of the deal.
    pub deal: Option<DealNumber>,
    /// The language for this run; it is not saved.
    pub language: Option<Language>,
    /// The folder for settings and saved games.
    pub data: Option<PathBuf>,
}

/// A command line after which the game does not start: help, the version, or a mistake.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stop {
    /// What to print, in the player's language, without a line break at the end.
    pub text: String,
    /// 0 after help and version, 2 after a mistake.
    pub code: u8,
}

impl Stop {
    /// Prints the text, a mistake on the error output, and gives the code to leave `main` with.
    pub fn print(&self) -> ExitCode {
        // Nobody is told when nobody reads: `tefuda --help | head -1` closes the output early, which is no fault.
        if self.code == 0 {
            writeln!(io::stdout(), "{}", self.text).ok();
        } else {
            writeln!(io::stderr(), "{}", self.text).ok();
        }
        self.code.into()
    }
}

impl CommandLine {
    /// Reads the program's arguments, without its name.
    ///
    /// # Errors
    /// [`Stop`], when there is only something to print. Its language is the one asked for with `--lang`, wherever that
    /// stands, else the system's.
    pub fn parse(arguments: impl IntoIterator<Item = OsString>, known: &Known<'_>) -> Result<Self, Stop> {
        let arguments: Vec<OsString> = arguments.into_iter().collect();
        Self::read(Parser::from_args(&arguments), known).map_err(|early| {
            let language = asked_language(Parser::from_args(&arguments)).unwrap_or_else(Language::of_system);
            early.stop(&Texts::new(language), known)
        })
    }

    fn read(mut parser: Parser, known: &Known<'_>) -> Result<Self, Early> {
        let mut read = Self::default();
        loop {
            let name = match parser.next()? {
                None => break,
                Some(Arg::Long(name)) => format!("--{name}"),
                Some(Arg::Short(letter)) => return Err(unknown_option(&format!("-{letter}"))),
                Some(Arg::Value(value)) => {
                    let value = value.to_string_lossy().into_owned();
                    return Err(Localized::new("command-line-unexpected-argument").with("value", value).into());
                }
            };
            match name.as_str() {
                "--help" => return Err(alone(&name, &mut parser, Early::Help)),
                "--version" => return Err(alone(&name, &mut parser, Early::Version)),
                "--data" => read.data = Some(folder(&name, parser.value()?)?),
                "--game" | "--preset" | "--level" | "--seats" | "--people" | "--deal" | "--lang" => {
                    let value = parser.value()?.to_string_lossy().into_owned();
                    read.set(name.trim_start_matches('-'), value, Spelling::Argument, known)?;
                }
                _ => return Err(unknown_option(&name)),
            }
        }
        read.check(Spelling::Argument, known)?;
        Ok(read)
    }

    /// Takes the value of `game`, `preset`, `level`, `seats`, `people`, `deal` or `lang`.
    fn set(&mut self, name: &str, value: String, spelling: Spelling, known: &Known<'_>) -> Result<(), Localized> {
        let option = spelling.of(name);
        match name {
            "game" => self.game = Some(playable_game(&option, value, known)?),
            "preset" => self.preset = Some(value),
            "level" => self.level = Some(value),
            "seats" => self.seats = Some(number_up_to(&option, &value, known.most_seats())?),
            "people" => self.people = Some(number_up_to(&option, &value, known.most_seats())?),
            "deal" => self.deal = Some(deal(&option, &value)?),
            _ => {
                let codes = Language::ALL.map(Language::code);
                self.language = value.parse().map(Some).map_err(|_| bad_value(&option, &value, &codes))?;
            }
        }
        Ok(())
    }

    /// What only holds or fails together, and is therefore looked at last.
    fn check(&self, spelling: Spelling, known: &Known<'_>) -> Result<(), Localized> {
        self.check_preset(spelling, known)?;
        self.check_level(spelling, known)?;
        self.check_game(spelling)?;
        self.check_table(spelling, known)
    }

    /// How many play depends on the game, and how many people on how many play.
    fn check_table(&self, spelling: Spelling, known: &Known<'_>) -> Result<(), Localized> {
        let named = known.games.iter().find(|game| self.game.as_deref() == Some(game.name));
        let Some(game) = named else { return Ok(()) };
        let seats = self.seats.unwrap_or(game.default_seats);
        let most = game.people.1.min(seats);
        number_within(&spelling.of("seats"), seats, game.seats)?;
        self.people.map_or(Ok(()), |people| number_within(&spelling.of("people"), people, (game.people.0, most)))
    }

    /// A preset belongs to a game, which may be named after it.
    fn check_preset(&self, spelling: Spelling, known: &Known<'_>) -> Result<(), Localized> {
        let Some(preset) = &self.preset else { return Ok(()) };
        let presets = known.presets(self.game.as_deref());
        one_of(&spelling.of("preset"), preset, &presets)
    }

    /// A level has to be one that the game's computers have.
    fn check_level(&self, spelling: Spelling, known: &Known<'_>) -> Result<(), Localized> {
        let Some(level) = &self.level else { return Ok(()) };
        one_of(&spelling.of("level"), level, &known.levels(self.game.as_deref()))
    }

    /// What says how to play means nothing where no game is begun.
    fn check_game(&self, spelling: Spelling) -> Result<(), Localized> {
        let given = [
            ("preset", self.preset.is_some()),
            ("level", self.level.is_some()),
            ("seats", self.seats.is_some()),
            ("people", self.people.is_some()),
            ("deal", self.deal.is_some()),
        ];
        match given.into_iter().find(|(_, given)| *given) {
            Some((name, _)) if self.game.is_none() => Err(Localized::new("command-line-needs-game")
                .with("option", spelling.of(name))
                .with("game", spelling.of("game"))),
            _ => Ok(()),
        }
    }
}

/// How the name of an option is written where it was asked for, so that a mistake is told in the words it was made in.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Spelling {
    /// `--game`, on a command line.
    Argument,
    /// `game`, in a page's address.
    Parameter,
}

impl Spelling {
    fn of(self, name: &str) -> String {
        match self {
            Self::Argument => format!("--{name}"),
            Self::Parameter => name.to_owned(),
        }
    }
}

/// Why the reading ends before its end.
enum Early {
    Help,
    Version,
    Mistake(Localized),
}

impl Early {
    fn stop(self, texts: &Texts, known: &Known<'_>) -> Stop {
        match self {
            Self::Help => {
                let help = Localized::new("command-line-help")
                    .with("games", list(&known.playable()))
                    .with("presets", list(&known.presets(None)))
                    .with("levels", list(&known.levels(None)))
                    .with("most", known.most_seats());
                Stop { text: help.to_text(texts), code: 0 }
            }
            Self::Version => {
                let version = Localized::new("command-line-version").with("version", env!("CARGO_PKG_VERSION"));
                Stop { text: version.to_text(texts), code: 0 }
            }
            Self::Mistake(mistake) => {
                let text = format!("{}\n{}", mistake.to_text(texts), texts.get("command-line-try-help"));
                Stop { text, code: MISTAKE }
            }
        }
    }
}

impl From<Localized> for Early {
    fn from(mistake: Localized) -> Self {
        Self::Mistake(mistake)
    }
}

impl From<lexopt::Error> for Early {
    /// A missing value is the only error that can come up: a value too many is met in [`alone`], and the others come
    /// from parts of lexopt that are not used here.
    fn from(error: lexopt::Error) -> Self {
        Self::Mistake(match error {
            lexopt::Error::MissingValue { option } => {
                Localized::new("command-line-missing-value").with("option", option.unwrap_or_default())
            }
            other => Localized::new("command-line-unexpected-argument").with("value", other.to_string()),
        })
    }
}

/// The last language that is asked for anywhere, so that a mistake before it is told in it too.
fn asked_language(mut parser: Parser) -> Option<Language> {
    let mut asked = None;
    loop {
        match parser.next() {
            Ok(None) => return asked,
            Ok(Some(Arg::Long("lang"))) => {
                let language = parser.value().ok().and_then(|value| value.to_str()?.parse().ok());
                asked = language.or(asked);
            }
            Ok(Some(_)) | Err(_) => {}
        }
    }
}

/// Why to stop at an option that takes no value: `early`, or a mistake in `--help=value`.
fn alone(option: &str, parser: &mut Parser, early: Early) -> Early {
    let Some(value) = parser.optional_value() else { return early };
    let value = value.to_string_lossy().into_owned();
    Localized::new("command-line-unexpected-value").with("option", option).with("value", value).into()
}

fn playable_game(option: &str, value: String, known: &Known<'_>) -> Result<String, Localized> {
    let playable = known.playable();
    match known.games.iter().find(|game| game.name == value) {
        Some(game) if game.playable => Ok(value),
        Some(_) => Err(Localized::new("command-line-not-built").with("game", value).with("allowed", list(&playable))),
        None => Err(bad_value(option, &value, &playable)),
    }
}

fn one_of(option: &str, value: &str, allowed: &[&str]) -> Result<(), Localized> {
    if allowed.contains(&value) { Ok(()) } else { Err(bad_value(option, value, allowed)) }
}

/// A number of players, as far as it can be told without knowing the game.
fn number_up_to(option: &str, value: &str, most: usize) -> Result<usize, Localized> {
    value.parse().ok().filter(|number| *number <= most).ok_or_else(|| bad_value(option, value, &[&span((0, most))]))
}

fn number_within(option: &str, number: usize, (least, most): (usize, usize)) -> Result<(), Localized> {
    if (least..=most).contains(&number) {
        Ok(())
    } else {
        Err(bad_value(option, &number.to_string(), &[&span((least, most))]))
    }
}

/// All whole numbers from the first to the last, or the one that there is.
fn span((least, most): (usize, usize)) -> String {
    (least..=most).map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}

fn deal(option: &str, value: &str) -> Result<DealNumber, Localized> {
    value.parse().map_err(|_| Localized::new("command-line-bad-deal").with("option", option).with("value", value))
}

/// Any name that the system allows, so it need not be Unicode.
fn folder(option: &str, value: OsString) -> Result<PathBuf, Early> {
    if value.is_empty() {
        return Err(Localized::new("command-line-bad-folder").with("option", option).into());
    }
    Ok(value.into())
}

fn bad_value(option: &str, value: &str, allowed: &[&str]) -> Localized {
    Localized::new("command-line-bad-value").with("option", option).with("value", value).with("allowed", list(allowed))
}

fn unknown_option(option: &str) -> Early {
    Localized::new("command-line-unknown-option").with("option", option).into()
}

fn list(names: &[&str]) -> String {
    names.join(", ")
}
