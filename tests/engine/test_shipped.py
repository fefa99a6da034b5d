"""What is shipped is known as soon as the engine is imported, is switched on by options, and is what every walk goes over."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from itertools import combinations, product
from math import gcd
from pathlib import Path

import pytest
from msgspec.structs import replace
from pydantic import ValidationError

from engine import Options, new_game
from engine.card import CARDS, KEYS, automated, event, picked
from engine.effects import gain
from engine.expansions import EXPANSIONS, Expansion, add_expansion, close_boxes, open_box, shipped, shipped_cards
from engine.journal import Entry
from engine.options import playing
from engine.shipped import MODULES, SHIPPED
from tests.engine import games
from tests.engine.released import problems, written
from tests.expansions.made_up import MADE_UP

NAMES = [one.name for one in SHIPPED]


def test_every_expansion_is_shipped_under_its_name() -> None:
    assert [expansion.name for expansion in shipped()] == NAMES
    folder = Path(__file__).parents[2] / "engine" / "expansions"
    assert sorted(path.name for path in folder.iterdir() if (path / "__init__.py").exists()) == sorted(MODULES)


def test_whoever_imports_a_module_of_the_engine_finds_all_cards_entries_and_effects() -> None:
    code = "from engine.card import CARDS; from engine.journal import Entry; print(len(CARDS), len([*Entry.kinds()]))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    cards, kinds = map(int, done.stdout.split())
    assert cards == len(shipped_cards())
    assert kinds == len([kind for kind in Entry.kinds() if kind.__module__.startswith("engine.")])


@pytest.mark.parametrize("name", [one.name for one in SHIPPED if not one.solo])
def test_each_is_switched_on_alone(name: str) -> None:
    options = playing(name)
    brought = next(one.brings for one in SHIPPED if one.name == name)
    assert set(options.expansions) == {"base", name, *brought}
    events = {card.id for card in EXPANSIONS[name].cards if card.kind == "event" and not card.needs}
    assert events <= set(open_box(options).deck)


def test_all_are_switched_on_together_but_those_that_exclude_each_other() -> None:
    options = playing(*NAMES)
    solo = {one.name for one in SHIPPED if one.solo}
    maps = [one.name for one in SHIPPED if one.option == "map"]
    assert set(NAMES) - set(options.expansions) == {"first_raises_unrewarded", *maps[1:], *solo}
    assert open_box(options)
    alone = playing(*NAMES, players=1)
    assert solo <= set(alone.expansions)
    assert open_box(alone)


@pytest.mark.parametrize("more", range(7))
def test_the_first_random_games_have_each_option_and_each_pair_of_expansions_however_many_there_are(more: int) -> None:
    """All pairs: with n expansions there are 2^n choices of them, which a hundred games cannot have."""
    listed = (*games.LISTED, *(f"expansion {n}" for n in range(more)))
    plan = games.plan(listed)
    first = [plan.at(n) for n in range(100)]
    for key, values in plan.axes.items():
        assert key == "more" or set(values) <= {chosen[key] for chosen in first}, key
    mixes = {frozenset(chosen["more"]) for chosen in first}
    assert {frozenset(), frozenset(listed), *(frozenset({name}) for name in (*listed, MADE_UP.name))} <= mixes
    for one, other in combinations(listed, 2):
        assert {(one in mix, other in mix) for mix in mixes} == set(product((False, True), repeat=2)), (one, other)
    assert gcd(plan.stride, plan.total) == 1


def test_the_options_of_random_games_are_those_of_the_plan() -> None:
    assert [set(games.options(n).more) for n in range(100)] == [set(games.PLAN.at(n)["more"]) for n in range(100)]


def test_what_was_added_to_an_expansion_after_its_release_is_named_as_later() -> None:
    assert [*problems(shipped(), written())] == []


def test_a_card_that_is_new_or_gone_in_a_released_expansion_is_noticed() -> None:
    kites = automated("X990", "Weather Kites", 5, "", gain(mc=1))
    found = Expansion("flying", cards=(kites,))
    (said,) = problems([found], {"flying": []})
    assert said.startswith(
        "X990 Weather Kites is new in flying: name it in its `Expansion.later`, so that games that have begun"
    )
    assert [*problems([replace(found, later=("X990",))], {"flying": []})] == []
    assert [*problems([found], {"flying": ["X990", "X991"]})] == [
        "X991 was released with flying and is gone: games that have begun have it"
    ]
    (said,) = problems([found], {})
    assert said == "the cards of flying are not in released.json: write them down with `make renew`"


@pytest.mark.parametrize(
    ("agreed", "said"),
    [
        ({"more": ("atlantis",)}, "there is no expansion atlantis"),
        ({"more": ("corporate_era",)}, "there is no expansion corporate_era to be named here"),
        ({"map": "atlantis"}, "there is no map atlantis; there is tharsis"),
    ],
)
def test_options_refuse_what_is_not_shipped_without_opening_a_box(agreed: dict[str, object], said: str) -> None:
    code = f"import sys\nfrom engine.options import Options\ntry: Options(**{agreed!r})\nexcept ValueError as e: print(e)\n"
    code += "print([name for name in sys.modules if name.startswith('engine.expansions.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=Path(__file__).parents[2])
    assert said in done.stdout
    with pytest.raises(ValidationError, match=said):
        Options.model_validate(agreed)


def test_playing_something_unknown_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no expansion atlantis; there is base"):
        playing("atlantis")


@pytest.fixture
def replacing() -> Iterator[Expansion]:
    """An expansion with a new version of a card that keeps its name, and with a number that is printed twice."""
    cards = (
        event("X990", "Comet", 5, "space", gain(mc=1), replaces="010"),
        automated("promo 010", "Weather Kites", 5, "", gain(mc=1)),
    )
    expansion = add_expansion(Expansion("replacing", cards=cards))
    yield expansion
    del EXPANSIONS["replacing"]
    for card in cards:
        del CARDS[card.id], KEYS[card.key]
    close_boxes()


def test_a_card_takes_the_place_of_the_one_that_it_replaces(replacing: Expansion) -> None:
    new, other = replacing.cards
    assert (CARDS[10].name, new.name) == ("Comet", "Comet")
    assert (picked(CARDS[10].as_play), picked(new.as_play), picked(other.as_play)) == (10, 3990, 9010)
    without, with_it = open_box(Options()), open_box(Options(more=("replacing",)))
    assert set(without.deck) - set(with_it.deck) == {10}
    assert set(with_it.deck) - set(without.deck) == {3990, 9010}
    names = [CARDS[card].name for card in with_it.deck]
    assert len(names) == len(set(names))
    assert new_game(Options(more=("replacing",)), "replacing").pending


def test_the_cards_of_all_expansions_include_those_that_may_be_replaced() -> None:
    cards = shipped_cards()
    assert {card.number for card in cards} >= {"039", "136", "165"}
    assert len({card.id for card in cards}) == len({card.key for card in cards}) == len(cards)
