// What is said at the table: how much of it is unread stands on its button, and Escape closes it.
import { newestLine, unread } from "./unread.js";
import { live } from "./page.js";
import { whenPatched } from "./regions.js";

const talk = () => /** @type {HTMLDetailsElement | null} */ (document.querySelector("details.talk"));
const readKey = () => `read:${live.dataset.table}`;

function linesSaid() {
  const lines = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#chat li[data-line]"));
  return [...lines].map(({ dataset }) => ({ line: Number(dataset.line), mine: dataset.mine !== undefined }));
}

function count() {
  const [box, badge] = [talk(), /** @type {HTMLElement | null} */ (document.querySelector("#chat .unread"))];
  if (!box || !badge) return;
  const lines = linesSaid();
  // Where nothing can be kept, all of it counts as new.
  try {
    if (box.open) localStorage.setItem(readKey(), String(newestLine(lines)));
  } catch {}
  let read = 0;
  try {
    read = Number(localStorage.getItem(readKey()));
  } catch {}
  const many = box.open ? 0 : unread(lines, read);
  badge.textContent = many ? String(many) : "";
  badge.hidden = !many;
  badge.setAttribute("aria-label", many ? `${badge.dataset.about}: ${many}` : "");
}

export function startTalk() {
  count();
  whenPatched.add(count);
  document.addEventListener("toggle", event => event.target === talk() && count(), true);
  document.addEventListener("keydown", event => {
    const box = talk();
    if (event.key === "Escape" && box && box.open) box.open = false;
  });
}
