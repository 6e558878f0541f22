//! Gathers what pages are put together from: the land under boards in `land`, and the stylesheets.

#![allow(clippy::disallowed_methods, reason = "this runs before there is a program")]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The layers of the stylesheets, the later the stronger: what stands in one holds against all earlier ones,
/// however they name what they mean: a game's own styles against the table's, a small window's against those
/// of any.
const LAYERS: [&str; 8] = ["colours", "base", "shell", "pages", "table", "windows", "map", "games"];

/// The stylesheets, so that a page loads what it wears and not much more: each with its layers, and the folder
/// or the file of `assets` that is in each. All pages have the first one; games have one each if they need it.
const SHEETS: [(&str, &[(&str, &str)]); 9] = [
    (
        "style",
        &[
            ("colours", "colours.css"),
            ("base", "style/base"),
            ("shell", "style/shell"),
            ("map", "liveries.css"),
        ],
    ),
    ("style-pages", &[("pages", "style/pages")]),
    ("style-table", &[("table", "style/table"), ("windows", "style/windows"), ("map", "map.css")]),
    ("style-lesson", &[("table", "style/lesson")]),
    ("style-rules", &[("pages", "style/rules")]),
    ("style-legend", &[("games", "style/legend")]),
    ("style-review", &[("games", "style/review")]),
    ("style-pad", &[("games", "style/pad")]),
    (
        "style-big-screen",
        &[("table", "style/big-screen/table.css"), ("windows", "style/big-screen/windows.css")],
    ),
];

fn main() -> io::Result<()> {
    let own = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut lands = "pub(crate) static LANDS: &[(&str, &str)] = &[\n".to_owned();
    for land in inside(&own.join("land"))? {
        let board = land.file_stem().unwrap_or_default();
        let _ = writeln!(lands, "({board:?}, include_str!({land:?})),");
    }
    let assets = own.join("assets");
    let mut styles = "static STYLES: &[(&str, &str)] = &[\n".to_owned();
    for (name, layers) in SHEETS {
        let mut sheet = match name {
            "style" => format!("@layer {};\n", LAYERS.join(", ")),
            _ => String::new(),
        };
        for (layer, place) in layers {
            let parts = inside(&assets.join(place))?;
            sheet += &layered(layer, &parts.iter().map(fs::read_to_string).collect::<io::Result<String>>()?);
        }
        let _ = writeln!(styles, "({name:?}, {sheet:?}),");
    }
    for game in inside(&assets.join("games"))? {
        let name = format!("style-{}", game.file_stem().unwrap_or_default().display());
        let sheet = layered("games", &fs::read_to_string(&game)?);
        let _ = writeln!(styles, "({name:?}, {sheet:?}),");
    }
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default());
    fs::write(out.join("lands.rs"), lands + "];")?;
    fs::write(out.join("styles.rs"), styles + "];")
}

/// A text in a layer.
fn layered(layer: &str, text: &str) -> String {
    format!("@layer {layer} {{\n{text}}}\n")
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
