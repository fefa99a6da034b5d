"""For every card, no order of its effects and the reactions to them is better for the player than one that the engine offers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

import pytest

from engine import Game
from engine.card import CARDS, Card
from engine.core import Cause, Step
from engine.expansions import shipped_cards
from engine.expansions.colonies.effects import GainBonuses
from engine.expansions.colonies.tiles import TILES
from engine.expansions.colonies.trade import Arrive
from engine.state import Standing
from tests.engine.orders import worse_orders, worse_ways
from tests.engine.table import Table, number
from tests.thinned import thinned

pytestmark = pytest.mark.once

PROJECTS: Final = [card for card in shipped_cards() if card.kind in ("event", "automated", "active")]
DRAWN: Final = ("Sponsors", "Mine", "Trees", "Lichen", "Bushes", "Moss", "Grass", "Heather", "Farming", "Soletta")


def _rich(table: Table) -> Table:
    """Give five of each stock and two of each production, for effects that cost or lower them."""
    me = table[0]
    return table.stock(0, **dict.fromkeys(me.stock, 5)).production(0, **dict.fromkeys(me.production, 2))


def _reacting(players: int) -> Table:
    """Opponents who gain by oceans, cities and jovian cards, just before the steps that bring an ocean and more heat."""
    table = Table.of_every_card(players).lay(1, "Arctic Algae", "Rover Construction", "Tharsis Republic")
    for seat in range(1, players):
        table.stock(seat, mc=3, plants=seat, titanium=1).production(seat, plants=1, heat=2, mc=-seat)
    if players > 2:
        table.lay(2, "Saturn Systems", "Pets", resources=1).lay(3, "Fish", "Ants", resources=1)
    return _rich(table).parameters(temperature=-2, oxygen=7)


def _poor() -> Table:
    """Give nobody anything; one opponent gains plants for oceans, another M€ for cities."""
    table = Table.of_every_card(3).lay(1, "Arctic Algae").lay(2, "Rover Construction")
    return table.production(0, energy=2).parameters(temperature=-4)


def _learned(players: int, resources: int) -> Table:
    """Put cards into play that draw or swap cards for science tags."""
    table = Table.of_every_card(players).lay(0, "Mars University").lay(0, "Olympus Conference", resources=resources)
    return _rich(table.give(0, "Insulation")).stock(1, plants=3).parameters(temperature=-4)


def _thriving() -> Table:
    """Put cards into play that react to plant, animal and microbe tags or to tiles; leave hardly any production."""
    table = (
        Table.of_every_card().lay(0, "Viral Enhancers", "Arctic Algae", "Mining Guild").lay(0, "Fish", "Decomposers")
    )
    table.stock(0, plants=0, heat=5).production(0, mc=-4, energy=1)
    return table.stock(1, plants=1).production(1, plants=2).parameters(temperature=-26)


SITUATIONS: Final[dict[str, Callable[[], Table]]] = {
    "an opponent reacts": lambda: _reacting(2),
    "three opponents react": lambda: _reacting(4),
    "nobody has anything": _poor,
    "science shows cards": lambda: _learned(2, 1),
    "science shows cards among four": lambda: _learned(4, 0),
    "life thrives": _thriving,
}
LONG: Final = ("an opponent reacts", "three opponents react", "life thrives")
"""Situations that take half a minute each: fewer cards are played in them, and all in the soak."""
SOAK: Final = 300
REACTING: Final = (
    *(
        "Arctic Algae",
        "Rover Construction",
        "Tharsis Republic",
        "Saturn Systems",
        "Pets",
        "Immigrant City",
        "Fish",
        "Ants",
    ),
    *(
        "Mars University",
        "Olympus Conference",
        "Viral Enhancers",
        "Decomposers",
        "Ecological Zone",
        "Herbivores",
        "Predators",
    ),
    *("Mining Guild", "Optimal Aerobraking", "Media Group"),
)


def _drawn_by_lot(n: int) -> Table:
    """The n-th random situation: what players have, and the values of the parameters."""
    random = Random(n)
    table = Table.of_every_card(random.choice((1, 2, 2, 4)))
    table.parameters(temperature=random.randrange(-30, 9, 2), oxygen=random.randrange(15))
    for seat, me in enumerate(table.players):
        table.stock(seat, **{what: random.choice((0, 0, 1, 4)) for what in me.stock})
        table.production(seat, **{what: random.choice((0, 1, 2)) for what in me.production})
        table.production(seat, mc=random.choice((-5, -4, 0, 2)))
    for name in random.sample(REACTING, 5):
        table.lay(random.choice((0, len(table.players) - 1)), name, resources=random.randrange(3))
    return table.give(0, *random.sample(("Insulation", "Micro-Mills"), random.randrange(3)))


def prepared(table: Table, card: Card) -> Game | None:
    """A situation with the card in hand, a few tiles and known cards on top of the deck; None if the card is not in its deck."""
    game, me = table.game, table[0]
    if card.id not in game.table.deck:
        return None
    table.oceans(1).tile("G6", "greenery", 0).tile("H4", "city", len(table.players) - 1)
    game.table.deck.remove(card.id)
    me.hand.append(card.id)
    table.deck(*(name for name in reversed(DRAWN) if number(name) in game.table.deck))
    return game


@pytest.mark.parametrize(
    ("situation", "every"),
    [
        *((name, 16 if name in LONG else 8) for name in SITUATIONS),
        *(pytest.param(name, 1, marks=pytest.mark.soak) for name in SITUATIONS),
    ],
)
def test_no_other_order_serves_better_than_one_that_can_be_had(situation: str, every: int) -> None:
    looked_at = 0
    for card in PROJECTS[::every]:
        if game := prepared(SITUATIONS[situation](), card):
            left, worse = worse_ways(game, card)
            looked_at += len(left)
            assert not worse, (card.name, next(iter(worse)))
    assert looked_at


# Several triggers of one card.

TWICE: Final = [card for card in PROJECTS if {"science", "microbe"} <= {*card.tags}]
"""Cards to which a card with several triggers may react in more than one way."""


def _leading(*corporations: str, resources: int, mc: int) -> Table:
    """A player with corporations of which one reacts to science and to microbe tags, and hardly any M€."""
    table = Table.of_every_card(2)
    table.lay(0, "Pharmacy Union", resources=resources).lay(0, *corporations).stock(0, mc=mc)
    return table.production(0, plants=1, energy=1).production(1, plants=1).parameters(temperature=-20, oxygen=5)


@pytest.mark.parametrize(
    "others",
    [
        (),
        ("Splice",),
        ("Splice", "Olympus Conference"),
        pytest.param(("Topsoil Contract", "Decomposers"), marks=pytest.mark.soak),
    ],
)
@pytest.mark.parametrize(("resources", "mc"), thinned([(0, 0), (0, 9), (0, 3), (1, 2), (1, 0), (2, 5)], 2))
def test_nor_of_several_triggers_of_one_card(others: tuple[str, ...], resources: int, mc: int) -> None:
    assert TWICE
    looked_at = 0
    for card in (*TWICE, CARDS[number("Symbiotic Fungus")]):
        if game := prepared(_leading(*others, resources=resources, mc=mc), card):
            left, worse = worse_ways(game, card)
            looked_at += len(left)
            assert not worse, (card.name, next(iter(worse)))
    assert looked_at or resources, "with a disease there, most orders end alike"


# Bonuses of several colonies.


def _settled(*tiles: str, step: int = 3) -> Table:
    """A player with colonies on these tiles, cards that hold what they bring, and cards in hand."""
    table = Table.of_every_card(2).lay(0, "Tardigrades", "Dirigibles", "Fish").lay(0, "Pets", resources=1)
    for key in dict.fromkeys(tiles):
        table.game.table.outposts[key] = Standing(step, tuple(0 for other in tiles if other == key))
    table.give(0, "Trees", "Lichen").deck(*reversed(DRAWN[:2]), "Comet", "Asteroid")
    return table


@pytest.mark.parametrize("one", TILES)
@pytest.mark.parametrize("other", ["pluto", "miranda", "enceladus"])
def test_nor_of_bonuses_of_several_colonies(one: str, other: str) -> None:
    _left, worse = worse_orders(_settled(one, other, "luna").game, Step(0, GainBonuses()))
    assert not worse, next(iter(worse))


@pytest.mark.parametrize("tile", TILES)
def test_nor_of_what_a_trade_brings(tile: str) -> None:
    _left, worse = worse_orders(_settled(tile).game, Step(0, Arrive(tile), Cause(source=f"trade:{tile}")))
    assert not worse, next(iter(worse))


@pytest.mark.soak
@pytest.mark.parametrize("n", range(SOAK))
def test_nor_does_it_in_any_situation(n: int) -> None:
    for card in Random(n).sample(PROJECTS, 12):
        if game := prepared(_drawn_by_lot(n), card):
            _left, worse = worse_ways(game, card)
            assert not worse, (card.name, next(iter(worse)))
