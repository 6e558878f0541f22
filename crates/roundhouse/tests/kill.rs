//! SIGKILL under play: nothing acknowledged is lost, nothing is done twice, every table goes on.
//!
//! Small here; `siege kill --kills 2000` does the same for longer.

use std::path::Path;

use siege::house::{Folder, Opening, program};
use siege::kill;

#[tokio::test]
async fn a_killed_server_loses_nothing_and_every_table_goes_on() {
    let fresh = Folder::fresh(Path::new(env!("CARGO_TARGET_TMPDIR")), "kill").expect("a folder");
    let opening = Opening::new(program(env!("CARGO_BIN_EXE_roundhouse")), fresh.path());
    let report = kill::kill(&opening, 12, 8, 1).await.expect("a house that opens");
    assert!(report.wrong.is_empty(), "{}", report.text());
}
