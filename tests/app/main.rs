//! The parts of the window's program that can be tested without a window.

mod controls;
