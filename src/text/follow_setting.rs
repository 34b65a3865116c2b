use bevy::prelude::*;

use super::{Language, Texts};
use crate::command_line::CommandLine;
use crate::storage::Settings;

/// The player has chosen this language. It is spoken and kept in the settings, whatever was asked for on the command line.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ChooseLanguage(pub Language);

pub(super) fn plugin(app: &mut App) {
    app.add_observer(choose_language);
    app.add_systems(PreStartup, choose_first_language);
    app.add_systems(PreUpdate, follow_language_setting.run_if(resource_exists_and_changed::<Settings>));
}

/// The command line wins over the settings and these over the system, but it is not written into the settings.
fn choose_first_language(
    command_line: Option<Res<CommandLine>>,
    settings: Option<Res<Settings>>,
    mut texts: ResMut<Texts>,
) {
    let asked = command_line.and_then(|command_line| command_line.language);
    if let Some(language) = asked.or_else(|| settings?.language) {
        speak(&mut texts, language);
    }
}

/// Follows the setting when it changes; `seen` keeps the first run, which sees it "changed" by being there, from
/// overruling the command line.
fn follow_language_setting(
    settings: Res<Settings>,
    mut seen: Local<Option<Option<Language>>>,
    mut texts: ResMut<Texts>,
) {
    let before = seen.replace(settings.language);
    if before.is_some_and(|before| before != settings.language) {
        speak(&mut texts, settings.language.unwrap_or_else(Language::of_system));
    }
}

/// The setting may hold this language already while the command line's is spoken, so both are set.
fn choose_language(
    choice: On<ChooseLanguage>,
    settings: Option<ResMut<Settings>>,
    command_line: Option<ResMut<CommandLine>>,
    mut texts: ResMut<Texts>,
) {
    speak(&mut texts, choice.0);
    if let Some(mut command_line) = command_line {
        command_line.language = None;
    }
    if let Some(mut settings) = settings.filter(|settings| settings.language != Some(choice.0)) {
        settings.language = Some(choice.0);
    }
}

fn speak(texts: &mut ResMut<Texts>, language: Language) {
    if texts.language() != language {
        texts.set_language(language);
    }
}
