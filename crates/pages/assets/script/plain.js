// Who doesn't want to be asked about helpers where nothing else is to be decided isn't: the page presses the one
// answer there is. Nothing of it is known to the server.
import { live, target } from "./page.js";
import { whenPatched } from "./regions.js";

const plainKey = () => `plain:${live.dataset.table || ""}`;
const isPlain = () => localStorage.getItem(plainKey()) === "yes";

function answerPlainly() {
  /** @type {NodeListOf<HTMLInputElement>} */
  const boxes = document.querySelectorAll("input[data-plain]");
  for (const box of boxes) box.checked = isPlain();
  const asked = /** @type {HTMLElement | null} */ (document.querySelector("label[data-answer]"));
  // Who wants to be asked again before everything is asked.
  if (!asked || !isPlain() || live.dataset.confirm === "always") return;
  /** @type {NodeListOf<HTMLButtonElement>} */
  const buttons = document.querySelectorAll("#choice button[name=action]");
  const button = [...buttons].find(button => button.value === asked.dataset.answer);
  if (button && button.form && !button.form.dataset.sent) button.form.requestSubmit(button);
}

export function startPlain() {
  // What is on its way has to have arrived first.
  whenPatched.add(() => setTimeout(answerPlainly, 0));
  answerPlainly();
  document.addEventListener("change", event => {
    const box = /** @type {HTMLInputElement} */ (target(event));
    if (!box.matches("input[data-plain]")) return;
    if (box.checked) localStorage.setItem(plainKey(), "yes");
    else localStorage.removeItem(plainKey());
    answerPlainly();
  });
}
