"""A view as a flat dictionary with short keys, and the differences from one view to the next, for `page/replay.js`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from engine.named import RESOURCES
from engine.view import View
from renderer.alt.annexes import details
from renderer.replay.course import Course, Moment
from renderer.results.charts import worth
from words import plain

Flat = dict[str, Any]
"""Values by key; a missing key means nothing or zero."""


def flat(moment: Moment) -> Flat:
    """All values of a moment that the page shows."""
    view = moment.view
    found: Flat = {"g": view.generation, "deck": view.deck, "pile": view.discard}
    found |= {f"p:{key}": value for key, value in view.parameters.items()}
    found |= {f"t:{space}": f"{tile.kind}:{tile.owner}" for space, tile in view.tiles.items()}
    found |= {f"l:{space}": seat for space, seat in view.claims.items()}
    found |= {f"m:{space}": f"{mark.kind}:{mark.owner}:{mark.bars}" for space, mark in view.markers.items()}
    found |= {f"goal:{key}": seat for key, seat in (view.milestones | view.awards).items()}
    found |= {f"q:{key}": list(scores) for key, scores in (view.milestone_scores | view.award_scores).items()}
    for seat in view.seats:
        me = f"{seat.seat}:"
        found |= {me + what: seat.stock[what] for what in RESOURCES}
        found |= {f"{me}{what}+": seat.production[what] for what in RESOURCES}
        found |= {me + "tr": seat.tr, me + "vp": seat.total, me + "worth": worth(seat), me + "hand": seat.hand}
        found |= {f"{me}#{tag}": n for tag, n in seat.tags.items() if n}
        found |= {me + "passed": 1} if seat.passed else {}
        found |= {f"c:{card}": seat.seat for card in (*seat.played, *seat.events)}
        found |= {f"r:{card}": n for card, n in seat.resources.items() if n}
    found |= {f"h:{seat}": list(cards) for seat, cards in enumerate(moment.hands)}
    return found | _beside(view)


def _beside(view: View) -> Flat:
    """The state of annexes and rows of outposts, in the words of their expansions."""
    return {
        f"x:{name}:{one.key}": [plain(one.text), one.step, one.card, int(one.lit)]
        for name, shown in details(view).items()
        for one in shown
    }


def changes(before: Mapping[str, Any], after: Mapping[str, Any]) -> Flat:
    """The values that differ after a step; None for a key that is gone."""
    changed = {key: value for key, value in after.items() if before.get(key) != value}
    return changed | {key: None for key in before if key not in after}


def steps(flats: Iterable[Flat]) -> list[Flat]:
    """The first dictionary whole, then for each of the others its changes from the one before."""
    found = [*flats]
    return [found[0], *(changes(one, other) for one, other in pairwise(found))]


def cards_seen(course: Course, flats: Iterable[Flat]) -> set[int]:
    """The cards that the page names. It has no names of other cards, since a reader could search the page for them."""
    found: set[int] = {card for hand in (course.hands or {}).values() for card in hand}
    for values in flats:
        for key, value in values.items():
            head, _, rest = key.partition(":")
            if head == "c":
                found.add(int(rest))
            elif head == "h":
                found |= {*value}
            elif head == "x" and value[2]:
                found.add(value[2])
    return found
