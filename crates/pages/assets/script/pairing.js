// Which child of an element goes on as which child of the same element drawn anew, and which of them stay
// where they are while the others move. Nothing here knows of the page.

/**
 * What there is to know of a child: what it is called, if it has a name of its own, and what kind it is.
 * @typedef {{ key: string | null, kind: string }} Child
 */

/**
 * For each new child the place of the old one that becomes it, or -1 if it is new. What has a name becomes
 * what has the same; of the others, equal ones come first, then those of one kind in their order.
 * @param {Child[]} old
 * @param {Child[]} fresh
 * @param {(old: number, fresh: number) => boolean} equal
 */
export function paired(old, fresh, equal) {
  const pairs = fresh.map(() => -1);
  const taken = old.map(() => false);
  /** @param {number} place @param {number} nth */
  const pair = (place, nth) => [pairs[nth], taken[place]] = [place, true];
  /** @type {Map<string, number[]>} */
  const named = new Map();
  old.forEach(({ key }, place) => {
    if (key !== null) named.set(key, [...(named.get(key) || []), place]);
  });
  fresh.forEach(({ key }, nth) => {
    const place = key === null ? undefined : (named.get(key) || []).shift();
    if (place !== undefined && old[place].kind === fresh[nth].kind) pair(place, nth);
  });
  let from = 0;
  fresh.forEach(({ key }, nth) => {
    if (key !== null) return;
    const place = old.findIndex((child, at) => at >= from && !taken[at] && child.key === null && equal(at, nth));
    if (place < 0) return;
    pair(place, nth);
    from = place + 1;
  });
  fresh.forEach(({ key, kind }, nth) => {
    if (key !== null || pairs[nth] >= 0) return;
    const place = old.findIndex((child, at) => !taken[at] && child.key === null && child.kind === kind);
    if (place >= 0) pair(place, nth);
  });
  return pairs;
}

/**
 * Which of these stay while the others are moved, so that as few as can be move: a longest rising run. What
 * is new (-1) doesn't stay.
 * @param {number[]} places
 * @returns {Set<number>} places that stay
 */
export function staying(places) {
  // The last index of the best run of each length, and what comes before each.
  /** @type {number[]} */
  const ends = [];
  const before = places.map(() => -1);
  places.forEach((place, nth) => {
    if (place < 0) return;
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[ends[middle]] < place) low = middle + 1;
      else high = middle;
    }
    before[nth] = low > 0 ? ends[low - 1] : -1;
    ends[low] = nth;
  });
  const stay = new Set();
  for (let nth = ends.length ? ends[ends.length - 1] : -1; nth >= 0; nth = before[nth]) stay.add(places[nth]);
  return stay;
}
