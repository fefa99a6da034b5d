"""What a newcomer is advised to do, with what it would surely bring: the answer of an easy robot, tried on a copy."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.actions.playing import waits
from engine.card import CARDS, picked
from engine.named import RESOURCES
from engine.prices import USUAL
from engine.robots.goal import worth_for
from engine.robots.greedy import gentle_answer
from engine.robots.levels import whole_action
from engine.tableau import all_cities
from engine.view import View, view

if TYPE_CHECKING:
    from engine.core import Game
    from engine.view import Seat

CHEAP: Final = 0.34
"""What costs a smaller share of what is held is called cheap."""
VALUE: Final = {"mc": 1.0, "steel": USUAL["value:steel"], "titanium": USUAL["value:titanium"]}
"""The value of what cards are paid with, in M€; what else is produced brings no price back."""


class Advice(NamedTuple):
    """An answer that the seat could give, with what it would bring to the seat."""

    picks: tuple[str, ...]
    price: int = 0
    """What it costs in M€ and metals, at their usual value."""
    costs_mc: bool = False
    """Whether M€ are a part of its price."""
    cheap: bool = False
    pays_back: int | None = None
    """The generation by which its rating, M€ and metals have brought its price, where that is before the end as it is estimated."""
    rating: int = 0
    tiles: int = 0
    """How many cities it brings to Mars."""
    greeneries: int = 0
    """Victory points of the greeneries that it brings, without those of cities beside them."""
    points: int = 0
    """Victory points of cards and milestones, which stay."""
    awards: int = 0
    """Victory points of awards that it would lead by it, as long as nobody overtakes it."""
    cities: int = 0
    """Victory points of its cities, for the greeneries beside them."""
    actions: int = 0
    """How many cards with an action it brings into play."""
    lasting: int = 0
    """How many cards it brings into play that do something from then on, without an action."""
    cards: int = 0
    """How many cards it draws."""
    gains: tuple[tuple[str, int], ...] = ()
    """The resources that it brings beside its price."""
    later: int = 0
    """How many of the cards that it buys cannot be played yet, whatever is paid."""
    lost: int = 0
    """Victory points of cards and milestones that it costs."""


def advice(copy: Game, seat: int, weighed: tuple[str, ...] | None = None) -> Advice:
    """What the seat is advised to answer to its present question; `copy` is a copy of the game, which is changed.

    Where its answers have been weighed, it is the best of them, `weighed`, else what an easy robot would answer. What it brings is told
    of the whole action that it begins; of a space, only what that one brings.
    """
    copy.is_unlucky = True
    before, asked = view(copy, seat), copy.answered
    picks = gentle_answer(before) if weighed is None else weighed
    if before.asked.kind == "space":
        copy.answer(seat, picks)
    else:
        whole_action(copy, seat, lambda seen, there: picks if there.answered == asked else gentle_answer(seen))
    found = _brought(before, view(copy, seat), picks)
    bought = [CARDS[picked(pick)] for pick in picks] if before.asked.key == "buy" else []
    return found._replace(later=sum(waits(copy, copy.players[seat], card) for card in bought))


def phase_ended(before: View, after: View) -> bool:
    """Whether the phase of the generation is over with an answer: what all get in the next ones, such as production, is not its doing."""
    return after.phase != before.phase and before.phase in before.box.phases


def _brought(before: View, after: View, picks: tuple[str, ...]) -> Advice:
    if phase_ended(before, after):
        return Advice(picks)
    mine, then = before.me, after.me
    change = {what: then.stock[what] - mine.stock[what] for what in RESOURCES}
    price = round(sum(max(0, -change[what]) * value for what, value in VALUE.items()))
    made = sum((then.production[what] - mine.production[what]) * value for what, value in VALUE.items())
    income = then.tr - mine.tr + made
    back = before.generation + ceil(price / income) if price and income > 0 else None
    rating, tiles = then.tr - mine.tr, _cities(after) - _cities(before)
    laid = [CARDS[card] for card in set(then.played) - set(mine.played)]
    gone, points = len(laid) + len(then.events) - len(mine.events), _change(mine, then, "cards", "milestones")
    return Advice(
        picks,
        price,
        change["mc"] < 0,
        0 < price <= CHEAP * sum(mine.stock[what] * value for what, value in VALUE.items()),
        back if back is not None and back < before.generation + worth_for(before).left else None,
        rating,
        tiles,
        max(0, _change(mine, then, "greeneries")),
        max(0, points),
        max(0, _change(mine, then, "awards")),
        max(0, _change(mine, then, "cities")),
        sum(card.action is not None for card in laid),
        sum(card.action is None and bool(card.triggers or card.modifiers) for card in laid),
        max(0, len(after.hand) + gone - len(before.hand)),
        tuple((what, n) for what, n in change.items() if n > 0),
        lost=max(0, -points),
    )


def _cities(view: View) -> int:
    """Return how many cities the seat has on Mars."""
    return all_cities(view, on_mars=True, of=view.me.seat)


def _change(before: Seat, after: Seat, *sources: str) -> int:
    """The change of the victory points from these sources."""
    return sum(after.points.get(source, 0) - before.points.get(source, 0) for source in sources)
