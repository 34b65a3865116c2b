//! The rules as a whole: the cards and deals, each game's rules as tables, properties of random play, and the lab.

#[cfg(test)]
mod cards;
#[cfg(test)]
mod lab;
#[cfg(test)]
mod registry;
#[cfg(test)]
mod speed;
#[cfg(test)]
mod wall;
//! x
mod computers;
mod record;
