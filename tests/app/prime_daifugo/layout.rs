//! Hands of any size can be used in any window.

use bevy::prelude::*;
use tefuda::cards::{CardSet, pack};
use tefuda::storage::HandOrder;
use tefuda::table::prime_daifugo::Layout;

use super::*;

const SIZES: [(f32, f32); 6] =
    [(1280.0, 800.0), (1920.0, 1080.0), (1000.0, 620.0), (390.0, 844.0), (320.0, 480.0), (800.0, 1280.0)];

/// Every card of a hand, or the upmost of its pile, has a part that no other covers: a finger's 44 units on tall screens, a
/// mouse's 20 elsewhere.
#[test]
fn every_card_of_a_hand_can_be_touched() {
    let mut table = Table::new(&ONE_PERSON, 0, &json!({}));
    for (width, height) in SIZES {
        table.driver.resize(width, height);
        table.driver.frames(3);
        let layout = table.world().resource::<Layout>().clone();
        let window = Rect::from_corners(Vec2::ZERO, Vec2::new(width, height));
        for count in [1, 7, 8, 11, 14, 15, 19, 37, 54] {
            let hand: CardSet = pack(2).into_iter().take(count).collect();
            let slots = layout.hand.slots(hand, HandOrder::Number);
            let piles = slots.last().expect("cards").1.pile + 1;
            let upmost: Vec<_> = slots.iter().filter(|(_, slot)| slot.height + 1 == slot.of).collect();
            assert!(upmost.len() <= if layout.portrait { 14 } else { 54 });
            let poses: Vec<_> = upmost.iter().map(|(_, slot)| layout.hand.pose(*slot, piles, layout.window)).collect();
            for (index, pose) in poses.iter().enumerate() {
                let area = Rect::from_center_size(tefuda::table::to_window(pose.position, layout.window), pose.size());
                assert!(
                    window.inflate(2.0).contains(area.min) && window.inflate(2.0).contains(area.max),
                    "{count} in {width}×{height}: {area:?}"
                );
                let step = poses.get(index + 1).map(|next| (next.position - pose.position).abs());
                let least = 19.0 * layout.unit.min(1.0);
                assert!(step.is_none_or(|step| step.max_element() >= least), "{count} in {width}×{height}: {step:?}");
            }
        }
    }
}

/// Nothing that is pressed lies over anything else that is pressed, or outside the window.
#[test]
fn buttons_lie_apart_and_inside() {
    let mut table = Table::new(&ONE_PERSON, 0, &json!({}));
    for (width, height) in SIZES {
        table.driver.resize(width, height);
        table.driver.frames(3);
        let layout = table.world().resource::<Layout>().clone();
        let areas = [
            layout.draw,
            layout.play,
            layout.pass,
            layout.sort,
            layout.key(0),
            layout.key(3),
            layout.number.words,
            layout.factors.words,
        ];
        let rects = areas.map(|area| Rect::from_corners(area.corner, area.corner + area.size));
        for (index, rect) in rects.iter().enumerate() {
            assert!(
                rect.min.min_element() >= 0.0 && rect.max.x <= width && rect.max.y <= height,
                "{index} {rect:?} in {width}×{height}"
            );
            for other in &rects[index + 1..] {
                assert!(rect.intersect(*other).is_empty(), "{rect:?} and {other:?} in {width}×{height}");
            }
        }
    }
}
