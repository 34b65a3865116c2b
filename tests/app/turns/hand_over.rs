//! The device goes round: nobody sees a hand that is not theirs.

use std::time::Duration;

use bevy::ui::UiGlobalTransform;
use tefuda::announcements::Announcement;
use tefuda::cards::Card;
use tefuda::menus::Menu;
use tefuda::play::{HandOver, PlayRequest};
use tefuda::text::{Language, Texts};

use super::*;

/// Longer than anybody looks at what they have just done.
const LONG: Duration = Duration::from_secs(2);

/// Waits until the table is covered for somebody.
fn wait_for_the_cover(table: &mut Table) -> Seat {
    table.set_pace(ComputerPace::Instant);
    let seat = table.wait_for_a_person().expect("the game goes on");
    table.driver.wait(LONG);
    assert_eq!(table.driver.menu(), Menu::HandOver);
    seat
}

fn take(table: &mut Table) {
    table.driver.key(KeyCode::Enter);
    table.driver.frames(2);
    assert_eq!(table.driver.menu(), Menu::None);
}

#[test]
fn the_table_is_covered_until_whoever_is_to_act_says_so() {
    let mut table = Table::new(&TWO_PEOPLE, json!({}));
    assert!(table.people().is_empty() && table.open_hands().is_empty(), "nobody has taken the device yet");
    let mut holder = None;
    for _ in 0..4 {
        let next = wait_for_the_cover(&mut table);
        assert_ne!(holder, Some(next));
        assert_eq!(table.driver.app.world().resource::<HandOver>().next(), Some(next));
        assert!(table.people().is_empty() && table.open_hands().is_empty());
        let actions = table.record().actions.len();
        table.driver.wait(LONG);
        assert_eq!(table.record().actions.len(), actions, "under the cover time stands still");
        take(&mut table);
        assert_eq!((table.people().to_vec(), table.open_hands()), (vec![next], vec![next]));
        table.act();
        assert_eq!(table.open_hands(), [next], "whoever has acted sees it");
        holder = Some(next);
    }
}

#[test]
fn whoever_acts_again_keeps_the_device() {
    // RULES.md §2: with no passes the first one puts a player out.
    let mut table = Table::new(&TWO_PEOPLE, json!({ "passes": 0 }));
    let first = wait_for_the_cover(&mut table);
    take(&mut table);
    table.act_as(first, &Action::Pass {});
    let other = wait_for_the_cover(&mut table);
    assert_ne!(first, other);
    take(&mut table);
    for _ in 0..3 {
        table.act();
        if table.wait_for_a_person().is_none() {
            break;
        }
        table.driver.wait(LONG);
        assert_eq!((table.driver.menu(), table.people().to_vec()), (Menu::None, vec![other]));
    }
}

#[test]
fn menus_over_the_cover_lead_back_to_it() {
    let mut table = Table::new(&TWO_PEOPLE, json!({}));
    wait_for_the_cover(&mut table);
    for key in [KeyCode::Escape, KeyCode::KeyP] {
        table.driver.key(key);
        table.driver.frames(2);
        assert_eq!(table.driver.menu(), Menu::Pause);
        // The first button goes on with the game.
        table.driver.key(KeyCode::Enter);
        table.driver.frames(4);
        assert_eq!(table.driver.menu(), Menu::HandOver);
        assert!(table.open_hands().is_empty());
    }
    table.driver.key(KeyCode::Escape);
    table.driver.frames(2);
    table.world().write_message(PlayRequest::Leave);
    table.driver.frames(4);
    assert_eq!(table.driver.screen(), Screen::Title);
}

#[test]
fn a_game_left_under_the_cover_is_taken_up_under_it() {
    let storage = Storage::in_memory();
    let mut first = Table::with_storage(storage.clone());
    first.start(&TWO_PEOPLE, json!({}));
    wait_for_the_cover(&mut first);
    take(&mut first);
    first.act();
    let next = wait_for_the_cover(&mut first);
    let record = first.record().clone();
    drop(first);
    let mut second = Table::with_storage(storage);
    second.world().write_message(PlayRequest::Continue);
    second.driver.frames(6);
    assert_eq!(second.record().actions, record.actions);
    assert_eq!((second.driver.menu(), second.people().len()), (Menu::HandOver, 0));
    assert!(second.open_hands().is_empty());
    take(&mut second);
    assert_eq!(second.open_hands(), [next]);
}

#[derive(Resource, Default)]
struct Heard(Vec<String>);

/// What is announced while the device goes round names no card that anybody holds.
#[test]
fn what_is_said_names_no_hidden_card() {
    let mut table = Table::new(&TWO_PEOPLE, json!({}));
    table.world().resource_mut::<Texts>().set_language(Language::English);
    table.world().init_resource::<Heard>();
    table.driver.app.add_systems(
        Last,
        |mut said: MessageReader<Announcement>, texts: Res<Texts>, mut heard: ResMut<Heard>| {
            heard.0.extend(said.read().map(|said| said.text.to_text(&texts)));
        },
    );
    for _ in 0..6 {
        let next = wait_for_the_cover(&mut table);
        let heard = std::mem::take(&mut table.world().resource_mut::<Heard>().0);
        assert!(heard.iter().any(|said| said.contains(&format!("Player {}", next + 1))), "{heard:?}");
        let held: Vec<Card> = (0..4).flat_map(|seat| table.play().state().hand(seat)).collect();
        let texts = Texts::new(Language::English);
        let names: Vec<String> = held.into_iter().map(|card| texts.card(card)).collect();
        assert!(!heard.iter().any(|said| names.iter().any(|name| said.contains(name))), "{heard:?} {names:?}");
        take(&mut table);
        table.act();
    }
}

#[test]
fn the_button_of_the_cover_stands_on_its_panel_in_a_narrow_window_too() {
    for language in Language::ALL {
        let mut table = Table::new(&TWO_PEOPLE, json!({}));
        table.driver.resize(390.0, 844.0);
        table.world().resource_mut::<Texts>().set_language(language);
        wait_for_the_cover(&mut table);
        table.driver.frames(3);
        let mut nodes = table.world().query::<(&Name, &ComputedNode, &UiGlobalTransform, &ChildOf)>();
        let world = table.driver.app.world();
        let rect =
            |node: &ComputedNode, place: &UiGlobalTransform| Rect::from_center_size(place.translation, node.size());
        let (_, node, place, on) = nodes.iter(world).find(|(name, ..)| name.as_str() == "take").expect("a button");
        let panel = on.parent();
        let (Some(under), Some(at)) = (world.get::<ComputedNode>(panel), world.get::<UiGlobalTransform>(panel)) else {
            panic!("it stands on something");
        };
        let (button, panel) = (rect(node, place), rect(under, at));
        assert!(panel.contains(button.min) && panel.contains(button.max), "{button:?} on {panel:?} in {language}");
    }
}
