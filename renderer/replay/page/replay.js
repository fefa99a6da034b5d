"use strict";
(() => {
const all = (query, from = document) => [...from.querySelectorAll(query)];
const one = (query, from = document) => from.querySelector(query);
const data = JSON.parse(one("#data").textContent);
const { steps, words, names, marks, places } = data;
const LAST = steps.length - 1;
const SVG = "http://www.w3.org/2000/svg";
const still = matchMedia("(prefers-reduced-motion: reduce)");

/* A moment is a set of values by key: the first is stored whole, then what changes. What leads back is derived here, once. */
const state = {}, back = [], generations = [];
steps.forEach((changed, i) => {
  const undo = {};
  for (const key in changed) undo[key] = key in state ? state[key] : null;
  put(changed);
  back.push(undo);
  if ("g" in changed) generations.push(i);
});
for (const key in state) delete state[key];
let at = -1, filter = -1, timer = 0, speed = 1;

function put(changed) {
  for (const key in changed) if (changed[key] === null) delete state[key]; else state[key] = changed[key];
}
/* In which order cards were played, since moments have no order of their own. */
const order = new Map();
steps.forEach((changed, i) => { for (const key in changed) if (key.startsWith("c:") && !order.has(key)) order.set(key, order.size); });

/* Texts and marks. */
const filled = (text, values) => text.replace(/\{(\w+)\}/g, (gap, name) => values[name] ?? gap);
const pair = (what, value) => filled(words.pair, { what, value });
const tied = (what, value) => filled(words.tied, { what, value });
const listed = (texts, pattern) => texts.length ? texts.reduce((first, next) => filled(pattern, { first, next })) : "";
const safe = text => { const node = document.createElement("i"); node.textContent = text; return node.innerHTML; };
const number = n => n < 0 ? "−" + -n : String(n);
const signed = n => n < 0 ? "−" + -n : "+" + n;
const mark = seat => `<i class="m m${seat}">${marks[seat]}</i>`;
const marked = text => safe(text).replace(new RegExp(`[${marks}]`, "g"), found => mark(marks.indexOf(found)));
const chip = (card, more = "", extra = "") => `<button type="button" class="chip k-${data.cards[card][1]}${extra}" data-card="${card}">${safe(data.cards[card][0])}${more}</button>`;

/* Mars. */
const tiles = one("#tiles"), drawn = new Map(), areas = Object.fromEntries(all(".area").map(node => [node.dataset.at, node]));
tiles.replaceChildren();
function svg(tag, attributes, inner = "") {
  const node = document.createElementNS(SVG, tag);
  for (const key in attributes) node.setAttribute(key, attributes[key]);
  node.innerHTML = inner;
  return node;
}
const placed = space => { const [x, y, r] = places[space]; return `translate(${x} ${y}) scale(${r})`; };
function area(space) {
  drawn.get(space)?.remove();
  drawn.delete(space);
  const tile = state["t:" + space], claim = state["l:" + space], marker = state["m:" + space];
  areas[space]?.classList.toggle("taken", tile !== undefined);
  let inner = "", said = space;
  if (claim !== undefined) inner += `<use href="#claim" class="s${claim}"/><use href="#s-own-${claim}" transform="translate(0 .55) scale(.5)"/>`;
  if (tile !== undefined) {
    const [kind, owner] = tile.split(":");
    inner += `<use href="#s-tile-${kind}"/>`;
    said = `${data.tiles[kind]} ${space}`;
    if (owner >= 0) {
      inner += `<use href="#rim" class="s${owner}"/><use href="#s-own-${owner}" transform="translate(0 .5) scale(.6)"/>`;
      said += " " + names[owner];
    }
    if (areas[space]) inner += `<text class="at" y="-.48">${space}</text>`;
  }
  if (marker !== undefined) {
    const [kind, owner, bars] = marker.split(":"), aside = tile !== undefined ? .42 : 0;
    inner += `<use href="#s-marker-${kind}-${owner}" transform="translate(${aside} ${aside / 10})"/>`;
    if (bars === "others") inner += `<use href="#claim" class="s${owner}"/>`;
  }
  if (!inner) return;
  const node = svg("g", { transform: placed(space) }, `${inner}<title>${safe(said)}</title>`);
  drawn.set(space, node);
  tiles.append(node);
}
const turns = all(".turn");
function green(share) {
  /* As the pictures do it: a border that moves through the levels of the map of what turns green first, 34 levels soft. */
  const border = done => done > .5 ? 255 - border(1 - done) : 255 * done > 34 ? 255 * done : 2 * Math.sqrt(34 * 255 * done) - 34;
  const offset = (border(share) / 34 * .5 + .5).toFixed(3);
  for (const node of turns) node.setAttribute("intercept", offset);
}
const tracks = Object.fromEntries(all("[data-track]").map(node => [node.dataset.track, node]));
const reads = Object.fromEntries(all("[data-read]").map(node => [node.dataset.read, node]));
function track(key) {
  const now = state["p:" + key], node = tracks[key];
  if (!node) return;
  for (const step of all("[data-v]", node)) step.classList.toggle("lit", +step.dataset.v <= now);
  one(".needle", node).setAttribute("points", one(`[data-v="${now}"]`, node)?.getAttribute("points") ?? "");
  if (reads[key]) reads[key].textContent = data.reads[key][now] ?? now;
}
function fresh(spaces) {
  one("#fresh").replaceChildren(...spaces.map(space => svg("use", { href: "#halo", transform: placed(space) })));
}
function inWords() {
  const read = Object.keys(data.reads).map(key => pair(data.parameters[key], data.reads[key][state["p:" + key]] ?? ""));
  const lying = Object.keys(state).filter(key => key.startsWith("t:")).map(key => {
    const [kind, owner] = state[key].split(":");
    const tile = pair(data.tiles[kind], key.slice(2));
    return owner >= 0 ? pair(tile, names[owner]) : tile;
  });
  return filled(words.mars, { g: state.g, values: listed(read, words.items), tiles: listed(lying, words.items) || words.none });
}

/* Players, goals, cards, and what expansions show beside Mars. */
const shown = {};
for (const node of all("[data-k]")) (shown[node.dataset.k] ||= []).push(node);
function value(key, moved) {
  for (const node of shown[key] ?? []) {
    if (key.endsWith(":passed")) { node.hidden = !(key in state); continue; }
    const text = key.endsWith("+") ? signed(state[key] ?? 0) : number(state[key] ?? 0);
    if (node.textContent === text) continue;
    node.textContent = text;
    if (moved === 1) { node.classList.remove("new"); void node.offsetWidth; node.classList.add("new"); }
  }
}
function tags(seat) {
  const own = Object.keys(state).filter(key => key.startsWith(seat + ":#")).sort((a, b) => state[b] - state[a]);
  one(`[data-tags="${seat}"]`).textContent = listed(own.map(key => tied(data.tags[key.split("#")[1]], state[key])), words.facts);
}
function played(node, latest) {
  const own = Object.keys(state).filter(key => key.startsWith("c:") && state[key] === +node.dataset.played);
  own.sort((a, b) => order.get(a) - order.get(b));
  node.innerHTML = own.map(key => {
    const card = key.slice(2), on = state["r:" + card];
    return chip(card, on ? `<sup>${on}</sup>` : "", latest.has(key) ? " latest" : "");
  }).join("") || `<i>${safe(words.none)}</i>`;
}
function goal(node) {
  const taker = state["goal:" + node.dataset.goal], scores = state["q:" + node.dataset.goal] ?? [];
  const enough = +node.dataset.need || (taker !== undefined || scores.some(n => n) ? Math.max(...scores) : 1);
  node.classList.toggle("open", taker === undefined);
  one(".by", node).innerHTML = taker === undefined ? "" : mark(taker);
  one(".scores", node).innerHTML = scores.map((n, seat) => `<span${n >= enough ? ' class="ok"' : ""}>${mark(seat)} <b>${number(n)}</b></span>`).join("");
}
const things = Object.fromEntries(all("[data-x]").map(node => [node.dataset.x, node]));
function thing(key) {
  const node = things[key], now = state[key];
  if (!node) return;
  node.hidden = now === undefined;
  const [text, step, card, lit] = now ?? ["", 0, 0, 0];
  node.classList.toggle("lit", !!lit);
  all(".pips i", node).forEach((pip, i) => pip.classList.toggle("lit", i <= step));
  one(".text", node).innerHTML = marked(text);
  one(".lies", node).innerHTML = card ? chip(card) : "";
}
function hand(seat) {
  const node = one(`[data-hand="${seat}"]`);
  if (node) node.innerHTML = (state["h:" + seat] ?? []).map(card => chip(card)).join("");
}

/* Going to a moment. */
const slide = one("#slide"), caption = one("#caption"), log = all("#log li"), byStep = new Map();
for (const li of log) byStep.set(+li.dataset.i, [...(byStep.get(+li.dataset.i) ?? []), li]);
const players = all(".player"), numbers = all("[data-chart]"), cursors = all(".cursor");
function go(to, quietly) {
  to = Math.max(0, Math.min(LAST, to));
  if (to === at) return;
  const touched = new Set(), moved = to - at;
  while (at < to) { const changed = steps[++at]; put(changed); for (const key in changed) touched.add(key); }
  while (at > to) { const changed = back[at--]; put(changed); for (const key in changed) touched.add(key); }
  draw(touched, moved);
  slide.value = at;
  const lines = byStep.get(at) ?? [];
  const said = lines.filter(li => !li.matches(".gen, .turning")).slice(0, 3).map(li => li.innerHTML);
  const who = data.who[at], chose = who >= 0 ? `${mark(who)} ${safe(filled(words.chose, { name: names[who] }))}` : "";
  caption.innerHTML = at === LAST ? words.end : said.join("<br>") || lines[0]?.innerHTML || (at ? chose : safe(words.start));
  caption.classList.toggle("places", at === LAST);
  const where = filled(words.where, { g: state.g, i: at, all: LAST });
  slide.setAttribute("aria-valuetext", filled(words.told, { head: where, text: caption.textContent }));
  one("#where").textContent = where;
  one("#board-words").textContent = inWords();
  for (const li of log) {
    const i = +li.dataset.i;
    li.classList.toggle("later", i > at);
    li.classList.toggle("here", i === at);
    if (i === at) li.setAttribute("aria-current", "step"); else li.removeAttribute("aria-current");
  }
  if (!quietly && lines[0]) follow(lines[0]);
  for (const node of players) node.classList.toggle("on", +node.dataset.seat === data.who[at]);
  for (const node of numbers) {
    const [key, seat] = node.dataset.chart.split(":");
    node.textContent = number(key === "income" ? state[seat + ":tr"] + state[seat + ":mc+"] : state[`${seat}:${key}`]);
  }
  for (const line of cursors) {
    const { left, right } = line.closest("figure").dataset, x = +left + (right - left) * at / Math.max(1, LAST);
    line.setAttribute("x1", x);
    line.setAttribute("x2", x);
  }
  const hash = at === LAST ? "" : "#step=" + at;
  if (location.hash !== hash) history.replaceState(null, "", hash || location.pathname + location.search);
}
function draw(touched, moved) {
  const spaces = new Set(), tagged = new Set(), latest = new Set();
  let cards = false, goals = false;
  for (const key of touched) {
    const [head, rest] = [key.slice(0, key.indexOf(":")), key.slice(key.indexOf(":") + 1)];
    if (head === "t" || head === "l" || head === "m") spaces.add(rest);
    else if (head === "p") track(rest);
    else if (head === "c" || head === "r") { cards = true; if (moved === 1 && head === "c") latest.add(key); }
    else if (head === "goal" || head === "q") goals = true;
    else if (head === "x") thing(key);
    else if (head === "h") hand(rest);
    else if (rest[0] === "#") tagged.add(head);
    else value(key, moved);
  }
  spaces.forEach(area);
  tagged.forEach(tags);
  if (cards) all("[data-played]").forEach(node => played(node, latest));
  if (goals) all("[data-goal]").forEach(goal);
  reads.generation.textContent = state.g;
  const ends = Object.entries(data.ends);
  green(ends.reduce((sum, [key, [low, high]]) => sum + (state["p:" + key] - low) / (high - low), 0) / Math.max(1, ends.length));
  fresh(moved === 1 ? [...spaces].filter(space => "t:" + space in state && touched.has("t:" + space)) : []);
}
function follow(li) {
  const box = one("#log"), far = li.offsetTop - box.offsetTop - box.clientHeight / 2;
  if (box.scrollHeight > box.clientHeight + 4) box.scrollTo({ top: far, behavior: still.matches || timer || Math.abs(far - box.scrollTop) > 900 ? "auto" : "smooth" });
}

/* Controls. */
const wanted = i => filter < 0 || data.who[i] === filter || i === 0 || i === LAST;
function next(by) { let i = at + by; while (i > 0 && i < LAST && !wanted(i)) i += by; go(i); }
function generation(by) { go((by > 0 ? generations.find(i => i > at) : generations.findLast(i => i < at)) ?? (by > 0 ? LAST : 0)); }
const SPEEDS = [1, 2, 4, .5];
function play(on) {
  clearTimeout(timer);
  timer = 0;
  if (on) {
    if (at === LAST) go(0);
    const stage = one(".mars");
    if (stage.getBoundingClientRect().top < 0) stage.scrollIntoView({ behavior: still.matches ? "auto" : "smooth" });
    const beat = () => { if (at >= LAST) return play(false); next(1); timer = setTimeout(beat, (still.matches ? 1600 : 900) / speed); };
    timer = setTimeout(beat, 250);
  }
  one("#play path").setAttribute("d", timer ? "M3 2h4v14H3zM11 2h4v14h-4z" : "M4 2l12 7-12 7z");
  for (const name of ["aria-label", "title"]) one("#play").setAttribute(name, timer ? words.pause : words.play);
  caption.setAttribute("aria-live", timer ? "off" : "polite");
}
const doing = {
  start: () => go(0), end: () => go(LAST), "-": () => next(-1), "+": () => next(1),
  "gen-": () => generation(-1), "gen+": () => generation(1), turning: () => go(data.turning),
};
for (const node of all("[data-do]")) node.addEventListener("click", () => act(node.dataset.do));
function act(what) {
  if (what === "play") return play(!timer);
  if (what === "speed") { speed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length]; one("#speed").textContent = speed.toLocaleString(document.documentElement.lang) + "×"; return; }
  play(false);
  doing[what]();
}
slide.addEventListener("input", () => { play(false); go(+slide.value); });
one("#log").addEventListener("click", event => {
  const li = event.target.closest("li");
  if (li && !event.target.closest("button")) { play(false); go(+li.dataset.i, true); }
});
for (const chart of all(".chart > svg")) chart.addEventListener("click", event => {
  const { left, right } = chart.closest("figure").dataset, box = chart.getBoundingClientRect();
  play(false);
  go(Math.round(((event.clientX - box.left) / box.width * chart.viewBox.baseVal.width - left) / (right - left) * LAST));
});
document.addEventListener("click", event => {
  const found = event.target.closest("[data-card]");
  if (!found) return;
  const [name, , line, text] = data.cards[found.dataset.card], box = one("#card");
  one("h3", box).textContent = name;
  one(".line", box).textContent = line;
  one(".text", box).textContent = text;
  box.showModal();
});
function only(seat) {
  filter = filter === seat ? -1 : seat;
  for (const node of all(".filter button")) node.setAttribute("aria-pressed", +node.dataset.seat === filter);
  const others = node => filter >= 0 && !node.classList.contains("s" + filter);
  for (const li of log) li.hidden = others(li) && !li.matches(`.gen, .turning, .a${filter}`);
  for (const node of all(".ribbon path, .line, .player")) node.classList.toggle("hushed", others(node));
}
[-1, ...names.keys()].forEach(seat => {
  const node = document.createElement("button");
  node.type = "button";
  node.dataset.seat = seat;
  node.setAttribute("aria-pressed", seat === -1);
  node.innerHTML = seat < 0 ? safe(words.everybody) : `${mark(seat)} ${safe(names[seat])}`;
  node.addEventListener("click", () => only(seat));
  one(".filter").append(node);
});
const KEYS = { ArrowLeft: "-", ArrowRight: "+", PageUp: "gen-", PageDown: "gen+", Home: "start", End: "end", " ": "play" };
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || one("#card").open || event.target.closest("[role=tab]")) return;
  const what = KEYS[event.key];
  if (what && !(what === "play" && event.target.closest("button, a"))) { event.preventDefault(); act(what); }
  else if (/^[0-9]$/.test(event.key) && event.key <= names.length) only(event.key > 0 ? event.key - 1 : -1);
});

/* Tabs, light and dark, print. */
const tabs = one(".tabs"), pages = all(".tab");
const heads = pages.map((page, i) => {
  const node = document.createElement("button");
  node.type = "button";
  node.id = "tab-" + page.dataset.tab;
  node.setAttribute("role", "tab");
  node.textContent = one("h2", page).textContent;
  page.setAttribute("role", "tabpanel");
  page.setAttribute("aria-labelledby", node.id);
  node.addEventListener("click", () => open(i));
  node.addEventListener("keydown", event => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by) { event.preventDefault(); const to = (i + by + pages.length) % pages.length; open(to); heads[to].focus(); }
  });
  tabs.append(node);
  return node;
});
let opened = 0;
function open(which) {
  opened = which;
  pages.forEach((page, i) => { page.hidden = i !== which; });
  heads.forEach((node, i) => { node.setAttribute("aria-selected", i === which); node.tabIndex = i === which ? 0 : -1; });
  if (which === 0) follow((byStep.get(at) ?? log)[0]);
}
const theme = one("#theme");
theme.addEventListener("click", () => {
  const now = document.documentElement.dataset.theme ?? (matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark");
  document.documentElement.dataset.theme = now === "dark" ? "light" : "dark";
});
addEventListener("beforeprint", () => { play(false); go(LAST); pages.forEach(page => { page.hidden = false; }); });
addEventListener("afterprint", () => open(opened));
for (const node of [one("#transport"), tabs, theme]) node.hidden = false;
one("#turning").hidden = data.turning === null;

const asked = () => { const found = /step=(\d+)/.exec(location.hash); return found ? +found[1] : null; };
go(asked() ?? LAST, true);
open(asked() === null ? 1 : 0);
addEventListener("hashchange", () => { const to = asked(); if (to !== null) go(to); });
})();
