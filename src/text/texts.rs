use std::collections::HashSet;
use std::fmt;
use std::sync::{Mutex, PoisonError};

use bevy::prelude::*;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};

use super::{Argument, Language, Manner};

/// The files of one language, built into the program.
macro_rules! files {
    ($language:literal) => {
        [
            include_str!(concat!("../../assets/languages/", $language, "/common.ftl")),
            include_str!(concat!("../../assets/languages/", $language, "/title.ftl")),
            include_str!(concat!("../../assets/languages/", $language, "/set-up.ftl")),
            include_str!(concat!("../../assets/languages/", $language, "/speed.ftl")),
            include_str!(concat!("../../assets/languages/", $language, "/board.ftl")),
            include_str!(concat!("../../assets/languages/", $language, "/sevens.ftl")),
            include_str!(concat!("../../assets/languages/", $language, "/killer-sevens.ftl")),
            include_str!(concat!("../../assets/languages/", $language, "/prime-daifugo.ftl")),
            include_str!(concat!("../../assets/languages/", $language, "/prime-pages.ftl")),
            include_str!(concat!("../../assets/languages/", $language, "/prime-rules.ftl")),
            include_str!(concat!("../../assets/languages/", $language, "/prime-verdict.ftl")),
            include_str!(concat!("../../assets/languages/", $language, "/play.ftl")),
            include_str!(concat!("../../assets/languages/", $language, "/settings.ftl")),
            include_str!(concat!("../../assets/languages/", $language, "/errors.ftl")),
        ]
    };
}

const JAPANESE: [&str; 14] = files!("ja");
const ENGLISH: [&str; 14] = files!("en");

/// The texts of the language that the game speaks now.
///
/// A system that shows a text of its own making runs again when this resource has changed; whatever carries
/// [`Localized`](super::Localized) is rewritten without that.
#[derive(Resource)]
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// Keys already complained about, so that a text drawn sixty times a second is logged once.
    missing: Mutex<HashSet<String>>,
}

impl Texts {
    /// The texts of one language.
    pub fn new(language: Language) -> Self {
        Self { language, bundle: bundle(language), missing: Mutex::default() }
    }

    /// The language spoken now.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// Speaks another language from now on, but keeps no choice: the player's own goes by
    /// [`ChooseLanguage`](super::ChooseLanguage).
    pub fn set_language(&mut self, language: Language) {
        *self = Self::new(language);
    }

    /// The text under a key; the key itself, logged once, where there is none.
    pub fn get(&self, key: &str) -> String {
        self.format(key, &[])
    }

    /// The text under a key with its arguments filled in; the key itself, logged once, where there is none.
    pub fn format(&self, key: &str, arguments: &[(&str, Argument)]) -> String {
        self.format_pairs(key, arguments.iter().map(|(name, argument)| (*name, argument)), Manner::Written)
    }

    pub(super) fn format_pairs<'a>(
        &self,
        key: &str,
        arguments: impl IntoIterator<Item = (&'a str, &'a Argument)>,
        manner: Manner,
    ) -> String {
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            self.complain(key, "is missing");
            return key.to_owned();
        };
        let arguments: FluentArgs =
            arguments.into_iter().map(|(name, argument)| (name, argument.to_fluent(self, manner))).collect();
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors).into_owned();
        if !errors.is_empty() {
            self.complain(key, "lacks an argument");
        }
        text
    }

    fn complain(&self, key: &str, what: &str) {
        // A panic elsewhere while the set was locked leaves it usable: it only ever grows.
        let mut missing = self.missing.lock().unwrap_or_else(PoisonError::into_inner);
        if missing.insert(key.to_owned()) {
            warn!("text {key:?} {what} in {}", self.language);
        }
    }
}

impl Default for Texts {
    /// The texts of the system's language.
    fn default() -> Self {
        Self::new(Language::of_system())
    }
}

impl fmt::Debug for Texts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let files = match language {
        Language::Japanese => JAPANESE,
        Language::English => ENGLISH,
    };
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // The marks that isolate a right-to-left argument have no glyph in the fonts and no use in these languages.
    bundle.set_use_isolating(false);
    for file in files {
        // Mistakes in a file cost the messages they stand in and no others; the tests hold that there are none.
        let resource = FluentResource::try_new(file.to_owned()).unwrap_or_else(|(resource, mistakes)| {
            error!("a file of {language} has mistakes: {mistakes:?}");
            resource
        });
        if let Err(twice) = bundle.add_resource(resource) {
            error!("a key of {language} stands twice: {twice:?}");
        }
    }
    bundle
}
