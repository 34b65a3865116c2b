//! What is written round the cards.

use bevy::prelude::*;
use tefuda::computer::Level;
use tefuda::play::StartGame;
use tefuda::record::Player;
use tefuda::text::Texts;

use crate::driver::Driver;

/// Two plates say how many cards are left; the decks never borrow their words, not even in the first frame.
#[test]
fn a_deck_says_its_count_from_the_first_frame() {
    let mut driver = Driver::new();
    driver.app.world_mut().write_message(StartGame {
        game: "speed".to_owned(),
        preset: "standard".to_owned(),
        options: serde_json::json!({}),
        players: vec![Player::Human, Player::Computer { level: Level::Normal }],
        deal: tefuda::cards::DealNumber(7),
    });
    let left = driver.app.world().resource::<Texts>().get("hud-remaining");
    let mut most = 0;
    for _ in 0..30 {
        driver.frames(1);
        let mut texts = driver.app.world_mut().query::<&Text>();
        most = most.max(texts.iter(driver.app.world()).filter(|text| text.0 == left).count());
    }
    assert_eq!(most, 2);
}
