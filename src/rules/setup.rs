use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use thiserror::Error;

/// Options, seats or a position that no game can be set up from.
#[derive(Error, Clone, PartialEq, Eq, Debug)]
pub enum SetupError {
    /// The game is not played by so many.
    #[error("this game is not played by {0}")]
    Seats(usize),
    /// An option holds a value that it does not know.
    #[error("option {option}: no such value {value}")]
    OptionValue {
        /// The option's name in `LAB.md`.
        option: String,
        /// The value, as JSON.
        value: String,
    },
    /// The game has no option of this name.
    #[error("no such option {0}")]
    NoSuchOption(String),
    /// The game has no preset of this name.
    #[error("no such preset {0}")]
    NoSuchPreset(String),
    /// The position cannot occur in this game.
    #[error("impossible position: {0}")]
    Position(String),
}

/// The options of a preset with some of them set otherwise. One after another, so that an error can name the option.
pub(super) fn override_options<O: Serialize + DeserializeOwned>(
    preset: O,
    overrides: &Map<String, Value>,
) -> Result<O, SetupError> {
    overrides.iter().try_fold(preset, |options, (option, value)| {
        let refuse = || SetupError::OptionValue { option: option.clone(), value: value.to_string() };
        let mut fields = serde_json::to_value(options).map_err(|_| refuse())?;
        match fields.get_mut(option) {
            Some(field) => *field = value.clone(),
            None => return Err(SetupError::NoSuchOption(option.clone())),
        }
        serde_json::from_value(fields).map_err(|_| refuse())
    })
}
