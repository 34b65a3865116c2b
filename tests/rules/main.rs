//! The rules as a whole: the cards and deals, each game's rules as tables, properties of random play, the computers and
//! their records, and the lab.

#[cfg(test)]
mod cards;
#[cfg(test)]
mod computers;
#[cfg(test)]
mod killer_sevens;
#[cfg(test)]
mod lab;
#[cfg(test)]
mod numbers;
#[cfg(test)]
mod prime_daifugo;
#[cfg(test)]
mod ranks;
#[cfg(test)]
mod record;
#[cfg(test)]
mod registry;
#[cfg(test)]
mod sevens;
#[cfg(test)]
mod speed;
#[cfg(test)]
mod turn_computers;
#[cfg(test)]
mod wall;
