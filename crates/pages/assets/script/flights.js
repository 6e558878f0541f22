// Cards and tickets that were moved fly there, of what the journal tells since it was looked at last.
import { parseMoves } from "./moves.js";
import { isStill, lasting } from "./page.js";

/** How far the journal has been told. */
const said = { told: 0 };

/** Where cards and tickets lie: mine in my hand, those of others at their names. @param {string} place @param {string} what @returns {[number, number] | null} */
function spot(place, what) {
  const mine = document.querySelector(`#players .mine.${place}`);
  /** @type {Record<string, string[]>} */
  const places = {
    market: [`#market .w_${what}`, "#market .row"], deck: ["#market .deck"], "deck-ship": ["#market .deck.ship"],
    discards: ["#market .hint"], tickets: ["#tickets .heading", "#market .heading"],
  };
  const own = what === "ticket" ? ["#choice", "#tickets"] : [`#hand .w_${what}`, "#hand .row"];
  const at = places[place] || (mine ? own : [`#players .${place}`]);
  const boxes = at.flatMap(one => [...document.querySelectorAll(one)]).map(one => one.getBoundingClientRect());
  const box = boxes.find(box => box.width);
  return box ? [box.x + box.width / 2, box.y + box.height / 2] : null;
}

/** The lines of a journal, oldest first. @param {Element | null} log @returns {HTMLElement[]} */
const lines = log => [...(log ? log.children : [])].reverse().map(line => /** @type {HTMLElement} */ (line));
/** @param {Element | null} log */
const newest = log => Math.max(0, ...lines(log).map(line => Number(line.dataset.step)));

/** What is in the journal already doesn't fly any more. */
export function startFlights() {
  said.told = newest(document.getElementById("log"));
}

/**
 * From where is asked before the page changes, and where to afterwards.
 * @param {Element | null} log the journal as it will be
 * @returns {() => void}
 */
export function flights(log) {
  const since = said.told;
  said.told = Math.max(said.told, newest(log));
  if (isStill()) return () => {};
  const news = lines(log).filter(line => Number(line.dataset.step) > since).map(line => line.dataset.moved || "");
  return flight(news.filter(moved => moved), 0);
}

/**
 * The flight of what was moved: from where is asked now, where to when it begins.
 * @param {string[]} moved @param {number} delay
 * @returns {() => void}
 */
export function flight(moved, delay) {
  const moves = parseMoves(moved).map(move => ({ ...move, start: spot(move.from, move.what) }));
  return () => moves.forEach(({ start, to, what }, nth) => {
    const end = spot(to, what);
    if (start && end) fly(what, start, end, delay + lasting(nth * 90));
  });
}

/** @param {string} what @param {[number, number]} start @param {[number, number]} end @param {number} delay */
function fly(what, start, end, delay) {
  const ghost = document.createElement("div");
  ghost.className = `ghost card k_${what.split("-")[0]} w_${what}`;
  ghost.ariaHidden = "true";
  ghost.innerHTML = `<span class="face"><svg class="sign" viewBox="-6 -6 12 12"><use href="#sign_${what}"/></svg></span>`;
  document.body.append(ghost);
  /** @param {[number, number]} place @param {number} scale */
  const at = ([x, y], scale) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const way = ghost.animate({ transform: [at(start, 1), at(end, 0.5)] },
    { duration: lasting(450), delay, easing: "ease-in-out", fill: "both" });
  way.onfinish = way.oncancel = () => ghost.remove();
}
