//! The games by their names.

use tefuda::registry::{Game, GameVisitor};
use tefuda::rules::Rules;

/// What every game has to hold to.
struct CheckConstants(Game);

impl GameVisitor for CheckConstants {
    type Output = ();

    fn visit<G: Rules>(self) {
        assert_eq!(G::NAME, self.0.name(), "the visitor meets the game that it was sent to");
        assert!(G::SEATS.contains(&G::DEFAULT_SEATS));
        assert!(G::PEOPLE.start() <= G::PEOPLE.end() && G::PEOPLE.end() <= G::SEATS.end());
        assert_eq!(serde_json::to_value(G::MALFORMED).unwrap(), "malformed");
        assert_eq!(G::preset(G::PRESETS[0]), Ok(G::Options::default()));
        assert!(G::PRESETS.iter().all(|preset| G::preset(preset).is_ok()));
    }
}

#[test]
fn games_are_found_by_their_names() {
    assert_eq!(Game::from_name("speed"), Some(Game::Speed));
    for name in ["", "Speed", "chess"] {
        assert_eq!(Game::from_name(name), None);
    }
    for game in Game::ALL {
        assert_eq!(Game::from_name(game.name()), Some(*game));
    }
    assert!(Game::ALL.iter().all(|game| Game::IN_LAB.contains(game)));
    for game in Game::IN_LAB {
        assert_eq!(Game::in_lab(game.name()), Some(*game));
        game.visit(CheckConstants(*game));
    }
    let names: Vec<_> = Game::IN_LAB.iter().map(|game| game.name()).collect();
    assert_eq!(names, ["speed", "sevens", "killer-sevens", "prime-daifugo"]);
}
