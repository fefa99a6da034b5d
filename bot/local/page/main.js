/** The page: it holds what was told, which members are shown, and what is open; everything else draws from that. */

import { h, patch } from "./dom.js";
import { Connection } from "./connection.js";
import { World } from "./world.js";
import { Column, notice } from "./column.js";
import { Form } from "./form.js";
import { Guide } from "./guide.js";
import { Listbox, still } from "./listbox.js";
import { bar, time } from "./bar.js";
import { members, picture, settings } from "./dialogs.js";
import { plain, tick } from "./markdown.js";
import { say } from "./words.js";

const COLUMN_PIXELS = 340;
const SIDE_BY_SIDE = 1000;
/** From so many pixels on two members stand side by side at first. */
const TOAST_MS = 9000;
const TICK_MS = 5000;
const REFUSED = "Open the address that make run printed: it ends in a key, which is missing here.";
/** In English, since nobody's language is known then. */
const DIALOGS = { members, picture, settings };

class App {
  constructor() {
    this.world = null;
    this.shown = [];
    this.columns = new Map();
    this.overlay = null;
    this.returning = false;
    this.toasts = [];
    this.happened = {};
    this.passing = "";
    this.theme = "";
    this.width = window.innerWidth;
    this.guide = new Guide(this);
    this.root = document.getElementById("page");
    this.layer = document.getElementById("layer");
    this.voice = document.getElementById("voice");
    this.connection = new Connection((message) => this.told(message), (state) => this.state(state), (key, values) => this.say(key, values));
    window.addEventListener("popstate", (event) => this.popped(event.state));
    window.addEventListener("resize", () => this.resized());
    document.addEventListener("keydown", (event) => this.overlay instanceof Listbox && !event.defaultPrevented && this.overlay.key(event));
    document.addEventListener("visibilitychange", () => this.draw());
    setInterval(() => this.tick(), TICK_MS);
  }

  // --- what is told ------------------------------------------------------------------------------------------------

  /** Ask for something in the name of a member, by default of the one who is shown first. */
  ask(request) {
    return this.connection.ask({ as: this.shown[0], ...request });
  }

  /** A sentence of the page in the language of the member who is shown first. */
  say(key, values) {
    return say(this.world, this.shown[0], key, values);
  }

  upload(file) {
    return this.connection.upload(file);
  }

  state(state) {
    document.body.dataset.connection = state;
    const lost = state === "lost" && this.world ? this.say("lost") : "";
    document.getElementById("trouble").textContent = state === "refused" ? REFUSED : lost;
  }

  told(message) {
    if (message.t === "world") return this.begin(message);
    if (!this.world) return;
    const known = message.t === "message" && this.world.message(message.message.channel_id, message.message.id);
    const edited = this.world.take(message);
    for (const column of this.columns.values()) {
      if (edited) column.brought(edited);
      if (message.t === "gone") column.gone(message.id);
    }
    if (message.t === "message" && (!known || !firstWords(known, this.world))) this.came(message.message);
    if (message.t === "notice") this.rang(message.user, message.notice);
    if (message.t === "time" && message.happened?.["en-US"].length) this.happened = { lines: message.happened };
    if (this.overlay instanceof Listbox) this.keepMenu();
    this.draw();
  }

  begin(told) {
    this.world = new World(told);
    const ids = [...this.world.members.keys()];
    this.columns = new Map(ids.filter((id) => this.columns.has(id)).map((id) => [id, this.columns.get(id)]));
    for (const column of this.columns.values()) column.makers = undefined;
    this.shown = this.shown.filter((id) => this.world.members.has(id));
    if (!this.shown.length) {
      const side = window.innerWidth >= SIDE_BY_SIDE ? 2 : 1;
      const { waits } = this.world.guide;
      this.shown = [...new Set(this.world.scene ? [...waits, ...ids] : ids)].slice(0, side);
      if (history.state) this.restore(history.state);
      else if (this.world.scene) for (const id of this.shown) this.column(id).go(this.asking(id));
      this.keep(false);
    }
    if (this.overlay instanceof Listbox) this.keepMenu();
    this.draw();
  }

  /** Where a member is asked: all at once in direct messages, one after another in the game's thread. */
  asking(user) {
    const { waits, thread } = this.world.guide;
    const direct = this.world.list(user).direct?.id;
    return waits.length > 1 && waits.includes(user) && this.world.seen(direct, user).length ? direct : thread ?? this.column(user).channel;
  }

  /** A message that was not there before, or said nothing yet, is announced where it is shown; whoever's click or command brought it has it in sight. */
  came(message) {
    const { world } = this;
    const said = firstWords(message, world);
    const whose = message.interaction_metadata?.user.id ?? message.author.id;
    if (this.looksAt(whose, message.channel_id)) this.column(whose).following = true;
    if (said && this.shown.some((user) => this.looksAt(user, message.channel_id) && (!message.for || message.for === user))) this.announce(`${world.name(message.author.id)}: ${said}`);
  }

  looksAt(user, channel) {
    return this.shown.includes(user) && this.column(user).channel === channel;
  }

  /** A member's phone notifies, except of what its member is looking at. */
  rang(user, notice) {
    const { world } = this;
    if (!world.members.has(user) || (this.looksAt(user, notice.channel) && document.visibilityState === "visible")) return;
    const toast = { id: `${notice.id} ${user}`, user, notice };
    this.toasts = [...this.toasts.slice(-2), toast];
    this.announce(this.say("phone-rang", { name: world.name(user), words: notice.words }));
    setTimeout(() => this.drop(toast), TOAST_MS);
  }

  drop(toast) {
    const held = document.querySelector(".toast:hover, .toast:focus");
    if (held) return setTimeout(() => this.drop(toast), TOAST_MS);
    this.toasts = this.toasts.filter((one) => one !== toast);
    this.draw();
  }

  announce(said) {
    const line = document.createElement("p");
    line.textContent = said;
    this.voice.append(line);
    while (this.voice.childElementCount > 5) this.voice.firstChild.remove();
  }

  tick() {
    if (!this.world) return;
    tick(this.world.seconds());
    this.draw();
  }

  // --- who is shown ------------------------------------------------------------------------------------------------

  /** For how many members side by side there is room. */
  room() {
    return Math.max(1, Math.min(4, Math.floor(window.innerWidth / COLUMN_PIXELS)));
  }

  column(user) {
    if (!this.columns.has(user)) this.columns.set(user, new Column(this, user));
    const column = this.columns.get(user);
    if (!this.world.channels.has(column.channel)) {
      const { texts, direct } = this.world.list(user);
      column.go(texts[0]?.channel.id ?? direct?.id ?? "");
    }
    return column;
  }

  /** Show a member, in a channel where one is named. Who is not shown yet takes the place of who was looked at longest ago. */
  show(user, channel) {
    this.recent = [...(this.recent ?? []).filter((id) => id !== user), user];
    if (!this.shown.includes(user)) {
      const oldest = [...this.shown].sort((a, b) => this.recent.indexOf(a) - this.recent.indexOf(b))[0];
      this.shown = this.shown.map((id) => (id === oldest ? user : id));
    }
    const column = this.column(user);
    if (channel && this.world.channels.has(channel)) column.go(channel);
    column.panel = "";
    this.toasts = this.toasts.filter((toast) => toast.user !== user || toast.notice.channel !== column.channel);
    this.keep(true);
    this.draw(() => document.querySelector(`[data-tab="${user}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" }));
    return column;
  }

  sideBySide(count) {
    const others = [...this.world.members.keys()].filter((id) => !this.shown.includes(id));
    this.shown = [...this.shown, ...others].slice(0, count);
    this.keep(true);
    this.draw();
  }

  resized() {
    if (this.world && this.shown.length > this.room()) this.shown = this.shown.slice(0, this.room());
    // On a phone the keyboard makes the window lower as soon as a menu's search has the focus.
    if (this.overlay instanceof Listbox && this.width !== window.innerWidth) this.overlay.leave();
    this.width = window.innerWidth;
    this.draw();
  }

  /** Keep what is shown in the history of the browser, for its back button and a reload. */
  keep(push) {
    const state = { shown: this.shown, channels: Object.fromEntries(this.shown.map((id) => [id, this.column(id).channel])), theme: this.theme, over: Boolean(this.overlay) };
    if (JSON.stringify(state) === JSON.stringify(history.state)) return;
    if (push) history.pushState(state, "");
    else history.replaceState(state, "");
  }

  /** The back button closes what is open over the page, and else returns to what was shown before. */
  popped(state) {
    if (this.returning) {
      this.returning = false;
      return this.keep(Boolean(this.overlay));
    }
    if (this.overlay) {
      this.overlay.close(null);
      state = state && { ...state, theme: this.theme };
    }
    this.restore(state);
  }

  restore(state) {
    if (!state || !this.world) return;
    const shown = state.shown.filter((id) => this.world.members.has(id)).slice(0, this.room());
    if (shown.length) this.shown = shown;
    for (const [id, channel] of Object.entries(state.channels)) if (this.world.members.has(id) && this.world.channels.has(channel)) this.column(id).go(channel);
    this.setTheme(state.theme ?? "");
  }

  setTheme(theme) {
    this.theme = theme;
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
    this.keep(false);
    this.draw();
  }

  // --- time --------------------------------------------------------------------------------------------------------

  async time(to) {
    if (this.passing) return;
    this.passing = to;
    this.draw();
    const answer = await this.ask({ t: "time", to });
    this.passing = "";
    this.happened = answer.ok ? { lines: answer.happened, moved: answer.moved } : { error: answer.error };
    this.draw();
  }

  // --- what is open over the page ----------------------------------------------------------------------------------

  /** What is open over the page is a step in the history of the browser; it is taken back where something else than its back button closes it. */
  over(overlay) {
    const was = this.overlay;
    this.overlay = overlay;
    if (this.returning || Boolean(was) === Boolean(overlay)) return;
    if (overlay) this.keep(true);
    else if (history.state?.over) {
      this.returning = true;
      history.back();
    }
  }

  openMenu(column, message, component, anchor, done) {
    const close = (values) => {
      this.over(null);
      this.draw(() => anchor.isConnected && anchor.focus({ preventScroll: true }));
      done(values);
    };
    const menu = new Listbox({ component, anchor, shown: column.kept.shown(message, component), world: this.world, who: column.who, close, changed: () => this.draw() });
    this.over(Object.assign(menu, { column, message, channel: column.channel }));
    column.touch(message);
  }

  isOpen(column, message, component) {
    const { overlay } = this;
    return overlay instanceof Listbox && overlay.column === column && overlay.message === message && overlay.component.custom_id === component.custom_id;
  }

  /** A menu that is open closes, and sends nothing, when its message no longer has it. */
  keepMenu() {
    const { channel, message, component } = this.overlay;
    if (!still(this.world.message(channel, message)?.components, component.custom_id)) this.overlay.close(null);
  }

  form(column, modal) {
    const send = async (values) => {
      const answer = await this.ask({ t: "modal", as: column.user, modal: modal.id, values });
      return answer.ok ? "" : answer.error;
    };
    this.open(new Form({ modal, who: column.who, world: this.world, send, close: () => this.open(null), changed: () => this.draw() }));
  }

  dialog(name, given = {}) {
    const close = () => this.open(null);
    this.open({ draw: () => DIALOGS[name](given, this, close), close });
  }

  enlarge(shown) {
    this.dialog("picture", shown);
  }

  open(overlay) {
    const back = overlay ? document.activeElement : this.opener;
    this.opener = overlay ? back : null;
    this.over(overlay);
    this.draw(() => !overlay && back?.isConnected && back.focus({ preventScroll: true }));
  }

  // --- drawing -----------------------------------------------------------------------------------------------------

  /** Draw once, soon; `after` is called when it is drawn. */
  draw(after) {
    if (after) (this.afters ??= []).push(after);
    if (this.due) return;
    this.due = true;
    const soon = document.visibilityState === "visible" ? requestAnimationFrame : (work) => setTimeout(work, 50);
    soon(() => {
      this.due = false;
      this.drawNow();
    });
  }

  drawNow() {
    if (!this.world) return;
    const held = document.activeElement;
    const slot = held?.closest?.("[data-message]");
    const place = slot && { column: held.closest("[data-user]")?.dataset.user, message: slot.dataset.message };
    const columns = this.shown.map((user) => this.column(user));
    patch(this.root, [bar(this), this.guide.draw(), time(this), h("main", { class: `columns columns-${columns.length}`, key: "columns" }, columns.map((column) => column.draw()))]);
    patch(this.layer, [this.overlay?.draw()]);
    for (const column of columns) column.settle(document.getElementById(`column-${column.user}`));
    if (this.overlay instanceof Listbox) this.overlay.shown(this.layer);
    if (place && !held.isConnected && document.activeElement === document.body) this.refocus(place);
    const afters = this.afters ?? [];
    this.afters = [];
    for (const after of afters) after();
    const waiting = [...this.world.members.keys()].reduce((sum, id) => sum + this.world.waiting(id), 0);
    document.title = `${waiting ? `(${waiting}) ` : ""}${this.world.bot.name} · ${this.say("local")}`;
    document.documentElement.lang = this.world.members.get(this.shown[0]).language;
  }

  /** What had the focus is no longer there: its message takes it, or the field below. */
  refocus({ column, message }) {
    const root = document.getElementById(`column-${column}`);
    const there = root?.querySelector(`[data-message="${message}"]`);
    (there?.querySelector("button:not(:disabled)") ?? there ?? root?.querySelector(".composer input"))?.focus({ preventScroll: true });
  }

  /** The notifications of one member's phone that just came. */
  ringing(user) {
    return this.toasts
      .filter((toast) => toast.user === user)
      .map((toast) => h("button", { type: "button", key: toast.id, class: "toast", onclick: () => this.show(user, toast.notice.channel) }, h("span", { class: "toast-whose" }, this.say("phone", { name: this.world.name(user) })), h("span", { class: "notice" }, notice(toast.notice, this.world, this.column(user).who))));
  }

  /** The notifications that stand in a column: its member's, and in the last one those of members who are not shown. */
  phones(user) {
    const hidden = user === this.shown.at(-1) ? [...this.world.members.keys()].filter((id) => !this.shown.includes(id)) : [];
    return [user, ...hidden].map((id) => this.ringing(id));
  }

  /** Menus that show another choice than the bot sent, for tests: member, message and custom id of each. */
  differing() {
    const out = [];
    for (const element of document.querySelectorAll("[data-menu]")) {
      const user = element.closest("[data-user]").dataset.user;
      const id = element.closest("[data-message]").dataset.message;
      const message = this.world.message(this.column(user).channel, id);
      const find = (list) => (list ?? []).flatMap((one) => (one.custom_id === element.dataset.id ? [one] : find(one.components)));
      const sent = find(message?.components)[0];
      const wanted = (sent?.options ?? []).filter((one) => one.default).map((one) => one.value);
      if (sent?.options && JSON.stringify(wanted) !== element.dataset.shown) out.push({ user, id, custom_id: element.dataset.id, shown: element.dataset.shown, sent: wanted });
    }
    return out;
  }
}

function firstWords(message, world) {
  const find = (list) => (list ?? []).flatMap((one) => (one.type === 10 ? [one.content] : find(one.components)));
  return plain(find(message.components)[0] ?? message.content, { user: (id) => world.name(id), channel: (id) => world.title(id) }).replace(/[*_`#>|~]|<t:[^>]*>/g, "").slice(0, 200);
}

export const app = new App();
