use crate::table::Section;

/// What "How to play" shows of Killer Sevens: the rules of `RULES.md` §3 for somebody who has never heard of the game.
pub(super) const SECTIONS: &[Section] = &[
    Section::of_words("aim"),
    Section::of_words("board"),
    Section::with_board("play", &["S7 .S8 +S9", "H7 H8 .H9"]),
    Section::with_board("kill", &["- S5 S6 -", "H4 xH5 xH6 H7", "D4 xD5 xD6 D7", "- C5 +C6 -"]),
    Section::with_board("shape", &["S4 .S5 .S6 S7", "H4 .H5 H6 -", "- +D5 - -"]),
    Section::with_board("walls", &["- D6 -", "+C5 xC6 C7"]),
    Section::of_words("cap"),
    Section::of_words("dead"),
    Section::of_words("pass"),
    Section::of_words("end"),
    Section::of_words("advice"),
];
