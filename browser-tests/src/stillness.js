const still = window.still = { boxes: new Map(), moved: [], looks: 0, routes: null };
// What grows and shrinks by its nature, and lies over the page, scrolls by itself or is only heard.
const free = "#choice, #log, #score, #live, #need, .log-box, .which, .notice-over, #map-now, .out-of-sight, input, label";
const parts = () => [...document.querySelectorAll(
    "#main [id], .middle, .map-frame, .yard-frame, .desk, .desk > *, #players li, .platform, .place, "
    + "#market .deck, #hand .card, #prompt .ask, .zoom button")]
    .filter(part => part instanceof HTMLElement && part.offsetParent && !part.closest(free));
// By the part that has an id, and the way from there: a form around cards changes nothing for whoever sees them.
const named = part => {
    if (part.id) return `#${part.id}`;
    const [owner, { place }] = [part.closest("[id]"), part.dataset];
    if (place) return `#${owner.id} place ${place}`;
    const own = [...part.classList].find(word => /^(w_|seat-|deck|ask|desk|middle|map-frame|yard-frame)/.test(word));
    if (own === "deck") return `#${owner.id} .${[...part.classList].join(".")}`;
    if (own) return `#${owner.id} .${own}`;
    let way = part.dataset.zoom || "";
    for (let at = part; !way.startsWith("#") && at !== owner; at = at.parentElement) {
        const alike = [...at.parentElement.children].filter(other => other.tagName === at.tagName);
        way = `${at.tagName}${alike.indexOf(at)} ${way}`;
    }
    return `#${owner.id} ${way}`;
};
const box = part => {
    let [x, y] = [0, 0];
    for (let at = part; at; at = at.offsetParent) [x, y] = [x + at.offsetLeft, y + at.offsetTop];
    return [x, y, part.offsetWidth, part.offsetHeight];
};
const svg = () => {
    const { x, y, width, height } = document.getElementById("map").getBoundingClientRect();
    return [x, y, width, height].map(Math.round);
};
const middles = () => [...document.querySelectorAll("#map a.route")].flatMap(route => {
    const hit = route.querySelector("use.hit");
    const path = hit && document.querySelector(hit.getAttribute("href"));
    if (!path) return [];
    const { x, y } = path.getPointAtLength(path.getTotalLength() / 2).matrixTransform(hit.getScreenCTM());
    return [[route.dataset.focus, x, y]];
});
const under = (x, y) => {
    const above = document.elementFromPoint(x, y);
    const link = above && above.closest("a.route");
    return link ? link.dataset.focus : above && above.closest("#score") ? null : "";
};
const tell = (what, before, now) => still.moved.push(
    `${what}: ${before} -> ${now} at step ${document.getElementById("live").dataset.step}`);
const look = () => {
    if (still.moved.length > 20) return;
    still.looks += 1;
    const now = parts().map(part => [named(part), box(part)]);
    if (document.getElementById("map")) now.push(["map", svg()]);
    for (const [name, lies] of now) {
        const before = still.boxes.get(name);
        if (!before) still.boxes.set(name, lies);
        else if (before.some((value, at) => Math.abs(value - lies[at]) > 1)) {
            tell(name, before, lies);
            still.boxes.set(name, lies);
        }
    }
    if (innerWidth < 1100) return;
    still.routes = still.routes || middles().filter(([focus, x, y]) => under(x, y) === focus);
    for (const [focus, x, y] of still.routes) {
        const there = under(x, y);
        if (there !== null && there !== focus) tell("under the middle of " + focus, focus, there || "nothing");
    }
};
let waiting = false;
new MutationObserver(() => {
    if (waiting) return;
    waiting = true;
    requestAnimationFrame(() => { waiting = false; look(); });
}).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
look();
return still.boxes.size;
