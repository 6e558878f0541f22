// The score pads that this browser keeps: their addresses, for a pad is nothing else.

/** @typedef {{ id: string, path: string, name: string, at: number }} Kept */

/** Where they are kept, and by which name this tab knows its own. */
const [SHELF, OWN] = ["roundhouse-pads", "roundhouse-pad"];
/** So many are kept: the oldest make way. */
export const MOST_PADS = 20;

/** What is kept, as far as it can be read: other programs may have written there. @param {string | null} text @returns {Kept[]} */
export function readPads(text) {
  try {
    const all = JSON.parse(text || "[]");
    const is_pad = (/** @type {any} */ one) => one && ["id", "path", "name"].every(key => typeof one[key] === "string")
      && one.path.startsWith("/pad/") && typeof one.at === "number";
    return Array.isArray(all) ? all.filter(is_pad) : [];
  } catch {
    return [];
  }
}

/** With one more, or with this one as it is now; the newest first. @param {Kept[]} pads @param {Kept} pad */
export const withPad = (pads, pad) => [pad, ...pads.filter(one => one.id !== pad.id)].slice(0, MOST_PADS);

/** Browsers may keep nothing for anybody. @template T @param {() => T} task @returns {T | null} */
function ifAllowed(task) {
  try {
    return task();
  } catch {
    return null;
  }
}

const shelf = () => readPads(ifAllowed(() => localStorage.getItem(SHELF)));
/** @param {Kept[]} pads */
const store = pads => ifAllowed(() => localStorage.setItem(SHELF, JSON.stringify(pads)));

/** Keeps the pad that is at this address now; before, it was at another. @param {string} before @param {string} path @param {string} name */
export function keepPad(before, path, name) {
  const pads = shelf();
  const known = pads.find(one => one.path === before);
  const id = known ? known.id : ifAllowed(() => sessionStorage.getItem(OWN)) || Date.now().toString(36);
  ifAllowed(() => sessionStorage.setItem(OWN, id));
  store(withPad(pads, { id, path, name, at: Date.now() }));
}

/** Another pad is begun in this tab, or one that somebody else has made. @param {string} path */
export function openPad(path) {
  const known = shelf().find(one => one.path === path);
  ifAllowed(() => known ? sessionStorage.setItem(OWN, known.id) : sessionStorage.removeItem(OWN));
}

/** Lists them. @param {HTMLElement} part */
function listPads(part) {
  const [pads, list] = [shelf(), part.querySelector("ul")];
  part.hidden = !pads.length;
  if (!list) return;
  list.replaceChildren(...pads.map(pad => {
    const [row, link, when, forget] = ["li", "a", "time", "button"].map(name => document.createElement(name));
    link.setAttribute("href", pad.path);
    link.textContent = pad.name;
    when.textContent = new Date(pad.at).toLocaleDateString(document.documentElement.lang);
    [forget.className, forget.textContent] = ["button quiet", part.dataset.forget || ""];
    forget.setAttribute("aria-label", `${part.dataset.forget}: ${pad.name}`);
    forget.onclick = () => {
      store(shelf().filter(one => one.id !== pad.id));
      listPads(part);
    };
    row.append(link, when, forget);
    return row;
  }));
}

export function startPads() {
  const part = document.getElementById("pads-kept");
  if (part) listPads(part);
}
