// What this browser adds to the shuffle of a table, so that the house alone can't choose the cards.

/**
 * Bytes as letters and digits.
 * @param {Iterable<number>} bytes
 */
export function asText(bytes) {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Adds it to a form that is about to be sent. */
export function startSalt() {
  document.addEventListener("submit", (event) => {
    const field = /** @type {HTMLElement} */ (event.target).querySelector("input[name=salt]");
    if (field instanceof HTMLInputElement && !field.value) {
      field.value = asText(crypto.getRandomValues(new Uint8Array(16)));
    }
  }, true);
}
