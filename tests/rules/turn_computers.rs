//! The opponents of the games in turns: that they come to an end, keep to what they may see and answer alike. How strong
//! they are is measured with `tefuda-lab simulate`.

use serde_json::{Value, json};
use tefuda::cards::{DealNumber, Generator};
use tefuda::computer::killer_sevens::KillerSevensReason;
use tefuda::computer::sevens::SevensReason;
use tefuda::computer::{Advice, Advises, Chair, Computers, Level, PlayedOut, play_out};
use tefuda::rules::killer_sevens::KillerSevens;
use tefuda::rules::sevens::Sevens;
use tefuda::rules::{Rules, Seat};

fn play<G: Computers>(options: Value, levels: &[Level], deal: u64) -> PlayedOut<G> {
    let options = G::options_from("standard", options.as_object().unwrap()).unwrap();
    let played = play_out::<G>("standard", &options, levels, DealNumber(deal)).expect("computers come to an end");
    assert_eq!(played.refused, 0, "whoever waits for its turn is never refused");
    assert_eq!(played.record.replay().as_ref(), Ok(&played.game));
    played
}

/// Thinks on one view until there is an answer, and checks that it stays the same.
fn answer<G: Computers>(game: &G, level: Level, seat: Seat) -> Option<G::Action> {
    let chair = Chair { level, seat, deal: DealNumber(3), opens: true };
    let mut computer = G::computer(&chair, game.options());
    let view = game.view(seat);
    let first = (0..2000).find_map(|tick| G::think(&mut computer, &view, tick));
    assert_eq!(G::think(&mut computer, &view, 2000), first);
    first
}

fn quick_levels_play_to_the_end<G: Computers>(options: Value) {
    for seats in 3..=6 {
        for deal in 0..10 {
            let levels: Vec<Level> =
                [Level::Random, Level::Original, Level::Easy].into_iter().cycle().take(seats).collect();
            play::<G>(options.clone(), &levels, deal);
        }
    }
}

#[test]
fn quick_levels_play_sevens_to_the_end() {
    for options in [
        json!({}),
        json!({ "jokers": 2, "no-joker-last": false }),
        json!({ "jokers": 2, "passes": null, "edge": "tunnel" }),
        json!({ "jokers": 1, "out-hand": "removed", "passes": 0, "must-play": true, "edge": "none" }),
    ] {
        quick_levels_play_to_the_end::<Sevens>(options);
    }
}

#[test]
fn quick_levels_play_killer_sevens_to_the_end() {
    for options in
        [json!({}), json!({ "start": "diamond-seven", "adjacency": 4, "cap": null }), json!({ "voluntary-passes": 3 })]
    {
        quick_levels_play_to_the_end::<KillerSevens>(options);
    }
}

#[test]
fn searching_levels_play_to_the_end_the_same_way() {
    let levels = [Level::Normal, Level::Original, Level::Easy];
    let options = json!({ "jokers": 1 });
    assert_eq!(play::<Sevens>(options.clone(), &levels, 5), play::<Sevens>(options, &levels, 5));
    assert_eq!(play::<KillerSevens>(json!({}), &levels, 5), play::<KillerSevens>(json!({}), &levels, 5));
}

/// The original's computer passes only with nothing to play; so does Easy.
#[test]
fn easy_passes_only_with_nothing_to_play() {
    for deal in 0..20 {
        let played = play::<Sevens>(json!({}), &[Level::Easy, Level::Original, Level::Easy, Level::Original], deal);
        let mut game = played.record.deal().unwrap();
        for done in &played.record.actions {
            let action = serde_json::to_value(&done.action).unwrap();
            assert_eq!(action.get("pass").is_some(), game.legal(done.seat).actions.len() == 1);
            game.apply(done.seat, &done.action).unwrap();
        }
    }
}

fn only_whose_turn_it_is_answers<G: Computers>() {
    let game = G::deal(&G::Options::default(), 4, DealNumber(3), None).unwrap();
    for (level, seat) in
        [Level::Random, Level::Easy, Level::Normal].into_iter().flat_map(|l| (0..4).map(move |s| (l, s)))
    {
        let found = answer(&game, level, seat);
        assert_eq!(found.is_some(), game.turn() == Some(seat), "{level} {seat}");
        assert!(found.is_none_or(|action| game.legal(seat).actions.contains(&action)));
    }
}

#[test]
fn only_whose_turn_it_is_answers_at_either_game() {
    only_whose_turn_it_is_answers::<Sevens>();
    only_whose_turn_it_is_answers::<KillerSevens>();
}

/// Two games that look the same to a seat are the same to its computer.
fn hidden_cards_change_nothing<G: Computers>() {
    let game = G::deal(&G::Options::default(), 4, DealNumber(3), None).unwrap();
    let seat = game.turn().unwrap();
    let other = G::resample(game.options(), &game.view(seat), &mut Generator::new(8));
    assert_ne!(other, game);
    assert_eq!(answer(&other, Level::Normal, seat), answer(&game, Level::Normal, seat));
}

#[test]
fn hidden_cards_change_nothing_at_either_game() {
    hidden_cards_change_nothing::<Sevens>();
    hidden_cards_change_nothing::<KillerSevens>();
}

fn hint<G: Advises>(seats: usize, position: Value) -> Option<Advice<G::Action, G::Reason>> {
    let position = serde_json::from_value(position).unwrap();
    let game = G::from_position(&G::Options::default(), seats, &position).unwrap();
    let seat = game.turn().unwrap();
    let hint = G::hint(&game.view(seat));
    assert_eq!(hint, G::hint(&game.view(seat)), "the same view gives the same advice");
    assert!(hint.iter().all(|hint| game.legal(seat).actions.contains(&hint.action)));
    assert_eq!(G::hint(&game.view((seat + 1) % seats)), None, "only whose turn it is needs advice");
    hint
}

fn reason_at_sevens(own: &[&str], passes: u32) -> SevensReason {
    let position = json!({ "placed": ["S7", "H7", "D7", "C7"],
        "hands": [own, ["D8", "D9", "DT"], ["C8", "C9", "CT"]], "passes": [passes, 0, 0] });
    hint::<Sevens>(3, position).unwrap().reason
}

#[test]
fn hints_at_sevens_say_why() {
    assert_eq!(reason_at_sevens(&["SK", "HK"], 2), SevensReason::NothingToPlay);
    assert_eq!(reason_at_sevens(&["SK", "HK"], 3), SevensReason::GoesOut, "a fourth pass puts one out");
    assert_eq!(reason_at_sevens(&["S8", "HK"], 3), SevensReason::OnlyCard);
    let next = SevensReason::OpensOwnNext { card: "S9".parse().unwrap() };
    // Both open a card of one's own; whichever is advised, that card is named.
    let position = json!({ "placed": ["S7", "H7", "D7", "C7"],
        "hands": [["S8", "S9", "H8", "H9"], ["D8", "D9", "DT"], ["C8", "C9", "CT"]], "passes": [3, 0, 0] });
    let advice = hint::<Sevens>(3, position).unwrap();
    let hearts = SevensReason::OpensOwnNext { card: "H9".parse().unwrap() };
    let spades = serde_json::to_value(&advice.action).unwrap()["play"]["card"] == "S8";
    assert_eq!(advice.reason, if spades { next } else { hearts });
    assert_eq!(serde_json::to_value(next).unwrap(), json!({ "opens-own-next": { "card": "S9" } }));
}

/// Of all cells only these are empty; seat 0 can kill the last card of seat 1, or lay a card that does nothing.
#[test]
fn hints_at_killer_sevens_say_why() {
    let empty = ["C4", "C5", "SK", "SJ", "HA"];
    let placed: Vec<String> =
        tefuda::cards::pack(0).iter().map(ToString::to_string).filter(|c| !empty.contains(&c.as_str())).collect();
    let advice = hint::<KillerSevens>(3, json!({ "placed": placed, "hands": [["C4"], ["C5", "SK"], ["SJ", "HA"]] }));
    assert_eq!(advice.unwrap().reason, KillerSevensReason::OnlyCard);
    let position = json!({ "placed": placed, "hands": [["C4", "HA"], ["C5", "SK"], ["SJ"]] });
    let advice = hint::<KillerSevens>(3, position).unwrap();
    assert_eq!(serde_json::to_value(advice.action).unwrap(), json!({ "play": { "card": "C4" } }));
    assert_eq!(advice.reason, KillerSevensReason::KillsOthers { others: 1, own: 0 });
}
