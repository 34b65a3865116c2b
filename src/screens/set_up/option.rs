use bevy::prelude::*;
use serde_json::Value;

use super::{SetUp, SetUpChange};
use crate::rules::Choice;
use crate::text::{Localized, Texts};
use crate::theme::atlas::Icon;
use crate::theme::frame::Frame;
use crate::theme::palette;
use crate::theme::widget::{
    ButtonKind, TypeSize, column, icon_button, label, row, segment, segmented, stepper_value, text,
};

/// With more values than this a choice is stepped through.
const MOST_SEGMENTS: usize = 5;

/// One option with its explanation and its values; everything it says comes from texts named after game and option.
pub(super) struct OptionRow {
    index: usize,
    /// `{game}-option-{option}`.
    key: String,
    title: Localized,
    values: Vec<String>,
    now: Value,
    choice: Choice,
}

impl OptionRow {
    pub(super) fn new(set_up: &SetUp, index: usize, choice: &Choice, texts: &Texts) -> Self {
        let key = format!("{}-option-{}", set_up.game().name(), choice.option);
        let player = choice.seat.map(|seat| match (set_up.people(), seat) {
            (1, 0) => texts.get("seat-you"),
            (1, _) => texts.get("seat-opponent"),
            _ => texts.format("player-number", &[("number", (seat + 1).into())]),
        });
        let title = Localized::new(key.clone());
        let title = match player {
            Some(player) => title.with("player", player),
            None => title,
        };
        let values = choice.values.iter().map(plain).collect();
        Self { index, key, title, values, now: set_up.value(choice), choice: choice.clone() }
    }

    /// A stable name for focus and tests.
    fn name(&self, value: &str) -> String {
        let seat = self.choice.seat.map(|seat| format!("-{seat}")).unwrap_or_default();
        format!("option-{}{seat}-{value}", self.choice.option)
    }

    pub(super) fn into_bundle(self, frame: Frame) -> impl Bundle {
        let explanation = Localized::new(format!("{}-explained", self.key));
        (
            Node { flex_shrink: 0.0, ..column(6.0) },
            Pickable::IGNORE,
            Children::spawn((
                Spawn(text(self.title.clone(), TypeSize::Body, true, palette::WASHI)),
                Spawn(label(explanation)),
                SpawnWith(move |parent: &mut ChildSpawner| self.spawn_values(parent, frame)),
            )),
        )
    }

    fn spawn_values(self, parent: &mut ChildSpawner, frame: Frame) {
        if self.values.len() > MOST_SEGMENTS {
            parent.spawn(self.stepper(frame));
            return;
        }
        parent.spawn((Node::default(), Pickable::IGNORE)).with_children(|line| {
            line.spawn(segmented(&frame)).with_children(|segments| {
                for (value, plain) in self.values.iter().enumerate() {
                    segments.spawn((
                        segment(self.name(plain), &frame, Localized::new(format!("{}-{plain}", self.key))),
                        SetUpChange::Option { choice: self.index, value },
                    ));
                }
            });
        });
    }

    fn stepper(&self, frame: Frame) -> impl Bundle + use<> {
        let value = Localized::new(format!("{}-{}", self.key, plain(&self.now)));
        let option = &self.title;
        let arrow = |name, icon, by, key: &'static str| {
            let in_words = Localized::new(key).with("option", option.clone());
            (
                icon_button(self.name(name), ButtonKind::Secondary, &frame, icon, in_words),
                SetUpChange::Step { choice: self.index, by },
            )
        };
        (
            row(8.0),
            Pickable::IGNORE,
            children![
                arrow("less", Icon::Back, -1, "set-up-previous-value"),
                (stepper_value(value), Stepped { choice: self.index, key: self.key.clone() }),
                arrow("more", Icon::Pass, 1, "set-up-next-value"),
            ],
        )
    }
}

/// The value of a stepper, which is written anew when it changes.
#[derive(Component, Debug)]
pub(super) struct Stepped {
    choice: usize,
    key: String,
}

/// Writes the values of steppers.
pub(super) fn write_stepped(
    set_up: Res<SetUp>,
    steppers: Query<(&Stepped, &Children)>,
    mut values: Query<&mut Localized>,
) {
    for (stepped, children) in &steppers {
        let Some(choice) = set_up.choices().get(stepped.choice) else { continue };
        let said = Localized::new(format!("{}-{}", stepped.key, plain(&set_up.value(choice))));
        for child in children {
            if let Ok(mut value) = values.get_mut(*child) {
                value.set_if_neq(said.clone());
            }
        }
    }
}

/// A value as it stands in the keys of texts: a string without its quotes.
fn plain(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}
