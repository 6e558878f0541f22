// What of a map is seen, as numbers: closer, farther, aside. Nothing here knows of the page.

/**
 * What is seen: left, top and width in the map's own units; its height follows from the frame.
 * @typedef {{ x: number, y: number, width: number }} Seen
 */
/**
 * A map (wide, high), the shape of its frame (height to width), and which parts of the frame are covered by
 * sheets, from 0 to 1: so much farther the map can be moved aside.
 * @typedef {{ wide: number, high: number, shape: number, covered?: Covered }} Plan
 */
/** @typedef {{ left: number, top: number, right: number, bottom: number }} Covered */
/** @typedef {[number, number]} Point */
/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

const NOTHING = { left: 0, top: 0, right: 0, bottom: 0 };
/** So many times closer than the whole map. */
const CLOSEST = 8;
/** A map in a frame that is narrower than this, in pixels, isn't seen as a whole at first, */
const NARROW = 640;
/** but as large as it would be in one of this width. */
const READABLE = 720;

/** @param {number} value @param {number} low @param {number} high */
export const limit = (value, low, high) => Math.min(Math.max(value, low), high);

/** How much is seen where the whole map is. @param {Plan} plan */
export const widest = ({ wide, high, shape }) => Math.max(wide, high / shape);

/** Whether all of it is seen. @param {Plan} plan @param {Seen} seen */
export const isWhole = (plan, seen) => seen.width > widest(plan) - 1;

/** @param {number} at @param {number} size @param {number} all @param {number} before @param {number} after */
function along(at, size, all, before, after) {
  const [low, high] = size > all ? [(all - size) / 2, (all - size) / 2] : [0, all - size];
  return limit(at, low - before * size, high + after * size);
}

/** The same within the map's limits. @param {Plan} plan @param {Seen} seen @returns {Seen} */
export function within(plan, { x, y, width }) {
  const { left, top, right, bottom } = plan.covered || NOTHING;
  const size = limit(width, plan.wide / CLOSEST, widest(plan));
  return {
    x: along(x, size, plan.wide, left, right),
    y: along(y, size * plan.shape, plan.high, top, bottom),
    width: size,
  };
}

/**
 * More or less of the map, so that what is at one place of the frame comes to another (from 0 to 1).
 * @param {Plan} plan @param {Seen} seen @param {Point} from @param {Point} to @param {number} factor
 */
export function hold(plan, seen, [a, b], [c, d], factor) {
  const width = limit(seen.width * factor, plan.wide / CLOSEST, widest(plan));
  const [x, y] = [seen.x + a * seen.width, seen.y + b * seen.width * plan.shape];
  return within(plan, { x: x - c * width, y: y - d * width * plan.shape, width });
}

/** Aside, by parts of what is seen. @param {Plan} plan @param {Seen} seen @param {number} x @param {number} y */
export const aside = (plan, seen, x, y) =>
  within(plan, { ...seen, x: seen.x + x * seen.width, y: seen.y + y * seen.width });

/** What is seen first, in a frame of so many pixels: where all would be too small, the middle. @param {Plan} plan @param {number} pixels */
export function home(plan, pixels) {
  const all = widest(plan);
  const width = pixels < NARROW ? Math.min(all, plan.wide * pixels / READABLE) : all;
  return within(plan, { x: (plan.wide - width) / 2, y: (plan.high - width * plan.shape) / 2, width });
}

/** The whole map. @param {Plan} plan */
export const whole = plan => within(plan, { x: 0, y: 0, width: widest(plan) });

/**
 * Where to look so that a place of the map is seen well: in the middle, unless it is seen already.
 * @param {Plan} plan @param {Seen} seen @param {Point} place
 * @returns {Seen | null}
 */
export function reveal(plan, seen, [x, y]) {
  const height = seen.width * plan.shape;
  /** @param {number} at @param {number} from @param {number} size */
  const inside = (at, from, size) => at > from + size * 0.12 && at < from + size * 0.88;
  if (isWhole(plan, seen) || (inside(x, seen.x, seen.width) && inside(y, seen.y, height))) return null;
  return within(plan, { ...seen, x: x - seen.width / 2, y: y - height / 2 });
}

/**
 * Where to look so that something large is seen as a whole, beside what sheets cover: no closer than now.
 * @param {Plan} plan @param {Seen} seen @param {Box} box
 * @returns {Seen | null}
 */
export function fit(plan, seen, { x, y, width, height }) {
  const { left, top, right, bottom } = plan.covered || NOTHING;
  const [across, down] = [1 - left - right, 1 - top - bottom];
  const [from, above] = [seen.x + left * seen.width, seen.y + top * seen.width * plan.shape];
  const is_inside = x > from && x + width < from + across * seen.width
    && y > above && y + height < above + down * seen.width * plan.shape;
  if (is_inside || across <= 0 || down <= 0) return null;
  const needed = Math.max(width / across, height / down / plan.shape) * 1.3;
  const size = limit(needed, seen.width, Math.max(seen.width, widest(plan)));
  return within(plan, {
    x: x + width / 2 - (left + across / 2) * size, y: y + height / 2 - (top + down / 2) * size * plan.shape, width: size,
  });
}

/** Something between two looks, from 0 to 1. @param {Seen} from @param {Seen} to @param {number} part @returns {Seen} */
export function between(from, to, part) {
  /** @param {number} a @param {number} b */
  const mix = (a, b) => a + (b - a) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), width: mix(from.width, to.width) };
}

/** @param {Plan} plan @param {Seen} seen */
export const viewBox = (plan, { x, y, width }) => [x, y, width, width * plan.shape].map(n => n.toFixed(1)).join(" ");

/**
 * The largest part of a frame that a sheet leaves free, and how much it covers on which side.
 * @param {Box} frame @param {Box} sheet
 * @returns {{ free: Box, covered: Covered }}
 */
export function free(frame, sheet) {
  const [right, bottom] = [frame.x + frame.width, frame.y + frame.height];
  const [left_end, top_end] = [limit(sheet.x, frame.x, right), limit(sheet.y, frame.y, bottom)];
  const [right_end, bottom_end] = [
    limit(sheet.x + sheet.width, frame.x, right), limit(sheet.y + sheet.height, frame.y, bottom),
  ];
  if (right_end <= left_end || bottom_end <= top_end) return { free: frame, covered: NOTHING };
  const { x, y, width, height } = frame;
  /** @type {[Box, Covered][]} */
  const parts = [
    [{ x, y, width, height: top_end - y }, { ...NOTHING, bottom: (bottom - top_end) / height }],
    [{ x, y: bottom_end, width, height: bottom - bottom_end }, { ...NOTHING, top: (bottom_end - y) / height }],
    [{ x, y, width: left_end - x, height }, { ...NOTHING, right: (right - left_end) / width }],
    [{ x: right_end, y, width: right - right_end, height }, { ...NOTHING, left: (right_end - x) / width }],
  ];
  const [best, covered] = parts.reduce((one, other) => area(other[0]) > area(one[0]) ? other : one);
  // Where next to nothing is left there is nowhere to bring anything.
  return area(best) < area(frame) / 10 ? { free: frame, covered: NOTHING } : { free: best, covered };
}

/** @param {Box} box */
const area = ({ width, height }) => width * height;
