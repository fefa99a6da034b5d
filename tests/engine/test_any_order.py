"""A card's effects and what they set off happen in the order that serves its player best; it is asked where only they can say.

Rulebook, Actions A 2: they are performed in any order. `test_every_order` looks at all orders of all cards.
"""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

from engine import changes, load, save
from engine.actions.playing import EnterPlay, blocked
from engine.amounts import per_city
from engine.card import CARDS, automated
from engine.core import Cause, Step
from engine.effects import city, draw, either, gain, lose, remove, steal
from engine.effects.cards import MaySwapCards
from engine.effects.order import AnyOrder, Triggered
from engine.expansions import Expansion, add_expansion
from engine.journal import TilePlaced
from engine.reactions import tell
from engine.robots.random import random_answer
from tests.engine.table import Table, number
from tests.rulings.obeys import obeys

CARD_AREAS: Final = ("C1", "H3", "H4")
"""Land that brings a card."""
CARD_OCEANS: Final = ("A4", "B6")
"""Areas for oceans that bring cards."""
MADE_UP: Final = add_expansion(
    Expansion(
        "cards of the tests of order",
        cards=(
            automated("X980", "Census", 10, "", gain(heat=per_city()), city()),
            automated("X981", "Levy", 1, "", lose(heat=1), gain(heat=per_city())),
            automated("X982", "Raid", 1, "", remove(mc=3), city()),
            automated("X983", "Toll", 1, "", steal(mc=3), city()),
        ),
    )
)


@obeys("r153")
def test_plants_are_removed_after_the_oceans_of_the_same_card_gave_more() -> None:
    for name, oceans, left in (("Comet", 1, 1), ("Giant Ice Asteroid", 2, 0)):
        table = Table(2).lay(1, "Arctic Algae").stock(1, plants=2).give(0, name).stock(0, mc=36).play(0, name)
        for _ in range(oceans):
            assert table.key == "place:ocean"
            table.pick(table.options()[0])
        assert table.pick("seat:1").done
        assert table[1].stock["plants"] == left


def test_also_after_the_ocean_of_a_bonus_step() -> None:
    table = Table(2).lay(1, "Arctic Algae").give(0, "Asteroid").stock(0, mc=14).parameters(temperature=-2)
    assert table.play(0, "Asteroid", "space:A5", "seat:1").done
    assert table.has(1) == {}


@pytest.mark.parametrize(("card", "brings"), [("Raid", 0), ("Toll", 2)])
def test_what_takes_from_others_waits_for_the_choices_that_give_them_something(card: str, brings: int) -> None:
    table = Table(2, more=[MADE_UP.name]).lay(1, "Rover Construction").give(0, card).stock(0, mc=1)
    table.tiles("greenery", 1, *CARD_AREAS).play(0, card, "space:B1")
    if not table.done:
        table.pick("seat:1")
    assert (table.has(0), table.has(1)) == ({"mc": brings} if brings else {}, {})


def test_a_draw_comes_before_the_choices_of_the_same_card() -> None:
    table = Table(2).lay(0, "Fish").give(0, "Large Convoy").stock(0, mc=36).play(0, "Large Convoy")
    assert (table.key, len(table[0].hand)) == ("place:ocean", 2)
    assert table.pick("space:A4").key == "either"
    assert len(table[0].hand) == 3


@obeys("r158")
def test_what_is_drawn_for_a_tag_comes_before_the_choices_of_the_card() -> None:
    table = Table(2).lay(0, "Mars University").give(0, "Artificial Photosynthesis", "Mine").stock(0, mc=12)
    assert table.play(0, "Artificial Photosynthesis").key == "swap"
    assert table.choose("card:mine").key == "either"
    table = Table(2).lay(0, "Olympus Conference", resources=1).give(0, "Artificial Photosynthesis").stock(0, mc=12)
    assert table.play(0, "Artificial Photosynthesis").asked.cause.card == number("Olympus Conference")
    assert table.pick("1").asked.cause.card == number("Artificial Photosynthesis")


def test_what_a_first_tag_brings_may_show_a_card_for_the_second_before_a_card_is_swapped() -> None:
    """Olympus Conference holds nothing yet: its first tag adds what its second one may spend, before Mars University asks."""
    table = Table(2).lay(0, "Mars University", "Olympus Conference").give(0, "Research", "Mine").stock(0, mc=11)
    table.deck("Comet", "Bushes", "Trees", "Fish").play(0, "Research")
    assert (table.key, len(table[0].hand)) == ("effects", 3)
    adds = next(option for option in table.options() if "/" not in option)
    assert table.pick(adds).key == "effects"
    draws = next(option for option in table.options() if option.endswith("/1"))
    assert table.pick(draws).key == "swap"
    assert len(table[0].hand) == 4
    assert table.on(0, "Olympus Conference") == 0


def test_of_two_choices_that_may_show_a_card_the_player_says_which_is_first() -> None:
    for first, second in (("place:city", "swap"), ("swap", "place:city")):
        table = Table(2).lay(0, "Mars University").give(0, "Research Outpost", "Mine").stock(0, mc=18)
        assert table.play(0, "Research Outpost").key == "order"
        assert table.pick("0" if first == "place:city" else "1").key == first
        table.choose("space:H3" if first == "place:city" else "card:mine")
        assert table.key == second


def test_a_tile_that_can_show_no_card_waits_for_what_does() -> None:
    table = Table(2).lay(0, "Mars University").give(0, "Research Outpost", "Mine").stock(0, mc=18)
    table.tiles("greenery", 1, *CARD_AREAS).play(0, "Research Outpost")
    assert table.key == "swap"
    assert table.choose("card:mine").key == "place:city"


def test_an_ocean_comes_before_a_tile_that_could_lie_beside_it() -> None:
    table = Table(2).give(0, "Nuclear Zone").stock(0, mc=10).parameters(temperature=-2)
    table.tiles("greenery", 1, *CARD_AREAS).tiles("ocean", -1, *CARD_OCEANS)
    table.play(0, "Nuclear Zone", "space:A5", "space:B5")
    assert table.done
    assert table.has(0) == {"mc": 4 + 6}
    table = Table(2).give(0, "Nuclear Zone").stock(0, mc=10).parameters(temperature=-2)
    table.play(0, "Nuclear Zone")
    assert table.key == "order"  # the tile may show a card, and so where to put the ocean


def test_a_loss_waits_for_what_covers_it_and_no_longer() -> None:
    table = Table(2).lay(0, "Viral Enhancers").give(0, "Moss").stock(0, mc=4).parameters(oceans=3)
    assert table.play(0, "Moss").done
    assert (table.has(0), table.makes(0)) == ({}, {"plants": 1})


@pytest.mark.parametrize(("name", "plants", "oceans"), [("Moss", 0, 3), ("Nitrophilic Moss", 1, 3), ("Moss", 1, 3)])
def test_what_covers_a_loss_is_not_chosen_away(name: str, plants: int, oceans: int) -> None:
    """With EcoTec, a plant tag brings a plant or a microbe; where the card takes that plant, it is no choice any more."""
    table = Table(2, more=["prelude2"]).lay(0, "EcoTec", "Tardigrades").give(0, name).stock(0, mc=8, plants=plants)
    table.parameters(oceans=oceans).play(0, name)
    free = (name, plants) == ("Moss", 1)
    assert (table.key == "either") is free
    if free:
        table.pick("1")
    assert (table.has(0).get("plants", 0), table.on(0, "Tardigrades")) == (0, int(free))


def test_what_cannot_be_paid_yet_is_asked_once_something_else_has_brought_it() -> None:
    """The ocean of Ice Moon Colony sets off Neptunian Power Consultants, its colony brings the last of the 5 M€ for it."""
    table = Table(2, more=["colonies", "prelude", "prelude2", "promos"]).stock(0, mc=23 + 4).give(0, "Ice Moon Colony")
    table.lay(0, "Neptunian Power Consultants", "Colony Trade Hub").play(0, "Ice Moon Colony")
    table.pick("space:D8", "colony:ceres")
    assert (table.key, table.has(0)) == ("either", {"mc": 6, "plants": 2})
    assert table.pick("0").done
    assert (table.has(0)["mc"], table.makes(0), table.on(0, "Neptunian Power Consultants")) == (
        1,
        {"steel": 1, "energy": 1},
        1,
    )


def test_what_takes_resources_that_another_reaction_adds_is_asked_after_it() -> None:
    """Protected Valley has a plant and a building tag: with EcoTec's microbe, Recyclon has the two that it takes."""
    table = Table(2, more=["prelude2", "promos"]).lay(0, "Recyclon", resources=1).lay(0, "EcoTec").stock(0, mc=23)
    table.give(0, "Protected Valley").parameters(oceans=3).play(0, "Protected Valley", "space:B6")
    assert (table.key, table.on(0, "Recyclon")) == ("either", 1)
    table.pick("1")
    assert (table.key, table.on(0, "Recyclon")) == ("either", 2)
    assert table.pick("1").done
    assert (table.makes(0), table.on(0, "Recyclon")) == ({"mc": 2, "plants": 1}, 0)


def test_what_a_card_counts_is_counted_when_its_own_tile_lies() -> None:
    table = Table(2, more=[MADE_UP.name]).give(0, "Census").stock(0, mc=10).play(0, "Census", "space:B1")
    assert table.has(0) == {"heat": 1}
    assert table.give(0, "Levy").stock(0, mc=1, heat=0).play(0, "Levy").done  # what is lost can be what is counted
    assert table.has(0) == {}


BOTH_SHOW = {"Ice Moon Colony", "WG Project"}
"""Cards of which two effects may show a card: the area of the ocean and the colony, or those of the prelude that is played."""


def test_in_the_common_case_nobody_is_asked_about_order() -> None:
    dealt = Table.of_every_card().game.box.deck
    for card in (card for card in map(CARDS.__getitem__, dealt) if card.name not in BOTH_SHOW):
        table = Table.of_every_card().stock(1, plants=3)
        me = table.give(0, card.key)[0]
        table.stock(0, **dict.fromkeys(me.stock, 60)).production(0, **dict.fromkeys(me.production, 4))
        if blocked(table.game, me, card) is None:
            table.run(EnterPlay(card.id), 0, Cause(card.id))
            while table.game.pending:
                assert table.key not in ("order", "effects"), card.name
                table.choose(*random_answer(table.asked, Random(0)))


def test_a_card_saved_halfway_by_an_older_version_is_finished() -> None:
    """In that version, the steps of a card were on the agenda one by one, followed by the reactions to them."""
    table = Table(2).lay(1, "Arctic Algae").stock(1, plants=3)
    steps = [Step(0, effect, Cause(number("Comet"))) for effect in CARDS[number("Comet")].play]
    table.game.agenda += [Step(0, Triggered()), *reversed(steps)]
    table.game = load(save(table.game))
    assert table.pick("seat:1", "space:A5").done
    assert table.has(1) == {"plants": 2}


def test_a_question_with_several_answers_is_not_asked_together_with_another() -> None:
    one, two = Step(0, MaySwapCards(1)), Step(0, MaySwapCards(2))
    table = Table(2).give(0, "Mine", "Fish").run(AnyOrder((one, two)))
    assert (table.key, table.options()) == ("order", ("0", "1"))
    assert table.pick("1").asked.most == 2
    table.choose("card:mine", "card:fish")
    assert (table.key, table.asked.most) == ("swap", 1)


def test_questions_with_one_answer_are_asked_together() -> None:
    steps = Step(0, MaySwapCards(1), Cause(1)), Step(0, either(draw(1), gain(heat=1)))
    table = Table(2).give(0, "Mine").run(AnyOrder(steps))
    assert (table.key, table.options()) == ("effects", ("0/card:mine", "0/none", "1/0", "1/1"))
    table.pick("0/none")
    assert (table.key, len(table[0].hand)) == ("either", 1)
    table.pick("1")
    assert table.has(0) == {"heat": 1}


def test_a_question_to_another_player_is_not_asked_together_with_an_own_one() -> None:
    steps = Step(0, MaySwapCards(1)), Step(1, MaySwapCards(1))
    table = Table(2).give(0, "Mine").give(1, "Fish").run(AnyOrder(steps))
    assert (table.seat, table.key, table.options()) == (0, "order", ("0", "1"))
    assert table.pick("1").seat == 1


def test_of_equal_questions_only_the_first_is_offered() -> None:
    swap, other = Step(0, MaySwapCards(1)), Step(0, either(draw(1), gain(heat=1)))
    table = Table(2).give(0, "Mine").run(AnyOrder((swap, swap)))
    assert table.key == "swap"
    table = Table(2).give(0, "Mine").run(AnyOrder((swap, swap, other)))
    assert table.options() == ("0/card:mine", "0/none", "2/0", "2/1")
    table.pick("2/1")
    assert table.key == "swap"


def test_a_choice_of_another_player_comes_before_own_choices_that_show_nothing() -> None:
    mine, theirs = Step(0, either(gain(heat=1), gain(mc=1))), Step(1, either(gain(steel=1), gain(mc=1)))
    table = Table(2).run(AnyOrder((mine, theirs)))
    assert table.seat == 1
    assert table.pick("0").seat == 0


def test_reactions_that_ask_nothing_come_in_the_order_of_players_and_of_their_cards() -> None:
    table = Table(3).lay(0, "Pets").lay(1, "Rover Construction", "Immigrant City").lay(2, "Tharsis Republic")
    changes.give_turn(table.game, 1)
    tell(table.game, TilePlaced(1, "city", "E5"))
    set_off = [(step.seat, step.cause.card) for step in table.game.triggered]
    names = ("Rover Construction", "Immigrant City", "Tharsis Republic", "Pets")
    assert set_off == [(seat, number(name)) for seat, name in zip((1, 1, 2, 0), names, strict=True)]
