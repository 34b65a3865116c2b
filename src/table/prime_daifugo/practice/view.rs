use bevy::prelude::*;
use bevy::ui::Checked;

use super::{Does, Practising, Told};
use crate::announcements::AccessibleName;
use crate::cards::Card;
use crate::controls::Prompt;
use crate::menus::{Menu, header, sheet};
use crate::rules::prime_daifugo::practice::{Drill, Question};
use crate::table::atlas::face_cell;
use crate::text::Localized;
use crate::theme::atlas::{CARD_ASPECT, FACES, Icon};
use crate::theme::widget::{
    ButtonKind, FocusScope, Picture, TypeSize, button, column, icon_button, label, literal, row, scroll_area, segment,
    segmented, text, tile, veil,
};
use crate::theme::{Frame, palette};

/// The root of the page.
#[derive(Component, Debug)]
pub(super) struct PracticeMenu;

/// The width of a card, in units: eight of them with their gaps fill the page.
const CARD: f32 = 68.0;

/// What the page shows.
struct Model {
    frame: Frame,
    drill: Drill,
    question: Question,
    composed: String,
    used: Vec<Card>,
    told: Option<Told>,
    score: Localized,
    again: usize,
}

pub(super) fn build(
    mut commands: Commands,
    old: Query<Entity, With<PracticeMenu>>,
    frame: Res<Frame>,
    practising: Res<Practising>,
) {
    let opens = old.is_empty();
    old.iter().for_each(|old| commands.entity(old).despawn());
    let Practising { progress, drill, question, composed, told, .. } = &*practising;
    let score = progress.score(*drill);
    let count = |count: u64| u32::try_from(count).unwrap_or(u32::MAX);
    let model = Model {
        frame: *frame,
        drill: *drill,
        question: question.clone(),
        composed: if *drill == Drill::Factors { composed.factors_text() } else { composed.number_text() },
        used: composed.cards().into_iter().collect(),
        told: told.clone(),
        score: Localized::new("practice-score")
            .with("right", count(score.right))
            .with("answered", count(score.answered))
            .with("streak", count(score.streak))
            .with("best", count(score.best_streak)),
        again: progress.to_be_asked_again(*drill),
    };
    commands.spawn((
        PracticeMenu,
        Name::new("practice-menu"),
        FocusScope { name: "practice", layer: 1, first: "back".into(), prompts: Prompt::OF_SCREEN },
        DespawnOnExit(Menu::Practice),
        veil(1),
        Children::spawn(SpawnWith(move |veil: &mut ChildSpawner| {
            veil.spawn(sheet(700.0, &model.frame, opens)).with_children(|sheet| {
                sheet.spawn(header("practice", "practice-explained", &model.frame, ()));
                let list = scroll_area(Node { row_gap: px(14), ..default() });
                sheet.spawn(list).with_children(|list| fill(list, &model));
            });
        })),
    ));
}

fn fill(list: &mut ChildSpawner, model: &Model) {
    let shrink = || Node { flex_shrink: 0.0, ..default() };
    list.spawn((shrink(), Pickable::IGNORE)).with_children(|line| {
        line.spawn(segmented(&model.frame)).with_children(|drills| {
            for drill in Drill::ALL {
                let words = Localized::new(format!("practice-drill-{}", drill.name()));
                let mut choice = drills.spawn((segment(drill.name(), &model.frame, words), Does::Choose(drill)));
                if drill == model.drill {
                    choice.insert(Checked);
                }
            }
        });
    });
    spawn_question(list, model);
    if model.told.as_ref().is_none_or(|told| told.right.is_none()) {
        spawn_answers(list, model);
    }
    spawn_told(list, model);
    list.spawn(label(model.score.clone()));
    if model.again > 0 {
        list.spawn(label(Localized::new("practice-again").with("count", model.again)));
    }
}

fn wrapping() -> Node {
    Node { flex_wrap: FlexWrap::Wrap, flex_shrink: 0.0, ..row(8.0) }
}

/// What is asked, with the cards of the number and those to answer with.
fn spawn_question(list: &mut ChildSpawner, model: &Model) {
    let asked = match &model.question {
        Question::PrimeOrNot { .. } => Localized::new("practice-asked-prime"),
        Question::MakePrime { count, .. } => Localized::new("practice-asked-make").with("count", *count),
        Question::Factors { .. } => Localized::new("practice-asked-factors"),
    };
    list.spawn(text(asked, TypeSize::Name, true, palette::KIN));
    let (number, hand) = match &model.question {
        Question::PrimeOrNot { cards } => (cards.as_slice(), &[][..]),
        Question::MakePrime { hand, .. } => (&[][..], hand.as_slice()),
        Question::Factors { field, hand } => (field.as_slice(), hand.as_slice()),
    };
    if let Some(asked) = model.question.number() {
        list.spawn((wrapping(), Pickable::IGNORE)).with_children(|line| {
            number.iter().for_each(|card| _ = line.spawn(face(*card)));
            line.spawn(literal(format!("= {asked}"), TypeSize::Count, true, palette::WASHI));
        });
    }
    if !hand.is_empty() {
        list.spawn((wrapping(), Pickable::IGNORE)).with_children(|line| {
            for card in hand {
                let faded = model.used.contains(card);
                let node = Node { width: px(CARD + 6.0), height: px(CARD * CARD_ASPECT + 6.0), ..row(0.0) };
                let mut button = line.spawn((
                    tile(format!("practice-{card}"), ButtonKind::Tile, node),
                    AccessibleName(Localized::new("practice-card").with("card", *card)),
                    Does::Add(*card),
                ));
                button.with_children(|button| {
                    let mut face = button.spawn(face(*card));
                    if let Some(mut image) = face.get_mut::<ImageNode>().filter(|_| faded) {
                        image.color = palette::MIST.with_alpha(0.4);
                    }
                });
            }
        });
        let composed = if model.composed.is_empty() { "—" } else { &model.composed };
        list.spawn(literal(composed, TypeSize::Heading, true, palette::WASHI));
    }
}

fn face(card: Card) -> impl Bundle {
    (
        Picture("cards/faces-250.webp".to_owned()),
        ImageNode {
            rect: Some(FACES.cell_rect(face_cell(card)).as_rect()),
            image_mode: NodeImageMode::Stretch,
            ..default()
        },
        Node { width: px(CARD), height: px(CARD * CARD_ASPECT), flex_shrink: 0.0, ..default() },
    )
}

fn spawn_answers(list: &mut ChildSpawner, model: &Model) {
    let frame = &model.frame;
    list.spawn((wrapping(), Pickable::IGNORE)).with_children(|line| {
        let secondary = ButtonKind::Secondary;
        if model.drill == Drill::PrimeOrNot {
            let prime = Localized::new("practice-say-prime");
            line.spawn((button("say-prime", secondary, frame, prime, None), Does::Say(true)));
            let composite = Localized::new("practice-say-not-prime");
            line.spawn((button("say-not-prime", secondary, frame, composite, None), Does::Say(false)));
            return;
        }
        if model.drill == Drill::Factors {
            let times = Localized::new("practice-times");
            line.spawn((button("times", secondary, frame, times, None), Does::Times));
            let power = Localized::new("practice-power");
            line.spawn((button("power", secondary, frame, power, None), Does::Power));
        }
        let back = Localized::new("practice-take-back");
        line.spawn((icon_button("take-back", secondary, frame, Icon::Delete, back), Does::TakeBack));
        let answer = Localized::new("practice-answer");
        line.spawn((button("answer", ButtonKind::Primary, frame, answer, Some(Icon::Check)), Does::Answer));
    });
}

/// What the answer came to, and the way on.
fn spawn_told(list: &mut ChildSpawner, model: &Model) {
    let Some(Told { right, words }) = &model.told else { return };
    let color = if *right == Some(true) { palette::ASAGI } else { palette::SHU_LIGHT };
    list.spawn((Node { flex_shrink: 0.0, ..column(10.0) }, Pickable::IGNORE)).with_children(|told| {
        told.spawn(text(words.clone(), TypeSize::Body, true, color));
        if right.is_some() {
            let next = Localized::new("practice-next");
            told.spawn((wrapping(), Pickable::IGNORE)).with_children(|line| {
                line.spawn((button("next", ButtonKind::Primary, &model.frame, next, Some(Icon::Pass)), Does::Next));
            });
        }
    });
}
