//! x
pub mod cards;
pub mod computer;
pub mod record;
pub mod registry;
pub mod rules;
