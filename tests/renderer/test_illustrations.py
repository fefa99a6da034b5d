"""What cards show: every word of a declaration is drawn, and no two cards of a hand look alike."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PIL import ImageChops, ImageStat

from engine.card import CARDS, KEYS, Card, automated, event
from engine.effects import draw, gain, ocean, temperature
from renderer.illustrations import compose, composition, hour, illustration
from renderer.motifs import MOTIFS
from renderer.settings import SETTINGS
from renderer.specials import SPECIALS, special
from tests.renderer.views import SHIPPED


def test_every_word_of_a_card_s_art_is_a_motif_or_a_setting() -> None:
    for card in SHIPPED:
        what = composition(card)
        assert {what.subject, *what.beside} <= set(MOTIFS), card.name
        assert what.setting in SETTINGS, card.name


def test_special_tiles_show_what_the_art_of_their_cards_is_about() -> None:
    assert set(SPECIALS) <= set(MOTIFS)
    assert special("lava-flows") is SPECIALS["lava"]
    assert special("unheard-of") is None


def test_every_motif_is_found_in_a_setting_of_the_library() -> None:
    assert {motif.setting for motif in MOTIFS.values()} <= set(SETTINGS)


def test_no_motif_and_no_setting_is_idle() -> None:
    shown = [composition(card) for card in SHIPPED]
    assert {what.setting for what in shown} == set(SETTINGS)
    named = {what.subject for what in shown} | {name for what in shown for name in what.beside}
    assert len(named) >= 110
    assert len(MOTIFS) - len(named) <= 4


@pytest.mark.parametrize(
    ("card", "subject"),
    [
        (event("X1", "A rock", 1, "space", temperature(1)), "comet"),
        (automated("X2", "A sea", 1, "", ocean()), "lake"),
        (automated("X3", "Warmth", 1, "", temperature(1)), "volcano"),
        (automated("X4", "Papers", 1, "", draw(1)), "cards"),
        (automated("X5", "A find", 1, "", gain(mc=1)), "flag"),
    ],
)
def test_a_card_without_words_for_its_art_shows_what_it_does(card: Card, subject: str) -> None:
    assert composition(card).subject == subject


def test_a_tag_suggests_more_than_one_subject() -> None:
    cards = [automated(f"X{n}", f"Works {n}", 1, "building") for n in range(10, 16)]
    assert len({composition(card).subject for card in cards}) > 1


def test_the_same_card_is_drawn_the_same_twice() -> None:
    what = composition(CARDS[KEYS["comet"]])
    assert compose(what, 10, 192, 107).tobytes() == compose(what, 10, 192, 107).tobytes()


def test_one_subject_looks_different_on_another_card() -> None:
    what = composition(CARDS[KEYS["comet"]])
    one, other = (compose(what, number, 192, 107) for number in (10, 11))
    assert sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) > 20


def test_cards_next_to_each_other_are_told_apart_at_a_glance() -> None:
    """As thumbnails of strips, which is the smallest they are ever shown."""
    small = [illustration(card.id, 96, 96) for card in sorted(SHIPPED, key=lambda card: card.id)]
    for one, other in pairwise(small):
        assert sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) > 30


def test_no_two_cards_share_art_and_hour() -> None:
    seen: dict[tuple[object, ...], str] = {}
    for card in SHIPPED:
        what = composition(card)
        assert seen.setdefault((what, hour(what, card.id)), card.name) == card.name
