// Texts of regions in pieces: of what the page has an older copy of, only what is new travels. The server's
// `delta.rs` does the same on the other side.

/** A piece begins at each of these. */
const STARTS = /(?=<a |<li|<button|<g class="city|" href="\/t\/|<use class="(?:edge|slots))/;
/** What a print is written with: six bits a letter. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** @param {string} text */
export const piecesOf = text => text.split(STARTS);

/** Remainders of single bytes. */
const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = (rest & 1) ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

const encoder = new TextEncoder();

/** The usual checksum (CRC-32), and of how many bytes. @param {string} text */
function checksum(text) {
  const bytes = encoder.encode(text);
  let sum = 0xffffffff;
  for (let at = 0; at < bytes.length; at += 1) sum = remainders[(sum ^ bytes[at]) & 255] ^ (sum >>> 8);
  return { sum: (sum ^ 0xffffffff) >>> 0, length: bytes.length };
}

/** @param {number} number @param {number} letters */
const hex = (number, letters) => number.toString(16).padStart(letters, "0");

/** What a text is known by, as the server writes it. @param {string} text */
export function markOf(text) {
  const { sum, length } = checksum(text);
  return hex(sum, 8) + hex(length, 1);
}

/** What a piece is known by: 24 bits of its checksum. @param {string} piece */
export function printOf(piece) {
  const { sum } = checksum(piece);
  return [0, 6, 12, 18].map(place => LETTERS[(sum >>> place) & 63]).join("");
}

/** Prints that were worked out already: most pieces of a text are in the next one, too. @type {Map<string, string>} */
const printed = new Map();
/** No more than so many are kept. */
const MOST_PRINTED = 5000;

/** What the pieces of a text are known by; nothing where it is one piece. @param {string} text */
export function printsOf(text) {
  const pieces = piecesOf(text);
  if (pieces.length < 2) return "";
  if (printed.size > MOST_PRINTED) printed.clear();
  for (const piece of pieces) if (!printed.has(piece)) printed.set(piece, printOf(piece));
  return pieces.map(piece => printed.get(piece)).join("");
}

/**
 * Puts a text together from what the page had and what came; null if that isn't what it should be.
 * @param {([number, number] | string)[]} parts @param {string} had @param {string} mark
 */
export function joined(parts, had, mark) {
  const pieces = piecesOf(had);
  const text = parts.map(part => typeof part === "string" ? part : pieces.slice(...part).join("")).join("");
  return markOf(text) === mark ? text : null;
}

/** A text before each of its links; and a link that is whole, and what it is called. */
const LINKS = /(?=<a )/;
const LINK = /^<a [^>]*?data-focus="([^"]*)"[^>]*>[^]*<\/a>$/;

/**
 * A text for a page that has an older one in place: of links that are in both, only the name is left.
 * @param {string} text @param {string} had
 */
export function abridged(text, had) {
  const known = new Set(had.split(LINKS));
  return text.split(LINKS).map(link => known.has(link) ? link.replace(LINK, '<a data-focus="$1" data-same=""></a>') : link).join("");
}
