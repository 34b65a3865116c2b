use tefuda::rules::Outcome;
use tefuda::rules::speed::{MatchLength, MatchScore};

/// Results are written as who won, `=` for a drawn game. The match must be over after exactly these.
#[test]
fn first_to_more_than_half_drawn_games_count_and_equal_wins_are_drawn() {
    let cases = [
        (1, "0", [1, 2]),
        (1, "1", [2, 1]),
        (1, "=", [1, 1]),
        (3, "00", [1, 2]),
        (3, "11", [2, 1]),
        (3, "010", [1, 2]),
        (3, "0=1", [1, 1]),
        (3, "0==", [1, 2]),
        (3, "=1=", [2, 1]),
        (3, "===", [1, 1]),
        (5, "000", [1, 2]),
        (5, "10101", [2, 1]),
        (5, "110==", [2, 1]),
        (5, "00===", [1, 2]),
        (5, "0=1=1", [2, 1]),
        (5, "01=01", [1, 1]),
    ];
    for (games, results, ranks) in cases {
        let mut score = MatchScore::new(MatchLength::try_from(games).unwrap());
        for (index, result) in results.chars().enumerate() {
            assert_eq!(score.outcome(), None, "{results} after {index}");
            let ranks = match result {
                '0' => vec![1, 2],
                '1' => vec![2, 1],
                _ => vec![1, 1],
            };
            score.count(&Outcome { ranks });
        }
        assert_eq!(score.outcome(), Some(Outcome { ranks: ranks.to_vec() }), "{games} {results}");
        let wins = |seat| results.matches(seat).count();
        assert_eq!([score.wins(0), score.wins(1)].map(usize::from), [wins("0"), wins("1")]);
        assert_eq!(usize::from(score.played()), results.len());
    }
}
