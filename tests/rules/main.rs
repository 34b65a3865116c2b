//! x
mod computers;
mod record;
