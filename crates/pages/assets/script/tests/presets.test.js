import assert from "node:assert/strict";
import { test } from "node:test";
import { parseSets, presetOf } from "../presets.js";

test("a preset says what it sets", () => {
  assert.deepEqual([...parseSets("removed=3 time=7")], [["removed", "3"], ["time", "7"]]);
  assert.deepEqual([...parseSets("")], []);
  assert.deepEqual([...parseSets("own x=a=b")], [["x", "a=b"]]);
});

test("options make a preset, or a mixture of one's own", () => {
  /** @type {[string, Map<string, string>][]} */
  const presets = [["easy", parseSets("removed=1 time=9")], ["hard", parseSets("removed=5 time=7")], ["own", new Map()]];
  /** @param {Record<string, string>} all */
  const of = all => presetOf(presets, option => all[option]);
  assert.equal(of({ removed: "1", time: "9", goods: "10" }), "easy");
  assert.equal(of({ removed: "5", time: "7" }), "hard");
  assert.equal(of({ removed: "5", time: "8" }), "own");
  assert.equal(of({}), "own");
});
