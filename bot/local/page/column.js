/** What one member sees: the list of channels, one channel with its messages, the field below, and the phone's notifications. */

import { h, remembered } from "./dom.js";
import { avatar, clock, day, drawn, follows, startsDay } from "./messages.js";
import { Composer } from "./composer.js";
import { Kept } from "./selects.js";
import { parts, say } from "./words.js";

const NEAR = 80;
/** Pixels from the end within which a channel follows what comes. */

export class Column {
  constructor(app, user) {
    this.app = app;
    this.user = user;
    this.channel = "";
    this.kept = new Kept();
    this.busyIds = new Set();
    this.failures = new Map();
    this.revisions = new Map();
    this.places = new Map();
    this.panel = "";
    this.behind = false;
    this.composers = new Map();
    this.describe = remembered(describe);
    this.who = {
      me: user,
      user: (id) => app.world.name(id),
      channel: (id) => app.world.title(id),
      openChannel: (id) => app.show(user, id),
      type: (text) => this.composer().begin(text.slice(1)),
      now: () => app.world.seconds(),
      language: () => app.world.members.get(user).language,
      say: (key, values) => say(app.world, user, key, values),
      parts: (key, values) => parts(app.world, user, key, values),
    };
  }

  composer() {
    const { app, user, channel } = this;
    if (!this.composers.has(channel))
      this.composers.set(
        channel,
        new Composer({
          world: () => app.world,
          commands: () => app.world.usable(channel, this.user),
          run: (command, options) => this.run(channel, command, options),
          say: (content) => this.act({ t: "say", channel, content }, `slash ${channel}`),
          complete: async (command, option, value, options) => (await app.ask({ t: "autocomplete", as: user, channel, command, option, value, options })).choices ?? [],
          changed: () => app.draw(),
          words: this.who.say,
        }),
      );
    return this.composers.get(channel);
  }

  /** Run a command: files among its options are brought to the server first. */
  async run(channel, command, given) {
    const place = `slash ${channel}`;
    const options = { ...given };
    for (const [name, value] of Object.entries(given)) {
      if (!(value instanceof File)) continue;
      const answer = await this.app.upload(value);
      if (!answer.ok) {
        this.failures.set(place, answer.error);
        this.app.announce(answer.error);
        return this.touch(place);
      }
      options[name] = answer.file;
    }
    return this.act({ t: "slash", channel, command, options }, place);
  }

  touch(message) {
    this.revisions.set(message, (this.revisions.get(message) ?? 0) + 1);
    this.app.draw();
  }

  /** Send what this member does; show it as busy meanwhile, and what became of it. */
  async act(request, place, customId = "") {
    const key = `${place} ${customId}`;
    if (this.busyIds.has(key)) return;
    this.busyIds.add(key);
    this.failures.delete(place);
    this.touch(place);
    const answer = await this.app.ask({ ...request, as: this.user });
    this.busyIds.delete(key);
    if (!answer.ok) {
      this.failures.set(place, answer.error);
      this.app.announce(answer.error);
    } else if (answer.modal) this.app.form(this, answer.modal);
    this.touch(place);
  }

  /** A message was edited: its menus are brought anew, and an old failure is forgotten. */
  brought(message) {
    this.kept.brought(message, this.app.world.selects);
    this.failures.delete(message.id);
    this.revisions.set(message.id, (this.revisions.get(message.id) ?? 0) + 1);
  }

  gone(id) {
    this.kept.gone(id);
    this.describe.forget(id);
  }

  at(message) {
    const { app, channel, kept } = this;
    const id = message.id;
    return {
      message,
      world: app.world,
      who: this.who,
      busy: (customId) => this.busyIds.has(`${id} ${customId}`),
      click: (component) => this.act({ t: "click", channel, message: id, custom_id: component.custom_id }, id, component.custom_id),
      shown: (component) => kept.shown(id, component),
      isOpen: (component) => app.isOpen(this, id, component),
      open: (component, anchor) =>
        app.openMenu(this, id, component, anchor, (values) => {
          if (values && kept.sends(id, component, values)) {
            kept.choose(id, component, values);
            this.act({ t: "select", channel, message: id, custom_id: component.custom_id, values }, id, component.custom_id);
          } else this.touch(id);
        }),
      enlarge: (picture) => app.enlarge(picture),
      openThread: (thread) => app.show(this.user, thread),
      dismiss: () => app.ask({ t: "dismiss", as: this.user, channel, message: id }),
      failed: this.failures.get(id),
      thread: app.world.threadOf(id),
    };
  }

  go(channel) {
    if (this.channel === channel) return;
    this.channel = channel;
    this.panel = "";
    this.arrived = true;
    this.describe = remembered(describe);
  }

  draw() {
    const { world } = this.app;
    const member = world.members.get(this.user);
    const channel = world.channels.get(this.channel);
    return h(
      "section",
      { class: `column ${this.panel ? `show-${this.panel}` : ""}`, key: this.user, "aria-label": member.name, "data-user": this.user, lang: member.language, id: `column-${this.user}` },
      this.sidebar(member),
      h("div", { class: "room" }, this.header(member, channel), h("div", { class: "toasts", key: "toasts" }, this.app.phones(this.user)), this.panel === "phone" ? this.phone(member) : null, this.timeline(channel), this.foot(member, channel)),
    );
  }

  header(member, channel) {
    const elsewhere = this.app.world.waiting(this.user);
    return h(
      "header",
      { class: "room-head" },
      h("button", { type: "button", class: "open-channels", "aria-expanded": this.panel === "channels" ? "true" : "false", "aria-label": this.who.say("channels"), onclick: () => this.toggle("channels") }, h("span", { class: "bars", "aria-hidden": "true" }), elsewhere ? h("span", { class: "badge" }, elsewhere) : null),
      h("h2", null, channel ? mark(channel) : null, channel ? (channel.kind === "direct" ? this.app.world.bot.name : channel.name) : this.who.say("channel-none")),
      h("button", { type: "button", class: "phone-button", "aria-expanded": this.panel === "phone" ? "true" : "false", "aria-label": this.who.say("phone-about", member), title: this.who.say("phone", member), onclick: () => this.toggle("phone") }, h("svg", { viewBox: "0 0 20 20", "aria-hidden": "true" }, h("rect", { x: 5.5, y: 1.5, width: 9, height: 17, rx: 2, fill: "none", stroke: "currentColor", "stroke-width": 1.6 }), h("line", { x1: 8.5, y1: 15.8, x2: 11.5, y2: 15.8, stroke: "currentColor", "stroke-width": 1.4 }))),
    );
  }

  toggle(panel) {
    this.panel = this.panel === panel ? "" : panel;
    this.app.draw();
  }

  sidebar(member) {
    const { world } = this.app;
    const { texts, direct } = world.list(this.user);
    return h(
      "nav",
      { class: "sidebar", "aria-label": this.who.say("channels-of", member) },
      h("p", { class: "server" }, world.guild.name),
      h(
        "div",
        { class: "sidebar-list" },
        texts.map(({ channel, threads }) => [this.entry(channel), threads.filter((one) => !one.archived || one.id === this.channel).map((thread) => this.entry(thread))]),
        texts.length ? null : h("p", { class: "none" }, this.who.say("gone", member)),
        h("p", { class: "sidebar-title" }, this.who.say("direct-list")),
        direct ? this.entry(direct) : h("p", { class: "none" }, this.who.say("direct-none")),
      ),
      h("p", { class: "me" }, avatar(member.id, member.name), h("span", null, h("b", null, member.name), h("small", null, this.who.say(member.direct ? "online" : "direct-closed")))),
    );
  }

  entry(channel) {
    const { count, mentions } = this.app.world.mark(this.user, channel.id);
    const here = channel.id === this.channel;
    const name = channel.kind === "direct" ? this.app.world.bot.name : channel.name;
    return h(
      "button",
      { type: "button", key: channel.id, class: `entry entry-${channel.kind}${count && !here ? " unread" : ""}`, "aria-current": here ? "page" : null, "data-channel": channel.id, onclick: () => this.app.show(this.user, channel.id), "aria-label": count ? this.who.say("member-unread", { name, n: count }) : name },
      mark(channel),
      h("span", { class: "entry-name" }, name),
      mentions ? h("span", { class: "badge" }, mentions) : null,
    );
  }

  phone(member) {
    const notices = this.app.world.phone(this.user).toReversed();
    return h(
      "div",
      { class: "phone", role: "region", "aria-label": this.who.say("phone", member) },
      h("p", { class: "phone-title" }, this.who.say("phone-shown", member)),
      notices.length ? notices.map((one) => h("button", { type: "button", key: one.id, class: "notice", onclick: () => this.app.show(this.user, one.channel) }, notice(one, this.app.world, this.who))) : h("p", { class: "none" }, this.who.say("phone-none")),
    );
  }

  timeline(channel) {
    const { world } = this.app;
    const list = channel ? world.seen(channel.id, this.user) : [];
    let before = null;
    const items = list.map((message) => {
      const id = message.id;
      const together = follows(message, before);
      const fresh = startsDay(message, before) ? day(message.timestamp, this.who.language()) : "";
      before = message;
      const thread = world.threadOf(id);
      const node = this.describe(id, message, this.stable(id, message), together, fresh, this.revisions.get(id) ?? 0, world.names, thread, thread ? world.seen(thread.id, this.user).length : 0);
      return node;
    });
    return h(
      "div",
      { class: "timeline", key: `timeline ${channel?.id}`, tabindex: "0", role: "region", "aria-label": channel ? this.who.say("messages-in", { title: world.title(channel.id) }) : this.who.say("messages"), onscroll: (event) => this.scrolled(event.target), ref: (element) => (element.scrollTop = element.scrollHeight) },
      h("div", { class: "timeline-space" }),
      list.length ? null : h("p", { class: "none welcome" }, this.who.say(channel?.kind === "direct" ? "direct-empty" : "empty")),
      h("ol", { class: "messages" }, items),
    );
  }

  /** The same function for the same message, so that its description is remembered. */
  stable(id, message) {
    this.makers ??= new Map();
    const known = this.makers.get(id);
    if (known?.message === message && known.channel === this.channel) return known.make;
    const make = () => this.at(message);
    this.makers.set(id, { message, channel: this.channel, make });
    return make;
  }

  scrolled(element) {
    const end = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR;
    if (end && this.behind) {
      this.behind = false;
      this.app.draw();
    }
    this.following = end;
  }

  /** Keep to the end where the member was at the end, and mark what is seen as read. */
  settle(root) {
    const timeline = root.querySelector(".timeline");
    const last = timeline.querySelector(".messages > li:last-child")?.dataset.message ?? "";
    if (this.arrived || this.following !== false) {
      timeline.scrollTop = timeline.scrollHeight;
      this.following = true;
    } else if (last !== this.last && this.last !== undefined && !this.behind) {
      this.behind = true;
      this.app.draw();
    }
    this.arrived = false;
    this.last = last;
    this.composer().settle(root.querySelector(".composer"));
    if (this.following && document.visibilityState === "visible" && this.app.world.mark(this.user, this.channel).count) this.read();
  }

  read() {
    const { channel } = this;
    if (this.reading === channel) return;
    this.reading = channel;
    this.app.ask({ t: "read", as: this.user, channel }).then(() => (this.reading = ""));
  }

  foot(member, channel) {
    if (!channel) return null;
    const place = `slash ${channel.id}`;
    const busy = [...this.busyIds].some((key) => key.startsWith(place));
    const failed = this.failures.get(place);
    return h(
      "footer",
      { class: "room-foot" },
      this.behind ? h("button", { type: "button", class: "newer", onclick: () => ((this.following = true), this.app.draw()) }, `${this.who.say("newer")} ↓`) : null,
      busy ? h("p", { class: "sending", role: "status" }, this.who.say("sending")) : null,
      failed ? h("p", { class: "failed", role: "alert" }, failed) : null,
      member.here || channel.kind === "direct" ? this.composer().draw(this.app.world.title(channel.id), `${this.user}-${channel.id}`) : h("p", { class: "none" }, this.who.say("gone", member)),
    );
  }
}

/** Draw a message; what is wrong with one must not keep the page from drawing the others. */
function describe(message, at, together, fresh) {
  const about = at();
  try {
    return drawn(message, about, together, fresh);
  } catch (error) {
    return h("li", { key: message.id, class: "slot", "data-message": message.id }, h("p", { class: "failed", role: "alert" }, about.who.say("undrawn", { error })));
  }
}

function mark(channel) {
  if (channel.kind === "direct") return h("span", { class: "mark mark-direct", "aria-hidden": "true" }, "@");
  return h("span", { class: "mark", "aria-hidden": "true" }, channel.kind === "thread" ? "↳" : "#");
}

/** A notification as a phone shows it: who, where, and the plain text. */
export function notice({ author, channel, at, words }, world, who) {
  const where = world.channels.get(channel)?.kind === "direct" ? "" : ` · ${world.title(channel)}`;
  return [
    h("span", { class: "notice-head" }, h("b", null, `${world.name(author)}${where}`), h("time", { datetime: at }, clock(at))),
    h("span", { class: "notice-words" }, words || who.say("phone-wordless")),
  ];
}
