// Finding something in the rules, and the numbers in what is said.
import assert from "node:assert/strict";
import { test } from "node:test";
import { finds, stem, wanted } from "../finding.js";
import { parted } from "../citing.js";

test("endings don't matter", () => {
  for (const [typed, text] of [
    ["туннели", "За туннель платят"],
    ["Тоннеля нет", "Тоннелей нет"],
    ["tunnels", "A tunnel costs"],
    ["eu-25", "EU-25 A tunnel"],
    ["ЗЕЛЁНЫЙ семафор", "семафоры зеленого цвета"],
    ["", "anything"],
  ]) assert.ok(finds(wanted(typed), text), typed);
  assert.ok(!finds(wanted("tunnel ferry"), "A tunnel costs"));
  assert.equal(stem("ход"), "ход");
});

test("numbers of rules are found in sentences", () => {
  assert.deepEqual(parted("Not now (EU-12), as GL-4 says"), ["Not now (", "EU-12", "), as ", "GL-4", " says"]);
  assert.deepEqual(parted("XEU-12 or A-1 or EU-12-b"), ["XEU-12 or A-1 or EU-12-b"]);
});
