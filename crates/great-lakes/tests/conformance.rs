//! What every game promises.

use great_lakes::GreatLakes;

#[test]
fn great_lakes_keeps_the_promises_of_every_game() {
    for seats in GreatLakes::FEWEST_SEATS..=GreatLakes::MOST_SEATS {
        engine::conformance::check(&GreatLakes::standard(seats).expect("a table"), 4, seats as u64);
    }
}
