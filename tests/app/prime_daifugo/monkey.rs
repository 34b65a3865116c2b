//! Thousands of inputs without sense leave the game whole.

use tefuda::cards::Generator;

use super::*;

const INPUTS: usize = 500;
const KEYS: [KeyCode; 26] = [
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
    KeyCode::Enter,
    KeyCode::Space,
    KeyCode::Space,
    KeyCode::Backspace,
    KeyCode::KeyA,
    KeyCode::Digit3,
    KeyCode::Digit7,
    KeyCode::KeyJ,
    KeyCode::KeyK,
    KeyCode::KeyX,
    KeyCode::KeyM,
    KeyCode::KeyR,
    KeyCode::KeyE,
    KeyCode::KeyC,
    KeyCode::KeyD,
    KeyCode::KeyP,
    KeyCode::KeyS,
    KeyCode::KeyU,
    KeyCode::KeyH,
    KeyCode::KeyF,
    KeyCode::Escape,
    KeyCode::Digit0,
];
const WINDOWS: [(f32, f32); 4] = [(1280.0, 800.0), (390.0, 844.0), (320.0, 480.0), (1000.0, 700.0)];

#[test]
fn senseless_inputs_leave_the_game_whole() {
    let options = json!({ "clock": 30 });
    let players = [Player::Human, NORMAL, NORMAL];
    let mut table = Table::new(&players, 61, &options);
    let mut generator = Generator::new(2027);
    let mut all: Vec<Card> = table.driver.cards().into_iter().map(|(card, ..)| card).collect();
    all.sort();
    assert_eq!(all.len(), 54);
    for input in 0..INPUTS {
        let size = table.driver.size();
        let mut point =
            || Vec2::new(generator.index(1000) as f32 / 1000.0 - 0.5, generator.index(1000) as f32 / 1000.0 - 0.5);
        let (from, to) = (point() * size, point() * size);
        match generator.index(10) {
            0..5 => table.driver.key(KEYS[generator.index(KEYS.len() as u32)]),
            5..7 => table.driver.click(from),
            7 => table.driver.drag(from, to),
            8 => table.driver.tap(from),
            _ if generator.index(10) == 0 => {
                let (width, height) = WINDOWS[generator.index(WINDOWS.len() as u32)];
                table.driver.resize(width, height);
            }
            _ => table.driver.frames(2),
        }
        if input % 40 == 39 && (table.driver.screen() != Screen::Play || table.driver.menu() != Menu::None) {
            table.driver.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
            table.driver.frames(2);
            table.start(&players, input as u64, &options);
        }
        if table.driver.screen() == Screen::Play && table.world().contains_resource::<Play<PrimeDaifugo>>() {
            let mut cards: Vec<Card> = table.driver.cards().into_iter().map(|(card, ..)| card).collect();
            cards.sort();
            assert_eq!(cards, all);
        }
    }
}
