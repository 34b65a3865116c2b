//! Practice: a page on which one tells primes, makes them and takes numbers apart, apart from any game. How it went is kept.

mod view;

use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::composition::{Composition, Row};
use super::words;
use crate::AppSystems;
use crate::announcements::Announcement;
use crate::cards::{Card, Generator};
use crate::menus::{Menu, Practices};
use crate::numbers::Proof;
use crate::play::fresh_deal;
use crate::rules::Rules;
use crate::rules::prime_daifugo::practice::{Answer, Drill, Marked, Progress, Question};
use crate::rules::prime_daifugo::{Action, Factor, Kind, PrimeDaifugo, Verdict};
use crate::screens::shape_or_language_changed;
use crate::storage::Storage;
use crate::text::Localized;

/// The file in which is kept how practice went.
const FILE: &str = "prime-daifugo-practice.json";

/// The practice under way.
#[derive(Resource, Debug)]
pub(super) struct Practising {
    progress: Progress,
    generator: Generator,
    drill: Drill,
    question: Question,
    /// What is put together of the cards.
    composed: Composition,
    /// What the answer came to, or why it was none.
    told: Option<Told>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Told {
    /// Whether the answer was right; nothing where it was none.
    right: Option<bool>,
    words: Localized,
}

/// What a button of the page does.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
enum Does {
    Choose(Drill),
    Say(bool),
    Add(Card),
    Times,
    Power,
    TakeBack,
    Answer,
    Next,
}

/// Numbers of so many cards are asked about at first; the longer the row of right answers, the longer they get.
const CARDS: usize = 2;
/// So many right answers in a row make the numbers a card longer.
const LONGER_AFTER: u64 = 8;

pub(super) fn plugin(app: &mut App) {
    app.world_mut().get_resource_or_init::<Practices>().add(PrimeDaifugo::NAME);
    app.add_observer(follow_button)
        .add_systems(OnEnter(Menu::Practice), (begin, view::build).chain())
        .add_systems(OnExit(Menu::Practice), |mut commands: Commands| commands.remove_resource::<Practising>())
        .add_systems(
            Update,
            view::build
                .run_if(shape_or_language_changed.or_eager(resource_exists_and_changed::<Practising>))
                .run_if(resource_exists::<Practising>)
                .run_if(in_state(Menu::Practice))
                .in_set(AppSystems::Zones),
        );
}

/// What was kept and cannot be read is begun anew; nothing but a streak is lost.
fn begin(storage: Res<Storage>, mut commands: Commands) {
    let kept = storage.read(FILE).ok().flatten();
    let progress: Progress = kept.and_then(|bytes| serde_json::from_slice(&bytes).ok()).unwrap_or_default();
    let mut generator = Generator::new(fresh_deal().0);
    let drill = Drill::PrimeOrNot;
    let question = progress.next(drill, CARDS, &mut generator);
    let mut practising =
        Practising { progress, generator, drill, question, composed: Composition::default(), told: None };
    practising.begin_answer();
    commands.insert_resource(practising);
}

fn follow_button(
    activated: On<Activate>,
    buttons: Query<&Does>,
    practising: Option<ResMut<Practising>>,
    storage: Res<Storage>,
    mut announcements: MessageWriter<Announcement>,
) {
    let (Ok(does), Some(mut practising)) = (buttons.get(activated.entity), practising) else { return };
    match *does {
        Does::Choose(drill) => practising.ask(drill),
        Does::Next => {
            let drill = practising.drill;
            practising.ask(drill);
        }
        Does::Add(card) => practising.composed.add(card),
        Does::Times => practising.composed.times(),
        Does::Power => practising.composed.power(),
        Does::TakeBack => practising.composed.take_back(),
        Does::Say(said) => practising.answer(&Answer::IsPrime(said)),
        Does::Answer => {
            let answer = practising.composed_answer();
            practising.answer(&answer);
        }
    }
    if let Some(told) = practising.told.as_ref().filter(|_| matches!(does, Does::Say(_) | Does::Answer)) {
        announcements.write(Announcement::polite(told.words.clone()));
        let kept = serde_json::to_vec(&practising.progress).ok();
        if let Some(Err(error)) = kept.map(|bytes| storage.write(FILE, &bytes)) {
            warn!("practice is not saved: {error}");
        }
    }
}

impl Practising {
    fn ask(&mut self, drill: Drill) {
        let cards = CARDS + (self.progress.score(drill).streak / LONGER_AFTER) as usize;
        self.drill = drill;
        self.question = self.progress.next(drill, cards, &mut self.generator);
        self.told = None;
        self.begin_answer();
    }

    fn begin_answer(&mut self) {
        self.composed = Composition::default();
        if self.drill == Drill::Factors {
            self.composed.go_to(Row::Factors);
        }
    }

    fn composed_answer(&self) -> Answer {
        match self.drill {
            Drill::Factors => Answer::Factors(self.composed.factors()),
            Drill::PrimeOrNot | Drill::MakePrime => {
                Answer::Number(self.composed.field().iter().map(|played| played.card).collect())
            }
        }
    }

    /// An answer counts once; what the rules refuse for free is none.
    fn answer(&mut self, answer: &Answer) {
        if self.told.as_ref().is_some_and(|told| told.right.is_some()) {
            return;
        }
        self.told = Some(match self.progress.answer(&self.question, answer) {
            Ok(marked) => Told { right: Some(marked.right), words: told(&marked, &self.composed.factors()) },
            Err(refusal) => Told { right: None, words: words::form_error(refusal) },
        });
    }
}

/// What the answer came to, with how it is known and, after a miss, what would have been right.
fn told(marked: &Marked, factors: &[Factor]) -> Localized {
    let truth = match &marked.verdict {
        Verdict::Accepted(Kind::Prime(Proof::StrongTest)) => Localized::new("verdict-strong-test"),
        Verdict::Accepted(Kind::Prime(Proof::Proven)) => Localized::new("verdict-proven"),
        Verdict::Accepted(_) => Localized::new("practice-product"),
        Verdict::Wrong(why) => super::verdict::wrong_words(why, factors),
    };
    match &marked.solution {
        Some(Action::Play { field, factors }) if !marked.right => Localized::new("practice-wrong-solution")
            .with("truth", truth)
            .with("solution", super::line_of(field, factors)),
        _ => Localized::new(if marked.right { "practice-right" } else { "practice-wrong" }).with("truth", truth),
    }
}
