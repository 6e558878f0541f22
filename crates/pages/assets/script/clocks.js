// Clocks that go on: the server says when somebody's time is up, and what time it is.

const SECOND = 1000;
const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * How much time is left, as the server writes it; nothing for days, which are only told.
 * @param {number} left in milliseconds
 * @returns {string | null}
 */
export function timeTold(left) {
  const seconds = Math.ceil(Math.max(left, 0) / SECOND);
  if (seconds >= DAY) return null;
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const [hours, minutes, rest] = [Math.floor(seconds / HOUR), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/**
 * Lets the clocks of the page go on, if there are any.
 * @param {number} server what time it is there
 */
export function startClocks(server) {
  if (!server) return;
  const ahead = server - Date.now();
  setInterval(() => {
    for (const clock of document.querySelectorAll(".seat-clock[data-due]")) {
      const text = timeTold(Number(/** @type {HTMLElement} */ (clock).dataset.due) - Date.now() - ahead);
      if (text && clock.textContent !== text) clock.textContent = text;
    }
  }, SECOND / 2);
}
