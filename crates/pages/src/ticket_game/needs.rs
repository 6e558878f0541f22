//! What a hand is short of for several routes at once.

/// What has to be paid for one route: so many cards of a colour, or of any one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Due {
    /// The colour, as a place in the hand; `None` for any one colour.
    pub colour: Option<usize>,
    /// How many cards.
    pub count: u16,
}

/// What is missing: of each colour, and of any one.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Short {
    /// Of these colours.
    pub coloured: Vec<(usize, u16)>,
    /// Cards for routes that take any one colour.
    pub any: u16,
}

/// What a hand is short of for all of this. Colours go where they are asked for first; routes of any colour
/// take what is left, the longest of them of what there is most of; wild cards stand in at the end. What is
/// used is taken out of the hand.
pub(crate) fn short(dues: &[Due], held: &mut [u16], wild: &mut u16) -> Short {
    let mut coloured = Vec::new();
    for (colour, held) in held.iter_mut().enumerate() {
        let of_it = dues.iter().filter(|due| due.colour == Some(colour));
        let due: u16 = of_it.map(|due| due.count).sum();
        let paid = due.min(*held);
        *held -= paid;
        if due > paid {
            coloured.push((colour, due - paid));
        }
    }
    let mut longest: Vec<u16> = dues.iter().filter(|due| due.colour.is_none()).map(|due| due.count).collect();
    longest.sort_unstable_by_key(|count| std::cmp::Reverse(*count));
    let mut any = 0;
    for due in longest {
        let Some(most) = held.iter_mut().max_by_key(|held| **held) else { continue };
        let paid = due.min(*most);
        *most -= paid;
        any += due - paid;
    }
    let mut stand_in = |missing: &mut u16| {
        let by_wild = (*missing).min(*wild);
        *wild -= by_wild;
        *missing -= by_wild;
    };
    coloured.iter_mut().for_each(|(_, missing)| stand_in(missing));
    stand_in(&mut any);
    coloured.retain(|(_, missing)| *missing > 0);
    Short { coloured, any }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Dues as `0:3` for three of the first colour, `-:2` for two of any.
    #[track_caller]
    fn check(dues: &str, mut held: [u16; 3], wild: u16, expected: (&[(usize, u16)], u16)) {
        let due = |text: &str| {
            let (colour, count) = text.split_once(':').expect("a colour and a count");
            Due { colour: colour.parse().ok(), count: count.parse().expect("a count") }
        };
        let dues: Vec<Due> = dues.split_whitespace().map(due).collect();
        let short = short(&dues, &mut held, &mut { wild });
        assert_eq!((&short.coloured[..], short.any), expected);
    }

    #[test]
    fn colours_are_paid_with_themselves_and_wild_cards_stand_in() {
        check("0:3", [3, 0, 0], 0, (&[], 0));
        check("0:3 0:2", [3, 0, 0], 0, (&[(0, 2)], 0));
        check("0:3 1:2", [1, 0, 9], 1, (&[(0, 1), (1, 2)], 0));
        check("0:3", [0, 0, 0], 5, (&[], 0));
    }

    #[test]
    fn what_is_left_pays_for_any_colour_but_each_route_takes_one() {
        check("-:3", [2, 0, 3], 0, (&[], 0));
        check("-:4", [2, 0, 3], 0, (&[], 1));
        check("-:3 -:2", [2, 0, 3], 0, (&[], 0));
        check("0:2 -:2", [2, 1, 0], 0, (&[], 1));
        check("0:2 -:2", [2, 1, 0], 1, (&[], 0));
        check("-:2 -:2", [3, 0, 0], 0, (&[], 1));
    }
}
