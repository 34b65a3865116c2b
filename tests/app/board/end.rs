//! The end of a game on the board: its last position, its result, and the way between them.

use serde_json::json;
use tefuda::controls::{PromptAction, Prompts, Request};
use tefuda::play::{Playable, Summary};
use tefuda::record::Record;
use tefuda::rules::Rules;
use tefuda::rules::killer_sevens::KillerSevens;
use tefuda::rules::sevens::Sevens;
use tefuda::table::turns::SeatPlate;
use tefuda::text::Localized;

use super::*;

fn milliseconds(value: u64) -> Duration {
    Duration::from_millis(value)
}

/// A game among computers, at the moment at which it has ended.
fn ended<G: Boarded>() -> Table<G> {
    let mut table = Table::<G>::new(&[EASY; 4], 3, json!({}));
    assert!(table.wait_for_turn_of_nobody());
    table
}

impl<G: Boarded> Table<G> {
    /// Waits until nobody is to act any more.
    fn wait_for_turn_of_nobody(&mut self) -> bool {
        (0..20_000).any(|_| {
            self.driver.frames(1);
            self.play().state().turn().is_none()
        })
    }
}

#[test]
fn the_last_board_is_seen_for_a_while() {
    let mut table = ended::<Sevens>();
    table.driver.wait(milliseconds(1500));
    assert_eq!(table.driver.screen(), Screen::Play);
    table.driver.wait(milliseconds(400));
    assert_eq!(table.driver.screen(), Screen::Result);
}

#[test]
fn it_is_seen_from_the_moment_at_which_everything_has_come_to_rest() {
    let mut table = Table::<KillerSevens>::new(&[EASY; 4], 3, json!({}));
    table.driver.set_speed(AnimationSpeed::Normal);
    assert!(table.wait_for_turn_of_nobody());
    // The last card flies for 220 ms.
    table.driver.wait(milliseconds(1700));
    assert_eq!(table.driver.screen(), Screen::Play);
    table.driver.wait(milliseconds(1700));
    assert_eq!(table.driver.screen(), Screen::Result);
}

#[test]
fn any_press_goes_on_to_the_result_but_a_menu_opens() {
    let mut table = ended::<Sevens>();
    table.driver.wait(milliseconds(600));
    // A key that means nothing at all.
    table.driver.key(KeyCode::KeyX);
    table.driver.frames(3);
    assert_eq!(table.driver.screen(), Screen::Result);
    let mut hurried = ended::<Sevens>();
    hurried.driver.key(KeyCode::KeyX);
    hurried.driver.wait(milliseconds(300));
    assert_eq!(hurried.driver.screen(), Screen::Play, "a press right after the last one is not meant for it");
    let mut clicked = ended::<KillerSevens>();
    clicked.driver.wait(milliseconds(600));
    clicked.driver.click(Vec2::new(0.0, 390.0));
    clicked.driver.frames(3);
    assert_eq!(clicked.driver.screen(), Screen::Result);
    let mut paused = ended::<Sevens>();
    paused.driver.wait(milliseconds(600));
    paused.driver.key(KeyCode::Escape);
    paused.driver.frames(3);
    assert_eq!((paused.driver.screen(), paused.driver.menu()), (Screen::Play, tefuda::menus::Menu::Pause));
}

fn to_the_result_and_back<G: Boarded>() {
    let mut table = ended::<G>();
    let filled = table.standing().filled;
    table.driver.wait(milliseconds(2000));
    assert_eq!(table.driver.screen(), Screen::Result);
    let pad = table.driver.plug_pad_in();
    let ways: [&dyn Fn(&mut Driver); 4] = [
        &|driver| driver.key(KeyCode::Escape),
        // The first key after a mouse shows where the focus is.
        &|driver| {
            driver.key(KeyCode::ArrowDown);
            driver.key(KeyCode::Enter);
        },
        &|driver| driver.pad(pad, GamepadButton::East),
        &|driver| {
            let at = driver.node("show-result");
            driver.click(at);
        },
    ];
    for (which, way) in ways.into_iter().enumerate() {
        let at = table.driver.node("show-board");
        table.driver.click(at);
        table.driver.wait(milliseconds(4000));
        assert_eq!(table.driver.screen(), Screen::Play, "the board stays, {which}");
        assert_eq!(table.standing().filled, filled, "as it was");
        way(&mut table.driver);
        table.driver.wait(milliseconds(400));
        assert_eq!(table.driver.screen(), Screen::Result, "way {which}");
    }
    // From the board one can leave for another deal as well.
    let at = table.driver.node("show-board");
    table.driver.click(at);
    table.driver.frames(4);
    table.start(&ONE_PERSON, 5, json!({}));
    assert!(table.play().state().outcome().is_none());
    assert!(table.driver.cards().len() >= 52);
}

#[test]
fn the_last_board_of_sevens_can_be_looked_at_again() {
    to_the_result_and_back::<Sevens>();
}

#[test]
fn the_last_board_of_killer_sevens_can_be_looked_at_again() {
    to_the_result_and_back::<KillerSevens>();
}

/// `RULES.md` §3: fewest own dead cards; tie → finished earlier; tie → shared rank.
#[test]
fn the_result_says_the_dead_cards_and_what_decided_a_tie() {
    let (earlier, later) = ("killer-sevens-placed-by-earlier", "killer-sevens-placed-by-later");
    let mut decided = 0;
    for deal in 0..60 {
        let options = KillerSevens::preset("standard").expect("there is a standard");
        let record = Record::<KillerSevens>::new("standard", options, vec![EASY; 4], DealNumber(deal));
        let mut state = record.deal().expect("it can be dealt");
        while let Some(seat) = state.turn() {
            let action = state.legal(seat).actions.first().cloned().expect("something can be done");
            state.apply(seat, &action).expect("it is legal");
        }
        let ranks = state.outcome().expect("over").ranks;
        let dead = |seat: usize| state.dead(seat).len();
        for seat in 0..4 {
            let said = state.placed_by(seat);
            let count = Localized::new("killer-sevens-placed-by-dead").with("count", dead(seat));
            assert_eq!(said.first(), Some(&count));
            let equal: Vec<usize> = (0..4).filter(|other| *other != seat && dead(*other) == dead(seat)).collect();
            let behind = equal.iter().any(|other| ranks[*other] > ranks[seat]);
            let ahead = equal.iter().any(|other| ranks[*other] < ranks[seat]);
            let wanted = if ahead { Some(later) } else { behind.then_some(earlier) };
            assert_eq!(said.get(1).map(Localized::key), wanted, "seat {seat} of deal {deal}");
            decided += usize::from(ahead);
        }
    }
    assert!(decided > 0, "no tie was decided");
}

#[test]
fn figures_count_the_person_and_all() {
    let mut table = Table::<Sevens>::new(&ONE_PERSON, 11, json!({}));
    table.play_to_the_end(by_keys);
    let own =
        table.play().record().actions.iter().filter(|done| done.seat == 0 && Sevens::cell_of(&done.action).is_some());
    let own = own.count() as u64;
    let all =
        table.play().record().actions.iter().filter(|done| Sevens::cell_of(&done.action).is_some()).count() as u64;
    let summary = table.world().resource::<Summary>();
    assert_eq!((summary.figures[0].own, summary.figures[0].all), (Some(own), all));
    assert!(own < all);
}

/// What a plate says: keys of texts, and numbers.
fn plate_says<G: Boarded>(table: &mut Table<G>, seat: usize) -> Vec<String> {
    let world = table.driver.app.world_mut();
    let mut plates = world.query::<(Entity, &SeatPlate)>();
    let plate = plates.iter(world).find(|(_, plate)| plate.seat == seat).expect("every seat has a plate").0;
    let mut children = world.query::<&Children>();
    let parts: Vec<Entity> = children.query(world).iter_descendants(plate).collect();
    let said = parts.into_iter().filter_map(|part| {
        let part = world.entity(part);
        part.get::<Localized>().map(|words| words.key().to_owned()).or_else(|| Some(part.get::<Text>()?.0.clone()))
    });
    said.collect()
}

#[test]
fn whoever_has_finished_has_a_place_and_no_count() {
    for (width, height) in [(1280.0, 800.0), (390.0, 844.0)] {
        let mut table = ended::<Sevens>();
        table.driver.resize(width, height);
        table.driver.frames(3);
        let ranks = table.play().state().outcome().expect("over").ranks;
        for seat in 0..4 {
            let said = plate_says(&mut table, seat);
            let wanted =
                if table.play().state().view(seat).out().contains(&seat) { "board-out" } else { "board-place" };
            // The last one still in takes the last place without laying all.
            if table.play().hand_count(seat) == 0 {
                assert!(said.iter().any(|words| words == wanted), "{said:?} of {ranks:?}");
                assert!(!said.iter().any(|words| words == "0"), "{said:?}");
            }
        }
    }
}

/// What can be done by request, of what the prompts offer.
fn offered<G: Boarded>(table: &Table<G>) -> Vec<Request> {
    let request = |prompt: &tefuda::controls::Prompt| match prompt.action {
        PromptAction::Request(request) => Some(request),
        _ => None,
    };
    table.world().resource::<Prompts>().0.iter().filter_map(request).collect()
}

#[test]
fn prompts_offer_only_what_can_be_done_now() {
    let mut table = Table::<KillerSevens>::new(&ONE_PERSON, 4, json!({}));
    let mut turns = 0;
    while table.wait_for_turn().is_some() {
        let offered = offered(&table);
        let standing = table.standing();
        let can_play = !standing.playable_now().is_empty();
        assert_eq!(offered.contains(&Request::Confirm), can_play);
        assert_eq!(offered.contains(&Request::Main), !can_play, "passing is for those who cannot play");
        assert_eq!(offered.contains(&Request::Undo), turns > 0);
        assert!(offered.contains(&Request::Hint) && offered.contains(&Request::Pause));
        let action = table.next_action();
        table.act_as(0, &action);
        turns += 1;
        if table.play().state().turn().is_some_and(|seat| seat != 0) {
            let offered = self::offered(&table);
            let own = [Request::Confirm, Request::Main, Request::Aim, Request::Hint];
            assert!(own.iter().all(|request| !offered.contains(request)), "{offered:?} on another's turn");
        }
    }
    assert!(turns > 3);
}

#[test]
fn what_was_just_played_stays_beside_a_preview() {
    let mut table = Table::<KillerSevens>::new(&ONE_PERSON, 4, json!({}));
    table.wait_for_turn().expect("a turn");
    let action = table.next_action();
    table.act_as(0, &action);
    table.wait_for_turn().expect("another turn");
    let card = table.standing().playable_now().into_iter().next().expect("something can be played");
    let at = table.grip(card);
    table.driver.move_mouse(at);
    table.driver.frames(3);
    assert!(says(&mut table, "killer-sevens-would-die"), "the preview is shown");
    assert!(says(&mut table, "board-moves"), "and the last move");
}

fn says<G: Boarded>(table: &mut Table<G>, key: &str) -> bool {
    let mut texts = table.driver.app.world_mut().query::<&Localized>();
    texts.iter(table.driver.app.world()).any(|text| text.key() == key)
}

/// A refused pass is told on the board.
#[test]
fn notices_cover_neither_plates_nor_the_hand() {
    for (width, height) in [(1280.0, 800.0), (390.0, 844.0)] {
        let mut table = Table::<KillerSevens>::new(&ONE_PERSON, 4, json!({}));
        table.driver.resize(width, height);
        table.wait_for_turn().expect("a turn");
        table.driver.key(KeyCode::Space);
        table.driver.wait(milliseconds(400));
        let toast = table.driver.areas_of("toast").pop().expect("the refusal is told");
        let plates = (0..4).flat_map(|seat| table.driver.areas_of(&format!("plate-{seat}"))).collect::<Vec<_>>();
        assert_eq!(plates.len(), 4);
        let cards = table.play().state().hand_of(0);
        let middle = Vec2::new(width, height) / 2.0;
        let hand = cards.into_iter().map(|card| {
            let pose = table.pose(card);
            Rect::from_center_size(middle + pose.position * Vec2::new(1.0, -1.0), pose.size())
        });
        let hand = hand.collect::<Vec<_>>();
        for covered in plates.into_iter().chain(hand) {
            assert!(toast.intersect(covered).is_empty(), "{toast:?} covers {covered:?} in {width}×{height}");
        }
    }
}
