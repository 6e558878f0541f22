// Keys for everything at a table, and the sheet that tells them: what each key presses is read from it. It comes when
// somebody presses one for the first time; most people never do.
import { live, looking, spoken, target } from "./page.js";

/** Where it is kept that somebody wants no keys. */
const KEYS_OFF = "keys-off";

const keySheet = () => /** @type {HTMLDialogElement | null} */ (document.getElementById("keys"));
const asking = { sheet: /** @type {Promise<void> | null} */ (null) };

/** @returns {Promise<void>} */
async function askForSheet() {
  const answer = await fetch(`/t/${live.dataset.table}/keys`, { headers: spoken });
  if (answer.ok) document.body.insertAdjacentHTML("beforeend", await answer.text());
  else asking.sheet = null;
}

/** Does it once the sheet is there: at once, but for the first time. @param {() => void} then */
function withSheet(then) {
  if (keySheet()) return then();
  asking.sheet ||= askForSheet().catch(() => { asking.sheet = null; });
  asking.sheet.then(() => keySheet() && then());
}

const areOff = () => localStorage.getItem(KEYS_OFF) !== null;

/** Whether keys mean what they write there, or press what has them already. @param {Element} on @param {string} key */
const isTaken = (on, key) => !!on.closest("input:not([type=checkbox]), select, textarea, dialog, [contenteditable], .which")
  || (["Enter", " "].includes(key) && !!on.closest("a, button, summary, input"));

/** What a key presses: the first that can be; or of several the next one after what is looked at. @param {HTMLElement} line */
function meantBy(line) {
  const things = [...document.querySelectorAll(line.dataset.press || "")].filter(thing => {
    return !thing.matches(":disabled") && !thing.closest("[hidden]");
  });
  if (line.dataset.next === undefined) return things[0];
  const at = things.findIndex(thing => thing.getAttribute("data-focus") === looking.at);
  return things[(at + 1) % things.length];
}

/** @param {Element} thing */
function press(thing) {
  const element = /** @type {HTMLElement} */ (thing);
  if (element.focus) element.focus({ preventScroll: true });
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

function openSheet() {
  const sheet = keySheet();
  if (!sheet || sheet.open) return;
  const on = /** @type {HTMLInputElement | null} */ (sheet.querySelector("[data-keys-on]"));
  if (on) on.checked = !areOff();
  sheet.showModal();
}

/** @param {KeyboardEvent} event */
function pressed(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTaken(target(event), event.key)) return;
  if (event.key === "?") {
    event.preventDefault();
    return withSheet(openSheet);
  }
  if (event.shiftKey || event.repeat || areOff()) return;
  withSheet(() => {
    const line = /** @type {HTMLElement | null} */ (document.querySelector(`#keys [data-code="${CSS.escape(event.code)}"]`));
    const thing = line && meantBy(line);
    if (!thing) return;
    event.preventDefault();
    press(thing);
  });
}

export function startKeys() {
  // Nobody plays at a screen for everybody.
  if (document.querySelector("main.big")) return;
  document.addEventListener("keydown", pressed);
  document.addEventListener("click", event => {
    if (target(event).closest("[data-keys]")) withSheet(openSheet);
    const sheet = keySheet();
    if (sheet && (event.target === sheet || target(event).closest("#keys .close"))) sheet.close();
  });
  document.addEventListener("change", event => {
    const on = target(event);
    if (!(on instanceof HTMLInputElement) || !on.matches("[data-keys-on]")) return;
    if (on.checked) localStorage.removeItem(KEYS_OFF);
    else localStorage.setItem(KEYS_OFF, "1");
  });
}
