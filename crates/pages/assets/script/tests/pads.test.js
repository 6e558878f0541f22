// What a browser keeps of score pads.
import assert from "node:assert/strict";
import { test } from "node:test";
import { MOST_PADS, readPads, withPad } from "../pads.js";

const pad = (/** @type {number} */ nth) => ({ id: `p${nth}`, path: `/pad/usa/1.2A.${nth}`, name: "USA", at: nth });

test("what was kept is read, and what is no pad is left out", () => {
  assert.deepEqual(readPads(JSON.stringify([pad(1), { id: "x" }, { ...pad(2), path: "//evil.example" }, null])), [pad(1)]);
  for (const text of [null, "", "{", "7", "{}"]) assert.deepEqual(readPads(text), []);
});

test("a pad that goes on is kept once, the newest first, and not without end", () => {
  const many = Array.from({ length: MOST_PADS }, (_, nth) => pad(nth));
  const kept = withPad(many, { ...pad(5), at: 99 });
  assert.equal(kept.length, MOST_PADS);
  assert.deepEqual([kept[0].at, kept.filter(({ id }) => id === "p5").length], [99, 1]);
  assert.equal(withPad(many, pad(100)).length, MOST_PADS);
});
