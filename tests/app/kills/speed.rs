//! Speed, where all act at once and no clock waits.

use serde_json::json;
use tefuda::computer::Level;
use tefuda::rules::Rules;
use tefuda::rules::speed::Speed;
use tefuda::storage::AnimationSpeed;

use super::*;

const KILLS: u64 = 100;

/// The child: plays a scripted game over and over, telling after every action how many there have been and when a game
/// has ended, until it is killed.
#[test]
fn child_that_plays_until_it_is_killed() {
    let Some(folder) = folder_of_child() else { return };
    let mut driver = Driver::with_storage(Storage::in_folder(&folder));
    driver.set_speed(AnimationSpeed::Off);
    for deal in 0.. {
        driver.start_speed(Level::Extreme, deal, json!({}));
        for actions in 1..40 {
            driver.play_for(actions);
            let done = driver.play().map_or(0, |play| play.record().actions.len());
            let ended = driver.state().outcome().is_some();
            Told { deal, done, ended, scene: false }.tell();
            if ended {
                break;
            }
        }
    }
}

#[test]
fn a_hundred_kills_lose_at_most_the_last_action() {
    if folder_of_child().is_none() {
        let child = "kills::speed::child_that_plays_until_it_is_killed";
        survive_kills::<Speed>(child, KILLS, Duration::from_millis(120), 20);
    }
}
