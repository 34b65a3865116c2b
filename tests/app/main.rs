//! The parts of the window's program that can be tested without a window.

mod command_line;
mod controls;
mod storage;
mod text;
mod window;
