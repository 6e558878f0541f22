// Makes an element what it is drawn anew as, by changing only what differs in it: what has the keyboard's
// attention, is pointed at, scrolled, unfolded or filled in stays, and little has to be painted again.
import { paired, staying } from "./pairing.js";

/** Classes that the script itself gives. */
const OURS = ["changed", "new"];
/** What glows when something in it has changed. */
const GLOWS = "[data-focus], .place, .points, dd, .card, .ticket, .die, .minute, #log > li";
/** What somebody has asked for, or reads anyway, doesn't glow. */
const QUIET = "#choice, #prompt, #score, #need, #news, #unseen, #moments";
/** What tells only that something can be clicked on; a tunnel's stones are drawn anew above its glow. */
const FAINT = "title, .edge, .glow, .inlay, .stone, .halo, .hit, .take, .fresh-ring, .tags, .tallies";
/** Attributes by which a drawing is no other; where links lead is one of them. */
const UNSEEN = /^(class|title|tabindex|aria-.*|data-.*)$/;

/** @typedef {Set<Element> | null} Changed what has changed, if anybody wants to know */

/** @param {Node} node @returns {node is Element} */
const isElement = node => node.nodeType === Node.ELEMENT_NODE;

/** What an element is called among its siblings. @param {Node} node @returns {string | null} */
function key(node) {
  if (!isElement(node)) return null;
  if (node.id) return `#${node.id}`;
  for (const name of ["data-focus", "data-place"]) {
    if (node.hasAttribute(name)) return `${name} ${node.getAttribute(name)}`;
  }
  const name = node.getAttribute("name");
  const is_one_of_many = node.nodeName === "BUTTON" || /^(checkbox|radio)$/.test(node.getAttribute("type") || "");
  return name && `${name} ${is_one_of_many ? node.getAttribute("value") : ""}`;
}

/** @param {Node} node */
const described = node => ({
  key: key(node), kind: isElement(node) ? `${node.nodeName} ${node.getAttribute("type") || ""}` : node.nodeName,
});

/** Whether both are the same but for what the script did to the first; or the second is only named as such. @param {Node} old @param {Node} fresh */
function isSame(old, fresh) {
  if (isElement(fresh) && fresh.hasAttribute("data-same")) return key(old) === key(fresh);
  if (old.isEqualNode(fresh)) return true;
  if (!isElement(old) || !OURS.some(one => old.classList.contains(one))) return false;
  const plain = /** @type {Element} */ (old.cloneNode(true));
  unmark(plain);
  return plain.isEqualNode(fresh);
}

/** @param {Element} element */
function unmark(element) {
  element.classList.remove(...OURS);
  if (!element.getAttribute("class")) element.removeAttribute("class");
}

/** Notes what an element that has changed belongs to. @param {Node} node @param {Changed} changed */
function note(node, changed) {
  const element = isElement(node) ? node : node.parentElement;
  if (!changed || !element || element.closest(FAINT)) return;
  const glows = element.closest(GLOWS);
  if (glows && !glows.closest(QUIET)) changed.add(glows);
}

/**
 * @param {Element} old @param {Element} fresh @param {Changed} changed
 */
function sync(old, fresh, changed) {
  for (const { name, value } of [...fresh.attributes]) {
    const before = old.getAttribute(name);
    const ours = name === "class" ? OURS.filter(one => old.classList.contains(one)) : [];
    const wanted = [value, ...ours].join(" ");
    if (before === wanted || isKept(old, name)) continue;
    old.setAttribute(name, wanted);
    if (old instanceof SVGElement && old.nodeName !== "a" && !UNSEEN.test(name)) note(old, changed);
    // Dice that fall on the same numbers have been rolled all the same.
    if (name === "data-rolled" && changed) changed.add(old);
  }
  for (const { name } of [...old.attributes]) {
    if (fresh.hasAttribute(name) || isKept(old, name)) continue;
    if (name === "class" && OURS.some(one => old.classList.contains(one))) continue;
    old.removeAttribute(name);
  }
}

/** What people have unfolded, what is being sent, and a heading that has got attention. @param {Element} old @param {string} name */
const isKept = (old, name) => (name === "open" && old.nodeName === "DETAILS") || name === "data-sent"
  || (name === "tabindex" && old.nodeName === "H2");

/** @param {Element} parent @param {Node} child @param {Node | null} before */
function put(parent, child, before) {
  // Where browsers can, what is moved keeps its state.
  const mover = /** @type {{ moveBefore?: (child: Node, before: Node | null) => void }} */ (/** @type {unknown} */ (parent));
  if (mover.moveBefore && child.parentNode === parent) mover.moveBefore(child, before);
  else parent.insertBefore(child, before);
}

/**
 * @param {Element} old @param {Element} fresh @param {Changed} changed
 */
export function morph(old, fresh, changed) {
  sync(old, fresh, changed);
  let [olds, news] = [[...old.childNodes], [...fresh.childNodes]];
  let start = 0;
  while (start < olds.length && start < news.length && isSame(olds[start], news[start])) start += 1;
  let end = 0;
  const most = Math.min(olds.length, news.length) - start;
  while (end < most && isSame(olds[olds.length - 1 - end], news[news.length - 1 - end])) end += 1;
  let before = end ? olds[olds.length - end] : null;
  [olds, news] = [olds.slice(start, olds.length - end), news.slice(start, news.length - end)];
  const pairs = paired(olds.map(described), news.map(described), (one, other) => isSame(olds[one], news[other]));
  const stay = staying(pairs);
  const gone = olds.filter((_, place) => !pairs.includes(place));
  const came = news.filter((_, nth) => pairs[nth] < 0);
  // What can be clicked on now, or no more, is another element, but nothing has changed in it.
  const is_known = alike(gone, came);
  for (const node of gone) {
    if (!is_known(node)) note(node, changed);
    node.remove();
  }
  // From the end on, each before the one that comes after it.
  for (let nth = news.length - 1; nth >= 0; nth -= 1) {
    const [place, node] = [pairs[nth], news[nth]];
    if (place < 0) {
      old.insertBefore(node, before);
      if (!is_known(node)) note(node, changed);
      before = node;
    } else {
      const kept = olds[place];
      if (!stay.has(place)) put(old, kept, before);
      become(kept, node, changed);
      before = kept;
    }
  }
}

/** Tells of any of these whether there is one among the others with the same in it. @param {Node[]} gone @param {Node[]} came */
function alike(gone, came) {
  /** @param {Node} node */
  const content = node => isElement(node) ? node.innerHTML : "";
  const both = new Set(came.map(content).filter(text => text && gone.some(node => content(node) === text)));
  /** @param {Node} node */
  return node => both.has(content(node));
}

/** @param {ChildNode} old @param {ChildNode} fresh @param {Changed} changed */
function become(old, fresh, changed) {
  if (isElement(old) && isElement(fresh)) {
    if (!isSame(old, fresh)) morph(old, fresh, changed);
  } else if (old.nodeValue !== fresh.nodeValue) {
    old.nodeValue = fresh.nodeValue;
    note(old, changed);
  }
}

/** For so long something glows at most. */
const GLOW = 1500;

/** Gives elements a class for as long as they show by it that they have changed. @param {Iterable<Element>} elements @param {string} name */
export function glow(elements, name) {
  for (const element of elements) {
    if (element.classList.contains(name)) continue;
    element.classList.add(name);
    const done = () => {
      element.removeEventListener("animationend", ended);
      clearTimeout(timer);
      element.classList.remove(name);
    };
    /** @param {Event} event */
    const ended = event => { if (event.target === element) done(); };
    const timer = setTimeout(done, GLOW);
    element.addEventListener("animationend", ended);
  }
}
