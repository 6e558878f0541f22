// Sounds: notes that the page makes itself, once somebody has readied it. Browsers allow none before.
import { live } from "./page.js";
import { TONES } from "./tones.js";

const speaker = { context: /** @type {AudioContext | null} */ (null) };

const isWanted = () => live.dataset.sound !== undefined || live.dataset.sounds !== undefined;

function readied() {
  if (isWanted() && !speaker.context && "AudioContext" in window) speaker.context = new AudioContext();
  if (speaker.context && speaker.context.state === "suspended") speaker.context.resume();
}

/** Sounds as a name says. @param {string} name */
export function play(name) {
  const context = speaker.context;
  if (!context) return;
  for (const { pitch, to, from, until, wave, loud } of TONES[name] || []) {
    const [voice, loudness, now] = [context.createOscillator(), context.createGain(), context.currentTime];
    voice.type = wave;
    voice.frequency.setValueAtTime(pitch, now + from);
    if (to) voice.frequency.exponentialRampToValueAtTime(to, now + until);
    loudness.gain.setValueAtTime(0, now + from);
    loudness.gain.linearRampToValueAtTime(loud, now + from + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, now + until);
    voice.connect(loudness).connect(context.destination);
    voice.start(now + from);
    voice.stop(now + until);
  }
}

export function startSound() {
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, readied, { once: true });
}
