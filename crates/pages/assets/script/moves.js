// What the journal says was moved: "market seat-a red 2,deck seat-b back 1".

/** @typedef {{ from: string, to: string, what: string }} Move */

/** No more fly at once. */
const MOST = 12;

/**
 * Every single thing that was moved, in order; of many the last ones.
 * @param {string[]} told
 * @returns {Move[]}
 */
export function parseMoves(told) {
  const moves = told.flatMap(line => line.split(",")).flatMap(move => {
    const [from, to, what, count] = move.trim().split(" ");
    return to && what ? Array(Math.max(0, Math.floor(Number(count)) || 0)).fill({ from, to, what }) : [];
  });
  return moves.slice(-MOST);
}
