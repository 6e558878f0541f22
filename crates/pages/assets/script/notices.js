// What is said over the page, without moving it.

/** @type {{ now: HTMLElement | null }} */
const saying = { now: null };

/** Says something for as long as it takes to read it; nothing takes back what is said. @param {string | undefined} text @param {string} [role] */
export function say(text, role = "status") {
  if (saying.now) saying.now.remove();
  if (!text) return;
  const over = saying.now = document.createElement("p");
  over.className = "notice-over";
  over.setAttribute("role", role);
  over.textContent = text;
  over.onclick = () => over.remove();
  document.body.append(over);
  setTimeout(() => over.remove(), 4000 + 60 * text.length);
}

/** Whether the house can be reached. @param {boolean} is */
export const connected = is => document.body.classList.toggle("offline", !is);

/** What to say while something waits for the connection. */
export function sayUnsent() {
  const note = /** @type {HTMLElement | null} */ (document.querySelector(".offline-note"));
  say(note ? note.dataset.unsent : "");
}
