//! No hand is seen, named or told from the way it lies by anybody but its holder.

use serde_json::json;
use tefuda::announcements::AccessibleName;
use tefuda::rules::Zone;
use tefuda::rules::killer_sevens::KillerSevens;
use tefuda::rules::sevens::Sevens;
use tefuda::text::{Language, Texts};

use super::*;

fn check<G: Boarded>(table: &mut Table<G>, holder: Option<Seat>) {
    let mut places = std::collections::BTreeMap::<Seat, Vec<Pose>>::new();
    for (card, zone, pose) in table.driver.cards() {
        let Zone::Hand { seat, .. } = zone else { continue };
        if holder == Some(seat) {
            assert!(pose.shows_face() && pose.alpha > 0.0, "{card} is seen by its holder");
            continue;
        }
        assert!(!pose.shows_face() && pose.alpha == 0.0, "{card} of seat {seat} is seen: {pose:?}");
        places.entry(seat).or_default().push(pose);
    }
    for (seat, poses) in places {
        assert!(poses.windows(2).all(|two| two[0] == two[1]), "the hand of seat {seat} lies in an order");
    }
    let texts = Texts::new(Language::English);
    let own = holder.map_or(CardSet::EMPTY, |seat| table.play().state().hand_of(seat));
    let mut names = table.driver.app.world_mut().query_filtered::<&AccessibleName, With<HandPlace>>();
    let named: Vec<String> = names.iter(table.driver.app.world()).map(|name| name.0.to_text(&texts)).collect();
    let words = |card: Card| texts.card(card);
    for card in CardSet::SUITS - own {
        let held = named.iter().find(|name| name.split([' ', ',']).any(|word| word == words(card)));
        assert_eq!(held, None, "{card} is named");
    }
}

fn nothing_is_seen<G: Boarded>() {
    let mut table = Table::<G>::new(&ONE_PERSON, 41, json!({}));
    check(&mut table, Some(0));
    for _ in 0..6 {
        if table.wait_for_turn().is_none() {
            break;
        }
        let action = table.next_action();
        table.act_as(0, &action);
        check(&mut table, Some(0));
    }
    let mut watched = Table::<G>::new(&[EASY; 4], 42, json!({}));
    check(&mut watched, None);
    watched.driver.frames(30);
    check(&mut watched, None);
}

#[test]
fn no_hidden_card_of_sevens_is_seen_or_named() {
    nothing_is_seen::<Sevens>();
}

#[test]
fn no_hidden_card_of_killer_sevens_is_seen_or_named() {
    nothing_is_seen::<KillerSevens>();
}
