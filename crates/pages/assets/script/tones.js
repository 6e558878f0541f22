// What the table sounds like: notes that the page makes itself. Nothing here knows of the page.

/**
 * A note: how high it begins and ends, in hertz, from when to when, in seconds, its wave, and how loud.
 * @typedef {{ pitch: number, to?: number, from: number, until: number, wave: OscillatorType, loud: number }} Note
 */

/** @param {OscillatorType} wave @param {number} loud @param {[number, number, number, number?][]} notes @returns {Note[]} */
const voice = (wave, loud, notes) => notes.map(([pitch, from, until, to]) => ({ pitch, to, from, until, wave, loud }));

/** Each sound by its name: that it is my turn, and the moments. @type {Record<string, Note[]>} */
export const TONES = {
  "turn": voice("sine", 0.12, [[659, 0, 0.16], [880, 0.14, 0.42]]),
  // Down in haste.
  "robbery": voice("triangle", 0.14, [[784, 0, 0.12], [622, 0.1, 0.22], [494, 0.2, 0.32], [330, 0.3, 0.7]]),
  // Digging: low strokes.
  "tunnel": voice("square", 0.05, [[98, 0, 0.14, 60], [98, 0.22, 0.36, 60], [110, 0.44, 0.8, 50]]),
  "delivery": voice("sine", 0.12, [[523, 0, 0.14], [659, 0.12, 0.26], [784, 0.24, 0.6]]),
  // Brakes, and a blow.
  "collision": [...voice("sawtooth", 0.03, [[1500, 0, 0.4, 900]]), ...voice("square", 0.08, [[90, 0.4, 0.9, 35]])],
  // A steam whistle: two notes at once, rising as they begin.
  "last-round": [...voice("triangle", 0.09, [[440, 0, 0.9, 466]]), ...voice("triangle", 0.07, [[554, 0.03, 0.9, 587]])],
  "victory": voice("triangle", 0.12, [[523, 0, 0.18], [659, 0.15, 0.33], [784, 0.3, 0.48], [1047, 0.45, 1.1]]),
  "defeat": voice("triangle", 0.12, [[392, 0, 0.3], [349, 0.28, 0.58], [262, 0.56, 1.3]]),
};
