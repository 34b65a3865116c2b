#[cfg(not(target_arch = "wasm32"))]
use std::env;
#[cfg(not(target_arch = "wasm32"))]
use std::path::Path;
use std::path::PathBuf;

const NAME: &str = "assets";

/// Where the page says, in `data-assets` of any element; else beside the page. The page's folder of files is named after
/// their contents, so that no browser mixes an old picture with a new program.
#[cfg(target_arch = "wasm32")]
pub(super) fn asset_folder() -> PathBuf {
    let page = web_sys::window().and_then(|window| window.document());
    let element = page.and_then(|page| page.query_selector("[data-assets]").ok()?);
    element.and_then(|element| element.get_attribute("data-assets")).unwrap_or_else(|| NAME.to_owned()).into()
}

/// Where fonts, pictures, sounds and texts lie: beside the executable, where an archive is unpacked; in the system's
/// shared data, where it is installed; in the project, where it was built.
///
/// `cargo run` and `cargo test` are bevy's own business: they name the project's folder in the environment, and a bare
/// name is looked up there.
#[cfg(not(target_arch = "wasm32"))]
pub(super) fn asset_folder() -> PathBuf {
    let named = ["BEVY_ASSET_ROOT", "CARGO_MANIFEST_DIR"].iter().any(|name| env::var_os(name).is_some());
    let found = if named { None } else { env::current_exe().ok().and_then(|program| near(&program)) };
    found.unwrap_or_else(|| PathBuf::from(NAME))
}

/// The folder that belongs to this executable, if there is one: nearest first.
#[cfg(not(target_arch = "wasm32"))]
fn near(program: &Path) -> Option<PathBuf> {
    let beside = program.parent()?;
    let candidates = [beside.join(NAME), beside.join("../share/tefuda").join(NAME), beside.join("../..").join(NAME)];
    candidates.into_iter().find(|folder| folder.is_dir())
}
