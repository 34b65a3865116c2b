//! Thousands of inputs without sense leave the games on the board whole.

use serde_json::json;
use tefuda::cards::{Generator, pack};
use tefuda::menus::Menu;
use tefuda::rules::killer_sevens::KillerSevens;
use tefuda::rules::sevens::Sevens;

use super::*;

const INPUTS: usize = 600;
const KEYS: [KeyCode; 14] = [
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
    KeyCode::Enter,
    KeyCode::Space,
    KeyCode::Backspace,
    KeyCode::KeyE,
    KeyCode::KeyU,
    KeyCode::KeyH,
    KeyCode::KeyF,
    KeyCode::Escape,
    KeyCode::Digit1,
    KeyCode::Digit5,
];
const SIZES: [(f32, f32); 4] = [(1280.0, 800.0), (390.0, 844.0), (320.0, 480.0), (1000.0, 700.0)];

fn ends_whole<G: Boarded>(options: serde_json::Value) {
    let mut table = Table::<G>::new(&ONE_PERSON, 61, options.clone());
    let mut generator = Generator::new(2026);
    let mut all: Vec<Card> = table.driver.cards().into_iter().map(|(card, ..)| card).collect();
    all.sort();
    for input in 0..INPUTS {
        let size = table.driver.size();
        let mut point =
            || Vec2::new(generator.index(1000) as f32 / 1000.0 - 0.5, generator.index(1000) as f32 / 1000.0 - 0.5);
        let (from, to) = (point() * size, point() * size);
        match generator.index(10) {
            0..4 => table.driver.key(KEYS[generator.index(KEYS.len() as u32)]),
            4..7 => table.driver.click(from),
            7 => table.driver.drag(from, to),
            8 => table.driver.tap(from),
            _ if generator.index(10) == 0 => {
                let (width, height) = SIZES[generator.index(SIZES.len() as u32)];
                table.driver.resize(width, height);
            }
            _ => table.driver.frames(2),
        }
        if input % 40 == 39 && (table.driver.screen() != Screen::Play || table.driver.menu() != Menu::None) {
            table.driver.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
            table.driver.frames(2);
            table.start(&ONE_PERSON, input as u64, options.clone());
        }
        if table.driver.screen() == Screen::Play && table.world().contains_resource::<Play<G>>() {
            let mut cards: Vec<Card> = table.driver.cards().into_iter().map(|(card, ..)| card).collect();
            cards.sort();
            assert_eq!(cards, all);
        }
    }
    assert!(all.len() >= pack(0).len());
}

#[test]
fn senseless_inputs_leave_sevens_whole() {
    ends_whole::<Sevens>(json!({ "jokers": 2, "edge": "tunnel" }));
}

#[test]
fn senseless_inputs_leave_killer_sevens_whole() {
    ends_whole::<KillerSevens>(json!({ "voluntary-passes": 3 }));
}
