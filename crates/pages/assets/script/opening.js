// What opens the rules over a table, or lets one ask what things are: the scripts of both come when they are asked
// for first, since most turns never need them.
import { live, target } from "./page.js";
import { say } from "./notices.js";

/** The addresses of those scripts. @type {Record<string, string>} */
const LENT = { rules: "{rules}", legend: "{legend}" };

/** @type {Record<string, Promise<void> | null>} */
const lent = {};

/** @param {string} name @returns {Promise<void>} */
const scriptOf = name => new Promise((there, gone) => {
  const element = document.createElement("script");
  [element.src, element.onload, element.onerror] = [LENT[name], () => there(), gone];
  document.head.append(element);
});

/** @param {string} name @param {string} [part] */
async function call(name, part) {
  try {
    await (lent[name] ||= scriptOf(name));
  } catch {
    lent[name] = null;
    return say(live.dataset.failed, "alert");
  }
  document.dispatchEvent(new CustomEvent(name, { detail: part }));
}

export function startRules() {
  document.addEventListener("click", event => {
    const link = /** @type {HTMLElement | null} */ (target(event).closest("a[data-rules], [data-asks]"));
    const asks = !!link && link.matches("[data-asks]");
    if (!link || !asks && !live.dataset.handbook || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const menu = link.closest("details");
    if (menu && menu.matches(".seat-menu")) menu.removeAttribute("open");
    if (asks) call("legend");
    else call("rules", link.dataset.rules || "");
  });
}
