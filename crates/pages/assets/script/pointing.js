// A ticket that is pointed at, or has the keyboard's attention, shows its way on the map and what it needs; one
// that is ticked, what all the ticked ones need together with what I have. Where the map isn't seen as a whole
// the way of one that is ticked comes into sight.
import { target } from "./page.js";
import { revealAll } from "./map.js";
import { show } from "./asking.js";
import { whenPatched } from "./regions.js";

/** What is pointed at, and whether it has just been ticked. */
const pointing = { at: /** @type {Element | null} */ (null), ticked: false };

/** The ticket that somebody points at. @param {Element} on */
function pointedAt(on) {
  const tick = on.matches(".keep input") ? on.nextElementSibling : null;
  return tick || on.closest("[data-way]");
}

/** Draws the way of a ticket under the map's routes, or none. @param {Element | null} ticket */
function drawWay(ticket) {
  const lines = document.getElementById("pointing");
  if (!lines) return;
  const routes = ((ticket && ticket.getAttribute("data-way")) || "").split(" ").filter(route => route);
  const uses = ["way-under", "way-over"].flatMap(name => routes.map(route => {
    const line = document.createElementNS("http://www.w3.org/2000/svg", "use");
    line.setAttribute("class", name);
    line.setAttribute("href", `#t${route}`);
    return line;
  }));
  lines.replaceChildren(...uses);
}

/** Says what it needs, over the map's corner. @param {Element | null} ticket */
function sayNeed(ticket) {
  const [frame, told] = [document.querySelector(".map-frame"), ticket && ticket.querySelector(".told")];
  const there = document.querySelector(".map-frame > .pointed");
  if (there) there.remove();
  // What was clicked on says it itself.
  if (!frame || !told || (ticket && ticket.matches(".shown"))) return;
  const over = document.createElement("p");
  over.className = "pointed";
  // It has been read out with the ticket.
  over.ariaHidden = "true";
  over.textContent = told.textContent;
  frame.append(over);
}

/** @param {Element | null} ticket */
function point(ticket) {
  if (pointing.at === ticket) return;
  pointing.at = ticket;
  drawWay(ticket);
  sayNeed(ticket);
}

/** @param {Event} event */
function ticked(event) {
  const form = target(event).closest("form.keep");
  if (!form || !document.getElementById("pointing")) return;
  const ids = [...form.querySelectorAll("input:checked")].map(tick => tick.getAttribute("value"));
  pointing.ticked = target(event).matches(":checked");
  show(ids.length ? `plan:${ids.join(",")}` : "");
}

/** What sheets cover is known once the answer is there. */
function lookAtTicked() {
  const lines = /** @type {SVGGraphicsElement | null} */ (/** @type {unknown} */ (document.getElementById("pointing")));
  if (pointing.ticked && pointing.at && lines) revealAll(lines);
  pointing.ticked = false;
}

export function startPointing() {
  for (const kind of ["pointerover", "focusin"]) {
    document.addEventListener(kind, event => {
      if (!(event instanceof PointerEvent) || event.pointerType === "mouse") point(pointedAt(target(event)));
    });
  }
  document.addEventListener("change", ticked);
  whenPatched.add(() => {
    const ticket = pointing.at;
    if (!ticket) return;
    // What was pointed at may be gone, or have another way now.
    point(null);
    if (ticket.isConnected) point(ticket);
    lookAtTicked();
  });
}
