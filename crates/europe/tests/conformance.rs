//! What every game promises, and what Europe promises beyond.

use europe::Europe;

#[test]
fn europe_keeps_the_promises_of_every_game() {
    for seats in Europe::FEWEST_SEATS..=Europe::MOST_SEATS {
        engine::conformance::check(&Europe::standard(seats).expect("a table"), 4, seats as u64);
    }
}
