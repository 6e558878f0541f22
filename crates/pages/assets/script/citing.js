// Sentences that name a rule lead to it.

/** What a sentence is made of: every other part is the number of a rule. @param {string} text */
export const parted = text => text.split(/(?<![\w-])([A-Z]{2}-\d+)(?![\w-])/);

/**
 * A sentence with the rules that it names as links to them, if there are any to read.
 * @param {string} text @param {string} [handbook] the address of the rules
 * @returns {(string | HTMLAnchorElement)[]}
 */
export function withRules(text, handbook) {
  if (!handbook) return [text];
  return parted(text).map((part, nth) => {
    if (nth % 2 === 0) return part;
    const link = document.createElement("a");
    [link.className, link.href, link.target] = ["rules-cited", `${handbook}#${part}`, "_blank"];
    [link.dataset.rules, link.textContent] = [part, part];
    return link;
  });
}
