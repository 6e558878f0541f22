//! Gives every name on a map one of its places, so that names cover as little as can be, and each other
//! least of all.
//!
//! Whoever draws a map says where each name may stand and what speaks against that by itself: what it
//! would cover there, how unusual the place is. The placer weighs names against each other: each is put
//! somewhere, then one after the other may move, as long as that makes anything better.

use super::area::Area;

/// A place that a name may have.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Place<T> {
    /// How the name is written there.
    pub how: T,
    /// What it covers.
    pub area: Area,
    /// What speaks against it by itself.
    pub cost: f32,
}

impl<T> Place<T> {
    /// What speaks against it where so much is taken by other names.
    fn cost_among(&self, taken: &[Area], weight: f32) -> f32 {
        self.cost + weight * taken.iter().map(|other| self.area.shared(other)).sum::<f32>()
    }
}

/// What names ask of each other.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spacing {
    /// Air that there should be beside a name, and above and below it.
    pub air: (f32, f32),
    /// What it costs to cover so much of another with its air.
    pub weight: f32,
}

/// Names are moved so often, all of them.
const ROUNDS: usize = 8;

/// So often it is looked, for one map, whether a name at a place would cover another: a hundred times as
/// often as any board of ours needs. What isn't moved by then stays where it is.
const MOST_LOOKS: usize = 10_000_000;

/// The places that names are given, in their order. Each has at least one to choose from.
pub(crate) fn place<T: Copy>(names: &[Vec<Place<T>>], spacing: Spacing) -> Vec<Place<T>> {
    place_within(names, spacing, &mut { MOST_LOOKS })
}

/// The same by so many looks, of which those are left that weren't needed.
fn place_within<T: Copy>(names: &[Vec<Place<T>>], spacing: Spacing, looks: &mut usize) -> Vec<Place<T>> {
    // Which start leads farther depends on the map.
    let [alone, one_by_one] = [false, true].map(|heeding| {
        let mut placed = start(names, heeding, spacing, looks);
        improve(&mut placed, names, spacing, looks);
        placed
    });
    if cost(&one_by_one, spacing) < cost(&alone, spacing) { one_by_one } else { alone }
}

/// Every name where it is best by itself, or `heeding` those before it.
fn start<T: Copy>(
    names: &[Vec<Place<T>>],
    heeding: bool,
    spacing: Spacing,
    looks: &mut usize,
) -> Vec<Place<T>> {
    let mut placed: Vec<Place<T>> = Vec::with_capacity(names.len());
    for places in names {
        let before = if heeding { taken(&placed, None, spacing) } else { Vec::new() };
        let among_them = best(places, &before, spacing.weight, looks);
        placed.extend(among_them.or_else(|| best(places, &[], spacing.weight, looks)).copied());
    }
    placed
}

/// Moves name by name to where it is best among all others, until nothing moves any more, or it was
/// enough work.
fn improve<T: Copy>(placed: &mut [Place<T>], names: &[Vec<Place<T>>], spacing: Spacing, looks: &mut usize) {
    for _ in 0..ROUNDS {
        let mut moved = false;
        for (name, places) in names.iter().enumerate() {
            let others = taken(placed, Some(name), spacing);
            if let Some(place) = best(places, &others, spacing.weight, looks) {
                moved |= place.area != placed[name].area;
                placed[name] = *place;
            }
        }
        if !moved {
            break;
        }
    }
}

/// What speaks against names that stand like this, all together.
fn cost<T>(placed: &[Place<T>], spacing: Spacing) -> f32 {
    let one = |(name, place): (usize, &Place<T>)| {
        place.cost_among(&taken(placed, Some(name), spacing), spacing.weight)
    };
    placed.iter().enumerate().map(one).sum()
}

/// What names take, each with its air; but for one.
fn taken<T>(placed: &[Place<T>], but: Option<usize>, Spacing { air, .. }: Spacing) -> Vec<Area> {
    let others = placed.iter().enumerate().filter(|(name, _)| Some(*name) != but);
    others.map(|(_, other)| other.area.larger(air.0, air.1)).collect()
}

/// The place that is least bad where so much is taken by other names, and the first of those that are
/// equally good; `None` if there may not be looks enough to find it.
fn best<'p, T>(
    places: &'p [Place<T>],
    taken: &[Area],
    weight: f32,
    looks: &mut usize,
) -> Option<&'p Place<T>> {
    if *looks < places.len() * taken.len() {
        return None;
    }
    let (mut best, mut least) = (None, f32::INFINITY);
    for place in places {
        // What speaks against it by itself may be enough.
        if place.cost >= least {
            continue;
        }
        *looks -= taken.len();
        let cost = place.cost_among(taken, weight);
        if cost < least {
            (best, least) = (Some(place), cost);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;

    const SPACING: Spacing = Spacing { air: (1.0, 0.0), weight: 1.0 };

    /// Places in a row of fields ten wide and one high: which, and what speaks against each.
    fn name(places: &[(u8, f32)]) -> Vec<Place<u8>> {
        let place = |(field, cost): &(u8, f32)| {
            let left = f32::from(*field) * 10.0;
            let area = Area { left, top: 0.0, right: left + 10.0, bottom: 1.0 };
            Place { how: *field, area, cost: *cost }
        };
        places.iter().map(place).collect()
    }

    #[track_caller]
    fn check(names: &[&[(u8, f32)]], looks: usize, expected: &[u8]) {
        let names: Vec<Vec<Place<u8>>> = names.iter().map(|places| name(places)).collect();
        let placed = place_within(&names, SPACING, &mut { looks });
        assert_eq!(placed.iter().map(|place| place.how).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn a_name_stands_where_least_speaks_against_it() {
        check(&[&[(0, 2.0), (2, 1.0), (4, 3.0)], &[(8, 5.0), (6, 5.0)]], MOST_LOOKS, &[2, 8]);
    }

    #[test]
    fn who_can_more_easily_gives_way() {
        let (stubborn, obliging) = (&[(0, 0.0), (5, 9.0)], &[(0, 0.0), (5, 1.0)]);
        check(&[stubborn, obliging], MOST_LOOKS, &[0, 5]);
        check(&[obliging, stubborn], MOST_LOOKS, &[5, 0]);
        // But covering each other isn't the worst.
        check(&[&[(0, 0.0), (5, 30.0)], &[(0, 0.0), (5, 20.0)]], MOST_LOOKS, &[0, 0]);
    }

    #[test]
    fn names_keep_air_between_them() {
        check(&[&[(0, 0.0)], &[(1, 0.0), (4, 0.5)]], MOST_LOOKS, &[0, 4]);
        check(&[&[(0, 0.0)], &[(1, 0.0), (4, 1.5)]], MOST_LOOKS, &[0, 1]);
    }

    /// The second moves aside, which makes room for the third, for which the first has made room.
    #[test]
    fn a_move_makes_room_for_others() {
        let names: [&[(u8, f32)]; 3] =
            [&[(0, 0.0), (3, 2.0)], &[(0, 1.0), (3, 1.5), (6, 4.0)], &[(3, 0.0), (0, 9.0)]];
        check(&names, MOST_LOOKS, &[0, 6, 3]);
    }

    #[test]
    fn work_is_bounded_and_everybody_stands_somewhere() {
        let crowd: Vec<Vec<Place<u8>>> = (0..60).map(|_| name(&[(0, 1.0), (1, 0.0), (2, 2.0)])).collect();
        let mut left = 1_000;
        let placed = place_within(&crowd, SPACING, &mut left);
        assert_eq!(placed.len(), crowd.len());
        assert!(left < 3 * crowd.len(), "{left} would have been enough for another look");
        let mut none = 0;
        assert!(place_within(&crowd, SPACING, &mut none).iter().all(|place| place.how == 1));
    }
}
