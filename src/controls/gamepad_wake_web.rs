//! Wakes a page that sleeps until something happens when what happens is on a gamepad.
//!
//! Browsers have no events for what is pressed on a pad: it has to be looked at, and Bevy looks once a frame. While there
//! are pads, the page therefore looks at the time of their last change, at the pace of the display and drawing nothing.

use std::cell::RefCell;
use std::rc::Rc;

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Gamepad, Window};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, start_to_look);
}

/// Nothing is looked at before the browser tells of a first pad, which it does when a button is pressed on one.
fn start_to_look(event_loop: Option<Res<EventLoopProxyWrapper>>) {
    let (Some(window), Some(event_loop)) = (web_sys::window(), event_loop) else { return };
    let look = Look::every_frame(window.clone(), (**event_loop).clone());
    let connected = Closure::<dyn FnMut()>::new(move || Look::go_on(&look));
    let heard = window.add_event_listener_with_callback("gamepadconnected", connected.as_ref().unchecked_ref());
    if heard.is_err() {
        warn!("gamepads cannot wake the page");
    }
    // It is needed as long as the page is there.
    connected.forget();
}

/// Looks again with every frame of the display, until there are no pads.
struct Look {
    window: Window,
    frame: Option<Closure<dyn FnMut()>>,
    /// Whether it is already waiting for the next frame.
    waiting: bool,
}

impl Look {
    fn every_frame(window: Window, event_loop: EventLoopProxy<WinitUserEvent>) -> Rc<RefCell<Self>> {
        let look = Rc::new(RefCell::new(Self { window: window.clone(), frame: None, waiting: false }));
        let again = look.clone();
        let mut seen = Vec::new();
        look.borrow_mut().frame = Some(Closure::new(move || {
            again.borrow_mut().waiting = false;
            let now = changes(&window);
            // The loop is gone only with the page.
            if now != seen && event_loop.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
            let any = !now.is_empty();
            seen = now;
            if any {
                Self::go_on(&again);
            }
        }));
        look
    }

    fn go_on(look: &RefCell<Self>) {
        let mut look = look.borrow_mut();
        let Some(frame) = look.frame.as_ref().filter(|_| !look.waiting) else { return };
        look.waiting = look.window.request_animation_frame(frame.as_ref().unchecked_ref()).is_ok();
    }
}

/// When each pad last changed, in ms since the page was opened.
fn changes(window: &Window) -> Vec<f64> {
    let pads = window.navigator().get_gamepads().unwrap_or_default();
    pads.iter().filter_map(|pad| pad.dyn_into::<Gamepad>().ok()).map(|pad| pad.timestamp()).collect()
}
