//! Gathers what pages are put together from: the land under boards in `land`, and the stylesheet.

#![allow(clippy::disallowed_methods, reason = "this runs before there is a program")]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The layers of the stylesheet, each with the folder or the file that is in it. What stands in a later
/// one holds against all earlier ones, however they name what they mean: a game's own styles against the
/// table's, a small window's against those of any.
const LAYERS: [(&str, &str); 8] = [
    ("colours", "colours.css"),
    ("base", "style/base"),
    ("shell", "style/shell"),
    ("pages", "style/pages"),
    ("table", "style/table"),
    ("windows", "style/windows"),
    ("map", "map.css"),
    ("games", "games"),
];

fn main() -> io::Result<()> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut lands = "pub(crate) static LANDS: &[(&str, &str)] = &[\n".to_owned();
    for land in inside(&own.join("land"))? {
        let board = land.file_stem().unwrap_or_default();
        let _ = writeln!(lands, "({board:?}, include_str!({land:?})),");
    }
    let names: Vec<&str> = LAYERS.iter().map(|(name, _)| *name).collect();
    let mut style = format!("@layer {};\n", names.join(", "));
    for (name, place) in LAYERS {
        let parts = inside(&own.join("assets").join(place))?;
        let text = parts.iter().map(fs::read_to_string).collect::<io::Result<String>>()?;
        let _ = writeln!(style, "@layer {name} {{\n{text}}}");
    }
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default());
    fs::write(out.join("lands.rs"), lands + "];")?;
    fs::write(out.join("style.css"), style)
}

/// What is in a folder, in order; or the file itself.
fn inside(place: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", place.display());
    if place.is_file() {
        return Ok(vec![place.to_owned()]);
    }
    let mut found: Vec<PathBuf> =
        fs::read_dir(place)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    found.sort();
    Ok(found)
}
