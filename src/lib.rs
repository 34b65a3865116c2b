//! x
pub mod cards;
pub mod registry;
pub mod rules;
