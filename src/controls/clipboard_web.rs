//! The page's copy and paste. A browser gives and takes text only while it handles the event, and between frames, so
//! both are left where the game finds them.

use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use bevy::prelude::*;
use bevy::winit::{EventLoopProxy, EventLoopProxyWrapper, WinitUserEvent};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::ClipboardEvent;

use super::{Copyable, Pasted};

/// What has been pasted since the last frame, and what would be copied before the next.
#[derive(Resource, Clone, Default)]
struct Exchange(Arc<Mutex<Texts>>);

#[derive(Default)]
struct Texts {
    pasted: Vec<String>,
    copyable: Option<String>,
}

impl Exchange {
    /// Every change is a single one, so a panic elsewhere cannot have left it half done.
    fn texts(&self) -> MutexGuard<'_, Texts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Exchange>();
    app.add_systems(Startup, start_to_listen);
    app.add_systems(PreUpdate, hand_over_pasted);
    app.add_systems(Last, offer_copyable.run_if(resource_changed::<Copyable>));
}

fn start_to_listen(exchange: Res<Exchange>, event_loop: Option<Res<EventLoopProxyWrapper>>) {
    let (Some(event_loop), Some(page)) = (event_loop, web_sys::window().and_then(|window| window.document())) else {
        return;
    };
    let (event_loop, pasted_to, copied_from) = ((**event_loop).clone(), exchange.clone(), exchange.clone());
    let paste = Closure::<dyn FnMut(ClipboardEvent)>::new(move |event| paste(&event, &pasted_to, &event_loop));
    let copy = Closure::<dyn FnMut(ClipboardEvent)>::new(move |event| copy(&event, &copied_from));
    for (name, closure) in [("paste", paste), ("copy", copy)] {
        if page.add_event_listener_with_callback(name, closure.as_ref().unchecked_ref()).is_err() {
            warn!("the page cannot {name}");
        }
        // It is needed as long as the page is there.
        closure.forget();
    }
}

fn paste(event: &ClipboardEvent, exchange: &Exchange, event_loop: &EventLoopProxy<WinitUserEvent>) {
    let Some(text) = event.clipboard_data().and_then(|data| data.get_data("text/plain").ok()) else { return };
    exchange.texts().pasted.push(text);
    if event_loop.send_event(WinitUserEvent::WakeUp).is_err() {
        debug!("pasted after the end");
    }
}

fn copy(event: &ClipboardEvent, exchange: &Exchange) {
    let texts = exchange.texts();
    let (Some(text), Some(data)) = (&texts.copyable, event.clipboard_data()) else { return };
    if data.set_data("text/plain", text).is_ok() {
        // Or the browser would copy what is marked on the page: nothing.
        event.prevent_default();
    }
}

fn hand_over_pasted(exchange: Res<Exchange>, mut pasted: MessageWriter<Pasted>) {
    pasted.write_batch(mem::take(&mut exchange.texts().pasted).into_iter().map(Pasted));
}

fn offer_copyable(exchange: Res<Exchange>, copyable: Res<Copyable>) {
    exchange.texts().copyable.clone_from(&copyable.0);
}
