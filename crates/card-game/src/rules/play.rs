//! Play cars to the station, and train robbery (CG-13 to CG-18).

use engine::{Chance, Seat, Witness};

use super::{Play, turn};
use crate::card::{Card, Colour, LOCOMOTIVE};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::state::State;
use crate::station::{LEAST_GROUP, Play as Cars};

/// Whether a seat may play these cars now.
pub(crate) fn check(state: &State, seat: Seat, cars: Cars) -> Result<(), Illegal> {
    let holdings = state.of(seat);
    let has = |card: Card, laid: u8| match holdings.hand.of(card.kind()) {
        held if held < laid => Err(Illegal::NotInHand { card, held, laid }),
        _ => Ok(()),
    };
    let not_own = |colour: Colour| match holdings.station.group(colour).is_empty() {
        false => Err(Illegal::OwnColour { colour }),
        true => Ok(()),
    };
    match cars {
        Cars::Group { colour, cars, locomotives } => {
            if cars == 0 {
                return Err(Illegal::NoCarOfColour);
            }
            let laid = cars.saturating_add(locomotives);
            if laid < LEAST_GROUP {
                return Err(Illegal::SmallGroup { least: LEAST_GROUP });
            }
            has(Card::Car(colour), cars)?;
            has(Card::Locomotive, locomotives)?;
            not_own(colour)?;
            match state.rival(seat, colour) {
                Some((rival, group)) if laid <= group.total() => {
                    Err(Illegal::NotMore { colour, rival, lies: group.total(), laid })
                }
                _ => Ok(()),
            }
        }
        Cars::Row(colours) => {
            if !colours.is_sorted_by(|one, next| one < next) {
                return Err(Illegal::NotThreeColours);
            }
            for colour in colours {
                has(Card::Car(colour), 1)?;
                not_own(colour)?;
                if let Some((rival, _)) = state.rival(seat, colour) {
                    return Err(Illegal::RowRival { colour, rival });
                }
            }
            Ok(())
        }
    }
}

/// With how many cards of a colour a seat has to play a group at least (CG-13, CG-15); `None` if
/// it can't play the colour at all (CG-18).
#[inline]
pub(crate) fn least(state: &State, seat: Seat, colour: Colour) -> Option<u8> {
    if !state.of(seat).station.group(colour).is_empty() {
        return None;
    }
    Some(state.rival(seat, colour).map_or(LEAST_GROUP, |(_, group)| LEAST_GROUP.max(group.total() + 1)))
}

#[inline]
pub(crate) fn play<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, cars: Cars) {
    let seat = play.state.turn;
    play.see(|| Event::Played { seat, play: cars });
    for (colour, laid) in cars.groups() {
        if let Some((rival, _)) = play.state.rival(seat, colour) {
            rob(play, rival, colour);
        }
        let holdings = &mut play.state.holdings[seat];
        holdings.hand.remove(colour.kind(), laid.cars);
        holdings.hand.remove(LOCOMOTIVE, laid.locomotives);
        holdings.station.lay(colour, laid);
    }
    turn::close(play);
}

/// The other seat's group goes to the discards, its locomotives with it (CG-16).
fn rob<C: Chance, W: Witness<Event>>(play: &mut Play<'_, C, W>, rival: Seat, colour: Colour) {
    let by = play.state.turn;
    let group = play.state.holdings[rival].station.clear(colour);
    play.state.discards.add_all(&group.cards(colour));
    play.see(|| Event::Robbed { seat: rival, by, colour, group });
}
