"""A supposed game shows its viewer what they saw: what is forgotten when one is made would be missing from every preview."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any, Final

import pytest
from msgspec.structs import asdict, fields, replace

from engine import View, view
from engine.state import Player, Table
from engine.supposed import game_from_view
from engine.view import Seat
from tests.engine.games import opened, walk
from tests.thinned import thinned

OTHERWISE: Final = {
    "active": "whose effects are tried",
    "chosen": "nobody is asked anything",
    "decision": "nobody is asked anything",
    "owing": "nobody is asked anything",
    "token": "nobody is asked anything",
    "over": "nothing is on the agenda",
    "draft": "nobody drafts",
    "pack": "nobody drafts",
    "drafted": "nobody drafts",
    "decks": "what is not seen is in the deck, not in discard piles or packs",
    "milestone_scores": "some count steps that a player took, of which a view shows the score alone",
    "unagreed": "nothing that is tried asks for it",
    "goal_reached": "nothing is tried after the last generation of a solo game",
}
PACKS: Final = "packs"
"""Of a seat, how many draft packs wait: nobody drafts."""
OF_EXPANSIONS: Final = "own"
"""The states of expansions, which are looked at in random games."""


def changed(value: Any) -> Any:
    """Another value of the same type."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case str():
            return f"{value}-other"
        case tuple():
            return (*value, 1)
        case _:
            return {**value, 1: 1}


def in_common(state: type[Table | Player], seen: type[View | Seat]) -> list[str]:
    names = {one.name for one in fields(state)} & {one.name for one in fields(seen)}
    return sorted(names - {*OTHERWISE, PACKS, OF_EXPANSIONS})


def shown(seen: View) -> dict[str, Any]:
    """What a supposed game has in common with the game, by the names of a view's fields."""
    seats = [{name: value for name, value in asdict(seat).items() if name != PACKS} for seat in seen.seats]
    return {name: value for name, value in asdict(seen).items() if name not in OTHERWISE} | {"seats": seats}


def test_what_differs_is_something_that_a_view_has() -> None:
    seen = view(opened(0), 0)
    assert OTHERWISE.keys() <= asdict(seen).keys()
    assert PACKS in asdict(seen.seats[0])


@pytest.mark.parametrize("name", in_common(Table, View))
def test_a_field_of_the_table_is_as_the_view_shows_it(name: str) -> None:
    seen = view(opened(1), 0)
    other = changed(getattr(seen, name))
    kept = getattr(game_from_view(replace(seen, **{name: other})).table, name)
    assert (tuple(kept) if isinstance(kept, list) else kept) == other


@pytest.mark.parametrize("name", [name for name in in_common(Player, Seat) if name not in ("seat", "hand")])
def test_a_field_of_a_player_is_as_the_view_shows_it(name: str) -> None:
    seen = view(opened(1), 0)
    first, second = seen.seats[:2]
    other = changed(getattr(second, name))
    supposed = game_from_view(replace(seen, seats=(first, replace(second, **{name: other}))))
    kept = getattr(supposed.players[1], name)
    assert (tuple(kept) if isinstance(kept, list) else kept) == other


@pytest.mark.parametrize("n", thinned(range(12), 3))
def test_a_supposed_game_shows_what_its_viewer_saw(n: int) -> None:
    game = opened(n)
    for _answer in islice(walk(game, Random(n)), 0, None, 29):
        for player in game.players:
            seen = view(game, player.seat)
            assert shown(view(game_from_view(seen), player.seat)) == shown(seen)
