//! Speed (`RULES.md` §1).
