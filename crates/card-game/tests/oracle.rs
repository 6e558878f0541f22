//! A second, naive computation of what the rules say: legal actions by trying everything, what can be
//! completed by handing out single cards, and the best set by going through all sets.

mod oracle {
    mod actions;
    mod completion;
}
