use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Write as _};
use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use tempfile::Builder;

use super::{SETTINGS_FILE, StorageError, names_aside};

/// The folders on the disk: one for the settings, one for everything else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Folders {
    settings: PathBuf,
    data: PathBuf,
}

impl Folders {
    /// The folders that the system has for a program's settings and data, if it has any.
    pub fn of_system() -> Option<Self> {
        let folders = ProjectDirs::from("", "", "tefuda")?;
        Some(Self { settings: folders.config_dir().to_owned(), data: folders.data_dir().to_owned() })
    }

    /// One folder for both.
    pub fn all_in(folder: &Path) -> Self {
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
        replace(folder, name, bytes).map_err(|source| StorageError::Write { path: folder.join(name), source })
    }

    pub(super) fn remove(&self, name: &str) -> Result<(), StorageError> {
        let path = self.folder_of(name).join(name);
        match fs::remove_file(&path) {
            Err(source) if source.kind() != ErrorKind::NotFound => Err(StorageError::Remove { path, source }),
            _ => Ok(()),
        }
    }

    pub(super) fn put_aside(&self, name: &str) -> Result<PathBuf, StorageError> {
        let folder = self.folder_of(name);
        rename_aside(folder, name).map_err(|source| StorageError::PutAside { path: folder.join(name), source })
    }
}

/// Writes beside the file under a name that no other program uses, and puts that in its place when it is on the disk.
/// Dropped before that, also by an error, the new file goes away.
fn replace(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let mut file = Builder::new().prefix(&format!(".{name}.")).suffix(".new").tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(folder.join(name)).map_err(|error| error.error)?;
    sync_folder(folder)
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
