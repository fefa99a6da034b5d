"""Prices and values. A term is a number of the rules with a name, such as a price, which cards and policies may change.

All functions take a game and a player, or a view and a seat of it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from engine.modifiers import Term
from engine.tableau import cached_by_modifiers, modifiers

if TYPE_CHECKING:
    from engine.card import Card
    from engine.state import PlayerOrSeat
    from engine.tableau import GameOrView

MOST_CLAIMED: Final = 3
"""How many milestones can be claimed in a game, and how many awards can be funded."""
USUAL: Final[Mapping[str, int]] = {
    "bought-card": 3,
    "milestone": 8,
    "award:1": 8,
    "award:2": 14,
    "award:3": 20,
    "greenery": 8,
    "temperature": 8,
    "ocean-bonus": 2,
    "value:steel": 2,
    "value:titanium": 3,
    "generations": 14,
    "rating-goal": 0,
    "lost-prelude": 15,
}
"""The terms with their usual values: in M€, except `greenery` (plants), `temperature` (heat), `generations` and `rating-goal`.

`generations` and `rating-goal` are about the solo game: its number of generations, and the terraform rating that wins it; with 0,
complete global parameters do. `lost-prelude` is what a player gets for a prelude that cannot be played.

The box adds `project:KEY` for each standard project, and the terms that expansions add or set. The term `card` is not listed here,
since its usual value is printed on each card.
"""


REQUIRED: Final = "with a requirement"
"""The key of `off_cards` for cards that have a requirement; no tag is called so."""


@cached_by_modifiers
def terms(game: GameOrView, me: PlayerOrSeat) -> Mapping[str, int]:
    """The value of every term for a player now.

    A term that modifiers set (`Term.to`) has the lowest of these values, any other its usual value; then `Term.by` is added.
    """
    changes = [m for _, m in modifiers(game, me, Term) if m.name != "card"]
    if not changes:
        return game.box.terms
    usual = game.box.terms
    fixed: dict[str, int] = {}
    for m in changes:
        if m.to is not None:
            for name in _meant(m, usual):
                fixed[name] = min(m.to, fixed.get(name, m.to))
    found = {**usual, **fixed}
    for m in changes:
        if m.by:
            for name in _meant(m, usual):
                found[name] += m.by
    if min(found.values()) < 0:
        return {name: max(0, n) for name, n in found.items()}
    return found


def _meant(change: Term, usual: Mapping[str, int]) -> Iterable[str]:
    """The names of the terms that a modifier changes: the one of its name, or all that begin with it and a colon."""
    return (change.name,) if change.name in usual else (name for name in usual if name.startswith(f"{change.name}:"))


def term(game: GameOrView, me: PlayerOrSeat, name: str) -> int:
    """The value of one term for a player now: `term(game, me, "bought-card")`."""
    known = me.derived.get("terms")  # as `terms` is cached, without a further call
    return (terms(game, me) if known is None else known)[name]


@cached_by_modifiers
def off_cards(game: GameOrView, me: PlayerOrSeat) -> Mapping[str, int]:
    """The changes of card prices for a player, in M€; discounts are negative.

    By tag, for every icon of it; under `""`, for every card, and under `REQUIRED`, for every card with a requirement.
    """
    found: dict[str, int] = {}
    for _, m in modifiers(game, me, Term):
        if m.name == "card":
            key = REQUIRED if m.required else m.tag
            found[key] = found.get(key, 0) + m.by
    return found


def card_price(game: GameOrView, me: PlayerOrSeat, card: Card) -> int:
    """The price of a card for a player now, in M€."""
    cost = card.cost
    if me.hosted:
        cost -= me.hosted.get(card.id, 0)
    off = me.derived.get("off_cards")  # as `off_cards` is cached, without a further call
    if off is None:
        off = off_cards(game, me)
    if off:
        cost += off.get("", 0)
        for tag in card.tags:
            if tag in off:
                cost += off[tag]
        if card.requires:
            cost += off.get(REQUIRED, 0)
    return cost if cost > 0 else 0


@cached_by_modifiers
def project_prices(game: GameOrView, me: PlayerOrSeat) -> Mapping[str, int]:
    """The price of each standard project for a player now, in M€."""
    found = terms(game, me)
    return {key: found[option] for option, key in game.box.project_options.items()}


def milestone_price(game: GameOrView, me: PlayerOrSeat, key: str) -> int:
    """The price of a milestone for a player now, in M€: the usual one, and what this milestone asks for besides."""
    return term(game, me, "milestone") + game.box.milestones[key].also_pay


def award_price(game: GameOrView, me: PlayerOrSeat) -> int:
    """The price of the next award to fund, in M€; after the third, that of the third (rulebook, Fund an award)."""
    return terms(game, me)[f"award:{min(len(game.table.awards) + 1, MOST_CLAIMED)}"]


@cached_by_modifiers
def metal_values(game: GameOrView, me: PlayerOrSeat) -> Mapping[str, int]:
    """The value of a piece of each metal in a payment, in M€."""
    found = terms(game, me)
    return {metal: found[f"value:{metal}"] for metal in ("steel", "titanium")}
