// The map: closer, farther, aside, by wheel, fingers, keys and buttons.
import { aside, between, fit, free, hold, home, isWhole, reveal, viewBox, whole, within } from "./view_box.js";
import { having, isStill, lasting } from "./page.js";

/** So long the map takes to move by itself. */
const PAN = 260;

/** @typedef {import("./view_box.js").Point} Point */

/** The drawing; what of it is seen; whether somebody chose that; and whether fingers move it just now. */
const map = {
  drawing: /** @type {SVGSVGElement | null} */ (null),
  plan: /** @type {import("./view_box.js").Plan} */ ({ wide: 1, high: 1, shape: 1 }),
  seen: { x: 0, y: 0, width: 1 },
  chosen: false,
  moved: false,
  moving: 0,
};

/** Whether the map was taken along by a finger: then nothing was clicked on. */
export const isMoved = () => map.moved;

/** @param {import("./view_box.js").Seen} seen */
function set(seen) {
  cancelAnimationFrame(map.moving);
  draw(seen);
  map.chosen = true;
}

/** @param {import("./view_box.js").Seen} seen */
function draw(seen) {
  map.seen = seen;
  if (map.drawing) map.drawing.setAttribute("viewBox", viewBox(map.plan, seen));
}

/** Moves there before our eyes. @param {import("./view_box.js").Seen} to */
function glide(to) {
  cancelAnimationFrame(map.moving);
  map.chosen = true;
  if (isStill()) return draw(to);
  const [from, start] = [map.seen, performance.now()];
  /** @param {number} now */
  const move = now => {
    const done = Math.min(Math.max(now - start, 0) / lasting(PAN), 1);
    draw(between(from, to, 1 - (1 - done) ** 3));
    if (done < 1) map.moving = requestAnimationFrame(move);
  };
  map.moving = requestAnimationFrame(move);
}

/** Where in the map's frame something on the screen is, from 0 to 1. @param {Point} at @returns {Point} */
function part([x, y]) {
  const frame = map.drawing ? map.drawing.getBoundingClientRect() : new DOMRect(0, 0, 1, 1);
  return [(x - frame.x) / frame.width, (y - frame.y) / frame.height];
}

/** @param {number} factor @param {Point} at @param {boolean} [gliding] */
function zoom(factor, at, gliding) {
  const seen = hold(map.plan, map.seen, at, at, factor);
  if (gliding) glide(seen);
  else set(seen);
}

/** Twice as close, around a place of the screen. @param {Point} at */
export const zoomAt = at => zoom(0.5, part(at), true);

/** What the buttons do: `in`, `out`, `all`. @param {string | undefined} how */
export function zoomBy(how) {
  const { left, top, right, bottom } = map.plan.covered || { left: 0, top: 0, right: 0, bottom: 0 };
  if (how === "all") glide(whole(map.plan));
  else zoom(how === "in" ? 1 / 1.5 : 1.5, [(1 + left - right) / 2, (1 + top - bottom) / 2], true);
}

/** Where only a part of the map is seen, a train that runs or has been clicked on comes into it. @param {Element} now */
export function revealTrain(now) {
  const train = now.querySelector(".train.focus g, .train [data-run], .train.can g");
  const [x, y] = ((train && train.getAttribute("transform")) || "").match(/-?[\d.]+/g) || [];
  const seen = map.drawing && y ? reveal(map.plan, map.seen, [Number(x), Number(y)]) : null;
  if (seen) set(seen);
}

/** Where only a part of the map is seen, all of this drawing comes into it. @param {SVGGraphicsElement} part */
export function revealAll(part) {
  const box = part.getBBox();
  const seen = map.drawing && box.width + box.height > 0 ? fit(map.plan, map.seen, box) : null;
  if (seen) glide(seen);
}

/**
 * Makes room for a sheet: what was clicked on comes to the middle of what the sheet leaves free. Without a
 * sheet the map goes back within its limits.
 * @param {DOMRect | null} sheet
 * @param {string} focus
 */
export function makeRoom(sheet, focus) {
  if (!map.drawing) return;
  const frame = map.drawing.getBoundingClientRect();
  const room = sheet && frame.width ? free(frame, sheet) : null;
  const was = map.plan.covered;
  map.plan.covered = room ? room.covered : undefined;
  const thing = focus && map.drawing.querySelector(`#map-now ${having("data-focus", focus)}`);
  if (room && thing && Object.values(room.covered).some(part => part > 0)) {
    const box = (thing.querySelector(".hit") || thing).getBoundingClientRect();
    const middle = room.free;
    glide(hold(map.plan, map.seen, part([box.x + box.width / 2, box.y + box.height / 2]),
      part([middle.x + middle.width / 2, middle.y + middle.height / 2]), 1));
  } else if (was && !map.plan.covered) {
    const chosen = map.chosen;
    glide(within(map.plan, map.seen));
    map.chosen = chosen;
  }
}

export function startMap() {
  const drawing = /** @type {SVGSVGElement | null} */ (/** @type {unknown} */ (document.getElementById("map")));
  if (!drawing || !drawing.parentElement) return;
  map.drawing = drawing;
  const [, , wide, high] = (drawing.getAttribute("viewBox") || "").split(" ").map(Number);
  map.plan = { wide, high, shape: high / wide };
  map.seen = { x: 0, y: 0, width: wide };
  drawing.parentElement.classList.add("steered");
  new ResizeObserver(([{ contentRect: { width, height } }]) => {
    if (!width || !height) return;
    map.plan.shape = height / width;
    if (map.chosen) set(within(map.plan, map.seen));
    else draw(home(map.plan, width));
  }).observe(drawing);
  drawing.addEventListener("wheel", event => {
    event.preventDefault();
    zoom(event.deltaY < 0 ? 0.85 : 1 / 0.85, part([event.clientX, event.clientY]));
  }, { passive: false });
  drawing.addEventListener("dragstart", event => event.preventDefault());
  followFingers(drawing);
  document.addEventListener("keydown", steer);
}

/** @param {SVGSVGElement} drawing */
function followFingers(drawing) {
  /** @type {Map<number, Point>} */
  const fingers = new Map();
  // The middle between the fingers, and how far they are apart.
  /** @returns {{ middle: Point, apart: number }} */
  function grip() {
    const [a, b] = [...fingers.values()];
    if (!b) return { middle: a, apart: 1 };
    return { middle: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], apart: Math.hypot(a[0] - b[0], a[1] - b[1]) };
  }
  drawing.addEventListener("pointerdown", event => {
    fingers.set(event.pointerId, [event.clientX, event.clientY]);
    map.moved = fingers.size > 1;
  });
  addEventListener("pointermove", event => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    /** @type {Point} */
    const now = [event.clientX, event.clientY];
    if (!map.moved && Math.hypot(now[0] - before[0], now[1] - before[1]) < 6) return;
    const from = grip();
    fingers.set(event.pointerId, now);
    const to = grip();
    set(hold(map.plan, map.seen, part(from.middle), part(to.middle), from.apart / Math.max(to.apart, 1)));
    map.moved = true;
  });
  /** @param {PointerEvent} event */
  const lift = event => {
    if (!fingers.delete(event.pointerId)) return;
    // The click comes after it.
    setTimeout(() => { map.moved = fingers.size > 0; }, 0);
  };
  addEventListener("pointerup", lift);
  addEventListener("pointercancel", lift);
}

/** @param {KeyboardEvent} event */
function steer(event) {
  const { target, key } = event;
  if (target instanceof Element && target.closest("input, select, textarea, .which")) return;
  if (event.ctrlKey || event.metaKey || event.altKey || !map.drawing) return;
  const pixels = map.drawing.getBoundingClientRect().width;
  /** @type {Record<string, () => void>} */
  const keys = {
    "+": () => zoom(0.8, [0.5, 0.5]), "=": () => zoom(0.8, [0.5, 0.5]), "-": () => zoom(1.25, [0.5, 0.5]),
    "0": () => {
      set(home(map.plan, pixels));
      map.chosen = false;
    },
  };
  /** @type {Record<string, Point>} */
  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const way = !isWhole(map.plan, map.seen) && ways[key];
  if (!keys[key] && !way) return;
  event.preventDefault();
  if (way) set(aside(map.plan, map.seen, way[0] / 8, way[1] / 8));
  else keys[key]();
}
