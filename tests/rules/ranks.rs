//! Ranks by seat: 1 + the number of seats strictly ahead.

use tefuda::record::Player;
use tefuda::rules::{are_ranks, sole_winner, wins};

const COMPUTER: Player = Player::Computer { level: tefuda::computer::Level::Easy };

#[test]
fn shared_places_leave_a_gap_behind_them() {
    for ranks in [&[1, 2][..], &[1, 1], &[1, 1, 3], &[3, 1, 1], &[2, 2, 1], &[1, 2, 2, 4]] {
        assert!(are_ranks(ranks, ranks.len()), "{ranks:?}");
        assert!(!are_ranks(ranks, ranks.len() + 1), "{ranks:?} with a seat more");
    }
    for ranks in [&[1, 3][..], &[2, 2], &[0, 1], &[1, 1, 2], &[1, 2, 2, 3]] {
        assert!(!are_ranks(ranks, ranks.len()), "{ranks:?}");
    }
}

#[test]
fn only_a_first_place_of_ones_own_is_a_win() {
    assert_eq!(sole_winner(&[2, 1]), Some(1));
    assert_eq!(sole_winner(&[1, 2, 2]), Some(0));
    assert_eq!(sole_winner(&[1, 1]), None);
    assert_eq!(sole_winner(&[3, 1, 1]), None);
    let series = [vec![1, 2], vec![2, 1], vec![1, 1], vec![1, 2]];
    assert_eq!((wins(&series, 0), wins(&series, 1)), (2, 1));
}

#[test]
fn one_human_among_any_number_is_you() {
    assert_eq!(Player::only_human(&[Player::Human, COMPUTER]), Some(0));
    assert_eq!(Player::only_human(&[COMPUTER, COMPUTER, Player::Human]), Some(2));
    assert_eq!(Player::only_human(&[Player::Human, COMPUTER, Player::Human]), None);
    assert_eq!(Player::only_human(&[COMPUTER, COMPUTER]), None);
}
