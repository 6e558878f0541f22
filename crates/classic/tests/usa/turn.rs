//! A turn, and passing (US-7, US-8).

use classic::{Action, Illegal, Payment};
use engine::Rules;
use rails::CityId;

use super::table::{seat, small, table, table_on};

#[test]
fn us_7_a_turn_is_one_of_three_actions() {
    let table = table(2).hand("A", "9 red 3 locomotive").begin();
    let mut verbs = table.legal("A", "");
    verbs.iter_mut().for_each(|text| text.truncate(text.find(' ').unwrap_or(text.len())));
    verbs.dedup();
    assert_eq!(verbs, ["blind", "claim", "take", "tickets"]);
}

#[test]
fn us_7_each_of_them_is_the_whole_turn() {
    let with = || table(2).hand("A", "4 red").begin();
    with().plays("A", "claim dallas-el-paso: 4 red").shows("turn B").refused("A", "blind", "US-6");
    with().plays("A", "blind | red").plays("A", "take blue | red").shows("turn B");
    let drawn = with().plays("A", "tickets | denver-el-paso duluth-houston chicago-santa-fe");
    drawn.plays("A", "keep denver-el-paso duluth-houston chicago-santa-fe").shows("turn B");
}

#[test]
fn us_7_nobody_builds_a_station() {
    let table = table(2).hand("A", "9 red").begin();
    for city in 0..table.game.board().cities.len() as u8 {
        let payment = Payment::new(classic::Colour::Red, 1, 0);
        let station = Action::Station { city: CityId(city), payment };
        let checked = table.game.check(&table.state, seat("A"), station);
        assert_eq!(checked, Err(Illegal::NoStationLeft));
    }
    // What USA doesn't have is told in Europe's rules alone.
    table.refused("A", "station denver: 1 red", "EU-31").refused("A", "decline", "EU-27");
}

#[test]
fn us_7_an_action_that_has_begun_is_finished_before_anything_else() {
    let with = || table(2).hand("A", "4 red").begin();
    with().plays("A", "blind | red").refused("A", "tickets", "US-9");
    let drawn = with().plays("A", "tickets | denver-el-paso duluth-houston chicago-santa-fe");
    drawn.refused("A", "blind", "US-29").refused("A", "claim dallas-el-paso: 4 red", "US-29");
}

#[test]
fn us_8_passing_is_legal_when_nothing_else_is_and_ends_the_game_when_all_do() {
    // No hand of these cards pays for nine.
    let board = small(
        "cars 9; cards 1; locomotives 5; a-b 9 gray; b-c 9 red; ticket a-b 1; ticket b-c 1; ticket a-c 1
         c-d 9 gray; ticket a-d 1; ticket b-d 1; ticket c-d 1",
    );
    let plan = || table_on(board.clone(), 2).market("").hand("A", "1 blue 1 white").deck("", "B");
    let table = plan().ticket_deck("", "").begin().offers("A", "", &["pass"]).plays("A", "pass");
    table.shows("phase turn").plays("B", "pass").results("end passes");
    let open = table_on(board.clone(), 2).market("1 red").deck("", "B").ticket_deck("", "").begin();
    open.offers("A", "", &["take red"]).refused("A", "pass", "US-8");
}
