// What is said over the page, without moving it.
import { live } from "./page.js";
import { withRules } from "./citing.js";

/** What is said, and whether that is over once something has been sent. */
const saying = { now: /** @type {HTMLElement | null} */ (null), is_unsent: false };

/** Says something for as long as it takes to read it; nothing takes back what is said. @param {string | undefined} text @param {string} [role] */
export function say(text, role = "status") {
  if (saying.now) saying.now.remove();
  saying.is_unsent = false;
  if (!text) return;
  const over = saying.now = document.createElement("p");
  over.className = "notice-over";
  over.setAttribute("role", role);
  over.append(...withRules(text, live ? live.dataset.handbook : ""));
  over.onclick = () => over.remove();
  document.body.append(over);
  setTimeout(() => over.remove(), 4000 + 60 * text.length);
}

/** Whether the house can be reached. @param {boolean} is */
export const connected = is => document.body.classList.toggle("offline", !is);

/** What to say while something waits for the connection. */
export function sayUnsent() {
  const note = /** @type {HTMLElement | null} */ (document.querySelector(".offline-note"));
  say(note ? note.dataset.unsent : "");
  saying.is_unsent = true;
}

/** It has been sent. */
export function sayArrived() {
  if (saying.is_unsent) say("");
}
