// How time is told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { timeTold } from "../clocks.js";

test("time is told as the server tells it", () => {
  const told_so = [[-5, "0:00"], [1, "0:01"], [65_000, "1:05"], [3_600_000, "1:00:00"], [90_000_000, null]];
  for (const [left, text] of told_so) assert.equal(timeTold(Number(left)), text);
});
