// On small screens what there is to choose slides over the map, and so does the journal: what has just opened
// takes no taps, the keyboard's attention goes into it and comes back, and Escape, Back or a tap beside closes it.
import { IMPATIENCE, historyStep } from "./timing.js";
import { HINT_CLOSED, attend, isSmall, looking, target, trail, whenResized } from "./page.js";
import { makeRoom } from "./map.js";
import { whenPatched } from "./regions.js";
import { show } from "./asking.js";

/** Whether there is a sheet, since when, for what, and where the attention was before. */
const sheet = { open: false, since: -Infinity, shown: "", from: "" };
/** Whether the history is on its way back. */
const past = { leaving: false };

/** Held upright, a tablet has a place of its own for the journal. */
const TABLET = matchMedia("(min-width: 600px) and (max-width: 1099px) and (min-height: 700px) and (orientation: portrait)");

/** Whether the journal lies over the page when it is open. */
const isJournalOver = () => isSmall() && !TABLET.matches;

const choice = () => document.getElementById("choice");
const journal = () => /** @type {HTMLDetailsElement | null} */ (document.querySelector("details.log-box"));

/** Looks at something else, or at nothing. @param {string} what */
export function look(what) {
  show(what);
  remember();
}

/** Brings the history in step with what is looked at. */
export function remember() {
  if (past.leaving) return;
  const noted = (history.state && history.state.sheet) || "";
  const here = looking.at ? `?focus=${encodeURIComponent(looking.at).replaceAll("%3A", ":")}` : location.pathname;
  const step = historyStep(isSmall() && looking.at !== HINT_CLOSED ? looking.at : "", noted);
  if (step === "push") history.pushState({ sheet: looking.at }, "", here);
  else if (step === "replace") history.replaceState({ sheet: looking.at }, "", here);
  else if (step === "back") {
    past.leaving = true;
    history.back();
  } else if (!looking.at && location.search) history.replaceState(history.state, "", here);
}

/** Something was gone back to: by us, or by whoever reads. */
function returned() {
  const was_ours = past.leaving;
  past.leaving = false;
  if (was_ours) return remember();
  // Beside a wide map what is looked at isn't in the history.
  if (!isSmall()) return;
  const wanted = new URLSearchParams(location.search).get("focus") || "";
  if (wanted !== looking.at) show(wanted);
}

/** Whether a tap comes too soon for what has just opened under it. @param {MouseEvent} event @param {string} pointer */
export function isTooSoon(event, pointer) {
  if (event.detail === 0 || !target(event).closest("#choice")) return false;
  // A mouse goes where it wants to, but the second half of a double click was meant for what is beneath.
  return performance.now() - sheet.since < IMPATIENCE && (pointer !== "mouse" || event.detail > 1);
}

/** Where something will be when it has slid in. @param {Element} element */
function resting(element) {
  const [box, shift] = [element.getBoundingClientRect(), new DOMMatrix(getComputedStyle(element).transform)];
  return new DOMRect(box.x - shift.m41, box.y - shift.m42, box.width, box.height);
}

function settle() {
  const part = choice();
  const open = !!part && !part.hidden && isSmall();
  if (part && open && !sheet.open) {
    [sheet.since, sheet.from] = [performance.now(), trail(document.activeElement)];
    const heading = part.querySelector("h2");
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
  }
  if (!open && sheet.open) {
    if (part && part.contains(document.activeElement)) part.ownerDocument.body.focus();
    attend(sheet.from);
  }
  if (open !== sheet.open || (open && sheet.shown !== looking.at)) makeRoom(part && open ? resting(part) : null, looking.at);
  [sheet.open, sheet.shown] = [open, looking.at];
}

/** Closes the journal where it is a sheet; whether it was open. */
export function closeJournal() {
  const box = journal();
  if (!box || !box.open || !isJournalOver()) return false;
  box.open = false;
  return true;
}

/** Whether this is beside a journal that lies over the page. @param {Element} element */
export function isBesideJournal(element) {
  const box = journal();
  return !!box && box.open && isJournalOver() && !box.contains(element);
}

export function startSheets() {
  const part = choice();
  [sheet.open, sheet.shown] = [!!part && !part.hidden && isSmall(), looking.at];
  const fold = () => {
    const box = journal();
    if (box) box.open = !isJournalOver();
  };
  fold();
  TABLET.addEventListener("change", fold);
  whenResized(() => {
    fold();
    settle();
  });
  whenPatched.add(settle);
  addEventListener("popstate", returned);
}
