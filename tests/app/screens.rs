//! Title, set-up, result and the menus, driven by the messages that a window and its devices send.

mod deal_entry;
mod fingers;
mod give_up;
mod language;
mod layout;
mod passage;
mod people;
mod prompts;
mod quick;
mod rules;
mod scroll;
mod seats;
mod table_result;
mod win;

use bevy::ecs::system::RunSystemOnce;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::input_focus::{FocusCause, InputFocus};
use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::Activate;
use bevy::window::{PrimaryWindow, WindowEvent, WindowResized};
use serde_json::json;
use tefuda::cards::DealNumber;
use tefuda::computer::Level;
use tefuda::controls::Focusable;
use tefuda::menus::{Menu, MenuOpener};
use tefuda::play::{Figure, PlayRequest, StartGame, Summary};
use tefuda::record::Player;
use tefuda::screens::{DealEntry, Screen, SetUp};
use tefuda::storage::Settings;
use tefuda::text::{Language, Texts};

/// What the screens have asked for.
#[derive(Resource, Default)]
struct Asked {
    games: Vec<StartGame>,
    requests: Vec<PlayRequest>,
}

fn note(mut asked: ResMut<Asked>, mut games: MessageReader<StartGame>, mut requests: MessageReader<PlayRequest>) {
    asked.games.extend(games.read().cloned());
    asked.requests.extend(requests.read().copied());
}

fn open(width: f32, height: f32) -> App {
    let mut app = tefuda::headless(|app| {
        app.insert_resource(Texts::new(Language::English));
        app.init_resource::<Asked>().add_systems(Last, note);
    });
    // The window first goes where it stood last time.
    settle(&mut app);
    resize(&mut app, width, height);
    app
}

fn window(app: &mut App) -> Entity {
    app.world_mut().query_filtered::<Entity, With<PrimaryWindow>>().single(app.world()).expect("one window")
}

fn resize(app: &mut App, width: f32, height: f32) {
    let window = window(app);
    app.world_mut().get_mut::<Window>(window).expect("it is a window").resolution.set(width, height);
    app.world_mut().write_message(WindowResized { window, width, height });
    settle(app);
}

fn settle(app: &mut App) {
    for _ in 0..4 {
        app.update();
    }
}

fn press(app: &mut App, key_code: KeyCode, logical_key: Key) {
    let window = window(app);
    for state in [ButtonState::Pressed, ButtonState::Released] {
        let input =
            KeyboardInput { key_code, logical_key: logical_key.clone(), state, text: None, repeat: false, window };
        app.world_mut().write_message(WindowEvent::from(input.clone()));
        app.world_mut().write_message(input);
        app.update();
    }
    settle(app);
}

fn enter(app: &mut App) {
    press(app, KeyCode::Enter, Key::Enter);
}

fn escape(app: &mut App) {
    press(app, KeyCode::Escape, Key::Escape);
}

fn type_digits(app: &mut App, digits: &str) {
    for digit in digits.chars() {
        press(app, KeyCode::Digit0, Key::Character(digit.to_string().into()));
    }
}

fn find(app: &mut App, name: &str) -> Option<Entity> {
    let mut names = app.world_mut().query_filtered::<(Entity, &Name), With<Focusable>>();
    names.iter(app.world()).find(|(_, other)| other.as_str() == name).map(|(entity, _)| entity)
}

fn activate(app: &mut App, name: &str) {
    let entity = find(app, name).unwrap_or_else(|| panic!("there is no {name}"));
    app.world_mut().resource_mut::<InputFocus>().set(entity, FocusCause::Navigated);
    app.update();
    app.world_mut().trigger(Activate { entity });
    settle(app);
}

fn focused(app: &App) -> String {
    let focus = app.world().resource::<InputFocus>().get().expect("something has the focus");
    app.world().get::<Name>(focus).map(ToString::to_string).unwrap_or_default()
}

fn says(app: &mut App, wanted: &str) -> bool {
    app.world_mut().query::<&Text>().iter(app.world()).any(|text| text.0 == wanted)
}

fn is_checked(app: &mut App, name: &str) -> bool {
    let entity = find(app, name).unwrap_or_else(|| panic!("there is no {name}"));
    app.world().get::<Checked>(entity).is_some()
}

fn screen(app: &App) -> Screen {
    **app.world().resource::<State<Screen>>()
}

fn menu(app: &App) -> Menu {
    **app.world().resource::<State<Menu>>()
}

fn deal(app: &App) -> u64 {
    app.world().resource::<SetUp>().deal.0
}

#[test]
fn two_presses_of_enter_start_a_game() {
    let mut app = open(1280.0, 800.0);
    assert_eq!(focused(&app), "tile-speed");
    enter(&mut app);
    assert_eq!((screen(&app), focused(&app).as_str()), (Screen::SetUp, "start"));
    let shown = deal(&app);
    enter(&mut app);
    let asked = app.world().resource::<Asked>().games.clone();
    let [game] = asked.as_slice() else { panic!("one game was asked for: {asked:?}") };
    assert_eq!((game.game.as_str(), game.preset.as_str(), game.deal), ("speed", "standard", DealNumber(shown)));
    assert_eq!(game.players, [Player::Human, Player::Computer { level: Level::Normal }]);
    assert_eq!(game.options["refill"], json!(["free", "forced"]));
    assert_eq!(game.options["match"], json!(1));
}

#[test]
fn the_language_changes_in_place_and_the_focus_stays() {
    let mut app = open(1280.0, 800.0);
    assert!(says(&mut app, "How to play"));
    let language = find(&mut app, "language").expect("the language can be changed");
    app.world_mut().resource_mut::<InputFocus>().set(language, FocusCause::Navigated);
    settle(&mut app);
    enter(&mut app);
    assert!(says(&mut app, "遊びかた") && !says(&mut app, "How to play"));
    assert_eq!(focused(&app), "language");
    assert_eq!(app.world().resource::<Settings>().language, Some(Language::Japanese));
}

#[test]
fn a_deal_number_is_typed_and_accepted() {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    type_digits(&mut app, "42");
    assert_eq!(app.world().resource::<DealEntry>().digits(), "42");
    press(&mut app, KeyCode::Backspace, Key::Backspace);
    type_digits(&mut app, "7");
    enter(&mut app);
    assert_eq!(deal(&app), 47);
    assert!(app.world().get_resource::<DealEntry>().is_none());
    assert_eq!(screen(&app), Screen::SetUp);
}

#[test]
fn the_keypad_enters_the_largest_number_and_refuses_the_next() {
    let mut app = open(390.0, 844.0);
    enter(&mut app);
    let before = deal(&app);
    activate(&mut app, "deal-number");
    for digit in "18446744073709551616".chars() {
        activate(&mut app, &format!("deal-digit-{digit}"));
    }
    activate(&mut app, "deal-accept");
    let entry = app.world().resource::<DealEntry>().clone();
    assert!(entry.is_wrong());
    assert_eq!((entry.digits(), deal(&app)), ("18446744073709551616", before), "nothing is lost");
    activate(&mut app, "deal-delete");
    activate(&mut app, "deal-digit-5");
    assert!(!app.world().resource::<DealEntry>().is_wrong());
    activate(&mut app, "deal-accept");
    assert_eq!(deal(&app), u64::MAX);
}

#[test]
fn escape_leaves_the_keypad_then_the_set_up() {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    let before = deal(&app);
    type_digits(&mut app, "5");
    escape(&mut app);
    assert!(app.world().get_resource::<DealEntry>().is_none());
    assert_eq!((screen(&app), deal(&app)), (Screen::SetUp, before));
    escape(&mut app);
    assert_eq!(screen(&app), Screen::Title);
}

#[test]
fn a_changed_option_shows_in_the_presets_name_and_is_remembered() {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    activate(&mut app, "option-match-3");
    assert!(says(&mut app, "Standard rules"), "the length of a match is no change of the rules");
    activate(&mut app, "option-equal-true");
    assert!(says(&mut app, "Standard rules (changed)"));
    assert!(is_checked(&mut app, "option-equal-true") && !is_checked(&mut app, "option-equal-false"));
    activate(&mut app, "option-refill-1-automatic");
    activate(&mut app, "level-hard");
    activate(&mut app, "start");
    let game = app.world().resource::<Asked>().games[0].clone();
    assert_eq!(game.options["equal"], json!(true));
    assert_eq!(game.options["refill"], json!(["free", "automatic"]));
    assert_eq!(game.players[1], Player::Computer { level: Level::Hard });

    let settings = app.world().resource::<Settings>().clone();
    let again = SetUp::remembered(tefuda::registry::Game::from_name("speed").expect("Speed is built"), &settings);
    assert_eq!((again.preset(), again.level()), ("standard", Level::Hard));
    assert!(again.is_changed_from_preset());
}

#[test]
fn a_preset_takes_all_options_back() {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    activate(&mut app, "option-wrap-false");
    activate(&mut app, "preset-original");
    assert!(is_checked(&mut app, "option-wrap-true") && is_checked(&mut app, "option-own-ledger-first-true"));
    assert!(is_checked(&mut app, "option-call-card-leftmost"));
    assert!(!app.world().resource::<SetUp>().is_changed_from_preset());
}

#[test]
fn every_widget_of_the_set_up_is_reached_by_steps() {
    for (width, height) in [(1280.0, 800.0), (390.0, 844.0)] {
        let mut app = open(width, height);
        enter(&mut app);
        let wanted = focusable_names(&mut app);
        let mut reached = std::collections::BTreeSet::new();
        for _ in 0..wanted.len() {
            reached.insert(focused(&app));
            press(&mut app, KeyCode::Tab, Key::Tab);
        }
        assert_eq!(reached, wanted);
    }
}

fn focusable_names(app: &mut App) -> std::collections::BTreeSet<String> {
    let mut names = app.world_mut().query_filtered::<&Name, (With<Focusable>, With<Node>)>();
    names.iter(app.world()).map(ToString::to_string).collect()
}

#[test]
fn settings_return_to_the_title() {
    let mut app = open(1280.0, 800.0);
    activate(&mut app, "settings");
    assert_eq!(menu(&app), Menu::Settings);
    activate(&mut app, "animation-speed-fast");
    activate(&mut app, "reduced-motion");
    assert!(is_checked(&mut app, "animation-speed-fast") && is_checked(&mut app, "reduced-motion"));
    assert!(app.world().resource::<Settings>().reduced_motion);
    resize(&mut app, 390.0, 844.0);
    assert_eq!(menu(&app), Menu::Settings);
    escape(&mut app);
    assert_eq!((menu(&app), screen(&app)), (Menu::None, Screen::Title));
}

#[test]
fn a_menu_over_the_set_up_takes_the_escape_for_itself() {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Settings);
    settle(&mut app);
    escape(&mut app);
    assert_eq!((menu(&app), screen(&app)), (Menu::None, Screen::SetUp));
}

#[test]
fn pause_opens_settings_and_both_close_again() {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    enter(&mut app);
    assert_eq!(screen(&app), Screen::Play);
    press(&mut app, KeyCode::KeyP, Key::Character("p".into()));
    assert_eq!((menu(&app), focused(&app).as_str()), (Menu::Pause, "resume"));
    activate(&mut app, "settings");
    assert_eq!(menu(&app), Menu::Settings);
    escape(&mut app);
    assert_eq!((menu(&app), focused(&app).as_str()), (Menu::Pause, "settings"));
    press(&mut app, KeyCode::KeyP, Key::Character("p".into()));
    assert_eq!((menu(&app), screen(&app)), (Menu::None, Screen::Play));
}

#[test]
fn a_menu_opened_twice_in_one_frame_is_left_once() {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    enter(&mut app);
    press(&mut app, KeyCode::KeyP, Key::Character("p".into()));
    let twice = |mut menus: MenuOpener| {
        menus.open(Menu::Settings);
        menus.open(Menu::Settings);
    };
    app.world_mut().run_system_once(twice).unwrap();
    settle(&mut app);
    assert_eq!(menu(&app), Menu::Settings);
    escape(&mut app);
    assert_eq!(menu(&app), Menu::Pause);
    escape(&mut app);
    assert_eq!((menu(&app), screen(&app)), (Menu::None, Screen::Play));
}

#[test]
fn leaving_from_the_pause_menu_asks_the_game() {
    let mut app = open(1280.0, 800.0);
    enter(&mut app);
    enter(&mut app);
    press(&mut app, KeyCode::KeyP, Key::Character("p".into()));
    activate(&mut app, "leave");
    assert_eq!(app.world().resource::<Asked>().requests, [PlayRequest::Leave]);
    assert_eq!((menu(&app), screen(&app)), (Menu::None, Screen::Title));
}

fn finished(games: u8, series: Vec<Vec<u8>>, match_over: bool) -> Summary {
    Summary {
        game: "speed",
        preset: "standard".to_owned(),
        players: vec![Player::Human, Player::Computer { level: Level::Hard }],
        deal: DealNumber(7),
        ranks: series.last().cloned(),
        series,
        games,
        match_over,
        seconds: 83.4,
        assisted: false,
        can_undo: false,
        figures: vec![
            Figure { key: "result-cards-played", all: 26, own: Some(14) },
            Figure { key: "result-calls", all: 4, own: None },
        ],
        placed_by: Vec::new(),
        in_turns: false,
    }
}

fn show_result(summary: Summary) -> App {
    let mut app = open(1280.0, 800.0);
    app.insert_resource(summary);
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Result);
    settle(&mut app);
    app
}

#[test]
fn the_result_tells_who_won_and_how() {
    let mut app = show_result(finished(1, vec![vec![1, 2]], true));
    for line in ["You win", "1:23", "14 / 26", "you / all", "all players", "Fox", "Hard", "Deal 7"] {
        assert!(says(&mut app, line), "{line} is missing");
    }
    assert_eq!(focused(&app), "rematch");
    enter(&mut app);
    activate(&mut app, "same-deal");
    assert_eq!(app.world().resource::<Asked>().requests, [PlayRequest::NewDeal, PlayRequest::Rematch]);
}

#[test]
fn a_match_goes_on_with_its_next_game() {
    let mut app = show_result(finished(3, vec![vec![2, 1]], false));
    assert!(says(&mut app, "Fox wins") && says(&mut app, "Won 0 · Lost 1 · Drawn 0"));
    assert_eq!(focused(&app), "next-game");
    enter(&mut app);
    assert_eq!(app.world().resource::<Asked>().requests, [PlayRequest::NextGame]);
}

#[test]
fn equal_wins_are_a_drawn_match() {
    let mut app = show_result(finished(3, vec![vec![2, 1], vec![1, 1], vec![1, 2]], true));
    assert!(says(&mut app, "The match is drawn") && says(&mut app, "Won 1 · Lost 1 · Drawn 1"));
}
