/** The line above everything: the members as tabs, how many stand side by side, and the time. */

import { h } from "./dom.js";
import { avatar } from "./messages.js";

const STEPS = ["next", "hour", "half", "day"];

export function bar(app) {
  const { world } = app;
  return h(
    "header",
    { class: "bar", key: "bar" },
    h("h1", null, h("svg", { class: "logo", viewBox: "0 0 40 40", "aria-hidden": "true" }, h("circle", { cx: 20, cy: 20, r: 12 }), h("path", { d: "M3 26c9 5 27 2 34-11" })), h("span", null, world.bot.name, h("small", null, app.say("local")))),
    h(
      "div",
      { class: "tabs", role: "tablist", "aria-label": app.say("members"), "aria-multiselectable": "true", onkeydown: (event) => arrows(event) },
      [...world.members.values()].map((member) => {
        const shown = app.shown.includes(member.id);
        const waiting = world.waiting(member.id);
        return h(
          "button",
          { type: "button", key: member.id, role: "tab", class: member.here ? "tab" : "tab away", "aria-selected": shown ? "true" : "false", "aria-controls": shown ? `column-${member.id}` : null, tabindex: shown && app.shown[0] === member.id ? "0" : "-1", "data-tab": member.id, onclick: () => app.show(member.id), "aria-label": waiting ? app.say("member-unread", { name: member.name, n: waiting }) : member.name },
          avatar(member.id, member.name),
          h("span", null, member.name),
          waiting ? h("span", { class: "badge" }, waiting) : null,
        );
      }),
    ),
    h("button", { type: "button", class: "tool add-member", "aria-label": app.say("members-about"), title: app.say("members"), onclick: () => app.dialog("members") }, "+"),
    h("div", { class: "bar-tools" }, side(app), h("button", { type: "button", class: "tool", "aria-label": app.say("settings"), title: app.say("settings"), onclick: () => app.dialog("settings") }, h("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, h("path", { d: "M3 6h8M15 6h2M3 14h2M9 14h8", fill: "none", stroke: "currentColor", "stroke-width": 1.8, "stroke-linecap": "round" }), h("circle", { cx: 13, cy: 6, r: 2, fill: "none", stroke: "currentColor", "stroke-width": 1.8 }), h("circle", { cx: 7, cy: 14, r: 2, fill: "none", stroke: "currentColor", "stroke-width": 1.8 })))),
  );
}

/** Move among tabs by arrow keys, as in every list of tabs. */
function arrows(event) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const tabs = [...event.currentTarget.querySelectorAll("button")];
  const to = tabs[(tabs.indexOf(document.activeElement) + step + tabs.length) % tabs.length];
  to.focus();
  event.preventDefault();
}

function side(app) {
  if (app.room() < 2) return null;
  const most = Math.min(app.room(), app.world.members.size);
  return h(
    "div",
    { class: "side", role: "group", "aria-label": app.say("side") },
    Array.from({ length: most }, (_, i) => i + 1).map((count) => {
      const title = app.say("side-so-many", { n: count });
      return h("button", { type: "button", key: count, "aria-pressed": app.shown.length === count ? "true" : "false", "aria-label": title, title, onclick: () => app.sideBySide(count) }, h("span", { class: "panes", "aria-hidden": "true" }, Array.from({ length: count }, () => h("i"))));
    }),
  );
}

/** A moment as its reader's language writes it: English as in Europe, with the day before the month. */
function moment(language, seconds) {
  const written = new Intl.DateTimeFormat(language === "en-US" ? "en-GB" : language, { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });
  return written.format(new Date(seconds * 1000));
}

/** The line of time, in the language of the member who is shown first. */
export function time(app) {
  const { world, passing } = app;
  const first = world.members.get(app.shown[0]);
  return h(
    "div",
    { class: "time", key: "time", role: "group", "aria-label": app.say("time") },
    h("span", { class: "time-now" }, h("b", { id: "clock" }, moment(first.language, world.seconds())), world.ahead > 59 ? h("small", null, app.say("time-ahead", { time: ahead(world.ahead, app) })) : null),
    STEPS.map((to) => {
      const title = app.say(`time-${to}-about`);
      const label = to === "next" ? [h("span", { class: "time-short" }, app.say("time-next-short")), h("span", { class: "time-more" }, app.say("time-next"))] : app.say(`time-${to}`);
      return h("button", { type: "button", key: to, class: "time-step", title, "aria-label": title, "aria-disabled": passing ? "true" : null, "aria-busy": passing === to ? "true" : null, onclick: () => app.time(to) }, label);
    }),
    h("p", { class: "happened", role: "status" }, passing ? app.say("time-passes") : happened(app, first.language)),
  );
}

/** What the last step of time brought: lines in each language, or a sentence about why it could not be. */
function happened(app, language) {
  const { lines = {}, moved = 0, error = "" } = app.happened;
  const told = lines[language] ?? lines["en-US"];
  if (!told) return error;
  const what = told.join(" · ") || app.say("time-nothing");
  if (moved >= 3600) return app.say("time-hours", { n: (Math.round(moved / 360) / 10).toLocaleString(language), what });
  return moved > 59 ? app.say("time-minutes", { n: Math.round(moved / 60), what }) : what;
}

function ahead(seconds, app) {
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor((seconds % 86400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  const said = { days, hours, minutes: days ? 0 : minutes };
  return Object.entries(said).map(([unit, n]) => n && app.say(`time-ahead-${unit}`, { n })).filter(Boolean).join(" ");
}
