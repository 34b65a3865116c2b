//! The language files against each other, against the rules' names and against the sources that use them.

mod shown;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;
use tefuda::cards::Card;
use tefuda::registry::{Game, GameVisitor};
use tefuda::rules::Rules;
use tefuda::storage::AnimationSpeed;
use tefuda::text::{Argument, Language, Texts};

/// The values of Speed's options, from `LAB.md`.
const SPEED_OPTIONS: [(&str, &[&str]); 8] = [
    ("split", &["colours", "halves"]),
    ("wrap", &["true", "false"]),
    ("equal", &["false", "true"]),
    ("own-ledger-first", &["false", "true"]),
    ("call-card", &["chosen", "leftmost"]),
    ("refill", &["free", "forced", "automatic"]),
    ("stall-countdown", &["0", "3"]),
    ("match", &["1", "3", "5"]),
];

/// Every refusal that Speed may give, from `LAB.md`.
const SPEED_REFUSALS: [&str; 10] = [
    "malformed",
    "game-over",
    "empty-slot",
    "does-not-fit",
    "stale",
    "own-ledger-first",
    "must-refill",
    "no-empty-slot",
    "deck-empty",
    "not-a-stall",
];

const LEVELS: [&str; 6] = ["relaxed", "beginner", "easy", "normal", "hard", "extreme"];

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The messages of one language, key to unparsed value, read without Fluent so that the test does not lean on what it
/// tests. A message begins at the line's start and goes on over indented and empty lines.
fn messages(language: Language) -> BTreeMap<String, String> {
    let mut messages = BTreeMap::new();
    for file in files(&root().join("assets/languages").join(language.code()), "ftl") {
        let mut key = String::new();
        for line in fs::read_to_string(&file).unwrap().lines().filter(|line| !line.starts_with('#')) {
            if line.is_empty() || line.starts_with(' ') {
                let value: &mut String = messages.get_mut(&key).unwrap_or_else(|| panic!("{file:?}: {line:?}"));
                value.push_str(line);
                value.push('\n');
                continue;
            }
            let (name, value) = line.split_once(" =").unwrap_or_else(|| panic!("{file:?}: {line:?}"));
            name.clone_into(&mut key);
            let twice = messages.insert(key.clone(), value.trim().to_owned());
            assert_eq!(twice, None, "{key} stands twice in {language}");
        }
    }
    messages
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|its| its == extension) {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn arguments(value: &str) -> BTreeSet<String> {
    let after_dollar = value.split('$').skip(1);
    after_dollar
        .map(|rest| rest.chars().take_while(|letter| letter.is_ascii_alphanumeric() || *letter == '-').collect())
        .collect()
}

/// A value for each argument of a message; several numbers, so that every plural form is met.
fn every_form(key: &str, value: &str, texts: &Texts) -> Vec<String> {
    let names = arguments(value);
    [0, 1, 2, 3, 5]
        .map(|number| {
            let given: Vec<(&str, Argument)> = names.iter().map(|name| (name.as_str(), number.into())).collect();
            texts.format(key, &given)
        })
        .into()
}

#[test]
fn every_key_is_in_every_language_with_the_same_arguments() {
    let forms = |language| -> BTreeMap<String, BTreeSet<String>> {
        messages(language).into_iter().map(|(key, value)| (key, arguments(&value))).collect()
    };
    let japanese = forms(Language::Japanese);
    assert!(japanese.len() > 150, "only {} keys were found", japanese.len());
    assert_eq!(japanese, forms(Language::English));
}

#[test]
fn every_message_says_something_and_is_free_of_placeholders() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (key, value) in messages(language) {
            for said in every_form(&key, &value, &texts) {
                assert!(!said.trim().is_empty(), "{key} is empty in {language}");
                assert_ne!(said, key, "{key} is unknown in {language}");
                assert!(!said.contains(['{', '}', '$', '\u{2068}', '\u{2069}']), "{key} in {language}: {said:?}");
            }
        }
    }
}

/// Which of both a text is in, so that none is left untranslated: kana and kanji mark Japanese.
#[test]
fn no_text_is_in_the_other_language() {
    let japanese = |text: &str| text.chars().any(|letter| ('\u{3040}'..='\u{9fff}').contains(&letter));
    // The names of languages in themselves, a marker of keys or numbers only.
    let same_for_all = ["title-language", "settings-language-ja", "settings-language-en"];
    for (key, value) in messages(Language::English) {
        assert!(same_for_all.contains(&key.as_str()) || !japanese(&value), "{key}: {value}");
    }
    for (key, value) in messages(Language::Japanese) {
        let words = value.split(['{', '}']).step_by(2).any(|part| part.chars().any(char::is_alphabetic));
        assert!(same_for_all.contains(&key.as_str()) || !words || japanese(&value), "{key}: {value}");
    }
}

/// `LOOK.md` §3: half-width digits and full-width ＾ and × as tokens only.
#[test]
fn japanese_is_set_as_the_look_asks() {
    for (key, value) in messages(Language::Japanese) {
        assert!(!value.chars().any(|letter| ('\u{ff10}'..='\u{ff19}').contains(&letter)), "{key}: {value}");
        assert!(!value.contains(['＾', '，', '．', '\u{3000}']), "{key}: {value}");
        // Refusals, notices and the paragraphs of the rules are sentences.
        let value = value.trim_end();
        let is_rule = key.contains("-rules-") && !key.ends_with("-heading");
        if is_rule || key.contains("-refusal-") || key.starts_with("notice-") {
            assert!(value.ends_with('。'), "{key}: {value}");
        }
    }
}

/// The list above is a copy of `LAB.md`; this finds an option that was added to the rules and has no texts.
#[test]
fn every_choice_of_every_game_has_its_texts() {
    struct Keys;
    impl GameVisitor for Keys {
        type Output = Vec<String>;
        fn visit<G: Rules>(self) -> Vec<String> {
            let mut keys = vec![format!("game-{}", G::NAME)];
            keys.extend(G::PRESETS.iter().map(|preset| format!("{}-preset-{preset}-explained", G::NAME)));
            for choice in G::choices() {
                let option = format!("{}-option-{}", G::NAME, choice.option);
                let values = choice.values.iter().map(|value| match value {
                    Value::String(text) => format!("{option}-{text}"),
                    other => format!("{option}-{other}"),
                });
                keys.extend(values);
                keys.extend([format!("{option}-explained"), option]);
            }
            keys
        }
    }
    let keys: Vec<String> = Game::ALL.iter().flat_map(|game| game.visit(Keys)).collect();
    assert!(keys.len() > 30, "{keys:?}");
    for language in Language::ALL {
        let messages = messages(language);
        let missing: Vec<&String> = keys.iter().filter(|key| !messages.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

#[test]
fn every_name_of_the_rules_has_its_texts() {
    let mut keys: Vec<String> = Vec::new();
    for (option, values) in SPEED_OPTIONS {
        keys.push(format!("speed-option-{option}"));
        keys.push(format!("speed-option-{option}-explained"));
        keys.extend(values.iter().map(|value| format!("speed-option-{option}-{value}")));
    }
    keys.extend(SPEED_REFUSALS.map(|code| format!("speed-refusal-{code}")));
    for level in LEVELS {
        keys.extend([format!("level-{level}"), format!("level-{level}-explained"), format!("computer-{level}")]);
    }
    for game in ["speed", "sevens", "killer-sevens", "prime-daifugo"] {
        keys.extend([format!("game-{game}"), format!("game-{game}-explained")]);
    }
    for preset in ["standard", "original"] {
        keys.extend([format!("preset-{preset}"), format!("speed-preset-{preset}-explained")]);
    }
    keys.extend(AnimationSpeed::ALL.map(|speed| format!("settings-animation-speed-{}", speed.name())));
    keys.extend(Language::ALL.map(|language| format!("settings-language-{language}")));
    for language in Language::ALL {
        let messages = messages(language);
        let missing: Vec<&String> = keys.iter().filter(|key| !messages.contains_key(*key)).collect();
        assert!(missing.is_empty(), "{language}: {missing:?}");
    }
}

/// Names that are told apart on one screen must read differently.
#[test]
fn the_values_of_an_option_read_differently() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for (option, values) in SPEED_OPTIONS {
            let labels: BTreeSet<String> =
                values.iter().map(|value| texts.get(&format!("speed-option-{option}-{value}"))).collect();
            assert_eq!(labels.len(), values.len(), "{option} in {language}: {labels:?}");
        }
        for kind in ["level", "computer"] {
            let names: BTreeSet<String> = LEVELS.iter().map(|level| texts.get(&format!("{kind}-{level}"))).collect();
            assert_eq!(names.len(), LEVELS.len(), "{kind} in {language}: {names:?}");
        }
    }
}

/// The keys that stand in a source as whole literals after one of these calls.
fn keys_used(source: &str) -> Vec<&str> {
    let calls = ["Localized::new(", "texts.get(", "texts.format("];
    let after_calls = calls.into_iter().flat_map(|call| source.split(call).skip(1));
    after_calls.filter_map(|rest| rest.trim_start().strip_prefix('"')?.split('"').next()).collect()
}

#[test]
fn every_key_used_in_the_sources_exists() {
    let messages = messages(Language::English);
    let mut used = 0;
    for file in files(&root().join("src"), "rs") {
        let source = fs::read_to_string(&file).unwrap();
        for key in keys_used(&source) {
            assert!(messages.contains_key(key), "{}: no text {key:?}", file.display());
            used += 1;
        }
    }
    assert!(used >= 10, "the scan has found only {used} uses");
}

/// What the sources put together: before the names that the rules, levels, games and languages give, …
const BUILT_PREFIXES: [&str; 24] = [
    "game-",
    "preset-",
    "level-",
    "computer-",
    "speed-option-",
    "speed-preset-",
    "speed-refusal-",
    "speed-rules-",
    "sevens-option-",
    "sevens-preset-",
    "sevens-rules-",
    "killer-sevens-option-",
    "killer-sevens-preset-",
    "killer-sevens-rules-",
    "prime-daifugo-option-",
    "prime-daifugo-preset-",
    "prime-daifugo-rules-",
    "practice-drill-",
    "board-sorted-",
    "settings-animation-speed-",
    "settings-computer-pace-",
    "settings-language-",
    "people-",
    "arrangement-",
];
/// … before names that stand in the sources as literals, …
const BUILT_WITH_A_NAME: &str = "settings-";
/// … and after keys that do. An explanation belongs to the settings alone; elsewhere it has its own literal.
const BUILT_SUFFIX: &str = "-value";

fn is_used(key: &str, sources: &str) -> bool {
    let literal = |text: &str| sources.contains(&format!("\"{text}\""));
    let setting = key.strip_prefix(BUILT_WITH_A_NAME).map(|name| name.trim_end_matches("-explained"));
    literal(key)
        || BUILT_PREFIXES.iter().any(|prefix| key.starts_with(prefix))
        || setting.is_some_and(literal)
        || key.strip_suffix(BUILT_SUFFIX).is_some_and(literal)
}

#[test]
fn every_text_is_used() {
    let sources: Vec<String> =
        files(&root().join("src"), "rs").iter().map(|file| fs::read_to_string(file).unwrap()).collect();
    let sources = sources.concat();
    assert!(is_used("pause-resume", &sources) && !is_used("settings-restore", &sources) && !is_used("close", &sources));
    let unused: Vec<String> = messages(Language::English).into_keys().filter(|key| !is_used(key, &sources)).collect();
    assert!(unused.is_empty(), "{unused:?}");
}

#[test]
fn every_character_is_in_both_fonts() {
    for weight in ["medium", "bold"] {
        let path = root().join(format!("assets/fonts/tefuda-{weight}.ttf"));
        let data = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let font = ttf_parser::Face::parse(&data, 0).unwrap();
        let mut missing = BTreeSet::new();
        for language in Language::ALL {
            for value in messages(language).values() {
                missing.extend(value.chars().filter(|letter| *letter != '\n' && font.glyph_index(*letter).is_none()));
            }
        }
        missing.extend("♠♥♦♣0123456789AJQK".chars().filter(|letter| font.glyph_index(*letter).is_none()));
        assert!(missing.is_empty(), "tefuda-{weight}.ttf lacks {missing:?}");
    }
}

#[test]
fn numbers_are_not_wrapped_in_marks_and_cards_have_names() {
    let texts = Texts::new(Language::English);
    assert_eq!(texts.format("hud-round", &[("number", 12.into())]), "Round 12");
    let texts = Texts::new(Language::Japanese);
    assert_eq!(texts.format("hud-round", &[("number", 1.into())]), "第1戦");
    let card = |name: &str| texts.card(name.parse::<Card>().unwrap());
    assert_eq!([card("SA"), card("HT"), card("CK"), card("X2")], ["♠A", "♥10", "♣K", "ジョーカー2"]);
}

#[test]
fn a_missing_key_shows_itself() {
    assert_eq!(Texts::new(Language::English).get("no-such-text"), "no-such-text");
}

#[test]
fn locales_lead_to_their_language() {
    for japanese in ["ja", "ja-JP", "ja_JP.UTF-8", "JA-jp"] {
        assert_eq!(Language::of_locale(japanese), Language::Japanese, "{japanese}");
    }
    for other in ["", "C", "en-GB", "de_DE", "jam", "jv-ID"] {
        assert_eq!(Language::of_locale(other), Language::English, "{other}");
    }
}

#[test]
fn the_first_locale_in_a_language_of_the_game_decides() {
    for (locales, language) in [
        ("fr-FR ja-JP en-US", Language::Japanese),
        ("de en-GB ja", Language::English),
        ("ja", Language::Japanese),
        ("fr de", Language::English),
        ("", Language::English),
    ] {
        let locales = locales.split_whitespace().map(str::to_owned);
        assert_eq!(Language::of_locales(locales.clone()), language, "{:?}", locales.collect::<Vec<_>>());
    }
}
