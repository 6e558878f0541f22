// Which child goes on as which, and which of them stay.
import assert from "node:assert/strict";
import { test } from "node:test";
import { paired, staying } from "../pairing.js";

/** "#a" has a name; "li:text" is of a kind, and equal to another of the same text. */
const child = told => told.startsWith("#") ? { key: told, kind: "a" } : { key: null, kind: told.split(":")[0] };
const pairs = (old, fresh) => paired(old.map(child), fresh.map(child), (one, other) => old[one] === fresh[other]);

test("what has a name goes on as what has the same, wherever it is", () => {
  assert.deepEqual(pairs(["#a", "#b", "#c"], ["#c", "#a", "#d"]), [2, 0, -1]);
  assert.deepEqual(pairs(["#a", "#a"], ["#a", "#a", "#a"]), [0, 1, -1], "names may be given twice");
});

test("a name of another kind is another thing", () => {
  assert.deepEqual(paired([{ key: "#a", kind: "p" }], [{ key: "#a", kind: "div" }], () => false), [-1]);
});

test("a line that comes in front leaves the others what they are", () => {
  assert.deepEqual(pairs(["li:1", "li:2"], ["li:3", "li:1", "li:2"]), [-1, 0, 1]);
  assert.deepEqual(pairs(["li:1", "li:2", "li:3"], ["li:4", "li:1", "li:2"]), [2, 0, 1], "the oldest becomes the newest");
});

test("what isn't equal goes on as what is of its kind", () => {
  assert.deepEqual(pairs(["p:1", "div:1"], ["div:2", "p:2"]), [1, 0]);
  assert.deepEqual(pairs(["p:1"], ["div:1"]), [-1]);
  assert.deepEqual(pairs(["#a", "p:1"], ["p:2", "#b"]), [1, -1], "what has a name isn't taken for it");
});

test("as few as can be are moved", () => {
  assert.deepEqual([...staying([0, 1, 2, 3])].sort(), [0, 1, 2, 3]);
  assert.deepEqual([...staying([1, 2, 3, 0])].sort(), [1, 2, 3], "one to the end");
  assert.deepEqual([...staying([3, 0, 1, 2])].sort(), [0, 1, 2], "one to the front");
  assert.deepEqual([...staying([-1, 2, -1, 0, 3])].length, 2);
  assert.equal(staying([5, 4, 3]).size, 1);
  assert.equal(staying([]).size, 0);
  assert.equal(staying([-1, -1]).size, 0);
});
