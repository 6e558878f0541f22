// Calls whoever waits when it becomes their turn: by a short tone, or by the browser where they don't look.
import { calls } from "./turn.js";
import { live } from "./page.js";
import { play } from "./sound.js";
import { whenPatched } from "./regions.js";

const isMine = () => !!document.querySelector("#prompt.mine");
const wants = () => ({ sound: live.dataset.sound !== undefined, notify: live.dataset.notify !== undefined });

function notify() {
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const note = new Notification(document.title, { tag: live.dataset.table });
    note.onclick = () => {
      window.focus();
      note.close();
    };
  } catch {
    // Some phones let only workers do so: there the tone has to be enough.
  }
}

/** Asks for what a page may have only once it was touched. */
function touched() {
  if (wants().notify && "Notification" in window && Notification.permission === "default") Notification.requestPermission();
}

export function startCalling() {
  let mine = isMine();
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, touched, { once: true });
  whenPatched.add(() => {
    const now = { mine: isMine(), hidden: document.hidden };
    const how = calls({ mine }, now, wants());
    mine = now.mine;
    if (how.sound) play("turn");
    if (how.notify) notify();
  });
}
