// Keeps a table's page in step with the server. Everything here also works without it, as plain
// links and forms; with it, nothing is reloaded.
"use strict";
(() => {
  const live = document.getElementById("live");
  if (!live) return;
  const table = live.dataset.table;
  const address = `/t/${table}`;
  const title = document.title;
  let focus = new URLSearchParams(location.search).get("focus") || "";

  // ---- regions -------------------------------------------------------------------------------

  // What is in each region that came from the server, so that it sends only what changed.
  const marks = new Map();
  const have = () => [...marks].map(pair => pair.join(":")).join(",");

  // An element out of its text; parts of a drawing have to be made inside a drawing.
  function made(html, drawing) {
    const template = document.createElement("template");
    template.innerHTML = drawing ? `<svg>${html}</svg>` : html;
    const made = template.content.firstElementChild;
    return drawing ? made.firstElementChild : made;
  }

  // What would be lost when an element is replaced: ticked boxes, typed names, unfolded parts, scrolled lists.
  function kept(old) {
    const ticked = new Map([...old.querySelectorAll("input[type=checkbox]")].map(b => [b.name + b.value, b.checked]));
    const typed = new Map([...old.querySelectorAll("input:not([type=checkbox]):not([type=hidden])")].map(t => [t.name, t.value]));
    const unfolded = [...old.querySelectorAll("details")].map(d => d.open);
    const scrolled = [...old.querySelectorAll("[data-scroll]")].map(s => s.scrollTop);
    return fresh => {
      fresh.querySelectorAll("input[type=checkbox]").forEach(b => {
        if (ticked.has(b.name + b.value)) b.checked = ticked.get(b.name + b.value);
      });
      fresh.querySelectorAll("input:not([type=checkbox]):not([type=hidden])").forEach(t => {
        if (typed.has(t.name)) t.value = typed.get(t.name);
      });
      fresh.querySelectorAll("details").forEach((d, i) => { if (i < unfolded.length) d.open = unfolded[i]; });
      fresh.querySelectorAll("[data-scroll]").forEach((s, i) => { s.scrollTop = scrolled[i] || 0; });
    };
  }

  // Cars and stations that were not there before are laid before our eyes.
  function laid(old, fresh) {
    const owned = drawing => new Map([...drawing.querySelectorAll("[data-focus]")]
      .flatMap(place => [...place.querySelectorAll(".car, .station")].map(piece => [place.dataset.focus, piece])));
    const before = owned(old);
    for (const [place, piece] of owned(fresh)) if (!before.has(place)) piece.classList.add("new");
  }

  // Points count up from what they were.
  function counted(old, fresh) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const before = [...old.querySelectorAll(".points")].map(points => points.textContent);
    fresh.querySelectorAll(".points").forEach((points, seat) => {
      const [from, to, start] = [parseInt(before[seat], 10), parseInt(points.textContent, 10), performance.now()];
      if (!(to > from)) return;
      const text = points.textContent;
      const count = now => {
        const done = Math.min((now - start) / 600, 1);
        points.textContent = done < 1 ? Math.round(from + (to - from) * done) : text;
        if (done < 1) requestAnimationFrame(count);
      };
      count(start);
    });
  }

  // How to find an element again that has the keyboard's attention.
  function mark(element) {
    if (!element || element === document.body) return null;
    if (element.id) return `#${CSS.escape(element.id)}`;
    if (element.dataset && element.dataset.focus) return `[data-focus="${CSS.escape(element.dataset.focus)}"]`;
    if (element.name) return `[name="${CSS.escape(element.name)}"][value="${CSS.escape(element.value || "")}"]`;
    return null;
  }

  function patch(regions) {
    const attention = mark(document.activeElement);
    for (const { id, mark, html } of regions) {
      const old = document.getElementById(id);
      if (!old || marks.get(id) === mark) continue;
      marks.set(id, mark);
      const fresh = made(html, old.namespaceURI.endsWith("svg"));
      if (!fresh) continue;
      // What is there already stays, with whatever is being typed into it.
      fresh.classList.toggle("fresh", old.classList.contains("fresh"));
      if (old.isEqualNode(fresh)) continue;
      const restore = kept(old);
      if (id === "map-now") laid(old, fresh);
      if (id === "players") counted(old, fresh);
      old.replaceWith(fresh);
      restore(fresh);
      fresh.classList.add("fresh");
    }
    if (attention && !(document.activeElement && document.activeElement !== document.body)) {
      const again = document.querySelector(attention);
      if (again) again.focus({ preventScroll: true });
    }
    const prompt = document.getElementById("prompt");
    document.title = (prompt && prompt.dataset.title) || title;
  }

  // ---- the stream ----------------------------------------------------------------------------

  let stream = null;
  function open() {
    if (stream) return;
    const waiting = document.getElementById("lobby") ? "&lobby=1" : "";
    stream = new EventSource(`${address}/events?from=${live.dataset.step}${waiting}`);
    stream.addEventListener("patch", event => patch(JSON.parse(event.data)));
    stream.addEventListener("step", event => {
      live.dataset.step = event.lastEventId || live.dataset.step;
      show(focus);
    });
    stream.addEventListener("reload", () => location.reload());
    stream.addEventListener("open", () => document.body.classList.remove("offline"));
    stream.addEventListener("error", () => {
      document.body.classList.add("offline");
      // Browsers try again by themselves, but not after an answer that isn't a stream.
      if (stream && stream.readyState === EventSource.CLOSED) {
        stream = null;
        setTimeout(open, 2000);
      }
    });
  }
  function close() {
    if (stream) stream.close();
    stream = null;
  }
  addEventListener("pagehide", close);
  addEventListener("pageshow", open);
  open();

  // ---- looking at something, and acting ------------------------------------------------------

  // Brings the page up to date, with this clicked on. One question at a time: what comes up while
  // one is on its way is asked afterwards.
  let asking = false;
  let again = false;
  async function show(what) {
    focus = what;
    again = true;
    if (asking) return;
    asking = true;
    while (again) {
      again = false;
      const asked = `${address}/regions?focus=${encodeURIComponent(focus)}&have=${have()}`;
      const answer = await fetch(asked).catch(() => null);
      if (answer && answer.ok) patch(await answer.json());
    }
    asking = false;
  }

  document.addEventListener("click", event => {
    const copy = event.target.closest("[data-copy]");
    if (copy) {
      const from = document.getElementById(copy.dataset.copy);
      from.select();
      navigator.clipboard && navigator.clipboard.writeText(from.value).then(() => copy.classList.add("done"));
      return;
    }
    const link = event.target.closest("[data-focus]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || moved) return;
    event.preventDefault();
    show(link.dataset.focus === focus ? "" : link.dataset.focus);
  });

  document.addEventListener("submit", async event => {
    const form = event.target;
    if (!form.matches("form[data-live]")) return;
    event.preventDefault();
    if (form.dataset.sent) return;
    form.dataset.sent = "1";
    const body = new URLSearchParams(new FormData(form, event.submitter));
    body.set("have", have());
    const before = live.dataset.step;
    const answer = await fetch(form.getAttribute("action"), { method: "POST", body, headers: { "x-live": "1" } }).catch(() => null);
    delete form.dataset.sent;
    if (!answer) return document.body.classList.add("offline");
    const type = answer.headers.get("content-type") || "";
    if (!type.startsWith("application/json")) return location.reload();
    focus = "";
    patch(await answer.json());
    // The game went on while the answer was on its way: it may be older than what was here.
    if (live.dataset.step !== before) show("");
  });

  document.addEventListener("keydown", event => {
    if (event.key === "Escape" && focus) show("");
  });

  // ---- the map: closer, farther, aside -------------------------------------------------------

  const map = document.getElementById("map");
  let moved = false;
  if (map) {
    const whole = map.getAttribute("viewBox").split(" ").map(Number);
    let box = [...whole];
    const limit = (value, low, high) => Math.min(Math.max(value, low), high);
    function set(x, y, width) {
      width = limit(width, whole[2] / 8, whole[2]);
      const height = width * whole[3] / whole[2];
      box = [limit(x, 0, whole[2] - width), limit(y, 0, whole[3] - height), width, height];
      map.setAttribute("viewBox", box.map(n => n.toFixed(1)).join(" "));
      map.classList.toggle("closer", width < whole[2] - 1);
    }
    function point(x, y) {
      const at = new DOMPoint(x, y).matrixTransform(map.getScreenCTM().inverse());
      return [at.x, at.y];
    }
    function zoom(factor, [x, y]) {
      const width = limit(box[2] * factor, whole[2] / 8, whole[2]);
      const scale = width / box[2];
      set(x - (x - box[0]) * scale, y - (y - box[1]) * scale, width);
    }
    map.addEventListener("wheel", event => {
      event.preventDefault();
      zoom(event.deltaY < 0 ? 0.85 : 1 / 0.85, point(event.clientX, event.clientY));
    }, { passive: false });
    const fingers = new Map();
    let spread = 0;
    map.addEventListener("pointerdown", event => {
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      moved = false;
      spread = 0;
    });
    addEventListener("pointermove", event => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = [event.clientX, event.clientY];
      if (fingers.size === 1) {
        if (!moved && Math.hypot(now[0] - before[0], now[1] - before[1]) < 6) return;
        const [a, b] = [point(...before), point(...now)];
        if (box[2] < whole[2] - 1) set(box[0] + a[0] - b[0], box[1] + a[1] - b[1], box[2]);
        moved = true;
      }
      fingers.set(event.pointerId, now);
      if (fingers.size === 2) {
        const [a, b] = [...fingers.values()];
        const wide = Math.hypot(a[0] - b[0], a[1] - b[1]);
        if (spread) zoom(spread / wide, point((a[0] + b[0]) / 2, (a[1] + b[1]) / 2));
        spread = wide;
        moved = true;
      }
    });
    const lift = event => {
      fingers.delete(event.pointerId);
      spread = 0;
      setTimeout(() => { moved = false; }, 0);
    };
    addEventListener("pointerup", lift);
    addEventListener("pointercancel", lift);
    // Where the map is larger than its frame, on phones, it begins in the middle of the continent.
    const frame = map.closest(".map-frame");
    let centred = false;
    new ResizeObserver(() => {
      const [wide, high] = [frame.scrollWidth - frame.clientWidth, frame.scrollHeight - frame.clientHeight];
      if (!centred && wide > 40) frame.scrollTo(wide / 2, high / 2);
      centred = wide > 40;
    }).observe(frame);
    map.addEventListener("dragstart", event => event.preventDefault());
    document.addEventListener("keydown", event => {
      if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
      const middle = [box[0] + box[2] / 2, box[1] + box[3] / 2];
      const by = box[2] / 8;
      const keys = {
        "+": () => zoom(0.8, middle), "=": () => zoom(0.8, middle), "-": () => zoom(1.25, middle), "0": () => set(...whole),
        ArrowLeft: () => set(box[0] - by, box[1], box[2]), ArrowRight: () => set(box[0] + by, box[1], box[2]),
        ArrowUp: () => set(box[0], box[1] - by, box[2]), ArrowDown: () => set(box[0], box[1] + by, box[2]),
      };
      if (!keys[event.key] || (event.key.startsWith("Arrow") && box[2] > whole[2] - 1)) return;
      event.preventDefault();
      keys[event.key]();
    });
  }
})();
