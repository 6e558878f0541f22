// The front page, kept up to date while somebody looks at it. Nothing moves under a finger: a row keeps its place,
// also when its table has no seat free any more, and new ones come at the end.
import { longer } from "./timing.js";
import { morph } from "./morph.js";
import { spoken } from "./page.js";

/** So often it is asked whether anything has changed, in seconds. */
const EVERY = 4;
/** And no less often than this where there is no answer. */
const SELDOM = 64;

/**
 * Which rows a list has, in order, and which of them are of tables that are no longer there.
 * @param {string[]} shown the tables that it shows
 * @param {string[]} now those that there are
 * @param {boolean} grows whether new ones are shown
 * @returns {{ table: string, gone: boolean }[]}
 */
export function rows(shown, now, grows) {
  // Of one's own tables only some are listed: one that makes way for another is still there.
  const kept = shown.map(table => ({ table, gone: grows && !now.includes(table) }));
  const came = now.filter(table => !shown.includes(table)).map(table => ({ table, gone: false }));
  return grows ? [...kept, ...came] : kept;
}

/** @param {Element} list @returns {HTMLElement[]} */
const tableRows = list => [...list.querySelectorAll("li[data-table]")].filter(one => one instanceof HTMLElement);

/** @param {HTMLElement} row @param {string} text */
function closeRow(row, text) {
  row.classList.add("gone");
  row.querySelector("a")?.removeAttribute("href");
  const state = row.querySelector("em");
  if (state && text) state.textContent = text;
}

/** @param {HTMLElement} list @param {Element} fresh */
function settleRows(list, fresh) {
  const [old, came] = [list, fresh].map(one => new Map(tableRows(one).map(row => [row.dataset.table || "", row])));
  for (const { table, gone } of rows([...old.keys()], [...came.keys()], list.dataset.grows !== undefined)) {
    const [row, next] = [old.get(table), came.get(table)];
    if (gone && row) closeRow(row, list.dataset.gone || "");
    else if (row && next) morph(row, next, null);
    else if (next) {
      list.querySelector(".no-tables")?.remove();
      list.append(next);
    }
  }
}

/** @param {{ id: string, html: string }} region */
function renewPart({ id, html }) {
  const old = document.getElementById(id);
  const template = document.createElement("template");
  template.innerHTML = html;
  const fresh = template.content.firstElementChild;
  if (!old || !fresh) return;
  const [list, other] = [old.querySelector("ul"), fresh.querySelector("ul")];
  if (list && other) settleRows(list, other);
  else morph(old, fresh, null);
}

/** What came of each part last. @type {Map<string, string>} */
const frontMarks = new Map();

/** Asks what is new; says whether there was an answer. */
async function askFront() {
  const have = [...frontMarks].map(([id, mark]) => `${id}:${mark}`).join(",");
  const answer = await fetch(`/front?have=${have}`, { headers: spoken }).catch(() => null);
  const content = answer && answer.ok ? await answer.json().catch(() => null) : null;
  if (!content) return false;
  for (const region of content.regions) {
    frontMarks.set(region.id, region.mark);
    renewPart(region);
  }
  return true;
}

export function startFront() {
  if (!document.querySelector("[data-front]")) return;
  let [timer, pause] = [0, EVERY];
  const later = () => {
    clearTimeout(timer);
    if (!document.hidden) timer = setTimeout(look, pause * 1000);
  };
  const look = async () => {
    pause = await askFront() ? EVERY : longer(pause, SELDOM);
    later();
  };
  document.addEventListener("visibilitychange", () => {
    clearTimeout(timer);
    if (!document.hidden) look();
    // Nobody looks: what is gone can go.
    else document.querySelectorAll("[data-front] li.gone").forEach(row => row.remove());
  });
  // A page that is shown again from memory may be old.
  addEventListener("pageshow", event => event.persisted && look());
  later();
}
