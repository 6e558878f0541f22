// Which of several small things a finger meant. Nothing here knows of the page.

/** Something counts as tapped on up to so many pixels around it. */
export const REACH = 20;
/** With two or more within this distance, and none of them hit clearly, people are asked. */
export const UNSURE = 24;
/** What is so much nearer than the next is meant. */
const MARGIN = 10;
/** Of the eight points around a finger so many have to be on the same thing for a clear hit. */
const CLEAR = 3;

/** @typedef {{ key: string, distance: number }} Near */

/** Points around one, at each of these distances. @param {number[]} distances @param {number} count */
export function ring(distances, count) {
  return distances.flatMap(distance => Array.from({ length: count }, (_, nth) => {
    const angle = 2 * Math.PI * nth / count;
    return { distance, x: distance * Math.cos(angle), y: distance * Math.sin(angle) };
  }));
}

/** The nearest of each thing that was found, near ones first. @param {Near[]} found @returns {Near[]} */
export function nearest(found) {
  /** @type {Map<string, number>} */
  const best = new Map();
  for (const { key, distance } of found) best.set(key, Math.min(distance, best.get(key) ?? Infinity));
  return [...best].map(([key, distance]) => ({ key, distance })).sort((one, other) => one.distance - other.distance);
}

/**
 * What was meant: nothing, one thing, or one of several.
 * @param {string | null} hit what lies right under the finger
 * @param {(string | null)[]} close what lies on the points next to it
 * @param {Near[]} around what lies farther around
 * @returns {string[]}
 */
export function meant(hit, close, around) {
  if (hit !== null && close.filter(key => key === hit).length >= CLEAR) return [hit];
  const found = nearest(hit === null ? around : [{ key: hit, distance: 0 }, ...around]);
  const [first, second] = found;
  if (!first || first.distance > REACH && found.length < 2) return [];
  if (first.distance > UNSURE) return [];
  if (!second || second.distance > UNSURE || second.distance - first.distance >= MARGIN) {
    return first.distance <= REACH ? [first.key] : [];
  }
  return found.filter(({ distance }) => distance <= UNSURE && distance - first.distance < MARGIN).map(({ key }) => key);
}
