"""What cards and standard projects do for open milestones and awards, as the goals declare it (`counts=`, `engine.goals`)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine import tableau
from engine.box import Project
from engine.card import Card
from engine.core import Effect
from engine.effects.card_resources import AddHere
from engine.effects.cards import Draw
from engine.effects.choices import effects_in
from engine.effects.gains import Gain, RaiseRating
from engine.effects.parameters import Raise
from engine.effects.production import Production
from engine.effects.tiles import Place
from engine.goals.scores import brings_points, is_untagged
from engine.robots.on_map import AHEAD, still_open
from engine.scoring import FIRST, MILESTONE_POINTS

if TYPE_CHECKING:
    from engine.robots.worth import Worth
    from engine.view import Seat, View

WORKED_FOR: Final = 1.6
"""How many times its points a milestone is worth to a seat on its way to it: nobody else can claim it any more."""
MOST_STEPS: Final = 2
"""Of steps towards an award at once, so many count; what lies far ahead is not worth more."""
BRINGS: Final[dict[type[Effect], Callable[[Any], Mapping[str, int]]]] = {}
"""What effects of expansions bring of what goals count, by their class."""
PARAMETER_OF: Final = {"greenery": "oxygen", "ocean": "oceans"}

Depending = Callable[["View", "Seat", Mapping[str, int]], int]
"""By how much what is brought raises a score that depends on what the seat has already."""


class Race(NamedTuple):
    """An open milestone or award for one seat: what counts for it, its own score, and the worth of a step.

    For a milestone, `need` is the number that it asks for and `prize` what it is worth; an award has no `need`.
    """

    counts: tuple[str, ...]
    score: int
    need: int
    prize: float

    def gain(self, n: int) -> float:
        """The worth of raising the score by `n`."""
        if not self.need:
            return self.prize * min(n, MOST_STEPS)
        was, now = min(self.score, self.need), max(0, min(self.score + n, self.need))
        done = was < now == self.need
        return self.prize * (AHEAD * (now - was) / self.need + (1 - AHEAD if done else 0))


class Races:
    """The open goals of a seat, and which of them each kind of thing moves, by their places in the list."""

    def __init__(self, found: list[Race]) -> None:
        self.open = found
        self.moved_by: dict[str, list[int]] = {}
        self.depending: list[tuple[int, Depending]] = []
        for n, race in enumerate(found):
            for what in race.counts:
                if what in DEPENDING:
                    self.depending.append((n, DEPENDING[what]))
                else:
                    self.moved_by.setdefault(what, []).append(n)


def races(worth: Worth) -> Races:
    """The open milestones and awards that declare what they count."""
    view, seat, box = worth.view, worth.me.seat, worth.box
    prize = worth.point * MILESTONE_POINTS * WORKED_FOR
    found = [
        Race(goal.counts, scores[seat], goal.need, prize)
        for goal, scores in ((box.milestones[key], scores) for key, scores in view.open_milestones.items())
        if goal.counts and scores[seat] < goal.need
    ]
    fundable = view.open_awards
    for key, scores in view.award_scores.items():
        if (counts := box.awards[key].counts) and (key in view.awards or key in fundable):
            sure = (1.0 if key in view.awards else AHEAD) * still_open(worth, scores, MOST_STEPS)
            if sure:
                found.append(Race(counts, scores[seat], 0, worth.point * FIRST * AHEAD * sure))
    return Races(found)


def worth_for_goals(view: View, me: Seat, races: Races, brings: Mapping[str, int]) -> float:
    """Return what a gain is worth to a seat for the goals in `races`."""
    raised: dict[int, int] = {}
    for what, n in brings.items():
        for race in races.moved_by.get(what, ()):
            raised[race] = raised.get(race, 0) + n
    for race, counting in races.depending:
        if n := counting(view, me, brings):
            raised[race] = raised.get(race, 0) + n
    return sum(races.open[race].gain(n) for race, n in raised.items() if n)


def _new_tags(view: View, me: Seat, brings: Mapping[str, int]) -> int:
    return sum(not me.tags.get(tag) for tag in _named("tag:", brings))


def _new_kinds(view: View, me: Seat, brings: Mapping[str, int]) -> int:
    return len({*_named("lying:", brings)} - tableau.kinds_owned(view, me))


def _new_productions(view: View, me: Seat, brings: Mapping[str, int]) -> int:
    usual = view.options.starting_production
    return sum(
        brings[f"production:{what}"] > 0 and me.production[what] <= usual for what in _named("production:", brings)
    )


def _highest_production(view: View, me: Seat, brings: Mapping[str, int]) -> int:
    highest = max(me.production, key=lambda what: me.production[what])
    return brings.get(f"production:{highest}", 0)


def _named(kind: str, brings: Mapping[str, int]) -> Iterator[str]:
    return (what.removeprefix(kind) for what in brings if what.startswith(kind))


DEPENDING: Final[dict[str, Depending]] = {
    "new-tag": _new_tags,
    "new-kind": _new_kinds,
    "new-production": _new_productions,
    "highest-production": _highest_production,
}
"""Counts that depend on what the seat has already."""
_known: Final[dict[int | str, tuple[Card | Project, Mapping[str, int]]]] = {}
"""What has been found of cards and standard projects, by their ids or keys."""


def brought_by(thing: Card | Project) -> Mapping[str, int]:
    """What a card, when it is played, or a standard project brings of what goals count.

    A card with an action that adds resources brings one of these.
    """
    key = thing.id if isinstance(thing, Card) else thing.key
    known = _known.get(key)
    if known is None or known[0] is not thing:
        found = _brought_by(thing) if isinstance(thing, Card) else brought_by_effects(thing.do)
        known = _known[key] = thing, found
    return known[1]


def _brought_by(card: Card) -> Mapping[str, int]:
    found = Counter[str]({f"card:{card.kind}": 1, "hand": -1 if card.kind in ("event", "automated", "active") else 0})
    if card.kind != "event":
        found.update(f"tag:{tag}" for tag in card.tags)
        found["card:untagged"] += is_untagged(card)
        found["card:points"] += brings_points(card)
    if card.kind in ("automated", "active"):
        found["card:dear"] += card.cost >= 20
        found["card:cheap"] += card.cost <= 10
        found["card:required"] += bool(card.requires)
    found.update(brought_by_effects(card.play))
    adding = [effect for effect in effects_in((card.play, card.action)) if isinstance(effect, AddHere)]
    if adding and card.holds:
        found.update({f"lying:{card.holds}": 1, "lying": 1})
    return {what: n for what, n in found.items() if n}


def brought_by_effects(effects: Iterable[Effect]) -> Counter[str]:
    """What effects bring of what goals count, as far as their numbers are printed."""
    found = Counter[str]()
    for effect in effects:
        match effect:
            case Production(own=own):
                steps = {f"production:{what}": n for what, n in own if isinstance(n, int)}
                found.update({**steps, "production": sum(steps.values())})
            case Gain(what=gained):
                found.update({f"stock:{what}": n for what, n in gained if isinstance(n, int)})
            case Raise(parameter=parameter, steps=steps, rewarded=True):
                found.update({f"raised:{parameter}": steps, "rating": steps})
            case RaiseRating(n=int(n)):
                found.update({"rating": n})
            case Draw(n=int(n)):
                found.update({"hand": n})
            case Place(tile=tile, rewarded=True):
                found.update(_of_tile(tile))
            case _ if type(effect) in BRINGS:
                found.update(BRINGS[type(effect)](effect))
            case _:
                pass
    return found


def _of_tile(tile: str) -> dict[str, int]:
    kind = tableau.base_kind(tile)
    raised = {f"raised:{PARAMETER_OF[kind]}": 1, "rating": 1} if kind in PARAMETER_OF else {}
    return (
        raised
        if kind == "ocean"
        else {"tile": 1, f"tile:{kind if kind in ('city', 'greenery') else 'special'}": 1} | raised
    )
