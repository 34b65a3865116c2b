use std::borrow::Cow;
use std::ops::DerefMut;

use bevy::ecs::component::Mutable;
use bevy::prelude::*;
use bevy::sprite::update_text2d_layout;
use bevy::ui::UiSystems;

use super::{Argument, Manner, TextSystems, Texts};

/// A text of the language files, in whatever language is spoken.
///
/// On an entity with `Text`, `Text2d` or `TextSpan`, this writes there and goes on writing when it or the language changes.
/// Elsewhere (a queued notice) it is just the text to be said.
#[derive(Component, Reflect, Clone, PartialEq, Eq, Debug)]
#[reflect(Component)]
pub struct Localized {
    key: Cow<'static, str>,
    arguments: Vec<(Cow<'static, str>, Argument)>,
}

impl Localized {
    /// The text under a key, as yet without arguments.
    pub fn new(key: impl Into<Cow<'static, str>>) -> Self {
        Self { key: key.into(), arguments: Vec::new() }
    }

    /// The same with an argument more, or with another value for one that was there.
    #[must_use]
    pub fn with(mut self, name: impl Into<Cow<'static, str>>, argument: impl Into<Argument>) -> Self {
        let name = name.into();
        self.arguments.retain(|(other, _)| *other != name);
        self.arguments.push((name, argument.into()));
        self
    }

    /// Its key in the language files.
    pub fn key(&self) -> &str {
        &self.key
    }

    /// What it says in the language of `texts`, to be read.
    pub fn to_text(&self, texts: &Texts) -> String {
        self.in_words(texts, Manner::Written)
    }

    /// What it says in the language of `texts`, to be heard.
    pub fn to_speech(&self, texts: &Texts) -> String {
        self.in_words(texts, Manner::Spoken)
    }

    pub(super) fn in_words(&self, texts: &Texts, manner: Manner) -> String {
        let arguments = self.arguments.iter().map(|(name, argument)| (name.as_ref(), argument));
        texts.format_pairs(&self.key, arguments, manner)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.register_type::<Localized>();
    app.configure_sets(PostUpdate, TextSystems.before(UiSystems::Prepare).before(update_text2d_layout));
    app.add_systems(
        PostUpdate,
        (write_localized_texts::<Text>, write_localized_texts::<Text2d>, write_localized_texts::<TextSpan>)
            .in_set(TextSystems),
    );
}

/// Writes only where the string differs, because a text written to is laid out anew.
fn write_localized_texts<T>(texts: Res<Texts>, mut localized: Query<(Ref<Localized>, &mut T)>)
where
    T: Component<Mutability = Mutable> + DerefMut<Target = String>,
{
    for (localized, text) in &mut localized {
        if texts.is_changed() || localized.is_changed() || text.is_added() {
            text.map_unchanged(T::deref_mut).set_if_neq(localized.to_text(&texts));
        }
    }
}
