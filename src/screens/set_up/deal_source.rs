use std::hash::{BuildHasher, RandomState};

use bevy::prelude::*;

use crate::cards::{DealNumber, Generator};

/// Where deal numbers come from that nobody has chosen. Inserted before the plugin, it gives a known sequence.
#[derive(Resource, Debug)]
pub struct DealSource(Generator);

impl DealSource {
    /// The sequence that starts at `seed`.
    pub fn new(seed: u64) -> Self {
        Self(Generator::new(seed))
    }

    /// The next number.
    pub fn draw(&mut self) -> DealNumber {
        DealNumber(self.0.next())
    }
}

impl Default for DealSource {
    /// Seeded by the keys that the system hands out for hash tables, which differ from run to run.
    fn default() -> Self {
        Self::new(RandomState::new().hash_one(0))
    }
}
