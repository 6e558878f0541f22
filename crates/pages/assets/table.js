// Keeps a table's page in step with the server. Everything here also works without it, as plain
// links and forms; with it, nothing is reloaded.
"use strict";
(() => {
  // The address of the stream's script.
  const STREAM = "{stream}";
  const live = document.getElementById("live");
  if (!live) return;
  const table = live.dataset.table;
  const address = `/t/${table}`;
  // Who still waits for the game to begin needs another page then.
  const lobby = document.getElementById("lobby") ? "&lobby=1" : "";
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
  const fields = part => [...part.querySelectorAll("input:not([type=hidden])")];
  const called = field => field.name + (field.type === "checkbox" ? field.value : "");
  function kept(old) {
    const filled = new Map(fields(old).map(field => [called(field), field]));
    const unfolded = [...old.querySelectorAll("details")].map(d => d.open);
    const scrolled = [...old.querySelectorAll("[data-scroll]")].map(s => s.scrollTop);
    return fresh => {
      fields(fresh).forEach(field => {
        const before = filled.get(called(field));
        if (!before) return;
        [field.checked, field.value] = [before.checked, before.value];
        field.dispatchEvent(new Event("input", { bubbles: true }));
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

  const still = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

  // Trains run the way they took, one after another; those that left the board are seen on their way only.
  function ran(old, fresh) {
    if (still() || old.dataset.step === fresh.dataset.step) return;
    let delay = 0;
    for (const train of fresh.querySelectorAll("[data-run]")) {
      const stops = train.dataset.run.split(" ").map(stop => stop.split(","));
      const timing = { duration: 240 * stops.length, delay, fill: "backwards" };
      train.animate({ transform: stops.map(([x, y]) => `translate(${x}px, ${y}px)`) }, timing);
      if (train.closest(".gone")) train.parentNode.animate({ opacity: [1, 1, 0] }, timing);
      delay += timing.duration;
    }
  }

  // Points count up from what they were.
  function counted(old, fresh) {
    if (still()) return;
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

  // Where cards and tickets lie: mine in my hand, those of others at their names.
  function spot(place, what) {
    const mine = document.querySelector(`#players .mine.${place}`);
    const at = {
      market: [`#market .w_${what}`, "#market .row"], deck: ["#market .deck"], "deck-ship": ["#market .deck.ship"], discards: ["#market .hint"],
      tickets: ["#tickets .heading", "#market .heading"],
    }[place] || (!mine ? [`#players .${place}`] : what === "ticket" ? ["#choice", "#tickets"] : [`#hand .w_${what}`, "#hand .row"]);
    const boxes = at.flatMap(one => [...document.querySelectorAll(one)]).map(one => one.getBoundingClientRect());
    const box = boxes.find(box => box.width);
    return box && [box.x + box.width / 2, box.y + box.height / 2];
  }

  // Cards and tickets that were moved fly there, of what the journal tells since it was looked at last.
  // From where is asked before the page changes, and where to afterwards; no more than a dozen at once.
  const lines = log => [...(log ? log.children : [])].reverse();
  const newest = log => Math.max(0, ...lines(log).map(line => line.dataset.step));
  let told = newest(document.getElementById("log"));
  function flights(log) {
    const since = told;
    told = Math.max(told, newest(log));
    if (still()) return () => {};
    const news = lines(log).filter(line => line.dataset.step > since && line.dataset.moved);
    const moves = news.flatMap(line => line.dataset.moved.split(",")).flatMap(move => {
      const [from, to, what, count] = move.split(" ");
      return Array(+count).fill({ start: spot(from, what), to, what });
    });
    return () => moves.slice(-12).forEach(({ start, to, what }, nth) => {
      const end = spot(to, what);
      if (!start || !end) return;
      const ghost = document.createElement("div");
      ghost.className = `ghost card k_${what.split("-")[0]} w_${what}`;
      ghost.ariaHidden = "true";
      ghost.innerHTML = `<span class="face"><svg class="sign" viewBox="-6 -6 12 12"><use href="#sign_${what}"/></svg></span>`;
      document.body.append(ghost);
      const at = ([x, y], scale) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
      const flight = ghost.animate({ transform: [at(start, 1), at(end, 0.5)] },
        { duration: 450, delay: nth * 90, easing: "ease-in-out", fill: "both" });
      flight.onfinish = flight.oncancel = () => ghost.remove();
    });
  }

  // How to find an element again that has the keyboard's attention.
  function mark(element) {
    const { id, name, value, dataset } = element || document.body;
    if (id) return `#${CSS.escape(id)}`;
    if (dataset.focus) return `[data-focus="${CSS.escape(dataset.focus)}"]`;
    return name && `[name="${CSS.escape(name)}"][value="${CSS.escape(value || "")}"]`;
  }

  function patch(regions) {
    const attention = mark(document.activeElement);
    const log = regions.find(region => region.id === "log");
    const fly = flights(log && made(log.html));
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
      if (id === "map-now") {
        ran(old, fresh);
        reveal(fresh);
      }
      restore(fresh);
      fresh.classList.add("fresh");
    }
    fly();
    if (attention && !(document.activeElement && document.activeElement !== document.body)) {
      const again = document.querySelector(attention);
      if (again) again.focus({ preventScroll: true });
    }
    const prompt = document.getElementById("prompt");
    document.title = (prompt && prompt.dataset.title) || title;
  }

  // ---- what the server says ------------------------------------------------------------------

  const note = document.querySelector(".offline-note");
  const connected = is => document.body.classList.toggle("offline", !is);

  // Says something over the page, without moving it, for as long as it takes to read it.
  let saying = null;
  function say(text, role) {
    if (saying) saying.remove();
    if (!text) return;
    const over = saying = document.createElement("p");
    over.className = "notice-over";
    over.setAttribute("role", role);
    over.textContent = text;
    over.onclick = () => over.remove();
    document.body.append(over);
    setTimeout(() => over.remove(), 4000 + 60 * text.length);
  }

  // Asks the server: its answer with what is in it, or null if there is no connection.
  async function asked(path, options) {
    const signal = AbortSignal.timeout ? AbortSignal.timeout(30000) : undefined;
    const answer = await fetch(path, { headers: { "x-live": "1" }, signal, ...options }).catch(() => null);
    const is_ours = answer && (answer.headers.get("content-type") || "").startsWith("application/json");
    const content = is_ours ? await answer.json().catch(() => null) : {};
    // What stands between us and the server may say that it isn't there.
    const is_here = answer && content && (is_ours || answer.status < 500);
    connected(is_here);
    return is_here ? { status: answer.status, is_ours, content } : null;
  }

  function take({ status, content: { mark, step, regions, notice, reload } }) {
    if (reload) return location.reload();
    if (mark) [live.dataset.mark, live.dataset.step] = [mark, step];
    if (regions) patch(regions);
    if (notice) say(notice.text, status < 400 ? "status" : "alert");
  }

  // ---- looking at something ------------------------------------------------------------------

  // Brings the page up to date, with this clicked on. One question at a time: what comes up while one
  // is on its way, or an action is, is asked afterwards.
  let [asking, again, acting, sent, waiting, pause] = [false, false, 0, 0, 0, 1];
  async function show(what) {
    focus = what;
    again = true;
    if (asking) return;
    asking = true;
    while (again && !acting) {
      [again, waiting] = [false, clearTimeout(waiting)];
      const [wanted, before] = [focus, sent];
      const answer = await asked(`${address}/regions?focus=${encodeURIComponent(focus)}&have=${have()}${lobby}`);
      // Something else has been clicked on or done since: this answer is too late.
      if (acting || wanted !== focus || sent !== before) again = true;
      else if (answer) take(answer);
      // What couldn't be had just now is asked for later: the stream won't tell of it again.
      if (answer && answer.status !== 429 && answer.status < 500) pause = 1;
      else if (!again) {
        waiting = setTimeout(() => show(focus), pause * 1000);
        pause = Math.min(pause * 2, 30);
      }
    }
    asking = false;
  }

  // ---- the stream ----------------------------------------------------------------------------

  // How far the table is, as the stream told: nothing is asked for that the page has already.
  let latest = null;
  const is_behind = () => latest && latest !== live.dataset.mark;
  let back = () => {};
  function heard({ news, gone, open, lost }) {
    if (gone) return location.reload();
    connected(!lost);
    if (open) back();
    if (news) latest = news;
    // The answer to an action on its way may bring it.
    if (!acting && ((open && waiting) || (news && is_behind()))) show(focus);
  }

  let port = null;
  const hello = () => port && port.postMessage({ table, mark: live.dataset.mark || "" });
  const goodbye = () => port && port.postMessage({});
  function join(to) {
    port = to;
    port.onmessage = event => heard(event.data);
    hello();
  }
  // A tab that has the stream for itself gives it up while nobody looks: others need the connection.
  function alone() {
    const script = document.createElement("script");
    script.src = STREAM;
    script.onload = () => {
      const { port1, port2 } = new MessageChannel();
      self.onconnect({ ports: [port1] });
      join(port2);
    };
    document.head.append(script);
    let leaving = 0;
    document.addEventListener("visibilitychange", () => {
      clearTimeout(leaving);
      if (document.hidden) leaving = setTimeout(goodbye, 5000);
      else hello();
    });
  }
  try {
    const worker = new SharedWorker(STREAM);
    worker.onerror = alone;
    join(worker.port);
  } catch {
    alone();
  }
  addEventListener("pagehide", goodbye);
  addEventListener("pageshow", event => event.persisted && hello());

  // ---- acting --------------------------------------------------------------------------------

  // Sends a form. What answers a step is sent again and again until there is an answer: if it was done
  // already, the server says so and doesn't do it twice.
  async function send(form, body) {
    const path = form.getAttribute("action");
    for (let pause = 1; ; pause = Math.min(pause * 2, 15)) {
      const answer = await asked(path, { method: "POST", body });
      if (answer || !body.has("step")) return answer;
      say(note && note.dataset.unsent, "status");
      await new Promise(soon => { back = soon; setTimeout(soon, pause * 1000); });
    }
  }

  document.addEventListener("submit", async event => {
    const form = event.target;
    if (!form.matches("form[data-live]")) return;
    event.preventDefault();
    if (form.dataset.sent) return;
    form.dataset.sent = "1";
    const body = new URLSearchParams(new FormData(form, event.submitter));
    body.set("have", have());
    focus = "";
    acting += 1;
    sent += 1;
    const answer = await send(form, body);
    acting -= 1;
    delete form.dataset.sent;
    say("");
    if (answer && !answer.is_ours) return location.reload();
    // Of two answers at once the first may be the later one.
    if (answer && !acting) take(answer);
    else again = true;
    // What was clicked on or told while it was on its way.
    if (!acting && (again || focus || is_behind())) show(focus);
  });

  document.addEventListener("click", event => {
    const copy = event.target.closest("[data-copy]");
    if (copy) {
      const from = document.getElementById(copy.dataset.copy);
      const done = () => copy.classList.add("done");
      // Without https there is only the old way.
      const plain = () => {
        from.select();
        if (document.execCommand("copy")) done();
      };
      if (navigator.clipboard) navigator.clipboard.writeText(from.value).then(done, plain);
      else plain();
      return;
    }
    const link = event.target.closest("[data-focus]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || moved) return;
    event.preventDefault();
    show(link.dataset.focus === focus ? "" : link.dataset.focus);
  });

  document.addEventListener("keydown", event => {
    if (event.key === "Escape" && focus) show("");
  });

  // ---- the map: closer, farther, aside -------------------------------------------------------

  const map = document.getElementById("map");
  let [moved, reveal] = [false, () => {}];
  if (map) {
    const [, , wide, high] = map.getAttribute("viewBox").split(" ").map(Number);
    const limit = (value, low, high) => Math.min(Math.max(value, low), high);
    // What of it is seen, shaped like its frame; and whether somebody chose that.
    let [box, shape, chosen] = [[0, 0, wide, high], high / wide, false];
    const widest = () => Math.max(wide, high / shape);
    function set(x, y, width) {
      const along = (at, size, all) => (size > all ? (all - size) / 2 : limit(at, 0, all - size));
      box = [along(x, width, wide), along(y, width * shape, high), width, width * shape];
      map.setAttribute("viewBox", box.map(n => n.toFixed(1)).join(" "));
      chosen = true;
    }
    // Where in its frame something on the screen is, from 0 to 1.
    function part([x, y]) {
      const frame = map.getBoundingClientRect();
      return [(x - frame.x) / frame.width, (y - frame.y) / frame.height];
    }
    // Shows more or less of the map, so that what is at one place of the frame comes to another.
    function hold([a, b], [c, d], factor) {
      const width = limit(box[2] * factor, wide / 8, widest());
      set(box[0] + a * box[2] - c * width, box[1] + b * box[3] - d * width * shape, width);
    }
    const zoom = (factor, at = [0.5, 0.5]) => hold(at, at, factor);
    // Where the whole map would be too small, on phones, the middle of the continent is seen first.
    function home(width) {
      const seen = width < 720 ? Math.min(widest(), wide * width / 720) : widest();
      set((wide - seen) / 2, (high - seen * shape) / 2, seen);
      chosen = false;
    }
    // Where only a part of the map is seen, a train that runs or has been clicked on comes into it.
    reveal = fresh => {
      const train = fresh.querySelector(".train.focus g, .train [data-run], .train.can g");
      const [x, y] = ((train && train.getAttribute("transform")) || "").match(/-?[\d.]+/g) || [];
      const inside = (at, from, size) => at > from + size * 0.12 && at < from + size * 0.88;
      if (!y || box[2] > widest() - 1 || (inside(+x, box[0], box[2]) && inside(+y, box[1], box[3]))) return;
      set(x - box[2] / 2, y - box[3] / 2, box[2]);
    };
    map.parentElement.classList.add("steered");
    new ResizeObserver(([{ contentRect: { width, height } }]) => {
      if (!width || !height) return;
      shape = height / width;
      if (chosen) zoom(1);
      else home(width);
    }).observe(map);
    map.addEventListener("wheel", event => {
      event.preventDefault();
      zoom(event.deltaY < 0 ? 0.85 : 1 / 0.85, part([event.clientX, event.clientY]));
    }, { passive: false });
    const fingers = new Map();
    // The middle between the fingers, and how far they are apart.
    function grip() {
      const [a, b] = [...fingers.values()];
      return b ? [[(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], Math.hypot(a[0] - b[0], a[1] - b[1])] : [a, 1];
    }
    map.addEventListener("pointerdown", event => {
      fingers.set(event.pointerId, [event.clientX, event.clientY]);
      moved = fingers.size > 1;
    });
    addEventListener("pointermove", event => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = [event.clientX, event.clientY];
      if (!moved && Math.hypot(now[0] - before[0], now[1] - before[1]) < 6) return;
      const [middle, apart] = grip();
      fingers.set(event.pointerId, now);
      const [to, spread] = grip();
      hold(part(middle), part(to), apart / Math.max(spread, 1));
      moved = true;
    });
    const lift = event => {
      fingers.delete(event.pointerId);
      setTimeout(() => { moved = fingers.size > 0; }, 0);
    };
    addEventListener("pointerup", lift);
    addEventListener("pointercancel", lift);
    map.addEventListener("dragstart", event => event.preventDefault());
    document.addEventListener("keydown", event => {
      if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
      const by = box[2] / 8;
      const keys = {
        "+": () => zoom(0.8), "=": () => zoom(0.8), "-": () => zoom(1.25), "0": () => home(map.getBoundingClientRect().width),
        ArrowLeft: () => set(box[0] - by, box[1], box[2]), ArrowRight: () => set(box[0] + by, box[1], box[2]),
        ArrowUp: () => set(box[0], box[1] - by, box[2]), ArrowDown: () => set(box[0], box[1] + by, box[2]),
      };
      if (!keys[event.key] || (event.key.startsWith("Arrow") && box[2] > widest() - 1)) return;
      event.preventDefault();
      keys[event.key]();
    });
  }
})();
