/** Five steps for who opens the page first, beside everything else, in words that the bot has told. Closed, it is gone. */

import { h } from "./dom.js";
import { parts } from "./words.js";

const PERMISSIONS = "309237746688";
/** What the bot asks for when it is invited: the README says which permissions these are. */

export class Guide {
  constructor(app) {
    this.app = app;
    this.application = "";
    this.copied = false;
    this.looked = null;
  }

  names() {
    const { guide, members } = this.app.world;
    const playing = [...members.values()].filter((one) => guide.people.includes(one.id));
    const [host, second, third] = playing.length > 1 ? playing : [...members.values()];
    return { host, second: second ?? host, third: third ?? second ?? host, alone: playing.length === 1 ? playing[0] : null };
  }

  steps() {
    const { world } = this.app;
    const { host, second, third, alone } = this.names();
    const say = (key, values) => this.app.say(key, values);
    const text = [...world.channels.values()].find((one) => one.kind === "text");
    const channel = text?.name ?? "mars";
    const { waits, voting } = world.guide;
    const thread = world.channels.get(world.guide.thread) ?? text;
    const direct = (user) => world.list(user.id).direct;
    const written = (user) => world.guide.written.includes(user.id);
    const be = (user, there) => {
      if (!user || !there || this.app.looksAt(user.id, there.id)) return {};
      return { does: this.app.shown.includes(user.id) ? say("show") : say("be", user), act: () => this.app.show(user.id, there.id) };
    };
    const whose = world.members.get(waits[0]) ?? host;
    const other = world.members.get(waits.find((id) => id !== third.id));
    const voter = world.members.get(thread?.members?.find((id) => !waits.includes(id))) ?? host;
    const day = { does: say("day"), act: () => this.app.time("day") };
    const vanish = voting
      ? { said: say("vote-voting", third), ...day, ...be(voter, thread) }
      : other
        ? { said: say("vote-answering", { name: third.name, other: other.name }), ...be(other, written(other) ? direct(other) : thread) }
        : { said: say("vote-waiting", third), ...day };
    const choosing = written(second) ? { said: say("direct-said"), ...be(second, direct(second)) } : { said: say("direct-passing", whose), ...be(whose, thread) };
    const apart = [
      { id: "direct", title: say("direct", second), ...choosing },
      { id: "vote", title: say("vote", third), ...vanish },
    ];
    const cards = alone && written(alone) ? { said: say("direct-alone"), ...be(alone, direct(alone)) } : { said: say("direct-alone-passing", alone ?? host), ...be(alone, thread) };
    const robots = [
      { id: "direct", title: say("direct", alone ?? host), ...cards },
      { id: "vote", title: say("vote-alone"), said: say("vote-alone-said", alone ?? host), ...be(alone, text) },
    ];
    const next = { said: say("none", { channel }), ...be(host, text) };
    const playing = (step) => (world.guide.people.length ? step : { ...step, act: null, ...next });
    return [
      { id: "start", title: say("start"), said: say("start-said", { host: host.name, channel }), ...be(host, text) },
      playing({ id: "turn", title: say("turn"), said: say(waits.length > 1 ? "turn-first" : "turn-said", whose), ...be(whose, thread) }),
      ...(alone ? robots : apart).map(playing),
      { id: "invite", title: say("invite"), said: "" },
    ];
  }

  draw() {
    const { guide } = this.app.world;
    if (guide.closed) return null;
    const say = (key, values) => this.app.say(key, values);
    const steps = this.steps();
    const open = this.looked ?? steps.find((step) => !guide.done.includes(step.id)).id;
    const step = steps.find((one) => one.id === open) ?? steps[4];
    const number = steps.indexOf(step) + 1;
    return h(
      "aside",
      { class: "guide", key: "guide", "aria-label": say("label") },
      h(
        "ol",
        { class: "guide-steps" },
        steps.map((one, i) => {
          const done = guide.done.includes(one.id);
          return h("li", { key: one.id }, h("button", { type: "button", class: `guide-step${done ? " done" : ""}`, "aria-current": one.id === open ? "step" : null, "aria-label": say(done ? "step-done" : "step", { n: i + 1, title: one.title }), onclick: () => ((this.looked = one.id), this.app.draw()) }, h("span", { class: "guide-number", "aria-hidden": "true" }, done ? "✓" : i + 1), h("span", { class: "guide-title" }, one.title)));
        }),
      ),
      h("div", { class: "guide-body", "aria-live": "polite" }, h("p", null, h("b", { class: "guide-now" }, say("now", { n: number, title: step.title }), " "), step.id === "invite" ? this.invite() : step.said), step.act ? h("button", { type: "button", class: "button button-primary", onclick: step.act }, step.does) : null),
      h("button", { type: "button", class: "close", "aria-label": say("close"), title: say("close"), onclick: () => this.app.ask({ t: "guide", closed: true }) }, "×"),
    );
  }

  invite() {
    const { app } = this;
    const say = (key) => app.say(key);
    const id = this.application.trim();
    const good = /^\d{17,20}$/.test(id);
    const url = `https://discord.com/oauth2/authorize?client_id=${id}&scope=bot+applications.commands&permissions=${PERMISSIONS}`;
    const field = h("input", {
      class: "field", inputmode: "numeric", "aria-label": say("field"), placeholder: say("digits"), value: this.application,
      oninput: (event) => {
        this.application = event.target.value;
        app.draw();
      },
    });
    const link = good ? h("a", { class: "button button-link", href: url, target: "_blank", rel: "noreferrer noopener" }, say("link")) : h("span", { class: "none" }, say(id ? "wrong" : "missing"));
    const portal = h("a", { href: "https://discord.com/developers/applications", target: "_blank", rel: "noreferrer noopener" }, say("portal"));
    const code = (said) => h("code", null, said);
    return h("span", { class: "invite" }, parts(app.world, app.shown[0], "invite-said", { portal, file: code(".env"), token: code("DISCORD_TOKEN"), field, link, command: code("make run"), setup: code("/setup") }));
  }
}
