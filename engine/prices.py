"""What things cost and are worth: the terms, numbers of the rules that cards and policies change for their owner.

All is asked of a game and a player, or of a view and a seat in it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from engine.goals import MOST_CLAIMED
from engine.modifiers import Term
from engine.tableau import kept, modifiers

if TYPE_CHECKING:
    from engine.card import Card
    from engine.tableau import Owner, Rules

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
}
"""The terms with their usual numbers, in M€ but for `greenery` (plants), `temperature` (heat) and `generations` (of a solo game).

The box adds `project:KEY` for each standard project, and what its expansions bring or set. `card` is a term that each card prints.
"""


@kept
def terms(game: Rules, me: Owner) -> Mapping[str, int]:
    """All terms as they are for a player now: the lowest that one is set to, or else the usual, and then what changes it."""
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
        for name in _meant(m, usual) if m.by else ():
            found[name] += m.by
    return {name: max(0, n) for name, n in found.items()}


def _meant(change: Term, usual: Mapping[str, int]) -> Iterable[str]:
    """The terms that a change is about: one, or all that begin with its name."""
    return (change.name,) if change.name in usual else (name for name in usual if name.startswith(f"{change.name}:"))


def term(game: Rules, me: Owner, name: str) -> int:
    """One of the terms for a player now: `term(game, me, "bought-card")`."""
    return terms(game, me)[name]


@kept
def off_cards(game: Rules, me: Owner) -> Mapping[str, int]:
    """By tag, what each icon adds to a card's price; under no tag, what every card costs more. Discounts are below zero."""
    found: dict[str, int] = {}
    for _, m in modifiers(game, me, Term):
        if m.name == "card":
            found[m.tag] = found.get(m.tag, 0) + m.by
    return found


def card_price(game: Rules, me: Owner, card: Card) -> int:
    """What a card costs a player now, in M€."""
    cost = card.cost - me.hosted.get(card.id, 0)
    if off := off_cards(game, me):
        cost += off.get("", 0) + sum(off.get(tag, 0) for tag in card.tags)
    return max(0, cost)


@kept
def project_prices(game: Rules, me: Owner) -> Mapping[str, int]:
    """What each standard project costs a player now, in M€."""
    found = terms(game, me)
    return {key: found[f"project:{key}"] for key in game.box.projects}


def award_price(game: Rules, me: Owner) -> int:
    """M€ for the next award; where none is left to fund, those of the last (rulebook, Fund an award)."""
    return terms(game, me)[f"award:{min(len(game.table.awards) + 1, MOST_CLAIMED)}"]


@kept
def metal_values(game: Rules, me: Owner) -> Mapping[str, int]:
    """M€ that one piece of each metal pays."""
    found = terms(game, me)
    return {metal: found[f"value:{metal}"] for metal in ("steel", "titanium")}
