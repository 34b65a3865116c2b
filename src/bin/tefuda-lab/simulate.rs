//! Games among computers, counted.

use lexopt::prelude::*;
use serde::Serialize;
use serde_json::{Map, Value};
use tefuda::cards::DealNumber;
use tefuda::computer::{Computers, Level, play_out};
use tefuda::registry::{Game, GameVisitor};

use crate::json;

/// What `tefuda-lab simulate --help` says.
pub const HELP: &str = "\
Lets computers play many games against each other and prints one JSON object.

Usage: tefuda-lab simulate --game GAME --seats LEVEL,LEVEL,… [options]

  --game GAME       which game
  --seats LEVELS    who plays, one level for each seat: random, original, relaxed, beginner, easy, normal, hard, extreme
  --games N         how many games (1–1000000; 200)
  --seed S          the first deal number (1)
  --preset PRESET   the options to begin with (standard)
  --options JSON    options set otherwise, an object like {\"wrap\":false}

Each deal is played once for every way of turning the players round the table (two of different levels: twice, with
seats swapped), so that no level gains from better cards or a better place; then comes the next deal number. A number of
games that leaves the last deal incomplete is allowed. The same arguments give the same output.

Out, for each player in the order of --seats: games won alone, games that shared the first place, the share of wins (a
shared place counts as its part) with its 95 % Wilson interval, the mean rank (1 is first) with its 95 % interval; for
all games: how many were drawn, the mean number of actions, of ticks (64 a second) and of refused actions in a game.
";

/// What to simulate.
struct Simulation {
    game: Game,
    levels: Vec<Level>,
    games: u32,
    seed: u64,
    preset: String,
    overrides: Map<String, Value>,
}

/// What is printed.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Report {
    game: &'static str,
    preset: String,
    options: Map<String, Value>,
    seed: u64,
    games: u32,
    players: Vec<Standing>,
    draws: u32,
    mean_actions: f64,
    mean_ticks: f64,
    mean_refused: f64,
}

/// How one player did.
#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct Standing {
    level: Level,
    wins: u32,
    shared: u32,
    win_share: f64,
    interval: [f64; 2],
    mean_rank: f64,
    rank_interval: [f64; 2],
}

/// Runs the command with what follows its name.
///
/// # Errors
/// What to tell whoever typed it.
pub fn run(arguments: lexopt::Parser) -> Result<String, String> {
    match read(arguments).map_err(|error| error.to_string())? {
        Some(simulation) => simulation.game.visit(&simulation),
        None => Ok(HELP.to_owned()),
    }
}

/// Reads the arguments; nothing if help was asked for.
fn read(mut arguments: lexopt::Parser) -> Result<Option<Simulation>, lexopt::Error> {
    let (mut game, mut levels) = (None, None);
    let (mut games, mut seed, mut preset, mut overrides) = (200, 1, "standard".to_owned(), Map::new());
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("game") => game = Some(arguments.value()?.parse_with(game_named)?),
            Long("seats") => levels = Some(arguments.value()?.parse_with(levels_named)?),
            Long("games") => games = arguments.value()?.parse_with(number_of_games)?,
            Long("seed") => seed = arguments.value()?.parse_with(str::parse::<DealNumber>)?.0,
            Long("preset") => preset = arguments.value()?.string()?,
            Long("options") => overrides = arguments.value()?.parse_with(overrides_in)?,
            Long("help") | Short('h') => return Ok(None),
            other => return Err(other.unexpected()),
        }
    }
    let game = game.ok_or("--game is missing")?;
    let levels = levels.ok_or("--seats is missing")?;
    Ok(Some(Simulation { game, levels, games, seed, preset, overrides }))
}

fn game_named(name: &str) -> Result<Game, String> {
    let names: Vec<_> = Game::IN_LAB.iter().map(|game| game.name()).collect();
    Game::in_lab(name).ok_or_else(|| format!("no such game; the games are {}", names.join(", ")))
}

fn levels_named(names: &str) -> Result<Vec<Level>, String> {
    names.split(',').map(|name| name.parse::<Level>().map_err(|error| error.to_string())).collect()
}

fn number_of_games(text: &str) -> Result<u32, String> {
    let number = text.parse().ok().filter(|games| (1..=1_000_000).contains(games));
    number.ok_or_else(|| "the number of games is from 1 to 1000000".to_owned())
}

fn overrides_in(text: &str) -> Result<Map<String, Value>, String> {
    json::strictly(text.as_bytes())
        .and_then(serde_json::from_value)
        .map_err(|error| format!("options are an object like {{\"wrap\":false}}: {error}"))
}

impl GameVisitor for &Simulation {
    type Output = Result<String, String>;

    fn visit<G: Computers>(self) -> Self::Output {
        let report = self.simulate::<G>()?;
        let line = serde_json::to_string(&report).map_err(|error| error.to_string())?;
        Ok(line + "\n")
    }
}

impl Simulation {
    fn simulate<G: Computers>(&self) -> Result<Report, String> {
        let options = G::options_from(&self.preset, &self.overrides).map_err(|error| error.to_string())?;
        G::check_seats(self.levels.len()).map_err(|error| error.to_string())?;
        let mut tally = Tally::new(self.levels.len());
        let turns = turns(&self.levels) as u32;
        for index in 0..self.games {
            let mut levels = self.levels.clone();
            let turn = (index % turns) as usize;
            levels.rotate_left(turn);
            let deal = DealNumber(self.seed).game(u64::from(index / turns));
            let played = play_out::<G>(&self.preset, &options, &levels, deal).map_err(|error| error.to_string())?;
            let mut ranks = played.outcome.ranks.clone();
            ranks.rotate_right(turn);
            tally.count(&ranks, played.outcome.is_draw());
            tally.actions += played.record.actions.len() as u64;
            tally.ticks += played.ticks;
            tally.refused += played.refused as u64;
        }
        let mean = |sum: u64| rounded(sum as f64 / f64::from(self.games));
        Ok(Report {
            game: G::NAME,
            preset: self.preset.clone(),
            options: self.overrides.clone(),
            seed: self.seed,
            games: self.games,
            players: self
                .levels
                .iter()
                .zip(&tally.players)
                .map(|(level, score)| score.standing(*level, self.games))
                .collect(),
            draws: tally.draws,
            mean_actions: mean(tally.actions),
            mean_ticks: mean(tally.ticks),
            mean_refused: mean(tally.refused),
        })
    }
}

/// How many ways of turning the players round the table differ.
fn turns(levels: &[Level]) -> usize {
    let repeats = |period: usize| (0..levels.len()).all(|seat| levels[seat] == levels[(seat + period) % levels.len()]);
    (1..levels.len()).find(|period| repeats(*period)).unwrap_or(levels.len()).max(1)
}

/// Sums over the games so far.
struct Tally {
    players: Vec<Score>,
    draws: u32,
    actions: u64,
    ticks: u64,
    refused: u64,
}

#[derive(Clone, Default)]
struct Score {
    wins: u32,
    shared: u32,
    points: f64,
    /// The ranks and their squares, summed.
    ranks: f64,
    rank_squares: f64,
}

impl Tally {
    fn new(players: usize) -> Self {
        Self { players: vec![Score::default(); players], draws: 0, actions: 0, ticks: 0, refused: 0 }
    }

    /// Counts a game by the ranks of its players.
    fn count(&mut self, ranks: &[u8], is_draw: bool) {
        self.draws += u32::from(is_draw);
        let winners = ranks.iter().filter(|rank| **rank == 1).count();
        for (score, rank) in self.players.iter_mut().zip(ranks) {
            score.ranks += f64::from(*rank);
            score.rank_squares += f64::from(*rank).powi(2);
            if *rank == 1 {
                score.wins += u32::from(winners == 1);
                score.shared += u32::from(winners > 1);
                score.points += 1.0 / winners as f64;
            }
        }
    }
}

impl Score {
    fn standing(&self, level: Level, games: u32) -> Standing {
        let games = f64::from(games);
        let share = self.points / games;
        Standing {
            level,
            wins: self.wins,
            shared: self.shared,
            win_share: rounded(share),
            interval: wilson(share, games).map(rounded),
            mean_rank: rounded(self.ranks / games),
            rank_interval: around_mean(self.ranks, self.rank_squares, games).map(rounded),
        }
    }
}

/// The normal distribution's 97.5th percentile.
const Z: f64 = 1.959_964;

/// The 95 % interval of a mean, given the sums of the values and of their squares, by the normal distribution.
fn around_mean(sum: f64, squares: f64, count: f64) -> [f64; 2] {
    let mean = sum / count;
    let variance = (squares - sum * mean) / (count - 1.0).max(1.0);
    let reach = Z * (variance.max(0.0) / count).sqrt();
    [mean - reach, mean + reach]
}

/// The 95 % interval of a share after Wilson (1927), which stays within 0 and 1 and is fair for small numbers too.
fn wilson(share: f64, games: f64) -> [f64; 2] {
    let weight = 1.0 + Z * Z / games;
    let centre = (share + Z * Z / (2.0 * games)) / weight;
    let reach = Z / weight * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    [centre - reach, centre + reach]
}

/// Four decimals: more would be noise.
fn rounded(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Reference values: Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
    #[test]
    fn wilson_agrees_with_the_published_examples() {
        let close = |(wins, games): (f64, f64), expected: [f64; 2]| {
            let found = wilson(wins / games, games);
            assert!(found.iter().zip(expected).all(|(found, expected)| (found - expected).abs() < 5e-5), "{found:?}");
        };
        close((81.0, 263.0), [0.2553, 0.3662]);
        close((15.0, 148.0), [0.0624, 0.1605]);
        close((0.0, 20.0), [0.0, 0.1611]);
        close((1.0, 29.0), [0.0061, 0.1718]);
    }

    /// Of 2, 4, 4, 4, 5, 5, 7, 9 the mean is 5 and the sample's variance 32 ÷ 7.
    #[test]
    fn the_interval_of_a_mean() {
        let [low, high] = around_mean(40.0, 232.0, 8.0);
        let reach = 1.959_964 * (32.0_f64 / 7.0 / 8.0).sqrt();
        assert!((low - (5.0 - reach)).abs() < 1e-9 && (high - (5.0 + reach)).abs() < 1e-9);
    }

    #[test]
    fn ranks_are_counted_for_players() {
        let mut tally = Tally::new(3);
        tally.count(&[1, 1, 3], false);
        tally.count(&[2, 1, 3], false);
        let standing = |player: usize| tally.players[player].standing(Level::Easy, 2);
        assert_eq!([standing(0).wins, standing(1).wins, standing(2).wins], [0, 1, 0]);
        assert_eq!([standing(0).shared, standing(1).shared, standing(2).shared], [1, 1, 0]);
        assert_eq!([standing(0).win_share, standing(1).win_share], [0.25, 0.75]);
        assert_eq!([standing(0).mean_rank, standing(1).mean_rank, standing(2).mean_rank], [1.5, 1.0, 3.0]);
    }

    #[test]
    fn players_are_turned_only_where_it_makes_a_difference() {
        assert_eq!(turns(&[Level::Easy, Level::Hard]), 2);
        assert_eq!(turns(&[Level::Easy, Level::Easy]), 1);
        assert_eq!(turns(&[Level::Easy, Level::Hard, Level::Easy, Level::Hard]), 2);
        assert_eq!(turns(&[Level::Easy, Level::Easy, Level::Hard]), 3);
    }

    fn simulate(arguments: &[&str]) -> Result<String, String> {
        run(lexopt::Parser::from_args(arguments))
    }

    #[test]
    fn the_same_seed_gives_the_same_output() {
        let arguments = ["--game", "speed", "--seats", "normal,original", "--games", "6", "--seed", "9"];
        let first = simulate(&arguments).expect("these arguments are right");
        assert_eq!(Ok(&first), simulate(&arguments).as_ref());
        let other = simulate(&["--game", "speed", "--seats", "normal,original", "--games", "6", "--seed", "10"]);
        assert_ne!(Ok(first), other);
    }

    #[test]
    fn bad_input_is_explained() {
        let good = ["--game", "speed", "--seats", "easy,hard"];
        let wrong = |more: &[&str], says: &str| {
            let error = simulate(&[&good[..], more].concat()).expect_err("this must not run");
            assert!(error.contains(says), "{error}");
        };
        wrong(&["--games", "0"], "from 1 to 1000000");
        wrong(&["--seed", "-1"], "deal number");
        wrong(&["--seats", "easy"], "not played by 1");
        wrong(&["--seats", "easy,best"], "no such level \"best\"");
        wrong(&["--game", "chess"], "the games are speed");
        wrong(&["--preset", "house"], "no such preset house");
        wrong(&["--options", "{\"warp\":true}"], "no such option warp");
        wrong(&["--options", "{\"wrap\":3}"], "option wrap");
        wrong(&["--options", "[]"], "options are an object");
        wrong(&["--frobnicate"], "frobnicate");
        assert!(simulate(&["--seats", "easy,hard"]).expect_err("no game").contains("--game"));
        assert!(simulate(&["--game", "speed"]).expect_err("no seats").contains("--seats"));
    }
}
