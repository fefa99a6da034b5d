"""Corrections of the table by hand: the words for what can be corrected, and for the line of the log about a correction."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.box import Box, CorrectionTarget
from engine.card import CARDS, KEYS
from engine.journal import CardCorrected, Corrected, CurrencyCorrected, SettlementRemoved
from words.brief import plus
from words.catalogue import N_, _, arrow, capital, colon, listed, number, pair
from words.entries import bold, say
from words.ledger import Log
from words.names import (
    counted,
    parameter_name,
    parameter_text,
    production_name,
    rating_text,
    space_name,
    tile_name,
)
from words.unnamed import Names, unnamed

CATEGORIES: Final = Names(
    "thing to correct",
    {
        "stock": N_("Stocks"),
        "production": N_("Production"),
        "rating": N_("Terraform rating"),
        "resources": N_("Resources on cards"),
        "currency": N_("Other means of payment"),
        "tile": N_("Tiles"),
        "track": N_("Global parameters"),
        "outpost": N_("Markers beside Mars"),
        "settlement": N_("Settlements beside Mars"),
        "card": N_("Cards in play"),
    },
)
"""The categories of corrections; expansions add those that they declare."""


def _card(key: str) -> str:
    return CARDS[KEYS[key]].name


def _track(box: Box, spot: CorrectionTarget, n: int) -> str:
    parameter = box.parameters[spot.what]
    value = parameter.start + n * parameter.step
    return pair(capital(parameter_name(spot.what)), parameter_text(spot.what, value))


def _tile(box: Box, spot: CorrectionTarget, n: int) -> str:
    kind, _at, space = spot.what.partition("@")
    return capital(_("{tile} at {space}", tile=tile_name(kind), space=space_name(space)))


LEVELS: Final[dict[str, Callable[[Box, CorrectionTarget, int], str]]] = {
    "stock": lambda box, spot, n: counted(n, spot.what),
    "production": lambda box, spot, n: pair(capital(production_name(spot.what)), number(n)),
    "rating": lambda box, spot, n: rating_text(number(n)),
    "resources": lambda box, spot, n: colon(_card(spot.what), counted(n, CARDS[KEYS[spot.what]].holds)),
    "currency": lambda box, spot, n: counted(n, spot.what),
    "tile": _tile,
    "track": _track,
    "outpost": lambda box, spot, n: pair(capital(parameter_name(spot.what)), number(n)),
    "settlement": lambda box, spot, n: colon(capital(parameter_name(spot.what)), number(n)),
    "card": lambda box, spot, n: _card(spot.what),
}
"""The functions that say a corrected thing with its number, by its kind; expansions add those that they declare."""


def category(kind: str) -> str:
    """The name of a category of corrections: `Stocks`."""
    return _(CATEGORIES[kind])


def level(box: Box, spot: CorrectionTarget, n: int) -> str:
    """A corrected thing with its number `n`: `12 M€`, `Temperature −28 °C`; for a thing without a number, its name: `Greenery at E5`."""
    said = LEVELS.get(spot.kind)
    return said(box, spot, n) if said else unnamed("thing to correct", spot.kind)


@say.register
def _corrected(entry: Corrected, log: Log) -> None:
    asker = log.who(entry.asker) if entry.asker >= 0 else ""
    agreed = listed([log.who(seat) for seat in entry.agreed if seat != entry.asker])
    if log.ahead:
        head = ""
    elif agreed and asker:
        head = _("**Correction**, asked by {who}, agreed by {names}", who=asker, names=agreed)
    elif asker:
        head = _("**Correction** by {who}", who=asker)
    else:
        head = _("**Correction**")
    log.start("correction", entry, head).ahead = True


@say.register
def _currency(entry: CurrencyCorrected, log: Log) -> None:
    log.add(entry, plus(entry.n, entry.what), arrow(number(entry.was), number(entry.was + entry.n)))


@say.register
def _settlement_removed(entry: SettlementRemoved, log: Log) -> None:
    log.add(entry, _("leaves {place}", place=capital(parameter_name(entry.outpost))))


@say.register
def _moved(entry: CardCorrected, log: Log) -> None:
    card = bold(entry.card)
    log.add(entry, _("{card} into play", card=card) if entry.played else _("{card} back into the hand", card=card))
