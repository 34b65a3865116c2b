//! Plays the app the way people do: by pointer, key, touch and pad messages, looking only at where things lie.

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::gamepad::{GamepadConnection, GamepadConnectionEvent, RawGamepadButtonChangedEvent, RawGamepadEvent};
use bevy::input::keyboard::{Key, KeyboardInput, NativeKey};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::window::{CursorMoved, PrimaryWindow, WindowEvent, WindowResized};
use tefuda::cards::{Card, DealNumber, Number, Suit};
use tefuda::computer::Level;
use tefuda::menus::Menu;
use tefuda::play::{Play, StartGame};
use tefuda::record::Player;
use tefuda::rules::speed::{Action, Speed};
use tefuda::rules::{Rules, Seat, Zone};
use tefuda::screens::Screen;
use tefuda::storage::{AnimationSpeed, Arrangement, GameSettings, Settings, Storage};
use tefuda::table::speed::SpeedPlace;
use tefuda::table::{Place, Pose};

/// The app and hands for it.
pub struct Driver {
    pub app: App,
}

impl Driver {
    /// The app at its title, with storage of its own.
    pub fn new() -> Self {
        Self::with_storage(Storage::in_memory())
    }

    pub fn with_storage(storage: Storage) -> Self {
        let mut app = tefuda::headless(|app| {
            app.insert_resource(storage);
        });
        app.update();
        let mut driver = Self { app };
        driver.frames(3);
        driver
    }

    /// A game of Speed, a human at seat 0 against a computer.
    pub fn speed(level: Level, deal: u64, options: serde_json::Value) -> Self {
        let mut driver = Self::new();
        driver.start_speed(level, deal, options);
        driver
    }

    pub fn start_speed(&mut self, level: Level, deal: u64, options: serde_json::Value) {
        self.app.world_mut().write_message(StartGame {
            game: "speed".to_owned(),
            preset: "standard".to_owned(),
            options,
            players: vec![Player::Human, Player::Computer { level }],
            deal: DealNumber(deal),
        });
        self.frames(4);
        assert_eq!(self.screen(), Screen::Play);
    }

    /// A game of two people who sit like this.
    pub fn two_people(arrangement: Arrangement, deal: u64) -> Self {
        let mut driver = Self::new();
        driver.start_two_people(arrangement, deal);
        driver
    }

    pub fn start_two_people(&mut self, arrangement: Arrangement, deal: u64) {
        let kept = GameSettings { arrangement: Some(arrangement), ..GameSettings::default() };
        self.app.world_mut().resource_mut::<Settings>().games.insert("speed".to_owned(), kept);
        self.app.world_mut().write_message(StartGame {
            game: "speed".to_owned(),
            preset: "standard".to_owned(),
            options: serde_json::json!({ "refill": ["free", "free"] }),
            players: vec![Player::Human; 2],
            deal: DealNumber(deal),
        });
        self.frames(4);
        assert_eq!(self.screen(), Screen::Play);
    }

    /// One finger of many, at a point of the table.
    pub fn touch(&mut self, id: u64, phase: TouchPhase, table_point: Vec2) {
        let (window, position) = (self.window(), self.in_window(table_point));
        self.send(TouchInput { phase, position, window, force: None, id });
    }

    pub fn tap(&mut self, table_point: Vec2) {
        for phase in [TouchPhase::Started, TouchPhase::Ended] {
            self.touch(1, phase, table_point);
            self.frames(2);
        }
    }

    /// The middle of a named interface node, as a point of the table.
    pub fn node(&mut self, wanted: &str) -> Vec2 {
        let mut nodes = self.app.world_mut().query::<(&Name, &ComputedNode, &UiGlobalTransform)>();
        let found = nodes.iter(self.app.world()).find(|(name, ..)| name.as_str() == wanted);
        let (_, node, transform) = found.unwrap_or_else(|| panic!("there is no {wanted}"));
        let at = transform.translation * node.inverse_scale_factor() * self.app.world().resource::<UiScale>().0;
        let size = self.size();
        Vec2::new(at.x - size.x / 2.0, size.y / 2.0 - at.y)
    }

    /// Where the interface nodes of this name lie, in logical px from the window's upper left corner.
    pub fn areas_of(&mut self, wanted: &str) -> Vec<Rect> {
        let mut nodes = self.app.world_mut().query::<(&Name, &ComputedNode, &UiGlobalTransform)>();
        let scale = self.app.world().resource::<UiScale>().0;
        let found = nodes.iter(self.app.world()).filter(|(name, ..)| name.as_str() == wanted);
        found
            .map(|(_, node, transform)| {
                let unit = node.inverse_scale_factor() * scale;
                Rect::from_center_size(transform.translation * unit, node.size() * unit)
            })
            .collect()
    }

    /// Whether there is an interface node of this name.
    pub fn has_node(&mut self, wanted: &str) -> bool {
        let mut nodes = self.app.world_mut().query_filtered::<&Name, With<ComputedNode>>();
        nodes.iter(self.app.world()).any(|name| name.as_str() == wanted)
    }

    pub fn set_speed(&mut self, speed: AnimationSpeed) {
        self.app.world_mut().resource_mut::<Settings>().animation_speed = speed;
    }

    pub fn frames(&mut self, count: usize) {
        (0..count).for_each(|_| self.app.update());
    }

    pub fn wait(&mut self, time: Duration) {
        self.frames(time.div_duration_f32(tefuda::HEADLESS_FRAME).ceil() as usize);
    }

    pub fn screen(&self) -> Screen {
        **self.app.world().resource::<State<Screen>>()
    }

    pub fn menu(&self) -> Menu {
        **self.app.world().resource::<State<Menu>>()
    }

    pub fn state(&self) -> &Speed {
        self.app.world().resource::<Play<Speed>>().state()
    }

    pub fn play(&self) -> Option<&Play<Speed>> {
        self.app.world().get_resource()
    }

    pub fn window(&mut self) -> Entity {
        self.app
            .world_mut()
            .query_filtered::<Entity, With<PrimaryWindow>>()
            .single(self.app.world())
            .expect("one window")
    }

    pub fn size(&mut self) -> Vec2 {
        let window = self.window();
        self.app.world().get::<Window>(window).expect("a window").size()
    }

    pub fn resize(&mut self, width: f32, height: f32) {
        let window = self.window();
        self.app.world_mut().get_mut::<Window>(window).expect("a window").resolution.set(width, height);
        self.app.world_mut().write_message(WindowResized { window, width, height });
        self.frames(2);
    }

    /// What the window system does: every event is sent as itself and as one of the window.
    fn send<M: Message + Clone + Into<WindowEvent>>(&mut self, message: M) {
        self.app.world_mut().write_message(message.clone().into());
        self.app.world_mut().write_message(message);
    }

    fn in_window(&mut self, point: Vec2) -> Vec2 {
        let size = self.size();
        Vec2::new(size.x / 2.0 + point.x, size.y / 2.0 - point.y)
    }

    pub fn move_mouse(&mut self, table_point: Vec2) {
        let (window, position) = (self.window(), self.in_window(table_point));
        self.send(CursorMoved { window, position, delta: None });
        self.app.update();
    }

    pub fn mouse(&mut self, state: ButtonState) {
        let window = self.window();
        self.send(MouseButtonInput { button: MouseButton::Left, state, window });
        self.app.update();
    }

    pub fn click(&mut self, table_point: Vec2) {
        self.move_mouse(table_point);
        self.mouse(ButtonState::Pressed);
        self.mouse(ButtonState::Released);
        self.app.update();
    }

    /// A mouse that comes, presses and lets go within one frame, as it may on a slow device.
    pub fn click_within_one_frame(&mut self, table_point: Vec2) {
        let (window, position) = (self.window(), self.in_window(table_point));
        self.send(CursorMoved { window, position, delta: None });
        for state in [ButtonState::Pressed, ButtonState::Released] {
            self.send(MouseButtonInput { button: MouseButton::Left, state, window });
        }
        self.frames(3);
    }

    /// A finger that comes and goes within one frame.
    pub fn tap_within_one_frame(&mut self, table_point: Vec2) {
        self.touch(1, TouchPhase::Started, table_point);
        self.touch(1, TouchPhase::Ended, table_point);
        self.frames(3);
    }

    pub fn drag(&mut self, from: Vec2, to: Vec2) {
        self.move_mouse(from);
        self.mouse(ButtonState::Pressed);
        for step in 1..=4 {
            self.move_mouse(from.lerp(to, step as f32 / 4.0));
        }
        self.mouse(ButtonState::Released);
        self.app.update();
    }

    pub fn key(&mut self, key_code: KeyCode) {
        let window = self.window();
        for state in [ButtonState::Pressed, ButtonState::Released] {
            // An input method would show its own logical key; only the physical one counts.
            let logical_key = Key::Unidentified(NativeKey::Unidentified);
            self.send(KeyboardInput { key_code, logical_key, state, text: None, repeat: false, window });
            self.app.update();
        }
    }

    pub fn plug_pad_in(&mut self) -> Entity {
        let gamepad = self.app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected { name: "Pad".to_owned(), vendor_id: None, product_id: None };
        self.app.world_mut().write_message(GamepadConnectionEvent::new(gamepad, connection));
        self.frames(2);
        gamepad
    }

    pub fn unplug_pad(&mut self, gamepad: Entity) {
        self.app.world_mut().write_message(GamepadConnectionEvent::new(gamepad, GamepadConnection::Disconnected));
        self.frames(2);
    }

    pub fn pad(&mut self, gamepad: Entity, button: GamepadButton) {
        for value in [1.0, 0.0] {
            self.app
                .world_mut()
                .write_message(RawGamepadEvent::Button(RawGamepadButtonChangedEvent::new(gamepad, button, value)));
            self.app.update();
        }
    }

    /// Where a place of Speed's table lies.
    pub fn place(&mut self, wanted: SpeedPlace) -> Vec2 {
        let mut places = self.app.world_mut().query::<(&SpeedPlace, &Place)>();
        let found = places.iter(self.app.world()).find(|(place, _)| **place == wanted);
        found.expect("every place is on the table").1.position
    }

    /// Every card with its zone and its pose.
    pub fn cards(&mut self) -> Vec<(Card, Zone, Pose)> {
        let mut cards = self.app.world_mut().query::<(&Suit, &Number, &Zone, &Pose)>();
        cards
            .iter(self.app.world())
            .map(|(suit, number, zone, pose)| (Card { suit: *suit, number: *number }, *zone, *pose))
            .collect()
    }

    /// The screen shows what the rules say: zones now, poses once everything has landed.
    pub fn assert_zones_follow_the_rules(&mut self) {
        let mut on_screen: Vec<(Card, Zone)> = self.cards().into_iter().map(|(card, zone, _)| (card, zone)).collect();
        let mut in_the_rules = self.state().zones();
        on_screen.sort_by_key(|(card, _)| *card);
        in_the_rules.sort_by_key(|(card, _)| *card);
        assert_eq!(on_screen, in_the_rules);
    }

    /// The first legal play, refill or call of the human.
    pub fn next_action(&self) -> Option<Action> {
        self.next_action_of(0)
    }

    /// The same of any seat.
    pub fn next_action_of(&self, seat: Seat) -> Option<Action> {
        let state = self.state();
        if state.is_stall() {
            return Some(Action::Call { slot: None });
        }
        let legal = state.legal(seat).actions;
        let play = legal.iter().find(|action| matches!(action, Action::Play { .. }));
        play.or_else(|| legal.first()).cloned()
    }

    /// Does it by key.
    pub fn act_by_key(&mut self, action: &Action) {
        const SLOTS: [KeyCode; 4] = [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4];
        match action {
            Action::Play { slot, .. } => self.key(SLOTS[*slot]),
            Action::Refill {} | Action::Call { .. } => self.key(KeyCode::Space),
        }
    }

    /// Plays by key until the record holds so many actions.
    pub fn play_for(&mut self, actions: usize) {
        while self.play().expect("in play").record().actions.len() < actions {
            match self.next_action() {
                Some(action) => self.act_by_key(&action),
                None => self.frames(6),
            }
        }
    }

    /// Plays until the game has ended, waiting a moment where nothing can be done.
    pub fn play_to_the_end(&mut self, mut act: impl FnMut(&mut Self, Action)) {
        for _ in 0..4000 {
            if self.state().outcome().is_some() {
                return;
            }
            match self.next_action() {
                Some(action) => act(self, action),
                None => self.frames(6),
            }
        }
        panic!("the game has not ended");
    }
}
