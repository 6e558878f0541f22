// Finds something in the rules of a game while it is typed, as the house does it for those without script.

/** @param {string} text */
const folded = text => text.toLowerCase().replaceAll("ё", "е");

/** A word without the ending that it may have in this place. @param {string} word */
export function stem(word) {
  const short = word.replace(/[аеийоуыьэюяs]+$/u, "");
  return [...word].length > 4 && [...short].length >= 3 ? short : word;
}

/** What is looked for. @param {string} typed */
export const wanted = typed => folded(typed).split(/\s+/).filter(Boolean).map(stem);

/** Whether all of it is in a text. @param {string[]} words @param {string | null} text */
export const finds = (words, text) => words.every(word => folded(text || "").includes(word));

/** What a part says: not what is drawn in it. @param {Element} part */
const partText = part => (part.querySelector("figcaption, .rules-sign p") || part).textContent;

/** Shows what is looked for, and nothing else. @param {ParentNode} page @param {string} typed */
function show_found(page, typed) {
  const words = wanted(typed);
  let count = 0;
  for (const chapter of /** @type {NodeListOf<HTMLElement>} */ (page.querySelectorAll(".rules-chapter"))) {
    const all = !words.length || finds(words, (chapter.querySelector("h2") || chapter).textContent);
    let some = 0;
    for (const part of /** @type {NodeListOf<HTMLElement>} */ (chapter.querySelectorAll(".rules-part"))) {
      part.hidden = !all && !finds(words, partText(part));
      if (!part.hidden) some += 1;
    }
    chapter.hidden = !some;
    count += some;
    const line = page.querySelector(`.rules-contents a[href="#${chapter.id}"]`);
    if (line && line.parentElement) line.parentElement.hidden = !some;
  }
  const found = /** @type {HTMLElement | null} */ (page.querySelector(".rules-found"));
  if (!found) return;
  const { none, found: some } = found.dataset;
  found.textContent = !words.length ? "" : ((count ? some : none) || "").replace("#", String(count));
}

/** @param {ParentNode} page */
export function startFinding(page) {
  const form = page.querySelector(".rules-search");
  const field = form && form.querySelector("input");
  // Where the house has found something already, the rest isn't here.
  if (!form || !field || form.querySelector(".rules-all")) return;
  field.addEventListener("input", () => show_found(page, field.value));
  form.addEventListener("submit", event => {
    event.preventDefault();
    show_found(page, field.value);
    const text = page.querySelector(".rules-text");
    if (text) text.scrollIntoView();
  });
}
