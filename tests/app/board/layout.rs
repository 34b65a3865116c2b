//! Nothing of the board games is cut off or covered, in whatever window and language (`LOOK.md` §8).

use bevy::ui::{CalculatedClip, UiGlobalTransform};
use serde_json::json;
use tefuda::rules::killer_sevens::KillerSevens;
use tefuda::rules::sevens::Sevens;
use tefuda::storage::HandOrder;
use tefuda::table::Area;
use tefuda::table::board::{Company, Layout};
use tefuda::table::turns::{Hinted, SeatPlate};
use tefuda::text::{Language, Texts};
use tefuda::theme::Frame;

use super::*;

const NORMAL: Player = Player::Computer { level: Level::Normal };

const SIZES: [(f32, f32); 7] = [
    (320.0, 480.0),
    (390.0, 844.0),
    (720.0, 720.0),
    (800.0, 400.0),
    (1280.0, 800.0),
    (3440.0, 1440.0),
    (3840.0, 2160.0),
];

fn rect(area: Area) -> Rect {
    Rect::from_corners(area.corner, area.corner + area.size)
}

fn overlap(one: Rect, other: Rect) -> bool {
    one.intersect(other).size().min_element() > 0.5
}

/// A full hand of thirteen, as it is dealt to four, beside one's own plate and the status.
#[test]
fn a_full_fan_leaves_room_for_what_stands_beside_it() {
    let frame = Frame::of(Vec2::new(1280.0, 800.0));
    let layout = Layout::new(&frame, Company { seats: 4, near: 0, viewer: Some(0), order: HandOrder::Suit });
    for place in [0, 12] {
        let pose = layout.fan.pose(place, 13, layout.window);
        let half = pose.size() / 2.0;
        for corner in [Vec2::new(-1.0, -1.0), Vec2::new(-1.0, 1.0), Vec2::new(1.0, -1.0), Vec2::new(1.0, 1.0)] {
            let at = pose.position + Vec2::from_angle(pose.rotation).rotate(corner * half);
            let at = Vec2::new(640.0 + at.x, 400.0 - at.y);
            for beside in [layout.plate(0), layout.pass, layout.status, layout.sort] {
                assert!(!rect(beside).inflate(2.0).contains(at), "{at} lies on {beside:?}");
            }
        }
    }
}

#[test]
fn everything_has_a_place_of_its_own_inside_the_window() {
    for (width, height) in SIZES {
        let frame = Frame::of(Vec2::new(width, height));
        for seats in 3..=6 {
            let company = Company { seats, near: 0, viewer: Some(0), order: HandOrder::Suit };
            let layout = Layout::new(&frame, company);
            let foot = height - 44.0 * frame.unit;
            let window = Rect::new(-0.5, -0.5, width + 0.5, foot + 0.5);
            let at = format!("{seats} seats at {width}×{height}");
            let mut things: Vec<(String, Rect)> = vec![
                ("board".to_owned(), rect(layout.board)),
                ("pass".to_owned(), rect(layout.pass)),
                ("sort".to_owned(), rect(layout.sort)),
                ("status".to_owned(), rect(layout.status)),
            ];
            things.extend(layout.play.map(|play| ("play".to_owned(), rect(play))));
            things.extend(layout.side.map(|side| ("side".to_owned(), rect(side))));
            things
                .extend(layout.plates.iter().enumerate().map(|(seat, plate)| (format!("plate {seat}"), rect(*plate))));
            for (index, (name, area)) in things.iter().enumerate() {
                assert!(
                    window.contains(area.min) && window.contains(area.max),
                    "{name} leaves the window: {area:?}, {at}"
                );
                for (other, beside) in &things[..index] {
                    assert!(!overlap(*area, *beside), "{name} {area:?} lies over {other} {beside:?}, {at}");
                }
            }
            for (name, area) in &things[1..3] {
                assert!(area.size().min_element() >= 43.5, "{name} is too small to be touched: {area:?}, {at}");
            }
        }
    }
}

/// `LOOK.md` §8, Sevens at 390×844: "strips of 82×34".
#[test]
fn strips_are_34_high_on_a_phone() {
    let frame = Frame::of(Vec2::new(390.0, 844.0));
    let layout = Layout::new(&frame, Company { seats: 4, near: 0, viewer: Some(0), order: HandOrder::Suit });
    let strip = layout.cell_at(0, 0).size;
    assert!(strip.y > 33.9 && (strip.x - 82.0).abs() < 3.0, "{strip}");
}

/// A hint and the hand that it is about are both read whole.
fn check_hint<G: Boarded>() {
    for language in Language::ALL {
        let mut table = Table::<G>::new(&ONE_PERSON, 52, json!({}));
        table.driver.resize(390.0, 844.0);
        table.driver.app.world_mut().resource_mut::<Texts>().set_language(language);
        table.wait_for_turn();
        table.driver.key(KeyCode::KeyH);
        for _ in 0..600 {
            if table.world().resource::<Hinted<G>>().advice().is_some() {
                break;
            }
            table.driver.frames(1);
        }
        assert!(table.world().resource::<Hinted<G>>().advice().is_some(), "there is advice");
        table.driver.frames(4);
        let mut nodes = table.driver.app.world_mut().query::<(&Name, &ComputedNode, &UiGlobalTransform, &Children)>();
        let world = table.driver.app.world();
        let (_, node, place, parts) =
            nodes.iter(world).find(|(name, ..)| name.as_str() == "status").expect("the line is there");
        let line = Rect::from_center_size(place.translation, node.size());
        for part in parts.iter() {
            let (Some(node), Some(place)) = (world.get::<ComputedNode>(part), world.get::<UiGlobalTransform>(part))
            else {
                continue;
            };
            let words = Rect::from_center_size(place.translation, node.size());
            assert!(words.is_empty() || line.inflate(1.0).contains(words.min), "{words:?} in {line:?} in {language}");
            assert!(words.is_empty() || line.inflate(1.0).contains(words.max), "{words:?} in {line:?} in {language}");
        }
        for card in table.play().state().hand_of(0) {
            let pose = table.pose(card);
            let at = Vec2::new(195.0 + pose.position.x, 422.0 - pose.position.y);
            let lies = Rect::from_center_size(at, pose.size());
            assert!(!overlap(line, lies), "the hint at {line:?} lies over {card} at {lies:?} in {language}");
        }
    }
}

#[test]
fn a_hint_of_sevens_touches_no_card_of_the_hand() {
    check_hint::<Sevens>();
}

#[test]
fn a_hint_of_killer_sevens_touches_no_card_of_the_hand() {
    check_hint::<KillerSevens>();
}

/// What is cut off at the lower edge of a narrow window.
fn check_prompts<G: Boarded>() {
    for (width, height) in [(390.0, 844.0), (320.0, 480.0)] {
        let mut table = Table::<G>::new(&ONE_PERSON, 53, json!({}));
        table.driver.resize(width, height);
        table.wait_for_turn();
        // Only what can be done is offered: there has to be something to take back.
        let action = table.next_action();
        table.act_as(0, &action);
        table.wait_for_turn();
        table.driver.key(KeyCode::ArrowRight);
        table.driver.frames(4);
        let (can_play, can_pass) = (!table.standing().playable_now().is_empty(), table.standing().pass.allowed);
        let mut texts =
            table.driver.app.world_mut().query::<(&Text, &ComputedNode, &UiGlobalTransform, Option<&CalculatedClip>)>();
        let world = table.driver.app.world();
        let playing = ["Enter", "Q", "E"].into_iter().filter(|_| can_play);
        let passing = can_pass.then_some("Space");
        for cap in playing.chain(passing).chain(["H", "U", "Esc"]) {
            let shown = texts.iter(world).find(|(text, ..)| text.0 == cap);
            let (_, node, place, clip) = shown.unwrap_or_else(|| panic!("{cap} is offered"));
            let area = Rect::from_center_size(place.translation, node.size());
            let seen = clip.map_or(area, |clip| clip.clip.intersect(area));
            assert!(
                area.max.x <= width && seen.width() >= area.width() - 0.5,
                "{cap} is cut off at {width}: {seen:?} of {area:?}"
            );
        }
    }
}

/// Names and levels stand on the plates whole.
fn check_plates<G: Boarded>() {
    for (width, height) in [(1280.0, 800.0), (390.0, 844.0), (3440.0, 1440.0)] {
        for language in Language::ALL {
            let mut table = Table::<G>::new(&[Player::Human, NORMAL, NORMAL, NORMAL], 54, json!({}));
            table.driver.resize(width, height);
            table.driver.app.world_mut().resource_mut::<Texts>().set_language(language);
            table.wait_for_turn();
            table.driver.frames(4);
            let mut texts =
                table
                    .driver
                    .app
                    .world_mut()
                    .query::<(Entity, &Text, &ComputedNode, &UiGlobalTransform, &CalculatedClip)>();
            let world = table.driver.app.world();
            for (entity, text, node, place, clip) in texts.iter(world) {
                let mut above =
                    std::iter::successors(Some(entity), |child| Some(world.get::<ChildOf>(*child)?.parent()));
                if node.is_empty() || !above.any(|part| world.get::<SeatPlate>(part).is_some()) {
                    continue;
                }
                let area = Rect::from_center_size(place.translation, node.size());
                let seen = clip.clip.intersect(area).width();
                assert!(seen >= area.width() - 0.5, "{:?} is cut off at {width}×{height} in {language}", text.0);
            }
        }
    }
}

#[test]
fn nothing_on_a_plate_is_cut_off() {
    check_plates::<Sevens>();
    check_plates::<KillerSevens>();
}

#[test]
fn no_prompt_is_cut_off_in_a_narrow_window() {
    check_prompts::<Sevens>();
    check_prompts::<KillerSevens>();
}

#[test]
fn cells_lie_side_by_side_on_the_board() {
    for (width, height) in SIZES {
        let frame = Frame::of(Vec2::new(width, height));
        let layout = Layout::new(&frame, Company { seats: 4, near: 0, viewer: Some(0), order: HandOrder::Suit });
        let cells: Vec<Rect> = CardSet::SUITS.into_iter().map(|card| rect(layout.cell(card))).collect();
        let board = rect(layout.board).inflate(0.5);
        for (index, cell) in cells.iter().enumerate() {
            assert!(board.contains(cell.min) && board.contains(cell.max), "{cell:?} in {board:?} at {width}×{height}");
            assert!(cells[..index].iter().all(|other| !overlap(*cell, *other)), "at {width}×{height}");
        }
    }
}

#[test]
fn hands_of_any_size_lie_between_board_and_foot() {
    for (width, height) in SIZES {
        let frame = Frame::of(Vec2::new(width, height));
        let layout = Layout::new(&frame, Company { seats: 4, near: 0, viewer: Some(0), order: HandOrder::Suit });
        let foot = height - 44.0 * frame.unit;
        for of in 1..=18 {
            for place in 0..of {
                let pose = layout.fan.pose(place, of, layout.window);
                let middle = Vec2::new(width / 2.0 + pose.position.x, height / 2.0 - pose.position.y);
                let half = pose.size() / 2.0;
                assert!(
                    middle.x - half.x >= -1.0 && middle.x + half.x <= width + 1.0,
                    "{place} of {of} at {width}×{height}"
                );
                assert!(
                    middle.y + half.y <= foot + 1.0,
                    "{place} of {of} hangs down to {} at {width}×{height}",
                    middle.y + half.y
                );
                let board = layout.board.corner.y + layout.board.size.y;
                assert!(
                    middle.y - half.y >= board - 1.0,
                    "{place} of {of} reaches up to the board at {width}×{height}"
                );
            }
        }
    }
}

/// Every text that is shown lies in the window.
fn check_texts<G: Boarded>() {
    for (width, height) in [(320.0, 480.0), (390.0, 844.0), (800.0, 400.0), (1280.0, 800.0), (3440.0, 1440.0)] {
        for language in Language::ALL {
            let mut table = Table::<G>::new(&ONE_PERSON, 51, json!({}));
            table.driver.resize(width, height);
            table.driver.app.world_mut().resource_mut::<Texts>().set_language(language);
            table.wait_for_turn();
            table.driver.frames(4);
            let mut texts =
                table
                    .driver
                    .app
                    .world_mut()
                    .query::<(&Text, &ComputedNode, &UiGlobalTransform, &InheritedVisibility)>();
            let window = Rect::new(-1.0, -1.0, width + 1.0, height + 1.0);
            for (text, node, place, visibility) in texts.iter(table.driver.app.world()) {
                if !visibility.get() || text.0.is_empty() || node.is_empty() {
                    continue;
                }
                let area = Rect::from_center_size(place.translation, node.size());
                let inside = window.contains(area.min) && window.contains(area.max);
                assert!(inside, "{:?} leaves the window of {width}×{height} in {language}: {area:?}", text.0);
            }
        }
    }
}

#[test]
fn no_text_of_sevens_leaves_the_window() {
    check_texts::<Sevens>();
}

#[test]
fn no_text_of_killer_sevens_leaves_the_window() {
    check_texts::<KillerSevens>();
}
