use std::collections::{BTreeMap, VecDeque};

use serde::{Deserialize, Serialize};

use super::{Answer, Drill, Marked, Question};
use crate::cards::Generator;
use crate::rules::prime_daifugo::Refusal;

/// What was answered wrong is asked again after so many other questions of its drill.
const ASKED_AGAIN_AFTER: u64 = 3;

/// So many questions of a drill are kept to be asked again; of more the oldest are forgotten.
const REMEMBERED: usize = 100;

/// What practice has come to, for each drill; fit to be kept as JSON.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Progress {
    drills: BTreeMap<String, DrillProgress>,
}

#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
struct DrillProgress {
    score: Score,
    again: VecDeque<Again>,
}

/// How one drill has gone.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(default, rename_all = "kebab-case")]
pub struct Score {
    /// How many questions were answered.
    pub answered: u64,
    /// How many of them right.
    pub right: u64,
    /// How many in a row right, up to now.
    pub streak: u64,
    /// The longest such row.
    pub best_streak: u64,
}

/// A question that was answered wrong.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
struct Again {
    question: Question,
    /// It comes again once so many questions are answered.
    due: u64,
}

impl Progress {
    /// The next question of the drill: one that was answered wrong and is due, else one that is drawn.
    pub fn next(&self, drill: Drill, cards: usize, generator: &mut Generator) -> Question {
        let due = self.drills.get(drill.name()).and_then(|drill| {
            drill.again.iter().find(|again| again.due <= drill.score.answered).map(|again| again.question.clone())
        });
        due.unwrap_or_else(|| Question::draw(drill, cards, generator))
    }

    /// Marks an answer and counts it. A question answered wrong is kept until it is answered right.
    ///
    /// # Errors
    /// What the rules refuse for free does not count.
    pub fn answer(&mut self, question: &Question, answer: &Answer) -> Result<Marked, Refusal> {
        let marked = question.mark(answer)?;
        let DrillProgress { score, again } = self.drills.entry(question.drill().name().to_owned()).or_default();
        score.count(marked.right);
        again.retain(|again| again.question != *question);
        if !marked.right {
            again.push_back(Again { question: question.clone(), due: score.answered + ASKED_AGAIN_AFTER });
            again.drain(..again.len().saturating_sub(REMEMBERED));
        }
        Ok(marked)
    }

    /// How the drill has gone.
    pub fn score(&self, drill: Drill) -> Score {
        self.drills.get(drill.name()).map(|drill| drill.score).unwrap_or_default()
    }

    /// How many questions of the drill are still to be answered right after having been answered wrong.
    pub fn to_be_asked_again(&self, drill: Drill) -> usize {
        self.drills.get(drill.name()).map_or(0, |drill| drill.again.len())
    }
}

impl Score {
    fn count(&mut self, right: bool) {
        self.answered = self.answered.saturating_add(1);
        self.right = self.right.saturating_add(u64::from(right));
        self.streak = if right { self.streak.saturating_add(1) } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
    }
}
