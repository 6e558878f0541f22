// A game that is looked at again: the slider, the ways to other steps, playing it. Everything here also works without
// it, as links and a form; with it only what differs from step to step is asked for.
import { onward } from "./ways.js";
import { address, live, looking, target } from "./page.js";
import { startFlights } from "./flights.js";
import { startMap } from "./map.js";
import { startMoments } from "./moments.js";
import { whenPatched } from "./regions.js";
import { show } from "./asking.js";
import { startPointing } from "./pointing.js";
import { startSheets } from "./sheet.js";
import { startClicks } from "./clicks.js";
import { startRules } from "./opening.js";

/** When it goes on by itself, and whether somebody has the slider in hand. */
const playback = { timer: 0, is_on: false, is_held: false };

const reviewBar = () => /** @type {HTMLElement} */ (document.getElementById("review"));
const slider = () => /** @type {HTMLInputElement} */ (reviewBar().querySelector("input[type=range]"));
const pace = () => /** @type {HTMLSelectElement} */ (reviewBar().querySelector(".review-pace select")).value;

/** Goes to a step, through the same eyes or others: the address is the link to it. @param {string | undefined} step @param {string} [eyes] */
export function goTo(step, eyes) {
  const { place, eyes: same } = reviewBar().dataset;
  live.dataset.table = `${place}/${step}/${eyes ?? same}`;
  // A file has no other addresses.
  history.replaceState(history.state, "", document.getElementById("filed") ? `#${step}` : address());
  show(looking.at);
}

/** Goes on by itself, if it does and is not at its end. */
function goOn() {
  clearTimeout(playback.timer);
  const on = playback.is_on ? onward(reviewBar().dataset, pace()) : null;
  if (!on) return stop();
  playback.timer = setTimeout(() => goTo(on.to), on.after);
}

function stop() {
  clearTimeout(playback.timer);
  playback.is_on = false;
  showPlaying();
}

/** The button says what pressing it would do. */
function showPlaying() {
  const button = /** @type {HTMLElement | null} */ (reviewBar().querySelector(".review-play"));
  const name = button && button.querySelector("span");
  if (!button || !name) return;
  button.setAttribute("aria-pressed", String(playback.is_on));
  button.title = name.textContent = (playback.is_on ? button.dataset.pause : button.dataset.play) || "";
}

function togglePlaying() {
  playback.is_on = !playback.is_on;
  const { next, place } = reviewBar().dataset;
  // From the end it begins anew.
  if (playback.is_on && next === undefined && place) goTo("0");
  else goOn();
  showPlaying();
}

/** The page shows another step. */
function arrived() {
  const { step } = reviewBar().dataset;
  // Whoever goes back and on again sees it fly again.
  startFlights();
  if (!playback.is_held) slider().value = step || "0";
  showPlaying();
  if (playback.is_on) goOn();
}

/** A key for each way; the arrows are the map's while it is seen in part. */
const WAY_KEYS = /** @type {Record<string, string>} */ ({
  ArrowLeft: "review-back", ArrowRight: "review-on", PageUp: "review-turn-back", PageDown: "review-turn-on",
  Home: "review-first", End: "review-last",
});

/** @param {KeyboardEvent} event */
function steered(event) {
  const on = target(event);
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || on.closest("input, select, textarea, dialog")) return;
  if (event.key === " " && !on.closest("a, button, summary")) {
    event.preventDefault();
    return togglePlaying();
  }
  const way = WAY_KEYS[event.key] && document.getElementById(WAY_KEYS[event.key]);
  if (!way) return;
  event.preventDefault();
  stop();
  goTo(way.dataset.to);
}

function startReview() {
  document.addEventListener("click", event => {
    const on = target(event);
    if (on.closest(".review-play")) return togglePlaying();
    const way = /** @type {HTMLElement | null} */ (on.closest("a[data-to]"));
    if (!way || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    stop();
    goTo(way.dataset.to);
  });
  document.addEventListener("input", event => {
    if (event.target !== slider()) return;
    stop();
    playback.is_held = true;
    goTo(slider().value);
  });
  document.addEventListener("change", event => {
    const on = target(event);
    if (on === slider()) playback.is_held = false;
    else if (on instanceof HTMLSelectElement && on.name === "eyes") goTo(reviewBar().dataset.step, on.value);
    else if (on.closest(".review-pace") && playback.is_on) goOn();
  });
  document.addEventListener("submit", event => {
    if (target(event).closest(".review-slide")) event.preventDefault();
  });
  document.addEventListener("keydown", steered);
  whenPatched.add(arrived);
}

startFlights();
startMap();
startSheets();
startClicks();
startRules();
startMoments();
startPointing();
startReview();
