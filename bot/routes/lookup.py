"""Finds a thing by typed text: its key, its name, a card's printed number, a part of the name, or a similar spelling."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, Final

from bot import speech
from bot.components import Keys, Option, row, rows, text
from bot.routes.visit import Visit
from bot.screen import Screen, screen
from bot.screens import reading
from bot.screens.refusals import refusal
from bot.speech import _
from bot.spelling import Spelling, nearest
from bot.tables import Look, Refused

SOME: Final = 5
"""The most matches that are shown as buttons; more are a menu."""
ROUTE: Final = "about"


def meant(typed: str, names: Iterable[str]) -> str:
    """Return the question whether one of the similar names was meant; empty where there is none."""
    near = speech.commas(f"**{speech.verbatim(name)}**" for name in nearest(typed, names))
    return _("Did you mean {names}?", names=near) if near else ""


def key_of(typed: str, names: Mapping[str, str]) -> str:
    """Return the key for a typed key or name; `names` are by key. Raises `Refused`."""
    wanted = typed.strip().casefold()
    for key, name in names.items():
        if wanted in (key, name.casefold()):
            return key
    raise Refused("no-such-name", typed=typed, meant=meant(typed, names.values()))


def names() -> dict[str, tuple[str, str]]:
    """Return everything that can be looked up: by key its name and its kind (empty for a card)."""
    return _names(speech.language())


@cache
def _names(language: str) -> dict[str, tuple[str, str]]:
    """Return everything that can be looked up, in this language."""
    cards = {card.key: (card.name, "") for card in speech.all_cards()}
    return cards | {thing.key: (thing.name, thing.kind) for thing in speech.things()}


@cache
def _by_number() -> dict[tuple[str, int], list[str]]:
    """Return the keys of cards by the letters and the number printed on them; several cards can have the number 33."""
    found: dict[tuple[str, int], list[str]] = {}
    for card in speech.all_cards():
        found.setdefault(_printed(card.number), []).append(card.key)
    return found


def _printed(number: str) -> tuple[str, int]:
    """Return the letters and the number of a printed number, without leading zeros: `("x", 7)` for X07.

    The number is -1 for a text that is none.
    """
    letters = number.rstrip("0123456789")
    digits = number[len(letters) :]
    # A word before the number, `promo 033`, tells apart what is printed alike.
    return (letters.strip().casefold() if not letters.endswith(" ") else ""), int(digits) if 0 < len(digits) < 5 else -1


@cache
def _spelling(language: str) -> Spelling:
    return Spelling(name for name, _kind in _names(language).values())


def found(typed: str) -> list[str]:
    """Return the keys of things with exactly this name, else of cards with this number, else of those whose name contains it."""
    said, known = typed.strip().casefold(), names()
    exact = [key for key, (name, _kind) in known.items() if said in (key, name.casefold())]
    exact = exact or _by_number().get(_printed(said.removeprefix("#")), [])
    return exact or [key for key, (name, _kind) in known.items() if said and said in name.casefold()]


async def look_up(visit: Visit, typed: str, look: Look | None) -> Screen:
    """Show the card or thing that was meant, or a choice of those that could have been."""
    keys = found(typed)
    key = typed if typed in keys else keys[0] if len(keys) == 1 else ""
    if key:
        # One thing's key may be another thing's name.
        shown, others = await about(visit, key, look), [k for k in keys if k != key]
        return shown.below(*_buttons(others))
    if keys:
        return _several(_("Several match:"), keys)
    near = _spelling(speech.language()).nearest(typed)
    if not near:
        raise Refused("no-such-name", typed=typed)
    none, ask = refusal("no-such-name", {"typed": typed}, None), _("Did you mean one of these?")
    # Two things may have the same name.
    return _several(speech.sentences((none, ask)), list(dict.fromkeys(key for name in near for key in found(name))))


async def about(visit: Visit, key: str, look: Look | None = None) -> Screen:
    """Show a card or another named thing; a card as it lies in the game of `look`."""
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
    """Return buttons for a few things, or a menu of more."""
    if len(keys) <= SOME:
        return screen(text(said), *_buttons(keys))
    options = [Option(_label(key), key) for key in keys]
    return screen(text(said), *Keys("", 0).menus(_("Choose one of {n}", n=len(options)), ROUTE, options))


def _buttons(keys: Sequence[str]) -> list[Any]:
    return rows([Keys("", 0).tap(_label(key), f"{ROUTE}/{key}") for key in keys], 2)


def _label(key: str) -> str:
    name, kind = names()[key]
    return speech.bracketed(name, kind) if kind else name
