// Moments: what is more than a line of the journal is shown over the table as it happens, one after the other.
// They take no taps: the next one anywhere ends what is shown, and does what it was meant for.
import { freshMoments, reading } from "./timing.js";
import { lasting, live } from "./page.js";
import { whenPatched } from "./regions.js";
import { play } from "./sound.js";

/** @typedef {{ step: number, kind: string, title: string, text: string }} Moment */

/** How far they have been shown, those that wait, and what is shown until when. */
const showing = { told: 0, waiting: /** @type {Moment[]} */ ([]), timer: 0, since: 0 };

/** Whoever taps on something just as a moment comes up still sees it. */
const LEAST_SHOWN = 350;

const momentPlace = () => document.querySelector("#main > .moment");

/** @returns {Moment[]} */
const momentsTold = () => [...document.querySelectorAll("#moments > li")].map(line => {
  const { step, moment, title } = /** @type {HTMLElement} */ (line).dataset;
  return { step: Number(step), kind: moment || "", title: title || "", text: line.textContent || "" };
});

function nextMoment() {
  const over = momentPlace();
  const moment = showing.waiting.shift();
  clearTimeout(showing.timer);
  showing.timer = 0;
  if (!over) return;
  if (!moment) return over.replaceChildren();
  const band = document.createElement("div");
  band.className = "moment-band";
  band.dataset.moment = moment.kind;
  const [title, text] = [document.createElement("b"), document.createElement("span")];
  [title.textContent, text.textContent] = [moment.title, moment.text];
  band.append(title, text);
  over.replaceChildren(band);
  showing.since = performance.now();
  showing.timer = setTimeout(nextMoment, lasting(reading(moment.text.length)));
  if (live.dataset.sounds !== undefined) play(moment.kind);
}

/** Ends what is shown; whether there was anything. */
export function endMoment() {
  if (!showing.timer || performance.now() - showing.since < LEAST_SHOWN) return false;
  nextMoment();
  return true;
}

/** The page has changed: what has come since is showing. */
function lookForMoments() {
  const moments = momentsTold();
  showing.waiting.push(...freshMoments(moments, showing.told));
  showing.told = Math.max(showing.told, ...moments.map(({ step }) => step));
  if (showing.waiting.length && !showing.timer) nextMoment();
}

export function startMoments() {
  // What had happened before the page came is in the journal.
  showing.told = Math.max(Number(live.dataset.step), ...momentsTold().map(({ step }) => step));
  whenPatched.add(lookForMoments);
  addEventListener("pointerdown", endMoment, true);
}
