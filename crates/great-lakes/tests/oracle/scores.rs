//! Tickets, harbours, score sheets and winners are those that the naive rules find.

use engine::{Chance, FastChance, Rules};
use great_lakes::{Ending, GreatLakes, Phase, State, ticket_score};
use rails::{TicketId, TicketSet};

use super::naive::{Ended, Position, members, outcome_here, seat};
use super::tables::{Met, Place, small, standard, told, watch};

#[test]
fn tickets_sheets_and_winners_are_those_of_the_rules() {
    let mut met = Met::default();
    watch(&standard(), 6, |game, state, place| {
        if place.decision % 101 == 0 || matches!(state.phase, Phase::Over(_)) {
            compare(game, state, place, &mut met);
        }
    });
    watch(&small(), 6, |game, state, place| {
        if place.decision % 7 == 0 || matches!(state.phase, Phase::Over(_)) {
            compare(game, state, place, &mut met);
            compare(game, &thrown_anew(game, state, place.decision), place, &mut met);
            compare(game, &levelled(game, state), place, &mut met);
        }
    });
    met.demand(5, &[]);
}

/// The position with all tickets dealt out at random: more to complete than most games come to.
fn thrown_anew(game: &GreatLakes, state: &State, throw: u32) -> State {
    let (mut chance, mut state) = (FastChance::new(throw.into()), without_tickets(game, state));
    for ticket in 0..game.board().tickets.len() as u8 {
        let tickets = &mut state.holdings[seat(chance.below(game.seats() as u32) as usize)].tickets;
        *tickets = tickets.with(TicketId(ticket));
    }
    state
}

/// The position without tickets, and with everyone's lead over the last exchanged away: then
/// neither points nor tickets decide.
fn levelled(game: &GreatLakes, state: &State) -> State {
    let mut state = without_tickets(game, state);
    let sheets = Position::new(game, &state).ended().sheets;
    let totals: Vec<i32> = sheets.iter().map(|lines| lines.iter().map(|(_, points)| points).sum()).collect();
    for (owner, total) in totals.iter().enumerate() {
        let lead = total - totals.iter().min().expect("a seat");
        state.holdings[seat(owner)].exchanged += lead as u16;
    }
    state
}

fn without_tickets(game: &GreatLakes, state: &State) -> State {
    let mut state = state.clone();
    (0..game.seats()).for_each(|owner| state.holdings[seat(owner)].tickets = TicketSet::NONE);
    state
}

/// A game that isn't over is scored as if it ended there.
fn compare(game: &GreatLakes, state: &State, place: Place, met: &mut Met) {
    let position = Position::new(game, state);
    for owner in 0..game.seats() {
        let (fast, completed) = (ticket_score(game, state, seat(owner)), position.completed(owner));
        assert_eq!(members(fast.completed.bits().into()), completed, "{}", told(game, state, place));
        for city in position.harbours_of(owner) {
            let points = position.harbour(owner, city);
            met.note("a harbour with one ticket", points == 10);
            met.note("a harbour with two", points == 20);
            met.note("a harbour with three or more", points == 30);
            met.note("a harbour with none", points == 0);
        }
    }
    let outcome = outcome_here(game, state, place, Ending::Pieces);
    let fast = Ended::of(&outcome);
    let naive = position.ended();
    assert!(fast == naive, "{fast:?}, but {naive:?}\n{}", told(game, state, place));
    let is_end = matches!(state.phase, Phase::Over(_));
    met.note("an end by pieces", is_end && outcome.ending == "pieces");
    met.note("an end by passes", is_end && outcome.ending == "passes");
    met.note("no tie", naive.tie_break.is_none());
    met.note("decided by tickets", naive.tie_break == Some("tickets"));
    met.note("decided by harbours", naive.tie_break == Some("harbours"));
    met.note("shared", naive.tie_break == Some("shared"));
    met.note("below zero", outcome.sheets.iter().any(|sheet| sheet.total() < 0));
}
