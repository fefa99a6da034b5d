"""No decision is without consequence: this plays every card where there is nobody and nothing to take from."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest

from engine import Game, load, save
from engine.actions.playing import EnterPlay, blocked
from engine.card import BEGINNER, CARDS, Card
from engine.core import Cause, Decision, Step
from engine.effects import remove_card_resource
from engine.effects.order import Triggered
from engine.expansions import shipped_cards
from engine.robots.random import random_answer
from tests.engine.table import Table, number

pytestmark = pytest.mark.once

REPLACED = {card.replaces for card in shipped_cards()}
EVERY = [card for card in shipped_cards() if card.key != BEGINNER and card.number not in REPLACED]
TABLES = {
    "solo": lambda: Table.of_every_card(1),
    "nobody has anything": lambda: Table.of_every_card(2),
    "only oneself has anything": lambda: rich(Table.of_every_card(2), 0),
    "one of three others has something": lambda: rich(Table.of_every_card(4), 2),
}
"""Tables without, or with hardly any, targets."""
COUNTERS = ("asked", "answered", "last", "floor")
"""What differs by answering alone."""
AGAINST_ITS_WILL = ("remove-card", "reduce")
"""Questions with a single answer: the own loss, which is named before it comes."""


def rich(table: Table, seat: int) -> Table:
    """A seat with two of everything, on cards too."""
    table.stock(seat, **dict.fromkeys(table[seat].stock, 2)).production(seat, **dict.fromkeys(table[seat].stock, 2))
    return table.lay(seat, "Fish", "Tardigrades", resources=2)


def does(table: Table, card: Card) -> Iterator[tuple[str, Game]]:
    """What a card does when it is played, and then as its action; nothing where the card is not in the box."""
    game = table.game
    if not any(card.id in deck for deck in game.box.decks.values()):
        return
    me = game.players[0]
    for zone in (*(deck.cards for deck in game.table.decks.values()), me.played):
        if card.id in zone:
            zone.remove(card.id)
    me.hand.append(card.id)
    me.clear_caches()
    if blocked(game, me, card):
        return
    for name, effect in (("play", EnterPlay(card.id)), ("action", card.action)):
        if effect is not None and effect.possible(game, me, Cause(card.id)) is None:
            game.agenda = [Step(0, Triggered()), Step(0, effect, Cause(card.id))]
            game.advance()
            yield name, game
            finish(game)


def finish(game: Game) -> None:
    while game.pending:
        seat = min(game.pending)
        game.answer(seat, random_answer(game.pending[seat], Random(1)))


def ends(game: Game, seat: int, decision: Decision) -> int:
    """The number of different positions that the answers lead to; the answers are single options, and no pick if that is allowed."""
    answers: list[tuple[str, ...]] = [(option,) for option in decision.options[:12]] if decision.most else []
    found: set[str] = set()
    for answer in [*answers, *([()] if not decision.least else [])]:
        copy = load(save(game))
        copy.answer(seat, answer)
        raw = json.loads(save(copy))
        found.add(json.dumps({key: value for key, value in raw.items() if key not in COUNTERS}))
    return len(found)


@pytest.mark.parametrize("situation", TABLES)
def test_every_question_has_a_consequence(situation: str) -> None:
    for card in EVERY:
        table = TABLES[situation]()
        for name, game in does(table, card):
            while game.pending:
                seat = min(game.pending)
                decision = game.pending[seat]
                if decision.budget or decision.most != 1 or decision.kind == "turn" or decision.key == "buy-looked":
                    break
                alone = decision.key.startswith((*AGAINST_ITS_WILL, "discard:")) and len(decision.options) == 1
                assert alone or ends(game, seat, decision) > 1, (card.name, name, decision)
                game.answer(seat, random_answer(decision, Random(0)))


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("card", ["Sabotage", "Virus", "Hired Raiders"])
def test_a_card_that_only_takes_asks_nothing_where_there_is_nothing(card: str, players: int) -> None:
    table = Table(players).give(0, card).stock(0, mc=1)
    table.play(0, card)
    if (card, players) == ("Hired Raiders", 1):
        assert table.options() == ("0", "1")  # the neutral opponent always has what is stolen
        table.pick("0")
    assert table.done


def test_what_cannot_be_taken_is_not_offered() -> None:
    table = Table(3).give(0, "Sabotage").stock(0, mc=1).stock(2, steel=3).play(0, "Sabotage")
    assert table.key == "remove:steel:4"
    table = Table(3).lay(1, "Birds", resources=1).give(0, "Virus").stock(0, mc=1).play(0, "Virus")
    assert table.options() == ("card:birds", "none")


def test_an_empty_deck_offers_nothing_to_buy() -> None:
    table = Table().lay(0, "Inventors' Guild").stock(0, mc=3)
    table.game.table.deck.clear()
    assert table.use(0, "Inventors' Guild").done


@pytest.mark.parametrize(("card", "left"), [("card:birds", 1), ("fewer:birds", 2), ("none", 3)])
def test_virus_takes_two_animals_or_one_or_none(card: str, left: int) -> None:
    table = Table(2).lay(1, "Birds", resources=3).give(0, "Virus").stock(0, mc=1).play(0, "Virus")
    assert table.options() == ("card:birds", "fewer:birds", "none")
    assert table.pick(card).done
    assert table.on(1, "Birds") == left


def test_how_many_fewer_is_asked_where_there_are_several() -> None:
    table = Table(2).lay(1, "Birds", resources=5).run(remove_card_resource("animal", 4, up_to=True)).pick("fewer:birds")
    assert (table.key, table.options()) == ("fewer-card:animal:birds", ("1", "2", "3"))
    table.game = load(save(table.game))
    assert table.pick("3").on(1, "Birds") == 2


@pytest.mark.parametrize(("hunter", "prey"), [("Predators", "Fish"), ("Ants", "Tardigrades")])
def test_an_action_that_can_only_take_ones_own_says_so_first(hunter: str, prey: str) -> None:
    table = Table().lay(0, hunter, resources=1).use(0, hunter)
    assert not table.done
    assert table.options() == (CARDS[number(hunter)].as_card,)
    table = Table().lay(0, hunter).lay(1, prey, resources=1).use(0, hunter)
    assert table.done  # the only prey is somebody else's: nothing to ask
    assert (table.on(0, hunter), table.on(1, prey)) == (1, 0)


def test_a_step_of_production_that_only_oneself_can_lose_is_named_first() -> None:
    table = Table().give(0, "Biomass Combustors").stock(0, mc=4).production(0, plants=1).parameters(oxygen=6)
    assert table.play(0, "Biomass Combustors").options() == ("seat:0",)
    assert table.pick("seat:0").makes(0) == {"energy": 2}
