//! Scoring (GL-24 to GL-28).

use engine::Rules;
use great_lakes::{harbour_score, ticket_score};

use super::plan::{Plan, seat, table, tickets};

/// Tickets of A that have nothing to do with the routes of these tests, 4 + 4 + 5 points lost.
const LOST: &str = "albany-buffalo erie-kingston ottawa-toronto";

fn plan(routes: &str, held: &str) -> Plan {
    table(2).routes("A", routes).tickets("A", &format!("{LOST} {held}")).over()
}

/// What A's tickets and harbours come to.
#[track_caller]
fn comes_to(plan: Plan, completed: &str, points: i32, harbours: i32) {
    let table = plan.begin();
    let score = ticket_score(&table.game, &table.state, seat("A"));
    assert_eq!(score.completed, tickets(&table.game, completed));
    assert_eq!((score.points, score.harbours), (points, harbours));
}

#[test]
fn gl_24_a_completed_ticket_wins_its_points_and_another_loses_them() {
    comes_to(plan("bay-city-detroit", "chicago-detroit chicago-toronto"), "", -13 - 6 - 11, 0);
    let routes = "chicago-south-bend:1 detroit-south-bend";
    comes_to(plan(routes, "chicago-detroit chicago-toronto"), "chicago-detroit", -13 + 6 - 11, 0);
}

#[test]
fn gl_24_over_rail_and_sea_mixed_and_across_junctions() {
    let mixed = "chicago-madison madison-milwaukee green-bay-milwaukee:black";
    comes_to(plan(mixed, "chicago-green-bay chicago-detroit"), "chicago-green-bay", -13 + 5 - 6, 0);
    // Detroit to South Baymouth meets at the junction on Lake Huron.
    let junction = "detroit-junction-huron:black junction-huron-south-baymouth";
    let held = "detroit-south-baymouth chicago-detroit";
    comes_to(plan(junction, held), "detroit-south-baymouth", -13 + 4 - 6, 0);
}

#[test]
fn gl_24_others_routes_are_of_no_use() {
    let plan = plan("chicago-south-bend:1", "chicago-detroit").routes("B", "detroit-south-bend");
    comes_to(plan, "", -13 - 6, 0);
}

#[test]
fn gl_24_junctions_are_no_cities_and_on_no_ticket() {
    let board = great_lakes::Board::standard();
    assert_eq!((board.junctions.len(), (board.junctions & board.ports).len()), (2, 0));
    assert!(board.tickets.iter().all(|ticket| ticket.ends.iter().all(|end| !board.junctions.contains(*end))));
}

#[test]
fn gl_25_a_harbour_brings_10_20_or_30_by_completed_tickets_there() {
    // From Chicago to Detroit, Toronto and New York by rail and sea.
    let routes = "chicago-south-bend:1 detroit-south-bend detroit-toronto";
    let one = plan(routes, "chicago-detroit madison-ottawa").harbours("A", "chicago");
    comes_to(one, "chicago-detroit", -13 + 6 - 18, 10);
    let two = plan(routes, "chicago-detroit chicago-toronto").harbours("A", "chicago");
    comes_to(two, "chicago-detroit chicago-toronto", -13 + 6 + 11, 20);
    let none = plan(routes, "chicago-detroit madison-ottawa").harbours("A", "toronto");
    comes_to(none, "chicago-detroit", -13 + 6 - 18, 0);
}

#[test]
fn gl_25_three_and_more_bring_30() {
    let table = table(2).begin();
    let chicago = table.game.board().read_city("chicago").expect("a city");
    let all = tickets(&table.game, "chicago-detroit chicago-toronto chicago-green-bay chicago-new-york");
    let mut completed = rails::TicketSet::NONE;
    for (ticket, points) in all.iter().zip([10, 20, 30, 30]) {
        completed = completed.with(ticket);
        assert_eq!(harbour_score(&table.game, completed, chicago), points);
    }
}

#[test]
fn gl_25_a_ticket_between_two_own_harbours_counts_for_both() {
    let routes = "chicago-south-bend:1 detroit-south-bend";
    let both = plan(routes, "chicago-detroit madison-ottawa").harbours("A", "chicago detroit");
    comes_to(both, "chicago-detroit", -13 + 6 - 18, 20);
}

#[test]
fn gl_25_a_ticket_that_is_not_completed_does_not_count() {
    let plan = plan("chicago-south-bend:1", "chicago-detroit chicago-toronto").harbours("A", "chicago");
    comes_to(plan, "", -13 - 17, 0);
}

#[test]
fn gl_26_each_harbour_not_built_costs_4() {
    let points = |harbours: &str| {
        let table = plan("madison-milwaukee milwaukee-muskegon", "").harbours("A", harbours).begin();
        let outcome = table.game.outcome(&table.state).expect("it is over");
        outcome.sheets[0].points("unbuilt")
    };
    assert_eq!([points(""), points("milwaukee"), points("milwaukee muskegon")], [-12, -8, -4]);
}

#[test]
fn gl_27_exchanges_are_taken_off_and_a_score_may_go_below_zero() {
    let mut table = plan("bay-city-detroit", "").begin();
    table.state.holdings[seat("A")].exchanged = 7;
    table.results("score A -30: routes 2 exchanges -7 tickets -13 harbours 0 unbuilt -12");
}

/// A and B with these tickets and routes, and nothing else.
fn two(a: (&str, &str), b: (&str, &str)) -> Plan {
    table(2).tickets("A", a.0).routes("A", a.1).tickets("B", b.0).routes("B", b.1).over()
}

#[test]
fn gl_28_the_highest_score_wins() {
    let held = (
        "albany-buffalo erie-kingston ottawa-toronto",
        "new-york-syracuse chicago-green-bay cleveland-toronto",
    );
    let table = two((held.0, "chicago-madison"), (held.1, "")).begin();
    table.results("winner A");
}

#[test]
fn gl_28_then_more_tickets_completed() {
    // A: 1 + 3 − 4 − 4 = −4; B: 4 − 3 … both come to the same, but A has completed one.
    let a = ("eau-claire-green-bay albany-buffalo erie-kingston", "green-bay-wausau eau-claire-wausau");
    let b = ("cleveland-toronto detroit-south-baymouth sault-ste-marie-sudbury", "");
    let table = two(a, b).begin();
    let outcome = table.game.outcome(&table.state).expect("it is over");
    // Points for routes are what B lacks: give them by routes of one space each.
    let [one, other] = [0, 1].map(|seat: usize| outcome.sheets[seat].total());
    assert_eq!((one, other), (1 + 2 + 3 - 8 - 12, -12 - 12));
    let mut table = table;
    table.state.holdings[seat("A")].exchanged = (one - other) as u16;
    table.results("winner A by tickets");
}

#[test]
fn gl_28_then_more_harbours_built_then_the_win_is_shared() {
    let held = (
        "albany-buffalo erie-kingston cleveland-toronto",
        "new-york-syracuse chicago-green-bay sault-ste-marie-sudbury",
    );
    let begin = |harbours: &str, exchanged: u16| {
        let routes = ("madison-milwaukee", "eau-claire-wausau");
        let mut table = two((held.0, routes.0), (held.1, routes.1)).harbours("A", harbours).begin();
        table.state.holdings[seat("A")].exchanged = exchanged;
        table
    };
    // A: 1 − 12 − 8 − exchanged; B: 2 − 14 − 12.
    begin("milwaukee", 5).results("winner A by harbours");
    begin("", 1).results("winner A B by shared");
}
