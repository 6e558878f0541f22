//! Lists the family's boards: every file in `boards` is one, of that name.

#![allow(clippy::disallowed_methods, reason = "this runs before there is a program")]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("boards");
    println!("cargo::rerun-if-changed={}", folder.display());
    let files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut files: Vec<PathBuf> = files.collect::<io::Result<_>>()?;
    files.sort();
    let mut list =
        "/// The boards that come with it: the name of each, and the text of its file.\n".to_owned();
    list += "pub const BOARDS: &[(&str, &str)] = &[\n";
    for file in files {
        let _ = writeln!(list, "({:?}, include_str!({file:?})),", file.file_stem().unwrap_or_default());
    }
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("boards.rs"), list + "];")
}
