// Which of several small things a finger meant.
import assert from "node:assert/strict";
import { test } from "node:test";
import { meant, nearest, ring } from "../near.js";

const all = key => Array(8).fill(key);
const none = all(null);
const at = (key, distance) => ({ key, distance });

test("what is hit clearly is meant, whatever lies around", () => {
  assert.deepEqual(meant("a", all("a"), [at("b", 5), at("c", 5)]), ["a"]);
  assert.deepEqual(meant("a", ["a", "a", "a", "b", "b", "b", "b", "b"], [at("b", 5)]), ["a"]);
});

test("what is hit only at its edge may have been missed", () => {
  assert.deepEqual(meant("a", ["a", "a", "b", "b", "b", null, null, null], [at("b", 5)]), ["a", "b"]);
  assert.deepEqual(meant("a", ["a", ...none.slice(1)], []), ["a"], "but alone it is meant");
  assert.deepEqual(meant("a", none, [at("b", 15)]), ["a"], "and so it is if others are far");
});

test("one thing nearby is meant up to 20 pixels", () => {
  assert.deepEqual(meant(null, none, [at("a", 20)]), ["a"]);
  assert.deepEqual(meant(null, none, [at("a", 24)]), []);
  assert.deepEqual(meant(null, none, []), []);
});

test("with several about as near, people are asked", () => {
  assert.deepEqual(meant(null, none, [at("b", 15), at("a", 10)]), ["a", "b"], "the nearest first");
  assert.deepEqual(meant(null, none, [at("a", 20), at("b", 24)]), ["a", "b"]);
  assert.deepEqual(meant(null, none, [at("a", 5), at("b", 10), at("c", 24)]), ["a", "b"], "not for what is much farther");
});

test("what is much nearer than the next is meant", () => {
  assert.deepEqual(meant(null, none, [at("a", 5), at("b", 20)]), ["a"]);
  assert.deepEqual(meant(null, none, [at("a", 10), at("b", 25)]), ["a"], "nor does what is too far count");
});

test("a thing that is found often is as near as where it is nearest", () => {
  assert.deepEqual(nearest([at("a", 20), at("b", 15), at("a", 10), at("a", 15)]), [at("a", 10), at("b", 15)]);
});

test("points lie around the finger, at their distance", () => {
  const points = ring([5, 10], 4);
  assert.equal(points.length, 8);
  for (const { x, y, distance } of points) assert.ok(Math.abs(Math.hypot(x, y) - distance) < 1e-9);
  assert.equal(new Set(points.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size, 8);
});
