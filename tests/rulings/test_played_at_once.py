"""Rulings about a card that another card plays, and about what effects that happen together bring for each other."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

import pytest

from engine.expansions.turmoil.phase import Convene
from tests.engine.table import Table
from tests.expansions.test_prelude import prelude, table
from tests.rulings.obeys import obeys

HOUSE: Final = Path(__file__).parents[2]


@obeys("r595", "r651")
@pytest.mark.parametrize("name", ["Fish", "Small Animals", "Herbivores", "Sub-zero Salt Fish"])
def test_the_plant_production_of_ecology_experts_can_be_lowered_by_the_card_that_they_play(name: str) -> None:
    at = Table(2, more=["prelude", "colonies"]).give(0, name).stock(0, mc=30)
    prelude(at, "Ecology Experts").pick(f"card:{name.lower().replace(' ', '-')}", "seat:0")
    assert at.makes(0) == {}
    assert at.has(0)["mc"] < 30, "the prelude was not lost"


@obeys("r684", "r595")
@pytest.mark.parametrize("own", [0, 1])
def test_birds_lower_two_steps_of_which_ecology_experts_bring_one(own: int) -> None:
    at = table().give(0, "Birds").stock(0, mc=30).production(0, plants=own)
    prelude(at, "Ecology Experts")
    if own:
        at.pick("card:birds", "seat:0")
    assert at.makes(0) == {}, "where Birds cannot be played, the prelude is lost"
    assert at.has(0)["mc"] == (20 if own else 45)


@obeys("r599", "r417")
def test_decomposers_get_microbes_for_the_tags_of_the_prelude_that_plays_them() -> None:
    at = table().give(0, "Decomposers").stock(0, mc=30)
    prelude(at, "Ecology Experts").pick("card:decomposers")
    assert at.on(0, "Decomposers") == 3, "one for its own tag, two for the prelude's"


def test_decomposers_get_none_for_the_tags_of_a_prelude_whose_effects_are_only_repeated() -> None:
    at = Table(2, more=["prelude", "promos"]).lay(0, "Ecology Experts").give(0, "Decomposers").stock(0, mc=30)
    prelude(at, "Double Down").pick("card:decomposers")
    assert at.on(0, "Decomposers") == 1, "Double Down (X40) repeats effects, not tags"


@obeys("r599", "r569")
def test_viral_enhancers_bring_a_plant_for_each_tag_of_the_prelude_that_plays_them() -> None:
    at = table().give(0, "Viral Enhancers").stock(0, mc=30)
    prelude(at, "Ecology Experts").pick("card:viral-enhancers")
    assert at.has(0)["plants"] == 3, "one for its own microbe tag, two for the prelude's"


@obeys("r599", "r427")
def test_ecological_zone_gets_an_animal_for_the_plant_tag_of_the_prelude_that_plays_it() -> None:
    at = table().give(0, "Ecological Zone").stock(0, mc=30).tile("E5", "greenery", 0)
    prelude(at, "Ecology Experts").pick("card:ecological-zone")
    at.pick(at.options()[0])
    assert at.on(0, "Ecological Zone") == 3, "two for its own tags, one for the prelude's"


@obeys("r599", "r443", "r444")
@pytest.mark.parametrize(("by", "paid"), [("Ecology Experts", 6), ("Eccentric Sponsor", 2)])
def test_gmo_contract_is_paid_for_the_tags_of_the_prelude_that_plays_it(by: str, paid: int) -> None:
    at = Table(2, more=["prelude", "turmoil"]).run(Convene()).give(0, "GMO Contract").stock(0, mc=30)
    prelude(at, by).pick("card:gmo-contract")
    price = 3 if by == "Ecology Experts" else 0
    assert at.has(0)["mc"] == 30 - price + paid


@pytest.mark.parametrize(
    ("laid", "by", "name", "mc", "left"),
    [
        ("Splice", "Ecology Experts", "Kelp Farming", 17 - 4, 0),
        ("GMO Contract", "Ecology Experts", "Kelp Farming", 17 - 4, 2),
        ("Suitable Infrastructure", "Ecology Experts", "Kelp Farming", 17 - 2, 0),
        ("Sagitta Frontier Services", "Eccentric Sponsor", "Soletta", 35 - 25 - 4, 1),
    ],
)
def test_what_a_prelude_sets_off_helps_to_pay_for_the_card_that_it_plays(
    laid: str, by: str, name: str, mc: int, left: int
) -> None:
    """The reactions to the prelude may come before it plays the card (rulebook, effects in any order)."""
    for short in (0, 1):
        at = Table.of_every_card().lay(0, laid).give(0, name).stock(0, mc=mc - short)
        prelude(at, by)
        if short:
            assert (at.done, at.has(0)["mc"]) == (True, mc - 1 + 15), "the prelude is lost"
        else:
            at.pick(f"card:{name.lower().replace(' ', '-')}")
            assert at.has(0).get("mc", 0) == left


@obeys("r345")
@pytest.mark.parametrize("mc", [14, 15])
def test_splice_of_another_helps_to_pay_for_the_card_that_ecology_experts_play(mc: int) -> None:
    """Their microbe tag brings 2 M€ to its owner and 2 to who plays it."""
    at = Table.of_every_card().lay(1, "Splice").give(0, "Kelp Farming").stock(0, mc=mc)
    prelude(at, "Ecology Experts")
    if mc < 15:
        assert (at.has(0)["mc"], at.has(1)) == (mc + 15, {}), "the prelude is lost"
    else:
        at.pick("card:kelp-farming")
        assert (at.has(0).get("mc", 0), at.has(1)) == (0, {"mc": 2})


@pytest.mark.parametrize(("mc", "left"), [(17, 0), (18, 0), (25, 4)])
def test_pharmacy_union_loses_what_is_left_after_the_card_that_ecology_experts_play(mc: int, left: int) -> None:
    at = Table(2, more=["prelude", "promos"]).lay(0, "Pharmacy Union").give(0, "Kelp Farming").stock(0, mc=mc)
    prelude(at, "Ecology Experts").pick("card:kelp-farming")
    assert (at.has(0).get("mc", 0), at.on(0, "Pharmacy Union")) == (left, 1)


@obeys("r155")
@pytest.mark.parametrize(("name", "needed"), [("Nitrophilic Moss", 2), ("Moss", 1)])
def test_manutech_brings_the_plants_that_the_same_card_loses(name: str, needed: int) -> None:
    at = Table(2, more=["venus"]).oceans(3).stock(0, mc=30).give(0, name)
    assert at.why_not(0, name) == "needs:plants"
    at.lay(0, "Manutech")
    at.play(0, name)
    made = at.makes(0)["plants"]
    assert made == needed
    assert at.has(0).get("plants", 0) == 0


NOTHING_PROMISED: Final = {
    "Effect": "the default asks `possible`",
    "RemoveCardResource": "no effect promises resources on cards",
}
"""The classes whose `blocks` need not look at what is promised, and why."""


def test_whatever_blocks_a_card_looks_at_what_is_promised() -> None:
    """An effect that ignores it would refuse cards whose own effects bring what is needed; `return None` blocks nothing."""
    ignoring: set[str] = set()
    for path in (HOUSE / "engine").rglob("*.py"):
        classes = [n for n in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(n, ast.ClassDef)]
        for holder, method in [(kind, part) for kind in classes for part in kind.body]:
            if isinstance(method, ast.FunctionDef) and method.name == "blocks":
                used = any(isinstance(part, ast.Name) and part.id == "promised" for part in ast.walk(method))
                if not used and [ast.unparse(line) for line in method.body] != ["return None"]:
                    ignoring.add(holder.name)
    assert ignoring == NOTHING_PROMISED.keys()
