//! Positions made of a game's, with tickets and stations that no game would bring about so often.

use classic::{Classic, State};
use engine::{Chance, FastChance, Rules};
use rails::{CityId, CitySet, TicketId, TicketSet};

use super::naive::{Position, seat};

/// The position with all tickets and stations dealt out at random: more to complete, and more ways
/// to do it, than most games come to.
pub fn thrown_anew(game: &Classic, state: &State, throw: u32) -> State {
    let mut chance = FastChance::new(throw.into());
    let mut state = without_tickets(game, state);
    for owner in (0..game.seats()).map(seat) {
        state.holdings[owner].stations = CitySet::NONE;
        state.holdings[owner].stations_left = game.board().pieces.stations;
    }
    let mut anyone = || seat(chance.below(game.seats() as u32) as usize);
    for ticket in 0..game.board().tickets.len() as u8 {
        let tickets = &mut state.holdings[anyone()].tickets;
        *tickets = tickets.with(TicketId(ticket));
    }
    for city in 0..game.board().cities.len() as u8 {
        let holdings = &mut state.holdings[anyone()];
        if holdings.stations_left > 0 {
            holdings.stations = holdings.stations.with(CityId(city));
            holdings.stations_left -= 1;
        }
    }
    state
}

/// The position with such tickets that everyone falls back to the last as far as possible: then
/// neither points nor tickets decide.
pub fn levelled(game: &Classic, state: &State) -> State {
    let without = without_tickets(game, state);
    let mut state = without.clone();
    let sheets = Position::new(game, &without).ended().sheets;
    let totals: Vec<i32> = sheets.iter().map(|lines| lines.iter().map(|(_, points)| points).sum()).collect();
    let mut left: Vec<usize> = (0..game.board().tickets.len()).collect();
    for (owner, total) in totals.iter().enumerate() {
        let mut lead = total - totals.iter().min().expect("a seat");
        for ticket in left.clone() {
            let mut with = without.clone();
            with.holdings[seat(owner)].tickets = TicketSet::only(TicketId(ticket as u8));
            let lost = Position::new(game, &with).best_tickets(owner).points;
            if lost < 0 && -lost <= lead {
                lead += lost;
                left.retain(|other| *other != ticket);
                let tickets = &mut state.holdings[seat(owner)].tickets;
                *tickets = tickets.with(TicketId(ticket as u8));
            }
        }
    }
    state
}

fn without_tickets(game: &Classic, state: &State) -> State {
    let mut state = state.clone();
    for owner in (0..game.seats()).map(seat) {
        state.holdings[owner].tickets = TicketSet::NONE;
    }
    state
}
