"""Rows of icons say what the rules say: each mark and sign has one meaning."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, pairwise

import pytest
from PIL import ImageChops

from engine.card import Card
from engine.core import Value
from engine.effects.card_resources import add_here, add_to, remove_card_resource
from engine.effects.cards import draw
from engine.effects.choices import both, either
from engine.effects.conditions import with_tags
from engine.effects.gains import gain, tr
from engine.effects.order import next_card
from engine.effects.production import production
from engine.effects.spending import spend
from engine.effects.tiles import Place, city, greenery, ocean, tile
from engine.modifiers import discount
from engine.named import RESOURCES
from engine.triggers import when_card_of
from renderer.icons.icons import WHERE, card_icons, icons, point_icons
from renderer.icons.pictograms import ARROW, PER, THEN, Boxed, Cost, Icon, Said, Sign, Word
from renderer.pieces.iconrow import row_width
from renderer.pieces.markers import MARKERS, marker_icon
from tests.renderer.views import SHIPPED
from words import pseudo, speaking
from words.brief import card_brief
from words.effects import place_in_short

PLANT = Sign("plants")


def flat(row: tuple[Icon, ...]) -> Iterator[Icon]:
    for icon in row:
        yield from flat(icon.inside) if isinstance(icon, Boxed) else (icon,)


@pytest.mark.parametrize(
    ("part", "row"),
    [
        (add_to("microbe", 2), (Sign("onto:microbe", "+2"),)),
        (draw(2), (Sign("card", "+2"),)),
        (either(gain(plants=1), add_to("animal")), (PLANT, Word("OR", apart=True), Sign("onto:animal", "+1"))),
        (
            spend(ocean(), mc=12, using="titanium"),
            (Sign("mc", "12"), Said("("), Sign("titanium"), Said(")"), ARROW, Sign("tile:ocean")),
        ),
        (
            with_tags(gain(plants=4), gain(plants=1), plant=3),
            (Sign("tag:plant", "3"), THEN, Sign("plants", "4"), Word("ELSE", apart=True), PLANT),
        ),
        (both(production(energy=-1), tr(1)), (Boxed((Sign("energy", "−1"),)), ARROW, Sign("tr"))),
        (
            both(remove_card_resource("animal"), gain(plants=1)),
            (Sign("lies:animal", "−1", anybody=True), ARROW, PLANT),
        ),
        (both(gain(plants=1), tr(1)), (PLANT, Sign("tr"))),
        (discount(2), (Sign("card"), THEN, Cost("−2"))),
        (next_card(discount(8)), (Word("NEXT CARD"), THEN, Cost("−8"))),
        (when_card_of(20, gain(mc=4)), (Sign("card"), Cost("20+"), THEN, Sign("mc", "4"))),
    ],
)
def test_a_row_says_what_the_rule_says(part: Value, row: tuple[Icon, ...]) -> None:
    assert icons(part) == row


def test_a_tile_that_goes_elsewhere_than_its_kind_says_where() -> None:
    """Words or signs say it, since an unexplained mark says nothing."""
    for usual in (ocean(), greenery(), tile("nuclear-zone")):
        assert len(icons(usual)) == 1
    assert icons(ocean("land"))[1:] == (Word("ON LAND"),)
    assert icons(tile("natural-preserve", "alone"))[1:] == (Word("NEXT TO NO TILE"),)
    assert icons(tile("industrial-center", "near-city"))[1:] == (Word("NEXT TO"), Sign("tile:city"))
    assert icons(city("two-cities"))[1:] == (Word("NEXT TO"), Sign("tile:city", "2"))


def test_every_rule_of_placement_is_said_on_pictures_and_in_short() -> None:
    for card in SHIPPED:
        for part in card.play:
            if isinstance(part, Place) and len(icons(part)) > 1:
                assert part.where in WHERE, card.name
                assert place_in_short(part) in card_brief(card, 1000), card.name
                assert place_in_short(part) != part.where, card.name


def test_no_asterisk_stands_on_a_card() -> None:
    for card in SHIPPED:
        assert not any(isinstance(icon, Said) and "*" in icon.text for row in card_icons(card) for icon in flat(row))


def test_a_slash_stands_before_what_is_counted_only() -> None:
    for card in SHIPPED:
        for group in (*card_icons(card), point_icons(card)):
            row = tuple(flat(group))
            for sign, following in pairwise(row):
                if sign == PER and not isinstance(following, Word):
                    assert isinstance(following, Sign), card.name
                    assert following.name.startswith(
                        (
                            "tag:",
                            "tile:",
                            "lies:",
                            "marker:",
                            "area",
                            "temperature",
                            "card",
                            "in-play",
                            "colony",
                            "delegate",
                            "influence",
                            "tr",
                            *RESOURCES,
                        )
                    ), card.name


def test_a_word_takes_room_in_its_row() -> None:
    one, other = icons(add_here()), icons(either(add_here(), add_here()))
    assert row_width([other], 30) > 2 * row_width([one], 30)


def _parts(card: Card) -> Iterator[Value]:
    yield from (*card.play, *card.first, *card.modifiers, *card.triggers)
    if card.action is not None:
        yield card.action


def test_words_among_icons_are_in_the_readers_language() -> None:
    with speaking(pseudo.CODE):
        words = {
            icon.text
            for card in SHIPPED
            for part in _parts(card)
            for icon in flat(icons(part, card))
            if isinstance(icon, Word)
        }
    assert len(words) > 20
    assert [word for word in words if re.search("[A-Z]", word)] == []


def test_all_that_a_card_does_has_icons() -> None:
    for card in SHIPPED:
        for part in _parts(card):
            assert icons(part, card), (card.name, type(part).__name__)


def test_each_marker_on_the_map_has_an_icon_of_its_own() -> None:
    drawn = {kind: marker_icon(kind, 60) for kind in MARKERS}
    assert {"nomads", "community", "cathedral"} <= drawn.keys()
    assert {icon.size for icon in drawn.values()} == {(60, 60)}
    unknown = marker_icon("nothing known", 60)
    for one, other in combinations([*drawn.values(), unknown], 2):
        assert ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox() is not None


def test_markers_stand_as_pictures_on_the_cards_that_lay_them() -> None:
    laying = {"X59": "nomads", "R44": "community", "X64": "cathedral"}
    for number, kind in laying.items():
        card = next(card for card in SHIPPED if card.number == number)
        assert Sign(f"marker:{kind}") in [icon for row in card_icons(card) for icon in flat(row)], card.name
