// The parts of the page that the server draws anew, put in place.
import { attend, live, trail } from "./page.js";
import { abridged, joined, printsOf } from "./pieces.js";
import { glow, morph } from "./morph.js";
import { counted, laid, ran } from "./motion.js";
import { flights } from "./flights.js";
import { revealTrain } from "./map.js";

/** @typedef {{ id: string, mark: string, html?: string, parts?: ([number, number] | string)[] }} Region */

// What is in each region that came from the server, so that it sends only what changed.
/** @typedef {{ mark: string, html: string, prints: string | null }} Had */
/** @type {Map<string, Had>} */
const regionsHad = new Map();

/** A region that the page has, as the server is told of it. @param {[string, Had]} region */
function told([id, had]) {
  const prints = had.prints ??= printsOf(had.html);
  return `${id}:${had.mark}${prints && `:${prints}`}`;
}
export const have = () => [...regionsHad].map(told).join(",");

/** What the server will be told is worked out once the page is painted. */
const AFTERWARDS = 100;

/** Notes what came of a region: its text, and what it was before; null if it is no other, or can't be made out and has to be asked for again. @param {Region} region */
function noted({ id, mark, html, parts }) {
  const had = regionsHad.get(id);
  if (had && had.mark === mark) return null;
  const before = had ? had.html : "";
  const text = html ?? joined(parts ?? [], before, mark);
  if (text === null) regionsHad.delete(id);
  else regionsHad.set(id, { mark, html: text, prints: null });
  return text === null ? null : { text, before };
}

/** What is done whenever the page has changed. @type {Set<() => void>} */
export const whenPatched = new Set();

const title = document.title;

/** An element out of its text; parts of a drawing have to be made inside a drawing. @param {string} html @param {boolean} drawing @returns {Element | null} */
function made(html, drawing) {
  const template = document.createElement("template");
  template.innerHTML = drawing ? `<svg>${html}</svg>` : html;
  const made = template.content.firstElementChild;
  return drawing && made ? made.firstElementChild : made;
}

/** @param {Element} part @returns {HTMLInputElement[]} */
const fields = part => [...part.querySelectorAll("input")].filter(field => field.type !== "hidden");
/** @param {HTMLInputElement} field */
const called = field => field.name + (field.type === "checkbox" ? field.value : "");

/** What would be lost where an element is new after all: ticked boxes, typed names, unfolded parts. @param {Element} old */
function kept(old) {
  const filled = new Map(fields(old).map(field => [called(field), field]));
  const folds = [...old.querySelectorAll("details")];
  const unfolded = folds.map(one => one.open);
  /** @param {Element} now */
  return now => {
    for (const field of fields(now)) {
      const before = filled.get(called(field));
      if (before && before !== field) [field.checked, field.value] = [before.checked, before.value];
    }
    now.querySelectorAll("details").forEach((one, nth) => {
      if (nth < folds.length && !folds.includes(one) && folds[nth].getAttribute("name") === one.getAttribute("name")) one.open = unfolded[nth];
    });
  };
}

/** Puts one region in place. @param {Element} old @param {Element} fresh @param {Set<Element> | null} changed */
function place(old, fresh, changed) {
  const after = [kept(old)];
  if (old.id === "map-now") after.push(laid(old), ran(old, fresh), revealTrain);
  if (old.id === "players") after.push(counted(old));
  const is_other = old.nodeName !== fresh.nodeName;
  if (is_other) old.replaceWith(fresh);
  else morph(old, fresh, changed);
  for (const then of after) then(is_other ? fresh : old);
}

/**
 * Puts regions in place; says whether all of them could be made out.
 * @param {Region[]} regions
 * @param {boolean} is_news whether something has happened: else only something else is looked at
 */
export function patch(regions, is_news) {
  const attention = trail(document.activeElement);
  const changed = new Set();
  const placed = regions.flatMap(region => {
    const old = document.getElementById(region.id);
    const came = old && noted(region);
    // A drawing is large, and most of it stays: that need not be read again.
    const is_drawing = !!old && old.namespaceURI === "http://www.w3.org/2000/svg";
    const fresh = came && made(is_drawing ? abridged(came.text, came.before) : came.text, is_drawing);
    return fresh ? [{ id: region.id, old, fresh }] : [];
  });
  const log = placed.find(({ id }) => id === "log");
  const fly = flights(log ? log.fresh : null);
  for (const { old, fresh } of placed) if (!old.isEqualNode(fresh)) place(old, fresh, is_news ? changed : null);
  glow(changed, "changed");
  fly();
  attend(attention);
  const prompt = document.getElementById("prompt");
  document.title = (prompt && prompt.dataset.title) || title;
  for (const then of whenPatched) then();
  setTimeout(have, AFTERWARDS);
  // Whether all of it could be made out.
  return regions.every(({ id }) => !document.getElementById(id) || regionsHad.has(id));
}

/** Notes how far the page is. @param {string} mark @param {string | number} step */
export function reached(mark, step) {
  [live.dataset.mark, live.dataset.step] = [mark, String(step)];
}
