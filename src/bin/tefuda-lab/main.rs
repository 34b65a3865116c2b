//! Tefuda without a window: the rules and the computers for programs, tests and measurements.

mod apply;
mod json;
// Commands about one game lie in that game's own folder.
#[path = "prime_daifugo/primes.rs"]
mod primes;
mod simulate;
#[path = "prime_daifugo/verify.rs"]
mod verify;

use std::error::Error;
use std::io::{self, Write};
use std::process::ExitCode;

use lexopt::Arg::{Long, Short, Value};

/// What is told about the use of this program.
const HELP: &str = include_str!("help.txt");

/// The exit code after a line that could not be read, and after a wrong use of the command line.
const UNREADABLE: u8 = 2;

fn main() -> ExitCode {
    match run(lexopt::Parser::from_env()) {
        Ok(code) => code,
        Err(error) => {
            // Where not even this can be written, the exit code still tells.
            let _ = writeln!(io::stderr(), "tefuda-lab: {error}");
            ExitCode::from(UNREADABLE)
        }
    }
}

fn run(mut arguments: lexopt::Parser) -> Result<ExitCode, Box<dyn Error>> {
    match arguments.next()? {
        None => Err("which command? `tefuda-lab --help` tells them".into()),
        Some(Short('h') | Long("help")) => print(HELP),
        Some(Short('V') | Long("version")) => print(concat!("tefuda-lab ", env!("CARGO_PKG_VERSION"), "\n")),
        Some(Value(command)) => match command.to_str() {
            Some("apply") => apply::run(arguments),
            Some("primes") => primes::run(arguments),
            Some("verify") => verify::run(arguments),
            Some("simulate") => print(&simulate::run(arguments)?),
            _ => Err(format!("no such command {}", command.display()).into()),
        },
        Some(other) => Err(other.unexpected().into()),
    }
}

fn print(text: &str) -> Result<ExitCode, Box<dyn Error>> {
    io::stdout().write_all(text.as_bytes())?;
    Ok(ExitCode::SUCCESS)
}
