//! What is said at a table and kept by no log, as the servers of one house tell it each other: plans and pins, hints,
//! who wants to take something back, which cards are open at a screen for several.

use std::sync::Arc;

use bots::Advice;
use engine::Seat;
use serde::{Deserialize, Serialize};

use crate::partners::Partners;
use crate::snapshot::{Hint, Opened, Snapshot};
use crate::taking_back::UndoRequest;

/// All of it, and when it was said. What a newer program says beside this is left out.
#[derive(Serialize, Deserialize, Default)]
#[serde(default)]
struct Beside {
    steps: usize,
    entries: u64,
    partners: Partners,
    hints: Vec<(Seat, HintBeside)>,
    undo: Option<UndoRequest>,
    opened: Vec<Opened>,
    said: u64,
    asked: Vec<(Seat, u64)>,
    heard: [u64; 2],
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum HintBeside {
    Thinking(i64),
    Told(Advice<String>),
}

impl Snapshot {
    /// What is said aside now, to replace what was.
    pub(crate) fn to_say(&self) -> store::Aside {
        let hint = |(seat, hint): &(Seat, Hint)| {
            let hint = match hint {
                Hint::Thinking(since) => HintBeside::Thinking(*since),
                Hint::Told(advice) => HintBeside::Told(Advice::clone(advice)),
            };
            (*seat, hint)
        };
        let beside = Beside {
            steps: self.table.steps.len(),
            entries: self.table.entries,
            partners: Partners::clone(&self.partners),
            hints: self.hints.iter().map(hint).collect(),
            undo: self.undo.clone(),
            opened: self.opened.clone(),
            said: self.said,
            asked: self.asked.clone(),
            heard: self.talk.changes,
        };
        store::Aside { number: self.aside, body: serde_json::to_string(&beside).unwrap_or_default() }
    }

    /// The table with what is said aside there by now, and how often its talk has changed.
    pub(crate) fn hear(self, aside: &store::Aside) -> (Snapshot, [u64; 2]) {
        let lost = aside.number < self.aside;
        let beside: Beside = serde_json::from_str(&aside.body).unwrap_or_default();
        let hint = |(seat, hint)| match hint {
            HintBeside::Thinking(since) => (seat, Hint::Thinking(since)),
            HintBeside::Told(advice) => (seat, Hint::Told(Arc::new(advice))),
        };
        let next = Snapshot {
            partners: Arc::new(beside.partners),
            hints: beside.hints.into_iter().map(hint).collect(),
            undo: beside.undo,
            opened: beside.opened,
            // A database that has crashed has forgotten what was only said: that is news too.
            said: if lost { beside.said.max(self.said + 1) } else { beside.said.max(self.said) },
            asked: beside.asked,
            aside: aside.number,
            ..self
        };
        (next.still_said(beside.steps, beside.entries), beside.heard)
    }
}
