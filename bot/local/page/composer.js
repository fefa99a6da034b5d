/**
 * The field below a channel. What begins with `/` offers the commands; a chosen one becomes fields for its options, completed while typing.
 */

import { h } from "./dom.js";

const WAIT_MS = 120;
/** Milliseconds without a key before completions are asked for. */
const TYPES = [4, 5, 6, 7, 10, 11];
/** The types of options that are said: numbers, yes or no, members, channels, files. */

export class Composer {
  /** `app` has: `world()`, `commands()`, `run(path, options)`, where options may be files, `say(text)`, `complete(path, option, value, options)`, `changed()`, `words(key, values)`; all for one member and channel. */
  constructor(app) {
    this.app = app;
    this.text = "";
    this.command = null;
    this.clear();
  }

  clear() {
    this.text = "";
    this.command = null;
    this.given = {};
    this.said = {};
    this.asked = null;
    this.choices = [];
    this.active = 0;
    this.error = "";
    this.spoilt = false;
    this.focus = null;
    this.turn = (this.turn ?? 0) + 1; // completions that were asked for before are not wanted any more
  }

  /** Start a command, as a press on a mention of it does. */
  begin(path) {
    const command = this.app.commands().find((one) => one.path === path);
    if (command) this.take(command);
    else this.text = `/${path}`;
    this.app.changed();
  }

  offered() {
    if (this.command || !this.text.startsWith("/")) return [];
    const wanted = this.text.slice(1).toLowerCase().trim();
    const all = this.app.commands();
    const starts = all.filter((command) => command.path.startsWith(wanted));
    return [...starts, ...all.filter((command) => !starts.includes(command) && command.path.includes(wanted))].slice(0, 25);
  }

  take(command) {
    this.clear();
    this.command = command;
    this.text = `/${command.path}`;
    this.fields = command.options.filter((option) => option.required).map((option) => option.name);
    this.focus = this.fields[0] ?? "";
    if (this.focus) this.ask(this.option(this.focus), "");
    this.app.changed();
  }

  option(name) {
    return this.command.options.find((one) => one.name === name);
  }

  /** Find completions of an option: its own choices, members, channels, yes and no, or what the bot answers. */
  async ask(option, value) {
    const again = this.asked === option.name;
    this.asked = option.name;
    this.active = 0;
    const wanted = value.toLowerCase();
    const among = (list) => (this.choices = list.filter((one) => one.name.toLowerCase().includes(wanted)).slice(0, 25));
    this.choices = again && option.autocomplete ? this.choices : [];
    if (option.choices?.length) among(option.choices);
    else if (option.type === 5) among([{ name: this.app.words("field-true"), value: true }, { name: this.app.words("field-false"), value: false }]);
    else if (option.type === 6) among([...this.app.world().members.values()].filter((one) => one.here).map((one) => ({ name: one.name, value: one.id })));
    else if (option.type === 7) among([...this.app.world().channels.values()].filter((one) => one.kind === "text").map((one) => ({ name: `#${one.name}`, value: one.id })));
    else if (option.autocomplete) {
      const mine = (this.turn = (this.turn ?? 0) + 1);
      this.app.changed(); // what was found for another option is gone at once, however long the bot takes
      await new Promise((done) => setTimeout(done, WAIT_MS));
      if (mine !== this.turn) return;
      const found = await this.app.complete(this.command.path, option.name, value, this.given);
      if (mine !== this.turn || this.asked !== option.name) return;
      this.choices = found;
    }
    this.app.changed();
  }

  type(option, value) {
    this.said[option.name] = value;
    this.error = "";
    const exact = option.choices?.find((one) => one.name.toLowerCase() === value.toLowerCase());
    if (value === "") delete this.given[option.name];
    else if (option.type === 4 || option.type === 10) this.given[option.name] = Number(value);
    else if (option.type === 3 && !option.choices?.length) this.given[option.name] = value;
    else if (exact) this.given[option.name] = exact.value;
    else delete this.given[option.name];
    this.ask(option, value);
    this.app.changed();
  }

  /** Take a file that was chosen; it is sent with the command. */
  attach(option, file) {
    const most = this.app.world().largest_file;
    delete this.given[option.name];
    this.error = "";
    if (file && file.size > most) this.error = this.app.words("field-large", { name: file.name, n: Math.floor(most / 2 ** 20) });
    else if (file && !file.size) this.error = this.app.words("field-empty", { name: file.name });
    else if (file) this.given[option.name] = file;
    this.spoilt = Boolean(this.error);
    this.app.changed();
  }

  choose(option, choice) {
    this.said[option.name] = choice.name;
    this.given[option.name] = choice.value;
    this.choices = [];
    this.asked = null;
    this.focus = this.fields.find((name) => !(name in this.given)) ?? option.name;
    this.app.changed();
  }

  more(name) {
    this.fields = [...this.fields, name];
    this.focus = name;
    this.ask(this.option(name), "");
    this.app.changed();
  }

  less(name) {
    this.fields = this.fields.filter((one) => one !== name);
    delete this.given[name];
    delete this.said[name];
    this.asked = null;
    this.focus = "";
    this.app.changed();
  }

  async send() {
    if (!this.command) {
      const said = this.text.trim();
      if (!said) return;
      const exact = this.app.commands().find((one) => `/${one.path}` === said);
      if (exact) {
        this.take(exact);
        if (this.fields.length) return;
      } else {
        if (said.startsWith("/")) this.error = this.app.words("field-unknown");
        else {
          this.clear();
          this.app.say(said);
        }
        return this.app.changed();
      }
    }
    const missing = this.command.options.find((option) => option.required && !(option.name in this.given));
    const wrong = this.fields.map((name) => this.option(name)).find((option) => this.said[option.name] && !(option.name in this.given));
    const odd = this.fields.find((name) => Number.isNaN(this.given[name]));
    if (this.spoilt) return;
    if (missing || wrong || odd) {
      const name = missing?.name ?? wrong?.name ?? odd;
      this.error = this.app.words(missing ? "field-missing" : wrong ? "field-wrong" : "field-odd", { name });
      this.focus = name;
      return this.app.changed();
    }
    const { path } = this.command;
    const { given } = this;
    this.clear();
    this.focus = "";
    this.app.changed();
    this.app.run(path, given);
  }

  /** What is offered now is asked for anew: a key may come before the page has drawn what the one before it changed. */
  key(event) {
    if (event.isComposing) return;
    const offered = this.command ? this.choices : this.offered();
    const take = (one) => (this.command ? this.choose(this.option(this.asked), one) : this.take(one));
    const open = offered.length > 0;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) this.active = (this.active + (event.key === "ArrowDown" ? 1 : -1) + offered.length) % offered.length;
    else if (open && event.key === "Tab" && !event.shiftKey) take(offered[this.active] ?? offered[0]);
    else if (event.key === "Enter" && !event.shiftKey) {
      const typed = !this.command && offered[this.active]?.path === this.text.slice(1).trim();
      if (open && !typed) take(offered[this.active] ?? offered[0]);
      else this.send();
    } else if (event.key === "Escape" && (open || this.command || this.text)) {
      if (open && this.command) this.choices = [];
      else this.clear();
      this.focus = "";
    } else return;
    event.preventDefault();
    this.app.changed();
  }

  draw(title, id) {
    const focused = (name) => (element) => element.isConnected && this.focus === name && element.focus({ preventScroll: true });
    const offered = this.offered();
    const list = this.command ? this.completions(id) : this.commands(offered, id);
    return h(
      "form",
      { class: "composer", onsubmit: (event) => (event.preventDefault(), this.send()) },
      list,
      this.error ? h("p", { class: "failed", role: "alert" }, this.error) : null,
      this.command
        ? this.chosen(id, focused)
        : h(
            "div",
            { class: "composer-line", key: "plain" },
            h("input", {
              class: "composer-text", autocomplete: "off", "aria-label": this.app.words("field-name", { title }), placeholder: this.app.words("field-hint", { title }), role: "combobox",
              "aria-expanded": offered.length ? "true" : "false", "aria-controls": `offered-${id}`, "aria-activedescendant": offered.length ? `offered-${id}-${this.active}` : null,
              value: this.text, ref: focused(""), maxlength: 2000,
              oninput: (event) => {
                this.text = event.target.value;
                this.active = 0;
                this.error = "";
                this.app.changed();
              },
              onkeydown: (event) => this.key(event),
            }),
            h("button", { class: "send", type: "submit", "aria-label": this.app.words("field-send") }, "➤"),
          ),
    );
  }

  /** Scroll and focus after it was drawn. */
  settle(root) {
    if (this.focus !== null && root) {
      const name = this.focus;
      this.focus = null;
      const target = name ? root.querySelector(`[data-option="${CSS.escape(name)}"]`) : root.querySelector("input");
      target?.focus({ preventScroll: true });
    }
    root?.querySelector(".offer.active")?.scrollIntoView({ block: "nearest" });
  }

  commands(offered, id) {
    if (!offered.length) return null;
    return h(
      "div",
      { class: "offers", role: "listbox", id: `offered-${id}`, "aria-label": this.app.words("field-commands"), key: "commands" },
      offered.map((command, index) =>
        h(
          "div",
          { class: index === this.active ? "offer active" : "offer", role: "option", id: `offered-${id}-${index}`, "aria-selected": index === this.active ? "true" : "false", onclick: () => this.take(command) },
          h("b", null, `/${command.path}`), command.options.map((option) => h("span", { class: "option-name" }, option.required ? option.name : `${option.name}?`)),
          h("small", null, command.description),
        ),
      ),
    );
  }

  completions(id) {
    const option = this.asked && this.option(this.asked);
    if (!option) return null;
    const list = this.choices;
    return h(
      "div",
      { class: "offers", key: "completions", id: `offered-${id}` },
      h("p", { class: "offers-about" }, h("b", null, option.name), " ", option.description, TYPES.includes(option.type) ? ` (${this.app.words(`field-type-${option.type}`)})` : ""),
      h(
        "div",
        { role: "listbox", "aria-label": option.name },
        list.map((choice, index) =>
          h("div", { class: index === this.active ? "offer active" : "offer", role: "option", id: `offered-${id}-${index}`, "aria-selected": index === this.active ? "true" : "false", onclick: () => this.choose(option, choice) }, choice.name),
        ),
      ),
    );
  }

  fileField(option, focused) {
    return h("input", {
      "data-option": option.name, class: "command-file", type: "file", "aria-label": `${option.name}: ${option.description}`, ref: focused(option.name),
      onchange: (event) => this.attach(option, event.target.files[0]),
      onfocus: () => this.asked !== option.name && this.ask(option, ""),
    });
  }

  chosen(id, focused) {
    const rest = this.command.options.filter((option) => !this.fields.includes(option.name));
    return h(
      "div",
      { class: "composer-line command", key: this.command.path },
      h("div", { class: "command-words" }, h("b", { class: "command-name" }, `/${this.command.path}`),
      this.fields.map((name) => {
        const option = this.option(name);
        const open = this.asked === name;
        return h(
          "label",
          { class: "command-option", key: name },
          h("span", null, name),
          option.type === 11 ? this.fileField(option, focused) : h("input", {
            "data-option": name, autocomplete: "off", inputmode: option.type === 4 ? "numeric" : null, value: this.said[name] ?? "", role: "combobox", "aria-expanded": open && this.choices.length ? "true" : "false",
            "aria-controls": `offered-${id}`, "aria-activedescendant": open && this.choices.length ? `offered-${id}-${this.active}` : null, "aria-label": `${name}: ${option.description}`, ref: focused(name),
            oninput: (event) => this.type(option, event.target.value),
            onfocus: () => this.asked !== name && this.ask(option, this.said[name] ?? ""),
            onkeydown: (event) => {
              if (event.key === "Backspace" && !event.target.value && !option.required) {
                event.preventDefault();
                return this.less(name);
              }
              this.key(event);
            },
          }),
        );
      }),
      rest.length ? h("span", { class: "command-more" }, rest.map((option) => h("button", { type: "button", class: "option-name", title: option.description, onclick: () => this.more(option.name) }, `+ ${option.name}`))) : null),
      h("button", { type: "button", class: "close", "aria-label": this.app.words("field-leave"), onclick: () => (this.clear(), (this.focus = ""), this.app.changed()) }, "×"),
      h("button", { class: "send", type: "submit", "aria-label": this.app.words("field-run"), ref: (element) => !this.fields.length && element.focus({ preventScroll: true }) }, "➤"),
    );
  }
}
