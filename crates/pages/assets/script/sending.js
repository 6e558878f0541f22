// Forms: sent without leaving the page.
import { longer } from "./timing.js";
import { leave, looking } from "./page.js";
import { have } from "./regions.js";
import { say, sayArrived, sayUnsent } from "./notices.js";
import { asked, behind, show, state, take } from "./asking.js";
import { remember } from "./sheet.js";
import { isUnsure } from "./sure.js";

/** What is sent again is sent so often at least, in seconds. */
const SLOWEST = 15;

/** Ends the pause before something is sent again: the connection is back. */
const pause = { end: () => {} };
export const sendAgain = () => pause.end();

/**
 * Sends a form. What answers a step is sent again and again until there is an answer: if it was done already,
 * the server says so and doesn't do it twice.
 * @param {string} path @param {URLSearchParams} body
 */
async function send(path, body) {
  const is_safe = body.has("step");
  for (let seconds = 1; ; seconds = longer(seconds, SLOWEST)) {
    const answer = await asked(path, { method: "POST", body }, is_safe);
    if (answer || !is_safe) return answer;
    sayUnsent();
    await new Promise(soon => {
      pause.end = () => soon(null);
      setTimeout(soon, seconds * 1000);
    });
  }
}

/** @param {SubmitEvent} event */
async function submitted(event) {
  const form = /** @type {HTMLFormElement} */ (event.target);
  if (!form.matches("form[data-live]")) return event.defaultPrevented || leave();
  event.preventDefault();
  if (form.dataset.sent || isUnsure(form, event.submitter, event.timeStamp)) return;
  form.dataset.sent = "1";
  say("");
  // A menu has done its service.
  const menu = form.closest("details.seat-menu");
  if (menu) menu.removeAttribute("open");
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form, event.submitter)) body.append(name, String(value));
  body.set("have", have());
  // What is said beside the game closes nothing.
  const is_aside = form.matches("[data-aside]");
  if (is_aside) body.set("focus", looking.at);
  else looking.at = "";
  state.acting += 1;
  state.sent += 1;
  const answer = await send(form.getAttribute("action") || "", body);
  state.acting -= 1;
  delete form.dataset.sent;
  sayArrived();
  if (answer && !answer.is_ours) return location.reload();
  if (is_aside && answer && answer.status < 400) form.reset();
  // Of two answers at once the first may be the later one.
  if (answer && !state.acting) {
    take(answer);
    looking.shown = "";
  } else state.again = true;
  remember();
  // What was clicked on or told while it was on its way.
  if (!state.acting && (state.again || (looking.at && !is_aside) || behind())) show(looking.at);
}

export function startSending() {
  document.addEventListener("submit", submitted);
}
