//! Draw tickets (EU-29, EU-30).

use super::table::{table, tickets};

const DRAWN: &str = "tickets | angora-athina budapest-sofia smyrna-sofia";

#[test]
fn eu_29_three_tickets_are_taken_from_the_top() {
    let table = table(2).begin().plays("A", DRAWN).shows("phase tickets").shows("turn A");
    table.shows("A offer angora-athina budapest-sofia smyrna-sofia").shows("bottom");
}

#[test]
fn eu_29_they_are_regular_ones() {
    let table = table(2).begin();
    assert!((table.state.tickets.fresh & table.game.board().long).is_empty());
    assert_eq!(table.state.tickets.len(), 40 - 2 * 3);
}

#[test]
fn eu_29_at_least_one_is_kept() {
    let table = table(2).begin().plays("A", DRAWN).refused("A", "keep", "EU-29");
    let ways = [
        "keep angora-athina",
        "keep budapest-sofia",
        "keep smyrna-sofia",
        "keep angora-athina budapest-sofia",
        "keep angora-athina smyrna-sofia",
        "keep budapest-sofia smyrna-sofia",
        "keep angora-athina budapest-sofia smyrna-sofia",
    ];
    table.offers("A", "", &ways);
}

#[test]
fn eu_29_only_what_was_drawn_can_be_kept() {
    let table = table(2).begin().plays("A", DRAWN).refused("A", "keep brindisi-zagrab", "EU-29");
    table.refused("A", "keep angora-athina brindisi-zagrab", "EU-29").refused(
        "B",
        "keep angora-athina",
        "EU-6",
    );
}

#[test]
fn eu_29_the_others_go_under_the_deck_in_an_order_that_chance_decides() {
    let begin = || table(2).tickets("A", "brest-petrograd berlin-moskva").begin().plays("A", DRAWN);
    let one = begin().plays("A", "keep angora-athina | smyrna-sofia").shows("turn B").shows("A offer");
    let one = one.shows("bottom A:smyrna-sofia A:budapest-sofia");
    one.shows("A tickets brest-petrograd angora-athina berlin-moskva");
    let other = begin().plays("A", "keep angora-athina | budapest-sofia");
    other.shows("bottom A:budapest-sofia A:smyrna-sofia");
    begin().plays("A", "keep angora-athina smyrna-sofia").shows("bottom A:budapest-sofia");
    begin().plays("A", "keep angora-athina budapest-sofia smyrna-sofia").shows("bottom").shows("turn B");
}

#[test]
fn eu_29_what_was_put_under_the_deck_comes_last_and_in_order() {
    let bottom = "B:smyrna-sofia A:budapest-sofia B:kyiv-sochi B:angora-athina";
    let table = table(2).ticket_deck("roma-smyrna", bottom).begin().plays("A", "tickets | roma-smyrna");
    table
        .shows("A offer budapest-sofia smyrna-sofia roma-smyrna")
        .shows("bottom B:kyiv-sochi B:angora-athina");
}

#[test]
fn eu_29_new_ones_go_under_those_that_lie_there() {
    let table = table(2).ticket_deck("roma-smyrna angora-athina kyiv-sochi", "B:smyrna-sofia").begin();
    let table = table.plays("A", "tickets | roma-smyrna angora-athina kyiv-sochi");
    table.plays("A", "keep roma-smyrna kyiv-sochi").shows("bottom B:smyrna-sofia A:angora-athina");
}

#[test]
fn eu_29_all_that_are_left_are_taken_if_fewer() {
    let two =
        table(2).ticket_deck("roma-smyrna", "B:smyrna-sofia").begin().plays("A", "tickets | roma-smyrna");
    let two = two.shows("A offer smyrna-sofia roma-smyrna").plays("A", "keep roma-smyrna");
    two.shows("bottom A:smyrna-sofia").shows("turn B");
    let one = table(2).ticket_deck("roma-smyrna", "").begin().plays("A", "tickets | roma-smyrna");
    one.refused("A", "keep", "EU-29").offers("A", "", &["keep roma-smyrna"]).plays("A", "keep roma-smyrna");
}

#[test]
fn eu_29_drawing_is_not_legal_with_an_empty_ticket_deck() {
    let table = table(2).ticket_deck("", "").begin().refused("A", "tickets", "EU-29");
    table.offers("A", "tickets", &[]);
}

#[test]
fn eu_30_kept_tickets_stay_and_their_number_has_no_limit() {
    let table =
        table(2).tickets("A", "brest-petrograd berlin-moskva athina-wilno amsterdam-wilno stockholm-wien");
    let table = table.begin().plays("A", DRAWN).plays("A", "keep angora-athina budapest-sofia smyrna-sofia");
    let table = table.plays("B", "blind | red").plays("B", "blind | red").offers("A", "keep", &[]);
    let kept = "brest-petrograd angora-athina budapest-sofia smyrna-sofia athina-wilno stockholm-wien \
                amsterdam-wilno berlin-moskva";
    table.shows(&format!("A tickets {kept}")).refused("A", "keep brest-petrograd", "EU-29");
}

#[test]
fn eu_30_they_are_hidden_from_the_others_until_final_scoring() {
    let held = "brest-petrograd berlin-moskva";
    let table = table(2).tickets("A", held).begin();
    assert!(table.views().iter().all(|view| view.seats.iter().all(|seat| seat.revealed.is_none())));
    assert_eq!(
        table.view("B").own.map(|own| own.tickets & tickets(&table.game, held)),
        Some(Default::default())
    );
}

#[test]
fn eu_30_at_final_scoring_they_are_laid_open() {
    let held = "brest-petrograd berlin-moskva";
    let table = table(2).tickets("A", held).tickets("B", "danzig-lisboa kyiv-sochi").over().begin();
    let expected = [held, "danzig-lisboa kyiv-sochi"].map(|text| Some(tickets(&table.game, text)));
    for view in table.views() {
        assert_eq!(view.seats.iter().map(|seat| seat.revealed).collect::<Vec<_>>(), expected);
    }
}
