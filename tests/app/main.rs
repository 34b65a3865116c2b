//! The parts of the window's program that can be tested without a window.

#![expect(clippy::unwrap_used, reason = "what a test sets up and finds missing has failed the test")]
mod announcements;
mod board;
mod command_line;
mod controls;
mod driver;
mod kills;
mod monkey;
mod prime_daifugo;
mod saves;
mod screens;
mod speed;
mod storage;
mod text;
mod turns;
mod two;
mod window;
