//! Eight small numbers side by side in one word, summed up and compared all at once: what is decided
//! millions of times is found without a branch that depends on it.

/// A one in each of the eight.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of each.
const HIGH: u64 = ONES << 7;
/// No more than so many members can be told apart.
const MOST: u32 = 127;

/// Of eight groups with so many members each, 127 in all at the most: the one with the member that `n`
/// others stand before, and how many of its own group do. Where there are not so many, it would be in the
/// next group.
#[inline]
pub const fn group_of(counts: [u8; 8], n: u8) -> (usize, u8) {
    // How many there are up to each group; then the groups that end before it.
    let up_to = u64::from_le_bytes(counts).wrapping_mul(ONES);
    let passed = ((n as u64 * ONES) | HIGH).wrapping_sub(up_to) & HIGH;
    let group = passed.count_ones();
    let before = if group == 0 { 0 } else { up_to >> (8 * (group - 1)) };
    (group as usize, n.wrapping_sub(before as u8))
}

/// Of any number of groups with so many members each, `total` in all: the one with the member that `n`
/// others stand before; the first if there is none.
#[inline]
pub fn group_among(counts: &[u8], total: u32, n: u32) -> usize {
    let (mut rest, mut n) = (counts, n);
    while total <= MOST
        && let Some((eight, others)) = rest.split_first_chunk()
    {
        let (group, left) = group_of(*eight, n as u8);
        if group < eight.len() {
            return counts.len() - rest.len() + group;
        }
        (rest, n) = (others, left.into());
    }
    for (group, &count) in rest.iter().enumerate() {
        if n < u32::from(count) {
            return counts.len() - rest.len() + group;
        }
        n -= u32::from(count);
    }
    0
}

/// One for each of eight numbers that isn't 0, and 0 for the others.
#[inline]
pub const fn any(numbers: [u8; 8]) -> [u8; 8] {
    let numbers = u64::from_le_bytes(numbers);
    ((((numbers & !HIGH) + !HIGH) | numbers) >> 7 & ONES).to_le_bytes()
}

/// The place of the bit that `n` other ones stand before; 64 if there is none.
// Its callers are small loops that it would make large.
#[inline(never)]
pub const fn nth_bit(bits: u64, n: u32) -> u32 {
    // How many ones there are in every two bits, in every four, in every eight.
    let twos = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (twos & 0x3333_3333_3333_3333) + (twos >> 2 & 0x3333_3333_3333_3333);
    let eights = (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f;
    let (eight, n) = group_of(eights.to_le_bytes(), n as u8);
    if eight == 8 {
        return u64::BITS;
    }
    // Each of the eight bits by itself: in the first number the first, in the second the second.
    let apart = ((bits >> (8 * eight) & 0xff) * ONES) & 0x8040_2010_0804_0201;
    let (bit, _) = group_of(any(apart.to_le_bytes()), n);
    (8 * eight + bit) as u32
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Chance, FastChance};

    #[test]
    fn a_member_is_in_the_group_that_going_through_them_finds() {
        let mut chance = FastChance::new(1);
        for _ in 0..2000 {
            let most = [1, 2, 9, 16][chance.below(4) as usize];
            let counts: [u8; 8] = std::array::from_fn(|_| chance.below(most) as u8);
            let all = (0..8).flat_map(|group| (0..counts[group]).map(move |n| (group, n)));
            let beyond = (0..).map(|n| (8, n));
            for (n, expected) in (0..=MOST as u8).zip(all.chain(beyond)) {
                assert_eq!(group_of(counts, n), expected, "{counts:?} {n}");
            }
        }
    }

    #[test]
    fn groups_may_be_any_number_and_of_any_size() {
        let mut chance = FastChance::new(2);
        for _ in 0..2000 {
            let most = [2, 9, 256][chance.below(3) as usize];
            let counts: Vec<u8> = (0..chance.below(20)).map(|_| chance.below(most) as u8).collect();
            let members: Vec<usize> = (0..counts.len())
                .flat_map(|group| std::iter::repeat_n(group, counts[group].into()))
                .collect();
            for n in 0..=members.len() {
                let expected = members.get(n).copied().unwrap_or(0);
                assert_eq!(group_among(&counts, members.len() as u32, n as u32), expected, "{counts:?} {n}");
            }
        }
    }

    #[test]
    fn bits_are_found_in_order_and_64_is_none() {
        let mut chance = FastChance::new(3);
        for round in 0..2000 {
            let word = |chance: &mut FastChance| {
                u64::from(chance.below(u32::MAX)) << 32 | u64::from(chance.below(u32::MAX))
            };
            let bits = [word(&mut chance), word(&mut chance) & word(&mut chance), u64::MAX, 0][round % 4];
            let places: Vec<u32> = (0..64).filter(|place| bits >> place & 1 == 1).chain([64]).collect();
            for (n, place) in places.iter().enumerate() {
                assert_eq!(nth_bit(bits, n as u32), *place, "{bits:b} {n}");
            }
        }
        assert_eq!(any([0, 1, 127, 128, 255, 0, 9, 0]), [0, 1, 1, 1, 1, 0, 1, 0]);
    }
}
