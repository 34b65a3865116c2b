use super::{CommandLine, Known, Spelling};
use crate::text::Localized;

/// What an address may ask for; the language first, because mistakes are told in it. Whatever else stands in it belongs to whoever passed the link on.
const PARAMETERS: [&str; 7] = ["lang", "game", "preset", "level", "seats", "people", "deal"];

impl CommandLine {
    /// Reads the query of a page's address, where `value_of` gives the value of a parameter. It means what the options of
    /// the same name mean; there is no `data`, `help` or `version`.
    ///
    /// A page always starts, so a mistake is returned beside what is left to start with: the language alone.
    pub fn of_address(value_of: impl Fn(&str) -> Option<String>, known: &Known<'_>) -> (Self, Option<Localized>) {
        let mut read = Self::default();
        match read.read_address(value_of, known) {
            Ok(()) => (read, None),
            Err(mistake) => (Self { language: read.language, ..Self::default() }, Some(mistake)),
        }
    }

    fn read_address(&mut self, value_of: impl Fn(&str) -> Option<String>, known: &Known<'_>) -> Result<(), Localized> {
        for name in PARAMETERS {
            if let Some(value) = value_of(name) {
                self.set(name, value, Spelling::Parameter, known)?;
            }
        }
        self.check(Spelling::Parameter, known)
    }
}
