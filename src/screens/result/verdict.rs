use crate::play::Summary;
use crate::rules::match_leaders;
use crate::screens::player_name;
use crate::text::{Argument, Localized};

/// Who is ahead: of the match once it is over and was one, else of this game.
fn leaders(summary: &Summary) -> Vec<usize> {
    if summary.match_over && summary.games > 1 {
        return match_leaders(&summary.series, summary.players.len());
    }
    let ranks = summary.ranks.as_deref().unwrap_or_default();
    (0..summary.players.len()).filter(|seat| ranks.get(*seat) == Some(&1)).collect()
}

/// Whether the screen has something to celebrate: one winner, and not one that beat the only human.
pub(super) fn is_win(summary: &Summary) -> bool {
    let leaders = leaders(summary);
    leaders.len() == 1 && summary.you().is_none_or(|you| leaders == [you])
}

/// The seat whose shape stands in the rosette: the winner, or whoever is spoken to.
pub(super) fn shown_seat(summary: &Summary) -> usize {
    let leaders = leaders(summary);
    summary.you().or(leaders.first().copied()).unwrap_or(0)
}

/// The large line: won, lost or drawn, or which place; of the match once that is over.
pub(super) fn headline(summary: &Summary) -> Localized {
    let of_match = summary.match_over && summary.games > 1;
    let leaders = leaders(summary);
    match (leaders.as_slice(), summary.you(), of_match) {
        ([winner], Some(you), true) if *winner == you => Localized::new("result-match-won"),
        ([_], Some(_), true) => Localized::new("result-match-lost"),
        ([winner], None, true) => {
            Localized::new("result-match-won-by").with("name", player_name(&summary.players, *winner))
        }
        ([winner], Some(you), false) if *winner == you => Localized::new("result-win"),
        (_, you, false) if summary.players.len() > 2 => headline_of_table(summary, &leaders, you),
        ([winner], ..) => Localized::new("result-lose").with("name", player_name(&summary.players, *winner)),
        (_, _, true) => Localized::new("result-match-drawn"),
        (_, _, false) => Localized::new("result-draw"),
    }
}

/// The same at a table of more than two: which place is yours, or who has the first.
fn headline_of_table(summary: &Summary, leaders: &[usize], you: Option<usize>) -> Localized {
    let ranks = summary.ranks.as_deref().unwrap_or_default();
    let names = || -> Argument { leaders.iter().map(|seat| player_name(&summary.players, *seat)).collect() };
    match (leaders, you.and_then(|you| ranks.get(you))) {
        (all, _) if all.len() == summary.players.len() => Localized::new("result-draw"),
        (_, Some(place)) if is_tied(ranks, *place) => Localized::new("result-place-shared").with("place", *place),
        (_, Some(place)) => Localized::new("result-place").with("place", *place),
        ([_], None) => Localized::new("result-lose").with("name", names()),
        (_, None) => Localized::new("result-first-shared").with("names", names()),
    }
}

/// Whether several share a place.
pub(super) fn is_tied(ranks: &[u8], place: u8) -> bool {
    ranks.iter().filter(|rank| **rank == place).count() > 1
}

/// How the game ended, line by line; at a table of more than two every place is said.
pub(crate) fn verdict(summary: &Summary) -> impl Iterator<Item = Localized> {
    let places = if summary.players.len() > 2 { places(summary) } else { Vec::new() };
    std::iter::once(headline(summary)).chain(score(summary)).chain(places)
}

/// Who has which place, the first first; those who share one are said together.
fn places(summary: &Summary) -> Vec<Localized> {
    let ranks = summary.ranks.as_deref().unwrap_or_default();
    let held = |place: &u8| ranks.contains(place);
    let line = |place: u8| {
        let seats = (0..ranks.len()).filter(|seat| ranks[*seat] == place);
        let names: Argument = seats.map(|seat| player_name(&summary.players, seat)).collect();
        let key = if is_tied(ranks, place) { "result-says-place-shared" } else { "result-says-place" };
        Localized::new(key).with("place", place).with("names", names)
    };
    (1..=u8::MAX).filter(held).map(line).collect()
}

/// The score of a match so far, where there is one: for the only human won, lost and drawn, else the wins of each.
pub(super) fn score(summary: &Summary) -> Option<Localized> {
    if summary.games <= 1 {
        return None;
    }
    let wins: Vec<usize> = (0..summary.players.len()).map(|seat| summary.wins(seat)).collect();
    let draws = summary.series.len().saturating_sub(wins.iter().sum());
    let Some(you) = summary.you() else {
        let of_seat = |(seat, wins): (usize, &usize)| {
            let name = player_name(&summary.players, seat);
            Localized::new("result-match-wins").with("name", name).with("wins", *wins)
        };
        let drawn = Localized::new("result-match-draws").with("draws", draws);
        let scores: Argument = wins.iter().enumerate().map(of_seat).chain([drawn]).collect();
        return Some(Localized::new("result-match-scores").with("scores", scores));
    };
    let theirs = wins.iter().sum::<usize>() - wins[you];
    let line = Localized::new("result-match-score").with("yours", wins[you]).with("theirs", theirs);
    Some(line.with("draws", draws))
}
