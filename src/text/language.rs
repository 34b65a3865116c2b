use std::fmt;
use std::str::FromStr;

use bevy::prelude::Reflect;
use serde::{Deserialize, Serialize};
use thiserror::Error;
use unic_langid::LanguageIdentifier;

/// A language that the game speaks.
#[derive(Reflect, Serialize, Deserialize, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Language {
    /// 日本語, `ja`.
    #[serde(rename = "ja")]
    Japanese,
    /// English, `en`.
    #[serde(rename = "en")]
    English,
}

impl Language {
    /// Every language, in the order of the settings.
    pub const ALL: [Self; 2] = [Self::Japanese, Self::English];

    /// Its code in settings, on the command line and in the name of its folder.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Japanese => "ja",
            Self::English => "en",
        }
    }

    /// The language of the system's user interface: Japanese where that is Japanese, English anywhere else.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn of_system() -> Self {
        Self::of_locale(sys_locale::get_locale().as_deref().unwrap_or_default())
    }

    /// The first language of those that the reader has told the browser which the game speaks.
    #[cfg(target_arch = "wasm32")]
    pub fn of_system() -> Self {
        let told = web_sys::window().map(|window| window.navigator().languages()).unwrap_or_default();
        Self::of_locales(told.iter().filter_map(|locale| locale.as_string()))
    }

    /// The first language that the game speaks of these locales, best first; English where it speaks none of them.
    pub fn of_locales(locales: impl IntoIterator<Item = String>) -> Self {
        let spoken = locales.into_iter().find_map(|locale| language_of(&locale).parse().ok());
        spoken.unwrap_or(Self::English)
    }

    /// The language for a locale such as `ja-JP`, `ja_JP.UTF-8` or `en`.
    pub fn of_locale(locale: &str) -> Self {
        language_of(locale).parse().unwrap_or(Self::English)
    }

    /// The other language, for a button that changes between the two.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Japanese => Self::English,
            Self::English => Self::Japanese,
        }
    }

    pub(super) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().expect("two-letter codes are well-formed language identifiers")
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// The part of a locale that names the language: `ja` of `ja-JP`.
fn language_of(locale: &str) -> String {
    locale.split(['-', '_', '.', '@']).next().unwrap_or_default().to_ascii_lowercase()
}

/// A text that is not the code of a language.
#[derive(Error, Clone, PartialEq, Eq, Debug)]
#[error("{0:?} is no language; there are ja and en")]
pub struct NotALanguage(pub String);

impl FromStr for Language {
    type Err = NotALanguage;

    fn from_str(text: &str) -> Result<Self, NotALanguage> {
        Self::ALL.into_iter().find(|language| language.code() == text).ok_or_else(|| NotALanguage(text.to_owned()))
    }
}
