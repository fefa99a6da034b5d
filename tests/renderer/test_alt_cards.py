"""Cards in alt texts: every number on a card is in its words, in as long a wording as fits."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from random import Random

import pytest

import renderer
from engine.card import CARDS as BY_ID
from engine.card import KEYS
from renderer.alt.cards import done, fitting, going_on, requirement_line, spread, to_play
from renderer.drawing.theme import ALT_LENGTH, STRIPS
from renderer.icons.icons import card_icons, point_icons, standing_icons
from renderer.icons.pictograms import Boxed, Cost, Icon, Icons, Said, Sign, Word
from renderer.tools.samples import LONG_NAMES
from tests.renderer.views import HELD, SHIPPED, fixed, with_seat
from words import card_text

pytestmark = pytest.mark.usefixtures("unencoded")
CARDS = [card for card in HELD if card.kind != "corporation"]


PRICED = ("automated", "active", "event")
"""The kinds of cards with a price."""


def written(icon: Icon) -> Iterator[str]:
    match icon:
        case Sign(n=text) | Said(text=text) | Word(text=text) | Cost(text=text):
            yield text
        case Boxed(inside=inside):
            for one in inside:
                yield from written(one)


def numbers(texts: Iterable[str]) -> set[int]:
    return {int(n) for text in texts for n in re.findall(r"\d+", text)}


def seen(*groups: Icons) -> set[int]:
    """The numbers among icons; for none and a single one, words may have "no", "the" or "a"."""
    return numbers(text for group in groups for icon in group for text in written(icon)) - {0, 1}


def test_a_card_to_play_says_all_its_numbers_in_full_and_in_short() -> None:
    for card in SHIPPED:
        shown = seen(*card_icons(card), point_icons(card)) | numbers(
            [requirement_line(card), str(card.cost) if card.kind in PRICED else ""]
        )
        full, short, *_cut = to_play(card, card.cost)
        assert card_text(card) in full, card.name
        for wording in (full, short):
            assert shown <= numbers([wording]), card.name


def test_a_card_in_play_says_what_it_goes_on_to_do_what_lies_on_it_and_that_it_was_used() -> None:
    for card in SHIPPED:
        shown = seen(*(standing_icons(card) or card_icons(card)), point_icons(card)) | {87}
        for wording in going_on(card, 87, used=True):
            assert shown <= numbers([wording]), card.name
            assert "action used" in wording
        assert "action used" not in going_on(card, 87, used=False)[0]


def test_a_card_that_is_done_says_its_points() -> None:
    for card in SHIPPED:
        (said,) = done(card)
        assert seen(point_icons(card)) <= numbers([said]), card.name


def test_tags_are_said_with_the_card() -> None:
    for card in SHIPPED:
        for wordings in (to_play(card, card.cost), going_on(card, 0, used=False), done(card)):
            tags = re.search(r" \((.*?)\)", wordings[0].partition(":")[0])
            assert len(tags[1].split(", ") if tags else []) == len(card.tags) + (card.kind == "event"), card.name


def test_the_texts_of_one_card_to_five_stand_in_its_words_as_far_as_there_is_room() -> None:
    """The cards of a research phase or a pack can be read whole: most have room for all texts, the rest use short forms."""
    for at in range(len(CARDS) - 4):
        four = CARDS[at : at + 4]
        alt = fitting([to_play(card, card.cost, n) for n, card in enumerate(four, 1)])
        whole = sum(len(to_play(card, card.cost, 1)[0]) for card in four) + 3 <= ALT_LENGTH
        assert all((card_text(card) in alt) == whole for card in four), at
        assert "…" not in alt


@pytest.mark.parametrize("n", [1, 4, 10, 20, 40])
def test_of_many_cards_none_is_cut_and_none_left_out(n: int) -> None:
    """The words of all cards take as many pictures as they need, of about equal size."""
    chance = Random(n)
    for _ in range(30):
        dealt = chance.sample(CARDS, n)
        said = [to_play(card, card.cost) for card in dealt]
        pages = spread(said, STRIPS)
        assert [line for page in pages for line in said[page]] == said
        for page in pages:
            alt = fitting(said[page])
            assert len(alt) <= ALT_LENGTH
            assert all(line in wordings for line, wordings in zip(alt.splitlines(), said[page], strict=True))
        sizes = [len(said[page]) for page in pages]
        assert max(sizes) - min(sizes) <= 1
        assert max(sizes) <= STRIPS


def longest(n: int) -> list[int]:
    """The cards with the longest words."""
    return [card.id for card in sorted(CARDS, key=lambda card: len(to_play(card, card.cost)[1]))[-n:]]


@pytest.mark.soak
def test_no_words_are_cut_of_cards_in_play_and_of_one_card() -> None:
    long = longest(40)
    lying = with_seat(fixed(), 0, played=tuple(long), resources=dict.fromkeys(long, 12), used=tuple(long))
    drawn = [
        *(renderer.in_play(lying, long, page) for page in range(renderer.in_play_pages(lying, long))),
        *(renderer.tableau(lying, LONG_NAMES, 0, page) for page in range(renderer.tableau_pages(lying, LONG_NAMES, 0))),
        *(renderer.card(card.id, 12, used=True) for card in SHIPPED),
    ]
    assert all("…" not in one.alt and len(one.alt) <= ALT_LENGTH for one in drawn)


def test_ten_cards_are_one_picture_whatever_their_words() -> None:
    """Each has its name, cost and reason in the alt text; what is cut can be read with a command."""
    ten, reason = longest(10), "26\u00a0M€ short"
    for notes in ({}, dict.fromkeys(ten, reason)):
        assert renderer.hand_pages(fixed(), ten, notes) == 1
        *lines, rest = renderer.hand(fixed(), ten, notes).alt.splitlines()
        assert rest == "In full: /card"
        for card, line in zip(ten, lines, strict=True):
            assert line.startswith(BY_ID[card].name)
            assert line.count(reason) == (card in notes)
    assert renderer.offer_pages(ten, numbered=True) == 1
    assert len(renderer.offer(ten, numbered=True).alt.splitlines()) == 11


def test_where_nothing_is_cut_no_command_is_named() -> None:
    assert "/card" not in renderer.hand(fixed(), [KEYS["comet"], KEYS["asteroid"]]).alt


def test_numbers_go_on_from_one_picture_of_an_offer_to_the_next() -> None:
    cards = longest(20)
    pages = range(renderer.offer_pages(cards, numbered=True))
    alts = [renderer.offer(cards, numbered=True, page=page).alt for page in pages]
    assert len(alts) > 1
    said = [line.partition("\u00a0· ")[0] for alt in alts for line in alt.splitlines() if line[0].isdigit()]
    assert said == [str(n) for n in range(1, 21)]


def test_a_numbered_offer_has_its_numbers_in_picture_and_words() -> None:
    cards = [card.id for card in CARDS[:4]]
    plain, with_numbers = (renderer.offer(cards, numbered=numbered) for numbered in (False, True))
    assert plain.data != with_numbers.data
    assert [line.partition("\u00a0· ")[0] for line in with_numbers.alt.splitlines()] == ["1", "2", "3", "4"]
    assert plain.alt.splitlines()[0].startswith(CARDS[0].name)
