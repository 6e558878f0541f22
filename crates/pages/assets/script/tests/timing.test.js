// Pauses, impatience, marks and history.
import assert from "node:assert/strict";
import { test } from "node:test";
import {
  IMPATIENCE, beat, certainty, freshMoments, historyStep, impatience, isAskedAgain, isBehind, longer, reading,
} from "../timing.js";

test("pauses double up to the longest", () => {
  const pauses = [1];
  while (pauses.length < 8) pauses.push(longer(pauses[pauses.length - 1], 30));
  assert.deepEqual(pauses, [1, 2, 4, 8, 16, 30, 30, 30]);
});

test("a second click on the same thing within 400 ms is impatience, any other isn't", () => {
  const isImpatient = impatience();
  assert.equal(IMPATIENCE, 400);
  assert.equal(isImpatient("route:a", 0), false, "the first ever");
  assert.equal(isImpatient("route:a", 399), true);
  assert.equal(isImpatient("route:a", 700), true, "one who goes on clicking is impatient all along");
  assert.equal(isImpatient("route:a", 1100), false);
  assert.equal(isImpatient("route:b", 1101), false, "another thing");
  assert.equal(isImpatient("route:a", 1102), false, "and back");
  assert.equal(isImpatient("", 1103), false, "the cross is a thing too");
  assert.equal(isImpatient("", 1104), true);
});

test("a page is behind if it was told of another mark than it shows", () => {
  assert.equal(isBehind(null, "4.0"), false, "nothing was told");
  assert.equal(isBehind("4.0", "4.0"), false);
  assert.equal(isBehind("5.0", "4.0"), true);
  assert.equal(isBehind("4.1", undefined), true);
});

test("Back closes a sheet, and leaves no entry behind that shows nothing", () => {
  assert.equal(historyStep("", ""), "none");
  assert.equal(historyStep("city:paris", ""), "push");
  assert.equal(historyStep("city:paris", "city:paris"), "none");
  assert.equal(historyStep("city:brest", "city:paris"), "replace", "Back goes to the map, not through all that was seen");
  assert.equal(historyStep("", "city:paris"), "back");
});

test("people are asked again as they want it", () => {
  assert.deepEqual(["never", "turn", "always", undefined].map(wish => isAskedAgain(wish, true)), [false, true, true, false]);
  assert.deepEqual(["never", "turn", "always", undefined].map(wish => isAskedAgain(wish, false)), [false, false, true, false]);
});

test("the second tap on the same thing means it, half of a double tap doesn't", () => {
  const tapped = certainty();
  assert.equal(tapped("4 tickets", 0), "first");
  assert.equal(tapped("4 tickets", 399), "soon");
  assert.equal(tapped("4 tickets", 400), "sure");
  assert.equal(tapped("4 tickets", 900), "first", "what was done is asked anew");
  assert.equal(tapped("5 tickets", 1400), "first", "in another step it is another thing");
  assert.equal(tapped("5 take locomotive", 1900), "first");
  assert.equal(tapped("5 tickets", 2400), "first", "whoever went elsewhere is asked anew");
  assert.equal(tapped("5 tickets", 2900), "sure");
});

test("a replay takes a few seconds, however much there is", () => {
  assert.equal(beat(1), 900);
  assert.equal(beat(5) * 5, 4500);
  for (const count of [7, 20, 80]) assert.ok(Math.abs(beat(count) * count - 6000) < 1);
  assert.equal(beat(0), 900);
});

test("a moment is shown once, of many the last three, and long enough to be read", () => {
  const moments = [1, 2, 2, 4, 5].map(step => ({ step }));
  assert.deepEqual(freshMoments(moments, 2), [{ step: 4 }, { step: 5 }]);
  assert.deepEqual(freshMoments(moments, 0), [{ step: 2 }, { step: 4 }, { step: 5 }]);
  assert.deepEqual(freshMoments(moments, 5), []);
  assert.ok(reading(0) >= 1400 && reading(60) > reading(20) && reading(1000) < 5000);
});
