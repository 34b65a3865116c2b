//! The controls, driven by the same messages that a window and its devices send.

mod focus;
mod gamepad;
mod keyboard;
mod pointer;
mod prompts;

use std::time::Duration;

use bevy::input::ButtonState;
use bevy::input::InputPlugin;
use bevy::input::gamepad::{
    GamepadConnection, GamepadConnectionEvent, RawGamepadAxisChangedEvent, RawGamepadButtonChangedEvent,
    RawGamepadEvent,
};
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::input::touch::{TouchInput, TouchPhase};
use bevy::input_focus::{InputDispatchPlugin, InputFocus, InputFocusPlugin};
use bevy::picking::backend::{HitData, PointerHits};
use bevy::picking::input::PointerInputPlugin;
use bevy::picking::pointer::{PointerId, PointerLocation};
use bevy::picking::{InteractionPlugin, PickingPlugin, PickingSystems};
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::time::TimeUpdateStrategy;
use bevy::ui_widgets::{Activate, ButtonPlugin, CheckboxPlugin};
use bevy::window::{ExitCondition, PrimaryWindow, WindowEvent, WindowFocused};
use tefuda::controls::{Command, FocusArea, Focusable, Gesture, Lost, Request, Touchable};
use tefuda::menus::Menu;
use tefuda::screens::Screen;
use tefuda::theme::frame::{Frame, FrameShape};

/// The time between two frames of the tests.
const FRAME: Duration = Duration::from_millis(10);

/// Everything that came out of the controls so far.
#[derive(Resource, Default)]
struct Seen {
    gestures: Vec<Gesture>,
    commands: Vec<Command>,
    lost: Vec<Lost>,
    activated: Vec<Entity>,
}

/// What lies on the table, in the window's px: the picking of the tests.
#[derive(Component)]
struct Area(Rect);

/// A window of 1280 × 800 without a screen behind it, on which a game is in play.
struct Bench {
    app: App,
    window: Entity,
    cursor: Vec2,
}

impl Bench {
    fn new() -> Self {
        let mut app = App::new();
        let window = Window { resolution: (1280, 800).into(), ..default() };
        app.add_plugins((
            MinimalPlugins,
            StatesPlugin,
            WindowPlugin { primary_window: Some(window), exit_condition: ExitCondition::DontExit, ..default() },
            InputPlugin,
            InputFocusPlugin,
            InputDispatchPlugin,
            PointerInputPlugin,
            PickingPlugin,
            InteractionPlugin,
            (ButtonPlugin, CheckboxPlugin),
        ));
        app.insert_state(Screen::Play).init_state::<Menu>();
        app.init_resource::<Frame>().init_resource::<FrameShape>();
        app.add_plugins(tefuda::controls::plugin);
        app.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME)).init_resource::<Seen>();
        app.add_systems(PreUpdate, hit_areas.in_set(PickingSystems::Backend));
        app.add_systems(Last, note_what_was_seen);
        app.add_observer(|activate: On<Activate>, mut seen: ResMut<Seen>| seen.activated.push(activate.entity));
        app.finish();
        app.update();
        let window = app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).unwrap();
        Self { app, window, cursor: Vec2::ZERO }
    }

    fn frame(&mut self) -> &mut Self {
        self.app.update();
        self
    }

    fn frames(&mut self, count: usize) -> &mut Self {
        (0..count).for_each(|_| self.app.update());
        self
    }

    fn write<M: Message>(&mut self, message: M) -> &mut Self {
        self.app.world_mut().write_message(message);
        self
    }

    fn seen(&mut self) -> Seen {
        std::mem::take(&mut *self.app.world_mut().resource_mut::<Seen>())
    }

    fn requests(&mut self) -> Vec<Request> {
        self.seen().commands.into_iter().map(|command| command.request).collect()
    }

    fn focus(&self) -> Option<Entity> {
        self.app.world().resource::<InputFocus>().get()
    }

    fn open(&mut self, menu: Menu) -> &mut Self {
        self.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        self.frame()
    }

    /// A card of 100 × 140 px with its middle there.
    fn card(&mut self, x: f32, y: f32) -> Entity {
        let area = Rect::from_center_size(Vec2::new(x, y), Vec2::new(100.0, 140.0));
        self.app.world_mut().spawn((Touchable, Area(area))).id()
    }

    /// Something to focus, of 100 × 40 px with its middle there.
    fn focusable(&mut self, layer: u8, x: f32, y: f32) -> Entity {
        let area = Rect::from_center_size(Vec2::new(x, y), Vec2::new(100.0, 40.0));
        self.app.world_mut().spawn((Focusable { layer, order: 0 }, FocusArea(area))).id()
    }

    fn key(&mut self, key_code: KeyCode, state: ButtonState, repeat: bool) -> &mut Self {
        let window = self.window;
        // A layout and an input method that make something else of every key.
        let logical_key = Key::Process;
        self.write(KeyboardInput { key_code, logical_key, state, text: None, repeat, window })
    }

    fn press_key(&mut self, key: KeyCode) -> &mut Self {
        self.key(key, ButtonState::Pressed, false).frame();
        self.key(key, ButtonState::Released, false).frame()
    }

    fn move_mouse(&mut self, x: f32, y: f32) -> &mut Self {
        self.cursor = Vec2::new(x, y);
        let moved = CursorMoved { window: self.window, position: self.cursor, delta: None };
        self.write(WindowEvent::CursorMoved(moved.clone())).write(moved)
    }

    fn mouse(&mut self, button: MouseButton, state: ButtonState) -> &mut Self {
        let input = MouseButtonInput { button, state, window: self.window };
        self.write(WindowEvent::MouseButtonInput(input)).write(input)
    }

    fn press(&mut self) -> &mut Self {
        self.mouse(MouseButton::Left, ButtonState::Pressed)
    }

    fn release(&mut self) -> &mut Self {
        self.mouse(MouseButton::Left, ButtonState::Released)
    }

    fn touch(&mut self, id: u64, phase: TouchPhase, x: f32, y: f32) -> &mut Self {
        let touch = TouchInput { phase, position: Vec2::new(x, y), window: self.window, force: None, id };
        self.write(WindowEvent::TouchInput(touch)).write(touch)
    }

    fn focus_window(&mut self, focused: bool) -> &mut Self {
        let window = self.window;
        self.app.world_mut().get_mut::<Window>(window).unwrap().focused = focused;
        self.write(WindowFocused { window, focused })
    }

    fn plug_in(&mut self) -> Entity {
        let gamepad = self.app.world_mut().spawn_empty().id();
        let connection = GamepadConnection::Connected { name: "pad".into(), vendor_id: None, product_id: None };
        self.write(GamepadConnectionEvent::new(gamepad, connection)).frame();
        gamepad
    }

    fn unplug(&mut self, gamepad: Entity) -> &mut Self {
        self.write(GamepadConnectionEvent::new(gamepad, GamepadConnection::Disconnected)).frame()
    }

    fn button(&mut self, gamepad: Entity, button: GamepadButton, value: f32) -> &mut Self {
        self.write(RawGamepadEvent::Button(RawGamepadButtonChangedEvent::new(gamepad, button, value)))
    }

    fn press_button(&mut self, gamepad: Entity, button: GamepadButton) -> &mut Self {
        self.button(gamepad, button, 1.0).frame();
        self.button(gamepad, button, 0.0).frame()
    }

    fn stick(&mut self, gamepad: Entity, axis: GamepadAxis, value: f32) -> &mut Self {
        self.write(RawGamepadEvent::Axis(RawGamepadAxisChangedEvent::new(gamepad, axis, value)))
    }
}

fn hit_areas(
    pointers: Query<(&PointerId, &PointerLocation)>,
    areas: Query<(Entity, &Area)>,
    mut hits: MessageWriter<PointerHits>,
) {
    for (pointer, location) in &pointers {
        let Some(location) = location.location() else { continue };
        let inside = areas.iter().filter(|(_, area)| area.0.contains(location.position));
        let picks = inside.map(|(entity, _)| (entity, HitData::new(Entity::PLACEHOLDER, 0.0, None, None)));
        hits.write(PointerHits::new(*pointer, picks.collect(), 0.0));
    }
}

fn note_what_was_seen(
    mut gestures: MessageReader<Gesture>,
    mut commands: MessageReader<Command>,
    mut lost: MessageReader<Lost>,
    mut seen: ResMut<Seen>,
) {
    seen.gestures.extend(gestures.read());
    seen.commands.extend(commands.read());
    seen.lost.extend(lost.read());
}
