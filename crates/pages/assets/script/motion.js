// What moves within a region when it is drawn anew. Each function is called before that, with the old and the
// new drawing, and answers with what is to be done afterwards, with what is then on the page.
import { isStill, lasting } from "./page.js";
import { glow } from "./morph.js";

/** @typedef {(now: Element) => void} After */

/** @param {ParentNode} part @param {string} what @returns {HTMLElement[]} */
const all = (part, what) => [...part.querySelectorAll(what)].map(one => /** @type {HTMLElement} */ (one));

/** Cars and stations that were not there before are laid before our eyes. @param {Element} old @returns {After} */
export function laid(old) {
  /** @param {Element} drawing */
  const owned = drawing => all(drawing, ".car, .station").map(piece => {
    const place = piece.closest("[data-focus]");
    return { piece, place: place ? place.getAttribute("data-focus") : null };
  }).filter(({ place }) => place !== null);
  const before = new Set(owned(old).map(({ place }) => place));
  return now => glow(owned(now).filter(({ place }) => !before.has(place)).map(({ piece }) => piece), "new");
}

/** Trains run the way they took, one after another; those that left the board are seen on their way only. @param {Element} old @param {Element} fresh @returns {After} */
export function ran(old, fresh) {
  if (isStill() || old.getAttribute("data-step") === fresh.getAttribute("data-step")) return () => {};
  return now => {
    let delay = 0;
    for (const train of all(now, "[data-run]")) {
      const stops = (train.dataset.run || "").split(" ").map(stop => stop.split(","));
      /** @type {KeyframeAnimationOptions & { duration: number }} */
      const timing = { duration: lasting(240) * stops.length, delay, fill: "backwards" };
      train.animate({ transform: stops.map(([x, y]) => `translate(${x}px, ${y}px)`) }, timing);
      if (train.closest(".gone") && train.parentElement) train.parentElement.animate({ opacity: [1, 1, 0] }, timing);
      delay += timing.duration;
    }
  };
}

/** Which counting is the newest of its number. @type {WeakMap<Element, number>} */
const counting = new WeakMap();

/** Points count up from what they were. @param {Element} old @returns {After} */
export function counted(old) {
  if (isStill()) return () => {};
  const before = all(old, ".points").map(points => points.textContent || "");
  return now => all(now, ".points").forEach((points, seat) => {
    const text = points.textContent || "";
    const [from, to, start] = [parseInt(before[seat], 10), parseInt(text, 10), performance.now()];
    if (!(to > from)) return;
    counting.set(points, start);
    /** @param {number} time */
    const count = time => {
      if (counting.get(points) !== start) return;
      const done = Math.min(Math.max(time - start, 0) / lasting(600), 1);
      points.textContent = done < 1 ? String(Math.round(from + (to - from) * done)) : text;
      if (done < 1) requestAnimationFrame(count);
    };
    count(start);
  });
}
