//! The command line: what is understood, and what is said otherwise.

use std::ffi::OsString;
use std::path::PathBuf;

use proptest::prelude::*;
use tefuda::cards::DealNumber;
use tefuda::command_line::{CommandLine, Known, KnownGame, Stop};
use tefuda::computer::Level;
use tefuda::registry::Game;
use tefuda::text::{Language, Localized, Texts};

const KNOWN: Known<'_> = Known {
    games: &[
        KnownGame {
            levels: &[Level::Relaxed, Level::Easy, Level::Normal, Level::Hard, Level::Extreme],
            ..game("speed", &["standard", "original"], (2, 2), (1, 2))
        },
        game("killer-sevens", &["standard", "original"], (3, 6), (0, 6)),
        KnownGame { playable: false, ..game("sevens", &["standard", "original"], (3, 6), (0, 6)) },
        KnownGame {
            playable: false,
            ..game("prime-daifugo", &["standard", "original-js", "original-cs"], (2, 4), (0, 4))
        },
    ],
};

/// `RULES.md` has the numbers of players; of three to six, four play where nothing is said.
const fn game(
    name: &'static str,
    presets: &'static [&'static str],
    seats: (usize, usize),
    people: (usize, usize),
) -> KnownGame<'static> {
    let default_seats = if seats.1 > 4 { 4 } else { 2 };
    let levels = &[Level::Easy, Level::Normal, Level::Hard];
    KnownGame { name, presets, levels, seats, default_seats, people, playable: true }
}

fn parse(arguments: &str) -> Result<CommandLine, Stop> {
    CommandLine::parse(arguments.split_whitespace().map(OsString::from), &KNOWN)
}

fn mistake(arguments: &str) -> String {
    let stop = parse(arguments).unwrap_err();
    assert_eq!(stop.code, 2, "{arguments}");
    stop.text
}

#[test]
fn everything_may_be_left_out() {
    assert_eq!(parse(""), Ok(CommandLine::default()));
}

#[test]
fn every_option_is_read_in_both_spellings() {
    let expected = CommandLine {
        game: Some("speed".to_owned()),
        preset: Some("original".to_owned()),
        level: Some("hard".to_owned()),
        seats: Some(2),
        people: Some(1),
        deal: Some(DealNumber(u64::MAX)),
        language: Some(Language::English),
        data: Some(PathBuf::from("some/folder")),
    };
    let apart = "--preset original --game speed --seats 2 --people 1 --deal 18446744073709551615 --level hard --lang en \
        --data some/folder";
    let together = "--preset=original --game=speed --seats=2 --people=1 --deal=18446744073709551615 --level=hard \
        --lang=en --data=some/folder";
    assert_eq!(parse(apart).as_ref(), Ok(&expected));
    assert_eq!(parse(together).as_ref(), Ok(&expected));
}

#[test]
fn help_and_version_are_no_mistakes() {
    for (language, usage) in [("en", "Usage"), ("ja", "使いかた")] {
        let help = parse(&format!("--help --lang {language}")).unwrap_err();
        assert_eq!(help.code, 0);
        assert!(help.text.contains(usage), "{}", help.text);
        let play = ["--game", "--preset", "--level", "--seats", "--people", "--deal"];
        for option in play.into_iter().chain(["--lang", "--data", "--help", "--version"]) {
            assert!(help.text.contains(option), "{option} is missing in {language}");
        }
        for value in ["speed", "standard, original", "relaxed, easy, normal, hard, extreme"] {
            assert!(help.text.contains(value), "{value} is missing in {language}");
        }
        assert!(!help.text.contains("prime-daifugo"), "a game that cannot be played is offered");
    }
    let version = parse("--version").unwrap_err();
    assert_eq!(version.code, 0);
    assert!(version.text.contains(env!("CARGO_PKG_VERSION")));
}

#[test]
fn a_bad_value_names_the_option_the_value_and_what_is_allowed() {
    for (arguments, parts) in [
        ("--game poker", vec!["--game", "poker", "speed"]),
        ("--level=best", vec!["--level", "best", "relaxed, easy, normal, hard, extreme"]),
        ("--game killer-sevens --level=relaxed", vec!["--level", "relaxed", "easy, normal, hard"]),
        ("--preset house", vec!["--preset", "house", "standard, original"]),
        ("--game speed --preset original-js", vec!["--preset", "original-js", "standard, original"]),
        ("--game speed --seats 3", vec!["--seats", "3"]),
        ("--game killer-sevens --seats 2", vec!["--seats", "2", "3, 4, 5, 6"]),
        ("--game killer-sevens --seats seven", vec!["--seats", "seven", "6"]),
        ("--seats 99 --game killer-sevens", vec!["--seats", "99", "6"]),
        ("--game speed --people 0", vec!["--people", "0", "1, 2"]),
        ("--game killer-sevens --people 5", vec!["--people", "5", "0, 1, 2, 3, 4"]),
        ("--people -1 --game killer-sevens", vec!["--people", "-1", "0, 1, 2"]),
        ("--deal -1", vec!["--deal", "-1", "18446744073709551615"]),
        ("--deal 18446744073709551616", vec!["--deal", "18446744073709551616"]),
        ("--deal 4x", vec!["--deal", "4x"]),
        ("--lang de", vec!["--lang", "de", "ja, en"]),
        ("--data=", vec!["--data"]),
        ("--level", vec!["--level"]),
        ("--help=all", vec!["--help", "all"]),
        ("--speed", vec!["--speed"]),
        ("-g speed", vec!["-g"]),
        ("speed", vec!["speed"]),
        ("--game --level hard", vec!["--game", "--level"]),
    ] {
        for language in ["", " --lang ja", " --lang en"] {
            let text = mistake(&(arguments.to_owned() + if arguments == "--level" { "" } else { language }));
            for part in &parts {
                assert!(text.contains(part), "{arguments}: {text}");
            }
            assert!(text.contains("--help"), "{text}");
        }
    }
}

#[test]
fn how_to_play_means_nothing_without_a_game() {
    for (arguments, option) in [
        ("--deal 42", "--deal"),
        ("--level hard", "--level"),
        ("--seats 4", "--seats"),
        ("--people 0", "--people"),
        ("--preset original --lang ja", "--preset"),
    ] {
        for language in [" --lang ja", " --lang en"] {
            let text = mistake(&(arguments.to_owned() + language));
            assert!(text.contains(option) && text.contains("--game"), "{arguments}: {text}");
        }
    }
    assert!(parse("--deal 42 --game speed").is_ok() && parse("--lang ja --data some/folder").is_ok());
}

#[test]
fn a_game_that_is_not_built_yet_has_its_own_words() {
    let english = mistake("--game sevens --lang en");
    assert!(english.contains("\"sevens\" cannot be played yet") && english.contains("speed"), "{english}");
    let japanese = mistake("--lang ja --game prime-daifugo");
    assert!(japanese.contains("「prime-daifugo」は、まだ遊べません"), "{japanese}");
}

#[test]
fn a_mistake_is_told_in_the_language_asked_for_wherever_that_stands() {
    assert!(mistake("--deal x --lang ja").contains("使えません"));
    assert!(mistake("--lang=ja --deal x").contains("使えません"));
    assert!(mistake("--deal x --lang en").contains("cannot be"));
}

#[cfg(unix)]
#[test]
fn a_folder_need_not_be_unicode_and_a_name_that_is_not_is_a_mistake() {
    use std::os::unix::ffi::OsStringExt as _;
    let odd = OsString::from_vec(vec![b'd', 0xff]);
    let read = CommandLine::parse(["--data".into(), odd.clone()], &KNOWN).unwrap();
    assert_eq!(read.data, Some(PathBuf::from(&odd)));
    assert_eq!(CommandLine::parse(["--level".into(), odd], &KNOWN).unwrap_err().code, 2);
}

#[test]
fn the_games_of_the_registry_are_known_with_their_presets() {
    let games: Vec<KnownGame<'_>> =
        Game::ALL.iter().copied().map(KnownGame::of).chain([KnownGame::planned("whist")]).collect();
    let known = Known { games: &games };
    let parse = |game: &str, preset: &str| {
        let arguments = ["--game", game, "--preset", preset].map(OsString::from);
        CommandLine::parse(arguments, &known)
    };
    for preset in ["standard", "original"] {
        assert_eq!(parse("speed", preset).unwrap().preset.as_deref(), Some(preset));
    }
    assert_eq!(parse("whist", "standard").unwrap_err().code, 2);
}

fn argument() -> impl Strategy<Value = String> {
    let known =
        ["--game", "--preset", "--level", "--deal", "--lang", "--data", "--help", "--", "-", "ja", "speed", "="];
    prop_oneof![
        proptest::sample::select(known.to_vec()).prop_map(str::to_owned),
        "--(game|deal|lang|help|data|version)=.{0,6}",
        "-{0,3}\\PC{0,8}",
        any::<String>(),
    ]
}

proptest! {
    #[test]
    fn no_arguments_panic(arguments in proptest::collection::vec(argument(), 0..6)) {
        match CommandLine::parse(arguments.into_iter().map(OsString::from), &KNOWN) {
            Ok(read) => prop_assert!(read.game.is_none_or(|game| game == "speed")),
            Err(stop) => prop_assert!(!stop.text.is_empty() && [0, 2].contains(&stop.code)),
        }
    }
}

fn address(parameters: &[(&str, &str)]) -> (CommandLine, Option<Localized>) {
    let value_of =
        |name: &str| parameters.iter().find(|(other, _)| *other == name).map(|(_, value)| (*value).to_owned());
    CommandLine::of_address(value_of, &KNOWN)
}

#[test]
fn an_address_means_what_the_command_line_means() {
    let parameters = [
        ("game", "speed"),
        ("deal", "42"),
        ("level", "hard"),
        ("lang", "en"),
        ("preset", "original"),
        ("from", "a-friend"),
    ];
    let said = parse("--game speed --deal 42 --level hard --lang en --preset original").unwrap();
    assert_eq!(address(&parameters), (said, None));
    assert_eq!(address(&[]), (CommandLine::default(), None));
    // A page has no folder to choose and nothing to print.
    assert_eq!(address(&[("data", "/tmp"), ("help", ""), ("version", "")]), (CommandLine::default(), None));
}

#[test]
fn a_mistake_in_an_address_leaves_the_language_and_is_told_in_the_words_of_the_address() {
    for (parameters, parts) in [
        (vec![("game", "poker")], vec!["game", "poker", "speed"]),
        (vec![("game", "speed"), ("level", "best")], vec!["level", "best", "relaxed, easy, normal, hard, extreme"]),
        (vec![("game", "speed"), ("deal", "-1")], vec!["deal", "-1", "18446744073709551615"]),
        (vec![("game", "sevens")], vec!["sevens", "speed"]),
        (vec![("game", "speed"), ("preset", "original-js")], vec!["preset", "original-js", "standard, original"]),
        (vec![("deal", "42")], vec!["deal", "game"]),
    ] {
        let asked: Vec<_> = parameters.iter().copied().chain([("lang", "ja")]).collect();
        let (command_line, mistake) = address(&asked);
        assert_eq!(command_line, CommandLine { language: Some(Language::Japanese), ..CommandLine::default() });
        for language in Language::ALL {
            let told = mistake.as_ref().expect("a mistake").to_text(&Texts::new(language));
            assert!(parts.iter().all(|part| told.contains(part)), "{told}");
            assert!(!told.contains("--"), "an address has no options: {told}");
        }
    }
}

#[test]
fn a_mistake_in_the_language_of_an_address_leaves_nothing() {
    let (command_line, mistake) = address(&[("lang", "fr"), ("game", "speed")]);
    assert_eq!(command_line, CommandLine::default());
    assert_eq!(mistake.expect("a mistake").key(), "command-line-bad-value");
}
