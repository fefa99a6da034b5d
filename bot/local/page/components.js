/**
 * The components of a message, drawn as Discord lays them out. Source: docs.discord.com, "Component Reference" (types 1 to 18).
 *
 * What stands in the same place of an edited message keeps its element, and so its focus: nothing here has a key.
 */

import { h } from "./dom.js";
import { leading, markdown } from "./markdown.js";
import { SELECTS, bounds } from "./selects.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link" };

/** Draw components. `at` knows the message, the member who looks (`who`), what is busy, and what a click does. */
export function components(list, at) {
  return (list ?? []).map((component) => draw(component, at));
}

function draw(component, at) {
  if (SELECTS.has(component.type)) return menu(component, at);
  switch (component.type) {
    case 1:
      return h("div", { class: "row" }, components(component.components, at));
    case 2:
      return button(component, at);
    case 9:
      return h("div", { class: "section" }, h("div", { class: "section-words" }, components(component.components, at)), draw(component.accessory, at));
    case 10:
      return h("div", { class: "words" }, markdown(component.content, at.who));
    case 11:
      return picture({ ...component, thumbnail: true }, at);
    case 12:
      return h("div", { class: `gallery gallery-${Math.min(component.items.length, 4)}` }, component.items.map((item) => picture(item, at)));
    case 13:
      return file(component, at);
    case 14:
      return component.divider === false
        ? h("div", { class: `space space-${component.spacing ?? 1}` })
        : h("hr", { class: `space space-${component.spacing ?? 1}` });
    case 17:
      return container(component, at);
    default:
      return h("p", { class: "unknown" }, at.who.say("unknown", component));
  }
}

function container(component, at) {
  const colour = component.accent_color;
  const style = colour === null || colour === undefined ? {} : { "--accent": "#" + colour.toString(16).padStart(6, "0") };
  const inside = components(component.components, at);
  return h("div", { class: component.accent_color == null ? "box" : "box box-coloured", style }, component.spoiler ? covered(inside, at) : inside);
}

function covered(inside, at) {
  return h("details", { class: "covered" }, h("summary", null, at.who.say("spoiler")), inside);
}

function emoji(one) {
  return one?.name ? h("span", { class: "emoji", "aria-hidden": "true" }, one.id ? `:${one.name}:` : one.name) : null;
}

/** What makes a press count only where what was pressed still stands when the finger is lifted. */
function firmly(id, act) {
  return {
    onpointerdown: (event) => (event.currentTarget.pressed = id),
    onclick: (event) => {
      const pressed = event.currentTarget.pressed;
      event.currentTarget.pressed = undefined;
      if (event.detail === 0 || pressed === undefined || pressed === id) act(event);
    },
  };
}

function button(component, at) {
  const style = STYLES[component.style] ?? "secondary";
  const said = [emoji(component.emoji), component.label ? h("span", null, component.label) : null];
  if (component.style === 5) {
    const opens = leading(component.url, at.who);
    return h("a", { class: "button button-link", ...opens }, said, opens.target ? h("span", { class: "outward", "aria-hidden": "true" }, "↗") : null);
  }
  const busy = at.busy(component.custom_id);
  return h(
    "button",
    {
      type: "button",
      class: `button button-${style}`,
      disabled: Boolean(component.disabled),
      "aria-busy": busy ? "true" : null,
      "data-id": component.custom_id,
      ...firmly(component.label + component.custom_id.replace(/~.*/, ""), () => busy || at.click(component)),
    },
    said,
    busy ? h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")) : null,
  );
}

/** The options that a menu offers: its own, or members, or channels. */
export function optionsOf(component, world, who) {
  const members = () => [...world.members.values()].filter((one) => one.here).map((one) => ({ value: one.id, label: one.name }));
  const channels = () => [...world.channels.values()].filter((one) => one.kind !== "direct").map((one) => ({ value: one.id, label: world.title(one.id) }));
  if (component.type === 3) return component.options ?? [];
  if (component.type === 8) return channels();
  if (component.type === 6) return [{ value: world.guild.id, label: "@everyone" }];
  return [...members(), { value: world.bot.id, label: world.bot.name, description: who.say("bot") }];
}

function menu(component, at) {
  const busy = at.busy(component.custom_id);
  const chosen = at.shown(component);
  const options = optionsOf(component, at.world, at.who);
  const labels = chosen.map((value) => options.find((option) => option.value === value)).filter(Boolean);
  const open = at.isOpen(component);
  const { most } = bounds(component);
  return h(
    "button",
    {
      type: "button",
      class: labels.length ? "menu" : "menu menu-empty",
      disabled: Boolean(component.disabled),
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": open ? "true" : "false",
      "aria-busy": busy ? "true" : null,
      "aria-label": [component.placeholder ?? at.who.say("choose"), labels.map((one) => one.label).join(", ")].filter(Boolean).join(": "),
      "data-id": component.custom_id,
      "data-menu": "true",
      "data-shown": JSON.stringify(chosen),
      onclick: (event) => busy || at.open(component, event.currentTarget),
      onkeydown: (event) => {
        if ((event.key === "ArrowDown" || event.key === "ArrowUp") && !busy) {
          event.preventDefault();
          at.open(component, event.currentTarget);
        }
      },
    },
    labels.length
      ? h("span", { class: "menu-shown" }, most > 1 ? labels.map((one) => h("span", { class: "chip" }, emoji(one.emoji), one.label)) : [emoji(labels[0].emoji), labels[0].label])
      : h("span", { class: "menu-shown" }, component.placeholder ?? at.who.say("choose")),
    busy ? h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i")) : h("span", { class: "arrow", "aria-hidden": "true" }),
  );
}

function size(media, at) {
  if (media.width && media.height) return media;
  const attached = at.message?.attachments?.find((one) => one.url === media.url);
  return attached ?? {};
}

/** A picture: shown in the width of the message, with its place reserved, and opened to its full size by a press. */
function picture(item, at) {
  const media = item.media;
  const { width, height } = size(media, at);
  const alt = item.description ?? "";
  return h(
    "button",
    {
      type: "button",
      class: item.thumbnail ? "picture thumbnail" : "picture",
      "aria-label": at.who.say("picture-open", { alt: alt || at.who.say("picture-silent") }),
      onclick: () => at.enlarge({ url: media.url, alt, width, height }),
    },
    h("img", { src: media.url, alt, width, height, loading: "lazy", decoding: "async", class: item.spoiler ? "veiled" : "" }),
  );
}

function file(component, at) {
  const attached = at.message?.attachments?.find((one) => one.url === component.file?.url) ?? {};
  const name = component.name ?? attached.filename ?? decodeURIComponent((component.file?.url ?? "").split("?")[0].split("/").pop());
  const bytes = component.size ?? attached.size;
  return h("a", { class: "file", href: component.file?.url, download: name }, h("span", { class: "file-mark", "aria-hidden": "true" }, "▤"), h("span", null, h("b", null, name), bytes ? h("small", null, sized(bytes, at.who.language())) : null));
}

function sized(bytes, language) {
  const [size, unit] = bytes < 1024 ? [bytes, "byte"] : bytes < 1048576 ? [bytes / 1024, "kilobyte"] : [bytes / 1048576, "megabyte"];
  return new Intl.NumberFormat(language, { style: "unit", unit, maximumFractionDigits: 1 }).format(size);
}

/** Attachments that no component shows: pictures below the text, other files to download. */
export function attachments(message, at) {
  return (message.attachments ?? []).map((one) =>
    (one.content_type ?? "").startsWith("image/")
      ? picture({ media: one, description: one.description }, at)
      : file({ file: { url: one.url }, name: one.filename, size: one.size }, at),
  );
}
