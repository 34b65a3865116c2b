use crate::table::Section;

/// What "How to play" shows of Prime Daifugo: the rules of `RULES.md` §4 for somebody who has never heard of the game.
pub(super) const SECTIONS: &[Section] = &[
    Section::of_words("aim"),
    Section::with_cards("number", &["S6", "HQ", "CA", "=", "6121"]),
    Section::with_cards("lead", &["HQ", "SK", "=", "1213"]),
    Section::with_cards("follow", &["S8", "H9", "->", "D9", "C7"]),
    Section::with_cards("composite", &["CQ", "DA", "=", "HJ", "×", "SJ"]),
    Section::with_cards("exponent", &["SQ", "H8", "=", "D2", "＾", "C7"]),
    Section::with_cards("joker", &["X1", "S3", "=", "10", "3"]),
    Section::with_cards("infinity", &["X2", "=", "∞"]),
    Section::with_cards("cut", &["S5", "H7", "=", "57"]),
    Section::with_cards("revolution", &["SA", "H7", "D2", "C9", "=", "1729"]),
    Section::of_words("draw"),
    Section::with_cards("wrong", &["S9", "HA", "=", "7", "×", "13"]),
    Section::of_words("flow"),
    Section::of_words("end"),
    Section::of_words("known"),
    Section::of_words("advice"),
];
