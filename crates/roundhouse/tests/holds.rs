//! Clients that hang up in the middle of an action: done once or not at all, and no table is stuck.
//!
//! Small here; `siege hangup` does the same at 50 tables.

use std::path::Path;

use siege::hangup;
use siege::house::{Folder, Opening, program};

#[tokio::test]
async fn a_client_that_vanishes_leaves_no_table_stuck() {
    let fresh = Folder::fresh(Path::new(env!("CARGO_TARGET_TMPDIR")), "hangup").expect("a folder");
    let opening = Opening::new(program(env!("CARGO_BIN_EXE_roundhouse")), fresh.path());
    let house = opening.open().expect("a house");
    let report = hangup::hangup(&house, 12, 120, 1).await.expect("tables");
    assert!(report.wrong.is_empty(), "{}", report.text());
}
