//! Prime Daifugo, also in the middle of a verdict.

use bevy::prelude::*;
use serde_json::json;
use tefuda::cards::DealNumber;
use tefuda::computer::Level;
use tefuda::play::StartGame;
use tefuda::record::Player;
use tefuda::rules::Rules;
use tefuda::rules::prime_daifugo::PrimeDaifugo;
use tefuda::table::prime_daifugo::SceneShown;

use super::*;

const KILLS: u64 = 40;
/// Keys that draw, compose, lay, take back and pass; much of what is laid is wrong.
const KEYS: [KeyCode; 12] = [
    KeyCode::KeyD,
    KeyCode::KeyA,
    KeyCode::Digit3,
    KeyCode::Digit4,
    KeyCode::Digit7,
    KeyCode::Digit9,
    KeyCode::KeyJ,
    KeyCode::KeyK,
    KeyCode::Space,
    KeyCode::Space,
    KeyCode::KeyC,
    KeyCode::KeyP,
];

/// The child: types away at game after game with every scene at its full length, until it is killed.
#[test]
fn child_that_plays_until_it_is_killed() {
    let Some(folder) = folder_of_child() else { return };
    let mut driver = Driver::with_storage(Storage::in_folder(&folder));
    let mut generator = Generator::new(11);
    for deal in 0.. {
        driver.app.world_mut().write_message(StartGame {
            game: PrimeDaifugo::NAME.to_owned(),
            preset: "standard".to_owned(),
            options: json!({ "first": "human" }),
            players: vec![Player::Human, Player::Computer { level: Level::Beginner }],
            deal: DealNumber(deal),
        });
        driver.frames(4);
        let mut done = 0;
        for _ in 0..600 {
            let is_shown = driver.app.world().resource::<SceneShown>().0;
            // A press would end the scene.
            if is_shown {
                driver.frames(1);
            } else {
                driver.key(KEYS[generator.index(KEYS.len() as u32)]);
            }
            let Some(play) = driver.app.world().get_resource::<Play<PrimeDaifugo>>() else { break };
            let now = play.record().actions.len();
            if now != done || is_shown {
                let ended = play.state().outcome().is_some();
                let scene = driver.app.world().resource::<SceneShown>().0;
                Told { deal, done: now, ended, scene }.tell();
                if ended {
                    break;
                }
            }
            done = now;
        }
    }
}

#[test]
fn kills_also_in_verdicts_lose_at_most_the_last_action() {
    if folder_of_child().is_none() {
        let child = "kills::prime_daifugo::child_that_plays_until_it_is_killed";
        let told = survive_kills::<PrimeDaifugo>(child, KILLS, Duration::from_millis(1500), 8);
        let in_scenes = told.iter().filter(|told| told.scene).count();
        assert!(in_scenes > 3, "{in_scenes} of {} kills hit a verdict", told.len());
    }
}
