use crate::record::Player;
use crate::text::{Argument, Localized, Texts};

/// What a player is called: "you" where one human plays, "player 2" where several do, a computer by a name of its own. At a
/// table of two that goes by its level; at a larger one by its seat, so that no two have the same.
pub fn player_name(players: &[Player], seat: usize) -> Localized {
    match players.get(seat) {
        Some(Player::Computer { .. }) if players.len() > 2 => Localized::new(format!("computer-seat-{}", seat + 1)),
        Some(Player::Computer { level }) => Localized::new(format!("computer-{level}")),
        _ if Player::only_human(players) == Some(seat) => Localized::new("seat-you"),
        _ => Localized::new("player-number").with("number", seat + 1),
    }
}

/// How well a computer plays; nothing for a human.
pub fn player_level(players: &[Player], seat: usize) -> Option<Localized> {
    match players.get(seat)? {
        Player::Human => None,
        Player::Computer { level } => Some(Localized::new(format!("level-{level}"))),
    }
}

/// The one line about a game in play or saved: game, round, and the opponent with the score, or the names of all; at a
/// larger table game and names.
pub(super) fn summary_line(summary: &crate::play::Summary, texts: &Texts) -> Localized {
    let said = |text: Localized| text.to_text(texts);
    let round = summary.series.len() + usize::from(summary.ranks.is_none());
    let game = texts.get(&format!("game-{}", summary.game));
    if summary.players.len() > 2 {
        let names: Argument = (0..summary.players.len()).map(|seat| player_name(&summary.players, seat)).collect();
        return Localized::new("title-continue-table").with("game", game).with("names", names);
    }
    let Some(you) = summary.you() else {
        let name = |seat| said(player_name(&summary.players, seat));
        let names: Vec<_> = (0..summary.players.len()).map(name).collect();
        return Localized::new("title-continue-people")
            .with("game", game)
            .with("round", round)
            .with("names", names.join(" · "));
    };
    let other = (0..summary.players.len()).find(|seat| *seat != you).unwrap_or(you);
    let level = player_level(&summary.players, other).map(said).unwrap_or_default();
    Localized::new("title-continue-explained")
        .with("game", game)
        .with("round", round)
        .with("name", said(player_name(&summary.players, other)))
        .with("level", level)
        .with("yours", summary.wins(you))
        .with("theirs", summary.wins(other))
}
