//! After the game: for every turn of a person the best play that was missed, looked for a slice a frame.

use bevy::prelude::*;

use super::line_of;
use crate::AppSystems;
use crate::computer::prime_daifugo::review::{Done, Missed, Review, ReviewedTurn};
use crate::menus::{Page, PageLine};
use crate::numbers::Proof;
use crate::play::Play;
use crate::rules::prime_daifugo::{Action, Kind, PrimeDaifugo};
use crate::screens::{LookBackOffered, Screen};
use crate::text::Localized;
use crate::window::KeepDrawing;

/// A look back under way.
#[derive(Resource, Debug)]
struct LookBack {
    review: Review,
    told: usize,
}

/// So much work is done in a frame: a few milliseconds.
const WORK_A_FRAME: u64 = 80_000;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Result), begin.run_if(resource_exists::<Play<PrimeDaifugo>>))
        .add_systems(
            Update,
            look_on
                .in_set(AppSystems::Record)
                .run_if(resource_exists::<LookBack>)
                .run_if(resource_exists::<Page>)
                .run_if(in_state(Screen::Result)),
        )
        .add_systems(OnExit(Screen::Result), |mut commands: Commands| {
            commands.remove_resource::<LookBack>();
            commands.remove_resource::<LookBackOffered>();
        });
}

/// The turns of the only person, or of the first of several, are looked back at.
fn begin(play: Res<Play<PrimeDaifugo>>, mut commands: Commands) {
    let Some(seat) = play.people().next() else { return };
    let Ok(review) = Review::new(play.record(), seat) else { return };
    let below = Some(Localized::new("look-back-searching"));
    commands.insert_resource(Page { below, ..Page::new("look-back", "look-back-explained") });
    commands.insert_resource(LookBack { review, told: 0 });
    commands.insert_resource(LookBackOffered);
}

fn look_on(mut look_back: ResMut<LookBack>, mut page: ResMut<Page>, mut drawing: KeepDrawing, mut commands: Commands) {
    let done = look_back.review.advance(WORK_A_FRAME);
    let turns = look_back.review.turns();
    if turns.len() > look_back.told {
        page.lines.extend(turns[look_back.told..].iter().filter_map(line));
        look_back.told = look_back.review.turns().len();
    }
    if !done {
        return drawing.request();
    }
    mark_worst(&look_back.review, &mut page);
    page.below = page.lines.is_empty().then(|| Localized::new("look-back-nothing"));
    commands.remove_resource::<LookBack>();
}

/// The turn where the most cards were missed.
fn mark_worst(review: &Review, page: &mut Page) {
    let worst = review.worst().map(|turn| turn.action);
    let missed = review.turns().iter().filter(|turn| turn.missed.is_some());
    for (turn, line) in missed.zip(&mut page.lines) {
        line.marked = Some(turn.action) == worst;
    }
}

/// What was missed in a turn, with how it is known to be true.
fn line(turn: &ReviewedTurn) -> Option<PageLine> {
    let Missed { action, kind, .. } = turn.missed.as_ref()?;
    let Action::Play { field, factors } = action else { return None };
    let play = line_of(field, factors);
    let heading = Localized::new("look-back-turn").with("turn", turn.turn + 1).with("done", done(&turn.done));
    let cards = field.len() + factors.iter().map(|factor| factor.cards().len()).sum::<usize>();
    let words = Localized::new("look-back-missed").with("play", play).with("count", cards).with("proof", proof(*kind));
    Some(PageLine { heading, words, marked: false })
}

fn done(done: &Done) -> Localized {
    match done {
        Done::Passed => Localized::new("look-back-passed"),
        Done::Wrong(why) => Localized::new("look-back-wrong").with("why", super::words::wrong(why)),
        Done::Played { number: Some(number), cards, .. } => {
            Localized::new("look-back-played").with("number", number.to_string()).with("count", *cards)
        }
        Done::Played { number: None, cards, .. } => {
            Localized::new("look-back-played").with("number", "∞").with("count", *cards)
        }
    }
}

fn proof(kind: Kind) -> Localized {
    Localized::new(match kind {
        Kind::Prime(Proof::Proven) => "look-back-proven",
        Kind::Prime(Proof::StrongTest) => "look-back-strong-test",
        Kind::Composite(_) => "look-back-composite",
        Kind::Cut => "look-back-cut",
        Kind::Reversal => "look-back-reversal",
        Kind::Infinity => "look-back-infinity",
    })
}
