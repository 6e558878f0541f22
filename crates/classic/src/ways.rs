//! How many ways there are to claim a route, without going through them.

use rails::{RouteId, RouteSet};

use crate::board::{MAX_LENGTH, Route};
use crate::card::{Cards, LOCOMOTIVE};

/// Routes up to each length.
type UpTo = [RouteSet; MAX_LENGTH + 1];

/// The routes of a board by what can be laid for them.
#[derive(Clone, Debug)]
pub(crate) struct Ways {
    /// Those of each colour.
    coloured: [UpTo; LOCOMOTIVE],
    /// Those of all colours.
    of_any: UpTo,
    /// The gray ones.
    gray: UpTo,
    /// Those for which so many locomotives are enough, but not without cars.
    with: UpTo,
    all: UpTo,
}

/// So many ways to claim a route.
#[derive(Clone, Copy, Default)]
pub struct Claims {
    /// One that has a colour.
    pub coloured: u32,
    /// A gray one.
    pub gray: u32,
}

impl Ways {
    /// Sorts a board's routes.
    pub(crate) fn new(routes: &[Route]) -> Ways {
        let up_to = |holds: &dyn Fn(&Route, usize) -> bool| -> UpTo {
            std::array::from_fn(|length| {
                let ids = (0..routes.len()).filter(|index| holds(&routes[*index], length));
                ids.map(|index| RouteId(index as u8)).collect()
            })
        };
        let within = |route: &Route, length: usize| usize::from(route.length) <= length;
        Ways {
            coloured: std::array::from_fn(|kind| {
                up_to(&|route, length| {
                    within(route, length) && route.colour.is_some_and(|colour| colour.kind() == kind)
                })
            }),
            of_any: up_to(&|route, length| within(route, length) && route.colour.is_some()),
            gray: up_to(&|route, length| within(route, length) && route.colour.is_none()),
            with: up_to(&|route, laid| !within(route, laid) && usize::from(route.cost().locomotives) <= laid),
            all: up_to(&within),
        }
    }

    /// How many ways a hand has to claim one of these routes, with so many cars left.
    #[inline]
    pub(crate) fn count(&self, open: RouteSet, hand: &Cards, cars: u8) -> Claims {
        let open = open & self.all[usize::from(cars).min(MAX_LENGTH)];
        let most = usize::from(hand.of(LOCOMOTIVE)).min(MAX_LENGTH);
        let alone = [(open & self.of_any[most]).len(), (open & self.gray[most]).len()];
        let [coloured, gray] = (0..=most).fold(alone, |[coloured, gray], laid| {
            let with = self.count_with(laid, open, hand);
            [coloured + with[0], gray + with[1]]
        });
        Claims { coloured: coloured as u32, gray: gray as u32 }
    }

    /// How many of these ways there are with so many locomotives and cars of any one colour.
    #[inline(never)]
    fn count_with(&self, laid: usize, open: RouteSet, hand: &Cards) -> [usize; 2] {
        let open = open & self.with[laid];
        let (mut coloured, mut gray) = (RouteSet::NONE, 0);
        for (own, &held) in self.coloured.iter().zip(hand.counts()) {
            let reach = (laid + usize::from(held)).min(MAX_LENGTH);
            coloured |= own[reach];
            gray += (open & self.gray[reach]).len();
        }
        [(open & coloured).len(), gray]
    }
}
