//! Panics of bots, where they don't end the program.

use std::collections::BTreeSet;
use std::panic::{set_hook, take_hook};
use std::sync::{Mutex, PoisonError};

/// From now on panics of the same place are shown once: a bot may panic at every one of very many decisions.
pub fn show_once_a_place() {
    let (shown, show) = (Mutex::new(BTreeSet::new()), take_hook());
    set_hook(Box::new(move |panic| {
        let place = panic.location().map(ToString::to_string);
        if shown.lock().unwrap_or_else(PoisonError::into_inner).insert(place) {
            show(panic);
        }
    }));
}
