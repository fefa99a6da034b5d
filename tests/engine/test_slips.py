"""A misspelt name in a declaration is refused, either in the declaration or when the box is opened."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator

import pytest

from engine import Options, codec
from engine.amounts import per_card_resource, per_opponents_tag, per_tag, per_tags
from engine.board import read_map
from engine.box import Parameter, Project
from engine.card import CARDS, KEYS, Card, Part, active, automated, corporation, event
from engine.effect import Effect, Trigger
from engine.effects import (
    add_to,
    city,
    copy_production_box,
    draw,
    gain,
    lose,
    oxygen,
    production,
    remove,
    remove_card_resource,
    reveal_for,
    reveal_until,
    spend,
    spend_chosen,
    steal,
    take_own,
    tile,
)
from engine.effects.conditions import with_tags
from engine.effects.parameters import Raise
from engine.expansions import EXPANSIONS, Expansion, add_expansion, close_boxes, open_box
from engine.modifiers import Leeway, discount, protect
from engine.named import NameUse, names_used
from engine.requirements import at_least, at_most, on_cards, tags
from engine.triggers import when_added, when_city, when_tag, when_tagged
from tests.engine.table import Table


@pytest.fixture
def opened() -> Iterator[Callable[[Expansion], None]]:
    """Open a box with one more expansion, and remove the expansion afterwards."""
    added: list[Expansion] = []

    def add_and_open(expansion: Expansion) -> None:
        added.append(add_expansion(expansion))
        open_box(Options(corporate_era=True, more=(expansion.name,)))

    yield add_and_open
    for expansion in added:
        del EXPANSIONS[expansion.name]
        for card in expansion.cards:
            del CARDS[card.id], KEYS[card.key]
    close_boxes()


@pytest.mark.parametrize(
    "declare",
    [
        lambda: gain(plant=3),  # pyright: ignore[reportCallIssue]
        lambda: lose(plant=1),  # pyright: ignore[reportCallIssue]
        lambda: remove(plant=3),  # pyright: ignore[reportCallIssue]
        lambda: steal(money=3),  # pyright: ignore[reportCallIssue]
        lambda: production(energie=1),  # pyright: ignore[reportCallIssue]
        lambda: production(any={"plant": -1}),  # pyright: ignore[reportArgumentType]
        lambda: spend(oxygen(1), energi=4),  # pyright: ignore[reportCallIssue]
        lambda: spend_chosen(gain(mc=1), energi=1),  # pyright: ignore[reportCallIssue]
        lambda: gain(here=1),  # pyright: ignore[reportCallIssue]
    ],
)
def test_a_resource_that_does_not_exist_is_refused_where_it_is_declared(declare: Callable[[], object]) -> None:
    with pytest.raises(TypeError, match=r"there is no resource '\w+'; there is .*plants"):
        declare()


@pytest.mark.parametrize("declare", [lambda: at_least(oxygen=3, oceans=2), lambda: at_most(), lambda: remove()])
def test_what_takes_one_keyword_refuses_another_number_of_them(declare: Callable[[], object]) -> None:
    with pytest.raises(TypeError, match="one keyword is needed"):
        declare()


@pytest.mark.parametrize("stray", [3, "ocean", gain, (gain(mc=1), gain(heat=1)), at_least(oxygen=3), None])
def test_a_part_of_a_card_that_is_no_part_is_refused(stray: Part) -> None:
    with pytest.raises(TypeError, match=r"X950 A slip: .* is no effect, trigger or modifier"):
        automated("X950", "A slip", 1, "", gain(mc=1), stray)


def test_a_trigger_that_hears_nothing_is_refused() -> None:
    class WhenNothing(Trigger, frozen=True):
        """A trigger that forgot to say what it hears."""

    with pytest.raises(TypeError, match="X950 A slip: WhenNothing does not say in `on` which entries it hears"):
        active("X950", "A slip", 1, "", WhenNothing(gain(mc=1)))


def test_a_name_that_a_test_misspells_is_refused() -> None:
    with pytest.raises(LookupError, match="there is no 'Comett', but there is Comet"):
        Table(2).give(0, "Comett")
    with pytest.raises(LookupError, match="there is no 'plant', but there is plants"):
        Table(2).stock(0, plant=2)


@pytest.mark.parametrize(
    ("declare", "said"),
    [
        (lambda: event("X950", "A slip", 1, ["space"]), "text of tags"),  # pyright: ignore[reportArgumentType]
        (lambda: active("X950", "A slip", 1, "", action=draw), "effect"),  # pyright: ignore[reportArgumentType]
        (lambda: corporation("X950", "A slip", 1, "", first=3), "effect"),  # pyright: ignore[reportArgumentType]
        (lambda: event("X950", "A slip", 1, "", requires=gain(mc=1)), "requirement"),  # pyright: ignore[reportArgumentType]
        (lambda: event("X950", "A slip", 1, "", points=per_tag), "number or count"),  # pyright: ignore[reportArgumentType]
    ],
)
def test_what_stands_behind_a_keyword_of_a_card_is_of_its_kind(declare: Callable[[], object], said: str) -> None:
    with pytest.raises(TypeError, match=rf"X950 A slip: .* is no {said}"):
        declare()


@pytest.mark.parametrize(
    ("declare", "said"),
    [
        (lambda: event("X950", "A slip", 1, "", holds="microbe"), "kind event has no holds"),  # pyright: ignore[reportCallIssue]
        (lambda: automated("X950", "A slip", 1, "", action=draw(1)), "kind automated has no action"),  # pyright: ignore[reportCallIssue]
        (lambda: active("X950", "A slip", 1, "", required=()), "kind active has no required"),  # pyright: ignore[reportCallIssue]
    ],
)
def test_a_card_has_nothing_that_cards_of_its_kind_do_not_have(declare: Callable[[], object], said: str) -> None:
    with pytest.raises(TypeError, match=f"X950 A slip: a card of the {said}"):
        declare()


SLIPS: list[tuple[Card, str]] = [
    (automated("X950", "A slip", 1, "buiding"), "no tag 'buiding'"),
    (automated("X950", "A slip", 1, "", city("citty")), "no placement rule 'citty'"),
    (automated("X950", "A slip", 1, "", tile("comercial-district")), "no tile 'comercial-district'"),
    (automated("X950", "A slip", 1, "", Raise("temprature")), "no parameter 'temprature'"),
    (automated("X950", "A slip", 1, "", requires=at_least(oxigen=3)), "no parameter 'oxigen'"),
    (automated("X950", "A slip", 1, "", requires=at_most(ocean=3)), "no parameter 'ocean'"),
    (automated("X950", "A slip", 1, "", requires=tags(sciense=3)), "no tag 'sciense'"),
    (automated("X950", "A slip", 1, "", gain(mc=per_tag("jovien"))), "no tag 'jovien'"),
    (automated("X950", "A slip", 1, "", points=per_opponents_tag("jovien")), "no tag 'jovien'"),
    (automated("X950", "A slip", 1, "", production(mc=per_tag("jovien"))), "no tag 'jovien'"),
    (event("X950", "A slip", 1, "", add_to("microbes", 2)), "no card resource 'microbes'"),
    (event("X950", "A slip", 1, "", add_to("animal microb", 2)), "no card resource 'microb'"),
    (event("X950", "A slip", 1, "", add_to(tag="venos")), "no tag 'venos'"),
    (event("X950", "A slip", 1, "", take_own("flaoter")), "no card resource 'flaoter'"),
    (event("X950", "A slip", 1, "", reveal_until(1, tag="plnat")), "no tag 'plnat'"),
    (event("X950", "A slip", 1, "", reveal_until(1, about="flaoter")), "no card resource 'flaoter'"),
    (event("X950", "A slip", 1, "", remove(mc=2, tag="venos")), "no tag 'venos'"),
    (event("X950", "A slip", 1, "", remove_card_resource("animals", 2)), "no card resource 'animals'"),
    (event("X950", "A slip", 1, "", copy_production_box("buildings")), "no tag 'buildings'"),
    (event("X950", "A slip", 1, "", with_tags(gain(mc=1), gain(mc=2), plants=3)), "no tag 'plants'"),
    (active("X950", "A slip", 1, "", discount(2, "spce")), "no tag 'spce'"),
    (event("X950", "A slip", 1, "", replaces="039b"), "no card '039b'"),
    (event("X950", "A slip", 1, "", needs="friendly venos"), "no expansion 'venos'"),
    (event("X950", "A slip", 1, "", requires=on_cards(flaoter=3)), "no card resource 'flaoter'"),
    (event("X950", "A slip", 1, "", gain(mc=per_tags("earth jovien"))), "no tag 'jovien'"),
    (event("X950", "A slip", 1, "", gain(mc=per_card_resource("animals"))), "no card resource 'animals'"),
    (active("X950", "A slip", 1, "", discount(2, project="powerplant")), "no term 'project:powerplant'"),
    (active("X950", "A slip", 1, "", Leeway(2, "venus")), "no parameter 'venus'"),
    (active("X950", "A slip", 1, "", protect("plant")), "no protected thing 'plant'"),
    (active("X950", "A slip", 1, "", when_tag("scince", gain(mc=1))), "no tag 'scince'"),
    (active("X950", "A slip", 1, "", when_tagged("scince", gain(mc=1))), "no tag 'scince'"),
    (active("X950", "A slip", 1, "", when_added("animl", gain(mc=1))), "no card resource 'animl'"),
    (active("X950", "A slip", 1, "", when_city(add_to("animl", 1))), "no card resource 'animl'"),
    (active("X950", "A slip", 1, "", action=spend(Raise("oxigen"), mc=4)), "no parameter 'oxigen'"),
    (active("X950", "A slip", 1, "", action=spend(gain(mc=2), mc=4, using="titan")), "no resource 'titan'"),
    (active("X950", "A slip", 1, "", action=reveal_for("microb", gain(mc=1))), "no tag 'microb'"),
]


@pytest.mark.parametrize(("card", "said"), SLIPS, ids=[said for _card, said in SLIPS])
def test_a_name_that_names_nothing_is_refused_with_its_card_when_the_box_opens(
    opened: Callable[[Expansion], None], card: Card, said: str
) -> None:
    with pytest.raises(ValueError, match=f"X950 A slip: there is {said}; there is "):
        opened(Expansion("slip", cards=(card,)))


@pytest.mark.parametrize(
    "expansion",
    [
        Expansion("slip", parameters=(Parameter("wind", 0, 3, bonuses=((2, Raise("breeze")),)),)),
        Expansion("slip", projects=(Project("mill", 9, (Raise("breeze"),)),)),
        Expansion("slip", policies={"calm": (Leeway(2, "breeze"),)}),
        Expansion("slip", setup=(("events", Raise("breeze")),)),
        Expansion("slip", phases=(("turmoil", Raise("breeze")),)),
    ],
)
def test_what_an_expansion_brings_beside_its_cards_is_checked_too(
    opened: Callable[[Expansion], None], expansion: Expansion
) -> None:
    with pytest.raises(ValueError, match="slip: there is no parameter 'breeze'"):
        opened(expansion)


def test_an_expansion_may_name_what_it_brings(opened: Callable[[Expansion], None]) -> None:
    card = active(
        "X950", "A breeze", 1, "wind", Raise("breeze"), add_to("kite", 1), holds="kite", requires=tags(wind=1)
    )
    opened(Expansion("breezy", cards=(card,), parameters=(Parameter("breeze", 0, 3),), tags=("wind",)))


def test_every_name_of_a_declaration_is_found_however_deep_it_lies() -> None:
    card = active("X950", "A slip", 1, "space", when_city(spend(production(heat=per_tag("jovian")), plants=2)))
    assert set(names_used(card)) == {
        NameUse("tag", "space"),
        NameUse("tile", "city"),
        NameUse("cost", "plants"),
        NameUse("resource", "heat"),
        NameUse("tag", "jovian"),
    }


@pytest.mark.parametrize("number", ["Z01", "X", "", "12a"])
def test_a_number_of_no_series_is_refused_with_the_series_that_there_are(number: str) -> None:
    with pytest.raises(ValueError, match=r"^Small Comet: .* is no number of a card\..*engine/card\.py \(R, P, X, "):
        add_expansion(Expansion("slipped", cards=(event(number, "Small Comet", 9, "space"),)))


def test_a_card_with_the_number_or_the_name_of_another_is_refused_by_that_name() -> None:
    with pytest.raises(ValueError, match=r"^010 Small Comet has the number of Comet$"):
        add_expansion(Expansion("slipped", cards=(event("010", "Small Comet", 9, "space"),)))
    with pytest.raises(ValueError, match=r"^X999 Comet has the name of 010, and does not replace it$"):
        add_expansion(Expansion("slipped", cards=(event("X999", "Comet", 9, "space"),)))


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (". x\n~ . .\n. .", "'x' at A2 of pole: 'x' is none of '.' land, '~' ocean, '!' reserved"),
        (". .\n~sz . .\n. .", "'~sz' at B1 of pole: 'z' is none of 's' steel, 't' titanium"),
        (". .\n~ =Name .\n. .", "'=Name' at B2 of pole: '' is none of '.' land"),
        (". .\n. . .", "pole has 2 rows, not an odd number up to 13"),
        (". .\n. . . .\n. .", "row B of pole has 4 spaces, not 3"),
    ],
)
def test_a_slip_in_the_text_of_a_map_is_refused_with_its_space(rows: str, said: str) -> None:
    with pytest.raises(ValueError) as caught:
        read_map(rows, milestones=(), awards=(), key="pole")
    assert str(caught.value).startswith(said)


def test_a_map_declares_the_letters_of_icons_that_expansions_bring() -> None:
    """The core knows those of resources and cards alone."""
    rows = ". .\n~sd . .\n. ."
    with pytest.raises(ValueError, match=r"^'~sd' at B1 of pole: 'd' is none of "):
        read_map(rows, milestones=(), awards=(), key="pole")
    printed = read_map(rows, milestones=(), awards=(), key="pole", icons={"d": "delegate"})
    assert printed.spaces["B1"].bonus == ("steel", "delegate")


@pytest.mark.parametrize("letter", ["s", "^", "dd", ""])
def test_a_letter_that_has_a_meaning_already_is_refused(letter: str) -> None:
    with pytest.raises(ValueError, match=r" cannot be a letter of icons of pole: "):
        read_map(". .\n. . .\n. .", milestones=(), awards=(), key="pole", icons={letter: "delegate"})


def test_an_effect_with_the_name_of_another_is_refused_where_it_is_defined() -> None:
    """Saves know effects by their names in lower case: it would be read instead of the other."""
    with pytest.raises(TypeError) as caught:

        class GAIN(Effect, frozen=True):
            """No effect of ours."""

    assert str(caught.value).startswith("there is a class engine.effects.gains.Gain already.")
    del caught
    gc.collect()  # what is left of the class would be found as a class of effects
    codec.value_classes.cache_clear()
    assert codec.value_classes()["gain"].__module__ == "engine.effects.gains"
