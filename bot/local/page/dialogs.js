/** What opens over the page: a picture in full size, the members, the settings. */

import { h } from "./dom.js";
import { avatar } from "./messages.js";
import { TABLE } from "./selects.js";

function shell(name, title, body, close) {
  const opened = (element) => element.showModal();
  return h(
    "dialog",
    { key: name, class: `dialog ${name}`, ref: opened, "aria-label": title, oncancel: (event) => (event.preventDefault(), close()), onclick: (event) => event.target === event.currentTarget && close() },
    h("div", { class: "dialog-inside" }, h("header", null, h("h2", null, title), h("button", { type: "button", class: "close", "aria-label": "Close", onclick: close }, "×")), body),
  );
}

/** A picture in full size, which scrolls where it is larger than the window, and its description. */
export function picture(shown, app, close) {
  const body = h(
    "div",
    { class: "dialog-body" },
    h(
      "button",
      { type: "button", class: shown.whole ? "full whole" : "full", "aria-label": shown.whole ? "Fit the picture to the window" : "Show the picture in its own size", onclick: () => ((shown.whole = !shown.whole), app.draw()) },
      h("img", { src: shown.url, alt: shown.alt, width: shown.width, height: shown.height }),
    ),
    shown.alt ? h("p", { class: "alt" }, h("b", null, "Alt text "), shown.alt) : null,
    h("p", null, h("a", { href: shown.url, target: "_blank", rel: "noreferrer" }, "Open in a new tab")),
  );
  return shell("picture-dialog", "Picture", body, close);
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
    h("p", null, `You play all of them. Try what every host meets sooner or later: somebody leaves, changes their name, or closes their direct messages. ${app.world.name(app.world.guild.owner)} owns the server, and may use /admin.`),
    h(
      "ul",
      { class: "people" },
      [...app.world.members.values()].map((member) =>
        h(
          "li",
          { key: member.id },
          avatar(member.id, member.name),
          h("input", { class: "field", "aria-label": `Name of ${member.name}`, value: state.names?.[member.id] ?? member.name, maxlength: 32, oninput: (event) => ((state.names = { ...state.names, [member.id]: event.target.value }), app.draw()), onchange: async (event) => { await ask({ do: "rename", user: member.id, name: event.target.value }); delete state.names?.[member.id]; app.draw(); } }),
          h("label", null, h("input", { type: "checkbox", checked: member.direct, onchange: (event) => ask({ do: "direct", user: member.id, open: event.target.checked }) }), "Direct messages"),
          app.world.languages.length > 1 ? h("select", { class: "field language", "aria-label": `Language of ${member.name}`, onchange: (event) => ask({ do: "speak", user: member.id, language: event.target.value }) }, app.world.languages.map((code) => h("option", { key: code, value: code, selected: code === member.language }, named(code)))) : null,
          h("button", { type: "button", class: "button button-secondary", onclick: () => ask({ do: member.here ? "leave" : "return", user: member.id }) }, member.here ? "Leave the server" : "Come back"),
        ),
      ),
    ),
    h("form", { class: "add", onsubmit: add }, h("input", { class: "field", placeholder: "Name of a new member", "aria-label": "Name of a new member", maxlength: 32, value: state.name ?? "", oninput: (event) => ((state.name = event.target.value), app.draw()) }), h("button", { class: "button button-primary", type: "submit" }, "Add")),
    state.error ? h("p", { class: "failed", role: "alert" }, state.error) : null,
  );
  return shell("members-dialog", "Members", body, close);
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
    h("fieldset", null, h("legend", null, "Colours"), [["", "As the system"], ["light", "Light"], ["dark", "Dark"]].map(([value, label]) => radio("theme", value, app.theme, label, () => app.setTheme(value)))),
    h(
      "fieldset",
      null,
      h("legend", null, "What the bot may do in this server"),
      world.permissions.map((one) => h("label", { key: one.name }, h("input", { type: "checkbox", checked: one.allowed, onchange: (event) => ask({ t: "permission", name: one.name, allowed: event.target.checked }) }), h("span", null, one.label))),
    ),
    h(
      "fieldset",
      null,
      h("legend", null, "Menus, after an edit that brings the same menu again"),
      radio("selects", "mild", world.selects, "show the defaults that the bot sent", () => ask({ t: "selects", reading: "mild" })),
      radio("selects", "strict", world.selects, "keep showing what was chosen", () => ask({ t: "selects", reading: "strict" })),
      h("details", null, h("summary", null, "How Discord's menus behave"), h("table", null, h("thead", null, h("tr", null, ["What a client does", "defaults", "keeps", "Source"].map((one) => h("th", null, one)))), h("tbody", null, TABLE.map((row) => h("tr", null, h("td", null, row.what), h("td", null, row.mild ? "yes" : "no"), h("td", null, row.strict ? "yes" : "no"), h("td", null, row.source)))))),
    ),
    world.guide.closed ? h("p", null, h("button", { type: "button", class: "button button-secondary", onclick: () => ask({ t: "guide", closed: false }) }, "Show the guide again")) : null,
    world.scenes?.length ? h("p", { class: "none" }, world.scene ? `This is the scene ${world.scene}; nothing in it is kept.` : `Scenes to look at, with make run ARGS="--scene NAME": ${world.scenes.join(", ")}.`) : null,
    state.error ? h("p", { class: "failed", role: "alert" }, state.error) : null,
  );
  return shell("settings-dialog", "Settings", body, close);
}
