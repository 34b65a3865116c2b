use crate::play::Summary;
use crate::rules::match_leaders;
use crate::screens::player_name;
use crate::text::{Localized, Texts};

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
pub(super) fn headline(summary: &Summary, texts: &Texts) -> Localized {
    let of_match = summary.match_over && summary.games > 1;
    let leaders = leaders(summary);
    match (leaders.as_slice(), summary.you(), of_match) {
        ([winner], Some(you), true) if *winner == you => Localized::new("result-match-won"),
        ([_], Some(_), true) => Localized::new("result-match-lost"),
        ([winner], Some(you), false) if *winner == you => Localized::new("result-win"),
        ([winner], ..) => {
            Localized::new("result-lose").with("name", player_name(&summary.players, *winner).to_text(texts))
        }
        (_, _, true) => Localized::new("result-match-drawn"),
        (_, _, false) => Localized::new("result-draw"),
    }
}

/// The score of a match so far, where there is one.
pub(super) fn score(summary: &Summary) -> Option<Localized> {
    let you = summary.you().unwrap_or(0);
    let (yours, played) = (summary.wins(you), summary.series.len());
    let theirs: usize = (0..summary.players.len()).filter(|seat| *seat != you).map(|seat| summary.wins(seat)).sum();
    let line = Localized::new("result-match-score").with("yours", yours).with("theirs", theirs);
    (summary.games > 1).then(|| line.with("draws", played.saturating_sub(yours + theirs)))
}
