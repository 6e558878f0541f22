//! What only one seat knows, and what nobody does (EU-30, EU-40).

use classic::{Card, Colour, Event, First};
use engine::{Rules, Viewer};
use rails::TicketSet;

use super::table::{Table, cards, deal, seat, table, ticket, tickets};

/// Two tables between which only A sees a difference.
#[track_caller]
fn only_a_can_tell(one: &Table, other: &Table) {
    assert_ne!(one.view("A"), other.view("A"));
    for (here, there) in one.views().iter().zip(&other.views()).skip(1) {
        assert_eq!(here, there);
    }
    for (here, there) in one.events().iter().zip(other.events()) {
        for viewer in Viewer::all(one.game.seats()).skip(1) {
            assert_eq!(one.game.witnessed(here, viewer), other.game.witnessed(there, viewer));
        }
    }
}

#[test]
fn eu_40_a_hand_is_private() {
    let one = table(3).hand("A", "3 red 1 blue").begin();
    let other = table(3).hand("A", "2 white 2 locomotive").begin();
    only_a_can_tell(&one, &other);
    assert_eq!(one.view("A").own.map(|own| own.hand), Some(cards("3 red 1 blue")));
    assert_eq!(one.view("B").own.map(|own| own.hand), Some(cards("")));
}

#[test]
fn eu_40_a_card_drawn_blind_is_private() {
    let drawn = |card: &str| table(3).begin().plays("A", &format!("blind | {card}"));
    only_a_can_tell(&drawn("red"), &drawn("locomotive"));
    let told = |viewer| drawn("red").game.witnessed(&drawn("red").events()[0], viewer);
    let card = Some(Card::Car(Colour::Red));
    assert_eq!(told(Viewer::Seat(seat("A"))), Some(Event::Drew { seat: seat("A"), card }));
    assert_eq!(told(Viewer::Seat(seat("B"))), Some(Event::Drew { seat: seat("A"), card: None }));
    assert_eq!(told(Viewer::Spectator), Some(Event::Drew { seat: seat("A"), card: None }));
    assert_eq!(drawn("red").view("A").own.map(|own| own.drawn), Some(cards("1 red")));
}

#[test]
fn eu_40_tickets_are_private() {
    let held = |text: &str| table(3).tickets("A", text).tickets("B", "danzig-lisboa kyiv-sochi");
    let (one, other) = ("brest-petrograd angora-athina", "brest-petrograd budapest-sofia");
    // The last seat holds all tickets that are named nowhere.
    let one = held(one).tickets("C", "moskva-palermo budapest-sofia").ticket_deck("", "").begin();
    let other = held(other).tickets("C", "moskva-palermo angora-athina").ticket_deck("", "").begin();
    assert_eq!(one.view("B"), other.view("B"));
    assert_eq!(one.views().pop(), other.views().pop());
    assert_ne!(one.view("A"), other.view("A"));
    let own = one.view("A").own.map(|own| own.tickets);
    assert_eq!(own, Some(tickets(&one.game, "brest-petrograd angora-athina")));
}

#[test]
fn eu_40_tickets_drawn_are_private() {
    let drawn = |chance: &str| table(3).begin().plays("A", &format!("tickets | {chance}"));
    let one = drawn("angora-athina budapest-sofia smyrna-sofia");
    only_a_can_tell(&one, &drawn("angora-athina budapest-sofia kyiv-sochi"));
    let offer = tickets(&one.game, "angora-athina budapest-sofia smyrna-sofia");
    assert_eq!(one.view("A").own.map(|own| own.offer), Some(offer));
    let told = one.game.witnessed(&one.events()[0], Viewer::Spectator);
    assert_eq!(told, Some(Event::DrewTickets { seat: seat("A"), count: 3, tickets: None }));
}

#[test]
fn eu_40_which_tickets_one_has_put_under_the_deck_is_private() {
    let kept = |text: &str| {
        let drawn = table(3).begin().plays("A", "tickets | angora-athina budapest-sofia smyrna-sofia");
        drawn.plays("A", &format!("keep {text}"))
    };
    let one = kept("angora-athina | smyrna-sofia");
    only_a_can_tell(&one, &kept("smyrna-sofia | angora-athina"));
    only_a_can_tell(&one, &kept("angora-athina | budapest-sofia"));
    let own = ["smyrna-sofia", "budapest-sofia"].map(|word| Some(ticket(&one.game, word)));
    let of = |letter: &str| one.view(letter).bottom.iter().map(|under| under.ticket).collect::<Vec<_>>();
    assert_eq!(of("A"), own);
    assert_eq!(of("B"), [None, None]);
    assert!(one.view("C").bottom.iter().all(|under| under.by == seat("A")));
    assert!(matches!(
        one.game.witnessed(&one.events()[0], Viewer::Seat(seat("B"))),
        Some(Event::KeptTickets { count: 1, kept: None, returned: 2, under: None, .. })
    ));
}

#[test]
fn eu_40_one_remembers_the_tickets_one_has_seen() {
    let table = table(3).begin().plays("A", "tickets | angora-athina budapest-sofia smyrna-sofia");
    let table = table.plays("A", "keep angora-athina | smyrna-sofia");
    let seen = tickets(&table.game, "angora-athina budapest-sofia smyrna-sofia");
    let met = |letter: &str| table.view(letter).own.map(|own| own.met & seen);
    assert_eq!((met("A"), met("B")), (Some(seen), Some(TicketSet::NONE)));
}

#[test]
fn eu_40_what_is_dealt_is_private() {
    let dealt = |to_a: &str| {
        let to_b = "white white black green danzig-lisboa smyrna-sofia brindisi-zagrab brindisi-zurich";
        deal(2, First::Seat(seat("A")), &format!("{to_a} {to_b} red blue white black green"))
    };
    let one = dealt("red red blue locomotive brest-petrograd angora-athina budapest-sofia erzurum-rostov");
    let other = dealt("black black black green moskva-palermo angora-athina budapest-sofia kyiv-sochi");
    only_a_can_tell(&one, &other);
    let told = one.game.witnessed(&one.events()[0], Viewer::Seat(seat("B")));
    assert_eq!(told, Some(Event::Dealt { seat: seat("A"), cards: None, tickets: None }));
}

#[test]
fn eu_40_a_spectator_has_no_secrets() {
    let table = table(3).hand("A", "3 red").begin();
    let view = table.game.view(&table.state, Viewer::Spectator);
    assert_eq!(view.own, None);
    assert!(view.seats.iter().all(|seat| seat.known.is_empty() && seat.revealed.is_none()));
}

#[test]
fn eu_40_nobody_knows_what_the_deck_will_bring() {
    // B holds what is in the deck at the other table: A can't tell.
    let one = table(2).hand("B", "3 red").begin();
    let other = table(2).hand("B", "3 white").begin();
    assert_ne!(one.state.pile.deck, other.state.pile.deck);
    assert_eq!(one.view("A"), other.view("A"));
    let fresh = |held: &str, by_b: &str| {
        let plan = table(2).tickets("A", "brest-petrograd angora-athina");
        plan.tickets("B", by_b).ticket_deck(held, "").begin()
    };
    let one = fresh("kyiv-sochi", "danzig-lisboa roma-smyrna");
    let other = fresh("roma-smyrna", "danzig-lisboa kyiv-sochi");
    assert_eq!(one.view("A"), other.view("A"));
}

#[test]
fn eu_40_nobody_knows_the_opening_tickets_turned_down_by_others() {
    let dealt = "red red blue locomotive brest-petrograd angora-athina budapest-sofia erzurum-rostov \
                 white white black green danzig-lisboa smyrna-sofia brindisi-zagrab brindisi-zurich \
                 red blue white black green";
    let opened = |kept: &str| {
        let table = deal(2, First::Seat(seat("A")), dealt).plays("A", &format!("keep {kept}"));
        table.plays("B", "keep smyrna-sofia brindisi-zurich")
    };
    let one = opened("angora-athina budapest-sofia");
    only_a_can_tell(&one, &opened("brest-petrograd erzurum-rostov"));
    let down = one.view("A").own.map(|own| own.turned_down);
    assert_eq!(down, Some(tickets(&one.game, "brest-petrograd erzurum-rostov")));
}

#[test]
fn eu_40_not_even_when_the_game_is_over() {
    // Of what was turned down, the last seat has the one or the other at the two tables.
    let plan = |of_b: &str| table(2).tickets("A", "brest-petrograd angora-athina").tickets("B", of_b).over();
    let Table { game, mut state, .. } = plan("danzig-lisboa kyiv-sochi").begin();
    let one = game.view(&state, Viewer::Seat(seat("A")));
    let own = &mut state.holdings[seat("B")];
    let unseen = (own.turned_down - game.board().long).first().expect("one regular ticket was turned down");
    let swapped = state.tickets.fresh.first().expect("a fresh ticket");
    let swap = |set: TicketSet| (set - TicketSet::only(unseen)).with(swapped);
    (own.turned_down, own.met) = (swap(own.turned_down), swap(own.met));
    state.tickets.fresh = (state.tickets.fresh - TicketSet::only(swapped)).with(unseen);
    assert_eq!(game.audit(&state), Ok(()));
    assert_eq!(game.view(&state, Viewer::Seat(seat("A"))), one);
    assert_eq!(one.seats[1].turned_down, 2);
}
