use crate::table::Section;

/// What "How to play" shows of Prime Daifugo (`RULES.md` §4).
pub(super) const SECTIONS: &[Section] = &[Section::of_words("aim")];
