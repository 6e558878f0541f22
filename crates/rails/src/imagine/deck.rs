//! The ticket deck of a position that fits a view.

use engine::{BySeat, Chance, Contradiction, Seat};

use super::{Place, Places, contradiction, known_under, put_under_by, ticket_deck};
use crate::{Returned, TicketDeck, TicketId, TicketSet};

/// What a viewer knows of a ticket deck.
pub struct DeckSeen<'v> {
    /// All tickets that can be in it.
    pub all: TicketSet,
    /// Those before the viewer's eyes, what it put under the deck aside.
    pub in_sight: TicketSet,
    /// All that it has ever seen.
    pub met: TicketSet,
    /// How many of them nobody has drawn yet.
    pub fresh: u8,
    /// How many are left of those that were shuffled and put under the deck before the first turn.
    pub shuffled: u8,
    /// What was put there since.
    pub bottom: &'v [Returned<Option<TicketId>>],
    /// How many each of the others put there before the first turn.
    pub by_others: Vec<(Seat, u8)>,
    /// How many the viewer did.
    pub by_viewer: u8,
}

impl DeckSeen<'_> {
    /// Draws the deck, and a ticket for each of the `places` that seats have for them, which `put` is
    /// told. Gives also what the others have seen of the deck.
    ///
    /// # Errors
    /// No position looks like this.
    pub fn imagine(
        &self,
        mut places: Places,
        chance: &mut impl Chance,
        mut put: impl FnMut(Place, TicketId),
    ) -> Result<(TicketDeck, BySeat<TicketSet>), Contradiction> {
        let in_sight = self.in_sight | known_under(self.bottom, self.all)?;
        let mut bottom = places.under(self.bottom);
        let unseen = self.all - in_sight;
        let (mut gone, mut fresh) = (unseen & self.met, unseen - self.met);
        let shuffled = self.shuffled(&mut gone, &mut fresh, places.drawn.len(), chance)?;
        places.fill(gone, &mut fresh, chance, |place, ticket| match place {
            Place::Bottom(index) => bottom[index].ticket = ticket,
            place => put(place, ticket),
        })?;
        if fresh.len() != usize::from(self.fresh) {
            return contradiction("another number of fresh tickets");
        }
        let mut seen = self.seen_by_others(shuffled - self.met, chance)?;
        for (seat, _) in &self.by_others {
            seen[*seat] |= put_under_by(*seat, &bottom);
        }
        Ok((ticket_deck(fresh, shuffled, &bottom)?, seen))
    }

    /// Those of the tickets put under the deck before the first turn that are still there.
    ///
    /// What the viewer put there itself is among them, as long as nobody has drawn from there. Once
    /// somebody has, it may be there or with whoever drew it, as likely as there is room.
    fn shuffled(
        &self,
        gone: &mut TicketSet,
        unmet: &mut TicketSet,
        drawn: usize,
        chance: &mut impl Chance,
    ) -> Result<TicketSet, Contradiction> {
        let left = usize::from(self.shuffled);
        let by_others: usize = self.by_others.iter().map(|(_, count)| usize::from(*count)).sum();
        let taken = (by_others + usize::from(self.by_viewer)).saturating_sub(left).min(drawn);
        // What the others can't have put there the viewer must have.
        let least = left.saturating_sub(by_others);
        let (mut shuffled, mut elsewhere) = (TicketSet::NONE, 0);
        for (place, ticket) in gone.iter().enumerate() {
            let (room, other_room) = (left - shuffled.len(), taken.saturating_sub(elsewhere));
            if room == 0 {
                break;
            }
            let needed = shuffled.len() + gone.len() - place <= least;
            if needed || chance.below((room + other_room) as u32) < room as u32 {
                shuffled = shuffled.with(ticket);
            } else {
                elsewhere += 1;
            }
        }
        *gone -= shuffled;
        while shuffled.len() < left {
            match unmet.draw(chance) {
                Some(ticket) => shuffled = shuffled.with(ticket),
                None => return contradiction("more tickets than there are"),
            }
        }
        Ok(shuffled)
    }

    /// Who put these under the deck: others than the viewer have seen them.
    fn seen_by_others(
        &self,
        tickets: TicketSet,
        chance: &mut impl Chance,
    ) -> Result<BySeat<TicketSet>, Contradiction> {
        let each = |(seat, count): &(Seat, u8)| std::iter::repeat_n(*seat, (*count).into());
        let mut others: Vec<Seat> = self.by_others.iter().flat_map(each).collect();
        let mut seen = BySeat::<TicketSet>::default();
        for ticket in tickets.iter() {
            if others.is_empty() {
                return contradiction("tickets that nobody turned down");
            }
            let seat = others.swap_remove(chance.below(others.len() as u32) as usize);
            seen[seat] = seen[seat].with(ticket);
        }
        Ok(seen)
    }
}
