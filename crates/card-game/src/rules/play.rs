//! Play cars to the station, and train robbery (CG-13 to CG-18).

use engine::{Chance, Seat, Witness};

use super::turn;
use crate::card::{Card, Colour, LOCOMOTIVE};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::setup::CardGame;
use crate::state::State;
use crate::station::{LEAST_GROUP, Play};

/// Whether a seat may play these cars now.
pub(crate) fn check(state: &State, seat: Seat, play: Play) -> Result<(), Illegal> {
    let holdings = state.of(seat);
    let has = |card: Card, laid: u8| match holdings.hand.of(card.kind()) {
        held if held < laid => Err(Illegal::NotInHand { card, held, laid }),
        _ => Ok(()),
    };
    let not_own = |colour: Colour| match holdings.station.group(colour).is_empty() {
        false => Err(Illegal::OwnColour { colour }),
        true => Ok(()),
    };
    match play {
        Play::Group { colour, cars, locomotives } => {
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
        Play::Row(colours) => {
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
pub(crate) fn play(
    game: &CardGame,
    state: &mut State,
    play: Play,
    chance: &mut impl Chance,
    witness: &mut impl Witness<Event>,
) {
    let seat = state.turn;
    witness.see(|| Event::Played { seat, play });
    for (colour, laid) in play.groups() {
        if let Some((rival, _)) = state.rival(seat, colour) {
            rob(state, rival, colour, witness);
        }
        let holdings = &mut state.holdings[seat];
        holdings.hand.remove(colour.kind(), laid.cars);
        holdings.hand.remove(LOCOMOTIVE, laid.locomotives);
        holdings.station.lay(colour, laid);
    }
    turn::close(game, state, chance, witness);
}

/// The other seat's group goes to the discards, its locomotives with it (CG-16).
fn rob(state: &mut State, rival: Seat, colour: Colour, witness: &mut impl Witness<Event>) {
    let by = state.turn;
    let group = state.holdings[rival].station.clear(colour);
    state.discards.add_all(&group.cards(colour));
    witness.see(|| Event::Robbed { seat: rival, by, colour, group });
}
