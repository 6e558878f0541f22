// The worker that listens for all tabs, with a house and a clock that are made up.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { createContext, runInContext } from "node:vm";

const TEXT = readFileSync(new URL("../../stream.js", import.meta.url), "utf8");

/** A worker of its own; what it does with time and the network is in our hands. */
function worker() {
  const world = { now: 0, timers: new Map(), count: 0, streams: [] };
  class EventSource {
    static CONNECTING = 0;
    static OPEN = 1;
    static CLOSED = 2;
    constructor(address) {
      Object.assign(this, { address, readyState: EventSource.CONNECTING, heard: new Map() });
      world.streams.push(this);
    }
    addEventListener(kind, then) { this.heard.set(kind, then); }
    close() { this.readyState = EventSource.CLOSED; }
    tell(kind, data) {
      if (kind === "open") this.readyState = EventSource.OPEN;
      this.heard.get(kind)({ data: data && JSON.stringify(data) });
    }
  }
  const self = {};
  runInContext(TEXT, createContext({
    self, EventSource,
    Math: { min: Math.min, random: () => 0 },
    Date: { now: () => world.now },
    setTimeout: (then, wait) => {
      world.timers.set(world.count += 1, { then, at: world.now + wait });
      return world.count;
    },
    clearTimeout: id => world.timers.delete(id),
  }));
  world.pass = seconds => {
    const until = world.now + seconds * 1000;
    for (;;) {
      const due = [...world.timers].filter(([, { at }]) => at <= until).sort((a, b) => a[1].at - b[1].at)[0];
      if (!due) break;
      world.timers.delete(due[0]);
      world.now = Math.max(world.now, due[1].at);
      due[1].then();
    }
    world.now = until;
  };
  world.tab = (table, mark) => {
    const said = [];
    const port = { postMessage: what => said.push(JSON.stringify(what)) };
    self.onconnect({ ports: [port] });
    const tell = what => port.onmessage({ data: what });
    tell({ table, mark });
    return { tell, said: () => said.splice(0) };
  };
  world.stream = () => world.streams[world.streams.length - 1];
  return world;
}

const [OPEN, LOST] = ['{"open":true}', '{"lost":true}'];

function opened() {
  const world = worker();
  const tab = world.tab("abc", "4.0");
  world.pass(0.3);
  world.stream().tell("open");
  assert.deepEqual(tab.said(), [OPEN]);
  return { world, tab };
}

test("tabs share one stream, and each hears of its own table", () => {
  const { world, tab } = opened();
  const other = world.tab("def", "1.0");
  world.pass(0.3);
  assert.equal(world.stream().address, "/events?at=abc:4.0,def:1.0");
  world.stream().tell("open");
  [tab, other].forEach(one => one.said());
  world.stream().tell("news", { table: "def", mark: "2.0" });
  assert.deepEqual([tab.said(), other.said()], [[], ['{"news":"2.0"}']]);
});

test("a house that gives signs of life is there", () => {
  const { world, tab } = opened();
  for (let beat = 0; beat < 20; beat += 1) {
    world.pass(3);
    world.stream().tell("beat", {});
  }
  assert.deepEqual(tab.said(), []);
  assert.equal(world.streams.length, 1);
});

test("silence is noticed within ten seconds, another line is tried, and the first sound ends it", () => {
  const { world, tab } = opened();
  world.pass(3);
  world.stream().tell("beat", {});
  world.pass(6.9);
  assert.deepEqual(tab.said(), []);
  world.pass(0.2);
  assert.deepEqual(tab.said(), [LOST]);
  assert.equal(world.streams.length, 2);
  // That one stays silent too: it is said once, and tried again and again.
  world.pass(30);
  assert.deepEqual(tab.said(), []);
  assert.ok(world.streams.length >= 5);
  world.stream().tell("open");
  assert.deepEqual(tab.said(), [OPEN]);
  // And silence counts from the first moment on now.
  world.stream().tell("news", { table: "abc", mark: "5.0" });
  world.pass(7.1);
  assert.deepEqual(tab.said(), ['{"news":"5.0"}', LOST]);
});

test("where no sign ever came through, silence means nothing", () => {
  const { world, tab } = opened();
  world.pass(300);
  assert.deepEqual(tab.said(), []);
  assert.equal(world.streams.length, 1);
});

test("after an error it is tried again soon, and less often where it was refused", () => {
  const { world, tab } = opened();
  const tries = () => world.streams.length;
  world.stream().tell("error");
  assert.deepEqual(tab.said(), [LOST]);
  for (let nth = 0; nth < 8; nth += 1) {
    const before = tries();
    world.pass(4);
    assert.ok(tries() > before, "at least every four seconds");
    world.stream().readyState = 0;
    world.stream().tell("error");
  }
  world.stream().readyState = 2;
  world.stream().tell("error");
  const before = tries();
  world.pass(29);
  assert.equal(tries(), before);
  world.pass(2);
  assert.equal(tries(), before + 1);
  world.stream().tell("open");
  assert.deepEqual(tab.said(), [OPEN]);
});

test("whoever asks whether it is there knows after the next sign", () => {
  const { world, tab } = opened();
  world.stream().tell("beat", {});
  tab.tell({ check: true });
  world.pass(3);
  world.stream().tell("beat", {});
  world.pass(3);
  assert.deepEqual(tab.said(), [], "it is");
  tab.tell({ check: true });
  world.pass(3.6);
  assert.deepEqual(tab.said(), [LOST]);
  // While it is lost, asking tries at once.
  const before = world.streams.length;
  tab.tell({ check: true });
  world.pass(0);
  assert.equal(world.streams.length, before + 1);
});

test("a machine that slept isn't offline for that", () => {
  const { world, tab } = opened();
  world.stream().tell("beat", {});
  // Its timers come late, and what was sent meanwhile after them.
  world.now += 60_000;
  world.pass(0);
  assert.deepEqual(tab.said(), []);
  world.stream().tell("beat", {});
  world.pass(3);
  assert.deepEqual(tab.said(), []);
});

test("one that comes while it is lost is told so", () => {
  const { world } = opened();
  world.stream().tell("error");
  assert.deepEqual(world.tab("abc", "4.0").said(), [LOST]);
});
