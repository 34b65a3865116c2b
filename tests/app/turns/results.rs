//! How a game of more than two ended, in words.

use tefuda::play::{PlayRequest, Summary};

use super::*;

#[test]
fn the_next_deal_remembers_who_won() {
    let mut table = Table::new(&[EASY; 4], json!({ "first": "winner" }));
    table.driver.key(KeyCode::KeyF);
    while table.play().state().outcome().is_none() {
        table.driver.frames(1);
    }
    let ranks = table.play().state().outcome().expect("over").ranks;
    table.world().write_message(PlayRequest::NewDeal);
    table.driver.frames(4);
    assert_eq!(table.record().previous.as_ref(), Some(&ranks));
    // RULES.md: of several winners the lowest seat; the first action is theirs.
    let winner = ranks.iter().position(|rank| *rank == 1);
    let first = table.record().actions.first().map(|done| done.seat).or_else(|| table.play().state().turn());
    assert_eq!(first, winner);
    // Given up, it leaves no winner: the one before still begins.
    table.world().write_message(PlayRequest::NewDeal);
    table.driver.frames(4);
    assert_eq!(table.record().previous.as_ref(), Some(&ranks));
    let deal = table.record().deal;
    table.world().write_message(PlayRequest::RestartDeal);
    table.driver.frames(4);
    assert_eq!((table.record().deal, table.record().previous.as_ref()), (deal, Some(&ranks)), "the same deal again");
    assert_eq!(table.driver.app.world().resource::<Summary>().deal, deal);
}
