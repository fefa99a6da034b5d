"""The options of a turn: each has its price, and a reason with amounts if it cannot be chosen."""

from __future__ import annotations

import pytest

from engine import Illegal
from engine.actions.turn import choices
from engine.card import CARDS
from engine.core import Cause, Reason
from engine.effects.choices import effects_in
from engine.requirements import AtLeast
from tests.engine.games import halfway
from tests.engine.table import Table


def why(table: Table, option: str) -> Reason | None:
    """The reason with which seat 0 is refused when it chooses this option."""
    try:
        table.turn(0).game.answer(0, [option])
    except Illegal as refused:
        return refused.why
    return None


def test_an_illegal_answer_says_how_much_is_missing() -> None:
    table = Table().give(0, "Comet", "Fish").stock(0, mc=5, plants=3, heat=7).lay(0, "Ironworks").stock(0, energy=1)
    assert why(table, "play:comet") == Reason("too-dear", 16)
    assert why(table, "play:fish") == Reason("requires", 16, AtLeast("temperature", 2))
    assert why(table, "project:city") == Reason("too-dear", 20)
    assert why(table, "milestone:mayor") == Reason("not-reached", 3)
    assert why(table, "award:banker") == Reason("too-dear", 3)
    assert why(table, "action:ironworks") == Reason("needs:energy")
    assert why(table, "convert:plants") == Reason("needs:plants", 5)
    assert why(table, "convert:heat") == Reason("needs:heat", 1)
    assert why(table.stock(0, heat=8), "convert:heat") is None


def test_what_pays_nothing_is_said_beside_what_is_missing() -> None:
    """The payment for a card that takes plants may not use them, so the reason names them."""
    table = Table().lay(0, "Helion").give(0, "Caretaker Contract").parameters(temperature=0).stock(0, mc=1, heat=1)
    assert why(table, "play:caretaker-contract") == Reason("too-dear", 1)
    table = Table().lay(0, "Helion").give(0, "Local Heat Trapping").stock(0, heat=5)
    found = why(table, "play:local-heat-trapping")
    assert found is not None
    assert (found.key, found.short, dict(found.keep)) == ("too-dear", 1, {"heat": 5})


def test_what_is_gone_is_in_no_list() -> None:
    table = Table().stock(0, mc=30)
    table.game.table.milestones.update(mayor=1)
    assert why(table, "milestone:mayor") == Reason("claimed", moot=True)
    assert why(table, "sell") == Reason("no-cards", moot=True)


@pytest.mark.parametrize("option", ["play:comet", "play:nothing", "project:nothing", "pass:all", "fly", "convert:love"])
def test_what_is_nobodys_choice_is_unknown(option: str) -> None:
    """The refusal is the same for a card in another hand and for a card that does not exist."""
    found = why(Table().give(1, "Comet").stock(0, mc=2), option)
    assert found == Reason("unknown")


def test_nothing_but_the_first_action_of_a_corporation_is_a_choice_before_it() -> None:
    table = Table().lay(0, "Tharsis Republic").stock(0, mc=2)
    table[0].first_action = table[0].corporation
    assert why(table, "project:city") == Reason("first-due")


def test_choices_stand_in_the_order_of_the_letters_with_their_prices() -> None:
    table = Table().give(0, "Comet", "Mine").lay(0, "Earth Catapult", "Ironworks").stock(0, mc=40)
    prices = {choice.key: choice.price for choice in choices(table.game, table[0])}
    letters = "".join(verb.letter for verb in table.game.box.verbs.values())
    assert letters == "ABBCDEFG"
    assert [*prices][:3] == ["play:comet", "play:mine", "project:power-plant"]
    assert [*prices][-3:] == ["action:ironworks", "convert:plants", "convert:heat"]
    assert {key: prices[key] for key in ("play:comet", "project:city", "sell", "milestone:mayor", "award:miner")} == {
        "play:comet": 19,
        "project:city": 25,
        "sell": 0,
        "milestone:mayor": 8,
        "award:miner": 8,
    }


@pytest.mark.parametrize("n", [1, 5, 9, 14])
def test_an_effect_that_can_never_be_blocked_is_not(n: int) -> None:
    """Only `Card.obstacles` are asked whether a card can be played, and only `Card.takers` what its payment may not use."""
    game = halfway(n)
    for card in (CARDS[card] for deck in game.box.decks.values() for card in deck):
        here = Cause(card.id)
        for me in game.players:
            never = [effect for effect in effects_in(card) if not effect.ever_blocked()]
            assert not [effect for effect in never if effect.blocks(game, me, here)], card.name
            assert not [e for e in card.play if e not in card.takers and e.needs(game, me)], card.name
