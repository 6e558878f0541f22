// What the journal says was moved.
import assert from "node:assert/strict";
import { test } from "node:test";
import { parseMoves } from "../moves.js";

test("every single card is a move", () => {
  assert.deepEqual(parseMoves(["market seat-a red 2,deck seat-b back 1", "seat-a discards blue 1"]), [
    { from: "market", to: "seat-a", what: "red" },
    { from: "market", to: "seat-a", what: "red" },
    { from: "deck", to: "seat-b", what: "back" },
    { from: "seat-a", to: "discards", what: "blue" },
  ]);
});

test("of many the last dozen fly", () => {
  const moves = parseMoves(["deck seat-a red 10", "deck seat-a blue 10"]);
  assert.equal(moves.length, 12);
  assert.deepEqual(moves.map(({ what }) => what).filter(what => what === "red").length, 2);
});

test("what isn't a move moves nothing", () => {
  assert.deepEqual(parseMoves([]), []);
  assert.deepEqual(parseMoves(["", "deck", "deck seat-a", "deck seat-a red", "deck seat-a red -1", "deck seat-a red x"]), []);
});
