//! What outlives the program: the settings and the game in play.
//!
//! [`Storage`] reads and writes whole small files by name; a file is only ever replaced by a complete new one, so a
//! program killed at any moment leaves the old contents or the new. (On a web page the browser's local storage holds the
//! files.) [`Settings`] are loaded at the start and saved when
//! they change. Nothing here can stop the game: what goes wrong becomes a line in [`Notices`] for the screen to show.

#[cfg(target_arch = "wasm32")]
mod browser;
#[cfg(not(target_arch = "wasm32"))]
mod folders;
mod memory;
mod notices;
mod save_settings;
mod settings;

pub use notices::{Notice, Notices};
pub use settings::{
    AnimationSpeed, Arrangement, ComputerPace, GameSettings, HandOrder, LoadedSettings, Settings, Warnings,
    WindowPlacement, load_settings,
};

use std::io;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use thiserror::Error;

use crate::text::Localized;
#[cfg(target_arch = "wasm32")]
use browser::Browser as Permanent;
#[cfg(not(target_arch = "wasm32"))]
use folders::Folders as Permanent;
use memory::Memory;

/// The name of the settings' file.
pub const SETTINGS_FILE: &str = "settings.json";

/// Where the game keeps its files. The default keeps them in memory, so that a test or a program that was given no
/// place touches nobody's folders; the game itself inserts [`Storage::of_player`].
///
/// Names are plain file names such as `game.json`. Clones share the same place.
#[derive(Resource, Clone, Debug)]
pub struct Storage {
    place: Place,
    /// Whether files should have been kept and the system has no place for them, which the player has to know.
    homeless: bool,
}

#[derive(Clone, Debug)]
enum Place {
    /// Folders of the system, or what the browser keeps for the page.
    Permanent(Permanent),
    Memory(Memory),
}

/// A file that could not be dealt with; the path (in memory: the name) and the system's reason.
#[derive(Error, Debug)]
pub enum StorageError {
    /// It is there and cannot be read.
    #[error("cannot read {}: {source}", .path.display())]
    Read {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// It cannot be written; what stood there before still does.
    #[error("cannot write {}: {source}", .path.display())]
    Write {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// It cannot be removed.
    #[error("cannot remove {}: {source}", .path.display())]
    Remove {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
    /// It cannot be put aside.
    #[error("cannot put {} aside: {source}", .path.display())]
    PutAside {
        /// Which file.
        path: PathBuf,
        /// Why.
        source: io::Error,
    },
}

impl Storage {
    /// The player's own place: `data` where it is given, else the system's folders for settings and for data (on a web page
    /// what the browser keeps for it), else (a system without them, a browser that keeps nothing) memory.
    pub fn of_player(data: Option<&Path>) -> Self {
        match Permanent::of_player(data) {
            Some(place) => Self { place: Place::Permanent(place), homeless: false },
            None => Self { homeless: true, ..Self::in_memory() },
        }
    }

    /// Everything in one folder, which is made when something is first written.
    #[cfg(not(target_arch = "wasm32"))]
    pub fn in_folder(folder: &Path) -> Self {
        Self { place: Place::Permanent(Permanent::all_in(folder)), homeless: false }
    }

    /// A place that ends with the program.
    pub fn in_memory() -> Self {
        Self { place: Place::Memory(Memory::default()), homeless: false }
    }

    /// The contents of a file; nothing where there is none.
    ///
    /// # Errors
    /// [`StorageError::Read`].
    pub fn read(&self, name: &str) -> Result<Option<Vec<u8>>, StorageError> {
        match &self.place {
            Place::Permanent(place) => place.read(name),
            Place::Memory(memory) => Ok(memory.read(name)),
        }
    }

    /// Replaces a file, wholly or not at all. When this returns, the new contents are on the disk. Of several programs
    /// that write the same file at once, one wins.
    ///
    /// # Errors
    /// [`StorageError::Write`]; the file is then as before.
    pub fn write(&self, name: &str, bytes: &[u8]) -> Result<(), StorageError> {
        match &self.place {
            Place::Permanent(place) => place.write(name, bytes),
            Place::Memory(memory) => {
                memory.write(name, bytes);
                Ok(())
            }
        }
    }

    /// Replaces a file, wholly or not at all, without waiting for the disk: a program that is killed has left the old
    /// contents or the new; [`Storage::sync`] makes them safe from a power cut as well.
    ///
    /// # Errors
    /// [`StorageError::Write`]; the file is then as before.
    pub fn replace(&self, name: &str, bytes: &[u8]) -> Result<(), StorageError> {
        match &self.place {
            Place::Permanent(place) => place.replace(name, bytes),
            Place::Memory(_) => self.write(name, bytes),
        }
    }

    /// Waits until what was written to a file before is on the disk.
    ///
    /// # Errors
    /// [`StorageError::Write`].
    pub fn sync(&self, name: &str) -> Result<(), StorageError> {
        match &self.place {
            Place::Permanent(place) => place.sync(name),
            Place::Memory(_) => Ok(()),
        }
    }

    /// Removes a file; that there is none is no error.
    ///
    /// # Errors
    /// [`StorageError::Remove`].
    pub fn remove(&self, name: &str) -> Result<(), StorageError> {
        match &self.place {
            Place::Permanent(place) => place.remove(name),
            Place::Memory(memory) => {
                memory.remove(name);
                Ok(())
            }
        }
    }

    /// Renames `x.json` to `x.damaged-1.json`, or to the next number that is free, and returns where it is now. No file
    /// is ever overwritten by this.
    ///
    /// # Errors
    /// [`StorageError::PutAside`]; also when there is no such file.
    pub fn put_aside(&self, name: &str) -> Result<PathBuf, StorageError> {
        match &self.place {
            Place::Permanent(place) => place.put_aside(name),
            Place::Memory(memory) => memory.put_aside(name),
        }
    }
}

impl Default for Storage {
    fn default() -> Self {
        Self::in_memory()
    }
}

/// The names under which `name` may be put aside, best first.
fn names_aside(name: &str) -> impl Iterator<Item = String> {
    let path = Path::new(name);
    let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let extension = path.extension().map(|extension| format!(".{}", extension.to_string_lossy())).unwrap_or_default();
    (1_u32..).map(move |number| format!("{stem}.damaged-{number}{extension}"))
}

/// Adds [`Storage`] (in memory, unless it was inserted before), the settings found there, and what keeps them saved.
/// The settings can be read from the app's world as soon as this has been added.
pub fn plugin(app: &mut App) {
    app.init_resource::<Storage>().init_resource::<Notices>();
    let storage = app.world().resource::<Storage>().clone();
    if storage.homeless {
        app.world_mut().resource_mut::<Notices>().push(Localized::new(Permanent::MISSING));
    }
    if let Place::Permanent(place) = &storage.place {
        place.remove_rests();
    }
    app.add_plugins((settings::plugin, save_settings::plugin));
}
