// Where playing a game again goes on, and how long each step of it is shown.

/** Beside turns a step is shown for so many milliseconds. */
const A_TURN = 1500;

/**
 * Where it goes on from here at this pace, and after how many milliseconds; null at the end.
 * @param {{ next?: string, turn?: string }} ways what stands in the bar
 * @param {string} pace milliseconds, or `turns`
 * @returns {{ to: string, after: number } | null}
 */
export function onward({ next, turn }, pace) {
  const by_turns = pace === "turns";
  const to = by_turns ? turn : next;
  return to === undefined ? null : { to, after: by_turns ? A_TURN : Number(pace) || A_TURN };
}
