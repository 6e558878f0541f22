// That it has become my turn: whether somebody is called, and how.

/**
 * How somebody is called who waited before and is to decide now.
 * @param {{ mine: boolean }} before
 * @param {{ mine: boolean, hidden: boolean }} now
 * @param {{ sound: boolean, notify: boolean }} wants
 */
export function calls(before, now, wants) {
  const became = now.mine && !before.mine;
  return { sound: became && wants.sound, notify: became && wants.notify && now.hidden };
}
