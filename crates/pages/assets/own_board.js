// Reads a board file that was chosen into the field where its text can be changed.
"use strict";
(() => {
  const LARGEST = 64 * 1024;
  for (const part of document.querySelectorAll(".own-board")) {
    const [file, said, text] = ["input[type=file]", "[role=status]", "textarea"].map(one => part.querySelector(one));
    file.closest("label").hidden = false;
    file.addEventListener("change", async () => {
      const chosen = file.files[0];
      const large = chosen && chosen.size > (Number(file.dataset.most) * 1024 || LARGEST);
      said.textContent = large ? file.dataset.tooLarge : "";
      if (chosen && !large) text.value = await chosen.text();
      // What is sent is the text.
      file.value = "";
    });
  }
})();
