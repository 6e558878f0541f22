//! Faults of the world around the program: done to it, taken away again, and all is well.
//!
//! Small here; `siege faults` does the same at full size. Each test has a house of its own.

use std::path::Path;
use std::time::Duration;

use siege::faults;
use siege::house::{Folder, Opening, program};
use siege::report::Report;
use siege::trouble::Outcome;

fn fresh(name: &str) -> (Folder, Opening) {
    let folder = Folder::fresh(Path::new(env!("CARGO_TARGET_TMPDIR")), name).expect("a folder");
    let opening = Opening::new(program(env!("CARGO_BIN_EXE_roundhouse")), folder.path().join("data"));
    (folder, opening)
}

#[track_caller]
fn holds(report: Outcome<Report>) {
    let report = report.expect("a house that opens");
    assert!(report.wrong.is_empty(), "{}", report.text());
}

#[tokio::test]
async fn a_full_disk_that_is_freed_again_silences_nobody() {
    let (_folder, opening) = fresh("full");
    holds(faults::disk::full(&opening, 2, 1).await);
}

#[tokio::test]
async fn a_folder_that_cannot_be_written_is_refused() {
    let (_folder, opening) = fresh("read-only");
    holds(faults::disk::read_only(&opening).await);
}

#[tokio::test]
async fn a_second_server_on_a_folder_refuses() {
    let (_folder, opening) = fresh("second");
    holds(faults::second::second(&opening, 1).await);
}

#[tokio::test]
async fn whoever_looks_does_not_wait_for_whoever_holds_the_database() {
    let (_folder, opening) = fresh("lock");
    holds(faults::lock::lock(&opening, Duration::from_secs(5), 1).await);
}

#[tokio::test]
async fn a_stop_is_orderly() {
    let (_folder, opening) = fresh("stop");
    holds(faults::stop::stop(&opening, 1).await);
}

#[tokio::test]
async fn connections_that_never_ask_are_closed() {
    let (_folder, opening) = fresh("half-open");
    holds(faults::half_open::half_open(&opening, 100, Duration::from_secs(45), 1).await);
}

#[tokio::test]
async fn readers_that_never_read_hold_nobody_up() {
    let (_folder, opening) = fresh("slow");
    holds(faults::slow::slow(&opening, 20, 1).await);
}

#[tokio::test]
async fn many_streams_are_all_told() {
    let (_folder, opening) = fresh("streams");
    holds(faults::streams::streams(&opening, 300, 1).await);
}

#[tokio::test]
async fn hints_of_one_visitor_do_not_delay_a_stranger() {
    let (_folder, opening) = fresh("hints");
    holds(faults::hints::hints(&opening, 80, 4, 1).await);
}

#[tokio::test]
async fn without_descriptors_it_logs_and_is_well_again() {
    let (_folder, opening) = fresh("descriptors");
    holds(faults::descriptors::descriptors(&opening, 128, 300, 1).await);
}
