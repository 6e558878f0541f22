// What lies under a finger on the map.
import { UNSURE, meant, ring } from "./near.js";

/** What lies at a place of the screen, on the map. @param {number} x @param {number} y @returns {{ key: string, part: Element } | null} */
function under(x, y) {
  const part = document.elementFromPoint(x, y);
  const link = part && part.closest("#map [data-focus]");
  const key = link && link.getAttribute("data-focus");
  return part && key ? { key, part } : null;
}

/** Which things a finger may have meant. @param {number} x @param {number} y */
export function candidates(x, y) {
  const hit = under(x, y);
  // Of what is small itself, all of it is near its edge.
  const { width, height } = hit ? hit.part.getBoundingClientRect() : { width: 0, height: 0 };
  const close = ring([Math.min(5, Math.min(width, height) * 0.35)], 8).map(by => under(x + by.x, y + by.y));
  const around = ring([5, 10, 15, 20, UNSURE], 12).flatMap(({ distance, ...by }) => {
    const found = under(x + by.x, y + by.y);
    return found ? [{ key: found.key, distance }] : [];
  });
  return meant(hit && hit.key, close.map(found => found && found.key), around);
}
