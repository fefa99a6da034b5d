"""What a space is said to bring, in words, in the picture and in the alt text, is what choosing it brings."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import renderer
from engine import view
from engine.effects.tiles import Place, claim
from engine.expansions.promos.markers import COMMUNITY, NOMADS, FoundCommunity, MoveNomads, SendNomads
from engine.expansions.promos.tiles import CoverOcean, ReplaceTile
from engine.expansions.turmoil.event_effects import RemoveOcean
from engine.named import RESOURCES
from engine.state import Marker
from renderer.planet.choosing import gains_of
from renderer.planet.layout import SQUARE
from tests.engine.table import Table
from words.options import option as said_option

LESS_THAN_A_TILE = {
    "a claim": claim,
    "a community": lambda: FoundCommunity(first=True),
    "the nomads": SendNomads,
    "an ocean that goes": RemoveOcean,
}
TILES = {
    "a city": lambda: Place("city", "city"),
    "an ocean": lambda: Place("ocean", "ocean"),
    "a tile with its bonus twice": lambda: Place("city", "land", times=2),
    "a city in place of a greenery": lambda: ReplaceTile("greenery", "city"),
    "the nomads, moved": MoveNomads,
    "an ocean for the world": lambda: Place("ocean", "ocean", rewarded=False),
    "a city on an ocean": lambda: CoverOcean("new-holland"),
}
QUESTIONS = {**LESS_THAN_A_TILE, **TILES}


def asked_for(effect: Callable[[], object]) -> Table:
    """A table with oceans, tiles and nomads at which a player is asked for a space."""
    table = Table(2, more=["promos", "turmoil"]).tile("B2", "greenery", 0).tile("D5", "greenery", 0)
    for space in ("A4", "B6", "D8"):
        table.tile(space, "ocean")
    table.parameters(oceans=3).game.table.markers["C6"] = Marker(NOMADS, 0, "all")
    table.game.table.clear_caches()
    table.game.derive_pending()
    return table.run(effect())  # type: ignore[arg-type]


def said_to_bring(table: Table, option: str) -> dict[str, int]:
    """What the hint of an option promises, by the names of resources in its words."""
    seen = view(table.game, 0)
    hint = said_option(seen, ["Ann", "Ben"], option).hint.replace("\u00a0", " ")
    return {
        what: int(n) for n, what in re.findall(r"\+(\d+) (M€|[a-z]+?)s?(?=[ ,]|$)", hint) if what not in ("point", "VP")
    }


def brings(effect: Callable[[], object], option: str) -> dict[str, int]:
    """What the player has more once the option is chosen."""
    table = asked_for(effect)
    hand = len(table[0].hand)
    table.pick(option)
    found = {what: table[0].stock[what] for what in RESOURCES} | {"card": len(table[0].hand) - hand}
    named = {"mc": "M€", "plants": "plant"}
    return {named.get(what, what): n for what, n in found.items() if n}


@pytest.mark.parametrize("what", QUESTIONS)
def test_an_option_promises_what_its_space_brings(what: str) -> None:
    effect, promised = QUESTIONS[what], 0
    for option in asked_for(effect).options()[:12]:
        said = said_to_bring(asked_for(effect), option)
        assert said == brings(effect, option), option
        promised += bool(said)
    gains = what in TILES and "world" not in what and "on an ocean" not in what
    assert bool(promised) is gains


@pytest.mark.parametrize("what", QUESTIONS)
def test_a_picture_shows_the_money_that_its_spaces_bring(what: str) -> None:
    table = asked_for(QUESTIONS[what])
    seen, tile = view(table.game, 0), table.asked.tile
    for option in table.options()[:12]:
        space = seen.box.map.spaces[option.partition(":")[2]]
        shown = {name: n for n, name in gains_of(SQUARE, seen, space, tile).said}
        paid = brings(QUESTIONS[what], option).get("M€", 0)
        assert shown.get("mc", "0").lstrip("+") == str(paid), option


@pytest.mark.parametrize("what", LESS_THAN_A_TILE)
def test_an_alt_text_promises_nothing_for_a_marker(what: str) -> None:
    table = asked_for(LESS_THAN_A_TILE[what])
    drawn = renderer.board(view(table.game, 0), ["Ann", "Ben"], legal=table.spaces(), tile=table.asked.tile)
    first = drawn.alt.partition("\n")[0]
    assert first.startswith("Choose a space:")
    assert "+" not in first.replace(" + ", "")
    assert ("printed" in first) is (what != "an ocean that goes"), "what is printed there may matter later"


def test_a_community_is_a_marker_of_its_own() -> None:
    """Its question names no tile, so that no ghost of one is drawn."""
    assert asked_for(LESS_THAN_A_TILE["a community"]).asked.key == f"mark:{COMMUNITY}"
    assert asked_for(LESS_THAN_A_TILE["a community"]).asked.tile == ""
