"""The rules for the content of messages, forms and autocomplete answers that simcord does not check itself.

They come from Discord's documentation of messages, components, modals and uploads. The limits are written down again here instead of being
imported from `bot/limits.py`, so that a wrong number there is noticed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from simcord.components import walk_components

from tests.bot.strict.finding import MARKUP, Finding, units
from tests.bot.strict.taps import tap

Json = Mapping[str, Any]

V2: Final = 1 << 15
EPHEMERAL: Final = 1 << 6
ROW, BUTTON, MENU, FIELD, TEXT, THUMBNAIL, GALLERY, FILE, CONTAINER, LABEL = 1, 2, 3, 4, 10, 11, 12, 13, 17, 18
FILES: Final = 10
MIB: Final = 2**20
FILE_BYTES: Final = 10 * MIB
REQUEST_BYTES: Final = 25 * MIB
FILE_NAME: Final = re.compile(r"[A-Za-z0-9._-]{1,200}")
"""The names of files that Discord keeps; it changes other names, and the message then does not find its file."""
READ_ALOUD: Final = re.compile(r"\*\*|~~|__|`|\\|<t:|\]\(|^(?:#{1,3}|-#|>) ", re.MULTILINE)
"""Markup, which phones show literally in notifications."""
NONCE: Final = 25


def message(body: Json, files: Sequence[Any], *, new: bool, notifies: bool) -> Iterator[Finding]:
    """Yield what is wrong with a message that is sent (`new`) or edited; `notifies` if phones may show its text in a notification."""
    components = list(walk_components(body.get("components") or []))
    v2 = bool(int(body.get("flags") or 0) & V2)
    content = body.get("content") or ""
    if units(content) > 2000:
        yield Finding("length", f"content of {units(content)}")
    if v2 and (content or body.get("embeds")):
        yield Finding("v2 with content", content)
    if len(components) > 40:
        yield Finding("components", f"{len(components)} in one message")
    if (said := sum(units(c["content"]) for c in components if c["type"] == TEXT)) > 4000:
        yield Finding("length", f"texts of {said}")
    yield from _ids(components)
    for component in components:
        yield from _component(component)
    yield from _files(files)
    if v2:
        shown = {url.removeprefix("attachment://") for url in _media(components)}
        yield from (Finding("upload not shown", f.filename) for f in files if f.filename not in shown)
    if "allowed_mentions" not in body:
        yield Finding("no allowed_mentions", content[:80], refused=False)
    if units(str(body.get("nonce") or "")) > NONCE:
        yield Finding("length", f"nonce {body['nonce']}")
    if new and notifies:
        yield from _notification(body, components, v2)


def _notification(body: Json, components: Sequence[Json], v2: bool) -> Iterator[Finding]:
    if found := READ_ALOUD.search(body.get("content") or ""):
        yield Finding("markup in a notification", f"{found[0]!r} in {body['content']!r}", refused=False)
    allowed = {str(user) for user in (body.get("allowed_mentions") or {}).get("users", ())}
    called = re.findall(r"<@!?(\d+)>", "\n".join(c["content"] for c in components if c["type"] == TEXT))
    if v2 and allowed & set(called):
        yield Finding("a mention without a text in its notification", ", ".join(called), refused=False)


def _ids(components: Iterable[Json]) -> Iterator[Finding]:
    seen: set[str] = set()
    for custom_id in (c["custom_id"] for c in components if c.get("custom_id") is not None):
        if custom_id in seen:
            yield Finding("custom id twice", custom_id)
        if not 1 <= units(custom_id) <= 100:
            yield Finding("length", f"custom id {custom_id!r}")
        seen.add(custom_id)


def _component(component: Json) -> Iterator[Finding]:
    match component["type"]:
        case 2:
            yield from _button(component)
            yield from tap(component)
        case 3 | 5 | 6 | 7 | 8:
            yield from _menu(component)
            yield from tap(component)
        case 4:
            yield from _field(component)
        case 10 if not component["content"].strip():
            yield Finding("blank text", repr(component["content"]))
        case 11:
            yield from _alt(component)
        case 12:
            for item in component["items"]:
                yield from _alt(item)
        case 17 if not component.get("components"):
            yield Finding("empty container", str(component))
        case _:
            pass


def _button(button: Json) -> Iterator[Finding]:
    label = button.get("label") or ""
    if button.get("style") != 6 and not (label.strip() or button.get("emoji")):
        yield Finding("blank label", str(button))
    yield from _plain("button", label, 80)
    if units(button.get("url")) > 512:
        yield Finding("length", f"address {button['url']!r}")


def _menu(menu: Json) -> Iterator[Finding]:
    name = menu.get("custom_id")
    least, most = menu.get("min_values", 1), menu.get("max_values", 1)
    if menu.get("required") and least == 0:
        yield Finding("required though none may be chosen", f"{name} (SELECT_COMPONENT_REQUIRED_ZERO_MIN_VALUES)")
    yield from _plain("placeholder", menu.get("placeholder") or "", 150)
    options = menu.get("options")
    if options is None:
        return
    if not 1 <= len(options) <= 25:
        yield Finding("options", f"{len(options)} in {name}")
    if not least <= most <= len(options):
        yield Finding("options", f"{least} to {most} of {len(options)} in {name}")
    if (chosen := sum(bool(option.get("default")) for option in options)) > most:
        yield Finding("defaults", f"{chosen} of at most {most} in {name}")
    for option in options:
        if not (option["label"].strip() and option["value"].strip()):
            yield Finding("blank option", str(option))
        if option.get("description") == "":
            yield Finding("blank option", f"{option} with an empty description")
        yield from _plain("option", option["label"], 100)
        yield from _plain("option", option.get("description") or "", 100)
        if units(option["value"]) > 100:
            yield Finding("length", f"value {option['value']!r}")


def _field(field: Json) -> Iterator[Finding]:
    value, most = field.get("value") or "", field.get("max_length", 4000)
    if units(value) > most:
        yield Finding("length", f"{field.get('custom_id')} begins with {units(value)} of {most}")
    if value and units(value) < field.get("min_length", 0):
        yield Finding("length", f"{field.get('custom_id')} begins with too little")
    yield from _plain("placeholder", field.get("placeholder") or "", 100)


def _alt(item: Json) -> Iterator[Finding]:
    alt = item.get("description") or ""
    if not alt.strip():
        yield Finding("no alt text", str(item.get("media")), refused=False)
    yield from _plain("alt text", alt, 1024)


def _media(components: Iterable[Json]) -> Iterator[str]:
    for component in components:
        match component["type"]:
            case 11:
                yield component["media"]["url"]
            case 12:
                yield from (item["media"]["url"] for item in component["items"])
            case 13:
                yield component["file"]["url"]
            case _:
                pass


def _plain(what: str, said: str, most: int) -> Iterator[Finding]:
    """Yield what is wrong with a text of at most `most` units in which Discord interprets no markup."""
    if units(said) > most:
        yield Finding("length", f"{what} of {units(said)}: {said!r}")
    if found := MARKUP.search(said):
        yield Finding("markup where none is read", f"{found[0]!r} in the {what} {said!r}", refused=False)


def _files(files: Sequence[Any]) -> Iterator[Finding]:
    if len(files) > FILES:
        yield Finding("files", f"{len(files)} in one message")
    sizes = [_size(file) for file in files]
    for file, size in zip(files, sizes, strict=True):
        if size > FILE_BYTES:
            yield Finding("file size", f"{file.filename}: {size}")
        if not FILE_NAME.fullmatch(file.filename):
            yield Finding("file name", file.filename)
    if sum(sizes) > REQUEST_BYTES:
        yield Finding("file size", f"{sum(sizes)} in one request")
    names = [file.filename for file in files]
    yield from (Finding("file name", f"{name} twice") for name in set(names) if names.count(name) > 1)


def _size(file: Any) -> int:
    at = file.fp.tell()
    end = file.fp.seek(0, 2)
    file.fp.seek(at)
    return end


def answer(body: Json, files: Sequence[Any]) -> Iterator[Finding]:
    """Yield what is wrong with the initial response to an interaction."""
    data = body.get("data") or {}
    match body.get("type"):
        case 4 | 7:
            yield from message(data, files, new=body["type"] == 4, notifies=False)
        case 5 if set(data) - {"flags"} or int(data.get("flags") or 0) & ~EPHEMERAL:
            yield Finding("deferred with more than whether it is private", str(data))
        case 8:
            yield from choices(data.get("choices") or [])
        case 9:
            yield from form(data)
        case _:
            pass


def choices(found: Sequence[Json]) -> Iterator[Finding]:
    """Yield what is wrong with the choices of an autocomplete answer."""
    if len(found) > 25:
        yield Finding("options", f"{len(found)} choices")
    for choice in found:
        if not choice["name"].strip():
            yield Finding("blank option", str(choice))
        yield from _plain("choice", choice["name"], 100)
        if isinstance(choice["value"], str) and not 1 <= units(choice["value"]) <= 100:
            yield Finding("length", f"value {choice['value']!r}")


def form(data: Json) -> Iterator[Finding]:
    """Yield what is wrong with a form (modal)."""
    components = list(walk_components(data.get("components") or []))
    yield from _plain("title", data.get("title") or "", 45)
    yield from _ids([data, *components])
    for component in components:
        if component["type"] == LABEL:
            yield from _plain("label", component["label"], 45)
            yield from _plain("description", component.get("description") or "", 100)
        yield from _component(component)
