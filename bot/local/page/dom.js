/**
 * The page as a value: `h` describes an element, `patch` changes the document by what differs.
 *
 * A node that stays the same is left alone, so focus, scroll, an open menu and a click that is under way survive every update.
 * A description that is the very same object as before is skipped: that is what keeps 500 messages smooth.
 */

const FRAGMENT = [];

/** Describe an element. `props`: `key`, `class`, `on*` handlers, `style` (an object), `ref`, and attributes; false and null leave one out. */
export function h(tag, props, ...children) {
  return { tag, props: props ?? FRAGMENT, children: flat(children, []), key: props?.key, dom: null };
}

function flat(children, out) {
  for (const child of children) {
    if (child === null || child === undefined || child === false || child === true || child === "") continue;
    if (Array.isArray(child)) flat(child, out);
    else out.push(typeof child === "object" ? child : { tag: "", text: String(child), dom: null });
  }
  return out;
}

const SVG = new Set(["svg", "path", "circle", "rect", "line", "g", "polyline"]);
/** Properties that the person at the page changes too, so they are compared with the document and not with what was said before. */
const LIVE = new Set(["value", "checked", "open", "scrollTop"]);

function create(node) {
  if (node.tag === "") return (node.dom = document.createTextNode(node.text));
  const element = SVG.has(node.tag) ? document.createElementNS("http://www.w3.org/2000/svg", node.tag) : document.createElement(node.tag);
  node.dom = element;
  for (const [name, value] of Object.entries(node.props)) if (!LIVE.has(name)) set(element, name, value, undefined);
  for (const child of node.children) element.append(create(child));
  for (const [name, value] of Object.entries(node.props)) if (LIVE.has(name)) set(element, name, value, undefined);
  if (node.props.ref) queue.push(() => node.props.ref(element));
  return element;
}

/** What is done once the document is as described: `ref` is called with a new element. */
let queue = [];

function set(element, name, value, before) {
  if (name === "key" || name === "ref") return;
  // A handler that returns false would cancel what the browser does by itself, such as ticking a box.
  if (name.startsWith("on")) element[name] = value ? (event) => void value(event) : null;
  else if (name === "class") element.setAttribute("class", value || "");
  else if (name === "style") {
    for (const [key, one] of Object.entries(value || {})) element.style.setProperty(key, one);
    for (const key of Object.keys(before || {})) if (!(key in (value || {}))) element.style.removeProperty(key);
  } else if (name === "checked" || name === "open") element[name] = Boolean(value);
  else if (name === "value") {
    if (element.value !== value) element.value = value ?? "";
  } else if (value === false || value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? "" : value);
}

function alike(a, b) {
  return a.tag === b.tag && a.key === b.key;
}

function renew(old, now) {
  if (old === now) return;
  const dom = (now.dom = old.dom);
  if (now.tag === "") {
    if (old.text !== now.text) dom.nodeValue = now.text;
    return;
  }
  for (const [name, value] of Object.entries(now.props)) {
    const before = old.props[name];
    if (LIVE.has(name) ? dom[name] !== value : before !== value) set(dom, name, value, before);
  }
  for (const name of Object.keys(old.props)) if (!(name in now.props)) set(dom, name, null, old.props[name]);
  children(dom, old.children, now.children);
}

function children(parent, before, now) {
  const keyed = new Map();
  const plain = [];
  for (const node of before) {
    if (node.key === undefined) plain.push(node);
    else keyed.set(node.key, node);
  }
  let next = 0;
  const kept = new Set();
  const matched = now.map((node) => {
    let old;
    if (node.key !== undefined) old = keyed.get(node.key);
    else {
      // The first unkeyed one of the same kind that is still to come: what stands between them was taken out.
      for (let at = next; at < plain.length; at++) {
        if (alike(plain[at], node)) {
          old = plain[at];
          next = at + 1;
          break;
        }
      }
    }
    if (old && !alike(old, node)) old = undefined;
    if (old) kept.add(old);
    return old;
  });
  for (const node of before) if (!kept.has(node)) node.dom.remove();
  let place = parent.firstChild;
  now.forEach((node, index) => {
    const old = matched[index];
    if (old) renew(old, node);
    else create(node);
    if (node.dom === place) place = place.nextSibling;
    else parent.insertBefore(node.dom, place); // moving an element blurs it, so only what is out of place moves
  });
}

/** Make the inside of `parent` what `nodes` describe. */
export function patch(parent, nodes) {
  const now = flat([nodes], []);
  children(parent, parent.described ?? [], now);
  parent.described = now;
  const due = queue;
  queue = [];
  for (const work of due) work();
}

/** Make a function that describes the same thing only once as long as its arguments are the same. Keeps one description per `key`. */
export function remembered(describe) {
  const known = new Map();
  const kept = (key, ...args) => {
    const old = known.get(key);
    if (old && old.args.length === args.length && old.args.every((value, i) => value === args[i])) return old.node;
    const node = describe(...args);
    known.set(key, { args, node });
    return node;
  };
  kept.forget = (key) => known.delete(key);
  return kept;
}
