/**
 * What a menu of a message shows, and what of it can be sent: the one place that holds how Discord's clients are believed to keep it.
 *
 * Discord documents what a select looks like and what it sends, not what a client keeps between two choices. docs/first-run.md says
 * how to check it with a token. Two readings stand here, and every screen of the bot must work under both:
 *
 * - `mild`: every edit or answer that brings a message's components brings its menus anew.
 * - `strict`: a menu is brought anew only where it has another custom id, other options or other defaults than before; one that is
 *   the same remembers what was chosen in it.
 */

/** One row each: what a client does, in both readings, and the document that says so, or "believed". */
export const TABLE = [
  { what: "Options with `default` are shown as chosen when the message arrives", mild: true, strict: true, source: "docs.discord.com: Component Reference, Select Option Structure, `default`" },
  { what: "A menu takes from `min_values` to `max_values` options", mild: true, strict: true, source: "docs.discord.com: Component Reference, String Select" },
  { what: "A menu of at most one option sends as soon as one is chosen", mild: true, strict: true, source: "believed" },
  { what: "A menu of several options sends when it closes, if what is chosen has changed and is enough", mild: true, strict: true, source: "believed" },
  { what: "Escape closes a menu of several options and sends as well", mild: true, strict: true, source: "believed" },
  { what: "What was chosen stays shown while the message stays as it is", mild: true, strict: true, source: "believed" },
  { what: "What is shown as chosen is not sent again until the menu is sent again", mild: true, strict: true, source: "believed" },
  { what: "An edit with other options, defaults or custom id shows the defaults that were sent", mild: true, strict: true, source: "believed" },
  { what: "An edit with the very same menu shows the defaults that were sent", mild: true, strict: false, source: "believed" },
  { what: "What was chosen stays shown when the interaction failed", mild: true, strict: true, source: "believed" },
];

/** Components that are selects: string, user, role, mentionable, channel. */
export const SELECTS = new Set([3, 5, 6, 7, 8]);

/** The values that a menu shows as chosen when it arrives. */
export function defaults(menu) {
  if (menu.type === 3) return menu.options.filter((option) => option.default).map((option) => option.value);
  return (menu.default_values ?? []).map((value) => value.id);
}

export function bounds(menu) {
  return { least: menu.min_values ?? 1, most: menu.max_values ?? 1 };
}

function same(a, b) {
  return a.length === b.length && a.every((value) => b.includes(value));
}

/** What makes two menus the same one under the strict reading. */
function face(menu) {
  return JSON.stringify([menu.type, menu.custom_id, menu.options ?? null, menu.default_values ?? null, menu.min_values, menu.max_values]);
}

/** All menus among components, nested ones included. */
export function menus(components, out = []) {
  for (const component of components ?? []) {
    if (SELECTS.has(component.type)) out.push(component);
    menus(component.components, out);
  }
  return out;
}

/** What one member has chosen in menus since they were brought. */
export class Kept {
  constructor() {
    /** By message and custom id: the face of the menu in which it was chosen, and the values. */
    this.messages = new Map();
  }

  /** A message was edited with its components; `reading` is `mild` or `strict`. */
  brought(message, reading) {
    const known = this.messages.get(message.id);
    if (!known) return;
    const still = new Set(reading === "strict" ? menus(message.components).map(face) : []);
    for (const [id, { looks }] of known) if (!still.has(looks)) known.delete(id);
    if (!known.size) this.messages.delete(message.id);
  }

  gone(messageId) {
    this.messages.delete(messageId);
  }

  /** What the menu shows as chosen. */
  shown(messageId, menu) {
    return this.messages.get(messageId)?.get(menu.custom_id)?.values ?? defaults(menu);
  }

  /** Whether choosing these values would send anything. */
  sends(messageId, menu, values) {
    const { least, most } = bounds(menu);
    return values.length >= least && values.length <= most && !same(values, this.shown(messageId, menu));
  }

  /** These values were chosen and sent. */
  choose(messageId, menu, values) {
    if (!this.messages.has(messageId)) this.messages.set(messageId, new Map());
    this.messages.get(messageId).set(menu.custom_id, { looks: face(menu), values: [...values] });
  }
}
