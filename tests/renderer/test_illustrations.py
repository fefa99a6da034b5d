"""Illustrations show every word of a declaration, and no two cards of a hand look alike."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageOps, ImageStat

from engine import expansions, shipped
from engine.card import CARDS, KEYS, Card, automated, event
from engine.effects import draw, gain, ocean, temperature
from renderer.art import illustrations
from renderer.art.illustrations import compose, composition, illustration
from renderer.art.library import MOTIFS, Library
from renderer.art.motif import Motif
from renderer.art.scenery import Scene
from renderer.art.settings import SETTINGS
from renderer.cards import cards, offers
from renderer.cards.offers import needs_of, text_of
from renderer.cards.parts import Part
from renderer.drawing import theme
from renderer.pieces.specials import SPECIALS, special
from tests.renderer.golden import apart
from tests.renderer.views import SHIPPED
from tests.thinned import thinned

PALE = 40
"""The most levels by which the light of a motif may change a pixel."""


def test_every_word_of_a_card_s_art_is_a_motif_or_a_setting() -> None:
    for card in SHIPPED:
        subject, *beside = card.art.split()
        subject, _, setting = subject.partition("@")
        assert {subject, *beside} <= set(MOTIFS), card.name
        assert not setting or setting in SETTINGS, card.name


def test_special_tiles_show_what_the_art_of_their_cards_is_about() -> None:
    assert set(SPECIALS) <= set(MOTIFS)
    assert special("lava-flows") is SPECIALS["lava"]
    assert special("unheard-of") is None


def test_a_motif_is_in_the_folder_of_the_expansion_whose_cards_alone_show_it() -> None:
    """What cards of several expansions show, or cards without art, is in `renderer/art/motifs/`; what nothing shows goes."""
    modules = {one.name: one.module for one in shipped.SHIPPED}
    code = ast.parse(Path(illustrations.__file__).read_text(encoding="utf-8"))
    shared = {node.value for node in ast.walk(code) if isinstance(node, ast.Constant)} & set(MOTIFS)
    shown = {name: {"cards without art"} for name in shared}
    for expansion in expansions.shipped():
        for what in map(composition, expansion.cards):
            for name in (what.subject, *what.beside):
                shown.setdefault(name, set()).add(modules[expansion.name])
    due = {
        name: f"renderer.expansions.{min(by)}.art" if len(by) == 1 and name not in shared else "renderer.art.motifs"
        for name, by in shown.items()
    }
    assert {name: home for name in MOTIFS if (home := MOTIFS.folder(name)).startswith("renderer.")} == due


def test_two_motifs_of_one_name_are_refused() -> None:
    with pytest.raises(ValueError, match=r"atom: renderer\.art\.motifs\.atom and "):
        Library("renderer.art.motifs", "renderer.art.motifs")


def test_drawing_a_board_imports_no_motif() -> None:
    """All of them take longer to import than a first board to draw."""
    code = "import sys, renderer.cards.faces; print(*sys.modules)"
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True).stdout
    assert not {f"{MOTIFS.folder(name)}.{name}" for name in MOTIFS}.intersection(said.split())


def test_every_motif_is_found_in_a_setting_of_the_library() -> None:
    assert {motif.setting for motif in MOTIFS.values()} <= set(SETTINGS)


def test_no_setting_is_idle() -> None:
    assert {composition(card).setting for card in SHIPPED} == set(SETTINGS)


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
    """Compared at the size of thumbnails of strips, the smallest that are shown."""
    small = [illustration(card.id, 96, 96) for card in sorted(SHIPPED, key=lambda card: card.id)]
    for one, other in pairwise(small):
        assert sum(ImageStat.Stat(ImageChops.difference(one, other)).mean) > 30


@pytest.fixture
def subjects(monkeypatch: pytest.MonkeyPatch) -> dict[str, Image.Image]:
    """Records where the last subject of each name was painted, at the size of the finished picture."""
    found: dict[str, Image.Image] = {}

    def watched(name: str, motif: Motif) -> Motif:
        def paint(scene: Scene) -> None:
            before = scene.image.copy()
            motif.paint(scene)
            painted = apart(before, scene.image).point([255 * (v > PALE) for v in range(256)])
            small = painted.reduce(scene.oversampling)
            found[name] = ImageOps.mirror(small) if scene.mirrored else small

        return motif._replace(paint=paint)

    monkeypatch.setattr(illustrations, "MOTIFS", {name: watched(name, motif) for name, motif in MOTIFS.items()})
    return found


def covered(subject: Image.Image, parts: Sequence[Part], at: float) -> float:
    """The share of a subject under the parts of its card, whose picture begins `at` so many pixels from the edges of the card;
    what runs off the picture, as a canyon, a street or a tail of fire does, does not count.
    """
    left, _top, right, _bottom = subject.getbbox() or (0, 0, 0, 0)
    if left == 0 or right == subject.width:
        return 0
    hidden = Image.new("L", subject.size)
    for part in parts:
        left, top, right, bottom = (round(edge - at) for edge in part.box)
        hidden.paste(255, (left, top, right, bottom))
    return ImageStat.Stat(subject, hidden).sum[0] / max(1, ImageStat.Stat(subject).sum[0])


@pytest.mark.parametrize("eighth", thinned(range(8), 8))
def test_cost_and_tags_hide_next_to_nothing_of_what_a_card_is_about(
    subjects: dict[str, Image.Image], eighth: int
) -> None:
    """Only of tails and lights may a little more be covered; nothing else is drawn over a scene."""
    shares: list[float] = []
    for card in SHIPPED[eighth::8]:
        high, parts = cards.plan(
            card, text_of(card), needs_of(card), 12 if card.holds else 0, used=card.action is not None
        )
        seen = [part for part in parts if part.box.top < cards.EDGE + high]
        assert {part.what for part in seen} <= {"cost", "tags"}, card.name
        illustration(card.id, theme.CARD[0] - 2 * cards.EDGE, high, cards.TAKEN)
        shares.append(covered(subjects[composition(card).subject], seen, cards.EDGE))
    assert max(shares) < 0.1


@pytest.mark.parametrize("quarter", thinned(range(4), 4))
def test_the_cost_hides_little_of_what_a_card_to_choose_is_about(
    subjects: dict[str, Image.Image], quarter: int
) -> None:
    shares: list[float] = []
    for card in SHIPPED[quarter::4]:
        high, parts = offers.plan(card, text_of(card), needs_of(card))
        seen = [part for part in parts if part.what == "cost"]
        illustration(card.id, offers.SCENE, high - 2 * offers.EDGE, offers.TAKEN)
        shares.append(covered(subjects[composition(card).subject], seen, offers.EDGE))
    assert max(shares) < 0.22
    assert sum(share > 0.12 for share in shares) <= 2


def test_no_two_cards_share_a_picture() -> None:
    """Other hours or colours do not make another picture; another place or companion may, for a few cards."""
    shown = [composition(card) for card in SHIPPED]
    assert len(set(shown)) == len(shown)
    subjects = Counter(what.subject for what in shown)
    assert max(subjects.values()) <= 3
    assert sum(n for n in subjects.values() if n > 1) <= 16
