//! Pads as texts that are good in addresses: `1.3B.k0u5.1.d0..0-4-0.Anna,Boris,`.
//!
//! The version; how many play, and whose things are being entered; to whom each route, each city's building
//! and each ticket belongs, and in which scoring each ticket was completed; pieces exchanged; names. Of what
//! belongs to somebody two stand in one sign: nobody or one of five each, which makes 36. What is empty to the
//! end is left out.

use engine::{BySeat, MAX_SEATS, Seat};

use super::{Extent, Laid, Pad, Thing};
use crate::{CityId, RouteId, TicketId};

/// What this program writes. A board whose routes or tickets have other places has to have another.
const VERSION: &str = "1";
/// No pad is longer.
pub const LONGEST_PAD: usize = 1200;
/// No number in one is larger.
const MOST: u16 = 9999;
/// Nobody, or one of five.
const OWNERS: u32 = 1 + MAX_SEATS as u32;

/// What stands between the parts, between numbers and between names.
const PART: char = '.';
const NUMBER: char = '-';
const NAME: char = ',';

/// What of a kind has a number.
type Id = fn(u8) -> Thing;

impl Pad {
    /// How many have played, as a text says.
    pub fn seats_of(text: &str) -> Option<usize> {
        let seats = text.split(PART).nth(1)?.chars().next()?.to_digit(10)?;
        usize::try_from(seats).ok().filter(|seats| (1..=MAX_SEATS).contains(seats))
    }

    /// As a text.
    pub fn write(&self, extent: &Extent) -> String {
        let seat = |seat: Option<Seat>| seat.map_or(0, |seat| 1 + seat.index() as u32);
        let owners = |count: usize, thing: &dyn Fn(u8) -> Thing| {
            written((0..count).map(|id| seat(self.owner(thing(id as u8)))).collect())
        };
        let scoring = |id: u8| {
            let of = |scoring: &usize| {
                self.laid.seats_where(|laid| laid.completed[*scoring].contains(TicketId(id))).next().is_some()
            };
            (0..2).find(of).map_or(0, |scoring| 1 + scoring as u32)
        };
        let exchanged = self.laid.of(self.seats).iter().map(|laid| laid.exchanged.to_string());
        let has_exchanged = self.laid.of(self.seats).iter().any(|laid| laid.exchanged > 0);
        let name = |name: &String| name.replace([NAME, '/'], " ");
        let is_named = self.names.iter().any(|name| !name.is_empty());
        let parts = [
            VERSION.to_owned(),
            format!("{}{}", self.seats, self.chosen.map_or(String::new(), |seat| seat.to_string())),
            owners(extent.routes, &|id| Thing::Route(RouteId(id))),
            owners(extent.cities, &|id| Thing::Building(CityId(id))),
            owners(extent.tickets, &|id| Thing::Ticket(TicketId(id))),
            written((0..extent.tickets).map(|id| scoring(id as u8)).collect()),
            exchanged.filter(|_| has_exchanged).collect::<Vec<_>>().join(&NUMBER.to_string()),
            self.names[..self.seats]
                .iter()
                .filter(|_| is_named)
                .map(name)
                .collect::<Vec<_>>()
                .join(&NAME.to_string()),
        ];
        let text = parts.join(&PART.to_string());
        text.trim_end_matches(PART).to_owned()
    }

    /// Reads one, for so many seats at most; `clean` says what somebody may be called. Also says whether all
    /// of it could be read: what couldn't is left out.
    pub fn read(text: &str, extent: &Extent, clean: &dyn Fn(&str) -> String) -> Option<(Pad, bool)> {
        let mut parts = text.splitn(8, PART);
        let mut part = || parts.next().unwrap_or_default();
        if text.len() > LONGEST_PAD || part() != VERSION {
            return None;
        }
        let seats = Pad::seats_of(text)?;
        let at_table = |seat: &Seat| seat.index() < seats;
        let chosen = part().get(1..).unwrap_or_default();
        let mut pad = Pad { chosen: Seat::from_letter(chosen).filter(at_table), ..Pad::new(seats) };
        let mut whole = chosen.is_empty() || pad.chosen.is_some();
        let things: [(usize, Id); 3] = [
            (extent.routes, |id| Thing::Route(RouteId(id))),
            (extent.cities, |id| Thing::Building(CityId(id))),
            (extent.tickets, |id| Thing::Ticket(TicketId(id))),
        ];
        for (count, thing) in things {
            whole &= each(part(), count, |id, digit| {
                let seat = Seat::all(seats).nth(digit as usize - 1);
                seat.into_iter().for_each(|seat| pad.laid[seat].put(thing(id)));
                seat.is_some()
            });
        }
        whole &= each(part(), extent.tickets, |id, digit| {
            let scoring = digit as usize - 1;
            let owner = pad.owner(Thing::Ticket(TicketId(id))).filter(|_| scoring < 2);
            if let Some(owner) = owner {
                let completed = &mut pad.laid[owner].completed[scoring];
                *completed = completed.with(TicketId(id));
            }
            owner.is_some()
        });
        whole &= numbers(part(), seats, &mut pad.laid);
        let names = part();
        for (own, name) in pad.names[..seats].iter_mut().zip(names.split(NAME)) {
            *own = clean(name);
        }
        Some((pad, whole && names.split(NAME).count() <= seats))
    }
}

/// Two digits a sign, without the zeros at the end.
fn written(digits: Vec<u32>) -> String {
    let sign = |pair: &[u32]| {
        let number = pair[0] * OWNERS + pair.get(1).copied().unwrap_or(0);
        char::from_digit(number, OWNERS * OWNERS).unwrap_or('0')
    };
    digits.chunks(2).map(sign).collect::<String>().trim_end_matches('0').to_owned()
}

/// Goes through all digits that aren't nothing. Says whether all could be read and taken.
fn each(text: &str, count: usize, mut take: impl FnMut(u8, u32) -> bool) -> bool {
    let mut whole = true;
    for (place, sign) in text.chars().enumerate() {
        let Some(number) = sign.to_digit(OWNERS * OWNERS).filter(|_| 2 * place < count) else {
            whole = false;
            continue;
        };
        for (id, digit) in [(2 * place, number / OWNERS), (2 * place + 1, number % OWNERS)] {
            whole &= digit == 0 || (id < count && take(id as u8, digit));
        }
    }
    whole
}

fn numbers(text: &str, seats: usize, laid: &mut BySeat<Laid>) -> bool {
    let numbers = || text.split(NUMBER).filter(|_| !text.is_empty());
    let mut whole = numbers().count() <= seats;
    for (seat, number) in Seat::all(seats).zip(numbers()) {
        let number = number.parse().ok().filter(|number| *number <= MOST);
        whole &= number.is_some();
        laid[seat].exchanged = number.unwrap_or(0);
    }
    whole
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::{Chance, FastChance};

    const EXTENT: Extent = Extent { routes: 11, cities: 5, tickets: 8 };

    fn read(text: &str) -> Option<(Pad, bool)> {
        Pad::read(text, &EXTENT, &str::to_owned)
    }

    fn random(chance: &mut FastChance) -> Pad {
        let seats = 2 + chance.below(4) as usize;
        let mut pad = Pad::new(seats);
        pad.chosen = Seat::all(seats).nth(chance.below(seats as u32 + 1) as usize);
        let mut deal = |count: usize, thing: &dyn Fn(u8) -> Thing| {
            for id in 0..count as u8 {
                let seat = Seat::all(seats).nth(chance.below(seats as u32 + 1) as usize);
                seat.into_iter().for_each(|seat| pad.laid[seat].put(thing(id)));
            }
        };
        deal(EXTENT.routes, &|id| Thing::Route(RouteId(id)));
        deal(EXTENT.cities, &|id| Thing::Building(CityId(id)));
        deal(EXTENT.tickets, &|id| Thing::Ticket(TicketId(id)));
        for seat in Seat::all(seats) {
            let laid = &mut pad.laid[seat];
            laid.exchanged = chance.below(30) as u16;
            let first = laid.tickets.first();
            first
                .into_iter()
                .for_each(|id| laid.completed[chance.below(2) as usize] = crate::TicketSet::only(id));
            pad.names[seat.index()] = ["", "Anna", "Борис", "D. Who"][chance.below(4) as usize].to_owned();
        }
        pad
    }

    #[test]
    fn what_is_written_is_read() {
        let mut chance = FastChance::new(7);
        for _ in 0..500 {
            let pad = random(&mut chance);
            let text = pad.write(&EXTENT);
            assert_eq!(read(&text), Some((pad, true)), "{text}");
        }
        let fresh = Pad::new(5).write(&EXTENT);
        assert_eq!((fresh.as_str(), Pad::seats_of(&fresh)), ("1.5A", Some(5)));
    }

    #[test]
    fn what_separates_names_is_in_none() {
        let mut pad = Pad::new(2);
        pad.names[0] = "A,B/C".to_owned();
        assert_eq!(pad.write(&EXTENT), "1.2A......A B C,");
    }

    #[test]
    fn what_was_cut_off_or_changed_is_left_out_and_told() {
        let (pad, whole) = read("1.2A.1").expect("the rest is there");
        assert!(whole && pad.laid[Seat::default()].routes == crate::RouteSet::only(RouteId(1)));
        // Nobody's third owner; a sign that there isn't; more than there is; no such seat; no number.
        for text in
            ["1.2A.3", "1.2A.1é", "1.2A.111111111", "1.2A.000001", "1.2C", "1.2A.....1-x", "1.2A......a,b,c"]
        {
            assert!(!read(text).expect("the rest is there").1, "{text}");
        }
        for text in
            ["", "2.2A", "1", "1.", "1.0A", "1.6A", "1.xA", &format!("1.2A.{}", "0".repeat(LONGEST_PAD))]
        {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
