use crate::table::Section;

/// What "How to play" shows of Sevens: the rules of `RULES.md` §2 in the order in which one meets them.
pub(super) const SECTIONS: &[Section] = &[
    Section::of_words("aim"),
    Section::with_board("play", &["oS4 S5 S6 S7 S8 oS9"]),
    Section::of_words("pass"),
    Section::of_words("hold"),
    Section::with_cards("edge", &["CQ", "CK", "->", "CA", "C2"]),
    Section::with_board("tunnel", &["oHA .H2 .H3 .H4 .H5 #H6 H7"]),
    Section::with_cards("joker", &["H7", "X1", "H9"]),
    Section::of_words("out"),
    Section::of_words("end"),
];
