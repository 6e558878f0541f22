// A first lesson: what it speaks of is pointed at.
import { HINT_CLOSED, isSmall, looking, target } from "./page.js";
import { zoomBy } from "./map.js";
import { whenPatched } from "./regions.js";

/** For so long something is pointed at. */
const LONG = 4000;

/** Until when something is pointed at, what has been told, what was looked at, and whether we folded the sheet. */
const telling = { timer: 0, idea: "", told: "", looked: "", folded: false };

const coachSheet = () => /** @type {HTMLDetailsElement | null} */ (document.querySelector("details.coach-sheet"));

/** Whether most of something lies below something else. @param {Element} sheet @param {Element} part */
function liesOver(sheet, part) {
  const [above, below] = [sheet.getBoundingClientRect(), part.getBoundingClientRect()];
  const wide = Math.min(above.right, below.right) - Math.max(above.left, below.left);
  const high = Math.min(above.bottom, below.bottom) - Math.max(above.top, below.top);
  return wide > below.width / 2 && high > below.height / 2;
}

/** Points at a part of the page, and at nothing else. @param {string | null} selector @returns {Element | null} */
function pulse(selector) {
  clearTimeout(telling.timer);
  for (const old of document.querySelectorAll(".spoken-of")) old.classList.remove("spoken-of");
  const part = selector && document.querySelector(selector);
  // What of a drawing changes has no edge: all of the drawing does.
  const seen = part && (part.closest("svg") ? part.closest(".map-frame") || part : part);
  if (!seen) return null;
  seen.classList.add("spoken-of");
  telling.timer = setTimeout(() => seen.classList.remove("spoken-of"), LONG);
  return seen;
}

/** Folds the sheet away so that something beneath it is seen. */
function fold() {
  const over = coachSheet();
  if (!over || !over.open) return;
  over.open = false;
  telling.folded = true;
}

/** Unfolds what we have folded, and not what somebody else has. */
function unfold() {
  const over = coachSheet();
  if (telling.folded && over) over.open = true;
  telling.folded = false;
}

/** Points at what a new idea is about, once; and whatever is told anew is seen. */
function followIdea() {
  const coach = document.getElementById("coach");
  if (!coach) return;
  const remark = coach.querySelector(".coach-remark");
  const idea = coach.dataset.idea || "";
  const told = idea + (remark ? remark.textContent : "");
  if (told === telling.told) return;
  telling.told = told;
  unfold();
  const body = coach.querySelector(".coach-body");
  if (body) body.scrollTop = 0;
  if (idea && idea !== telling.idea) pulse(coach.dataset.shows || null);
  telling.idea = idea;
}

/** On a small screen it makes way for what somebody looks at, until they look at nothing any more. */
function makeWay() {
  if (looking.at === telling.looked) return;
  telling.looked = looking.at;
  if (!looking.at || looking.at === HINT_CLOSED) unfold();
  else if (isSmall()) fold();
}

/** @param {MouseEvent} event */
function showClicked(event) {
  const link = /** @type {HTMLElement | null} */ (target(event).closest("a[data-shows]"));
  if (!link) return;
  event.preventDefault();
  const [over, shows] = [coachSheet(), link.dataset.shows || null];
  const part = pulse(shows);
  // A small map shows its middle until somebody asks for all of it.
  if (isSmall() && shows === "#map") zoomBy("all");
  // It would lie over what is to be seen.
  if (over && part && (isSmall() || liesOver(over, part))) fold();
}

export function startCoach() {
  if (!document.getElementById("coach")) return;
  telling.looked = looking.at;
  document.addEventListener("click", showClicked);
  document.addEventListener("click", event => {
    // From now on it is as they want it.
    if (target(event).closest(".coach-sheet > summary")) telling.folded = false;
  });
  whenPatched.add(() => {
    makeWay();
    followIdea();
  });
  followIdea();
}
