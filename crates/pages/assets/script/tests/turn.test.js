// Who is called when it becomes their turn, and what is unread.
import assert from "node:assert/strict";
import { test } from "node:test";
import { TONES } from "../tones.js";
import { calls } from "../turn.js";
import { newestLine, unread } from "../unread.js";

const both = { sound: true, notify: true };

test("who waited and is to decide now is called, once", () => {
  assert.deepEqual(calls({ mine: false }, { mine: true, hidden: false }, both), { sound: true, notify: false });
  assert.deepEqual(calls({ mine: false }, { mine: true, hidden: true }, both), { sound: true, notify: true });
  assert.deepEqual(calls({ mine: true }, { mine: true, hidden: true }, both), { sound: false, notify: false });
  assert.deepEqual(calls({ mine: true }, { mine: false, hidden: true }, both), { sound: false, notify: false });
});

test("nobody is called in a way that they don't want", () => {
  const now = { mine: true, hidden: true };
  assert.deepEqual(calls({ mine: false }, now, { sound: false, notify: true }), { sound: false, notify: true });
  assert.deepEqual(calls({ mine: false }, now, { sound: true, notify: false }), { sound: true, notify: false });
  assert.ok(TONES.turn.every(({ from, until }) => from < until && until < 1), "the call is short");
});

test("what is newer than what was read is unread, but one's own", () => {
  const lines = [{ line: 4, mine: false }, { line: 6, mine: true }, { line: 7, mine: false }];
  assert.equal(unread(lines, 0), 2);
  assert.equal(unread(lines, 4), 1);
  assert.equal(unread(lines, 7), 0);
  assert.equal(newestLine(lines), 7);
  assert.equal(newestLine([]), 0);
});

test("every moment has a sound, no two the same, and none is long", () => {
  const kinds = ["robbery", "tunnel", "delivery", "collision", "last-round", "victory", "defeat"];
  assert.deepEqual(Object.keys(TONES), ["turn", ...kinds]);
  const notes = Object.values(TONES).map(tone => JSON.stringify(tone));
  assert.equal(new Set(notes).size, notes.length);
  for (const note of Object.values(TONES).flat()) assert.ok(note.from < note.until && note.until < 1.5 && note.loud <= 0.15);
});
