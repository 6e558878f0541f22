// Questions to the server, one at a time, and what is done with its answers.
import { isBehind, longer } from "./timing.js";
import { address, live, looking, reload, spoken } from "./page.js";
import { have, patch, reached } from "./regions.js";
import { connected, say } from "./notices.js";

/**
 * @typedef {{
 *   mark?: string, step?: number, regions?: import("./regions.js").Region[],
 *   notice?: { text: string }, reload?: boolean,
 * }} Content
 */
/** @typedef {{ status: number, is_ours: boolean, content: Content }} Answer */

/** No question is waited for longer, in seconds. */
const PATIENCE = 30;
/** Nor is any asked again less often. */
const LONGEST = 30;

/** What is on its way that may be asked again. @type {Set<AbortController>} */
const hanging = new Set();

/** Gives up what the connection has lost, once it is back: whoever asked asks again. */
export function hangUp() {
  for (const call of hanging) call.abort();
}

/** Asks the server: its answer, or null if there is no connection. @param {string} path @param {RequestInit} options @param {boolean} is_safe whether it may be asked twice @returns {Promise<Answer | null>} */
export async function asked(path, options, is_safe) {
  const call = new AbortController();
  const timer = setTimeout(() => call.abort(), PATIENCE * 1000);
  if (is_safe) hanging.add(call);
  const answer = await fetch(path, { headers: spoken, signal: call.signal, ...options }).catch(() => null);
  const is_ours = !!answer && (answer.headers.get("content-type") || "").startsWith("application/json");
  const content = answer && is_ours ? await answer.json().catch(() => null) : {};
  clearTimeout(timer);
  hanging.delete(call);
  // What stands between us and the server may say that it isn't there.
  const is_here = !!answer && !!content && (is_ours || answer.status < 500);
  connected(is_here);
  return is_here ? { status: answer.status, is_ours, content } : null;
}

/** @param {Answer} answer */
export function take({ status, content: { mark, step, regions, notice, reload: is_other } }) {
  if (is_other) return reload();
  const is_news = !!mark && mark !== live.dataset.mark;
  if (mark) reached(mark, step ?? 0);
  const is_whole = !regions || patch(regions, is_news);
  if (notice) say(notice.text, status < 400 ? "status" : "alert");
  if (!is_whole) show(looking.at);
}

/**
 * What is going on: a question, one more to ask afterwards, how many actions are on their way, how many were
 * ever sent, what waits for a better moment, and how far the table is as the stream told.
 */
export const state = {
  asking: false, again: false, acting: 0, sent: 0, waiting: 0, pause: 1,
  latest: /** @type {string | null} */ (null),
};

/** Whether there is something that the page hasn't got. */
export const behind = () => isBehind(state.latest, live.dataset.mark);

/** Brings the page up to date, with this clicked on. What comes up while a question is on its way, or an action is, is asked afterwards. @param {string} what */
export async function show(what) {
  looking.at = what;
  state.again = true;
  if (state.asking) return;
  state.asking = true;
  // Who still waits for the game to begin needs another page then.
  const lobby = document.getElementById("lobby") ? "&lobby=1" : "";
  while (state.again && !state.acting) {
    clearTimeout(state.waiting);
    [state.again, state.waiting] = [false, 0];
    const [wanted, before] = [looking.at, state.sent];
    const answer = await asked(`${address()}/regions?focus=${encodeURIComponent(wanted)}&have=${have()}${lobby}`, {}, true);
    // Something else has been clicked on or done since: this answer is too late.
    if (state.acting || wanted !== looking.at || state.sent !== before) state.again = true;
    else if (answer) {
      take(answer);
      looking.shown = wanted;
    }
    // What couldn't be had just now is asked for later: the stream won't tell of it again.
    if (answer && answer.status !== 429 && answer.status < 500) state.pause = 1;
    else if (!state.again) {
      state.waiting = setTimeout(() => show(looking.at), state.pause * 1000);
      state.pause = longer(state.pause, LONGEST);
    }
  }
  state.asking = false;
}
