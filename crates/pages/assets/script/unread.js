// How much of what was said hasn't been read.

/**
 * How many of these lines somebody has yet to read: those after the last that they have, but their own.
 * @param {{ line: number, mine: boolean }[]} lines
 * @param {number} read the last line that was read
 */
export const unread = (lines, read) => lines.filter(({ line, mine }) => line > read && !mine).length;

/** The newest of these lines; none is 0. @param {{ line: number }[]} lines */
export const newestLine = lines => lines.reduce((most, { line }) => Math.max(most, line), 0);
