//! Exchange pieces (GL-22).

use great_lakes::{Event, Kind};

use super::plan::{seat, table};

#[test]
fn gl_22_pieces_go_into_the_box_and_as_many_of_the_other_kind_come_out() {
    let begin = || table(2).begin().shows("A pieces 27 23").shows("A box 6 9");
    let trains =
        begin().plays("A", "exchange 4 train").shows("A pieces 23 27").shows("A box 10 5").shows("turn B");
    let told = Event::Exchanged { seat: seat("A"), give: Kind::Train, count: 4, points: 4 };
    trains.happened(1, |event| *event == told);
    begin().plays("A", "exchange 6 ship").shows("A pieces 33 17").shows("A box 0 15").shows("turn B");
}

#[test]
fn gl_22_each_costs_a_point() {
    let table =
        table(2).routes("A", "bay-city-detroit").begin().plays("A", "exchange 3 train").shows("A points 2 3");
    let table = table.plays("B", "exchange 1 ship").plays("A", "exchange 2 ship").shows("A points 2 5");
    table.all_see(|view| view.seats[0].exchanged == 5);
}

#[test]
fn gl_22_at_least_one_and_no_more_than_the_box_has() {
    let table = table(2).begin().refused("A", "exchange 0 train", "GL-22");
    let table = table.refused("A", "exchange 10 train", "GL-22").refused("A", "exchange 7 ship", "GL-22");
    assert_eq!(table.legal("A", "exchange").len(), 9 + 6);
}

#[test]
fn gl_22_no_more_than_the_supply_has() {
    let rail = "ottawa-sudbury:green ottawa-rouyn-noranda montreal-rouyn-noranda";
    let table = table(2).pieces("A", 24).routes("A", rail).begin().shows("A pieces 2 26").shows("A box 9 6");
    let table = table.refused("A", "exchange 3 train", "GL-22");
    table.plays("A", "exchange 2 train").shows("A pieces 0 28");
}
