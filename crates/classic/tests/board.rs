//! Board files: ours are the printed ones, and whatever is wrong with one is found at its line.

mod board {
    mod edit;

    mod faults;
    mod hash;
    mod printed;
    mod seats;
    mod terms;
}
