// The one stream of a browser: it tells all open tables that there is something new. It runs as a
// shared worker for all tabs together, because over HTTP/1.1 a browser has only six connections to a
// house; where there are none, a tab loads it for itself alone.
//
// A tab says which table it shows and how far it has it, { table, mark }, and leaves with {}; with
// { check: true } it asks whether the house is still there. It hears { news: mark }, { gone: true }, and
// whether the house can be reached: { open: true } or { lost: true }.
"use strict";
(() => {
  // The house gives a sign of life every three seconds: with none for so long, in seconds, it is lost.
  const SILENCE = 7;
  // Whoever asks whether it is still there wants to know after the next sign.
  const CHECK = 3.5;
  // A timer that comes so late slept, with the whole machine perhaps: what was sent meanwhile comes after it.
  const SLEPT = 2;

  // What each tab shows, and how far each table is, as far as is known here.
  const tabs = new Map();
  const marks = new Map();
  let [source, timer, pause] = [null, 0, 1];
  // Whether the house is out of reach, what wakes us if it stays silent, and whether its silence tells
  // anything: what stands between us may hold back small things.
  let [lost, watch, beats] = [false, 0, false];

  const tell = (what, table) => tabs.forEach((shown, port) => {
    if (!table || shown === table) port.postMessage(what);
  });

  function say(is_lost) {
    if (lost === is_lost && is_lost) return;
    lost = is_lost;
    tell(lost ? { lost: true } : { open: true });
  }

  // Waits so long for anything to be heard.
  function listen(seconds) {
    clearTimeout(watch);
    const until = Date.now() + seconds * 1000;
    watch = setTimeout(() => {
      if (Date.now() - until > SLEPT * 1000) return listen(seconds);
      say(true);
      // A line that is dead may look alive for long: a new one can't.
      open();
    }, seconds * 1000);
  }

  // Opens the stream anew for the tables that are shown now, a little later: often several tabs come
  // or go at once, or one goes and comes back.
  function renew(seconds) {
    clearTimeout(timer);
    timer = setTimeout(open, seconds * 1000);
  }

  function open() {
    clearTimeout(timer);
    clearTimeout(watch);
    if (source) source.close();
    source = null;
    if (!marks.size) return;
    const at = [...marks].map(([table, mark]) => `${table}:${encodeURIComponent(mark)}`);
    const stream = source = new EventSource(`/events?at=${at.join(",")}`);
    const on = (kind, then) => stream.addEventListener(kind, event => {
      if (stream !== source) return;
      clearTimeout(watch);
      if (kind === "beat") beats = true;
      if (beats) listen(SILENCE);
      then(event.data && JSON.parse(event.data));
    });
    listen(SILENCE);
    on("open", () => {
      pause = 1;
      say(false);
    });
    on("beat", () => lost && say(false));
    on("news", ({ table, mark }) => {
      if (marks.has(table)) marks.set(table, mark);
      tell({ news: mark }, table);
    });
    on("gone", ({ table }) => {
      marks.delete(table);
      tell({ gone: true }, table);
    });
    // Everybody comes back, but not everybody at once.
    on("stopping", () => {
      clearTimeout(watch);
      stream.close();
      renew(1 + Math.random());
    });
    on("error", () => {
      clearTimeout(watch);
      say(true);
      // Browsers would try again by themselves, but not where they were refused; there it isn't urgent either.
      const longest = stream.readyState === EventSource.CLOSED ? 30 : 4;
      stream.close();
      renew(Math.min(pause, longest) + Math.random());
      pause = Math.min(pause * 2, 30);
    });
  }

  function heard(port, { table, mark, check }) {
    if (check) {
      if (lost) renew(0);
      else if (source && source.readyState === EventSource.OPEN) listen(CHECK);
      return;
    }
    const before = tabs.get(port);
    if (table) tabs.set(port, table);
    else tabs.delete(port);
    if (before && before !== table && ![...tabs.values()].includes(before)) {
      marks.delete(before);
      renew(1);
    }
    if (!table) return;
    if (!marks.has(table)) {
      marks.set(table, mark);
      renew(0.3);
    } else if (marks.get(table) !== mark) {
      port.postMessage({ news: marks.get(table) });
    }
    if (source && source.readyState === EventSource.OPEN) port.postMessage({ open: true });
    else if (lost) port.postMessage({ lost: true });
  }

  self.onconnect = ({ ports: [port] }) => {
    port.onmessage = ({ data }) => heard(port, data);
  };
})();
