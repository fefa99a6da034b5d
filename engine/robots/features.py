"""What a seat has, in numbers from which the points that it will end with are estimated (`engine.robots.value`).

All of it is read from what cards, goals and expansions declare, so nothing here knows a card or an expansion. An expansion may add
features of its own in its module `worth` (`feature_of`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, cast

from engine import prices
from engine.card import CARDS
from engine.core import Decision
from engine.effect import Count
from engine.modifiers import Leeway, Term
from engine.named import RESOURCES
from engine.prices import MOST_CLAIMED
from engine.robots.greedy import Greedy
from engine.robots.worth import PER_GENERATION, Worth
from engine.scoring import MILESTONE_POINTS
from engine.view import Seat, View
from engine.visible import PUBLIC, StatePart, fields

GROUPS: Final = (
    "rating",
    "tiles",
    "goals",
    "points on cards",
    "stock",
    "production",
    "cards in play",
    "hand",
    "expansions",
)
"""The groups of features, each of which is a reason that a player understands; a feature is named `GROUP/WHAT`."""
GROUP_OF_POINTS: Final = {
    "tr": "rating",
    "milestones": "goals",
    "awards": "goals",
    "greeneries": "tiles",
    "cities": "tiles",
    "cards": "points on cards",
}
"""The group of each usual source of points; those of expansions are in `expansions`."""
FEATURE_OF_POINTS: Final = {source: f"{group}/points" for source, group in GROUP_OF_POINTS.items()} | {
    "milestones": "goals/milestones",
    "awards": "goals/awards",
}
"""The feature of each usual source of points. A milestone is kept to the end, an award may still be lost."""
MOST_OF_ONE: Final = 40.0
"""The M€ beyond which the worth of one action or trigger is not believed."""
FADING: Final = 0.85
"""Of the cards in a hand, each next one counts for this much of its worth, since they are paid for one after the other."""
MOST_CARDS: Final = 12

NO_QUESTION: Final = Decision(-1, "")

OWN_FEATURES: Final[list[Callable[[Worth], Mapping[str, float]]]] = []
"""Features of expansions, by functions that get what things are worth to the seat."""


def feature_of(find: Callable[[Worth], Mapping[str, float]]) -> Callable[[Worth], Mapping[str, float]]:
    """Register a function that finds further features, named without their group `expansions`, in games in which they mean something."""
    OWN_FEATURES.append(find)
    return find


def features(view: View) -> dict[str, float]:
    """The features of the seat `view.you`, by name; those that are 0 may be missing."""
    greedy = Greedy(view, NO_QUESTION)
    worth, me = greedy.worth, greedy.me
    found: dict[str, float] = {}
    for source, n in me.points.items():
        name = FEATURE_OF_POINTS.get(source, "expansions/points")
        found[name] = found.get(name, 0.0) + n
    milestones = _shares_of_needs(view)
    claims, due = _reached(view, me, milestones)
    found["goals/milestones"] = found.get("goals/milestones", 0.0) + MILESTONE_POINTS * claims
    for what in RESOURCES:
        grown = what in ("plants", "heat")
        found[f"stock/{what}"] = me.stock[what] * (worth.stock(what) if grown else 1.0)
        found[f"production/{what}"] = me.production[what] * (0.8 * worth.stock(what) if grown else 1.0)
        found[f"production/{what} to come"] = me.production[what] * (worth.left - 1.0)
    found["stock/mc"] -= due
    found["rating/to come"] = me.tr * (worth.left - 1.0)
    found.update(_in_play(worth))
    found.update(_in_hand(greedy))
    found.update(_near_goals(view, milestones))
    found.update(_of_expansions(view))
    for find in OWN_FEATURES:
        found.update({f"expansions/{what}": n for what, n in find(worth).items()})
    return found


def _in_play(worth: Worth) -> Iterator[tuple[str, float]]:
    me = worth.me
    actions = triggers = modifiers = lying = 0.0
    usable = 0
    for card in map(CARDS.__getitem__, me.played):
        if card.action is not None:
            actions += min(MOST_OF_ONE, max(0.0, worth.action(card)))
            usable += 1
        for trigger in card.triggers:
            triggers += min(MOST_OF_ONE, worth.triggered(trigger, card))
        for modifier in card.modifiers:
            if isinstance(modifier, (Term, Leeway)) or type(modifier) in PER_GENERATION:
                modifiers += worth.modified(modifier)
        if not (isinstance(card.points, Count) and card.points.of == "here"):
            lying += me.resources.get(card.id, 0)
    yield "cards in play/actions", actions
    yield "cards in play/usable", usable
    yield "cards in play/triggers", triggers
    yield "cards in play/modifiers", modifiers
    yield "cards in play/resources", lying
    yield "cards in play/tags", sum(me.tags.values())
    yield "cards in play/kinds of tags", sum(n > 0 for n in me.tags.values())
    yield "tiles/cities", me.cities


def _in_hand(greedy: Greedy) -> Iterator[tuple[str, float]]:
    yield "hand/cards", min(greedy.me.hand, MOST_CARDS)
    nets = sorted((net for net in map(greedy.net, map(CARDS.__getitem__, greedy.view.hand)) if net > 0), reverse=True)
    yield "hand/worth", sum(min(net, MOST_OF_ONE) * FADING**place for place, net in enumerate(nets))
    yield "hand/good", len(nets)


def _near_goals(view: View, milestones: Mapping[str, list[float]]) -> Iterator[tuple[str, float]]:
    seat, near = view.you, 0.0
    for done in milestones.values():
        near += (done[seat] ** 4 if done[seat] < 1.0 else 0.0) - 0.5 * max(_others(done, seat), default=0.0) ** 4
    yield "goals/near", near
    yield (
        "goals/leads",
        sum(scores[seat] > max(_others(scores, seat), default=0) for scores in view.open_awards.values()),
    )


def _reached(view: View, me: Seat, milestones: Mapping[str, list[float]]) -> tuple[float, float]:
    """How many milestones the seat may expect to claim since it has reached them, less where others have too, and for how many M€."""
    claims = due = 0.0
    for key, done in milestones.items():
        if done[view.you] == 1.0:
            claims += 1.0 / done.count(1.0)
            due += prices.milestone_price(view, me, key) / done.count(1.0)
    sure = min(1.0, (MOST_CLAIMED - len(view.milestones)) / claims) if claims else 0.0
    return claims * sure, due * sure


def _shares_of_needs(view: View) -> dict[str, list[float]]:
    """By the keys of the milestones that can still be claimed, how much of its need each seat has reached (0 to 1)."""
    still = ((key, view.box.milestones[key].need, scores) for key, scores in view.open_milestones.items())
    return {key: [min(1.0, n / need) for n in scores] for key, need, scores in still if need}


def _others(scores: Sequence[float], seat: int) -> list[float]:
    return [score for at, score in enumerate(scores) if at != seat]


def _of_expansions(view: View) -> Iterator[tuple[str, float]]:
    """What expansions show of a seat: its own public numbers, and how often it is named in public fields of the table."""
    seat = view.you
    for state in view.seats[seat].own.values():
        for key in _public(type(state)):
            if isinstance(n := getattr(state, key), int):
                yield f"expansions/own {key}", n
    for state in view.own.values():
        for key in _public(type(state)):
            if not isinstance(held := getattr(state, key), (str, bool)) and (n := _named(held, seat)):
                yield f"expansions/at the table {key}", n


@cache
def _public(kind: type[StatePart]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.shown is PUBLIC and not field.zone)


def _named(held: object, seat: int) -> float:
    """How often a seat is named in a public field, as an owner, leader or member, or the number that the field has for it."""
    match held:
        case dict():
            by = cast("dict[Any, Any]", held)
            if by and all(isinstance(key, int) for key in by):
                n = by.get(seat, 0)
                return float(n) if isinstance(n, int) else 0.0
            return sum(_named(each, seat) for each in by.values())
        case list() | tuple():
            return float(sum(isinstance(one, int) and one == seat for one in cast("list[Any]", held)))
        case bool():
            return 0.0
        case int():
            return float(held == seat)
        case _:
            return 0.0
