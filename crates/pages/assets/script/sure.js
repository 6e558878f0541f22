// Asking again: what spends a turn in one tap is done by the second tap on it, if people want it so. Nothing
// opens for that, and nothing moves: the button that waits is marked, and what it would do is said.
import { certainty, isAskedAgain } from "./timing.js";
import { live, target } from "./page.js";
import { whenPatched } from "./regions.js";
import { say } from "./notices.js";

/** The button that waits for a second tap, what it does, and in answer to which step. */
const waiting = { button: /** @type {HTMLElement | null} */ (null), what: "" };
const tapped = certainty();

/** What a button does, and in which step: the same button later may mean something else. @param {HTMLElement} button */
function meaning(button) {
  const step = button.closest("form")?.querySelector("input[name=step]");
  return `${step?.getAttribute("value")} ${button.getAttribute("value") || button.textContent}`;
}

/** @param {HTMLElement | null} button @param {string} what */
function wait(button, what) {
  if (waiting.button) {
    delete waiting.button.dataset.waits;
    say("");
  }
  [waiting.button, waiting.what] = [button, what];
  if (!button) return;
  button.dataset.waits = "";
  say(`${live.dataset.sure} ${button.title || button.textContent}`);
}

/** Whoever thought better of it is asked anew. */
function forget() {
  wait(null, "");
  tapped("", 0);
}

/**
 * Whether somebody who sends a form has to say so once more.
 * @param {HTMLFormElement} form @param {HTMLElement | null} button @param {number} now
 */
export function isUnsure(form, button, now) {
  const is_action = (form.getAttribute("action") || "").endsWith("/act");
  if (!is_action || !button || !isAskedAgain(live.dataset.confirm, "spends" in button.dataset)) return false;
  const what = meaning(button);
  const answer = tapped(what, now);
  if (answer === "first") wait(button, what);
  if (answer === "sure") forget();
  return answer !== "sure";
}

/** The page has changed: what waits goes on waiting only where it means the same. */
function lookAgain() {
  const button = waiting.button;
  if (!button) return;
  if (button.isConnected && meaning(button) === waiting.what) button.dataset.waits = "";
  else forget();
}

export function startAskingAgain() {
  whenPatched.add(lookAgain);
  document.addEventListener("click", event => {
    if (waiting.button && !waiting.button.contains(target(event))) forget();
  }, true);
  document.addEventListener("keydown", event => {
    if (event.key === "Escape") forget();
  });
}
