//! Stub until the record lands.
use serde::{Deserialize, Serialize};

use crate::computer::Level;

/// Who sits at a place. In JSON `"human"` or `{"computer":{"level":"hard"}}`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Player {
    /// Somebody at this device.
    Human,
    /// An opponent.
    Computer {
        /// How well it plays.
        level: Level,
    },
}
