// What the front page shows while tables come and go.
import assert from "node:assert/strict";
import { test } from "node:test";

// The module knows of a page; this part of it doesn't.
Object.assign(globalThis, {
  document: { documentElement: { lang: "en" }, getElementById: () => null, addEventListener: () => {} },
  matchMedia: () => ({ matches: false, addEventListener: () => {} }),
  location: { search: "" },
});
const { rows } = await import("../front.js");

/** @param {{ table: string, gone: boolean }[]} all */
const told = all => all.map(({ table, gone }) => (gone ? `(${table})` : table)).join(" ");

test("rows keep their places, and new ones come at the end", () => {
  assert.equal(told(rows(["a", "b"], ["c", "b", "a"], true)), "a b c");
  assert.equal(told(rows(["a", "b", "c"], ["d", "c", "a"], true)), "a (b) c d");
  assert.equal(told(rows([], ["a"], true)), "a");
  assert.equal(told(rows(["a"], [], true)), "(a)");
});

test("a list that can't grow changes only what it shows", () => {
  assert.equal(told(rows(["a", "b"], ["c", "a"], false)), "a b");
});
