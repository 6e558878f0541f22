//! Two servers on one Postgres behind nginx: killed under play, their database too, or cut off it.
//!
//! Small here; `siege servers` and `siege cut` do the same at full size. Nothing is done where there is no Postgres
//! or no nginx, which is said.

use std::path::Path;

use siege::cluster::missing;
use siege::cut::{self, Cut};
use siege::house::program;
use siege::servers::{self, Servers};

/// What is besieged; nothing, where that can't be.
fn besieged(what: &str) -> Option<std::path::PathBuf> {
    if let Some(missing) = missing() {
        println!("{what}: not run, {missing}");
        return None;
    }
    Some(program(Path::new(env!("CARGO_BIN_EXE_roundhouse"))))
}

#[tokio::test]
async fn killed_servers_and_a_killed_database_lose_nothing_and_every_table_goes_on() {
    let Some(program) = besieged("kills of servers") else { return };
    let asked = Servers { tables: 12, kills: 20, database_kills: 4, seed: 1 };
    // Postgres runs as somebody else, who may not come to where programs are built.
    let report = servers::servers(&program, &std::env::temp_dir(), asked).await.expect("servers that open");
    assert!(report.wrong.is_empty(), "{}", report.text());
}

#[tokio::test]
async fn a_server_that_is_cut_off_its_database_says_so_and_the_other_one_goes_on() {
    let Some(program) = besieged("a cut") else { return };
    let asked = Cut { tables: 12, seconds: 12, seed: 1 };
    let report = cut::cut(&program, &std::env::temp_dir(), asked).await.expect("servers that open");
    assert!(report.wrong.is_empty(), "{}", report.text());
}
