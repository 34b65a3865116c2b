use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use wasm_bindgen::JsValue;
use web_sys::Storage;

use super::{StorageError, names_aside};

/// Every page of the same origin keeps its things in the same place.
const PREFIX: &str = "tefuda/";

/// What the browser keeps for the page, where it may. One value a file; each is replaced in one step, and at once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Browser;

impl Browser {
    /// What the player has to be told where there is no such place.
    pub(super) const MISSING: &str = "notice-browser-keeps-nothing";

    /// The place, if the player's browser lets the page have one. There are no folders to choose from.
    pub(super) fn of_player(_folder: Option<&Path>) -> Option<Self> {
        store().ok().map(|_| Self)
    }

    pub(super) fn read(&self, name: &str) -> Result<Option<Vec<u8>>, StorageError> {
        let value = store().and_then(|store| store.get_item(&key(name)).map_err(refused));
        value
            .map(|value| value.map(String::into_bytes))
            .map_err(|source| StorageError::Read { path: name.into(), source })
    }

    pub(super) fn write(&self, name: &str, bytes: &[u8]) -> Result<(), StorageError> {
        write(name, bytes).map_err(|source| StorageError::Write { path: name.into(), source })
    }

    pub(super) fn replace(&self, name: &str, bytes: &[u8]) -> Result<(), StorageError> {
        self.write(name, bytes)
    }

    /// The browser sees to that by itself.
    pub(super) fn sync(&self, _name: &str) -> Result<(), StorageError> {
        Ok(())
    }

    pub(super) fn remove(&self, name: &str) -> Result<(), StorageError> {
        let removed = store().and_then(|store| store.remove_item(&key(name)).map_err(refused));
        removed.map_err(|source| StorageError::Remove { path: name.into(), source })
    }

    /// A value is never half written.
    pub(super) fn remove_rests(&self) {}

    pub(super) fn put_aside(&self, name: &str) -> Result<PathBuf, StorageError> {
        put_aside(name).map_err(|source| StorageError::PutAside { path: name.into(), source })
    }
}

/// Asked for each time, because a page may lose it while it is open.
fn store() -> io::Result<Storage> {
    let window = web_sys::window().ok_or(ErrorKind::Unsupported)?;
    Ok(window.local_storage().map_err(refused)?.ok_or(ErrorKind::Unsupported)?)
}

fn key(name: &str) -> String {
    format!("{PREFIX}{name}")
}

fn write(name: &str, bytes: &[u8]) -> io::Result<()> {
    let text = str::from_utf8(bytes).map_err(io::Error::other)?;
    store()?.set_item(&key(name), text).map_err(refused)
}

fn put_aside(name: &str) -> io::Result<PathBuf> {
    let store = store()?;
    let value = store.get_item(&key(name)).map_err(refused)?.ok_or(ErrorKind::NotFound)?;
    for aside in names_aside(name) {
        if store.get_item(&key(&aside)).map_err(refused)?.is_none() {
            store.set_item(&key(&aside), &value).map_err(refused)?;
            store.remove_item(&key(name)).map_err(refused)?;
            return Ok(aside.into());
        }
    }
    Err(ErrorKind::AlreadyExists.into())
}

fn refused(reason: JsValue) -> io::Error {
    io::Error::other(format!("{reason:?}"))
}
