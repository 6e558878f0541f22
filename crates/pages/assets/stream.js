// The one stream of a browser: it tells all open tables that there is something new. It runs as a
// shared worker for all tabs together, because over HTTP/1.1 a browser has only six connections to a
// house; where there are none, a tab loads it for itself alone.
//
// A tab says which table it shows and how far it has it, { table, mark }, and leaves with {}. It hears
// { news: mark }, { gone: true }, and whether the house can be reached: { open: true } or { lost: true }.
"use strict";
(() => {
  // What each tab shows, and how far each table is, as far as is known here.
  const tabs = new Map();
  const marks = new Map();
  let [source, timer, pause] = [null, 0, 1];

  const tell = (what, table) => tabs.forEach((shown, port) => {
    if (!table || shown === table) port.postMessage(what);
  });

  // Opens the stream anew for the tables that are shown now, a little later: often several tabs come
  // or go at once, or one goes and comes back.
  function renew(seconds) {
    clearTimeout(timer);
    timer = setTimeout(open, seconds * 1000);
  }

  function open() {
    if (source) source.close();
    source = null;
    if (!marks.size) return;
    const at = [...marks].map(([table, mark]) => `${table}:${encodeURIComponent(mark)}`);
    const stream = source = new EventSource(`/events?at=${at.join(",")}`);
    const on = (kind, then) => stream.addEventListener(kind, event => {
      if (stream === source) then(event.data && JSON.parse(event.data));
    });
    on("open", () => {
      pause = 1;
      tell({ open: true });
    });
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
      stream.close();
      renew(1 + Math.random());
    });
    on("error", () => {
      tell({ lost: true });
      // Browsers try again by themselves, but not where they were refused.
      if (stream.readyState !== EventSource.CLOSED) return;
      renew(pause + Math.random());
      pause = Math.min(pause * 2, 30);
    });
  }

  function heard(port, { table, mark }) {
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
  }

  self.onconnect = ({ ports: [port] }) => {
    port.onmessage = ({ data }) => heard(port, data);
  };
})();
