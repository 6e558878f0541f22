// What the stream tells, through the worker that all tabs share.
import { live, looking, reload } from "./page.js";
import { connected } from "./notices.js";
import { behind, hangUp, show, state } from "./asking.js";
import { sendAgain } from "./sending.js";

/** The address of the worker's script. */
const STREAM = "{stream}";

/** Who tells, and whether the house has been out of reach. */
const line = { port: /** @type {MessagePort | null} */ (null), lost: false };

/** @typedef {{ news?: string, gone?: boolean, open?: boolean, lost?: boolean }} Heard */

/** @param {Heard} heard */
function heard({ news, gone, open, lost }) {
  if (gone) return reload();
  connected(!lost);
  // What was asked on the line that broke may never be answered.
  if (open && line.lost) hangUp();
  if (open || lost) line.lost = !!lost;
  if (open) sendAgain();
  if (news) state.latest = news;
  // The answer to an action on its way may bring it.
  if (!state.acting && ((open && state.waiting) || (news && behind()))) show(looking.at);
}

/** @param {object} what */
const tell = what => line.port && line.port.postMessage(what);
const hello = () => tell({ table: live.dataset.table, mark: live.dataset.mark || "" });
const goodbye = () => tell({});

/** @param {MessagePort} port */
function join(port) {
  line.port = port;
  port.onmessage = event => heard(event.data);
  hello();
}

/** A tab that has the stream for itself gives it up while nobody looks: others need the connection. */
function alone() {
  const script = document.createElement("script");
  script.src = STREAM;
  script.onload = () => {
    const { port1, port2 } = new MessageChannel();
    /** @type {any} */ (self).onconnect({ ports: [port1] });
    join(port2);
  };
  document.head.append(script);
  let leaving = 0;
  document.addEventListener("visibilitychange", () => {
    clearTimeout(leaving);
    if (document.hidden) leaving = setTimeout(goodbye, 5000);
    else hello();
  });
}

export function startListening() {
  try {
    const worker = new SharedWorker(STREAM);
    worker.onerror = alone;
    join(worker.port);
  } catch {
    alone();
  }
  addEventListener("pagehide", goodbye);
  addEventListener("pageshow", event => event.persisted && hello());
  // The browser may know before anybody else; but a house on the same machine is still there.
  for (const kind of ["offline", "online"]) addEventListener(kind, () => tell({ check: true }));
}
