//! Texts on the screen: they follow their components, the settings and the command line.

use bevy::prelude::*;
use tefuda::storage::{Settings, Storage};
use tefuda::text::{Language, Localized, Texts};

fn app(settings: Settings) -> App {
    let mut app = App::new();
    app.add_plugins(MinimalPlugins).insert_resource(Storage::in_memory()).insert_resource(settings);
    app.insert_resource(Texts::new(Language::English));
    app.add_plugins((tefuda::storage::plugin, tefuda::text::plugin));
    app
}

fn set_language(app: &mut App, language: Language) {
    app.world_mut().resource_mut::<Settings>().language = Some(language);
    app.update();
}

#[test]
fn a_text_on_the_screen_follows_its_component_and_the_language() {
    let mut app = app(Settings::default());
    let localized = Localized::new("hud-deck").with("count", 17);
    let entity = app.world_mut().spawn((Text::default(), localized.clone())).id();
    let in_the_world = app.world_mut().spawn((Text2d::default(), Localized::new("hud-empty-slot"))).id();
    app.update();
    assert_eq!(app.world().get::<Text>(entity).unwrap().0, "Deck 17");
    assert_eq!(app.world().get::<Text2d>(in_the_world).unwrap().0, "Empty");

    app.world_mut().entity_mut(entity).insert(localized.with("count", 16));
    app.update();
    assert_eq!(app.world().get::<Text>(entity).unwrap().0, "Deck 16");

    set_language(&mut app, Language::Japanese);
    assert_eq!(app.world().get::<Text>(entity).unwrap().0, "山札 16");
    assert_eq!(app.world().get::<Text2d>(in_the_world).unwrap().0, "空き");
}

/// Counts the frames in which any text was written to.
#[derive(Resource, Default)]
struct Written(usize);

fn count_written(texts: Query<(), Changed<Text>>, mut written: ResMut<Written>) {
    written.0 += texts.iter().count();
}

#[test]
fn a_text_that_stays_the_same_is_not_written_to() {
    let mut app = app(Settings::default());
    app.init_resource::<Written>().add_systems(Last, count_written);
    let entity = app.world_mut().spawn((Text::default(), Localized::new("hud-empty-slot"))).id();
    app.update();
    assert_eq!(app.world().resource::<Written>().0, 1);
    app.update();
    app.world_mut().entity_mut(entity).insert(Localized::new("hud-empty-slot"));
    app.world_mut().resource_mut::<Texts>().set_language(Language::English);
    app.update();
    assert_eq!(app.world().resource::<Written>().0, 1);
}

#[test]
fn the_language_of_the_settings_is_spoken_from_the_first_frame() {
    let mut app = app(Settings { language: Some(Language::Japanese), ..Settings::default() });
    let entity = app.world_mut().spawn((Text::default(), Localized::new("pause-resume"))).id();
    app.update();
    assert_eq!(app.world().get::<Text>(entity).unwrap().0, "つづける");
}

#[test]
fn the_command_line_overrules_the_settings_until_they_change() {
    let mut app = app(Settings { language: Some(Language::Japanese), ..Settings::default() });
    let asked = Some(Language::English);
    app.insert_resource(tefuda::command_line::CommandLine { language: asked, ..Default::default() });
    app.update();
    app.update();
    assert_eq!(app.world().resource::<Texts>().language(), Language::English);
    assert_eq!(app.world().resource::<Settings>().language, Some(Language::Japanese));

    set_language(&mut app, Language::English);
    set_language(&mut app, Language::Japanese);
    assert_eq!(app.world().resource::<Texts>().language(), Language::Japanese);
}
