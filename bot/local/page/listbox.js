/** The list of an open menu: beside its menu on a desktop, at the lower edge of a phone. One is open at a time. */

import { h } from "./dom.js";
import { optionsOf } from "./components.js";
import { SELECTS, bounds } from "./selects.js";

const SEARCHED = 25;
/** From so many options on there is a field to search them. */

export class Listbox {
  /** `close(values)` is called with what is chosen then, or with null where nothing is to be sent. */
  constructor({ component, anchor, shown, world, who, close, changed }) {
    Object.assign(this, { component, anchor, who, close, changed });
    this.values = [...shown];
    this.query = "";
    this.options = optionsOf(component, world, who);
    this.active = Math.max(0, this.options.findIndex((option) => this.values.includes(option.value)));
    this.several = bounds(component).most > 1;
  }

  found() {
    const wanted = this.query.toLowerCase();
    return this.options.filter((option) => option.label.toLowerCase().includes(wanted));
  }

  take(option) {
    if (!this.several) return this.close([option.value]);
    const { most } = bounds(this.component);
    if (this.values.includes(option.value)) this.values = this.values.filter((value) => value !== option.value);
    else if (this.values.length < most) this.values = [...this.values, option.value];
    this.changed();
  }

  /** Close it as a press beside it does: several are sent then, one alone is not. */
  leave() {
    this.close(this.several ? this.values : null);
  }

  key(event) {
    const found = this.found();
    const last = found.length - 1;
    const to = { ArrowDown: this.active + 1, ArrowUp: this.active - 1, Home: 0, End: last, PageDown: this.active + 8, PageUp: this.active - 8 }[event.key];
    if (to !== undefined && !(this.searched() && (event.key === "Home" || event.key === "End"))) {
      this.active = Math.max(0, Math.min(last, to));
      this.reveal = true;
    } else if (event.key === "Escape" || event.key === "Tab") this.leave();
    else if (event.key === "Enter" || (event.key === " " && !this.searched())) {
      if (found[this.active]) this.take(found[this.active]);
    } else if (!this.searched() && event.key.length === 1) {
      const at = found.findIndex((option, i) => i > this.active && option.label.toLowerCase().startsWith(event.key.toLowerCase()));
      const first = found.findIndex((option) => option.label.toLowerCase().startsWith(event.key.toLowerCase()));
      if (at >= 0 || first >= 0) this.active = at >= 0 ? at : first;
      this.reveal = true;
    } else return;
    event.preventDefault();
    event.stopPropagation();
    this.changed();
  }

  searched() {
    return this.component.type !== 3 || this.options.length >= SEARCHED;
  }

  /** Put the list where there is room: below its menu, else above it. */
  place(element) {
    const at = this.anchor.getBoundingClientRect();
    if (window.innerWidth < 560) return element.classList.add("sheet");
    const room = { below: window.innerHeight - at.bottom - 12, above: at.top - 12 };
    const below = room.below >= Math.min(element.scrollHeight, 320) || room.below > room.above;
    const width = Math.max(at.width, 220);
    const style = element.style;
    style.left = `${Math.max(8, Math.min(at.left, window.innerWidth - width - 8))}px`;
    style.width = `${width}px`;
    style.maxHeight = `${Math.max(160, Math.min(420, below ? room.below : room.above))}px`;
    style.top = below ? `${at.bottom + 4}px` : "auto";
    style.bottom = below ? "auto" : `${window.innerHeight - at.top + 4}px`;
  }

  draw() {
    const found = this.found();
    const { least, most } = bounds(this.component);
    this.active = Math.min(this.active, Math.max(0, found.length - 1));
    const focus = (element) => {
      this.place(element);
      const target = element.querySelector("input") ?? element.querySelector("[role=listbox]");
      target.focus({ preventScroll: true });
      this.reveal = true;
      this.shown(element);
    };
    const short = this.values.length < least;
    return h(
      "div",
      { key: "listbox", class: "veil", onclick: (event) => event.target === event.currentTarget && this.leave() },
      h(
        "div",
        { class: "listbox", ref: focus, onkeydown: (event) => this.key(event) },
        this.searched() &&
          h("input", {
            class: "field", placeholder: this.who.say("search"), "aria-label": this.who.say("search"), value: this.query,
            oninput: (event) => {
              this.query = event.target.value;
              this.active = 0;
              this.changed();
            },
          }),
        h(
          "div",
          { role: "listbox", tabindex: "-1", class: "options", "aria-label": this.component.placeholder ?? this.who.say("choose"), "aria-multiselectable": this.several ? "true" : null, "aria-activedescendant": found.length ? `option-${this.active}` : null },
          found.map((option, index) => {
            const on = this.values.includes(option.value);
            return h(
              "div",
              {
                id: `option-${index}`, role: "option", "aria-selected": on ? "true" : "false", "data-value": option.value,
                class: index === this.active ? "option active" : "option",
                onclick: () => {
                  this.active = index;
                  this.take(option);
                },
              },
              option.emoji?.name ? h("span", { class: "emoji", "aria-hidden": "true" }, option.emoji.name) : null,
              h("span", { class: "option-words" }, h("b", null, option.label), option.description ? h("small", null, option.description) : null),
              this.several ? h("span", { class: on ? "check on" : "check", "aria-hidden": "true" }) : on ? h("span", { class: "radio on", "aria-hidden": "true" }) : null,
            );
          }),
          found.length ? null : h("p", { class: "none" }, this.who.say("search-none")),
        ),
        this.several &&
          h(
            "div",
            { class: "listbox-foot" },
            h("small", null, short ? this.who.say("least", { n: least }) : this.who.say("most", { n: this.values.length, most })),
            h("button", { type: "button", class: "button button-primary", onclick: () => this.leave() }, this.who.say("done")),
          ),
      ),
    );
  }

  /** Scroll the active option into sight, where a key moved it. */
  shown(root) {
    if (!this.reveal) return;
    this.reveal = false;
    root.querySelector(".option.active")?.scrollIntoView({ block: "nearest" });
  }
}

/** Whether a message still has this very menu. */
export function still(components, customId) {
  return (components ?? []).some((one) => (SELECTS.has(one.type) && one.custom_id === customId) || still(one.components, customId));
}
