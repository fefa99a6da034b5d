/** A modal: its fields, what they hold, and what is sent. Source: docs.discord.com, "Component Reference" (Label, Text Input, selects). */

import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { SELECTS, bounds, defaults } from "./selects.js";
import { optionsOf } from "./components.js";

export class Form {
  /** `send(values)` resolves to an error, or to nothing where the form was taken. */
  constructor({ modal, who, world, send, close, changed }) {
    Object.assign(this, { modal, who, world, send, close, changed });
    this.values = {};
    this.error = "";
    this.busy = false;
    for (const { component } of this.fields()) {
      if (component.type === 4) this.values[component.custom_id] = component.value ?? "";
      else if (component.type === 21) this.values[component.custom_id] = component.options.find((one) => one.default)?.value ?? null;
      else if (component.type === 22) this.values[component.custom_id] = component.options.filter((one) => one.default).map((one) => one.value);
      else if (component.type === 23) this.values[component.custom_id] = Boolean(component.default);
      else if (SELECTS.has(component.type)) this.values[component.custom_id] = defaults(component);
    }
  }

  /** Each field with its label; texts between them have no field. */
  fields() {
    return this.parts().filter((part) => part.component);
  }

  parts() {
    return (this.modal.components ?? []).flatMap((one) => {
      if (one.type === 18) return [{ label: one.label, hint: one.description, component: one.component }];
      if (one.type === 1) return one.components.map((component) => ({ label: component.label, component }));
      return [{ text: one.content ?? "" }];
    });
  }

  async submit() {
    if (this.busy) return;
    this.busy = true;
    this.error = "";
    this.changed();
    const error = await this.send(this.values);
    this.busy = false;
    if (error) this.error = error;
    else return this.close();
    this.changed();
  }

  put(id, value) {
    this.values[id] = value;
    this.changed();
  }

  draw() {
    const opened = (element) => {
      element.showModal();
      element.querySelector("input, textarea, select")?.focus();
    };
    return h(
      "dialog",
      { key: `form ${this.modal.id}`, class: "dialog form", ref: opened, "aria-label": this.modal.title, oncancel: (event) => (event.preventDefault(), this.close()) },
      h(
        "form",
        { onsubmit: (event) => (event.preventDefault(), this.submit()) },
        h("header", null, h("h2", null, this.modal.title), h("button", { type: "button", class: "close", "aria-label": this.who.say("shut"), onclick: () => this.close() }, "×")),
        h("div", { class: "dialog-body" }, this.parts().map((part) => this.part(part))),
        this.error ? h("p", { class: "failed", role: "alert" }, this.error) : null,
        h("footer", null, h("button", { type: "button", class: "button button-secondary", onclick: () => this.close() }, this.who.say("cancel")), h("button", { type: "submit", class: "button button-primary", "aria-busy": this.busy ? "true" : null }, this.who.say("submit"))),
      ),
    );
  }

  part({ label, hint, component, text }) {
    if (!component) return h("div", { class: "words" }, markdown(text, this.who));
    const required = component.required !== false && component.type !== 23;
    return h(
      "div",
      { class: "form-field" },
      h("label", { for: `field-${component.custom_id}` }, label, required ? h("span", { class: "required", "aria-hidden": "true" }, " *") : null),
      hint ? h("small", { id: `hint-${component.custom_id}` }, hint) : null,
      this.field(component, required, hint),
    );
  }

  field(component, required, hint) {
    const id = component.custom_id;
    const common = { id: `field-${id}`, required, "aria-describedby": hint ? `hint-${id}` : null };
    if (component.type === 4)
      return h(component.style === 2 ? "textarea" : "input", {
        ...common, class: "field", placeholder: component.placeholder ?? null, minlength: component.min_length || null, maxlength: component.max_length ?? null,
        rows: component.style === 2 ? 4 : null, value: this.values[id],
        oninput: (event) => this.put(id, event.target.value),
      });
    if (component.type === 23) return h("input", { ...common, type: "checkbox", checked: this.values[id], onchange: (event) => this.put(id, event.target.checked) });
    const { least, most } = bounds(component);
    const several = component.type === 22 || most > 1;
    const options = component.type === 21 || component.type === 22 ? component.options : optionsOf(component, this.world, this.who);
    const chosen = [this.values[id] ?? []].flat();
    const choose = (value, on) => {
      if (component.type === 21) return this.put(id, value);
      if (!several) return this.put(id, on ? [value] : []);
      const now = on ? [...chosen, value] : chosen.filter((one) => one !== value);
      this.put(id, now.slice(0, component.type === 22 ? undefined : most));
    };
    if (!several && component.type !== 21)
      return h(
        "select",
        { ...common, required: required && least > 0, class: "field", onchange: (event) => this.put(id, event.target.value ? [event.target.value] : []) },
        h("option", { value: "" }, component.placeholder ?? this.who.say("choose")),
        options.map((option) => h("option", { value: option.value, selected: chosen.includes(option.value) }, option.label)),
      );
    return h(
      "fieldset",
      { id: `field-${id}`, class: "ticks" },
      options.map((option) =>
        h("label", null, h("input", { type: several ? "checkbox" : "radio", name: id, checked: chosen.includes(option.value), onchange: (event) => choose(option.value, event.target.checked) }), h("span", null, option.label, option.description ? h("small", null, option.description) : null)),
      ),
    );
  }
}
