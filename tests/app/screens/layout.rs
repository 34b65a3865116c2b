//! No screen and no menu is cut off, in whatever window and language.

use bevy::prelude::*;
use bevy::ui::UiGlobalTransform;
use bevy::ui_widgets::ScrollArea;
use tefuda::controls::Focusable;
use tefuda::menus::Menu;
use tefuda::screens::Screen;
use tefuda::text::{Language, Texts};
use tefuda::theme::widget::FocusScope;

use super::{activate, escape, finished, open, settle};

/// Everything that can have the focus, and every text, lies in the window and above the prompts, or in something that
/// scrolls and itself lies there.
#[test]
fn nothing_is_cut_off_in_any_window() {
    for (width, height) in [(320.0, 480.0), (390.0, 844.0), (1280.0, 800.0), (3440.0, 1440.0), (800.0, 400.0)] {
        for language in Language::ALL {
            check_screens(&mut open(width, height), language, width, height);
        }
    }
}

fn check_screens(app: &mut App, language: Language, width: f32, height: f32) {
    app.world_mut().resource_mut::<Texts>().set_language(language);
    settle(app);
    check_layout(app, "title", width, height);
    for page in ["settings", "rules"] {
        activate(app, page);
        check_layout(app, page, width, height);
        escape(app);
    }
    activate(app, "tile-speed");
    check_layout(app, "set-up", width, height);
    activate(app, "deal-number");
    check_layout(app, "keypad", width, height);
    escape(app);
    app.insert_resource(finished(3, vec![vec![1, 2], vec![1, 2]], true));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Result);
    settle(app);
    check_layout(app, "result", width, height);
    app.world_mut().resource_mut::<NextState<Menu>>().set(Menu::Pause);
    settle(app);
    check_layout(app, "pause", width, height);
    activate(app, "restart");
    check_layout(app, "give-up", width, height);
}

fn check_layout(app: &mut App, what: &str, width: f32, height: f32) {
    let portrait = height > width || width < 720.0;
    let mut focusables = app
        .world_mut()
        .query_filtered::<(Entity, &Name, &ComputedNode, &UiGlobalTransform), (With<Focusable>, With<Node>)>();
    let found: Vec<_> = focusables
        .iter(app.world())
        .map(|(entity, name, node, place)| {
            (entity, name.to_string(), Rect::from_center_size(place.translation, node.size()))
        })
        .collect();
    assert!(!found.is_empty(), "{what} has nothing to press");
    // The bar of the prompts is 44 units high.
    let foot = height - 44.0 * app.world().resource::<UiScale>().0;
    let window = Rect::new(-0.5, -0.5, width + 0.5, foot + 0.5);
    check_texts(app, &format!("{what} at {width}×{height}"), window);
    for (entity, name, area) in found {
        let at = format!("{name} of {what} at {width}×{height}: {area:?}");
        check_place(app, entity, area, window, &at);
        let least = if portrait { 44.0 } else { 33.0 };
        assert!(area.width() >= least - 0.5 && area.height() >= least - 0.5, "{at} is too small");
    }
}

fn check_place(app: &App, entity: Entity, area: Rect, window: Rect, at: &str) {
    let held = scroll_area(app, entity).map_or(area, |parent| node_area(app, parent));
    assert!(window.contains(held.min) && window.contains(held.max), "{at} in {held:?} leaves the window");
    let sides = area.min.x >= held.min.x - 1.0 && area.max.x <= held.max.x + 1.0;
    assert!(sides, "{at} in {held:?} is cut off");
}

fn scroll_area(app: &App, entity: Entity) -> Option<Entity> {
    ancestors(app, entity).into_iter().find(|parent| app.world().get::<ScrollArea>(*parent).is_some())
}

/// The texts of the topmost screen or menu are where they can be read, and none lies over another.
fn check_texts(app: &mut App, what: &str, window: Rect) {
    let mut scopes = app.world_mut().query::<(Entity, &FocusScope)>();
    let top = scopes.iter(app.world()).max_by_key(|(_, scope)| scope.layer).map(|(root, _)| root);
    let mut texts = app.world_mut().query::<(Entity, &Text, &ComputedNode, &InheritedVisibility)>();
    let shown: Vec<_> = texts
        .iter(app.world())
        .filter(|(_, text, node, visibility)| visibility.get() && !node.is_empty() && !text.0.is_empty())
        // The version stands where the prompts are, which cover it where they need the place.
        .filter(|(_, text, ..)| text.0 != concat!("v", env!("CARGO_PKG_VERSION")))
        .map(|(entity, text, ..)| (entity, text.0.clone()))
        .filter(|(entity, _)| ancestors(app, *entity).last().copied() == top)
        .map(|(entity, text)| (entity, text, node_area(app, entity)))
        .collect();
    assert!(!shown.is_empty(), "{what} says nothing");
    // Of what scrolls only the part inside is seen.
    let seen = |entity, area: Rect| scroll_area(app, entity).map_or(area, |held| area.intersect(node_area(app, held)));
    for (index, (entity, text, area)) in shown.iter().enumerate() {
        check_place(app, *entity, *area, window, &format!("{text:?} of {what}: {area:?}"));
        for (below, other, beside) in &shown[..index] {
            let common = seen(*entity, *area).intersect(seen(*below, *beside)).size();
            assert!(common.min_element() <= 1.0, "{text:?} lies over {other:?} in {what}: {area:?}, {beside:?}");
        }
    }
}

fn ancestors(app: &App, entity: Entity) -> Vec<Entity> {
    std::iter::successors(Some(entity), |entity| app.world().get::<ChildOf>(*entity).map(ChildOf::parent))
        .skip(1)
        .collect()
}

pub(super) fn node_area(app: &App, entity: Entity) -> Rect {
    let node = app.world().get::<ComputedNode>(entity).expect("a scroll area is a node");
    let place = app.world().get::<UiGlobalTransform>(entity).expect("a node has a place");
    Rect::from_center_size(place.translation, node.size())
}
