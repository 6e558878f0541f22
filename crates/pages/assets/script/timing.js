// When things may happen: pauses between tries, clicks that come too soon, and whether a page is behind.

/** A second click on the same thing within so many milliseconds is impatience, and so is a tap on a sheet that has just opened. */
export const IMPATIENCE = 400;

/** How long to wait after one more failure: twice as long as before, and no longer than this. @param {number} pause @param {number} most */
export const longer = (pause, most) => Math.min(pause * 2, most);

/**
 * Notices a click on what was clicked on a moment ago. One that goes on clicking is impatient all along.
 * @returns {(what: string, now: number) => boolean}
 */
export function impatience() {
  /** @type {{ what: string | null, at: number }} */
  const last = { what: null, at: 0 };
  return (what, now) => {
    const again = last.what === what && now - last.at < IMPATIENCE;
    [last.what, last.at] = [what, now];
    return again;
  };
}

/** Whether somebody wants to be asked again before they do something. @param {string | undefined} confirm their wish @param {boolean} spends whether it spends a turn */
export const isAskedAgain = (confirm, spends) => confirm === "always" || (confirm === "turn" && spends);

/**
 * Tells the tap that means it from the one before it: the second on the same thing is sure of it, but not
 * where it comes so soon that it may be the other half of a double tap.
 * @returns {(what: string, now: number) => "first" | "soon" | "sure"}
 */
export function certainty() {
  /** @type {{ what: string | null, at: number }} */
  const first = { what: null, at: 0 };
  return (what, now) => {
    if (first.what !== what) {
      [first.what, first.at] = [what, now];
      return "first";
    }
    if (now - first.at < IMPATIENCE) return "soon";
    first.what = null;
    return "sure";
  };
}

/**
 * Whether a page that shows one mark has yet to get another that it was told of.
 * @param {string | null} told
 * @param {string | undefined} shown
 */
export const isBehind = (told, shown) => !!told && told !== shown;

/**
 * What the browser's history needs when something is looked at in a sheet: Back closes the sheet.
 * @param {string} wanted what the sheet shows; empty if there is none
 * @param {string} noted what the newest entry of the history says that it shows
 * @returns {"push" | "replace" | "back" | "none"}
 */
export function historyStep(wanted, noted) {
  if (wanted === noted) return "none";
  if (!noted) return "push";
  return wanted ? "replace" : "back";
}

/** No replay takes longer than so many milliseconds, and none of its steps is longer than this. */
const REPLAY = 6000;
const BEAT = 900;

/** How long each of so many steps of a replay takes. @param {number} count */
export const beat = count => Math.min(BEAT, REPLAY / Math.max(count, 1));

/** For how long something is shown that has to be read: so long at least, and longer for more letters. @param {number} letters */
export const reading = letters => 1400 + 35 * Math.min(letters, 80);

/**
 * Which moments are to be shown that came since: of many at once the last ones.
 * @template {{ step: number }} Moment
 * @param {Moment[]} moments the oldest first @param {number} told up to which step they were shown
 */
export const freshMoments = (moments, told) => moments.filter(({ step }) => step > told).slice(-3);
