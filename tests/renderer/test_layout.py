"""Words and icons stay in their boxes on every card."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest
from PIL import ImageChops, ImageStat

from engine import Options
from engine.board import ROWS, Space
from engine.expansions import open_box
from engine.maps import MAPS
from engine.options import shipped_maps
from engine.requirements import AtLeast
from renderer.alt.cards import requirement_wordings
from renderer.cards import cards, faces, offers, parts, strips
from renderer.cards.faces import tags_width
from renderer.cards.offers import text_of
from renderer.cards.parts import Box, Part, words
from renderer.drawing import theme
from renderer.drawing.fonts import drawable
from renderer.drawing.theme import BOLD, LABEL, LEAST, STRONG, TEXT, Colour
from renderer.drawing.type import balanced, fit, fit_title, width, wrap
from renderer.icons.icons import card_icons, point_icons
from renderer.icons.pictograms import Said
from renderer.overview.goals import CLOSE, chip_widths
from renderer.overview.seats import WIDE
from renderer.pieces.tiles import STAR
from renderer.planet.layout import FULL, SQUARE, ZOOMS, Layout, close
from renderer.planet.planet import coordinate_of, letters_of, name_of
from tests.renderer.views import SHIPPED
from words import goal_name, requirement_short, speaking
from words.catalogue import languages

LEGIBLE = 26
"""The least size of letters on a full card of 600 pixels: 11 of the 265 that a phone shows."""


def overflowing(parts: Sequence[Part], whole: Box) -> list[str]:
    """The parts that leave their room or overlap another part."""
    wrong = [part.what for part in parts if not (part.room.holds(part.box) and whole.holds(part.room))]
    return wrong + [f"{one.what} on {other.what}" for one, other in combinations(parts, 2) if one.box.meets(other.box)]


def test_nothing_overflows_on_any_full_card() -> None:
    whole = Box(0, 0, *theme.CARD)
    for card in SHIPPED:
        needs, lying = offers.needs_of(card), 88 if card.holds else 0
        _high, parts = cards.plan(card, text_of(card), needs, lying, used=card.action is not None)
        assert not overflowing(parts, whole), card.name
        assert cards.body(card, text_of(card), needs).letters >= LEGIBLE, card.name


def test_what_a_corporation_starts_with_is_shown_by_icons_alone() -> None:
    for card in SHIPPED:
        if card.kind == "corporation":
            assert "start with" not in text_of(card), card.name
            assert card_icons(card), card.name


def test_nothing_overflows_on_any_card_to_choose() -> None:
    for card in SHIPPED:
        for text in (text_of(card), ""):
            high, parts = offers.plan(card, text, offers.needs_of(card))
            assert not overflowing(parts, Box(0, 0, theme.OFFER[0], high)), card.name


def test_nothing_overflows_on_any_strip() -> None:
    for card in SHIPPED:
        for note in ("", "4\u00a0M€ short", "needs 3 plant tags, 2 animal tags and a city; you have none of them yet"):
            for price in (card.cost, card.cost - 1):
                high, parts = strips.plan(card, price, requirement_wordings(card), note)
                assert not overflowing(parts, Box(0, 0, theme.STRIP[0], high)), card.name


def test_a_text_that_is_longer_in_another_language_is_cut_at_the_end_of_the_second_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    card = next(card for card in SHIPPED if not (card_icons(card) or point_icons(card)))
    monkeypatch.setattr(strips, "text_of", lambda face: "Words of a language in which everything is long. " * 4)
    high, found = strips.plan(card, card.cost, ())
    assert not overflowing(found, Box(0, 0, theme.STRIP[0], high))
    assert len(found[2 + bool(card.shown_tags) :]) == 2


def test_a_strip_shows_all_icons_and_what_the_card_needs() -> None:
    """Of the cards that a hand may hold, which no corporation is among."""
    for card in SHIPPED:
        if card.kind == "corporation":
            continue
        parts = {part.what for part in strips.plan(card, card.cost, requirement_wordings(card))[1]}
        assert ("requirement" in parts) == bool(card.requires), card.name
        room = strips.FOOT.right - strips.FOOT.left
        assert (Said("…"),) not in strips.squeezed([*card_icons(card), point_icons(card)], room)[0], card.name


EXTREMES = {"temperature": (-30, 8), "oxygen": (0, 14), "oceans": (0, 9)}
"""The first and last value of each parameter."""


def test_a_strip_says_the_whole_reason_and_shows_all_icons(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []

    def noted(room: Box, y: float, text: str, letters: int) -> Part:
        written.append(text)
        return reason(room, y, text, letters)

    reason = strips._reason
    monkeypatch.setattr(strips, "_reason", noted)
    for card in SHIPPED:
        for requirement in card.requires:
            low, high = EXTREMES.get(getattr(requirement, "parameter", ""), (None, None))
            why = requirement_short(requirement, 3, low if isinstance(requirement, AtLeast) else high)
            strips.plan(card, card.cost, (), why)
            assert written[-1] == drawable(why), card.name


def test_a_strip_of_a_card_that_cannot_be_played_shows_what_it_does_and_why_not() -> None:
    for card in SHIPPED:
        parts = [part.what for part in strips.plan(card, card.cost, (), "4\u00a0M€ short")[1]]
        assert parts[-1] == "note", card.name
        assert ("icons" in parts) == any((*card_icons(card), point_icons(card))), card.name


def test_a_strip_shows_the_printed_cost_where_another_is_paid() -> None:
    card = next(card for card in SHIPPED if card.cost)
    for price, shown in ((card.cost, 0), (card.cost - 1, 1)):
        parts = [part.what for part in strips.plan(card, price, ())[1]]
        assert parts.count("printed cost") == shown


def test_the_scene_of_a_strip_without_a_cost_leaves_no_hole() -> None:
    """It begins where the cost of other cards is."""
    prelude = next(card for card in SHIPPED if card.kind == "prelude")
    bare = ImageChops.difference(strips._ground(prelude.id, 96), faces.slab("prelude", *theme.STRIP).convert("RGB"))
    assert sum(ImageStat.Stat(bare.crop((24, 8, 50, 88))).mean) > 20


def test_a_card_without_icons_says_its_whole_text_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """No card is an empty box, neither on a strip nor among many to choose from."""
    written: list[str] = []

    def noted(
        room: Box, x: float, base: float, line: str, face: str, size: int, colour: Colour, *, middle: bool
    ) -> Part:
        written.append(line)
        return text_line(room, x, base, line, face, size, colour, middle=middle)

    text_line = parts.text_line
    monkeypatch.setattr(parts, "text_line", noted)
    for card in SHIPPED:
        if not (card_icons(card) or point_icons(card)):
            written.clear()
            strips.plan(card, card.cost, ())
            assert " ".join(written).split() == drawable(text_of(card)).split(), card.name
            assert offers.text_in(card, offers.WAYS[-1]) == text_of(card), card.name


def test_an_offer_of_five_is_not_too_high_for_a_phone() -> None:
    """Its letters are smaller where its words are many, then it has icons alone; only the wordiest of all are higher by a little."""
    chance = Random(1)
    for kind in ("corporation", "active", "prelude"):
        cards = [card.id for card in SHIPPED if card.kind == kind]
        for _ in range(40):
            five = chance.sample(cards, 5)
            way = offers.way_for(five)
            assert sum(offers.height(card, way) + offers.GAP for card in five) + offers.GAP <= theme.TALLEST


def test_too_long_a_word_is_noticed() -> None:
    """This checks the measure itself, which must notice what does not fit."""
    room = Box(0, 0, 100, 40)
    assert overflowing([words("name", room, 0, 30, "W" * 20, TEXT, 30, theme.LETTER)], room) == ["name"]
    twice = [words(what, room, 0, 30, "W", TEXT, 30, theme.LETTER) for what in ("one", "other")]
    assert overflowing(twice, room) == ["one on other"]


def test_lines_of_a_card_are_about_as_wide_as_each_other() -> None:
    lines = balanced(wrap("one two three four five six", TEXT, 30, 200), TEXT, 30, 200)
    widths = [width(line, TEXT, 30) for line in lines]
    assert len(lines) == len(wrap("one two three four five six", TEXT, 30, 200)) > 1
    assert min(widths) > 0.5 * max(widths)


def test_no_line_of_a_card_ends_with_a_number_or_the_short_word_that_begins_a_sentence() -> None:
    for card in SHIPPED:
        for line in cards.body(card, text_of(card), offers.needs_of(card)).lines[:-1]:
            *before, last = [".", *line.split(" ")]
            assert not last.isdigit(), (card.name, line)
            assert not (before[-1].endswith((".", ":", ";")) and len(last) <= 3), (card.name, line)


def test_no_name_of_a_card_is_cut() -> None:
    for card in SHIPPED:
        room = offers.RIGHT - offers.LEFT - 12 - tags_width(card, 48)
        for size, space in ((37, room), (34, strips.inner(card).right - strips.LEFT), (40, 540)):
            assert fit_title(card.name, size, space)[0] == card.name


def test_a_name_that_is_too_long_ends_in_an_ellipsis() -> None:
    text, size = fit("W" * 40, TEXT, 30, 200, 20)
    assert text.endswith("…")
    assert width(text, TEXT, size) <= 200


@pytest.mark.parametrize(
    ("map", "space"),
    [(key, space) for key in shipped_maps() for space in open_box(Options(map=key)).map.spaces.values() if space.name],
)
def test_the_name_of_a_place_stays_in_its_area(map: str, space: Space) -> None:
    layout = FULL.of(open_box(Options(map=map)).map)
    _x, middle = layout.at(space)
    for word, (_x, base) in name_of(layout, space):
        inside = layout.hex * min(1, 2 - 2 * (base - middle) / layout.radius)
        assert width(word, BOLD, LEAST) <= inside, word


@pytest.mark.parametrize("language", languages())
def test_chips_of_goals_are_wide_enough_for_their_names_and_two_leaders(language: str) -> None:
    for map in shipped_maps():
        box = open_box(Options(map=map, more=("venus",)))
        for keys, leading in ((box.milestones, 0), (box.awards, 50)):
            with speaking(language):
                names = [goal_name(key) for key in keys]
            widths, gap = chip_widths([(name, leading if i < 3 else 0) for i, name in enumerate(names)])
            assert sum(widths) + gap * len(widths) <= WIDE - 20 + 1
            for i, (name, wide) in enumerate(zip(names, widths, strict=True)):
                assert width(name, STRONG, LEAST) + CLOSE <= wide, name
                assert i >= 3 or leading <= wide + 1, name


@pytest.mark.parametrize("layout", [FULL, *(SQUARE._replace(hex=hex) for hex in ZOOMS)])
def test_what_is_kept_for_a_card_has_its_name_where_it_is_legible(layout: Layout) -> None:
    named = [space for space in MAPS["tharsis"].spaces.values() if name_of(layout, space)]
    assert "Noctis City" in {" ".join(word for word, _at in name_of(layout, space)) for space in named}
    assert layout.names or {space.kind for space in named} == {"reserved"}


@pytest.mark.parametrize("map", shipped_maps())
def test_rows_have_their_letters_beside_their_first_areas(map: str) -> None:
    """They are at the height of the row, on no area and on no track; the full board has whole coordinates on its areas."""
    printed = open_box(Options(map=map)).map
    spaces, layout = printed.spaces, SQUARE.of(printed)
    found = letters_of(layout, spaces.values())
    assert [letter for letter, _place in found] == list(ROWS[: printed.across])
    for letter, (x, y) in found:
        first, height = layout.at(spaces[f"{letter}1"])
        half = width(letter, BOLD, LABEL) / 2 + 2
        assert y == height
        assert x + half < first - layout.hex / 2
        assert math.dist((x - half, y), (layout.x, layout.y)) < layout.ring[0]
    assert {coordinate_of(layout, space)[0] for space in spaces.values()} == {
        str(n) for n in range(1, printed.across + 1)
    }
    assert [coordinate_of(FULL.of(printed), space)[0] for space in spaces.values()] == list(spaces)


@pytest.mark.parametrize("map", shipped_maps())
def test_areas_fill_the_planet_inside_its_tracks_on_every_map(map: str) -> None:
    """The tracks, the sky and the art are those of all maps, whatever the size of the hexes."""
    printed = open_box(Options(map=map)).map
    for whole in (SQUARE, FULL):
        layout = whole.of(printed)
        assert layout.usual == whole
        assert (layout.ring, layout.names, layout.lettered) == (whole.ring, whole.names, whole.lettered)
        far = max(math.dist(layout.at(space), (layout.x, layout.y)) for space in printed.spaces.values())
        assert 0.9 * layout.ring[0] < far + layout.radius < layout.ring[0]


@pytest.mark.parametrize("layout", [SQUARE, FULL])
def test_a_larger_map_has_smaller_hexes_and_its_close_choices_do_not(layout: Layout) -> None:
    amazonis, tharsis = (open_box(Options(map=key)).map for key in ("amazonis", "tharsis"))
    assert layout.of(amazonis).hex < layout.of(tharsis).hex == layout.hex
    near = [amazonis.spaces[key] for key in ("E5", "E6", "F6")]
    cut = close(amazonis, near)
    assert cut is not None
    assert cut.hex == ZOOMS[0]
    for space in near:
        x, y = cut.at(space)
        assert cut.hex / 2 <= x <= cut.width - cut.hex / 2
        assert cut.radius <= y <= cut.height - cut.radius


@pytest.mark.parametrize("layout", [SQUARE, FULL, *(SQUARE._replace(hex=hex) for hex in ZOOMS)])
def test_the_star_of_a_capital_leaves_its_coordinate_to_be_read(layout: Layout) -> None:
    space = MAPS["tharsis"].spaces["E5"]
    _text, size, (_x, middle) = coordinate_of(layout, space)
    _x, y = layout.at(space)
    star, outer = STAR
    assert middle + size * 0.36 <= y + (star - outer) * layout.radius
