//! What everyone sees (EU-40).

use classic::{Event, First, Payment, Phase, View};
use engine::{Rules, Viewer};

use super::table::{Table, cards, city, deal, route, seat, table, tickets};

/// All who look see this in the position.
#[track_caller]
fn all_see(table: &Table, sees: impl Fn(&View) -> bool) {
    table.all_see(sees);
}

/// All who look are told of each of these events as it is.
#[track_caller]
fn all_are_told(table: &Table, like: impl Fn(&Event) -> bool) {
    table.all_are_told(like);
}

#[test]
fn eu_40_the_market_is_public() {
    let table = table(3).market("2 red 2 blue 1 locomotive").begin();
    all_see(&table, |view| view.market == cards("2 red 2 blue 1 locomotive"));
}

#[test]
fn eu_40_the_size_of_the_deck_is_public() {
    let table = table(3).deck("2 red 5 blue", "C").begin();
    all_see(&table, |view| view.deck == 7);
}

#[test]
fn eu_40_the_contents_of_the_discards_are_public() {
    let table = table(3).discards("2 red 5 blue").begin();
    all_see(&table, |view| view.discards == cards("2 red 5 blue"));
}

#[test]
fn eu_40_routes_stations_cars_and_points_are_public() {
    let plan = table(3).routes("A", "dieppe-paris edinburgh-london:black").stations("A", "paris");
    let table = plan.begin();
    let routes = ["dieppe-paris", "edinburgh-london:black"].map(|word| route(&table.game, word));
    let paris = city(&table.game, "paris");
    all_see(&table, |view| view.seats[0].routes == routes.into_iter().collect());
    all_see(&table, |view| view.seats[0].stations == [paris].into_iter().collect());
    all_see(&table, |view| {
        (view.seats[0].cars, view.seats[0].stations_left, view.seats[0].points) == (40, 2, 8)
    });
    all_see(&table, |view| {
        (view.seats[1].cars, view.seats[1].stations_left, view.seats[1].points) == (45, 3, 0)
    });
}

#[test]
fn eu_40_whose_turn_it_is_and_how_many_are_left_is_public() {
    let table = table(3).turn("B").begin();
    all_see(&table, |view| (view.turn, view.turns_left, view.phase) == (seat("B"), None, Phase::Turn));
    let mut state = table.state.clone();
    (state.turns_left, state.passes) = (Some(2), 1);
    all_see(&Table::new(table.game, state, Vec::new()), |view| {
        (view.turns_left, view.passes) == (Some(2), 1)
    });
}

#[test]
fn eu_40_hand_sizes_are_public() {
    let table = table(3).hand("A", "3 red 1 blue").hand("C", "1 locomotive").begin();
    all_see(&table, |view| [0, 1, 2].map(|seat: usize| view.seats[seat].hand) == [4, 0, 1]);
}

#[test]
fn eu_40_the_number_of_tickets_held_is_public() {
    let table = table(3).tickets("B", "brest-petrograd kyiv-sochi").begin();
    all_see(&table, |view| [0, 1, 2].map(|seat: usize| view.seats[seat].tickets) == [4, 2, 4]);
    let table = table.plays("A", "tickets | angora-athina budapest-sofia smyrna-sofia");
    all_see(&table, |view| (view.seats[0].offer, view.fresh_tickets) == (3, 40 - 9 - 3));
    let table = table.plays("A", "keep smyrna-sofia | angora-athina");
    all_see(&table, |view| (view.seats[0].offer, view.seats[0].tickets, view.bottom.len()) == (0, 5, 2));
}

#[test]
fn eu_40_cards_taken_from_the_market_are_public() {
    let table = table(3).hand("A", "2 red").market("2 red 1 blue 1 white 1 black").begin();
    let table = table.plays("A", "take red | blue");
    all_are_told(&table, |event| matches!(event, Event::Took { .. } | Event::Refilled { .. }));
    let table = table.plays("A", "take black | blue");
    all_see(&table, |view| view.seats[0].known == cards("1 black 1 red") && view.seats[0].hand == 4);
}

#[test]
fn eu_40_cards_paid_are_public_and_known_no_more() {
    let begin = || table(3).hand("A", "4 red 1 locomotive").known("A", "2 red 1 locomotive").begin();
    let claim = begin().plays("A", "claim bruxelles-paris:red: 1 red 1 locomotive");
    all_are_told(&claim, |event| matches!(event, Event::Claimed { .. }));
    // One of the two that are known may have been paid.
    all_see(&claim, |view| view.seats[0].known == cards("1 red"));
    let station = begin().plays("A", "station paris: 1 locomotive");
    all_are_told(&station, |event| matches!(event, Event::Built { .. }));
    all_see(&station, |view| view.seats[0].known == cards("2 red"));
    let more = begin().plays("A", "claim kyiv-smolensk: 3 red");
    all_see(&more, |view| view.seats[0].known == cards("1 locomotive"));
}

#[test]
fn eu_40_cards_laid_for_a_tunnel_and_turned_up_at_it_are_public() {
    let table = table(3).hand("A", "4 blue").known("A", "3 blue").begin();
    let table = table.plays("A", "claim munchen-venezia: 2 blue | blue red red");
    all_are_told(&table, |event| matches!(event, Event::Dug { .. }));
    let phase = table.state.phase;
    let Phase::Tunnel { laid, turned, extra, .. } = phase else { panic!("{phase:?}") };
    assert_eq!((laid, turned, extra), (Payment::new(classic::Colour::Blue, 2, 0), cards("1 blue 2 red"), 1));
    all_see(&table, |view| view.phase == phase);
    let table = table.plays("A", "pay 1 blue");
    all_are_told(&table, |event| matches!(event, Event::Paid { .. }));
    all_see(&table, |view| view.seats[0].known.is_empty() && view.seats[0].hand == 1);
}

#[test]
fn eu_40_cards_that_come_back_from_a_tunnel_are_known() {
    let plan = || table(3).hand("A", "4 blue 1 locomotive").known("A", "1 blue");
    let laid = plan().begin().plays("A", "claim munchen-venezia: 2 blue | blue red red");
    all_see(&laid, |view| view.seats[0].known == cards(""));
    let declined = laid.plays("A", "decline");
    all_are_told(&declined, |event| matches!(event, Event::Withdrew { .. }));
    all_see(&declined, |view| view.seats[0].known == cards("2 blue") && view.seats[0].hand == 5);
    let unable =
        table(3).hand("A", "2 blue").begin().plays("A", "claim munchen-venezia: 2 blue | blue red red");
    all_see(&unable, |view| view.seats[0].known == cards("2 blue"));
    let more = plan().known("A", "3 blue").begin().plays("A", "claim munchen-venezia: 2 blue | blue red red");
    all_see(&more.plays("A", "decline"), |view| view.seats[0].known == cards("3 blue"));
}

#[test]
fn eu_40_what_the_deck_was_made_of_is_known() {
    let table = table(3).hand("A", "1 red").deck("", "C").discards("3 red 2 black 1 white").begin();
    // The discards become the deck before all eyes.
    let table = table.plays("A", "blind | white");
    all_see(&table, |view| view.stock == cards("3 red 2 black 1 white") && view.deck == 5);
    all_see(&table, |view| view.seats[0].drawn == 1);
    let table = table.plays("A", "take blue | red");
    all_see(&table, |view| view.stock == cards("2 red 2 black 1 white") && view.deck == 4);
}

#[test]
fn eu_40_in_the_opening_it_is_public_who_has_chosen_and_how_many_were_kept() {
    let chance = "red red blue locomotive brest-petrograd angora-athina budapest-sofia erzurum-rostov \
                  white white black green danzig-lisboa smyrna-sofia brindisi-zagrab brindisi-zurich \
                  red blue white black green";
    let table = deal(2, First::Seat(seat("A")), chance);
    all_see(&table, |view| view.seats.iter().all(|seat| (seat.offer, seat.tickets) == (4, 0)));
    let table = table.plays("A", "keep brest-petrograd angora-athina erzurum-rostov");
    all_see(&table, |view| {
        (view.seats[0].offer, view.seats[0].tickets, view.seats[0].turned_down) == (0, 3, 1)
    });
    all_see(&table, |view| (view.seats[1].offer, view.seats[1].tickets) == (4, 0));
    for viewer in Viewer::all(2) {
        let told = table.game.witnessed(&table.events()[0], viewer);
        let kept = viewer.is(seat("A"));
        let kept = kept.then(|| tickets(&table.game, "brest-petrograd angora-athina erzurum-rostov"));
        assert_eq!(told, Some(Event::Opened { seat: seat("A"), count: 3, kept }));
    }
}

#[test]
fn eu_40_everyone_is_told_when_the_market_is_swept_and_the_deck_is_rebuilt() {
    let swept = table(3).market("1 red 2 blue 2 locomotive").begin();
    let swept = swept.plays("A", "take red | locomotive white white black black green");
    all_are_told(&swept, |event| matches!(event, Event::Flushed { .. }));
    let shuffled = table(3).deck("", "C").discards("1 red").begin().plays("A", "blind | red");
    all_are_told(&shuffled, |event| matches!(event, Event::Reshuffled { .. }));
}
