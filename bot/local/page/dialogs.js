/** What opens over the page: a picture in full size, the members, the settings. */

import { h } from "./dom.js";
import { avatar } from "./messages.js";
import { TABLE } from "./selects.js";

function shell(app, name, title, body, close) {
  const opened = (element) => element.showModal();
  return h(
    "dialog",
    { key: name, class: `dialog ${name}`, ref: opened, "aria-label": title, oncancel: (event) => (event.preventDefault(), close()), onclick: (event) => event.target === event.currentTarget && close() },
    h("div", { class: "dialog-inside" }, h("header", null, h("h2", null, title), h("button", { type: "button", class: "close", "aria-label": app.say("shut"), onclick: close }, "×")), body),
  );
}

/** A picture in full size, which scrolls where it is larger than the window, and its description. */
export function picture(shown, app, close) {
  const body = h(
    "div",
    { class: "dialog-body" },
    h(
      "button",
      { type: "button", class: shown.whole ? "full whole" : "full", "aria-label": app.say(shown.whole ? "picture-fit" : "picture-whole"), onclick: () => ((shown.whole = !shown.whole), app.draw()) },
      h("img", { src: shown.url, alt: shown.alt, width: shown.width, height: shown.height }),
    ),
    shown.alt ? h("p", { class: "alt" }, h("b", null, app.say("picture-alt"), " "), shown.alt) : null,
    h("p", null, h("a", { href: shown.url, target: "_blank", rel: "noreferrer" }, app.say("picture-tab"))),
  );
  return shell(app, "picture-dialog", app.say("picture"), body, close);
}

/** Members: added, renamed, gone, with direct messages closed. */
export function members(state, app, close) {
  const ask = async (request) => {
    const answer = await app.ask({ t: "member", ...request });
    state.error = answer.ok ? "" : answer.error;
    app.draw();
    return answer.ok;
  };
  const add = async (event) => {
    event.preventDefault();
    if (await ask({ do: "add", name: state.name ?? "" })) state.name = "";
    app.draw();
  };
  const body = h(
    "div",
    { class: "dialog-body" },
    h("p", null, app.say("members-said", { owner: app.world.name(app.world.guild.owner) })),
    h(
      "ul",
      { class: "people" },
      [...app.world.members.values()].map((member) =>
        h(
          "li",
          { key: member.id },
          avatar(member.id, member.name),
          h("input", { class: "field", "aria-label": app.say("member-name", member), value: state.names?.[member.id] ?? member.name, maxlength: 32, oninput: (event) => ((state.names = { ...state.names, [member.id]: event.target.value }), app.draw()), onchange: async (event) => { await ask({ do: "rename", user: member.id, name: event.target.value }); delete state.names?.[member.id]; app.draw(); } }),
          h("label", null, h("input", { type: "checkbox", checked: member.direct, onchange: (event) => ask({ do: "direct", user: member.id, open: event.target.checked }) }), app.say("member-direct")),
          app.world.languages.length > 1 ? h("select", { class: "field language", "aria-label": app.say("member-language", member), onchange: (event) => ask({ do: "speak", user: member.id, language: event.target.value }) }, app.world.languages.map((code) => h("option", { key: code, value: code, selected: code === member.language }, named(code)))) : null,
          h("button", { type: "button", class: "button button-secondary", onclick: () => ask({ do: member.here ? "leave" : "return", user: member.id }) }, app.say(member.here ? "member-leave" : "member-return")),
        ),
      ),
    ),
    h("form", { class: "add", onsubmit: add }, h("input", { class: "field", placeholder: app.say("member-new"), "aria-label": app.say("member-new"), maxlength: 32, value: state.name ?? "", oninput: (event) => ((state.name = event.target.value), app.draw()) }), h("button", { class: "button button-primary", type: "submit" }, app.say("member-add"))),
    state.error ? h("p", { class: "failed", role: "alert" }, state.error) : null,
  );
  return shell(app, "members-dialog", app.say("members"), body, close);
}

/** A language by its own name. */
function named(code) {
  const [language] = code.split("-");
  return new Intl.DisplayNames([language], { type: "language" }).of(language);
}

/** Settings: colours, the bot's permissions, how menus keep what was chosen. */
export function settings(state, app, close) {
  const { world } = app;
  const ask = async (request) => {
    const answer = await app.ask(request);
    state.error = answer.ok ? "" : answer.error;
    app.draw();
  };
  const radio = (name, value, now, label, act) => h("label", null, h("input", { type: "radio", name, checked: now === value, onchange: act }), h("span", null, label));
  const body = h(
    "div",
    { class: "dialog-body" },
    h("fieldset", null, h("legend", null, app.say("colours")), ["", "light", "dark"].map((value) => radio("theme", value, app.theme, app.say(`colours-${value}`), () => app.setTheme(value)))),
    h(
      "fieldset",
      null,
      h("legend", null, app.say("permissions")),
      world.permissions.map((one) => h("label", { key: one.name }, h("input", { type: "checkbox", checked: one.allowed, onchange: (event) => ask({ t: "permission", name: one.name, allowed: event.target.checked }) }), h("span", null, app.say(`permission-${one.name}`)))),
    ),
    h(
      "fieldset",
      null,
      h("legend", null, app.say("menus")),
      radio("selects", "mild", world.selects, app.say("menus-mild"), () => ask({ t: "selects", reading: "mild" })),
      radio("selects", "strict", world.selects, app.say("menus-strict"), () => ask({ t: "selects", reading: "strict" })),
      h("details", null, h("summary", null, app.say("menus-about")), h("table", { lang: "en" }, h("thead", null, h("tr", null, ["What a client does", "defaults", "keeps", "Source"].map((one) => h("th", null, one)))), h("tbody", null, TABLE.map((row) => h("tr", null, h("td", null, row.what), h("td", null, row.mild ? "yes" : "no"), h("td", null, row.strict ? "yes" : "no"), h("td", null, row.source)))))),
    ),
    world.guide.closed ? h("p", null, h("button", { type: "button", class: "button button-secondary", onclick: () => ask({ t: "guide", closed: false }) }, app.say("guide-again"))) : null,
    world.scenes?.length ? h("p", { class: "none" }, world.scene ? app.say("scene", { name: world.scene }) : app.say("scenes", { command: 'make run ARGS="--scene NAME"', names: world.scenes.join(", ") })) : null,
    state.error ? h("p", { class: "failed", role: "alert" }, state.error) : null,
  );
  return shell(app, "settings-dialog", app.say("settings"), body, close);
}
