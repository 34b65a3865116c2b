use bevy::prelude::*;

use super::{Announcement, Told};
use crate::AppSystems;
use crate::menus::{Menu, PauseReason};
use crate::play::{Play, Summary};
use crate::screens::{DealEntry, Screen, SetUp, verdict};
use crate::storage::Notices;
use crate::table::Tabled;
use crate::text::Localized;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::Title), |mut said: MessageWriter<Announcement>| say(&mut said, ["title"]))
        .add_systems(OnEnter(Screen::SetUp), announce_set_up)
        .add_systems(OnEnter(Screen::Result), announce_result)
        .add_systems(OnEnter(Menu::Pause), announce_pause)
        .add_systems(OnEnter(Menu::Settings), |mut said: MessageWriter<Announcement>| say(&mut said, ["settings"]))
        .add_systems(OnEnter(Menu::Rules), |mut said: MessageWriter<Announcement>| {
            say(&mut said, ["title-how-to-play"]);
        })
        .add_systems(OnEnter(Menu::Log), |mut said: MessageWriter<Announcement>| say(&mut said, ["log"]))
        .add_systems(
            Update,
            (
                (|mut said: MessageWriter<Announcement>| say(&mut said, ["set-up-deal-number"]))
                    .run_if(resource_added::<DealEntry>),
                announce_notices,
            )
                .in_set(AppSystems::Draw),
        );
}

pub(super) fn game_plugin<G: Tabled>(app: &mut App) {
    app.add_systems(OnEnter(Screen::Play), announce_table::<G>.run_if(resource_exists::<Play<G>>));
}

/// Says texts without arguments, one after another.
fn say<const N: usize>(announcements: &mut MessageWriter<Announcement>, keys: [&'static str; N]) {
    announcements.write_batch(keys.map(|key| Announcement::polite(Localized::new(key))));
}

fn game_name(game: &str) -> Announcement {
    Announcement::polite(Localized::new(format!("game-{game}")))
}

fn announce_set_up(set_up: Option<Res<SetUp>>, mut announcements: MessageWriter<Announcement>) {
    announcements.write_batch(set_up.map(|set_up| game_name(set_up.game().name())));
    say(&mut announcements, ["set-up"]);
}

/// Somebody comes to the table: which game it is and how it stands.
fn announce_table<G: Tabled>(play: Res<Play<G>>, mut announcements: MessageWriter<Announcement>) {
    announcements.write(game_name(G::NAME));
    let told = Told { players: &play.record().players, state: play.state() };
    announcements.write_batch(G::situation(&told).into_iter().map(Announcement::polite));
}

fn announce_result(summary: Option<Res<Summary>>, mut announcements: MessageWriter<Announcement>) {
    if let Some(summary) = summary {
        announcements.write_batch(verdict(&summary).map(Announcement::polite));
    }
}

fn announce_pause(reason: Res<PauseReason>, mut announcements: MessageWriter<Announcement>) {
    say(&mut announcements, ["pause"]);
    announcements.write_batch(reason.key().map(|key| Announcement::urgent(Localized::new(key))));
}

/// Notices are announced as they come up, though on the screen one waits for another; why an action was refused, which is
/// told as a notice to people only, is among them.
fn announce_notices(mut notices: ResMut<Notices>, mut announcements: MessageWriter<Announcement>) {
    if notices.has_unsaid() {
        announcements.write_batch(notices.take_unsaid().into_iter().map(Announcement::urgent));
    }
}
