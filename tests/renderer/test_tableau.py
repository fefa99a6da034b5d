"""A tableau shows the cards that a player has in play, and of events only their number."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import renderer
from engine.card import CARDS, KEYS
from engine.view import View
from renderer.cards.parts import Box
from renderer.cards.tableau import CELL, TALLEST, CardInPlay, cell_plan, paged, plan, tableau_pages
from renderer.drawing import theme
from renderer.tools import samples
from tests.renderer import golden
from tests.renderer.test_layout import overflowing
from tests.renderer.views import NAMES, SHIPPED, fixed, with_seat

EVENTS = tuple(card.id for card in SHIPPED if card.kind == "event")


def before(**changes: object) -> View:
    """The fixed game, with changes of the third player."""
    return with_seat(fixed(), 2, **changes)


def some() -> View:
    """A corporation, three active cards, one of them used, four automated ones, two events."""
    keys = ("ecoline", "trees", "predators", "capital", "birds", "micro-mills", "ironworks", "domed-crater")
    played = tuple(KEYS[key] for key in keys)
    resources = {KEYS["birds"]: 4, KEYS["predators"]: 11}
    return before(played=played, events=EVENTS[:2], resources=resources, used=(KEYS["predators"],))


def alts(view: View, seat: int) -> list[str]:
    return [renderer.tableau(view, NAMES, seat, page).alt for page in range(tableau_pages(view, NAMES, seat))]


def test_cards_stand_by_kind_whatever_the_order_in_which_they_were_played() -> None:
    (alt,) = alts(some(), 2)
    lines = alt.replace("\u00a0", " ").splitlines()
    assert lines[1:] == [
        "Corporation:",
        "Ecoline (plant): greenery for 7 plants",
        "Active · 3:",
        "Predators (animal), 11 animals, action used: action: remove 1 animal from any one card, +1 animal here · 1 VP per animal",
        "Birds (animal), 4 animals: action: +1 animal here · 1 VP per animal",
        "Ironworks (building): action: 4 energy → +1 steel, oxygen +1 step",
        "Automated · 4:",
        "Trees (plant), 1 VP",
        "Capital (city, building), 1 VP for each ocean next to this tile",
        "Micro-Mills",
        "Domed Crater (city, building), 1 VP",
        "2 events, face down.",
    ]


def test_the_words_of_a_tableau_have_every_number_in_it() -> None:
    view = samples.laden()
    alt = "\n".join(alts(view, 0))
    seat = view.seats[0]
    numbers = set(map(int, re.findall(r"\d+", alt)))
    assert {seat.tr, len(seat.events), *seat.resources.values(), *seat.hosted.values()} <= numbers
    assert {n for n in seat.tags.values() if n} <= numbers
    for card in (*seat.played, *seat.hosted):
        assert alt.count(CARDS[card].name) >= 1, CARDS[card].name


def test_events_lie_face_down() -> None:
    """The names of events change neither the picture nor its words."""
    one, other = (before(events=events) for events in (EVENTS[:3], EVENTS[5:8]))
    assert renderer.tableau(one, NAMES, 2) == renderer.tableau(other, NAMES, 2)
    assert renderer.tableau(before(events=EVENTS[:4]), NAMES, 2).data != renderer.tableau(one, NAMES, 2).data


def test_an_event_that_still_holds_is_seen() -> None:
    (alt,) = alts(before(events=EVENTS[:3], next_card=EVENTS[:1]), 2)
    assert f"In effect for the next card · 1:\n{CARDS[EVENTS[0]].name} (" in alt
    assert "2 events, face down" in alt


def test_what_lies_on_a_card_and_a_used_action_are_seen() -> None:
    fresh = renderer.tableau(some(), NAMES, 2).data
    for change in ({"resources": {KEYS["birds"]: 5, KEYS["predators"]: 11}}, {"used": ()}):
        assert renderer.tableau(with_seat(some(), 2, **change), NAMES, 2).data != fresh


def test_a_large_tableau_is_several_pictures_of_about_the_same_height() -> None:
    for cards in (1, 12, 24, 48, 60):
        view = samples.laden(cards)
        count = tableau_pages(view, NAMES, 0)
        drawn = [renderer.tableau(view, NAMES, 0, page) for page in range(count)]
        heights = [golden.opened(one.data).height for one in drawn]
        assert (count > 1) == (cards > 12), cards
        assert all(one < TALLEST + theme.STRIP[1] for one in heights), cards
        assert all(abs(one - other) < 300 for one, other in pairwise(heights)), cards
        assert all(len(one.data) < 150_000 for one in drawn), cards


def test_a_title_is_never_the_last_of_its_picture() -> None:
    for cards in range(8, 60, 3):
        for page in paged(samples.laden(cards).seats[0], NAMES[0]):
            assert page[-1].cards or "face down" in page[-1].group


def test_nothing_overflows_on_any_card_in_play() -> None:
    for card in SHIPPED:
        one = CardInPlay(card.id, 88 if card.holds else 0, used=card.action is not None)
        used = "used" if one.used else ""
        assert not overflowing(plan(one, used), Box(0, 0, *theme.STRIP)), card.name
        assert not overflowing(cell_plan(one), Box(0, 0, *CELL)), card.name


def test_icons_stay_about_as_large_beside_resources() -> None:
    """As on Asteroid Rights, whose were half as large as on a card with nothing on it."""
    for card in SHIPPED:
        if card.holds:
            wide = [
                part.box.right - part.box.left
                for n in (0, 12)
                for part in plan(CardInPlay(card.id, n), "")
                if part.what == "icons"
            ]
            assert wide[1:] >= [0.8 * one for one in wide[:1]], card.name


def test_a_player_without_cards_has_a_tableau() -> None:
    assert renderer.tableau(fixed(), NAMES, 0).data


def test_cards_to_choose_among_say_whose_they_are() -> None:
    view = some()
    own = renderer.in_play(view, [KEYS["birds"], KEYS["predators"]])
    assert "Birds (animal), 4\u00a0animals: action: " in own.alt
    assert "▲" not in own.alt
    shared = with_seat(view, 0, played=(KEYS["fish"],), resources={KEYS["fish"]: 3})
    both = renderer.in_play(shared, [KEYS["birds"], KEYS["fish"]])
    birds, fish = both.alt.splitlines()
    assert birds.startswith("▲\u00a0Birds (animal), 4\u00a0animals: ")
    assert fish.startswith("●\u00a0Fish (animal), 3\u00a0animals: ")


@pytest.mark.usefixtures("sharp")
def test_how_a_tableau_looks() -> None:
    golden.check("tableau", golden.opened(renderer.tableau(some(), NAMES, 2).data))
