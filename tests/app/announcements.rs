//! What is said: every event once, in the language spoken, and nothing hidden.

use accesskit::Live;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::ui_widgets::Button;
use serde_json::json;
use tefuda::announcements::{AccessibleName, Announcement, Log, SpokenFocus, Told, Urgency, Utterance};
use tefuda::cards::{Card, DealNumber, Generator, Suit, pack};
use tefuda::computer::Level;
use tefuda::controls::Focusable;
use tefuda::menus::Menu;
use tefuda::play::{PlayRequest, Refused};
use tefuda::record::{Player, Record};
use tefuda::rules::speed::{Action, Event, Options, Refusal, Speed};
use tefuda::rules::{Rules, Zone};
use tefuda::screens::Screen;
use tefuda::storage::{Settings, Storage};
use tefuda::table::Tabled;
use tefuda::text::{Language, Texts};

use crate::driver::Driver;

/// Everything announced, with its key and as it is spoken at that moment, and everything said.
#[derive(Resource, Default)]
struct Heard {
    announced: Vec<(String, String)>,
    said: Vec<Utterance>,
}

fn hear(
    mut announcements: MessageReader<Announcement>,
    mut utterances: MessageReader<Utterance>,
    texts: Res<Texts>,
    mut heard: ResMut<Heard>,
) {
    let spoken = |said: &Announcement| (said.text.key().to_owned(), said.text.to_speech(&texts));
    heard.announced.extend(announcements.read().map(spoken));
    heard.said.extend(utterances.read().cloned());
}

fn listening(storage: Storage) -> Driver {
    let mut app = tefuda::headless(|app| {
        app.insert_resource(storage).init_resource::<Heard>().add_systems(Last, hear);
        app.insert_resource(Settings { language: Some(Language::English), ..default() });
    });
    app.update();
    let mut driver = Driver { app };
    driver.frames(3);
    driver
}

fn in_speed(level: Level, deal: u64) -> Driver {
    let mut driver = listening(Storage::in_memory());
    driver.start_speed(level, deal, json!({}));
    driver
}

impl Driver {
    fn heard(&self) -> &Heard {
        self.app.world().resource()
    }

    fn forget(&mut self) {
        *self.app.world_mut().resource_mut::<Heard>() = Heard::default();
    }

    fn speak(&mut self, language: Language) {
        self.app.world_mut().resource_mut::<Settings>().language = Some(language);
    }

    /// What was announced under a key that begins like this.
    fn heard_of(&self, prefix: &str) -> Vec<String> {
        let announced = self.heard().announced.iter().filter(|(key, _)| key.starts_with(prefix));
        announced.map(|(_, words)| words.clone()).collect()
    }

    fn log(&self) -> Log {
        self.app.world().resource::<Log>().clone()
    }

    /// What assistive technology reads out: the one live node there is, and how urgent it is.
    fn live_node(&mut self) -> Option<(Entity, String, Live)> {
        let mut nodes = self.app.world_mut().query::<(Entity, &AccessibilityNode)>();
        let live = nodes.iter(self.app.world()).filter_map(|(entity, node)| {
            let live = node.live().filter(|live| *live != Live::Off)?;
            Some((entity, node.label()?.to_owned(), live))
        });
        let live: Vec<_> = live.collect();
        assert!(live.len() <= 1, "{live:?}");
        live.into_iter().next()
    }

    /// The labels of all that can be activated.
    fn labels(&mut self) -> Vec<(String, String)> {
        let mut nodes = self
            .app
            .world_mut()
            .query_filtered::<(&Name, Option<&AccessibilityNode>), Or<(With<Button>, With<AccessibleName>, With<Focusable>)>>();
        let named = nodes.iter(self.app.world()).map(|(name, node)| {
            let label = node.and_then(|node| node.label()).unwrap_or_default();
            (name.to_string(), label.to_owned())
        });
        named.collect()
    }
}

/// A card as people call it.
fn spoken(card: Card, language: Language) -> String {
    let english = language == Language::English;
    let number = match (card.number.get(), english) {
        (1, true) => "ace".to_owned(),
        (11, true) => "jack".to_owned(),
        (12, true) => "queen".to_owned(),
        (13, true) => "king".to_owned(),
        (1, false) => "エース".to_owned(),
        (11, false) => "ジャック".to_owned(),
        (12, false) => "クイーン".to_owned(),
        (13, false) => "キング".to_owned(),
        (number, _) => number.to_string(),
    };
    let suits = if english {
        ["spades", "hearts", "diamonds", "clubs"]
    } else {
        ["スペード", "ハート", "ダイヤ", "クラブ"]
    };
    let suit = suits
        [[Suit::Spades, Suit::Hearts, Suit::Diamonds, Suit::Clubs].iter().position(|it| *it == card.suit).unwrap()];
    if english { format!("{number} of {suit}") } else { format!("{suit}の{number}") }
}

/// An event in words, put together without the language files: you against the Swallow.
fn in_words(event: &Event, state: &Speed, language: Language) -> String {
    let english = language == Language::English;
    let name = |seat: usize| if english { ["You", "Swallow"][seat] } else { ["あなた", "つばめ"][seat] };
    let ledger = |of: usize| {
        if english { ["your ledger", "Swallow's ledger"][of] } else { ["あなたの台札", "つばめの台札"][of] }
    };
    match event {
        Event::Played { seat, ledger: to, card, .. } => {
            let left = state.remaining(*seat);
            let (card, who, to) = (spoken(*card, language), name(*seat), ledger(*to));
            match (english, (1..=5).contains(&left)) {
                (true, false) => format!("{who}: {card} on {to}"),
                (true, true) => format!("{who}: {card} on {to}, {left} left"),
                (false, false) => format!("{who}:{to}に{card}"),
                (false, true) => format!("{who}:{to}に{card}、残り{left}枚"),
            }
        }
        Event::Refilled { seat, card, .. } => {
            let (card, who) = (spoken(*card, language), name(*seat));
            if english { format!("{who}: drew {card}") } else { format!("{who}:{card}を補充") }
        }
        Event::Called { seat, .. } => {
            let who = name(*seat);
            if english { format!("SPEED!! {who} called") } else { format!("スピード!! {who}の合図") }
        }
        Event::Turned { ledger: to, card, .. } => {
            let (card, to) = (spoken(*card, language), ledger(*to));
            if english { format!("{card} on {to}") } else { format!("{to}に{card}") }
        }
        Event::Stalled if english => "Nobody can play. A call goes on".to_owned(),
        Event::Stalled => "どちらも出せません。合図でつづきます".to_owned(),
        Event::Ended { ranks } => {
            let winner = ranks.iter().position(|rank| *rank == 1).unwrap();
            assert_eq!(ranks.iter().filter(|rank| **rank == 1).count(), 1, "choose another deal");
            let (who, other, left) = (name(winner), name(1 - winner), state.remaining(1 - winner));
            if english {
                format!("{who}: all cards gone. {other}: {left} left")
            } else {
                format!("{who}:札がなくなりました。{other}は残り{left}枚")
            }
        }
    }
}

#[test]
fn every_event_is_announced_once_in_order_in_the_language_spoken() {
    let mut driver = in_speed(Level::Normal, 7);
    driver.forget();
    driver.play_for(20);
    driver.frames(1);
    let switched = driver.play().unwrap().record().actions.len();
    driver.speak(Language::Japanese);
    driver.frames(1);
    driver.play_to_the_end(|driver, action| driver.act_by_key(&action));
    driver.frames(2);

    let record = driver.play().unwrap().record().clone();
    let mut state = record.deal().unwrap();
    let (mut expected, mut english_log) = (Vec::new(), Vec::new());
    for (index, done) in record.actions.iter().enumerate() {
        let language = if index < switched { Language::English } else { Language::Japanese };
        for event in state.apply(done.seat, &done.action).unwrap() {
            expected.push(in_words(&event, &state, language));
            english_log.push(in_words(&event, &state, Language::English));
        }
    }
    assert!(expected.len() > 60, "a whole game: {}", expected.len());
    assert_eq!(driver.heard_of("speed-says-"), expected);

    // The log says the same, and follows the language as a whole.
    let texts = Texts::new(Language::English);
    let log: Vec<_> = driver.log().entries().iter().map(|entry| entry.text.to_speech(&texts)).collect();
    assert_eq!(log, english_log);
    let seconds: Vec<_> = driver.log().entries().iter().map(|entry| entry.seconds).collect();
    assert!(seconds.is_sorted() && *seconds.last().unwrap() > 0);
}

#[test]
fn what_is_announced_in_one_frame_is_said_at_once() {
    let mut driver = in_speed(Level::Normal, 7);
    driver.forget();
    driver.play_for(30);
    driver.frames(1);
    let (announced, said) = (&driver.heard().announced, &driver.heard().said);
    assert!(said.len() < announced.len(), "a call and what it turns are one utterance");
    let sentences: Vec<_> = announced
        .iter()
        .map(|(_, words)| if words.ends_with('.') { words.clone() } else { format!("{words}.") })
        .collect();
    let transcript: Vec<_> = said.iter().map(|said| said.text.as_str()).collect();
    assert_eq!(transcript.join(" "), sentences.join(" "));
}

/// A slot of one's own whose card fits neither ledger, while somebody can play.
fn misfit(driver: &mut Driver) -> usize {
    for _ in 0..40 {
        let state = driver.state();
        let plays = |slot: usize| {
            state
                .legal(0)
                .actions
                .iter()
                .any(|action| matches!(action, Action::Play { slot: from, .. } if *from == slot))
        };
        let misfit = (0..4).find(|slot| state.areas()[0][*slot].is_some() && !plays(*slot));
        if let Some(slot) = misfit.filter(|_| !state.is_stall()) {
            return slot;
        }
        match driver.next_action() {
            Some(action) => driver.act_by_key(&action),
            None => driver.frames(6),
        }
    }
    panic!("every card has fitted somewhere");
}

#[test]
fn your_refusal_is_told_each_time_and_the_computers_is_not() {
    const KEYS: [KeyCode; 4] = [KeyCode::Digit1, KeyCode::Digit2, KeyCode::Digit3, KeyCode::Digit4];
    let mut driver = in_speed(Level::Relaxed, 3);
    let slot = misfit(&mut driver);
    driver.forget();
    driver.key(KEYS[slot]);
    let first = driver.live_node().unwrap();
    driver.key(KEYS[slot]);
    let second = driver.live_node().unwrap();
    let reason = "It does not fit on this ledger.";
    assert_eq!(driver.heard_of("speed-refusal-"), [reason, reason]);
    assert!(first.1.contains(reason) && second.1.contains(reason));
    assert_ne!(first.0, second.0, "the same words again are a node of their own");
    assert_eq!(second.2, Live::Assertive);
    let urgent = |said: &&Utterance| said.text.contains(reason) && said.urgency == Urgency::Urgent;
    assert_eq!(driver.heard().said.iter().filter(urgent).count(), 2);

    driver.forget();
    let action = Action::Play { slot: 0, ledger: 1, onto: None };
    driver.app.world_mut().write_message(Refused::<Speed> { seat: 1, action, refusal: Refusal::Stale });
    driver.frames(2);
    assert_eq!(driver.heard_of("speed-refusal-"), [""; 0]);
}

#[test]
fn a_continued_game_has_its_log_and_tells_none_of_it_again() {
    let storage = Storage::in_memory();
    let mut first = listening(storage.clone());
    first.start_speed(Level::Easy, 7, json!({}));
    first.play_for(12);
    first.frames(1);
    let before = first.log();
    let actions = first.play().unwrap().record().actions.len();
    assert!(before.entries().len() > actions, "a call is told with what it turned");
    drop(first);

    let mut second = listening(storage);
    second.app.world_mut().write_message(PlayRequest::Continue);
    second.frames(2);
    assert_eq!(second.screen(), Screen::Play);
    assert_eq!(second.log().entries()[..before.entries().len()], *before.entries());
    let told_since = second.log().entries().len() - before.entries().len();
    let events = ["speed-says-played", "speed-says-refilled", "speed-says-called"];
    let told: usize = events.iter().map(|key| second.heard_of(key).len()).sum();
    assert!(told <= told_since, "{:?}", second.heard().announced);

    // Dealt again, it begins anew.
    second.app.world_mut().write_message(PlayRequest::RestartDeal);
    second.frames(2);
    assert_eq!(second.log().entries(), []);
}

/// Every card that the words name, as it is spoken or written.
fn named(words: &str, texts: &Texts) -> Vec<Card> {
    let is_named = |card: &Card| {
        let written = texts.card(*card);
        // "10 of …" is not "0 of …", and ♠1 would be no card.
        words.contains(&spoken(*card, texts.language())) || words.contains(&written)
    };
    pack(0).into_iter().filter(is_named).collect()
}

#[test]
fn no_words_name_a_hidden_card() {
    let languages = Language::ALL.map(Texts::new);
    let mut named_in_all = 0;
    for deal in 0..40 {
        let players = [vec![Player::Human, Player::Computer { level: Level::Hard }], vec![Player::Human; 2]];
        let players = players[deal as usize % 2].clone();
        let record = Record::<Speed>::new("standard", Options::default(), players.clone(), DealNumber(deal));
        let mut state = record.deal().unwrap();
        let mut generator = Generator::new(deal);
        while state.outcome().is_none() {
            let legal: Vec<_> = (0..2)
                .flat_map(|seat| state.legal(seat).actions.into_iter().map(move |action| (seat, action)))
                .collect();
            let (seat, action) = legal[generator.index(legal.len() as u32)].clone();
            let events = state.apply(seat, &action).unwrap();
            let told = Told { players: &players, state: &state };
            let hidden: Vec<Card> = state
                .zones()
                .into_iter()
                .filter(|(_, zone)| matches!(zone, Zone::Deck { .. }))
                .map(|(card, _)| card)
                .collect();
            let events = events.iter().filter_map(|event| Speed::announce(event, &told)).map(|said| said.text);
            for text in events.chain(Speed::situation(&told)) {
                for texts in &languages {
                    for words in [text.to_text(texts), text.to_speech(texts)] {
                        let cards = named(&words, texts);
                        named_in_all += cards.len();
                        assert!(cards.iter().all(|card| !hidden.contains(card)), "{words:?} names a hidden card");
                    }
                }
            }
        }
    }
    assert!(named_in_all > 10_000, "the search finds what is named: {named_in_all}");
}

#[test]
fn places_are_called_by_what_lies_open_there() {
    let mut driver = in_speed(Level::Normal, 5);
    for action in 0..25 {
        driver.play_for(action);
        driver.frames(1);
        let texts = Texts::new(Language::English);
        let hidden: Vec<Card> = driver
            .state()
            .zones()
            .into_iter()
            .filter_map(|(card, zone)| matches!(zone, Zone::Deck { .. }).then_some(card))
            .collect();
        let labels = driver.labels();
        for (place, label) in &labels {
            assert!(named(label, &texts).iter().all(|card| !hidden.contains(card)), "{place}: {label}");
        }
        let label = |place: &str| labels.iter().find(|(name, _)| name == place).unwrap().1.clone();
        let deck = driver.state().deck_counts()[0];
        assert_eq!(label("Deck(0)"), format!("Your deck, {deck} card{}", if deck == 1 { "" } else { "s" }));
        for slot in 0..4 {
            let now = label(&format!("Slot(0, {slot})"));
            match driver.state().areas()[0][slot] {
                Some(card) => {
                    let fits = |ledger: usize| {
                        driver.state().legal(0).actions.iter().any(|action| {
                            matches!(action, Action::Play { slot: from, ledger: to, .. } if (*from, *to) == (slot, ledger))
                        })
                    };
                    let card = spoken(card, Language::English);
                    let fits = match (fits(0), fits(1)) {
                        (true, true) => ", fits your ledger, Swallow's ledger",
                        (true, false) => ", fits your ledger",
                        (false, true) => ", fits Swallow's ledger",
                        (false, false) => "",
                    };
                    assert_eq!(now, format!("{card}, place {}{fits}", slot + 1));
                }
                None => assert_eq!(now, format!("Place {}, empty", slot + 1)),
            }
        }
    }
    driver.speak(Language::Japanese);
    driver.frames(2);
    let labels = driver.labels();
    let deck = driver.state().deck_counts()[0];
    assert!(labels.contains(&("Deck(0)".to_owned(), format!("あなたの山札、{deck}枚"))), "{labels:?}");
}

#[test]
fn screens_and_menus_are_announced_once_when_they_are_entered() {
    let mut driver = listening(Storage::in_memory());
    let all = |driver: &Driver| driver.heard().said.iter().map(|said| said.text.clone()).collect::<Vec<_>>();
    assert_eq!(all(&driver), ["Tefuda."]);

    driver.forget();
    driver.start_speed(Level::Relaxed, 7, json!({}));
    let cards: Vec<_> =
        driver.state().areas()[0].iter().flatten().map(|card| spoken(*card, Language::English)).collect();
    let situation = format!(
        "Speed. Your cards: {}. 22 in your deck. Tortoise: 26 left. A call starts the game. One card each is turned.",
        cards.join(", ")
    );
    assert_eq!(all(&driver), [situation]);

    driver.forget();
    driver.key(KeyCode::Escape);
    driver.frames(3);
    driver.resize(390.0, 844.0);
    driver.frames(3);
    assert_eq!((driver.menu(), all(&driver)), (Menu::Pause, vec!["Paused.".to_owned()]));

    driver.forget();
    driver.key(KeyCode::Escape);
    driver.frames(3);
    driver.key(KeyCode::KeyL);
    driver.frames(3);
    assert_eq!((driver.menu(), all(&driver)), (Menu::Log, vec!["Log.".to_owned()]));
    driver.key(KeyCode::Escape);
    driver.frames(3);
    assert_eq!(driver.menu(), Menu::None);
}

#[test]
fn a_result_is_announced_once() {
    let mut driver = in_speed(Level::Normal, 7);
    driver.play_to_the_end(|driver, action| driver.act_by_key(&action));
    let won = driver.state().outcome().unwrap().ranks == [1, 2];
    driver.forget();
    driver.frames(600);
    assert_eq!(driver.screen(), Screen::Result);
    assert_eq!(driver.heard_of("result-"), [if won { "You win" } else { "Swallow wins" }]);
}

#[test]
fn the_log_opens_by_pad_and_shows_its_end() {
    let mut driver = in_speed(Level::Normal, 7);
    driver.play_for(40);
    let pad = driver.plug_pad_in();
    driver.pad(pad, GamepadButton::Select);
    driver.frames(4);
    assert_eq!(driver.menu(), Menu::Log);
    let last = driver.log().last().unwrap().clone();
    let texts = Texts::new(Language::English);
    let (time, words) = (format!("{}:{:02}", last.seconds / 60, last.seconds % 60), last.text.to_text(&texts));
    let shown = driver.texts_in_view();
    assert!(shown.contains(&time) && shown.contains(&words), "{time} {words}: {shown:?}");
    driver.pad(pad, GamepadButton::Select);
    driver.frames(4);
    assert_eq!(driver.menu(), Menu::None);
}

impl Driver {
    /// The texts of nodes that lie in the window and are not scrolled out of sight.
    fn texts_in_view(&mut self) -> Vec<String> {
        let size = self.size();
        let mut nodes = self.app.world_mut().query::<(
            &Text,
            &ComputedNode,
            &UiGlobalTransform,
            &InheritedVisibility,
            Option<&CalculatedClip>,
        )>();
        let in_view = nodes.iter(self.app.world()).filter(|(_, node, transform, visible, clip)| {
            let scale = node.inverse_scale_factor();
            let middle = transform.translation * scale;
            let unclipped = clip.is_none_or(|clip| clip.clip.contains(transform.translation));
            visible.get() && unclipped && middle.cmpge(Vec2::ZERO).all() && middle.cmple(size / scale).all()
        });
        in_view.map(|(text, ..)| text.0.clone()).collect()
    }
}

#[test]
fn whatever_can_be_activated_has_a_name() {
    let mut driver = listening(Storage::in_memory());
    let check = |driver: &mut Driver, where_: &str| {
        driver.frames(4);
        for language in Language::ALL {
            driver.speak(language);
            driver.frames(4);
            let labels = driver.labels();
            assert!(!labels.is_empty(), "{where_}");
            for (name, label) in labels {
                assert!(!label.trim().is_empty(), "{name} of {where_} has no name in {language}");
            }
        }
    };
    check(&mut driver, "the title");
    driver.key(KeyCode::Enter);
    driver.frames(3);
    assert_eq!(driver.screen(), Screen::SetUp);
    check(&mut driver, "the set-up");
    driver.start_speed(Level::Normal, 7, json!({}));
    check(&mut driver, "the table");
    for menu in [Menu::Pause, Menu::Settings, Menu::Rules, Menu::Log] {
        driver.app.world_mut().resource_mut::<NextState<Menu>>().set(menu);
        check(&mut driver, "a menu");
    }
}

#[test]
fn on_a_page_the_focus_is_said() {
    let mut driver = in_speed(Level::Relaxed, 7);
    driver.app.insert_resource(SpokenFocus(true));
    driver.frames(2);
    driver.forget();
    driver.key(KeyCode::Tab);
    driver.frames(2);
    let card = driver.state().areas()[0][1].unwrap();
    assert_eq!(driver.heard_of("focus"), [format!("{}, place 2", spoken(card, Language::English))]);
    driver.frames(30);
    assert_eq!(driver.heard_of("focus").len(), 1);
}
