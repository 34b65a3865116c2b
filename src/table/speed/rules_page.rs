use crate::table::Section;

/// What "How to play" shows of Speed: the rules of `RULES.md` §1 in the order in which one meets them.
pub(super) const SECTIONS: &[Section] = &[
    Section::of_words("aim"),
    Section::of_words("table"),
    Section::with_cards("play", &["S5", "->", "H6", "<-", "C7"]),
    Section::with_cards("ledger", &["DK", "->", "SA", "<-", "H2"]),
    Section::of_words("draw"),
    Section::of_words("stall"),
    Section::of_words("first"),
    Section::of_words("end"),
];
