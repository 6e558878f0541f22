// What every module needs to know of the page.

/** What is looked at where a hint was closed, which is nothing. */
export const HINT_CLOSED = "hint:closed";

/** Said with every question, so that its answer is in the language that the page was drawn in. */
export const spoken = { "x-live": document.documentElement.lang };

/** Screens up to this wide have sheets instead of a column beside the map. */
const SMALL = matchMedia("(max-width: 1099px)");
const STILL = matchMedia("(prefers-reduced-motion: reduce)");

/** Where the table is told of; a page without one needs no script. */
export const live = /** @type {HTMLElement} */ (document.getElementById("live"));

const addressed = new URLSearchParams(location.search).get("focus") || "";

/** What is looked at: what was clicked on last, as the address names it; and what of it the page shows already. */
export const looking = { at: addressed, shown: addressed };

/** Until when somebody is on their way to another page: they have sent a form that leads there. */
const leaving = { until: 0 };
export const leave = () => { leaving.until = Date.now() + 5000; };

/** Loads the page anew; whoever is on their way to another isn't fetched back. */
export function reload() {
  if (Date.now() > leaving.until) location.reload();
}

/** @returns {string} */
export const address = () => `/t/${live.dataset.table}`;

/** How somebody wants things to move: `off`, `quick`, `calm`. */
const motion = () => (live && live.dataset.motion) || "calm";

/** Whether nothing should move: nobody looks, or they asked for that. */
export const isStill = () => document.hidden || STILL.matches || motion() === "off";

/** For how long something moves that takes so many milliseconds in peace. @param {number} calm */
export const lasting = calm => motion() === "quick" ? calm / 2 : calm;

export const isSmall = () => SMALL.matches;

/** Calls this whenever the screen becomes small or large. @param {() => void} then */
export const whenResized = then => SMALL.addEventListener("change", then);

/** Something whose attribute has just this value. @param {string} name @param {string} value */
export const having = (name, value) => `[${name}="${CSS.escape(value)}"]`;

/**
 * How to find an element again that has the keyboard's attention; empty if there is no way.
 * @param {Element | null} element
 */
export function trail(element) {
  if (!element || element === document.body) return "";
  if (element.id) return `#${CSS.escape(element.id)}`;
  const focus = element.getAttribute("data-focus");
  if (focus) return having("data-focus", focus);
  const name = element.getAttribute("name");
  return name ? having("name", name) + having("value", element.getAttribute("value") || "") : "";
}

/** Gives the keyboard's attention back to what had it, if nothing else has. @param {string} to */
export function attend(to) {
  const now = document.activeElement;
  if (!to || (now && now !== document.body)) return;
  const again = /** @type {HTMLElement | null} */ (document.querySelector(to));
  if (again) again.focus({ preventScroll: true });
}

/** What an event happened on. @param {Event} event @returns {Element} */
export const target = event => event.target instanceof Element ? event.target : document.documentElement;
