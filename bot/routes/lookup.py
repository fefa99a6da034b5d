"""Finds a thing by typed text: its key, its name, a part of its name, or a similar spelling."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from difflib import SequenceMatcher
from typing import Any, Final

from bot import speech
from bot.components import Keys, Option, Screen, row, rows, screen, text
from bot.routes.visit import Visit
from bot.screens import reading
from bot.screens.refusals import refusal
from bot.speech import _
from bot.tables import Look, Refused

NEAR: Final = 0.72
"""The least similarity of two words for one to be taken for a misspelling of the other."""
SHORT: Final = 3
"""In names of at least so many letters one typing error is accepted, however low the similarity then is."""
CLOSE: Final = 0.1
"""How much less similar than the best match a further suggestion may be."""
SOME: Final = 5
"""Up to so many matches are buttons; more are a menu."""
ROUTE: Final = "about"


def nearest(typed: str, names: Iterable[str], most: int = 3) -> list[str]:
    """Return names that are spelled like the typed text, whole or in some of their words; the most similar first."""
    said = typed.casefold().strip()
    alike = {name: _alike(said, name.casefold()) for name in names}
    near = sorted((name for name, n in alike.items() if n >= NEAR), key=lambda name: (-alike[name], len(name)))
    return [name for name in near[:most] if alike[name] >= alike[near[0]] - CLOSE]


def meant(typed: str, names: Iterable[str]) -> str:
    """Ask whether one of the similar names was meant; empty where there is none."""
    near = ", ".join(f"**{speech.verbatim(name)}**" for name in nearest(typed, names))
    return _("Did you mean {names}?", names=near) if near else ""


def _alike(said: str, name: str) -> float:
    words, n = name.split(), len(said.split())
    runs = [" ".join(words[at : at + n]) for at in range(len(words) - n + 1)] if len(said) > 3 else []
    return max(_ratio(said, run) for run in (name, *runs))


def _ratio(a: str, b: str) -> float:
    matcher = SequenceMatcher(None, a, b, autojunk=False)
    if min(len(a), len(b)) >= SHORT and _one_slip(a, b):
        return max(NEAR, matcher.ratio())
    return matcher.ratio() if matcher.real_quick_ratio() >= NEAR and matcher.quick_ratio() >= NEAR else 0.0


def _one_slip(a: str, b: str) -> bool:
    """Return whether one letter is wrong, missing or extra, or two neighbouring letters are swapped."""
    if abs(len(a) - len(b)) > 1:
        return False
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    a, b = a[at:], b[at:]
    swapped = a[:2] == b[1::-1] and a[2:] == b[2:]
    return swapped or a[1:] in (b, b[1:]) or a == b[1:]


def names() -> dict[str, tuple[str, str]]:
    """Return all that can be looked up: by key its name, and what kind of thing it is (empty for a card)."""
    cards = {card.key: (card.name, "") for card in speech.all_cards()}
    return cards | {thing.key: (thing.name, thing.kind) for thing in speech.things()}


def found(typed: str) -> list[str]:
    """Return the keys of things with exactly this name, else of those whose name contains it."""
    said, known = typed.strip().casefold(), names()
    exact = [key for key, (name, _kind) in known.items() if said in (key, name.casefold())]
    return exact or [key for key, (name, _kind) in known.items() if said and said in name.casefold()]


async def look_up(visit: Visit, typed: str, look: Look | None) -> Screen:
    """Show the thing that was meant, or those that could have been."""
    keys = found(typed)
    key = typed if typed in keys else keys[0] if len(keys) == 1 else ""
    if key:
        # One thing's key may be another thing's name.
        shown, others = await about(visit, key, look), [k for k in keys if k != key]
        return replace(shown, items=(*shown.items, *_buttons(others)))
    if keys:
        return _several(_("Several could be meant:"), keys)
    near = nearest(typed, (name for name, _kind in names().values()))
    if not near:
        raise Refused("no-card", typed=typed)
    none, ask = refusal("no-card", {"typed": typed}, None), _("Did you mean one of these?")
    # Two things may have the same name.
    return _several(f"{none} {ask}", list(dict.fromkeys(key for name in near for key in found(name))))


async def about(visit: Visit, key: str, look: Look | None = None) -> Screen:
    """Show a card or another thing with a name; a card as it lies in the game of `look`."""
    if card := next((card for card in speech.all_cards() if card.key == key), None):
        return await reading.any_card(card, visit.artist, look)
    thing = next((thing for thing in speech.things() if thing.key == key), None)
    if thing is None:
        raise Refused("stale")
    keys = Keys(look.status.id, look.token) if look is not None else Keys("", 0)
    return screen(
        text(f"### {thing.name}", f"-# {speech.capital(thing.kind)}", thing.text),
        row(keys.tap(_("Its rules"), f"help/{thing.topic}")),
    )


def _several(said: str, keys: Sequence[str]) -> Screen:
    """Return a button for each of a few things, or a menu of more."""
    if len(keys) <= SOME:
        return screen(text(said), *_buttons(keys))
    options = [Option(_label(key), key) for key in keys]
    return screen(text(said), *Keys("", 0).menus(_("Choose one of {n}", n=len(options)), ROUTE, options))


def _buttons(keys: Sequence[str]) -> list[Any]:
    return rows([Keys("", 0).tap(_label(key), f"{ROUTE}/{key}") for key in keys], 2)


def _label(key: str) -> str:
    name, kind = names()[key]
    return f"{name} ({kind})" if kind else name
