// Checks in this browser how the cards of a game were shuffled: nobody has to take the house's word for it.
import { asText } from "./salt.js";

/** @param {string} text two digits a byte */
export const asBytes = text => Uint8Array.from(text.match(/../g) || [], pair => parseInt(pair, 16));

/** @param {Uint8Array<ArrayBuffer>} bytes */
const hashed = async bytes => asText(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));

/**
 * All parts of a shuffle as one text of bytes: the house's, and then each browser's with its length before it.
 * @param {string} house @param {string[]} added
 */
export function mixed(house, added) {
  const bytes = [...asBytes(house)];
  for (const part of added) {
    const text = new TextEncoder().encode(part);
    const length = new Uint8Array(4);
    new DataView(length.buffer).setUint32(0, text.length);
    bytes.push(...length, ...text);
  }
  return Uint8Array.from(bytes);
}

/**
 * Whether the house's part is the one that it bound itself to, and all cards follow from all parts.
 * @param {{ seal: string, house: string, added: string[], seed: string }} deal
 */
export async function isFair({ seal, house, added, seed }) {
  return (await hashed(asBytes(house))) === seal && (await hashed(mixed(house, added))) === seed;
}

/** Whether the hash is still the one that stood here when this browser first looked. @param {string} table @param {string} seal */
function isRemembered(table, seal) {
  const key = `seal ${table}`;
  try {
    const known = localStorage.getItem(key);
    if (!known) localStorage.setItem(key, seal);
    return !known || known === seal;
  } catch {
    // Who lets nobody remember anything checks what is shown.
    return true;
  }
}

export async function startDeal() {
  const verdict = /** @type {HTMLElement | null} */ (document.querySelector("[data-deal]"));
  if (!verdict) return;
  const deal = JSON.parse(verdict.dataset.deal || "{}");
  const is_same = isRemembered(deal.table, deal.seal);
  // Where the connection isn't secure, browsers lend no hashes.
  if (!deal.seed || !globalThis.crypto?.subtle) return;
  const is_fair = is_same && (await isFair(deal));
  verdict.textContent = verdict.getAttribute(is_fair ? "data-fair" : "data-unfair");
  verdict.dataset.checked = is_fair ? "yes" : "no";
}
