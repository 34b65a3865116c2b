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

/// The large line: won, lost or drawn; of the match once that is over.
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
        ([winner], ..) => Localized::new("result-lose").with("name", player_name(&summary.players, *winner)),
        (_, _, true) => Localized::new("result-match-drawn"),
        (_, _, false) => Localized::new("result-draw"),
    }
}

/// How the game ended, line by line.
pub(crate) fn verdict(summary: &Summary) -> impl Iterator<Item = Localized> {
    std::iter::once(headline(summary)).chain(score(summary))
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
