// What of a map is seen.
import assert from "node:assert/strict";
import { test } from "node:test";
import { aside, between, fit, free, hold, home, isWhole, reveal, viewBox, whole, widest, within } from "../view_box.js";

/** A map of 1000 × 600 in a frame that is as high as wide, and in one that is flat. */
const square = { wide: 1000, high: 600, shape: 1 };
const flat = { wide: 1000, high: 600, shape: 0.3 };

const near = (one, other, why) => {
  for (const key of Object.keys(other)) assert.ok(Math.abs(one[key] - other[key]) < 1e-6, `${why || ""} ${key}: ${one[key]}, not ${other[key]}`);
};

test("the whole map fills its frame and lies in the middle of it", () => {
  assert.equal(widest(square), 1000);
  assert.equal(widest(flat), 2000);
  near(whole(square), { x: 0, y: -200, width: 1000 });
  near(whole(flat), { x: -500, y: 0, width: 2000 });
  assert.ok(isWhole(square, whole(square)) && isWhole(flat, whole(flat)));
  assert.ok(!isWhole(square, { x: 0, y: 0, width: 900 }));
});

test("on a narrow screen the middle is seen first, at a size that can be read", () => {
  near(home(square, 1200), whole(square));
  near(home(square, 640), whole(square));
  near(home(square, 360), { x: 250, y: 50, width: 500 });
});

test("nobody sees beyond the map, nor comes closer than eight times", () => {
  near(within(square, { x: -50, y: -50, width: 500 }), { x: 0, y: 0, width: 500 });
  near(within(square, { x: 900, y: 900, width: 500 }), { x: 500, y: 100, width: 500 });
  near(within(square, { x: 0, y: 0, width: 1 }), { width: 125 });
  near(within(square, { x: 0, y: 0, width: 9999 }), whole(square));
  near(hold(square, whole(square), [0.5, 0.5], [0.5, 0.5], 0.001), { width: 125 });
  near(hold(square, { x: 0, y: 0, width: 500 }, [0.5, 0.5], [0.5, 0.5], 1000), whole(square));
});

test("closer and farther, what is held stays where it is", () => {
  const seen = { x: 300, y: 100, width: 400 };
  const at = (look, [a, b]) => ({ x: look.x + a * look.width, y: look.y + b * look.width * square.shape });
  for (const place of [[0.5, 0.5], [0.25, 0.4]]) {
    const closer = hold(square, seen, place, place, 0.5);
    near(closer, { width: 200 });
    near(at(closer, place), at(seen, place), "held");
  }
  // Two fingers take it along, too.
  const taken = hold(square, seen, [0.5, 0.5], [0.25, 0.5], 1);
  near(at(taken, [0.25, 0.5]), at(seen, [0.5, 0.5]), "taken along");
});

test("arrows move it aside by a part of what is seen, to its edge", () => {
  const seen = { x: 300, y: 100, width: 400 };
  near(aside(square, seen, 1 / 8, 0), { x: 350, y: 100, width: 400 });
  near(aside(square, seen, 0, -1 / 8), { x: 300, y: 50, width: 400 });
  near(aside(square, seen, 10, 0), { x: 600 });
});

test("a train comes into sight only if it isn't in sight already", () => {
  const seen = { x: 300, y: 100, width: 400 };
  assert.equal(reveal(square, seen, [500, 300]), null);
  assert.equal(reveal(square, whole(square), [0, 0]), null);
  near(reveal(square, seen, [310, 300]), { x: 110, y: 100, width: 400 }, "at the edge");
  near(reveal(square, seen, [20, 20]), { x: 0, y: 0, width: 400 }, "within the limits");
});

test("a sheet leaves the larger part free, and tells what it covers", () => {
  const frame = { x: 0, y: 50, width: 400, height: 500 };
  const below = free(frame, { x: 0, y: 350, width: 400, height: 400 });
  near(below.free, { x: 0, y: 50, width: 400, height: 300 });
  near(below.covered, { left: 0, top: 0, right: 0, bottom: 0.4 });
  const right = free(frame, { x: 300, y: 0, width: 200, height: 900 });
  near(right.free, { x: 0, y: 50, width: 300, height: 500 });
  near(right.covered, { left: 0, top: 0, right: 0.25, bottom: 0 });
  const corner = free(frame, { x: 0, y: 50, width: 400, height: 100 });
  near(corner.free, { y: 150, height: 400 });
  near(corner.covered, { top: 0.2, bottom: 0 });
});

test("a sheet beside the map, or all over it, covers nothing that counts", () => {
  const frame = { x: 0, y: 50, width: 400, height: 500 };
  for (const sheet of [{ x: 0, y: 550, width: 400, height: 200 }, { x: 0, y: 0, width: 400, height: 900 }]) {
    const { free: left, covered } = free(frame, sheet);
    near(left, frame);
    assert.deepEqual(Object.values(covered), [0, 0, 0, 0]);
  }
});

test("where a sheet covers the map, its edge can come out from under it", () => {
  const plan = { ...square, covered: { left: 0, top: 0, right: 0, bottom: 0.5 } };
  near(within(square, { x: 0, y: 999, width: 400 }), { y: 200 });
  near(within(plan, { x: 0, y: 999, width: 400 }), { y: 400 });
  near(within(plan, { x: 0, y: -99, width: 400 }), { y: 0 });
});

test("on its way it is between where it was and where it goes", () => {
  const [from, to] = [{ x: 0, y: 0, width: 400 }, { x: 100, y: 50, width: 200 }];
  near(between(from, to, 0), from);
  near(between(from, to, 1), to);
  near(between(from, to, 0.5), { x: 50, y: 25, width: 300 });
  assert.equal(viewBox(flat, to), "100.0 50.0 200.0 60.0");
});

test("something large is seen as a whole beside what sheets cover, and no closer than before", () => {
  const seen = { x: 300, y: 100, width: 400 };
  assert.equal(fit(square, seen, { x: 350, y: 150, width: 100, height: 100 }), null);
  // It is only aside: so is the look.
  near(fit(square, seen, { x: 200, y: 200, width: 200, height: 100 }), { x: 100, y: 50, width: 400 });
  // It is larger.
  near(fit(square, seen, { x: 200, y: 200, width: 500, height: 100 }), { x: 125, y: -25, width: 650 });
  // The lower half lies under a sheet.
  const half = { ...square, covered: { left: 0, top: 0, right: 0, bottom: 0.5 } };
  near(fit(half, seen, { x: 300, y: 320, width: 300, height: 100 }), { x: 250, y: 270, width: 400 });
  // Nobody sees more than all of it.
  near(fit(square, seen, { x: 0, y: 0, width: 1000, height: 600 }), whole(square));
});
