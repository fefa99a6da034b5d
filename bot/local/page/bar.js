/** The line above everything: the members as tabs, how many stand side by side, and the time. */

import { h } from "./dom.js";
import { avatar } from "./messages.js";

const STEPS = [
  ["next", ["Next", " event"], "Go on to the next thing that happens"],
  ["hour", "+1 h", "One hour on"],
  ["half", "+12 h", "Twelve hours on"],
  ["day", "+1 day", "One day on"],
];

export function bar(app) {
  const { world } = app;
  return h(
    "header",
    { class: "bar", key: "bar" },
    h("h1", null, h("svg", { class: "logo", viewBox: "0 0 40 40", "aria-hidden": "true" }, h("circle", { cx: 20, cy: 20, r: 12 }), h("path", { d: "M3 26c9 5 27 2 34-11" })), h("span", null, world.bot.name, h("small", null, "local mode"))),
    h(
      "div",
      { class: "tabs", role: "tablist", "aria-label": "Members", "aria-multiselectable": "true", onkeydown: (event) => arrows(event) },
      [...world.members.values()].map((member) => {
        const shown = app.shown.includes(member.id);
        const waiting = world.waiting(member.id);
        return h(
          "button",
          { type: "button", key: member.id, role: "tab", class: member.here ? "tab" : "tab away", "aria-selected": shown ? "true" : "false", "aria-controls": shown ? `column-${member.id}` : null, tabindex: shown && app.shown[0] === member.id ? "0" : "-1", "data-tab": member.id, onclick: () => app.show(member.id), "aria-label": `${member.name}${waiting ? `, ${waiting} unread` : ""}` },
          avatar(member.id, member.name),
          h("span", null, member.name),
          waiting ? h("span", { class: "badge" }, waiting) : null,
        );
      }),
    ),
    h("button", { type: "button", class: "tool add-member", "aria-label": "Members: add, rename, leave", title: "Members", onclick: () => app.dialog("members") }, "+"),
    h("div", { class: "bar-tools" }, side(app), h("button", { type: "button", class: "tool", "aria-label": "Settings", title: "Settings", onclick: () => app.dialog("settings") }, h("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, h("path", { d: "M3 6h8M15 6h2M3 14h2M9 14h8", fill: "none", stroke: "currentColor", "stroke-width": 1.8, "stroke-linecap": "round" }), h("circle", { cx: 13, cy: 6, r: 2, fill: "none", stroke: "currentColor", "stroke-width": 1.8 }), h("circle", { cx: 7, cy: 14, r: 2, fill: "none", stroke: "currentColor", "stroke-width": 1.8 })))),
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
    { class: "side", role: "group", "aria-label": "Members side by side" },
    Array.from({ length: most }, (_, i) => i + 1).map((count) =>
      h("button", { type: "button", key: count, "aria-pressed": app.shown.length === count ? "true" : "false", "aria-label": count === 1 ? "One member" : `${count} members side by side`, title: count === 1 ? "One member" : `${count} side by side`, onclick: () => app.sideBySide(count) }, h("span", { class: "panes", "aria-hidden": "true" }, Array.from({ length: count }, () => h("i"))))
    ),
  );
}

const NOW = new Intl.DateTimeFormat("en-GB", { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" });

export function time(app) {
  const { world, passing } = app;
  const now = new Date(world.seconds() * 1000);
  const said = NOW.format(now);
  return h(
    "div",
    { class: "time", key: "time", role: "group", "aria-label": "Time" },
    h("span", { class: "time-now" }, h("b", { id: "clock" }, said), world.ahead > 59 ? h("small", null, `${ahead(world.ahead)} ahead`) : null),
    STEPS.map(([to, label, title]) => h("button", { type: "button", key: to, class: "time-step", title, "aria-label": title, "aria-disabled": passing ? "true" : null, "aria-busy": passing === to ? "true" : null, onclick: () => app.time(to) }, [label].flat().map((one, i) => h("span", { class: i ? "time-more" : "" }, one)))),
    h("p", { class: "happened", role: "status" }, passing ? "Time passes…" : app.happened),
  );
}

function ahead(seconds) {
  const days = Math.floor(seconds / 86400);
  const hours = Math.floor((seconds % 86400) / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return [days && `${days} d`, hours && `${hours} h`, !days && minutes && `${minutes} min`].filter(Boolean).join(" ");
}
