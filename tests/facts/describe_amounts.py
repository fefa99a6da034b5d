"""Converts amounts to the notation of the fact sheet."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.effect import Count
from tests.facts.notation import COUNTED
from tests.facts.sheet import Op


def amounts(what: Iterable[tuple[str, Any]]) -> Op:
    return {name: amount(n) for name, n in what}


def amount(n: int | Count) -> Any:
    if isinstance(n, int):
        return n
    if n.of == "chosen":
        return f"{n.times}X" if n.times > 1 else "X"
    counted: dict[str, Op] = COUNTED | {
        "tag": {"for_each": {"tag": {"sum": [n.which, *n.also]} if n.also else n.which}},
        "tag-and-colony": {"for_each": {"sum": [{"tag": {"sum": [n.which, *n.also]}}, "own_colonies"]}},
        "lying": {"for_each": {"resources_on_own_cards": n.kind}},
        "here": {"for_each": "resources_here"},
        "everybodys-tag": {"for_each": {"tag": n.which}, "who": "all_players"},
        "hand": {"for_each": "cards_in_hand"},
        "own-cities": {"for_each": "own_city_tiles"},
        "own-colonies": {"for_each": "own_colonies"},
        "free-near-own": {"for_each": "empty_spaces_adjacent_to_own_tiles"},
        "printed-tag": {"for_each": {"tag": {"sum": [n.which, *n.also]} if n.also else n.which}},
        "opponents-tag": {"for_each": {"tag": n.which}, "who": "opponents"},
        "cities": {"for_each": {"city_tiles": "on_mars"}},
        "all-cities": {"for_each": {"city_tiles": "anywhere"}},
        "events": {"for_each": "events_played", "who": "all_players"},
    }
    extra = {name: value for name, value in (("every", n.every), ("times", n.times)) if value != 1}
    further = {name: value for name, value in (("plus", n.more), ("minus", n.less)) if value}
    return counted[n.of] | extra | ({"cap": n.cap} if n.cap else {}) | further
