//! What every game promises, on both boards, at every size and with every option.

use switch_signal::{Board, Departures, Options, Placement, SwitchSignal};

#[test]
fn switch_and_signal_keeps_its_promises_as_the_rulebook_has_it() {
    for board in [Board::central_europe(), Board::north_america()] {
        for seats in SwitchSignal::FEWEST_SEATS..=SwitchSignal::MOST_SEATS {
            let game = SwitchSignal::new(board.clone(), seats, Options::default()).expect("a table");
            engine::conformance::check(&game, 3, seats as u64);
        }
    }
}

#[test]
fn switch_and_signal_keeps_its_promises_with_every_option() {
    for board in [Board::central_europe(), Board::north_america()] {
        for placement in Placement::ALL {
            for departures in Departures::ALL {
                for hard in [false, true] {
                    let options = Options {
                        placement,
                        departures,
                        removed: if hard { 6 } else { 0 },
                        time: if hard { 7 } else { 10 },
                        extra_signal: !hard,
                        ten_goods: hard,
                        ..Options::default()
                    };
                    let game = SwitchSignal::new(board.clone(), 2, options).expect("a table");
                    engine::conformance::check(&game, 1, departures as u64 * 3 + placement as u64);
                }
            }
        }
    }
}
