//! Gathers the texts of each language: those of the house in `locales/<language>`, and those of each game
//! in its folder under `locales/games`; the rules of games, `locales/games/<game>/<language>.md`; and their
//! first lessons, `lesson.<language>.md` and `lesson.toml` there.

#![allow(clippy::disallowed_methods, reason = "this runs before there is a program")]

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let locales = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let mut source = String::new();
    for language in ["en", "ru"] {
        let mut texts = inside(&locales.join(language))?;
        texts.extend(inside(&locales.join("games"))?.iter().map(|game| game.join(format!("{language}.ftl"))));
        let name = language.to_uppercase();
        let _ = writeln!(source, "pub(crate) const {name}: &[&str] = &[");
        for text in texts {
            println!("cargo::rerun-if-changed={}", text.display());
            let _ = writeln!(source, "    include_str!({:?}),", text.display().to_string());
        }
        let _ = writeln!(source, "];");
        of_games(&mut source, &locales, &format!("{name}_RULES"), &format!("{language}.md"))?;
        of_games(&mut source, &locales, &format!("{name}_LESSONS"), &format!("lesson.{language}.md"))?;
    }
    of_games(&mut source, &locales, "LESSONS", "lesson.toml")?;
    fs::write(Path::new(&env::var("OUT_DIR").unwrap_or_default()).join("texts.rs"), source)
}

/// A list of the files of this name, each with its game.
fn of_games(source: &mut String, locales: &Path, list: &str, file: &str) -> io::Result<()> {
    let _ = writeln!(source, "pub(crate) const {list}: &[(&str, &str)] = &[");
    for game in inside(&locales.join("games"))? {
        println!("cargo::rerun-if-changed={}", game.display());
        let text = game.join(file);
        if text.exists() {
            println!("cargo::rerun-if-changed={}", text.display());
            let id = game.file_name().unwrap_or_default();
            let _ = writeln!(source, "    ({id:?}, include_str!({:?})),", text.display().to_string());
        }
    }
    let _ = writeln!(source, "];");
    Ok(())
}

/// What is in a folder, in order.
fn inside(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut found: Vec<PathBuf> =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    found.sort();
    Ok(found)
}
