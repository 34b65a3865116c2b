//! The language that somebody chooses on the screen.

use tefuda::command_line::CommandLine;
use tefuda::storage::Settings;
use tefuda::text::Language;

use super::{activate, says, settle};

/// `--lang en` over a saved Japanese: choosing Japanese writes what the settings hold already.
#[test]
fn a_chosen_language_wins_over_the_command_line() {
    for (menu, button) in [(None, "language"), (Some("settings"), "language-ja")] {
        let mut app = tefuda::headless(|app| {
            app.insert_resource(Settings { language: Some(Language::Japanese), ..Default::default() });
            app.insert_resource(CommandLine { language: Some(Language::English), ..Default::default() });
        });
        settle(&mut app);
        assert!(says(&mut app, "How to play") && !says(&mut app, "遊びかた"));
        menu.into_iter().for_each(|menu| activate(&mut app, menu));
        activate(&mut app, button);
        assert!(says(&mut app, "遊びかた") && !says(&mut app, "How to play"), "by {button}");
        assert_eq!(app.world().resource::<Settings>().language, Some(Language::Japanese));
    }
}
