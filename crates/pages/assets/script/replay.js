// Shows once more what happened since my turn: what was built is laid again, and what was moved flies again, line
// by line. Nothing on the page changes for it, so whatever comes meanwhile finds it as it is.
import { beat } from "./timing.js";
import { having, isStill, lasting, target } from "./page.js";
import { flight } from "./flights.js";
import { glow } from "./morph.js";

/** What is shown just now, to be ended. @type {{ movements: Animation[], timers: number[] }} */
const replay = { movements: [], timers: [] };

/** Ends it: all is there again. */
function endReplay() {
  for (const movement of replay.movements) movement.cancel();
  for (const timer of replay.timers) clearTimeout(timer);
  replay.movements = [];
  replay.timers = [];
}

/** What was built at a place of the map. @param {string} place @returns {Element[]} */
const laidAt = place => [...document.querySelectorAll(`#map ${having("data-focus", place)} :is(.car, .station)`)];

/** @param {HTMLElement} line @param {number} start @param {number} length */
function showLine(line, start, length) {
  const mark = line.animate({ backgroundColor: ["#ffb61f66", "#ffb61f66", "#ffb61f00"] }, { duration: length, delay: start });
  replay.movements.push(mark);
  replay.timers.push(setTimeout(() => {
    line.scrollIntoView({ block: "nearest" });
    if (line.dataset.moved && !isStill()) flight([line.dataset.moved], 0)();
  }, start));
  for (const piece of line.dataset.built ? laidAt(line.dataset.built) : []) {
    // Until it is laid, the ground is seen. Where nothing may move, it is only marked in its turn.
    if (!isStill()) replay.movements.push(piece.animate({ opacity: [0, 0] }, { duration: start }));
    replay.timers.push(setTimeout(() => glow([piece], "new"), start));
  }
}

export function startReplay() {
  document.addEventListener("click", event => {
    if (!target(event).closest("[data-replay]")) return;
    endReplay();
    const lines = /** @type {HTMLElement[]} */ ([...document.querySelectorAll("#news li")]);
    const length = lasting(beat(lines.length));
    lines.forEach((line, nth) => showLine(line, nth * length, length));
  });
}
