// A choice that stands: in Great Lakes the gap in the market is refilled from the same deck until somebody says
// otherwise. Nothing of it is known to the server: the page presses what they would have pressed.
import { live, target } from "./page.js";
import { whenPatched } from "./regions.js";

/** @param {string} table */
const standingKey = table => `refill:${table}`;

/** What stands at this table: `same`, `train`, `ship`; nothing, if they want to be asked. */
const standingNow = () => localStorage.getItem(standingKey(live.dataset.table || "")) || "";

/** @param {string} choice */
function setStanding(choice) {
  const key = standingKey(live.dataset.table || "");
  if (choice && choice !== "ask") localStorage.setItem(key, choice);
  else localStorage.removeItem(key);
}

/** Says what stands, and does it where it is asked for. */
function keepStanding() {
  const choice = standingNow();
  const chip = /** @type {HTMLElement | null} */ (document.querySelector("button.standing"));
  if (chip) {
    chip.hidden = !choice;
    chip.textContent = choice ? `${chip.dataset[choice] || ""} ×` : "";
  }
  const form = /** @type {HTMLFormElement | null} */ (document.querySelector("form.refill"));
  // Who wants to be asked again before everything is asked.
  if (!choice || !form || form.dataset.sent || live.dataset.confirm === "always") return;
  const deck = form.querySelector(choice === "same" ? "[data-same] button" : `[data-deck="${choice}"] button`);
  // What can't be done is asked after all.
  if (deck) form.requestSubmit(/** @type {HTMLElement} */ (deck));
}

export function startStanding() {
  if (!document.querySelector("button.standing")) return;
  // What is on its way has to have arrived first.
  whenPatched.add(() => setTimeout(keepStanding, 0));
  keepStanding();
  document.addEventListener("submit", event => {
    const choice = /** @type {HTMLSelectElement | null} */ (target(event).querySelector("select[data-standing]"));
    if (choice && choice.value !== "ask") setStanding(choice.value);
  }, true);
  document.addEventListener("click", event => {
    if (!target(event).closest("button.standing")) return;
    setStanding("");
    keepStanding();
  });
}
