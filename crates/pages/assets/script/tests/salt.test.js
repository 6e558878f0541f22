// What a browser adds to a shuffle.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asText } from "../salt.js";

test("bytes are written with two digits each", () => {
  assert.equal(asText([0, 15, 16, 255]), "000f10ff");
});
