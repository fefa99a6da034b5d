/** A message, and the messages of a channel as one member sees them. */

import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { attachments, components } from "./components.js";
import { isPrivate } from "./world.js";

const THINKING = 128;
const STARTED_THREAD = 18;
const JOINED = 7;
const TOGETHER_SECONDS = 420;
/** Messages of one author within so many seconds stand under one name. */
const HUES = [14, 210, 145, 280, 45, 330, 180, 95];

/** A round mark with the first letter of a name, in a colour of its own. */
export function avatar(id, name, bot = false) {
  const number = [...id].reduce((sum, digit) => (sum * 31 + digit.charCodeAt(0)) % 997, 7);
  if (bot) return h("span", { class: "avatar avatar-bot", "aria-hidden": "true" }, h("svg", { viewBox: "0 0 40 40" }, h("circle", { cx: 20, cy: 20, r: 11, fill: "currentColor" }), h("path", { d: "M4 25c8 5 25 2 32-10", fill: "none", stroke: "currentColor", "stroke-width": 2.5, "stroke-linecap": "round" })));
  return h("span", { class: "avatar", style: { "--hue": HUES[number % HUES.length] }, "aria-hidden": "true" }, [...name][0]?.toUpperCase() ?? "?");
}

// Making a formatter takes longer than everything else that a message needs.
const CLOCK = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const DAYS = new Map();

export function clock(iso) {
  return CLOCK.format(new Date(iso));
}

export function day(iso, language) {
  if (!DAYS.has(language)) DAYS.set(language, new Intl.DateTimeFormat(language, { dateStyle: "long" }));
  return DAYS.get(language).format(new Date(iso));
}

/** Whether a message stands under the name of the one before it. */
export function follows(message, before) {
  return Boolean(
    before && before.author.id === message.author.id && message.interaction_metadata?.type !== 2 && !isPrivate(message) && !isPrivate(before) && !message.type && !before.type &&
      Date.parse(message.timestamp) - Date.parse(before.timestamp) < TOGETHER_SECONDS * 1000,
  );
}

export function startsDay(message, before) {
  return !before || new Date(before.timestamp).toDateString() !== new Date(message.timestamp).toDateString();
}

/** Draw one message. `at` is what its components need, and `openThread(id)`, `dismiss()`, `failed`, `thread`. */
export function drawn(message, at, together, fresh) {
  const { world, who } = at;
  const author = message.author.id === world.bot.id ? world.bot.name : world.name(message.author.id);
  const day = fresh ? h("div", { class: "day", role: "separator" }, h("span", null, fresh)) : null;
  if (message.type === STARTED_THREAD || message.type === JOINED) return h("li", { key: message.id, class: "system", "data-message": message.id }, day, system(message, at, author));
  const pinged = message.pings?.includes(who.me) && !isPrivate(message) && world.channels.get(message.channel_id)?.kind !== "direct";
  const kind = ["message", together ? "together" : "", isPrivate(message) ? "private" : "", pinged ? "pinged" : ""].filter(Boolean).join(" ");
  const asked = message.interaction_metadata?.user;
  const used = message.interaction_metadata?.type === 2 && asked;
  return h(
    "li",
    { key: message.id, class: "slot", "data-message": message.id, tabindex: "-1" },
    day,
    h(
      "article",
      { class: kind, "aria-label": `${author}, ${clock(message.timestamp)}` },
      used ? h("p", { class: "used" }, avatar(asked.id, world.name(asked.id)), who.parts("used", { who: h("b", null, world.name(asked.id)), command: h("span", { class: "mention" }, `/${message.interaction_metadata.name ?? ""}`) })) : null,
      together ? h("span", { class: "side-time", "aria-hidden": "true" }, clock(message.timestamp)) : avatar(message.author.id, author, message.author.id === world.bot.id),
      h(
        "div",
        { class: "message-body" },
        together ? null : h("p", { class: "author" }, h("b", null, author), message.author.bot ? h("span", { class: "app" }, "APP") : null, h("time", { datetime: message.timestamp }, clock(message.timestamp))),
        message.flags & THINKING ? h("p", { class: "thinking" }, h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")), who.say("thinking", { who: author })) : null,
        message.content ? h("div", { class: "words" }, markdown(message.content, who)) : null,
        components(message.components, at),
        shownElsewhere(message) ? null : attachments(message, at),
        message.edited_timestamp && message.content ? h("small", { class: "edited" }, who.say("edited")) : null,
        at.failed ? h("p", { class: "failed" }, at.failed) : null,
        isPrivate(message) ? h("p", { class: "only-you" }, `${who.say("only-you")} · `, h("button", { type: "button", class: "link", onclick: at.dismiss }, who.say("dismiss"))) : null,
        at.thread ? thread(at.thread, at) : null,
      ),
    ),
  );
}

/** Whether the components show the attachments themselves, as those of version 2 must. */
function shownElsewhere(message) {
  return Boolean(message.flags & 32768);
}

function system(message, at, author) {
  const who = h("b", null, author);
  if (message.type === JOINED) return h("p", null, at.who.parts("joined", { who }));
  const id = message.message_reference?.channel_id ?? message.thread?.id;
  const name = message.content || at.world.channels.get(id)?.name || "";
  const thread = id ? h("button", { type: "button", class: "link", onclick: () => at.openThread(id) }, name) : h("b", null, name);
  return h("p", null, at.who.parts("began-thread", { who, thread }));
}

function thread(channel, at) {
  const count = at.world.seen(channel.id, at.who.me).length;
  return h(
    "button",
    { type: "button", class: "thread-card", onclick: () => at.openThread(channel.id) },
    h("b", null, channel.name),
    h("span", null, `${at.who.say("thread", { n: count })} ›`),
    channel.archived ? h("small", null, at.who.say("archived")) : null,
  );
}
