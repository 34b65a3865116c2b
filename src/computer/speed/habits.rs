use crate::cards::Generator;
use crate::computer::Level;

/// A duration in ticks that is drawn anew every time.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Span {
    least: u32,
    most: u32,
}

impl Span {
    const fn new(least: u32, most: u32) -> Self {
        assert!(least <= most, "a span must not be empty");
        Self { least, most }
    }

    /// The shortest that may be drawn, in ticks.
    pub(super) const fn least(self) -> u64 {
        self.least as u64
    }

    /// Draws a duration: the smaller of two even draws, so that most lie near the least and a tail reaches to the most, as
    /// people's reaction times do. The mean is a third of the way up.
    pub(super) fn draw(self, generator: &mut Generator) -> u64 {
        let values = self.most - self.least + 1;
        let above = generator.index(values).min(generator.index(values));
        self.least() + above as u64
    }
}

/// How far a level thinks before it chooses among the cards that fit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Foresight {
    /// Any card that fits.
    None,
    /// The card after which it can play the most others of those it holds.
    Chain,
    /// Of those, the card after which the other side has the fewest plays.
    Rival,
}

/// What makes a level. All durations in ticks, of which there are 64 a second.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Habits {
    /// From a change on the table until it knows of it.
    pub(super) notice: Span,
    /// From a play until its hand is free again.
    pub(super) play: Span,
    /// The same, if a card that it holds follows on the one just laid.
    pub(super) chain: Span,
    /// From a refill until its hand is free again, the time to see the new card included.
    pub(super) refill: Span,
    /// From the start of a stall until it calls, if nobody else does.
    pub(super) call: Span,
    /// How long it waits for the other side to lay a card before it plays again; nothing if it does not wait.
    pub(super) patience: Option<Span>,
    /// Of a hundred plays, how many it overlooks at first.
    pub(super) overlooks: usize,
    /// How far it thinks.
    pub(super) foresight: Foresight,
}

impl Habits {
    /// The habits of a level; none for those that only measure. Beginner plays as Easy.
    ///
    /// | | notice | play (mean) | chain | refill | call | patience | overlooks |
    /// |---|---|---|---|---|---|---|---|
    /// | Relaxed | 1–2 s | 2.5–4.5 s (3.2) | – | 1–2 s | 4–6 s | 8–10 s | 20 % |
    /// | Easy | 1–2 s | 2.5–4.5 s (3.2) | – | 1–2 s | 4–6 s | – | 20 % |
    /// | Normal | 0.5–1.0 s | 1.2–2.1 s (1.5) | – | 0.5–0.9 s | 2.5–4 s | – | 5 % |
    /// | Hard | 0.34–0.66 s | 0.8–1.4 s (1.0) | 0.47–0.75 s | 0.38–0.66 s | 1.6–2.5 s | – | – |
    /// | Extreme | 0.22–0.44 s | 0.53–0.9 s (0.66) | 0.31–0.5 s | 0.25–0.44 s | 1.2–1.8 s | – | – |
    ///
    /// Normal's play is the original's 1.5 s (`RULES.md` §6). Nobody refills or chains in less than the time in which it
    /// notices a change, and no call comes in less than 1.2 s.
    pub(super) const fn of(level: Level) -> Option<&'static Self> {
        match level {
            Level::Random | Level::Original => None,
            Level::Relaxed => Some(&RELAXED),
            Level::Beginner | Level::Easy => Some(&EASY),
            Level::Normal => Some(&NORMAL),
            Level::Hard => Some(&HARD),
            Level::Extreme => Some(&EXTREME),
        }
    }
}

/// Easy, but waiting: the patience is for computers among themselves, for a human it waits without limit.
const RELAXED: Habits = Habits { patience: Some(Span::new(512, 640)), ..EASY };

const EASY: Habits = Habits {
    notice: Span::new(64, 128),
    play: Span::new(160, 288),
    chain: Span::new(160, 288),
    refill: Span::new(64, 128),
    call: Span::new(256, 384),
    patience: None,
    overlooks: 20,
    foresight: Foresight::None,
};

const NORMAL: Habits = Habits {
    notice: Span::new(32, 64),
    play: Span::new(77, 134),
    chain: Span::new(77, 134),
    refill: Span::new(32, 58),
    call: Span::new(160, 256),
    patience: None,
    overlooks: 5,
    foresight: Foresight::None,
};

const HARD: Habits = Habits {
    notice: Span::new(22, 42),
    play: Span::new(51, 90),
    chain: Span::new(30, 48),
    refill: Span::new(24, 42),
    call: Span::new(102, 160),
    patience: None,
    overlooks: 0,
    foresight: Foresight::Chain,
};

const EXTREME: Habits = Habits {
    notice: Span::new(14, 28),
    play: Span::new(34, 58),
    chain: Span::new(20, 32),
    refill: Span::new(16, 28),
    call: Span::new(77, 115),
    patience: None,
    overlooks: 0,
    foresight: Foresight::Rival,
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_are_humane() {
        let habits = Level::ALL.into_iter().filter_map(Habits::of);
        for Habits { notice, play, chain, refill, call, .. } in habits {
            // 200 ms is about the best that people do; RULES.md has no number, the levels' promise has.
            assert!(notice.least() * 1000 >= 200 * crate::computer::TICKS_PER_SECOND);
            assert!(call.least() * 10 >= 12 * crate::computer::TICKS_PER_SECOND);
            assert!(
                chain.least() >= notice.least() && refill.least() >= notice.least() && play.least() >= chain.least()
            );
        }
    }

    #[test]
    fn normal_keeps_the_pace_of_the_original() {
        let mut generator = Generator::new(1);
        let draws = 20_000;
        let sum: u64 = (0..draws).map(|_| NORMAL.play.draw(&mut generator)).sum();
        let seconds = sum as f64 / draws as f64 / crate::computer::TICKS_PER_SECOND as f64;
        assert!((1.45..1.55).contains(&seconds), "{seconds}");
    }

    #[test]
    fn spans_reach_both_ends_and_never_beyond() {
        let mut generator = Generator::new(2);
        let drawn: std::collections::BTreeSet<u64> = (0..1000).map(|_| Span::new(3, 6).draw(&mut generator)).collect();
        assert_eq!(drawn.into_iter().collect::<Vec<_>>(), [3, 4, 5, 6]);
    }
}
