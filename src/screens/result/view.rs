use bevy::prelude::*;
use bevy::ui_widgets::Activate;

use super::ask;
use super::rosette::rosette;
use super::verdict::{headline, is_tied, is_win, score, shown_seat};
use crate::menus::{MenuOpener, Page};
use crate::play::{Figure, PlayRequest, Summary};
use crate::rules::sole_winner;
use crate::screens::{player_level, player_name};
use crate::text::{Localized, clock_text};
use crate::theme::Frame;
use crate::theme::atlas::Icon;
use crate::theme::frame::PROMPTS_HEIGHT;
use crate::theme::palette;
use crate::theme::widget::{
    ButtonKind, TypeSize, button, column, label, literal, match_diamonds, plate, row, scroll_area, text, tinted_icon,
};

/// The content is no wider than this, in units.
const WIDTH: f32 = 1280.0;

/// What the screen shows.
struct Model {
    frame: Frame,
    opens: bool,
    look_back: bool,
    summary: Summary,
    headline: Localized,
    score: Option<Localized>,
}

/// In landscape the verdict stands beside the table of seats; in portrait everything is one column. The buttons stay at
/// the bottom, what is above them scrolls where it has to.
pub(super) fn content(frame: Frame, summary: &Summary, opens: bool, look_back: bool) -> impl Bundle + use<> {
    let (headline, score) = (headline(summary), score(summary));
    let model = Model { frame, opens, look_back, summary: summary.clone(), headline, score };
    Children::spawn(SpawnWith(move |root: &mut ChildSpawner| {
        let side = if frame.portrait { frame.margin() } else { 36.0 };
        let node = Node {
            width: percent(100),
            max_width: px(WIDTH),
            height: percent(100),
            padding: UiRect { left: px(side), right: px(side), top: px(16), bottom: px(PROMPTS_HEIGHT + 12.0) },
            ..column(16.0)
        };
        root.spawn((node, Pickable::IGNORE)).with_children(|block| {
            let list = scroll_area(Node { flex_grow: 1.0, ..default() });
            block.spawn(list).with_children(|list| {
                if frame.portrait { fill_portrait(list, &model) } else { fill_landscape(list, &model) }
            });
            spawn_buttons(block, &model);
        });
    }))
}

fn fill_landscape(list: &mut ChildSpawner, model: &Model) {
    let node = Node { flex_grow: 1.0, flex_shrink: 0.0, align_items: AlignItems::Center, ..row(24.0) };
    list.spawn((node, Pickable::IGNORE)).with_children(|line| {
        let left = Node { width: px(400), align_items: AlignItems::Center, flex_shrink: 0.0, ..column(12.0) };
        line.spawn((left, Pickable::IGNORE)).with_children(|left| spawn_verdict(left, model));
        let right = Node { flex_grow: 1.0, flex_basis: px(0), min_width: px(0), ..column(12.0) };
        line.spawn((right, Pickable::IGNORE)).with_children(|right| spawn_figures(right, model));
    });
}

fn fill_portrait(list: &mut ChildSpawner, model: &Model) {
    let node = Node { flex_shrink: 0.0, align_items: AlignItems::Stretch, ..column(12.0) };
    list.spawn((node, Pickable::IGNORE)).with_children(|all| {
        let top = Node { align_items: AlignItems::Center, ..column(8.0) };
        all.spawn((top, Pickable::IGNORE)).with_children(|top| spawn_verdict(top, model));
        spawn_figures(all, model);
    });
}

fn spawn_verdict(parent: &mut ChildSpawner, model: &Model) {
    let (seat, win) = (shown_seat(&model.summary), is_win(&model.summary));
    let rank = model.summary.ranks.as_ref().and_then(|ranks| ranks.get(seat)).copied().unwrap_or(1);
    if !model.frame.is_short() {
        parent.spawn(rosette(rank, seat, win, model.opens));
    }
    let color = if win { palette::KIN } else { palette::WASHI };
    let size = if model.frame.portrait { TypeSize::Heading } else { TypeSize::Count };
    let centred = TextLayout::justify(Justify::Center);
    parent.spawn((text(model.headline.clone(), size, true, color), centred));
    if let Some(score) = &model.score {
        parent.spawn((text(score.clone(), TypeSize::Body, false, palette::WASHI), centred));
    }
    if model.summary.assisted {
        parent.spawn((label(Localized::new("result-assisted")), centred));
    }
}

fn spawn_figures(parent: &mut ChildSpawner, model: &Model) {
    let summary = &model.summary;
    let mut seats: Vec<usize> = (0..summary.players.len()).collect();
    let rank = |seat: usize| summary.ranks.as_ref().and_then(|ranks| ranks.get(seat)).copied().unwrap_or(1);
    seats.sort_by_key(|seat| rank(*seat));
    for seat in seats {
        spawn_seat(parent, model, seat, rank(seat));
    }
    let figures = Node { flex_wrap: FlexWrap::Wrap, align_items: AlignItems::Stretch, flex_shrink: 0.0, ..row(8.0) };
    parent.spawn((figures, Pickable::IGNORE)).with_children(|figures| {
        // Three of them lie side by side on the narrowest screens.
        let size = if model.frame.portrait { TypeSize::Name } else { TypeSize::Heading };
        let time = literal(clock_text(summary.seconds), size, true, palette::WASHI);
        spawn_figure(figures, Localized::new("result-time"), time, None);
        for figure in &summary.figures {
            let (value, counts) = figure_words(*figure);
            let value = (text(value, size, true, palette::WASHI), TextLayout::no_wrap());
            spawn_figure(figures, Localized::new(figure.key), value, Some(Localized::new(counts)));
        }
    });
    let deal = Localized::new("deal-number").with("number", summary.deal.to_string());
    let node = Node { padding: UiRect::axes(px(16), px(10)), flex_shrink: 0.0, ..row(8.0) };
    parent.spawn(plate(node)).with_children(|line| _ = line.spawn(text(deal, TypeSize::Body, false, palette::WASHI)));
}

fn spawn_seat(parent: &mut ChildSpawner, model: &Model, seat: usize, rank: u8) {
    let (summary, frame) = (&model.summary, model.frame);
    let alone = summary.ranks.as_deref().and_then(sole_winner) == Some(seat);
    let node = Node {
        min_height: px(if frame.portrait { 60 } else { 68 }),
        padding: UiRect::axes(px(18), px(6)),
        flex_shrink: 0.0,
        ..row(if frame.portrait { 12.0 } else { 16.0 })
    };
    let mut line = parent.spawn(plate(node));
    if alone {
        line.insert(BorderColor::all(palette::KIN));
    }
    line.with_children(|line| {
        let color = if alone { palette::KIN } else { palette::WASHI };
        line.spawn((
            Node { width: px(40), justify_content: JustifyContent::Center, flex_shrink: 0.0, ..default() },
            Pickable::IGNORE,
        ))
        .with_children(|place| _ = place.spawn(literal(rank.to_string(), TypeSize::Heading, true, color)));
        line.spawn(tinted_icon(Icon::SEATS[seat % Icon::SEATS.len()], 30.0, palette::seat(seat)));
        let names = Node { flex_wrap: FlexWrap::Wrap, flex_grow: 1.0, flex_shrink: 1.0, row_gap: px(0), ..row(8.0) };
        line.spawn((names, Pickable::IGNORE)).with_children(|names| {
            names.spawn(text(player_name(&summary.players, seat), TypeSize::Name, true, palette::WASHI));
            if let Some(level) = player_level(&summary.players, seat) {
                names.spawn(label(level));
            }
            if is_tied(summary.ranks.as_deref().unwrap_or_default(), rank) {
                names.spawn(label(Localized::new("result-tied")));
            }
            for words in summary.placed_by.get(seat).into_iter().flatten() {
                names.spawn(text(words.clone(), TypeSize::Caption, true, palette::WASHI));
            }
        });
        if summary.games > 1 {
            let diamonds = match_diamonds(summary.wins(seat), summary.games, 22.0);
            line.spawn((row(4.0), Pickable::IGNORE, Children::spawn(SpawnIter(diamonds))));
        }
        if alone {
            line.spawn(tinted_icon(Icon::Crown, 30.0, palette::KIN));
        }
    });
}

/// The number, or the two of them, and the key of what they count.
fn figure_words(figure: Figure) -> (Localized, &'static str) {
    let number = |value: u64| u32::try_from(value).unwrap_or(u32::MAX);
    let all = Localized::new(format!("{}-value", figure.key)).with("count", number(figure.all));
    match figure.own {
        Some(own) => {
            let both = Localized::new("result-own-and-all").with("own", number(own)).with("all", all);
            (both, "result-counts-own-and-all")
        }
        None => (all, "result-counts-all"),
    }
}

fn spawn_figure(parent: &mut ChildSpawner, title: Localized, value: impl Bundle, counts: Option<Localized>) {
    let node = Node { padding: UiRect::axes(px(12), px(10)), flex_grow: 1.0, flex_basis: px(100), ..column(0.0) };
    parent.spawn(plate(node)).with_children(|figure| {
        figure.spawn(label(title));
        figure.spawn(value);
        if let Some(counts) = counts {
            figure.spawn(label(counts));
        }
    });
}

fn spawn_buttons(parent: &mut ChildSpawner, model: &Model) {
    let frame = model.frame;
    let node = if frame.portrait { Node { align_items: AlignItems::Stretch, ..column(8.0) } } else { row(16.0) };
    parent.spawn((Node { flex_shrink: 0.0, ..node }, Pickable::IGNORE)).with_children(|line| {
        let act = |name, kind, key, icon| button(name, kind, &frame, Localized::new(key), icon);
        if model.summary.match_over {
            line.spawn(act("rematch", ButtonKind::Primary, "result-rematch", Some(Icon::Replay)))
                .observe(ask(PlayRequest::NewDeal));
        } else {
            line.spawn(act("next-game", ButtonKind::Primary, "result-next-game", Some(Icon::Play)))
                .observe(ask(PlayRequest::NextGame));
        }
        let gap = if frame.portrait { 8.0 } else { 16.0 };
        let others = Node { flex_wrap: FlexWrap::Wrap, align_items: AlignItems::Stretch, ..row(gap) };
        line.spawn((others, Pickable::IGNORE)).with_children(|others| {
            if model.summary.match_over {
                others
                    .spawn(act("same-deal", ButtonKind::Secondary, "result-same-deal", Some(Icon::Undo)))
                    .observe(ask(PlayRequest::Rematch));
            }
            if model.summary.in_turns {
                others
                    .spawn(act("show-board", ButtonKind::Secondary, "result-show-board", None))
                    .observe(ask(PlayRequest::ShowBoard));
            }
            if model.look_back {
                others
                    .spawn(act("look-back", ButtonKind::Secondary, "look-back", Some(Icon::Eye)))
                    .observe(|_: On<Activate>, mut menus: MenuOpener| Page::open(&mut menus));
            }
            others.spawn(act("leave", ButtonKind::Quiet, "result-title", None)).observe(ask(PlayRequest::Leave));
        });
    });
}
