// Options that go well together: a preset fills them in, and whoever changes one of them chooses for themselves.

/**
 * What a preset sets: "removed=3 time=7".
 * @param {string} text
 * @returns {Map<string, string>}
 */
export function parseSets(text) {
  const pairs = text.split(" ").filter(pair => pair.includes("="));
  return new Map(pairs.map(pair => [pair.slice(0, pair.indexOf("=")), pair.slice(pair.indexOf("=") + 1)]));
}

/**
 * Which preset options make, if they make one.
 * @param {[string, Map<string, string>][]} presets
 * @param {(option: string) => string | undefined} chosen
 */
export function presetOf(presets, chosen) {
  const found = presets.find(([, sets]) => sets.size > 0 && [...sets].every(([name, value]) => chosen(name) === value));
  return found ? found[0] : "own";
}

/** @param {HTMLFormElement} form */
function startForm(form) {
  const radios = [...form.querySelectorAll("[data-presets] input")].filter(one => one instanceof HTMLInputElement);
  const selects = [...form.querySelectorAll("select[data-usual]")].filter(one => one instanceof HTMLSelectElement);
  const presets = radios.map(one => /** @type {[string, Map<string, string>]} */ ([one.value, parseSets(one.dataset.sets || "")]));
  const fill = () => {
    const chosen = radios.find(one => one.checked);
    const sets = parseSets((chosen && chosen.dataset.sets) || "");
    for (const select of selects) select.value = sets.get(select.name) || select.value || select.dataset.usual || "";
  };
  const turn = () => {
    const made = presetOf(presets, option => selects.find(select => select.name === option)?.value);
    for (const radio of radios) radio.checked = radio.value === made;
  };
  // What was sent before and comes back counts: only what nobody has chosen is filled in.
  const sent = new Map(selects.filter(select => select.value).map(select => [select, select.value]));
  fill();
  for (const [select, value] of sent) select.value = value;
  if (sent.size) turn();
  // Every option says what it is: nothing is left to a preset any more.
  for (const select of selects) select.querySelector("option[value='']")?.remove();
  for (const radio of radios) radio.addEventListener("change", fill);
  for (const select of selects) select.addEventListener("change", turn);
}

export function startPresets() {
  for (const one of document.querySelectorAll("[data-presets]")) {
    const form = one.closest("form");
    if (form) startForm(form);
  }
}
