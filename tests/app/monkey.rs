//! Ten thousand inputs of a seeded monkey: whatever it does, the cards stay whole and the screen follows the rules.

use bevy::input::ButtonState;
use bevy::prelude::*;
use bevy::window::WindowFocused;
use serde_json::json;
use tefuda::cards::{Generator, pack};
use tefuda::computer::Level;
use tefuda::menus::Menu;
use tefuda::play::{PlayRequest, Summary};
use tefuda::screens::Screen;
use tefuda::storage::AnimationSpeed;

use crate::driver::Driver;

const INPUTS: usize = 10_000;

const KEYS: [KeyCode; 18] = [
    KeyCode::Space,
    KeyCode::Enter,
    KeyCode::Escape,
    KeyCode::Tab,
    KeyCode::ArrowLeft,
    KeyCode::ArrowRight,
    KeyCode::ArrowUp,
    KeyCode::ArrowDown,
    KeyCode::Digit1,
    KeyCode::Digit2,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit9,
    KeyCode::KeyQ,
    KeyCode::KeyP,
    KeyCode::Backspace,
    KeyCode::KeyZ,
    KeyCode::F5,
];

const BUTTONS: [GamepadButton; 8] = [
    GamepadButton::South,
    GamepadButton::East,
    GamepadButton::North,
    GamepadButton::DPadLeft,
    GamepadButton::DPadRight,
    GamepadButton::DPadUp,
    GamepadButton::Start,
    GamepadButton::LeftTrigger,
];

const SIZES: [(f32, f32); 5] = [(1280.0, 800.0), (320.0, 480.0), (390.0, 844.0), (3440.0, 1440.0), (700.0, 500.0)];

struct Monkey {
    driver: Driver,
    generator: Generator,
    pad: Option<Entity>,
}

impl Monkey {
    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.generator.index(from.len() as u32)]
    }

    fn point(&mut self) -> Vec2 {
        let size = self.driver.size();
        let mut share = || self.generator.index(1000) as f32 / 1000.0 - 0.5;
        Vec2::new(share(), share()) * size * 1.1
    }

    /// More often than not something that a player would do, else anything.
    fn act(&mut self) {
        match self.generator.index(100) {
            0..40 => self.play(),
            40..58 => {
                let key = self.pick(&KEYS);
                self.driver.key(key);
            }
            58..72 => {
                let point = self.point();
                self.driver.click(point);
            }
            72..80 => {
                let (from, to) = (self.point(), self.point());
                self.driver.drag(from, to);
            }
            80..84 => {
                let point = self.point();
                let state = self.pick(&[ButtonState::Pressed, ButtonState::Released]);
                self.driver.move_mouse(point);
                self.driver.mouse(state);
            }
            84..93 => self.use_pad(),
            93..95 => {
                let (width, height) = self.pick(&SIZES);
                self.driver.resize(width, height);
            }
            95..96 => {
                let window = self.driver.window();
                let focused = self.pick(&[true, false]);
                self.driver.app.world_mut().write_message(WindowFocused { window, focused });
            }
            96..97 => {
                let speed = self.pick(&AnimationSpeed::ALL);
                self.driver.set_speed(speed);
            }
            _ => self.driver.frames(3),
        }
    }

    fn play(&mut self) {
        let on_table = self.driver.screen() == Screen::Play && self.driver.menu() == Menu::None;
        let action = self.driver.play().filter(|_| on_table).and_then(|_| self.driver.next_action());
        match action {
            Some(action) => self.driver.act_by_key(&action),
            None => self.driver.frames(1),
        }
    }

    fn use_pad(&mut self) {
        match (self.pad, self.generator.index(8)) {
            (None, _) => self.pad = Some(self.driver.plug_pad_in()),
            (Some(pad), 0) => {
                self.driver.unplug_pad(pad);
                self.pad = None;
            }
            (Some(pad), _) => {
                let button = self.pick(&BUTTONS);
                self.driver.pad(pad, button);
            }
        }
    }

    fn check(&mut self) {
        if self.driver.screen() != Screen::Play || self.driver.play().is_none() {
            return;
        }
        let mut cards: Vec<_> = self.driver.cards().into_iter().map(|(card, ..)| card).collect();
        cards.sort();
        assert_eq!(cards, pack(0));
        for (card, zone, pose) in self.driver.cards() {
            assert!(pose.position.is_finite() && pose.width > 0.0, "{card} in {zone:?}: {pose:?}");
        }
    }
}

#[test]
fn ten_thousand_inputs_leave_the_cards_whole() {
    let driver = Driver::speed(Level::Hard, 99, json!({ "match": 3 }));
    let mut monkey = Monkey { driver, generator: Generator::new(2026), pad: None };
    let mut games = 0;
    for input in 0..INPUTS {
        monkey.act();
        monkey.check();
        // It would rather play than wander about in menus.
        if input % 50 == 49 && monkey.driver.screen() != Screen::Play {
            games += 1;
            monkey.driver.app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::None);
            monkey.driver.start_speed(Level::Hard, input as u64, json!({ "match": 3 }));
        }
        if input % 500 == 499 && monkey.driver.app.world().contains_resource::<Summary>() {
            monkey.driver.app.world_mut().write_message(PlayRequest::RestartDeal);
            monkey.driver.frames(3);
        }
    }
    assert!(games > 3, "it got around: {games}");
}
