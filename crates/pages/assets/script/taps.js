// Fingers on the map: near one thing they mean it, near several people are asked which, on the ground twice
// they come closer.
import { IMPATIENCE } from "./timing.js";
import { attend, having, target, trail } from "./page.js";
import { zoomAt } from "./map.js";
import { candidates } from "./under.js";

/** The last tap on the ground. */
const last = { x: 0, y: 0, at: -Infinity };
/** The question that is open, since when, and where the attention was before. */
const question = { menu: /** @type {HTMLElement | null} */ (null), since: 0, from: "" };

/** @param {MouseEvent} event @param {(what: string) => void} choose @param {() => void} away closes what is open */
export function tapMap({ clientX: x, clientY: y, timeStamp }, choose, away) {
  const things = candidates(x, y);
  if (things.length === 1) return choose(things[0]);
  if (things.length) return askWhich(things, x, y, choose);
  const is_second = timeStamp - last.at < IMPATIENCE && Math.hypot(x - last.x, y - last.y) < 40;
  [last.x, last.y, last.at] = [x, y, is_second ? -Infinity : timeStamp];
  if (is_second) zoomAt([x, y]);
  else away();
}

/** What something on the map is called, and what is said of it first. @param {string} thing */
function named(thing) {
  const link = document.querySelector(`#map ${having("data-focus", thing)}`);
  const title = link && link.querySelector("title");
  const [first, about] = ((title && title.textContent) || thing).split("\n");
  return { name: (link && link.getAttribute("aria-label")) || first, about: about || thing };
}

/** @param {string[]} things @param {number} x @param {number} y @param {(what: string) => void} choose */
function askWhich(things, x, y, choose) {
  closeQuestion();
  const frame = document.querySelector(".map-frame");
  if (!frame) return;
  const menu = document.createElement("div");
  menu.className = "which";
  menu.setAttribute("role", "menu");
  const told = things.map(named);
  for (const [nth, thing] of things.entries()) {
    const { name, about } = told[nth];
    const button = document.createElement("button");
    button.type = "button";
    button.setAttribute("role", "menuitem");
    // Two routes between the same cities differ in their colours.
    button.textContent = told.filter(other => other.name === name).length > 1 ? `${name}: ${about}` : name;
    button.onclick = () => {
      closeQuestion();
      choose(thing);
    };
    menu.append(button);
  }
  [question.menu, question.since, question.from] = [menu, performance.now(), trail(document.activeElement)];
  frame.append(menu);
  // Beside the finger, and inside of the map.
  const [box, size] = [frame.getBoundingClientRect(), menu.getBoundingClientRect()];
  menu.style.left = `${Math.max(4, Math.min(x - box.x - size.width / 2, box.width - size.width - 4))}px`;
  menu.style.top = `${Math.max(4, Math.min(y - box.y + 16, box.height - size.height - 4))}px`;
  menu.addEventListener("keydown", walk);
  /** @type {HTMLElement} */ (menu.firstElementChild).focus({ preventScroll: true });
}

/** Arrows go from one to the next. @param {KeyboardEvent} event */
function walk(event) {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const buttons = question.menu ? [...question.menu.children] : [];
  if (!by || !buttons.length) return;
  event.preventDefault();
  const next = (buttons.indexOf(target(event)) + by + buttons.length) % buttons.length;
  /** @type {HTMLElement} */ (buttons[next]).focus();
}

/** Takes the question back; whether there was one. */
export function closeQuestion() {
  if (!question.menu) return false;
  question.menu.remove();
  question.menu = null;
  attend(question.from);
  return true;
}

/** Whether a tap comes too soon for the question that has just opened under it. @param {Event} event */
export const isTooSoonToAnswer = event =>
  !!target(event).closest(".which") && performance.now() - question.since < IMPATIENCE;
