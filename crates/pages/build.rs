//! Gathers what games bring to their pages: the land under boards in `land`, and the styles of
//! single games in `assets/games`.

#![allow(clippy::disallowed_methods, reason = "this runs before there is a program")]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut lands = "pub(crate) static LANDS: &[(&str, &str)] = &[\n".to_owned();
    for land in inside(&own.join("land"))? {
        let board = land.file_stem().unwrap_or_default();
        let _ = writeln!(lands, "({board:?}, include_str!({land:?})),");
    }
    let styles =
        inside(&own.join("assets/games"))?.iter().map(fs::read_to_string).collect::<io::Result<String>>()?;
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default());
    fs::write(out.join("lands.rs"), lands + "];")?;
    fs::write(out.join("games.css"), styles)
}

/// What is in a folder, in order.
fn inside(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut found: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    found.sort();
    Ok(found)
}
