//! A data folder made by an earlier program opens, and every game in it goes on.
//!
//! `folder/` was made by `siege folder` with the program as it was before migrations, and left by a kill: its
//! write-ahead log is part of it.

use std::path::Path;

use siege::folder;
use siege::house::{Folder, Opening, program};

#[tokio::test]
async fn every_game_in_a_folder_of_an_earlier_program_goes_on() {
    let made = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/folder");
    let fresh = Folder::fresh(Path::new(env!("CARGO_TARGET_TMPDIR")), "folder").expect("a folder");
    folder::copied(&made, fresh.path()).expect("a copy");
    let opening = Opening::new(program(env!("CARGO_BIN_EXE_roundhouse")), fresh.path());
    let report = folder::check(&opening, 1).await.expect("the folder opens");
    assert!(report.wrong.is_empty(), "{}", report.text());
}
