//! Ranks by seat: 1 + the number of seats strictly ahead.

use tefuda::record::Player;
use tefuda::rules::{are_ranks, match_is_over, match_leaders, sole_winner, wins, wins_needed};

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

/// Results are written as who won, `=` for a drawn game. The match must be over after exactly these (`RULES.md` §1).
#[test]
fn first_to_more_than_half_drawn_games_count_and_equal_wins_are_drawn() {
    let cases = [
        (1, "0", &[0][..]),
        (1, "1", &[1]),
        (1, "=", &[0, 1]),
        (3, "00", &[0]),
        (3, "11", &[1]),
        (3, "010", &[0]),
        (3, "0=1", &[0, 1]),
        (3, "0==", &[0]),
        (3, "=1=", &[1]),
        (3, "===", &[0, 1]),
        (5, "000", &[0]),
        (5, "10101", &[1]),
        (5, "110==", &[1]),
        (5, "00===", &[0]),
        (5, "0=1=1", &[1]),
        (5, "01=01", &[0, 1]),
    ];
    for (games, results, leaders) in cases {
        let mut series = Vec::new();
        for (index, result) in results.chars().enumerate() {
            assert!(!match_is_over(&series, games), "{results} after {index}");
            series.push(match result {
                '0' => vec![1, 2],
                '1' => vec![2, 1],
                _ => vec![1, 1],
            });
        }
        assert!(match_is_over(&series, games), "{games} {results}");
        assert_eq!(match_leaders(&series, 2), leaders, "{games} {results}");
        assert_eq!([0, 1].map(|seat| wins(&series, seat)), ["0", "1"].map(|seat| results.matches(seat).count()));
    }
}

#[test]
fn more_than_half_of_the_games_decide_a_match_however_long() {
    assert_eq!([1, 3, 5, 255].map(wins_needed), [1, 2, 3, 128]);
    // More games than a save of a real match can hold, as a foreign file might.
    assert!(match_is_over(&vec![vec![1, 1]; 1000], 255));
}
