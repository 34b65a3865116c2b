use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use tefuda::controls::{ConfirmCancel, Prompt, PromptAction, PromptBar, Prompts, Request};
use tefuda::menus::Menu;
use tefuda::text::Localized;
use tefuda::theme::atlas::{GLYPHS, Glyph};
use tefuda::theme::frame::{Frame, FrameShape};

use super::Bench;

const PROMPTS: [Prompt; 5] = [
    Prompt::new(PromptAction::Places(4), "prompt-play"),
    Prompt::new(PromptAction::SideSteps, "prompt-choose"),
    Prompt::new(PromptAction::Request(Request::Confirm), "prompt-confirm"),
    Prompt::new(PromptAction::Request(Request::Main), "prompt-draw"),
    Prompt::new(PromptAction::Request(Request::Pause), "prompt-pause").at_end(),
];

fn bench() -> Bench {
    let mut bench = Bench::new();
    bench.app.insert_resource(Prompts(PROMPTS.into()));
    bench.frame();
    bench
}

/// The bar from left to right: glyphs by name, caps in brackets, verbs by key.
fn shown(bench: &mut Bench) -> String {
    let world = bench.app.world_mut();
    let bar = world.query_filtered::<Entity, With<PromptBar>>().single(world).unwrap();
    let mut children = world.query::<&Children>();
    let order: Vec<Entity> = children.query(world).iter_descendants_depth_first(bar).collect();
    let entities = order.into_iter().map(|entity| world.entity(entity));
    let words = entities.filter_map(|entity| {
        if let Some(localized) = entity.get::<Localized>() {
            return Some(localized.key().trim_start_matches("prompt-").to_owned());
        }
        if let Some(text) = entity.get::<Text>() {
            return Some(format!("[{}]", text.0));
        }
        let rect = entity.get::<ImageNode>()?.rect?;
        Some(format!("{:?}", glyph_at(rect)))
    });
    words.collect::<Vec<_>>().join(" ")
}

fn glyph_at(rect: Rect) -> Glyph {
    let glyphs = [
        Glyph::FaceSouth,
        Glyph::FaceEast,
        Glyph::FaceNorth,
        Glyph::DirectionPad,
        Glyph::Start,
        Glyph::MouseLeft,
        Glyph::ArrowLeft,
        Glyph::ArrowRight,
    ];
    glyphs
        .into_iter()
        .find(|glyph| GLYPHS.cell_rect(glyph.index()).as_rect() == rect)
        .expect("a glyph of these prompts")
}

fn is_shown(bench: &mut Bench) -> bool {
    let world = bench.app.world_mut();
    world.query_filtered::<&Node, With<PromptBar>>().single(world).unwrap().display != Display::None
}

#[test]
fn each_device_sees_its_own_glyphs() {
    let mut bench = bench();
    let keys = "[1] [–] [4] play ArrowLeft ArrowRight choose [Enter] confirm [Space] draw [Esc] pause";
    assert_eq!(shown(&mut bench), keys);
    bench.press().frame();
    assert_eq!(shown(&mut bench), "MouseLeft play MouseLeft confirm [Space] draw [Esc] pause");
    let pad = bench.plug_in();
    bench.press_button(pad, GamepadButton::DPadLeft);
    let buttons = "DirectionPad FaceSouth play DirectionPad choose FaceSouth confirm FaceNorth draw Start pause";
    assert_eq!(shown(&mut bench), buttons);
    bench.app.insert_resource(ConfirmCancel { swapped: true });
    assert_eq!(shown(bench.frame()), buttons.replace("FaceSouth", "FaceEast"));
}

#[test]
fn a_finger_needs_no_bar_and_neither_does_a_screen_without_prompts() {
    let mut bench = bench();
    assert!(is_shown(&mut bench));
    bench.touch(1, TouchPhase::Started, 5.0, 5.0).frame();
    assert!(!is_shown(&mut bench));
    bench.press_key(KeyCode::ArrowUp);
    assert!(is_shown(&mut bench));
    bench.app.insert_resource(Prompts::default());
    assert!(!is_shown(bench.frame()));
}

#[test]
fn keys_are_shown_as_they_act_where_one_is() {
    let mut bench = Bench::new();
    let back = Prompt::new(PromptAction::Request(Request::Cancel), "prompt-back").at_end();
    bench.app.insert_resource(Prompts(vec![back]));
    assert_eq!(shown(bench.frame()), "[Backspace] back");
    bench.open(Menu::Pause);
    assert_eq!(shown(bench.frame()), "[Esc] back");
}

#[test]
fn a_low_window_shows_glyphs_alone() {
    let mut bench = bench();
    let frame = Frame::of(Vec2::new(1280.0, 400.0));
    bench.app.insert_resource(frame).insert_resource(FrameShape::from(frame));
    assert_eq!(shown(bench.frame()), "[1] [–] [4] ArrowLeft ArrowRight [Enter] [Space] [Esc]");
}
