//! A table for practice: it begins with another game's steps, which stay, and may go on from what was imagined.

use engine::{Keyed, Seat};
use table::{Branch, Entry, Kept, Table, Terms};

fn branch(step: u32, imagined: bool) -> Branch {
    Branch { from: "abc".to_owned(), step, seat: Seat::default(), imagined }
}

fn begun(step: u32) -> Vec<Entry> {
    let (game, terms) = ("europe".to_owned(), Terms::default());
    let host = || "anna".to_owned();
    vec![
        Entry::Laid { game, seats: 1, options: Vec::new(), host: host(), terms, own_board: None },
        Entry::Branched(branch(step, true)),
        Entry::Sat { seat: Seat::default(), person: host(), name: "Anna".to_owned() },
        Entry::Started { seed: "ab".repeat(32), chance: Keyed::NEW, rules: None, board: None },
    ]
}

fn acted() -> Entry {
    let (seat, action, hash) = (Seat::default(), "pass".to_owned(), "0".repeat(16));
    Entry::Acted { seat, action, drawn: Vec::new(), hash }
}

fn undone(back: usize) -> Entry {
    Entry::Undone { seat: Seat::default(), back, granted: false, hash: "0".repeat(16) }
}

fn imagined() -> Entry {
    let (seat, seed, state) = (Seat::default(), "cd".repeat(32), "phase turn\nturn A\n".to_owned());
    Entry::Imagined { seat, seed, state, hash: "0".repeat(16) }
}

fn table(step: u32, more: &[Entry]) -> Option<Table> {
    let all: Vec<Entry> = begun(step).into_iter().chain(more.iter().cloned()).collect();
    Table::replay(&all).ok()
}

#[test]
fn it_says_what_it_grew_from_and_counts_for_nothing() {
    let table = table(1, &[acted()]).expect("a table");
    assert_eq!(table.branch, Some(branch(1, true)));
    assert!(!table.counts());
    let written = serde_json::to_string(&Entry::Branched(branch(7, false))).expect("text");
    assert_eq!(written, r#"{"branched":{"from":"abc","step":7,"seat":0,"imagined":false}}"#);
    let mut late = begun(0);
    late.swap(1, 2);
    assert!(Table::replay(&late).is_err(), "it is said at once or not at all");
}

#[test]
fn what_it_grew_from_stays() {
    // In the other game something was taken back; here only what came afterwards may be.
    let root = [acted(), acted(), undone(1), acted()];
    let rooted = table(4, &root).expect("a table");
    assert_eq!((rooted.standing, rooted.rooted), (2, 2));
    let with = |more: &[Entry]| table(4, &[&root[..], more].concat());
    assert!(with(&[undone(1)]).is_none());
    assert!(with(&[acted(), undone(1)]).is_some());
    assert!(with(&[acted(), undone(2)]).is_none());
}

#[test]
fn what_was_imagined_is_a_step_at_its_beginning() {
    let table = |more: &[Entry]| table(1, more);
    let grown = table(&[acted(), imagined(), acted()]).expect("a table");
    assert_eq!((grown.steps.len(), grown.standing, grown.rooted), (3, 2, 1));
    assert!(table(&[acted(), acted(), imagined()]).is_none(), "not later");
    assert!(table(&[acted(), imagined(), undone(1)]).is_none(), "nor back to before");
    let log: Vec<Entry> = begun(1).into_iter().chain([acted(), imagined()]).collect();
    let kept = Kept::of(log).expect("a log");
    let step = &kept.steps[1];
    assert_eq!(step.action, format!("imagine {} phase turn / turn A", "cd".repeat(32)));
    assert_eq!(step.imagined.as_ref().expect("it was").state, "phase turn\nturn A\n");
}
