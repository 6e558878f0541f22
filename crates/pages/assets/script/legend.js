// "What is this?": once asked for, the next click, tap or Enter is a question about what is there and nothing else;
// the answer lies over the table. What is told comes from the house when somebody asks for the first time.
import { live, spoken, target } from "./page.js";
import { say } from "./notices.js";
import { candidates } from "./under.js";

/** The address of its stylesheet. */
const STYLE = "{style-legend}";
/** Who moves farther between press and release moves the map. */
const STEADY = 6;
/** Keys that go on working while somebody asks: to come from one thing to the next, and to move the map. */
const WALKING = /^(Tab|Shift|Arrow.*|[-+=0])$/;
/** So many signs of one thing are told. */
const TOLD = 2;

const legend = { sheet: /** @type {HTMLElement | null} */ (null), asking: false };
/** How it was pressed last. */
const grasp = { x: 0, y: 0, kind: "mouse" };

/** @param {string} what @returns {HTMLElement | null} */
const ofSheet = what => legend.sheet && legend.sheet.querySelector(what);
const answerSheet = () => /** @type {HTMLDialogElement | null} */ (ofSheet("dialog"));

/** The sheet and its style. @returns {Promise<void>} */
async function fetchSheet() {
  const style = document.createElement("link");
  const styled = new Promise(there => { style.onload = style.onerror = there; });
  [style.rel, style.href] = ["stylesheet", STYLE];
  document.head.append(style);
  const reply = await fetch(`/t/${live.dataset.table}/legend`, { headers: spoken });
  if (!reply.ok) throw new Error(String(reply.status));
  const text = await reply.text();
  await styled;
  document.body.insertAdjacentHTML("beforeend", text);
  legend.sheet = document.getElementById("legend");
}

/** @param {boolean} on */
function setAsking(on) {
  legend.asking = on;
  document.body.classList.toggle("asking", on);
  const line = ofSheet(".legend-line");
  if (line) line.hidden = !on;
}

/** The texts of what something is: of the innermost element around it that has any. @param {Element} thing */
function signsOf(thing) {
  const all = legend.sheet ? [...legend.sheet.querySelectorAll("template")] : [];
  for (let on = /** @type {Element | null} */ (thing); on; on = on.parentElement) {
    const here = on;
    const found = all.filter(sign => here.matches(sign.dataset.on || "html:empty"));
    if (found.length) return found.slice(0, TOLD);
  }
  return [];
}

/** What a thing says of itself: what is read out, or shown to whoever points at it. @param {Element} thing */
function factsOf(thing) {
  for (let on = /** @type {Element | null} */ (thing); on && !on.matches("section, aside, main, header, details, body"); on = on.parentElement) {
    const title = on.querySelector(":scope > title");
    const told = (title && title.textContent) || on.getAttribute("title") || on.getAttribute("aria-label");
    if (told) return told;
  }
  return "";
}

/** Tells what something is; whether there was anything to tell. @param {Element} thing */
function explain(thing) {
  const [over, [first, ...more]] = [answerSheet(), signsOf(thing)];
  if (!over) return;
  if (!first) return say(legend.sheet ? legend.sheet.dataset.nothing : "");
  setAsking(false);
  const [name, facts, told] = ["h2", ".legend-facts", ".legend-told"].map(ofSheet);
  const whole = [first, ...more].map(sign => /** @type {DocumentFragment} */ (sign.content.cloneNode(true)));
  const heading = whole[0].querySelector("h3");
  if (name && heading) name.textContent = heading.textContent;
  if (heading) heading.remove();
  if (facts) facts.textContent = factsOf(thing);
  if (told) told.replaceChildren(...whole);
  over.showModal();
}

/** What a click is about: a finger means what is near it. @param {MouseEvent} event */
function thingAt(event) {
  const on = target(event);
  if (!on.closest("#map") || grasp.kind === "mouse" || event.detail === 0) return on;
  if (on.closest("[data-focus]")) return on;
  const [near] = candidates(event.clientX, event.clientY);
  return (near && document.querySelector(`#map [data-focus="${CSS.escape(near)}"]`)) || on;
}

/** @param {Event} event */
function keep(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** @param {MouseEvent} event */
function clickedOn(event) {
  if (!legend.asking) return;
  keep(event);
  if (target(event).closest("#legend .close")) return setAsking(false);
  const moved = event.detail > 0 && Math.hypot(event.clientX - grasp.x, event.clientY - grasp.y) > STEADY;
  if (!moved && !target(event).closest("#legend")) explain(thingAt(event));
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  if (!legend.asking || event.ctrlKey || event.metaKey || event.altKey || WALKING.test(event.key)) return;
  keep(event);
  const on = document.activeElement;
  if (event.key === "Escape" || event.code === (legend.sheet && legend.sheet.dataset.code)) setAsking(false);
  else if (!["Enter", " "].includes(event.key) || !on || event.repeat) return;
  else if (on.closest("#legend .close")) setAsking(false);
  else explain(on);
}

/** What closes the answer, and what asks on. @param {MouseEvent} event */
function closed(event) {
  const over = answerSheet();
  if (!over || !over.open) return;
  if (event.target === over || target(event).closest("#legend dialog .close, #legend [data-asks]")) over.close();
}

async function toggleAsking() {
  if (legend.asking) return setAsking(false);
  try {
    if (!legend.sheet) await fetchSheet();
  } catch {
    return say(live.dataset.failed, "alert");
  }
  setAsking(true);
}

// Before anybody else hears of it.
addEventListener("pointerdown", event => { [grasp.x, grasp.y, grasp.kind] = [event.clientX, event.clientY, event.pointerType]; }, true);
addEventListener("mousedown", event => { if (legend.asking) event.preventDefault(); }, true);
addEventListener("click", clickedOn, true);
addEventListener("keydown", keyed, true);
addEventListener("submit", event => { if (legend.asking) keep(event); }, true);
document.addEventListener("click", closed, true);
document.addEventListener("legend", toggleAsking);
