// Calls whoever waits when it becomes their turn: by a short tone, or by the browser where they don't look.
import { NOTES, calls } from "./turn.js";
import { live } from "./page.js";
import { whenPatched } from "./regions.js";

/** What makes the tone: browsers let a page have it once somebody has touched it. */
const speaker = { context: /** @type {AudioContext | null} */ (null) };

const isMine = () => !!document.querySelector("#prompt.mine");
const wants = () => ({ sound: live.dataset.sound !== undefined, notify: live.dataset.notify !== undefined });

function ringBell() {
  const context = speaker.context;
  if (!context) return;
  for (const [pitch, from, to] of NOTES) {
    const [voice, loudness, now] = [context.createOscillator(), context.createGain(), context.currentTime];
    voice.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, now + from);
    loudness.gain.linearRampToValueAtTime(0.12, now + from + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, now + to);
    voice.connect(loudness).connect(context.destination);
    voice.start(now + from);
    voice.stop(now + to);
  }
}

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
  if (wants().sound && !speaker.context && "AudioContext" in window) speaker.context = new AudioContext();
  if (speaker.context && speaker.context.state === "suspended") speaker.context.resume();
  if (wants().notify && "Notification" in window && Notification.permission === "default") Notification.requestPermission();
}

export function startCalling() {
  let mine = isMine();
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, touched, { once: true });
  whenPatched.add(() => {
    const now = { mine: isMine(), hidden: document.hidden };
    const how = calls({ mine }, now, wants());
    mine = now.mine;
    if (how.sound) ringBell();
    if (how.notify) notify();
  });
}
