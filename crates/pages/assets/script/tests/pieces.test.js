// What travels of a region that the page has an older copy of.
import assert from "node:assert/strict";
import { test } from "node:test";
import { abridged, joined, markOf, piecesOf, printOf, printsOf } from "../pieces.js";

test("a text is cut as the server cuts it", () => {
  const text = '<g><a x>1</a><a y>ж</a></g><b><button>go</button></b><g class="city">';
  assert.deepEqual(piecesOf(text), ["<g>", "<a x>1</a>", "<a y>ж</a></g><b>", "<button>go</button></b>", '<g class="city">']);
  assert.deepEqual(piecesOf("<a x>"), ["<a x>"]);
  const link = '<a class="can" href="/t/x"><use class="hit"><use class="edge"><use class="slots">';
  assert.deepEqual(piecesOf(link), ['<a class="can', '" href="/t/x"><use class="hit">', '<use class="edge">', '<use class="slots">']);
});

test("marks and prints are those of the server", () => {
  // The checksum of these nine digits is in every description of it.
  assert.equal(markOf("123456789"), "cbf439269");
  assert.equal(markOf("ж"), "e2e3c1592");
  assert.equal(printOf("123456789"), "mkD9");
  assert.equal(printOf("ж"), "ZF84");
  assert.equal(printsOf("no pieces"), "");
  assert.equal(printsOf("<ol><li>one</li>").length, 8);
});

test("a text is put together, or it is noticed that it can't be", () => {
  const had = "<ol><li>one</li><li>two</li></ol>";
  const now = "<ol><li>one</li><li>TWO</li><li>two</li></ol>";
  assert.equal(joined([[0, 2], "<li>TWO</li>", [2, 3]], had, markOf(now)), now);
  assert.equal(joined([[0, 2], [2, 3]], had, markOf(now)), null, "another text");
  assert.equal(joined([[0, 9]], had, markOf(had)), had, "no more than there is");
});

test("links that are there already are only named", () => {
  const [one, two, last] = ['<a href="/" data-focus="route:a-b" class="can"><title>A</title></a>',
    '<a href="/" data-focus="route:c-d"><use>\n</use></a>', '<a data-focus="city:e">E</a>'];
  const had = `<g>${one}${two}${last}</g>`;
  const same = ['<a data-focus="route:a-b" data-same=""></a>', '<a data-focus="route:c-d" data-same=""></a>'];
  assert.equal(abridged(had, had), `<g>${same[0]}${same[1]}${last}</g>`, "but for one with something behind it");
  const now = two.replace("use", "i");
  assert.equal(abridged(`<g>${one}${now}</g>`, had), `<g>${same[0]}${now}</g>`);
  assert.equal(abridged(had, ""), had);
});
