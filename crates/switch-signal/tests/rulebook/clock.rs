//! The clock (SS-5, SS-38 to SS-40).

use switch_signal::{Card, Event};

use super::table::{america, card, dealt, europe};

/// Seat A's black train stands before a closed switch: each point it rolls is lost.
fn stuck(clock: u8) -> super::table::Table {
    europe()
        .alone()
        .hand("A", "3 move")
        .train("black-1", "gdansk--poznan.1>poznan")
        .with(|state| state.clock = clock)
}

#[test]
fn ss_5_seven_time_tokens_lie_on_the_clock() {
    assert_eq!(dealt(switch_signal::Board::central_europe(), 2, Default::default(), 1).state.clock, 7);
}

#[test]
fn ss_38_the_last_token_removes_an_instruction_unseen_and_fills_the_clock() {
    let table = stuck(2);
    let unseen = table.state.unseen;
    let table =
        table.plays("A", "move black-1 with move | black=2").shows("clock 7").shows("instructions 14");
    assert_eq!(table.state.unseen, unseen, "nobody has seen it");
    table.happened(1, |event| *event == Event::Removed { left: 14 });
    stuck(3).plays("A", "move black-1 with move | black=2").shows("clock 1").shows("instructions 15");
}

#[test]
fn ss_39_what_is_still_owed_is_taken_from_the_refilled_clock() {
    stuck(2).plays("A", "move black-1 with move | black=3").shows("clock 6").shows("instructions 14");
}

#[test]
fn ss_39_this_repeats_if_the_clock_is_emptied_again() {
    // Head-on with five points left costs ten: two and seven and one of seven.
    let facing = europe()
        .alone()
        .hand("A", "1 signal 1 move")
        .train("black-1", "tours--toulouse.1>toulouse")
        .train("gray-1", "tours--toulouse.2>tours")
        .green("reims--strasbourg@1", "tours--toulouse@1")
        .with(|state| state.clock = 2);
    facing
        .plays("A", "move black-1 with move | black=5")
        .shows("clock 6")
        .shows("instructions 13")
        .happened(2, |event| matches!(event, Event::Removed { .. }));
}

#[test]
fn ss_40_without_an_instruction_to_remove_the_game_is_lost_at_once() {
    stuck(2)
        .instructions(0)
        .plays("A", "move black-1 with move | black=3")
        .shows("phase over clock")
        .shows("A hand 0 0 2")
        .results("end clock")
        .results("winner none");
    stuck(4).instructions(0).plays("A", "move black-1 with move | black=3").shows("phase cards");
}

#[test]
fn ss_40_the_instruction_under_the_deck_can_be_removed_too() {
    let table = america()
        .alone()
        .hand("A", "3 move")
        .train("black-1", "montreal--albany.1>albany")
        .instructions(0)
        .with(|state| {
            (state.clock, state.bottom) = (1, Some(card(3)));
            state.unseen &= !(1 << card(3).0);
        });
    table
        .plays("A", "move black-1 with move | black=2")
        .shows("bottom -")
        .shows("phase cards")
        .happened(1, |event| matches!(event, Event::Removed { left: 0 }))
        .happened(0, |event| matches!(event, Event::Revealed { card: Card::Instruction(_), .. }));
}
