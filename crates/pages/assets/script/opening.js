// What opens the rules over a table: their own script comes when they are asked for first, since most turns never
// need it.
import { live, target } from "./page.js";
import { say } from "./notices.js";

/** The address of that script. */
const RULES = "{rules}";

const lent = { there: /** @type {Promise<void> | null} */ (null) };

/** @returns {Promise<void>} */
const scriptOfRules = () => new Promise((there, gone) => {
  const element = document.createElement("script");
  [element.src, element.onload, element.onerror] = [RULES, () => there(), gone];
  document.head.append(element);
});

/** @param {string} part */
async function askForRules(part) {
  try {
    await (lent.there ||= scriptOfRules());
  } catch {
    lent.there = null;
    return say(live.dataset.failed, "alert");
  }
  document.dispatchEvent(new CustomEvent("rules", { detail: part }));
}

export function startRules() {
  document.addEventListener("click", event => {
    const link = /** @type {HTMLElement | null} */ (target(event).closest("a[data-rules]"));
    if (!link || !live.dataset.handbook || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const menu = link.closest("details");
    if (menu && menu.matches(".seat-menu")) menu.removeAttribute("open");
    askForRules(link.dataset.rules || "");
  });
}
