use bevy::prelude::*;
use bevy::ui::Checked;
use bevy::ui_widgets::Activate;
use bevy::window::{PrimaryWindow, WindowMode};

use super::Menu;
use super::sheet::{header, sheet};
use crate::AppSystems;
use crate::controls::Prompt;
use crate::screens::shape_or_language_changed;
use crate::storage::{AnimationSpeed, ComputerPace, Settings};
use crate::text::{ChooseLanguage, Language, Localized, Texts};
use crate::theme::frame::Frame;
use crate::theme::palette;
use crate::theme::widget::{
    FocusScope, TypeSize, column, mark, row, scroll_area, segment, segmented, text, toggle, veil,
};
use crate::window::ToggleFullScreen;

/// What a button of the settings changes, at once.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum SettingChange {
    /// Speak this language.
    Language(Language),
    /// Move cards at this speed.
    AnimationSpeed(AnimationSpeed),
    /// Let computers seem to think for so long.
    ComputerPace(ComputerPace),
    /// Replace motion by fading, or not.
    ReducedMotion,
    /// Exchange the pad's confirm and cancel buttons, or not.
    SwapConfirm,
    /// Mark the cards that can be played, or not.
    PlayableMarks,
    /// Let verdicts stay until something is pressed, or not.
    VerdictsWait,
    /// Offer an aid in the games that have one, or not.
    Aid,
    /// Cover the whole screen, or not.
    FullScreen,
}

/// The root of the settings.
#[derive(Component, Debug)]
struct SettingsMenu;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(make_change);
    app.add_systems(OnEnter(Menu::Settings), build);
    app.add_systems(
        Update,
        (build.run_if(shape_or_language_changed).in_set(AppSystems::Zones), mark_settings.in_set(AppSystems::Draw))
            .run_if(in_state(Menu::Settings)),
    );
}

fn make_change(
    activated: On<Activate>,
    changes: Query<&SettingChange>,
    mut settings: ResMut<Settings>,
    mut full_screen: MessageWriter<ToggleFullScreen>,
    mut commands: Commands,
) {
    let Ok(change) = changes.get(activated.entity) else { return };
    match *change {
        SettingChange::Language(language) => commands.trigger(ChooseLanguage(language)),
        SettingChange::AnimationSpeed(speed) => settings.animation_speed = speed,
        SettingChange::ComputerPace(pace) => settings.computer_pace = pace,
        SettingChange::ReducedMotion => settings.reduced_motion = !settings.reduced_motion,
        SettingChange::SwapConfirm => settings.swap_confirm = !settings.swap_confirm,
        SettingChange::PlayableMarks => settings.playable_marks = !settings.playable_marks,
        SettingChange::Aid => settings.aid = !settings.aid,
        SettingChange::VerdictsWait => settings.verdicts_wait = !settings.verdicts_wait,
        SettingChange::FullScreen => {
            full_screen.write_default();
        }
    }
}

impl SettingChange {
    fn holds(self, settings: &Settings, language: Language, full_screen: bool) -> bool {
        match self {
            Self::Language(other) => language == other,
            Self::AnimationSpeed(speed) => settings.animation_speed == speed,
            Self::ComputerPace(pace) => settings.computer_pace == pace,
            Self::ReducedMotion => settings.reduced_motion,
            Self::SwapConfirm => settings.swap_confirm,
            Self::PlayableMarks => settings.playable_marks,
            Self::Aid => settings.aid,
            Self::VerdictsWait => settings.verdicts_wait,
            Self::FullScreen => full_screen,
        }
    }
}

fn mark_settings(
    mut commands: Commands,
    settings: Res<Settings>,
    texts: Res<Texts>,
    window: Option<Single<&Window, With<PrimaryWindow>>>,
    changes: Query<(Entity, &SettingChange, Has<Checked>)>,
) {
    let full_screen = window.is_some_and(|window| window.mode != WindowMode::Windowed);
    for (entity, change, was) in &changes {
        mark(&mut commands, entity, change.holds(&settings, texts.language(), full_screen), was);
    }
}

fn build(mut commands: Commands, old: Query<Entity, With<SettingsMenu>>, frame: Res<Frame>) {
    let opens = old.is_empty();
    old.iter().for_each(|old| commands.entity(old).despawn());
    let frame = *frame;
    commands.spawn((
        SettingsMenu,
        Name::new("settings-menu"),
        FocusScope { name: "settings", layer: 1, first: "language-ja".into(), prompts: Prompt::OF_SCREEN },
        DespawnOnExit(Menu::Settings),
        veil(1),
        Children::spawn(SpawnWith(move |veil: &mut ChildSpawner| {
            veil.spawn(sheet(720.0, &frame, opens)).with_children(|sheet| {
                sheet.spawn(header("settings", "settings-explained", &frame, ()));
                let list = scroll_area(Node { row_gap: px(6), ..default() });
                sheet.spawn(list).with_children(|list| spawn_lines(list, frame));
            });
        })),
    ));
}

fn spawn_lines(list: &mut ChildSpawner, frame: Frame) {
    let languages = Language::ALL.map(|language| {
        let (name, key) = (format!("language-{language}"), format!("settings-language-{language}"));
        (name, Localized::new(key), SettingChange::Language(language))
    });
    let speeds = AnimationSpeed::ALL.map(|speed| {
        let name = format!("animation-speed-{}", speed.name());
        (name.clone(), Localized::new(format!("settings-{name}")), SettingChange::AnimationSpeed(speed))
    });
    let paces = ComputerPace::ALL.map(|pace| {
        let name = format!("computer-pace-{}", pace.name());
        (name.clone(), Localized::new(format!("settings-{name}")), SettingChange::ComputerPace(pace))
    });
    spawn_choice(list, frame, "settings-language", languages);
    spawn_choice(list, frame, "settings-animation-speed", speeds);
    spawn_choice(list, frame, "settings-computer-pace", paces);
    let explained = |key: &str| Some(Localized::new(format!("{key}-explained")));
    for (name, change, has_explanation) in [
        ("reduced-motion", SettingChange::ReducedMotion, true),
        ("playable-marks", SettingChange::PlayableMarks, true),
        ("aid", SettingChange::Aid, true),
        ("verdicts-wait", SettingChange::VerdictsWait, true),
        ("swap-confirm", SettingChange::SwapConfirm, true),
        ("full-screen", SettingChange::FullScreen, false),
    ] {
        let key = format!("settings-{name}");
        let explanation = explained(&key).filter(|_| has_explanation);
        list.spawn((toggle(name, &frame, Localized::new(key), explanation), change));
    }
}

/// A line with a choice: title and segments, in portrait one below the other.
fn spawn_choice<const N: usize>(
    list: &mut ChildSpawner,
    frame: Frame,
    title: &'static str,
    values: [(String, Localized, SettingChange); N],
) {
    let line =
        if frame.portrait { column(6.0) } else { Node { justify_content: JustifyContent::SpaceBetween, ..row(16.0) } };
    let node = Node { padding: UiRect::axes(px(12), px(6)), flex_shrink: 0.0, ..line };
    list.spawn((node, Pickable::IGNORE)).with_children(|line| {
        line.spawn(text(Localized::new(title), TypeSize::Body, true, palette::WASHI));
        line.spawn(segmented(&frame)).with_children(|segments| {
            for (name, content, change) in values {
                segments.spawn((segment(name, &frame, content), change));
            }
        });
    });
}
