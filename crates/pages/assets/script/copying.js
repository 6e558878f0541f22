// Takes an address along.

/** @param {HTMLElement} button says by `data-copy` which field has it */
export function copy(button) {
  const from = /** @type {HTMLInputElement} */ (document.getElementById(button.dataset.copy || ""));
  const done = () => button.classList.add("done");
  // Without https there is only the old way.
  const plain = () => {
    from.select();
    if (document.execCommand("copy")) done();
  };
  if (navigator.clipboard) navigator.clipboard.writeText(from.value).then(done, plain);
  else plain();
}
