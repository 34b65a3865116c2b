use std::fs::{self, DirEntry, File, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::prelude::debug;
use directories::ProjectDirs;
use tempfile::Builder;

use super::{SETTINGS_FILE, StorageError, names_aside};

/// How the names of files begin and end that are not written to the end yet.
const REST_PREFIX: &str = ".tefuda-";
const REST_SUFFIX: &str = ".new";

/// No write takes nearly as long.
const REST_AGE: Duration = Duration::from_secs(60 * 60);

/// The folders on the disk: one for the settings, one for everything else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Folders {
    settings: PathBuf,
    data: PathBuf,
}

impl Folders {
    /// What the player has to be told where there is no such place.
    pub(super) const MISSING: &str = "notice-no-folder";

    /// The folder that the player names, or else the system's.
    pub(super) fn of_player(folder: Option<&Path>) -> Option<Self> {
        folder.map(Self::all_in).or_else(Self::of_system)
    }

    /// The folders that the system has for a program's settings and data, if it has any.
    fn of_system() -> Option<Self> {
        let folders = ProjectDirs::from("", "", "tefuda")?;
        Some(Self { settings: folders.config_dir().to_owned(), data: folders.data_dir().to_owned() })
    }

    /// One folder for both.
    pub(super) fn all_in(folder: &Path) -> Self {
        Self { settings: folder.to_owned(), data: folder.to_owned() }
    }

    fn folder_of(&self, name: &str) -> &Path {
        if name == SETTINGS_FILE { &self.settings } else { &self.data }
    }

    pub(super) fn read(&self, name: &str) -> Result<Option<Vec<u8>>, StorageError> {
        let path = self.folder_of(name).join(name);
        match fs::read(&path) {
            Ok(bytes) => Ok(Some(bytes)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(source) => Err(StorageError::Read { path, source }),
        }
    }

    pub(super) fn write(&self, name: &str, bytes: &[u8]) -> Result<(), StorageError> {
        let folder = self.folder_of(name);
        let written = replace(folder, name, bytes, true).and_then(|()| sync_folder(folder));
        written.map_err(|source| StorageError::Write { path: folder.join(name), source })
    }

    pub(super) fn replace(&self, name: &str, bytes: &[u8]) -> Result<(), StorageError> {
        let folder = self.folder_of(name);
        replace(folder, name, bytes, false).map_err(|source| StorageError::Write { path: folder.join(name), source })
    }

    pub(super) fn sync(&self, name: &str) -> Result<(), StorageError> {
        let folder = self.folder_of(name);
        let path = folder.join(name);
        // Some systems sync only what was opened for writing.
        let synced = match OpenOptions::new().write(true).open(&path) {
            // Removed in the meantime: then only the folder has anything to keep.
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(()),
            file => file.and_then(|file| file.sync_all()),
        };
        synced.and_then(|()| sync_folder(folder)).map_err(|source| StorageError::Write { path, source })
    }

    pub(super) fn remove(&self, name: &str) -> Result<(), StorageError> {
        let path = self.folder_of(name).join(name);
        match fs::remove_file(&path) {
            Err(source) if source.kind() != ErrorKind::NotFound => Err(StorageError::Remove { path, source }),
            _ => Ok(()),
        }
    }

    /// Removes what writes that were killed have left. Younger files may belong to another program that is writing.
    pub(super) fn remove_rests(&self) {
        for folder in [&self.settings, &self.data] {
            // No folder yet, or none that may be looked into: then there is nothing to clear either.
            let Ok(entries) = fs::read_dir(folder) else { continue };
            for entry in entries.filter_map(Result::ok).filter(is_old_rest) {
                if let Err(error) = fs::remove_file(entry.path()) {
                    debug!("{} stays: {error}", entry.path().display());
                }
            }
        }
    }

    pub(super) fn put_aside(&self, name: &str) -> Result<PathBuf, StorageError> {
        let folder = self.folder_of(name);
        rename_aside(folder, name).map_err(|source| StorageError::PutAside { path: folder.join(name), source })
    }
}

fn is_old_rest(entry: &DirEntry) -> bool {
    let name = entry.file_name();
    let is_rest = name.to_str().is_some_and(|name| name.starts_with(REST_PREFIX) && name.ends_with(REST_SUFFIX));
    let age = entry.metadata().ok().and_then(|metadata| metadata.modified().ok()?.elapsed().ok());
    is_rest && age.is_some_and(|age| age > REST_AGE)
}

/// Writes beside the file under a name that no other program uses, and puts that in its place when it is complete (and,
/// if so wanted, on the disk). Dropped before that, also by an error, the new file goes away.
fn replace(folder: &Path, name: &str, bytes: &[u8], sync: bool) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut file = Builder::new().prefix(REST_PREFIX).suffix(REST_SUFFIX).tempfile_in(folder)?;
    file.write_all(bytes)?;
    if sync {
        file.as_file().sync_all()?;
    }
    file.persist(folder.join(name)).map_err(|error| error.error)?;
    Ok(())
}

/// On Unix a rename is only certain once the folder is on the disk too; elsewhere a folder cannot be opened for that.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}

/// Renaming replaces a file of the new name, so that name is first taken by an empty file, which fails if there is one.
fn rename_aside(folder: &Path, name: &str) -> io::Result<PathBuf> {
    let damaged = folder.join(name);
    // Without this check a missing file would be found out only after its new name had been taken.
    fs::symlink_metadata(&damaged)?;
    for candidate in names_aside(name) {
        let aside = folder.join(candidate);
        match OpenOptions::new().write(true).create_new(true).open(&aside) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {}
            Err(error) => return Err(error),
            Ok(_) => {
                let renamed = fs::rename(&damaged, &aside);
                if renamed.is_err() {
                    // Another program was quicker; the empty file is ours, and that it may stay behind harms nobody.
                    fs::remove_file(&aside).ok();
                }
                return renamed.map(|()| aside);
            }
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}
