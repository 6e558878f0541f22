// How a shuffle is checked.
import assert from "node:assert/strict";
import { test } from "node:test";
import { asBytes, isFair, mixed } from "../deal.js";
import { asText } from "../salt.js";

test("parts are mixed with their lengths before them", () => {
  assert.equal(asText(asBytes("000f10ff")), "000f10ff");
  assert.equal(asText(mixed("0a0b", ["ab", "", "щ"])), "0a0b" + "00000002" + "6162" + "00000000" + "00000002" + "d189");
});

// As the engine works it out: `engine::chance::seed` has the same in its tests.
const DEAL = {
  house: "00".repeat(32),
  seal: "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925",
  added: ["one", "two"],
  seed: "42249d9e2c448fc167f9778d184e38341f97f839cd57113ac6860703bdcf32fd",
};

test("a deal is fair only if all of it fits", async () => {
  assert.equal(await isFair(DEAL), true);
  assert.equal(await isFair({ ...DEAL, house: "01".repeat(32) }), false);
  assert.equal(await isFair({ ...DEAL, seal: "0".repeat(64) }), false);
  assert.equal(await isFair({ ...DEAL, added: ["two", "one"] }), false);
  assert.equal(await isFair({ ...DEAL, seed: "1".repeat(64) }), false);
});
