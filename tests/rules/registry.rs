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
    assert!(Game::ALL.iter().all(|game| Game::WITH_RULES.contains(game)));
    for game in Game::WITH_RULES {
        assert_eq!(Game::with_rules_named(game.name()), Some(*game));
        game.visit(CheckConstants(*game));
    }
}
