//! What is told cell by cell, in the times of `LOOK.md` §6: locks that close, and cards that die.

use serde_json::json;
use tefuda::rules::Rules;
use tefuda::rules::killer_sevens::{Action, KillerSevens};
use tefuda::rules::sevens::Sevens;

use super::killer_sevens::{before_a_kill, dying_slowly};
use super::*;

/// The first frame of an animation only begins it, and the last one may fall short of its end.
const FRAMES: Duration = Duration::from_millis(50);

const fn milliseconds(value: u64) -> Duration {
    Duration::from_millis(value)
}

/// A game of Sevens in which a side has just been closed, and the cell.
fn just_closed(reduced_motion: bool) -> (Table<Sevens>, Card) {
    let mut table = Table::<Sevens>::new(&ONE_PERSON, 21, json!({ "edge": "tunnel" }));
    {
        let mut settings = table.driver.app.world_mut().resource_mut::<Settings>();
        (settings.animation_speed, settings.reduced_motion) = (AnimationSpeed::Normal, reduced_motion);
    }
    for _ in 0..400 {
        let turn = table.play().state().turn().expect("a side is closed before the end");
        let action = table.play().state().legal(turn).actions.first().cloned().expect("something can be done");
        let tick = table.world().resource::<Clock>().tick;
        table.driver.app.world_mut().resource_mut::<Play<Sevens>>().act(tick, turn, &action).expect("it is legal");
        if let Some(cell) = table.play().state().view(0).closed_places().into_iter().next() {
            table.driver.frames(1);
            return (table, cell);
        }
    }
    panic!("no side is ever closed");
}

/// The scale and the opacity of a part of a lock.
fn part(table: &mut Table<Sevens>, name: &str) -> (f32, f32) {
    let mut sprites = table.driver.app.world_mut().query::<(&Name, &Sprite, &Transform)>();
    let found = sprites.iter(table.driver.app.world()).find(|(is, ..)| is.as_str() == name);
    let (_, sprite, transform) = found.unwrap_or_else(|| panic!("there is no {name}"));
    (transform.scale.x, sprite.color.alpha())
}

#[test]
fn a_lock_springs_shut_when_the_card_has_landed_and_then_the_hatching_comes() {
    let (mut table, cell) = just_closed(false);
    let (lock, hatching) = (format!("Lock {cell}"), format!("Hatching {cell}"));
    table.driver.wait(milliseconds(150));
    assert_eq!((part(&mut table, &lock).0, part(&mut table, &hatching).1), (0.0, 0.0), "the card still flies");
    table.driver.wait(milliseconds(220 - 150) + FRAMES);
    let mut largest: f32 = 0.0;
    for _ in 0..7 {
        table.driver.frames(1);
        largest = largest.max(part(&mut table, &lock).0);
        assert_eq!(part(&mut table, &hatching).1, 0.0, "the lock comes first");
    }
    assert!(largest > 1.02, "it springs beyond its size: {largest}");
    table.driver.wait(milliseconds(140));
    assert_eq!(part(&mut table, &lock).0, 1.0);
    let half = part(&mut table, &hatching).1;
    assert!(half > 0.0 && half < 1.0, "the hatching comes, it does not jump: {half}");
    table.driver.wait(milliseconds(160));
    assert_eq!(part(&mut table, &hatching).1, 1.0);
}

#[test]
fn under_reduced_motion_a_lock_fades_in_where_it_stays() {
    let (mut table, cell) = just_closed(true);
    let (lock, hatching) = (format!("Lock {cell}"), format!("Hatching {cell}"));
    table.driver.wait(milliseconds(220 + 60));
    let ((scale, alpha), (_, beside)) = (part(&mut table, &lock), part(&mut table, &hatching));
    assert!(scale == 1.0 && alpha > 0.0 && alpha < 1.0 && alpha == beside, "{scale}, {alpha}, {beside}");
    table.driver.wait(milliseconds(60) + FRAMES);
    assert_eq!((part(&mut table, &lock), part(&mut table, &hatching)), ((1.0, 1.0), (1.0, 1.0)));
}

#[test]
fn a_lock_goes_when_what_closed_it_is_taken_back() {
    let (mut table, cell) = just_closed(false);
    let options = json!({ "edge": "tunnel" });
    table.start(&ONE_PERSON, 22, options);
    let mut names = table.driver.app.world_mut().query::<&Name>();
    let lock = format!("Lock {cell}");
    assert!(!names.iter(table.driver.app.world()).any(|name| name.as_str() == lock));
}

/// What is written of a seat's dead cards.
fn written(table: &mut Table<KillerSevens>, seat: Seat) -> Vec<String> {
    let name = format!("dead-{seat}");
    let mut texts = table.driver.app.world_mut().query::<(&Name, &Text)>();
    texts.iter(table.driver.app.world()).filter(|(is, _)| is.as_str() == name).map(|(_, text)| text.0.clone()).collect()
}

/// A kill that has just been done, the seat that loses most cards by it, and how many dead cards it had.
fn just_killed(reduced_motion: bool) -> (Table<KillerSevens>, Seat, usize) {
    let (mut table, card) = before_a_kill();
    {
        let mut settings = table.driver.app.world_mut().resource_mut::<Settings>();
        (settings.animation_speed, settings.reduced_motion) = (AnimationSpeed::Normal, reduced_motion);
    }
    let state = table.play().state();
    let dying = dying_slowly(state, card);
    let lost = |seat: &Seat| (state.hand(*seat) & dying).len();
    let seat = (0..4).max_by_key(lost).expect("somebody sits there");
    let before = state.dead(seat).len();
    table.act_as(0, &Action::Play { card });
    (table, seat, before)
}

#[test]
fn a_dead_card_turns_over_is_crossed_out_and_is_counted_then() {
    let (mut table, seat, before) = just_killed(false);
    let after = table.play().state().dead(seat).len();
    assert!(after > before);
    let count = before.to_string();
    let says = |table: &mut Table<KillerSevens>, count: &str| written(table, seat).iter().all(|text| text == count);
    assert!(!written(&mut table, seat).is_empty() && says(&mut table, &count), "nobody is dead yet");
    // The killing card flies, and the nearest dead card turns over at the soonest.
    table.driver.wait(milliseconds(220 + 180));
    assert!(says(&mut table, &count), "it is counted once it is crossed out");
    table.driver.wait(milliseconds(900 - 180) + 3 * FRAMES);
    assert!(says(&mut table, &after.to_string()), "{:?}", written(&mut table, seat));
}

#[test]
fn dead_cards_turn_over_where_they_lie() {
    let (mut table, ..) = just_killed(false);
    let mut turned = 0;
    for _ in 0..60 {
        let cells: Vec<(Card, Pose)> = table
            .driver
            .cards()
            .into_iter()
            .filter(|(_, zone, _)| matches!(zone, tefuda::rules::Zone::Cell { dead: true, .. }))
            .map(|(card, _, pose)| (card, pose))
            .collect();
        for (card, pose) in cells {
            let own = table.cell(card);
            if pose.turn > 0.0 && pose.turn < 1.0 && pose.alpha > 0.0 {
                assert!(pose.position.distance(own) < 1.0, "{card} is seen away from its cell: {pose:?}");
                turned += 1;
            }
        }
        table.driver.frames(1);
    }
    assert!(turned > 0, "a card turns over in time");
}

#[test]
fn a_kill_keeps_nobody_from_acting() {
    let (mut table, seat, _) = just_killed(false);
    let after = table.play().state().dead(seat).len().to_string();
    table.driver.wait(milliseconds(100));
    let next = table.play().state().turn().expect("the game goes on");
    let action = table.play().state().legal(next).actions.first().cloned().expect("something can be done");
    let before = table.actions();
    table.act_as(next, &action);
    assert_eq!(table.actions(), before + 1);
    // A press ends what moves; crosses and counts still come, and come to the same.
    table.driver.key(KeyCode::ArrowRight);
    table.driver.wait(milliseconds(900) + 3 * FRAMES);
    let said = written(&mut table, seat);
    assert!(
        said.iter().all(|text| *text == after) || table.play().state().dead(seat).len().to_string() != after,
        "{said:?}"
    );
}
