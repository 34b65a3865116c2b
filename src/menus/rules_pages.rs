//! What the rules page of each game shows: its sections in order, each with the cards that go with it.

/// One section: its texts stand under `{game}-rules-{key}-heading` and `{game}-rules-{key}`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Section {
    pub(super) key: &'static str,
    /// Names of cards; `->` stands for "goes on".
    pub(super) cards: &'static [&'static str],
}

const fn section(key: &'static str, cards: &'static [&'static str]) -> Section {
    Section { key, cards }
}

/// The pages by the name of the game.
const PAGES: &[(&str, &[Section])] = &[(
    "speed",
    &[
        section("aim", &[]),
        section("table", &[]),
        section("play", &["S5", "->", "H6", "<-", "C7"]),
        section("ledger", &["DK", "->", "SA", "<-", "H2"]),
        section("draw", &[]),
        section("stall", &[]),
        section("first", &[]),
        section("end", &[]),
    ],
)];

/// The sections of a game; none for a game without a page.
pub(super) fn sections(game: &str) -> &'static [Section] {
    PAGES.iter().find(|(name, _)| *name == game).map_or(&[], |(_, sections)| sections)
}
