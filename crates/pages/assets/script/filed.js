// A game that is looked at again out of one file, with no house to ask: what it would be asked is in the page, of
// every step only what differs from the one before.
import { piecesOf } from "./pieces.js";
import { target } from "./page.js";
import { goTo } from "./review.js";

/** A region after a step, as parts of what it was before. @typedef {[number, ([number, number] | string)[]]} Version */
/** @type {{ steps: number[], regions: Record<string, Version[]> }} */
const filed = JSON.parse(document.getElementById("filed")?.textContent || "{}");

/** One of so many texts is kept; those between are put together again. */
const KEPT = 16;
/** @type {Map<string, string>} */
const texts = new Map();

/** @param {string} id @param {number} version @returns {string} */
function textOf(id, version) {
  let from = version;
  while (from > 0 && !texts.has(`${id} ${from}`)) from -= 1;
  let text = texts.get(`${id} ${from}`) ?? "";
  for (let at = texts.has(`${id} ${from}`) ? from + 1 : from; at <= version; at += 1) {
    const had = piecesOf(text);
    text = filed.regions[id][at][1].map(part => typeof part === "string" ? part : had.slice(...part).join("")).join("");
    if (at % KEPT === 0) texts.set(`${id} ${at}`, text);
  }
  return text;
}

/** How many of these come no later than something. @param {number[]} all @param {number} most */
const upTo = (all, most) => all.filter(one => one <= most).length;

/** What the house would answer. @param {string} path */
function answer(path) {
  const step = Number(path.split("/replay/")[1].split("/")[0]);
  const frame = upTo(filed.steps, step) - 1;
  const regions = Object.entries(filed.regions).map(([id, versions]) => {
    const version = upTo(versions.map(([at]) => at), frame) - 1;
    return { id, mark: String(version), html: textOf(id, version) };
  });
  return { mark: String(frame), step: filed.steps[frame], regions };
}

window.fetch = path => Promise.resolve(new Response(JSON.stringify(answer(String(path))), { headers: { "content-type": "application/json" } }));

// Looking closer at something would need the rules.
document.addEventListener("click", event => {
  if (!target(event).closest("[data-focus]")) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);

if (location.hash) goTo(location.hash.slice(1));
