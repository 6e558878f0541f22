//! A second, naive computation of what the fast code decides: where trains get, and what is legal.

mod oracle {
    mod courses;
    mod helpers;
    mod legality;
    mod movement;
    mod naive;
    mod tables;
}
