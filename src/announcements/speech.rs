use bevy::prelude::*;

use super::{Announcement, SpeechSystems, Urgency};
use crate::text::{Localized, Texts};

/// What is said at once: everything that was announced within one frame, in the language spoken.
#[derive(Message, Clone, PartialEq, Eq, Debug)]
pub struct Utterance {
    /// The words.
    pub text: String,
    /// That of the most urgent part.
    pub urgency: Urgency,
}

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Utterance>().add_systems(PostUpdate, say.in_set(SpeechSystems::Say));
}

/// Where several things happen in one frame they are one utterance, or one would cut the other off.
pub(super) fn say(
    mut announcements: MessageReader<Announcement>,
    texts: Res<Texts>,
    mut utterances: MessageWriter<Utterance>,
) {
    let (said, urgencies): (Vec<_>, Vec<_>) =
        announcements.read().map(|said| (sentence(&said.text, &texts), said.urgency)).unzip();
    let joined = said.into_iter().reduce(|before, next| {
        texts.format("announcement-joined", &[("before", before.into()), ("next", next.into())])
    });
    if let (Some(text), Some(urgency)) = (joined, urgencies.into_iter().max()) {
        utterances.write(Utterance { text, urgency });
    }
}

/// A text to be heard, with the full stop at which speech pauses.
fn sentence(text: &Localized, texts: &Texts) -> String {
    let text = text.to_speech(texts);
    if text.ends_with(['.', '!', '?', '。', '！', '？']) {
        return text;
    }
    texts.format("announcement-sentence", &[("text", text.into())])
}
