// A score pad: taps and forms change it without leaving the page. Everything here also works without it.
import { impatience } from "./timing.js";
import { spoken, target } from "./page.js";
import { isMoved, startMap, zoomBy } from "./map.js";
import { have, patch, whenPatched } from "./regions.js";
import { say } from "./notices.js";
import { closeQuestion, isTooSoonToAnswer, tapMap } from "./taps.js";
import { copy } from "./copying.js";
import { finds, wanted } from "./finding.js";
import { keepPad, openPad, startPads } from "./pads.js";

const pad = /** @type {HTMLElement | null} */ (document.querySelector("[data-pad]"));
/** One change after the other: each begins with what the one before it led to. */
const changes = { last: Promise.resolve() };
const padPointer = { kind: "mouse" };
const isTwice = impatience();

/** What this browser calls the pad that it keeps. */
const padName = () => {
  const named = /** @type {HTMLElement | null} */ (document.querySelector("[data-kept]"));
  return (named && named.dataset.kept) || "";
};

/** @param {URLSearchParams} change */
async function askFor(change) {
  change.set("have", have());
  const before = location.pathname;
  const answer = await fetch(`${before}?${change}`, { headers: spoken }).catch(() => null);
  if (!answer || answer.status >= 500) return say(pad ? pad.dataset.offline : "", "alert");
  const content = answer.ok ? await answer.json().catch(() => null) : null;
  if (!content) return location.reload();
  const is_whole = patch(content.regions, false);
  if (content.mark === before) return;
  history.replaceState(null, "", content.mark);
  keepPad(before, content.mark, padName());
  for (const link of /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll(".languages a"))) {
    link.search = String(new URLSearchParams({ back: content.mark }));
  }
  // What couldn't be made out is asked for as a whole.
  if (!is_whole) await askFor(new URLSearchParams());
}

/** @param {Record<string, string> | URLSearchParams} wish */
function change(wish) {
  changes.last = changes.last.then(() => askFor(new URLSearchParams(wish)));
}

/** Finds tickets while their cities are typed. */
function showFound() {
  const field = /** @type {HTMLInputElement | null} */ (document.querySelector(".pad-search input"));
  const words = wanted(field ? field.value : "");
  for (const row of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".pad-tickets li"))) {
    row.hidden = !finds(words, row.textContent);
  }
}

/** What was typed is what has been understood of it. */
function settleFields() {
  for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-at-once]"))) {
    if (field !== document.activeElement) field.value = field.defaultValue;
  }
}

/** @param {MouseEvent} event */
function padClicked(event) {
  const on = target(event);
  if (!on.closest(".which")) closeQuestion();
  else if (event.detail > 0 && isTooSoonToAnswer(event)) return event.stopImmediatePropagation();
  const tool = /** @type {HTMLElement | null} */ (on.closest("[data-copy], [data-zoom], [data-send], [data-print]"));
  if (tool) return useTool(tool);
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const is_map = !!on.closest("#map");
  const link = /** @type {HTMLElement | null} */ (on.closest("#map [data-focus], a[data-change]"));
  if (link) event.preventDefault();
  if (is_map && isMoved()) return;
  /** @param {string} what */
  const tap = what => { if (!isTwice(what, event.timeStamp)) change({ tap: what }); };
  if (is_map && padPointer.kind !== "mouse" && event.detail > 0) tapMap(event, tap, () => {});
  else if (link && link.dataset.focus) tap(link.dataset.focus);
  else if (link) change(new URLSearchParams((link.getAttribute("href") || "").slice(1)));
}

/** @param {HTMLElement} tool */
function useTool(tool) {
  if (tool.dataset.copy) copy(tool);
  else if (tool.dataset.zoom) zoomBy(tool.dataset.zoom);
  else if ("print" in tool.dataset) print();
  else {
    const field = /** @type {HTMLInputElement | null} */ (document.getElementById("pad-address"));
    // Who thinks better of it has sent nothing.
    if (field) navigator.share({ title: document.title, url: field.value }).catch(() => {});
  }
}

/** @param {SubmitEvent} event */
function padSubmitted(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  event.preventDefault();
  if (!form.matches("[data-change]")) return;
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter)) if (name !== "q") body.append(name, String(value));
  change(body);
}

if (pad) {
  startMap();
  openPad(location.pathname);
  document.body.classList.toggle("shares", "share" in navigator);
  addEventListener("pointerdown", event => { padPointer.kind = event.pointerType; }, true);
  document.addEventListener("click", padClicked);
  document.addEventListener("submit", padSubmitted);
  document.addEventListener("input", event => { if (target(event).closest(".pad-search")) showFound(); });
  document.addEventListener("change", event => {
    const field = target(event);
    if (field instanceof HTMLInputElement && field.matches("[data-at-once]") && field.form) field.form.requestSubmit();
  });
  document.addEventListener("keydown", event => { if (event.key === "Escape") closeQuestion(); });
  whenPatched.add(showFound);
  whenPatched.add(settleFields);
}
startPads();
