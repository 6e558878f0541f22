// Clicks, taps and Escape.
import { impatience } from "./timing.js";
import { HINT_CLOSED, isSmall, looking, target } from "./page.js";
import { copy } from "./copying.js";
import { isMoved, zoomBy } from "./map.js";
import { closeJournal, isBesideJournal, isTooSoon, look } from "./sheet.js";
import { endMoment } from "./moments.js";
import { closeQuestion, isTooSoonToAnswer, tapMap } from "./taps.js";

/** What was pointed with last: mouse, touch or pen. */
const pointer = { kind: "mouse" };
const isImpatient = impatience();

/** Looks at something, or away if it is shown already and wasn't clicked on just now: who clicks again while it is on its way wants it. @param {string} what @param {number} now */
function choose(what, now) {
  const is_impatient = isImpatient(what, now);
  if (what !== looking.at) look(what);
  else if (!is_impatient && looking.shown === what) look("");
}

/** Closes what is open: a hint, what is looked at, or what lies over the table to be read. */
function away() {
  const read = /** @type {HTMLDetailsElement | null} */ (document.querySelector("details[data-aside][open]"));
  if (document.querySelector(".advice .close")) look(HINT_CLOSED);
  else if (looking.at && looking.at !== HINT_CLOSED) look("");
  else if (read) read.open = false;
}

/** Before anybody else hears of a click: what came too soon, or only closes something. @param {MouseEvent} event */
function sift(event) {
  const on = target(event);
  const beside = isBesideJournal(on);
  if (!on.closest(".which")) closeQuestion();
  if (beside) closeJournal();
  const is_mute = event.detail > 0 && (isTooSoon(event, pointer.kind) || isTooSoonToAnswer(event));
  if (!is_mute && !(beside && on.closest("#map"))) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** @param {MouseEvent} event */
function clicked(event) {
  const on = target(event);
  const button = /** @type {HTMLElement | null} */ (on.closest("[data-copy], [data-zoom]"));
  if (button) return button.dataset.copy ? copy(button) : zoomBy(button.dataset.zoom);
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = /** @type {HTMLElement | null} */ (on.closest("[data-focus]"));
  const is_map = !!on.closest("#map");
  if (link) event.preventDefault();
  if (is_map && isMoved()) return;
  if (is_map && pointer.kind !== "mouse" && event.detail > 0) tapMap(event, what => choose(what, event.timeStamp), away);
  else if (link) choose(link.dataset.focus || "", event.timeStamp);
  else if (is_map && isSmall()) away();
}

export function startClicks() {
  addEventListener("pointerdown", event => { pointer.kind = event.pointerType; }, true);
  document.addEventListener("click", sift, true);
  document.addEventListener("click", clicked);
  document.addEventListener("keydown", event => {
    if (event.key === "Escape" && !endMoment() && !closeQuestion() && !closeJournal()) away();
  });
}
