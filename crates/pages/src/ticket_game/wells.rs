//! The places of the market. A card lies in its place until it is taken, and the next one comes to lie where
//! it was: that follows from what everyone was told, so no position has to know it.

use rails::Card;

/// What an event does to the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MarketChange<C> {
    /// A card was taken from it.
    Took(C),
    /// A card was turned up.
    TurnedUp(C),
    /// All of it was cleared away.
    Cleared,
}

/// A place of the market.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Well<C> {
    /// What lies there.
    pub card: Option<C>,
    /// Whether it has come with the last step.
    pub landed: bool,
}

/// What lies where: `told` is all that happened to the market, each with its step, and `now` what it has to
/// come to. Of equal cards the first is taken.
pub(crate) fn wells<C: Card>(
    size: usize,
    told: impl Iterator<Item = (u32, MarketChange<C>)>,
    step: u32,
    now: &[(C, u8)],
) -> Vec<Well<C>> {
    let mut wells = vec![Well { card: None, landed: false }; size];
    for (when, change) in told {
        match change {
            MarketChange::Took(card) => take(&mut wells, card),
            MarketChange::TurnedUp(card) => turn_up(&mut wells, card, when > 0 && when == step),
            MarketChange::Cleared => wells.fill(Well { card: None, landed: false }),
        }
    }
    agree(&mut wells, now);
    wells
}

fn take<C: Card>(wells: &mut [Well<C>], card: C) {
    if let Some(well) = wells.iter_mut().find(|well| well.card == Some(card)) {
        *well = Well { card: None, landed: false };
    }
}

fn turn_up<C: Card>(wells: &mut Vec<Well<C>>, card: C, landed: bool) {
    let fresh = Well { card: Some(card), landed };
    match wells.iter_mut().find(|well| well.card.is_none()) {
        Some(well) => *well = fresh,
        None => wells.push(fresh),
    }
}

/// Where the events of an older game don't lead to what lies there now, what lies there counts.
fn agree<C: Card>(wells: &mut Vec<Well<C>>, now: &[(C, u8)]) {
    let count = |wells: &[Well<C>], card: C| wells.iter().filter(|well| well.card == Some(card)).count();
    for card in (0..C::KINDS).map(C::of_kind) {
        let there = now.iter().find(|(open, _)| *open == card).map_or(0, |(_, count)| usize::from(*count));
        (there..count(wells, card)).for_each(|_| take(wells, card));
    }
    for (card, there) in now {
        (count(wells, *card)..usize::from(*there)).for_each(|_| turn_up(wells, *card, false));
    }
}

#[cfg(test)]
mod tests {
    use super::MarketChange::{Cleared, Took, TurnedUp};
    use super::*;
    use rails::train_cards::Card as Train;

    fn card(id: &str) -> Train {
        Train::from_id(id).expect("a card")
    }

    fn lie(told: &[(u32, MarketChange<Train>)], step: u32, now: &[(Train, u8)]) -> String {
        let letter = |well: Well<Train>| {
            let name = well.card.map_or("-", |card| card.id());
            if well.landed { name.to_uppercase() } else { name.to_owned() }
        };
        wells(3, told.iter().copied(), step, now).into_iter().map(letter).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_card_stays_until_it_is_taken_and_the_next_one_lies_where_it_was() {
        let [red, blue, green] = ["red", "blue", "green"].map(card);
        let dealt = [(0, TurnedUp(red)), (0, TurnedUp(blue)), (0, TurnedUp(red))];
        assert_eq!(lie(&dealt, 0, &[(red, 2), (blue, 1)]), "red blue red");
        let then = |more: &[(u32, MarketChange<Train>)]| [&dealt[..], more].concat();
        assert_eq!(lie(&then(&[(1, Took(blue))]), 1, &[(red, 2)]), "red - red");
        let turned = then(&[(1, Took(blue)), (1, TurnedUp(green))]);
        assert_eq!(lie(&turned, 1, &[(red, 2), (green, 1)]), "red GREEN red");
        assert_eq!(lie(&turned, 2, &[(red, 2), (green, 1)]), "red green red", "it is no news any more");
        let swept = then(&[(4, Cleared), (4, TurnedUp(blue)), (4, TurnedUp(blue))]);
        assert_eq!(lie(&swept, 4, &[(blue, 2)]), "BLUE BLUE -");
    }

    #[test]
    fn what_lies_there_counts() {
        let [red, blue, green] = ["red", "blue", "green"].map(card);
        let dealt = [(0, TurnedUp(red)), (0, TurnedUp(blue))];
        assert_eq!(lie(&dealt, 3, &[(red, 1), (green, 2)]), "red green green");
        assert_eq!(lie(&[], 3, &[(blue, 4)]), "blue blue blue blue", "more than there are places");
    }
}
