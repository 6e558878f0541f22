import assert from "node:assert/strict";
import { test } from "node:test";
import { onward } from "../ways.js";

test("a game goes on by steps at a pace, or by turns, until it ends", () => {
  const ways = { next: "58", turn: "61" };
  assert.deepEqual(onward(ways, "450"), { to: "58", after: 450 });
  assert.deepEqual(onward(ways, "turns"), { to: "61", after: 1500 });
  assert.equal(onward({}, "450"), null);
  assert.equal(onward({}, "turns"), null);
});
