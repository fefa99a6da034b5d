/**
 * Discord's Markdown, drawn: headings, small print, lists, quotes, code, emphasis, spoilers, links, mentions, timestamps.
 *
 * Source of the syntax: Discord's help page "Markdown Text 101", and "Message Formatting" in docs.discord.com.
 */

import { h } from "./dom.js";

const HEADING = /^(#{1,3}) +(.+)$/;
const SMALL = /^-# +(.+)$/;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.+)$/;
const QUOTE = /^> ?(.*)$/;
const FENCE = /^```(?:[a-z0-9+-]*\n)?([\s\S]*?)\n?```/i;

/** Draw a text of several lines. `who` knows names: `user(id)`, `channel(id)`, `command(id)`, `openChannel(id)`, `now()`, `language()`. */
export function markdown(text, who) {
  const out = [];
  let rest = text ?? "";
  while (rest) {
    const fence = FENCE.exec(rest);
    if (fence) {
      out.push(h("pre", null, h("code", null, fence[1])));
      rest = rest.slice(fence[0].length).replace(/^[ \n]/, "");
      continue;
    }
    const end = rest.indexOf("\n```");
    const until = end < 0 ? rest.length : end + 1;
    out.push(...blocks(rest.slice(0, until).replace(/\n$/, ""), who));
    rest = rest.slice(until);
  }
  return out;
}

function blocks(text, who) {
  const lines = text.split("\n");
  const out = [];
  let said = [];
  const flush = () => {
    if (said.length) out.push(h("p", null, inline(said.join("\n"), who)));
    said = [];
  };
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at];
    const heading = HEADING.exec(line);
    const small = SMALL.exec(line);
    if (line.startsWith(">>> ")) {
      flush();
      out.push(h("blockquote", null, blocks([line.slice(4), ...lines.slice(at + 1)].join("\n"), who)));
      return out;
    }
    if (heading) {
      flush();
      out.push(h("div", { class: `heading heading-${heading[1].length}`, role: "heading", "aria-level": heading[1].length + 2 }, inline(heading[2], who)));
    } else if (small) {
      flush();
      out.push(h("small", { class: "small-print" }, inline(small[1], who)));
    } else if (QUOTE.test(line)) {
      flush();
      const quoted = [];
      while (at < lines.length && QUOTE.test(lines[at])) quoted.push(QUOTE.exec(lines[at++])[1]);
      at--;
      out.push(h("blockquote", null, blocks(quoted.join("\n"), who)));
    } else if (ITEM.test(line)) {
      flush();
      const items = [];
      while (at < lines.length && ITEM.test(lines[at])) items.push(ITEM.exec(lines[at++]));
      at--;
      out.push(list(items, who));
    } else if (line === "" && !said.length) {
      out.push(h("div", { class: "gap" }));
    } else said.push(line);
  }
  flush();
  return out;
}

function list(items, who) {
  const depth = items[0][1].length;
  const own = [];
  for (const item of items) {
    if (item[1].length > depth && own.length) own[own.length - 1].below.push(item);
    else own.push({ said: item[3], below: [] });
  }
  const first = parseInt(items[0][2], 10);
  const drawn = own.map(({ said, below }) => h("li", null, inline(said, who), below.length ? list(below, who) : null));
  return Number.isNaN(first) ? h("ul", null, drawn) : h("ol", { start: first }, drawn);
}

/** Each rule: what it matches at the beginning of the rest, and what is drawn. The first that matches is taken. */
const RULES = [
  [/^\\([^A-Za-z0-9\s])/, (m) => m[1]],
  [/^(`+)([\s\S]*?[^`])\1(?!`)/, (m) => h("code", null, m[2])],
  [/^\|\|([\s\S]+?)\|\|/, (m, who) => spoiler(inline(m[1], who), who)],
  [/^\*\*\*(?=\S)([\s\S]+?)\*\*\*/, (m, who) => h("strong", null, h("em", null, inline(m[1], who)))],
  [/^\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/, (m, who) => h("strong", null, inline(m[1], who))],
  [/^__((?:\\[\s\S]|[^\\])+?)__(?!_)/, (m, who) => h("u", null, inline(m[1], who))],
  [/^~~((?:\\[\s\S]|[^\\])+?)~~/, (m, who) => h("s", null, inline(m[1], who))],
  [/^\*(?=\S)((?:\\[\s\S]|\*\*[\s\S]+?\*\*|[^\\*])+?)\*(?!\*)/, (m, who) => h("em", null, inline(m[1], who))],
  [/^_((?:\\[\s\S]|[^\\_])+?)_(?![A-Za-z0-9_])/, (m, who) => h("em", null, inline(m[1], who))],
  [/^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m, who) => link(m[2], inline(m[1], who), who)],
  [/^<(https?:\/\/[^\s>]+)>/, (m, who) => link(m[1], m[1], who)],
  [/^https?:\/\/[^\s<]*[^\s<.,:;!?"')\]]/, (m, who) => link(m[0], m[0], who)],
  [/^<@!?(\d+)>/, (m, who) => h("span", { class: "mention", "data-me": who.me === m[1] }, "@" + who.user(m[1]))],
  [/^<@&(\d+)>/, () => h("span", { class: "mention" }, "@role")],
  [/^@(everyone|here)\b/, (m) => h("span", { class: "mention" }, m[0])],
  [/^<#(\d+)>/, (m, who) => h("a", { class: "mention", href: "#", onclick: (event) => (event.preventDefault(), who.openChannel(m[1])) }, who.channel(m[1]))],
  [/^<\/([^:>]+):(\d+)>/, (m, who) => h("button", { class: "mention", type: "button", onclick: () => who.type(`/${m[1]}`) }, `/${m[1]}`)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/, (m, who) => time(Number(m[1]), m[2] ?? "f", who)],
  [/^<a?:(\w+):\d+>/, (m) => `:${m[1]}:`],
];
const PLAIN = /^[^\\`|*_~[<h@\n]+/;

function inline(text, who) {
  const out = [];
  let rest = text;
  let said = "";
  const flush = () => {
    if (said) out.push(said);
    said = "";
  };
  scan: while (rest) {
    const plain = PLAIN.exec(rest);
    if (plain) {
      said += plain[0];
      rest = rest.slice(plain[0].length);
      continue;
    }
    if (rest[0] === "\n") {
      flush();
      out.push(h("br"));
      rest = rest.slice(1);
      continue;
    }
    const after = said.slice(-1);
    for (const [pattern, draw] of RULES) {
      if (rest[0] === "_" && /[A-Za-z0-9]/.test(after)) break; // snake_case is no emphasis
      const match = pattern.exec(rest);
      if (!match) continue;
      const drawn = draw(match, who);
      if (typeof drawn === "string") said += drawn;
      else {
        flush();
        out.push(drawn);
      }
      rest = rest.slice(match[0].length);
      continue scan;
    }
    said += rest[0];
    rest = rest.slice(1);
  }
  flush();
  return out;
}

const PLACE = /^https:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d+|@me)\/(\d+)/;

/** What a link needs: one to a channel of this server opens it here, every other one opens a tab of its own. */
export function leading(url, who) {
  const place = PLACE.exec(url);
  if (!place) return { href: url, target: "_blank", rel: "noreferrer noopener" };
  const open = (event) => {
    event.preventDefault();
    who.openChannel(place[1]);
  };
  return { href: url, onclick: open };
}

function link(url, said, who) {
  return h("a", leading(url, who), said);
}

function spoiler(said, who) {
  const show = (event) => {
    const there = event.currentTarget;
    there.classList.add("shown");
    there.removeAttribute("role");
    there.removeAttribute("aria-label");
  };
  const keys = (event) => {
    if (event.key === "Enter" || event.key === " ") show(event);
  };
  return h("span", { class: "spoiler", role: "button", tabindex: "0", "aria-label": who.say("spoiler-show"), onclick: show, onkeydown: keys }, h("span", null, said));
}

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};
const UNITS = [["year", 31536000], ["month", 2592000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** Say a time in seconds relative to another, as "in 2 hours". */
export function relative(at, now, language) {
  const away = at - now;
  const [unit, seconds] = UNITS.find(([, least]) => Math.abs(away) >= least) ?? UNITS[UNITS.length - 1];
  return new Intl.RelativeTimeFormat(language, { numeric: unit === "second" ? "auto" : "always" }).format(Math.trunc(away / seconds), unit);
}

export function dated(at, style, language) {
  return new Intl.DateTimeFormat(language, { ...STYLES[style], hourCycle: "h23" }).format(new Date(at * 1000));
}

function time(at, style, who) {
  if (Number.isNaN(new Date(at * 1000).getTime())) return `<t:${at}>`;
  const lang = who.language();
  const said = style === "R" ? relative(at, who.now(), lang) : dated(at, style, lang);
  return h("time", { class: "stamp", lang, datetime: new Date(at * 1000).toISOString(), title: dated(at, "F", lang), "data-at": at, "data-style": style }, said);
}

/** Renew what all relative times of the page say. The only text that changes without anything having come. */
export function tick(now) {
  for (const element of document.querySelectorAll('time[data-style="R"]')) {
    const said = relative(Number(element.dataset.at), now, element.lang);
    if (element.firstChild && element.firstChild.nodeValue !== said) element.firstChild.nodeValue = said;
  }
}

/** What a phone's notification says: mentions by name, times in words, no marks. */
export function plain(text, who) {
  return (text ?? "")
    .replace(/<@!?(\d+)>/g, (_, id) => "@" + who.user(id))
    .replace(/<#(\d+)>/g, (_, id) => who.channel(id))
    .replace(/<\/([^:>]+):\d+>/g, "/$1");
}
