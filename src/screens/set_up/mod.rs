//! The set-up of one game, whichever: preset, level, options and deal.

mod deal_entry;
mod keypad;
mod model;
mod option;
mod view;

pub use deal_entry::DealEntry;
pub use model::{SetUp, SetUpChange};

use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::Activate;

use super::{Screen, shape_or_language_changed};
use crate::AppSystems;
use crate::controls::{Command, Device, LastDevice, Prompt, Request};
use crate::menus::{Menu, Practices};
use crate::play::{SavedGame, StartGame, fresh_deal};
use crate::storage::{Arrangement, Settings};
use crate::text::{Localized, Texts};
use crate::theme::frame::Frame;
use crate::theme::widget::{FocusScope, mark, screen_root};

/// The root of the set-up screen.
#[derive(Component, Debug)]
struct SetUpScreen;

/// The line that says what the chosen level is like.
#[derive(Component, Default, Debug)]
struct LevelExplanation;

/// The line that says what the chosen way to sit means.
#[derive(Component, Default, Debug)]
struct ArrangementExplanation;

/// The line that says what the chosen preset of this game is like.
#[derive(Component, Debug)]
struct PresetExplanation(&'static str);

/// The deal number on its button.
#[derive(Component, Default, Debug)]
struct DealText;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((deal_entry::plugin, keypad::plugin));
    app.add_observer(make_change);
    app.add_systems(OnEnter(Screen::SetUp), (draw_first_deal, suggest_arrangement, build).chain());
    app.add_systems(
        Update,
        (
            // Whether there is a digit to delete is asked before one is.
            go_back.in_set(AppSystems::Record).before(deal_entry::type_digits),
            build.run_if(shape_or_language_changed.or_eager(people_changed)).in_set(AppSystems::Zones),
            (
                mark_changes,
                name_presets,
                explain_level,
                explain_arrangement,
                explain_preset,
                write_deal,
                option::write_stepped,
            )
                .in_set(AppSystems::Draw),
        )
            .run_if(in_state(Screen::SetUp)),
    );
}

/// Every visit begins with a deal of its own.
fn draw_first_deal(set_up: Option<ResMut<SetUp>>) {
    if let Some(mut set_up) = set_up {
        set_up.deal = fresh_deal();
    }
}

/// Where nobody has said yet how two people sit: fingers are used on a device that can lie between them.
fn suggest_arrangement(set_up: Option<ResMut<SetUp>>, last: Res<LastDevice>) {
    if let Some(mut set_up) = set_up {
        let flat = last.0 == Device::Touch;
        set_up.suggest_arrangement(if flat { Arrangement::Facing } else { Arrangement::SideBySide });
    }
}

/// Run condition: with other people at the table there are other things to choose.
fn people_changed(set_up: Option<Res<SetUp>>, mut before: Local<Option<(usize, usize)>>) -> bool {
    let now = set_up.map(|set_up| (set_up.seats(), set_up.people()));
    std::mem::replace(&mut *before, now) != now
}

fn build(
    mut commands: Commands,
    old: Query<Entity, With<SetUpScreen>>,
    frame: Res<Frame>,
    texts: Res<Texts>,
    set_up: Option<Res<SetUp>>,
    saved: Res<SavedGame>,
    practices: Option<Res<Practices>>,
) {
    old.iter().for_each(|old| commands.entity(old).despawn());
    let Some(set_up) = set_up else { return };
    let can_practise = practices.is_some_and(|practices| practices.has(set_up.game().name()));
    commands.spawn((
        SetUpScreen,
        Name::new("set-up"),
        FocusScope { name: "set-up", layer: 0, first: "start".into(), prompts: Prompt::OF_SCREEN },
        DespawnOnExit(Screen::SetUp),
        screen_root(),
        view::content(*frame, &set_up, &texts, (saved.0.is_some(), can_practise)),
    ));
}

/// One level back: out of the keypad, else to the title. A menu above has its own way back. Backspace, which asks for the
/// same, belongs to the digits while there are any to delete.
fn go_back(
    mut requests: MessageReader<Command>,
    menu: Res<State<Menu>>,
    keys: Res<ButtonInput<KeyCode>>,
    entry: Option<Res<DealEntry>>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    let cancelled = requests.read().filter(|command| command.request == Request::Cancel).count() > 0;
    if !cancelled || **menu != Menu::None {
        return;
    }
    match entry {
        None => NextState::set_if_neq(&mut screen, Screen::Title),
        Some(entry) if keys.just_pressed(KeyCode::Backspace) && !entry.digits().is_empty() => {}
        Some(_) => commands.remove_resource::<DealEntry>(),
    }
}

fn make_change(activated: On<Activate>, changes: Query<&SetUpChange>, set_up: Option<ResMut<SetUp>>) {
    if let (Ok(change), Some(mut set_up)) = (changes.get(activated.entity), set_up) {
        set_up.make(change);
    }
}

/// Asks for the game as it is set up, and keeps the choice for the next time.
fn start(
    _: On<Activate>,
    set_up: Option<Res<SetUp>>,
    mut settings: ResMut<Settings>,
    mut games: MessageWriter<StartGame>,
) {
    let Some(set_up) = set_up else { return };
    settings.games.insert(set_up.game().name().to_owned(), set_up.to_settings());
    games.write(set_up.to_game());
}

fn mark_changes(mut commands: Commands, set_up: Res<SetUp>, changes: Query<(Entity, Ref<SetUpChange>, Has<Checked>)>) {
    for (entity, change, was) in &changes {
        if set_up.is_changed() || change.is_added() {
            mark(&mut commands, entity, set_up.holds(&change), was);
        }
    }
}

/// The preset that the options began as says so when they have left it.
fn name_presets(
    set_up: Res<SetUp>,
    texts: Res<Texts>,
    presets: Query<(&SetUpChange, &Children)>,
    mut names: Query<&mut Localized>,
) {
    for (change, children) in &presets {
        let SetUpChange::Preset(preset) = change else { continue };
        let name = Localized::new(format!("preset-{preset}"));
        let changed = set_up.preset() == *preset && set_up.is_changed_from_preset();
        let said =
            if changed { Localized::new("set-up-preset-changed").with("preset", name.to_text(&texts)) } else { name };
        for child in children {
            if let Ok(mut name) = names.get_mut(*child) {
                name.set_if_neq(said.clone());
            }
        }
    }
}

fn explain_level(set_up: Res<SetUp>, mut lines: Query<&mut Localized, With<LevelExplanation>>) {
    for mut line in &mut lines {
        line.set_if_neq(Localized::new(format!("level-{}-explained", set_up.level())));
    }
}

fn explain_arrangement(set_up: Res<SetUp>, mut lines: Query<&mut Localized, With<ArrangementExplanation>>) {
    let Some(arrangement) = set_up.arrangement() else { return };
    for mut line in &mut lines {
        line.set_if_neq(Localized::new(format!("arrangement-{}-explained", arrangement.name())));
    }
}

fn explain_preset(set_up: Res<SetUp>, mut lines: Query<(&PresetExplanation, &mut Localized)>) {
    for (line, mut said) in &mut lines {
        said.set_if_neq(Localized::new(format!("{}-preset-{}-explained", line.0, set_up.preset())));
    }
}

fn write_deal(set_up: Res<SetUp>, mut texts: Query<&mut Text, With<DealText>>) {
    for mut text in &mut texts {
        text.set_if_neq(Text::new(set_up.deal.to_string()));
    }
}
