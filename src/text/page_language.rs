use bevy::prelude::*;

use super::Texts;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, follow_texts.run_if(resource_changed::<Texts>));
}

/// The page is in the language of the game, for whatever reads it aloud, and for what it says when the game has stopped.
fn follow_texts(texts: Res<Texts>) {
    let page = web_sys::window().and_then(|window| window.document()?.document_element());
    if page.is_some_and(|page| page.set_attribute("lang", texts.language().code()).is_err()) {
        debug!("the page keeps its language");
    }
}
