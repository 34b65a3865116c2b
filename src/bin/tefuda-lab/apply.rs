//! `tefuda-lab apply`: a game and its actions in, what comes of it out, one JSON line each.

use std::collections::BTreeMap;
use std::error::Error;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use tefuda::cards::DealNumber;
use tefuda::registry::{Game, GameVisitor};
use tefuda::rules::{Outcome, Rules, Seat, SetupError, are_ranks};
use thiserror::Error;

use crate::json;

/// Answers every line of the standard input.
pub fn run(mut arguments: lexopt::Parser) -> Result<ExitCode, Box<dyn Error>> {
    if let Some(argument) = arguments.next()? {
        return Err(argument.unexpected().into());
    }
    let mut output = io::stdout().lock();
    let mut code = ExitCode::SUCCESS;
    for line in io::stdin().lock().split(b'\n') {
        let answer = answer(&line?).or_else(|error| {
            code = ExitCode::from(super::UNREADABLE);
            serde_json::to_string(&Unreadable { ok: false, error: error.to_string() })
        })?;
        writeln!(output, "{answer}")?;
    }
    Ok(code)
}

/// A line that cannot be read.
#[derive(Error, Debug)]
enum LineError {
    #[error("{0}")]
    Json(#[from] serde_json::Error),
    #[error("a line is a JSON object")]
    NoObject,
    #[error("no such game {0}")]
    NoSuchGame(String),
    #[error("{0}")]
    Setup(#[from] SetupError),
    #[error("a game begins either from a deal or from a position")]
    DealOrPosition,
    #[error("a position is a JSON object")]
    PositionNoObject,
    #[error("position: {0}")]
    Position(serde_json::Error),
    #[error("previous: these are not the ranks of a game of as many seats")]
    Previous,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Request {
    game: String,
    preset: Option<String>,
    options: Option<Map<String, Value>>,
    seats: Option<usize>,
    deal: Option<DealNumber>,
    position: Option<Value>,
    actions: Option<Vec<Value>>,
    previous: Option<Vec<u8>>,
}

/// `ok` is always false.
#[derive(Serialize)]
struct Unreadable {
    ok: bool,
    error: String,
}

/// `ok` is always false.
#[derive(Serialize)]
#[serde(bound = "")]
struct Refused<G: Rules> {
    ok: bool,
    at: usize,
    refused: G::Refusal,
    position: G::Position,
}

/// `ok` is always true.
#[derive(Serialize)]
#[serde(bound = "")]
struct Applied<G: Rules> {
    ok: bool,
    position: G::Position,
    events: Vec<G::Event>,
    legal: BTreeMap<Seat, Vec<SeatAction<G::Action>>>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    more: bool,
    outcome: Option<Outcome>,
}

/// An action as it is sent.
#[derive(Serialize)]
struct SeatAction<A> {
    #[serde(flatten)]
    action: A,
    seat: Seat,
}

fn answer(line: &[u8]) -> Result<String, LineError> {
    // Without this a list of the fields' values would be read as well.
    if !line.trim_ascii_start().starts_with(b"{") {
        return Err(LineError::NoObject);
    }
    let request = Request::deserialize(json::strictly(line)?)?;
    let game = Game::in_lab(&request.game).ok_or_else(|| LineError::NoSuchGame(request.game.clone()))?;
    game.visit(request)
}

impl GameVisitor for Request {
    type Output = Result<String, LineError>;

    fn visit<G: Rules>(self) -> Self::Output {
        let mut game: G = self.begin()?;
        let mut events = Vec::new();
        for (at, action) in self.actions.iter().flatten().enumerate() {
            match read_action::<G>(action).and_then(|(seat, action)| game.apply(seat, &action)) {
                Ok(happened) => events.extend(happened),
                Err(refused) => {
                    let refused = Refused::<G> { ok: false, at, refused, position: game.position() };
                    return Ok(serde_json::to_string(&refused)?);
                }
            }
        }
        Ok(serde_json::to_string(&Applied::after(&game, events))?)
    }
}

impl Request {
    /// The game before the actions.
    fn begin<G: Rules>(&self) -> Result<G, LineError> {
        let preset = self.preset.as_deref().unwrap_or(G::PRESETS[0]);
        let options = G::options_from(preset, self.options.as_ref().unwrap_or(&Map::new()))?;
        let seats = self.seats.unwrap_or(G::DEFAULT_SEATS);
        G::check_seats(seats)?;
        if self.previous.as_ref().is_some_and(|ranks| !are_ranks(ranks, seats)) {
            return Err(LineError::Previous);
        }
        match (self.deal, &self.position) {
            (Some(number), None) => Ok(G::deal(&options, seats, number, self.previous.as_deref())?),
            (None, Some(position @ Value::Object(_))) => {
                let position = G::Position::deserialize(position).map_err(LineError::Position)?;
                Ok(G::from_position(&options, seats, &position)?)
            }
            (None, Some(_)) => Err(LineError::PositionNoObject),
            (Some(_), Some(_)) | (None, None) => Err(LineError::DealOrPosition),
        }
    }
}

/// Whatever is not exactly one of the game's forms is refused as malformed, not an unreadable line.
fn read_action<G: Rules>(value: &Value) -> Result<(Seat, G::Action), G::Refusal> {
    let read = || {
        let mut fields = value.as_object()?.clone();
        let seat = Seat::try_from(fields.remove("seat")?.as_u64()?).ok()?;
        let tick = fields.remove("tick");
        if G::SIMULTANEOUS && tick.is_some_and(|tick| !tick.is_u64()) {
            return None;
        }
        // A list of the particulars would be read as well, but is none of the forms.
        if !fields.values().all(Value::is_object) {
            return None;
        }
        Some((seat, G::Action::deserialize(Value::Object(fields)).ok()?))
    };
    read().ok_or(G::MALFORMED)
}

impl<G: Rules> Applied<G> {
    fn after(game: &G, events: Vec<G::Event>) -> Self {
        let mut more = false;
        let legal_of = |seat| {
            let legal = game.legal(seat);
            more |= legal.more;
            (seat, legal.actions.into_iter().map(|action| SeatAction { action, seat }).collect())
        };
        let legal = (0..game.seats()).map(legal_of).collect();
        Self { ok: true, position: game.position(), events, legal, more, outcome: game.outcome() }
    }
}
