//! What a tap or a form changes on a pad.

use engine::{Message, Seat};
use rails::pad::{Pad, Thing};

use super::{Asked, PadGame};

/// Why something was not done; nothing that had been entered is lost.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Trouble {
    /// As a sentence.
    pub why: Message,
    /// What would be done if they want it nevertheless: what is given to whoever is chosen.
    pub give: Option<String>,
}

impl Trouble {
    fn new(key: &'static str) -> Trouble {
        Trouble { why: Message::new(key), give: None }
    }
}

/// The pad with the change that is asked for, or why not; nothing where none is.
pub(super) fn changed<G: PadGame>(rules: &G, pad: &Pad, asked: &Asked<'_>) -> Option<Result<Pad, Trouble>> {
    asked.change.iter().find_map(|(name, value)| {
        Some(match name.as_str() {
            "who" => Ok(Pad {
                chosen: Seat::from_letter(value).filter(|seat| seat.index() < pad.seats),
                ..pad.clone()
            }),
            "seats" => seats(pad, asked, value),
            "name" => with_chosen(pad, |pad, seat| pad.names[seat.index()] = (asked.clean)(value)),
            "exchanged" => with_chosen(pad, |pad, seat| {
                pad.laid[seat].exchanged = value.trim().parse().unwrap_or(0).min(rules.most_exchanged());
            }),
            "tap" => tap(rules, pad, value, false),
            "give" => tap(rules, pad, value, true),
            _ => return None,
        })
    })
}

fn with_chosen(pad: &Pad, change: impl FnOnce(&mut Pad, Seat)) -> Result<Pad, Trouble> {
    let seat = pad.chosen.ok_or_else(|| Trouble::new("pad-choose-first"))?;
    let mut pad = pad.clone();
    change(&mut pad, seat);
    Ok(pad)
}

/// More or fewer who play: who has something stays.
fn seats(pad: &Pad, asked: &Asked<'_>, value: &str) -> Result<Pad, Trouble> {
    let range = &asked.game.seats;
    let seats = value.parse().ok().filter(|seats| range.contains(seats));
    let seats = seats.ok_or_else(|| Trouble {
        why: Message::new("pad-seats-range").with("fewest", *range.start()).with("most", *range.end()),
        give: None,
    })?;
    let mut gone = Seat::all(pad.seats).skip(seats);
    if let Some(seat) = gone.find(|seat| !pad.laid[*seat].is_empty()) {
        return Err(Trouble { why: Message::new("pad-seat-used").with("seat", seat), give: None });
    }
    let chosen = pad.chosen.filter(|seat| seat.index() < seats).or(pad.chosen.and(Some(Seat::default())));
    let mut pad = Pad { seats, chosen, ..pad.clone() };
    pad.names[seats..].iter_mut().for_each(String::clear);
    Ok(pad)
}

/// Puts something before whoever is chosen, or takes it away. `done:` and `early:` say of a ticket in which
/// scoring it was completed.
fn tap<G: PadGame>(rules: &G, pad: &Pad, value: &str, give: bool) -> Result<Pad, Trouble> {
    let (scoring, id) = match value.split_once(':') {
        Some(("early", id)) if rules.scorings() > 1 => (Some(0), format!("ticket:{id}")),
        Some(("done", id)) if rules.scorings() > 0 => (Some(1), format!("ticket:{id}")),
        _ => (None, value.to_owned()),
    };
    let thing = rules.thing(&id).ok_or_else(|| Trouble::new("pad-no-such"))?;
    let owner = pad.owner(thing);
    match (owner, pad.chosen) {
        (Some(by), Some(seat)) if by != seat && !give => {
            let why = Message::new("pad-taken").with("thing", rules.thing_name(thing)).with("seat", by);
            return Err(Trouble { why, give: Some(value.to_owned()) });
        }
        _ => {}
    }
    with_chosen(pad, |pad, seat| {
        let own = &mut pad.laid[seat];
        let had = own.has(thing);
        let was = scoring_of(own, thing);
        // The same again takes it away; of a ticket another fate changes only that.
        if owner.is_some() {
            owner.into_iter().for_each(|owner| pad.laid[owner].take(thing));
        }
        let own = &mut pad.laid[seat];
        if !had || was != scoring {
            own.put(thing);
            if let (Thing::Ticket(id), Some(scoring)) = (thing, scoring) {
                own.completed[scoring] = own.completed[scoring].with(id);
            }
        }
    })
}

/// In which scoring a ticket was completed.
fn scoring_of(laid: &rails::pad::Laid, thing: Thing) -> Option<usize> {
    match thing {
        Thing::Ticket(id) => (0..2).find(|scoring| laid.completed[*scoring].contains(id)),
        Thing::Route(_) | Thing::Building(_) => None,
    }
}
