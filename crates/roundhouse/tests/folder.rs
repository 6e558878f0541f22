//! A data folder made by an earlier program opens, and every game in it goes on.
//!
//! `folder/` was made by `siege folder` with the program as it was before migrations, and left by a kill: its
//! write-ahead log is part of it.

#![allow(clippy::disallowed_methods)]

use std::path::{Path, PathBuf};

use siege::folder;
use siege::house::{Folder, Opening};

fn program() -> PathBuf {
    std::env::var_os("ROUNDHOUSE").map_or_else(|| env!("CARGO_BIN_EXE_roundhouse").into(), PathBuf::from)
}

#[tokio::test]
async fn every_game_in_a_folder_of_an_earlier_program_goes_on() {
    let made = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/folder");
    let fresh = Folder::fresh(Path::new(env!("CARGO_TARGET_TMPDIR")), "folder").expect("a folder");
    folder::copied(&made, fresh.path()).expect("a copy");
    let report = folder::check(&Opening::new(program(), fresh.path()), 1).await.expect("the folder opens");
    println!("{}", report.text());
    assert!(report.wrong.is_empty(), "{}", report.text());
}
