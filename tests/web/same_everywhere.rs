//! Whole games among computers, each as one line with a hash of all that happened in it: the deal, every action with its
//! tick and seat, and the end. A deal number means the same game on every device, so the lines are the same natively, where
//! they go to the standard output, and in a browser, where they become the text of the page; `same.test.mjs` compares them.
//!
//! The games come from the registry, so that a further game is played here without a word.

use std::error::Error;
use std::fmt::Write;

use tefuda::cards::DealNumber;
use tefuda::computer::{Computers, Level, PlayedOut, play_out};
use tefuda::registry::{Game, GameVisitor};

/// The deals: small ones, neighbours, and those around the widths at which a number could be cut off. A company plays every
/// [`COMPANY_STEP`]th of them, each company beginning with another: a debug build would take minutes for all.
const DEALS: [u64; 12] =
    [0, 1, 2, 42, 255, 65_536, u32::MAX as u64, 1 << 32, (1 << 53) + 1, 1 << 63, 0x0123_4567_89AB_CDEF, u64::MAX];

/// Every deal is played by some company in each preset.
const COMPANY_STEP: usize = 3;

/// Who plays, in turn round the table.
const COMPANIES: [&[Level]; 5] = [
    &[Level::Random],
    &[Level::Original],
    &[Level::Hard, Level::Easy],
    &[Level::Normal, Level::Extreme],
    &[Level::Extreme],
];

/// Plays every deal of a game in every preset, with every company at work.
struct PlayEverything;

impl GameVisitor for PlayEverything {
    type Output = Result<String, Box<dyn Error>>;

    fn visit<G: Computers>(self) -> Self::Output {
        let mut lines = String::new();
        for preset in G::PRESETS {
            for (first, company) in COMPANIES.iter().enumerate() {
                let levels: Vec<_> = company.iter().copied().cycle().take(G::DEFAULT_SEATS).collect();
                for &deal in DEALS.iter().skip(first % COMPANY_STEP).step_by(COMPANY_STEP) {
                    let played = play::<G>(preset, &levels, DealNumber(deal))?;
                    writeln!(lines, "{}", line(&levels, &played)?)?;
                }
            }
        }
        Ok(lines)
    }
}

/// Plays a deal to its end, with the options as the set-up would fit them to these computers.
fn play<G: Computers>(preset: &str, levels: &[Level], deal: DealNumber) -> Result<PlayedOut<G>, Box<dyn Error>> {
    let mut options = G::preset(preset)?;
    (0..levels.len()).for_each(|seat| G::fit_options_to_seat(&mut options, seat, false));
    Ok(play_out::<G>(preset, &options, levels, deal)?)
}

/// What was played, how it went in short, and the hash of all of it.
fn line<G: Computers>(levels: &[Level], played: &PlayedOut<G>) -> Result<String, Box<dyn Error>> {
    let record = &played.record;
    let mut hash = Fnv1a::default();
    hash.write(&serde_json::to_vec(&record.deal()?.position())?);
    hash.write(&record.to_json()?);
    hash.write(&serde_json::to_vec(&played.outcome)?);
    let names: Vec<_> = levels.iter().map(|level| level.name()).collect();
    Ok(format!(
        "{} {} {} deal {}: {} actions, {} refused, {} ticks, {:016x}",
        G::NAME,
        record.preset,
        names.join(","),
        record.deal,
        record.actions.len(),
        played.refused,
        played.ticks,
        hash.0
    ))
}

/// The 64-bit FNV-1a hash: the standard library's promises no value that stays the same.
struct Fnv1a(u64);

impl Default for Fnv1a {
    fn default() -> Self {
        Self(0xCBF2_9CE4_8422_2325)
    }
}

impl Fnv1a {
    /// Adds these bytes and an end, so that no byte can move from one part to the next unseen.
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes.iter().chain(b"\n") {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }
}

fn all_lines() -> Result<String, Box<dyn Error>> {
    Game::IN_LAB.iter().map(|game| game.visit(PlayEverything)).collect()
}

#[cfg(not(target_arch = "wasm32"))]
fn main() -> Result<(), Box<dyn Error>> {
    use std::io::Write;
    Ok(std::io::stdout().write_all(all_lines()?.as_bytes())?)
}

#[cfg(target_arch = "wasm32")]
fn main() -> Result<(), Box<dyn Error>> {
    let text = all_lines().unwrap_or_else(|fault| format!("No lines: {fault}"));
    let body = web_sys::window().and_then(|window| window.document()).and_then(|document| document.body());
    body.ok_or("there is no page")?.set_text_content(Some(&text));
    Ok(())
}
