// The rules over a table: it goes on beneath, and nothing of the turn is lost. They stand in a tree of their own,
// so that what has an id there isn't taken for a part of the table.
import { live, spoken } from "./page.js";
import { say } from "./notices.js";
import { startFinding } from "./finding.js";

/** What lies over the table, and the rules in it once they have come. */
const handbook = { over: /** @type {HTMLDialogElement | null} */ (null), page: /** @type {ShadowRoot | null} */ (null) };

/** Goes to a rule, and marks it. @param {string} part */
function turnTo(part) {
  const page = handbook.page;
  if (!page) return;
  for (const marked of page.querySelectorAll(".rules-here")) marked.classList.remove("rules-here");
  const there = page.getElementById(part);
  if (!there) return;
  if (there.localName === "a") there.classList.add("rules-here");
  (there.closest(".rules-part") || there).scrollIntoView({ block: there.localName === "a" ? "center" : "start" });
}

/** Links inside of the rules lead on inside of them. @param {Event} event */
function led(event) {
  const on = event.composedPath()[0];
  const link = on instanceof Element ? on.closest("a") : null;
  if (!link || !(link.getAttribute("href") || "").startsWith("#")) return;
  event.preventDefault();
  turnTo(link.hash.slice(1));
}

/** An empty sheet. */
function laidOver() {
  const over = document.createElement("dialog");
  over.className = "rules-over";
  const close = document.createElement("button");
  [close.type, close.textContent] = ["button", "×"];
  close.setAttribute("aria-label", live.dataset.close || "");
  close.onclick = () => over.close();
  const sheet = document.createElement("div");
  sheet.className = "rules-sheet";
  const page = sheet.attachShadow({ mode: "open" });
  page.addEventListener("click", led);
  over.append(close, sheet);
  // Keys and clicks that are meant for the rules do nothing at the table.
  for (const kind of ["keydown", "click"]) over.addEventListener(kind, event => event.stopPropagation());
  over.addEventListener("click", event => { if (event.target === over) over.close(); });
  document.body.append(over);
  return { over, page };
}

/** The rules as their page has them. @param {string} address */
async function fetched(address) {
  const answer = await fetch(address, { headers: spoken });
  if (!answer.ok) throw new Error(String(answer.status));
  const there = new DOMParser().parseFromString(await answer.text(), "text/html");
  const text = there.querySelector("main.rules");
  if (!text) throw new Error("no rules");
  // From here nobody leaves the table by mistake.
  for (const button of text.querySelectorAll(".rules-head .button")) button.remove();
  return [...there.querySelectorAll('link[rel="stylesheet"]'), ...there.querySelectorAll("body > svg.defs"), text];
}

/** @param {string} part */
async function open(part) {
  const { over, page } = handbook.over && handbook.page ? { over: handbook.over, page: handbook.page } : laidOver();
  [handbook.over, handbook.page] = [over, page];
  if (!over.open) over.showModal();
  if (!page.firstChild) {
    try {
      page.append(...(await fetched(live.dataset.handbook || "")));
    } catch {
      over.close();
      return say(live.dataset.failed, "alert");
    }
    const style = page.querySelector("link");
    if (style) await new Promise(there => { style.onload = style.onerror = there; });
    startFinding(page);
  }
  turnTo(part);
}

document.addEventListener("rules", event => open(/** @type {CustomEvent<string>} */ (event).detail));
