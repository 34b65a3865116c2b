use std::collections::BTreeMap;
use std::io::ErrorKind;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use super::{StorageError, names_aside};

type Files = BTreeMap<String, Vec<u8>>;

/// Files that end with the program.
#[derive(Clone, Default, Debug)]
pub(super) struct Memory(Arc<Mutex<Files>>);

impl Memory {
    /// Every change below is one insertion or removal, so a panic elsewhere cannot have left the files half changed.
    fn files(&self) -> MutexGuard<'_, Files> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn read(&self, name: &str) -> Option<Vec<u8>> {
        self.files().get(name).cloned()
    }

    pub(super) fn write(&self, name: &str, bytes: &[u8]) {
        self.files().insert(name.to_owned(), bytes.to_owned());
    }

    pub(super) fn remove(&self, name: &str) {
        self.files().remove(name);
    }

    pub(super) fn put_aside(&self, name: &str) -> Result<PathBuf, StorageError> {
        let mut files = self.files();
        let missing = || StorageError::PutAside { path: name.into(), source: ErrorKind::NotFound.into() };
        let bytes = files.remove(name).ok_or_else(missing)?;
        let aside = names_aside(name).find(|aside| !files.contains_key(aside)).ok_or_else(missing)?;
        files.insert(aside.clone(), bytes);
        Ok(aside.into())
    }
}
