//! Whatever is put together, the composer says what the rules say of its form, and nothing of whether it is true.

use tefuda::cards::Generator;
use tefuda::rules::prime_daifugo::{Action, Event};

use super::*;

/// What is typed beside ranks; jokers twice as often as anything else.
const OTHER_KEYS: [KeyCode; 9] = [
    KeyCode::Digit0,
    KeyCode::KeyX,
    KeyCode::KeyX,
    KeyCode::KeyM,
    KeyCode::KeyR,
    KeyCode::KeyE,
    KeyCode::Backspace,
    KeyCode::KeyC,
    KeyCode::KeyS,
];

/// Any sequence of edits: the form that is shown is what the rules would say if the play were laid now.
#[test]
fn the_form_is_what_the_rules_would_say() {
    let keys = [&RANK_KEYS[..], &OTHER_KEYS].concat();
    let mut generator = Generator::new(4);
    let (mut formed, mut refused) = (0, 0);
    for deal in 0..6 {
        let mut table = Table::new(&ONE_PERSON, deal, &you_begin());
        for _ in 0..150 {
            table.driver.key(keys[generator.index(keys.len() as u32)]);
            table.driver.frames(1);
            let action = table.composition().action();
            let said = table.state().clone().apply(0, &action);
            assert_eq!(table.assessment().refusal, said.clone().err(), "{}", table.composition().text());
            match said {
                Ok(events) => {
                    formed += 1;
                    let penalty = events.iter().find_map(|event| match event {
                        Event::Wrong { penalty, .. } => Some(*penalty),
                        _ => None,
                    });
                    assert!(penalty.is_none_or(|penalty| penalty == table.assessment().penalty));
                }
                Err(_) => refused += 1,
            }
        }
    }
    assert!(formed > 50 && refused > 50, "{formed} formed, {refused} refused");
}

/// 7 is prime and 9 is not; before they are laid the table says the same of both.
#[test]
fn nothing_tells_whether_a_play_is_true() {
    let (deal, taken) = deal_with(&you_begin(), &[&[7, 9]]);
    let mut seen = Vec::new();
    for card in &taken[0] {
        let mut table = Table::new(&ONE_PERSON, deal, &you_begin());
        let at = table.grip(*card);
        table.driver.click(at);
        table.driver.frames(3);
        let assessment = table.assessment().clone();
        let mut texts = table.driver.app.world_mut().query::<(&Text, &InheritedVisibility, &TextColor)>();
        let mut words: Vec<String> = texts
            .iter(table.driver.app.world())
            .filter(|(text, visible, _)| visible.get() && !text.is_empty())
            .map(|(text, _, color)| format!("{} {color:?}", text.as_str().replace(['7', '9'], "n")))
            .collect();
        words.sort();
        seen.push((assessment, words));
    }
    assert_eq!(seen[0], seen[1]);
}

/// A composition lives on while others play, and loses what has left the hand.
#[test]
fn composing_ahead_lives_through_the_turns_of_others() {
    let (deal, taken) = deal_with(&you_begin(), &[&[7, 2, 3]]);
    let mut table = Table::new(&ONE_PERSON, deal, &you_begin());
    let [seven, two, three] = taken[0][..] else { panic!("three cards") };
    for card in [seven, two, three] {
        let at = table.grip(card);
        table.driver.click(at);
    }
    assert_eq!(table.composition().text(), "723");
    let tick = table.world().resource::<tefuda::play::Clock>().tick;
    let action = Action::Play { field: vec![seven.into()], factors: Vec::new() };
    table.driver.app.world_mut().resource_mut::<Play<PrimeDaifugo>>().act(tick, 0, &action).expect("7 is prime");
    table.driver.frames(2);
    assert_eq!(table.composition().text(), "23");
    table.wait_for_turn();
    assert_eq!(table.composition().text(), "23");
}

#[test]
fn a_hint_is_composed_with_its_reason_and_waits_to_be_laid() {
    let mut table = Table::new(&ONE_PERSON, 12, &you_begin());
    table.driver.key(KeyCode::KeyH);
    for _ in 0..600 {
        table.driver.frames(1);
        if table.world().resource::<tefuda::table::turns::Hinted<PrimeDaifugo>>().advice().is_some() {
            break;
        }
    }
    table.driver.frames(2);
    let hinted = table.world().resource::<tefuda::table::turns::Hinted<PrimeDaifugo>>();
    let action = hinted.action().expect("a hint").clone();
    assert_eq!(table.actions(), 0);
    if let Action::Play { .. } = action {
        assert_eq!(table.composition().action(), action);
    }
    assert!(
        table
            .state()
            .clone()
            .apply(0, &action)
            .is_ok_and(|events| { !events.iter().any(|event| matches!(event, Event::Wrong { .. })) })
    );
}

#[test]
fn undo_takes_a_play_back_into_the_hand() {
    let (deal, taken) = deal_with(&you_begin(), &[&[7]]);
    let mut table = Table::new(&ONE_PERSON, deal, &you_begin());
    table.driver.key(KeyCode::Digit7);
    table.driver.key(KeyCode::Space);
    table.driver.frames(2);
    assert!(!table.state().hands()[0].contains(&taken[0][0]));
    table.wait_for_turn();
    table.driver.key(KeyCode::KeyU);
    table.driver.frames(3);
    assert!(table.state().hands()[0].contains(&taken[0][0]));
    assert_eq!(table.actions(), 0);
}
