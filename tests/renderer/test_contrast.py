"""Letters have a contrast of 4.5 to 1 with what is behind them (WCAG 2.1, 1.4.3), measured while pictures of every kind are drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NamedTuple

import msgspec
import pytest
from PIL import Image, ImageChops, ImageFilter

import renderer
from engine.maps import MAPS
from engine.view import View
from renderer.cards import strips
from renderer.drawing import canvas, type
from renderer.drawing.canvas import Canvas
from renderer.drawing.picture import Picture
from renderer.drawing.theme import Colour, mix
from renderer.planet import choosing
from renderer.tools import samples
from renderer.tools.samples import LONG_NAMES, NAMES
from tests.renderer.test_palette import contrast
from tests.renderer.views import SHIPPED, fixed
from tests.thinned import thinned

LEAST = 4.5
OF_SIGNS = 3
"""The contrast of letters in a pictogram, which is known by its shape too (1.4.11)."""
SHARE = 0.1
"""The share of pixels around letters that may have less contrast: a rim is thin at corners, and an icon may touch a letter."""


class Drawn(NamedTuple):
    """Letters on a picture: their colour, their mask, and its place."""

    text: str
    tone: Colour
    mask: Image.Image
    place: tuple[int, int]


class Watched:
    """Records what is behind letters on opaque pictures; letters on a sprite are measured where the sprite is put."""

    def __init__(self) -> None:
        self.masks: dict[int, tuple[str, Image.Image]] = {}
        self.on: dict[int, tuple[Image.Image, list[Drawn]]] = {}
        self.faint: set[tuple[str, Colour, float]] = set()
        self.seen: set[str] = set()
        self.unseen: set[str] = set()

    def inked(self, image: Image.Image, tone: Colour, place: tuple[int, int], mask: Image.Image) -> None:
        """Called when letters are drawn."""
        if found := self.masks.get(id(mask)):
            self.look(image, Drawn(found[0], tone, mask, place))

    def put(self, image: Image.Image, sprite: Image.Image, place: tuple[int, int]) -> None:
        """Called when a sprite is put on a picture, with the letters on the sprite."""
        for one in self.on.get(id(sprite), (sprite, []))[1]:
            self.look(image, one._replace(place=(place[0] + one.place[0], place[1] + one.place[1])))

    def faded(self, image: Image.Image, drawn: Image.Image, ground: Colour, share: float) -> None:
        """Called when a picture is faded to a plain colour; letters that were covered before no longer count."""
        for one in self.on.get(id(image), (image, []))[1]:
            if not covered(image, one):
                self.look(drawn, one._replace(tone=mix(one.tone, ground, share)))

    def look(self, image: Image.Image, one: Drawn) -> None:
        """Measure letters, and remember them in case the picture itself is put on another or darkened."""
        self.on.setdefault(id(image), (image, []))[1].append(one)
        grounds = around(image, one)
        if grounds is None:
            self.unseen.add(one.text)
        else:
            self.judge(one.text, one.tone, grounds, LEAST)

    def judge(self, text: str, tone: Colour, grounds: list[Colour], least: float) -> None:
        """Compare the contrast of letters with the colours around them."""
        if not grounds:
            return
        self.seen.add(text)
        found = sorted(contrast(tone, ground) for ground in grounds)
        worst = round(found[int(SHARE * len(found))], 2)
        if worst < least:
            self.faint.add((text, tone, worst))


def covered(image: Image.Image, one: Drawn) -> bool:
    """Whether most of the inked pixels now have another colour."""
    x, y = one.place
    now = image.convert("RGB").crop((x, y, x + one.mask.width, y + one.mask.height))
    apart = ImageChops.difference(now, Image.new("RGB", now.size, one.tone)).convert("L")
    inked = [level for level, share in zip(apart.tobytes(), one.mask.tobytes(), strict=True) if share > 200]
    return sum(level > 40 for level in inked) > len(inked) / 2


def around(image: Image.Image, one: Drawn) -> list[Colour] | None:
    """The colours next to letters; None where the picture is transparent there."""
    x, y = one.place
    solid = Image.new("L", (one.mask.width + 4, one.mask.height + 4))
    solid.paste(one.mask.point([255 * (v > 0) for v in range(256)]), (2, 2))
    ring = ImageChops.subtract(solid.filter(ImageFilter.MaxFilter(3)), solid)
    part = image.crop((x - 2, y - 2, x - 2 + ring.width, y - 2 + ring.height)).convert("RGBA").tobytes()
    found = [part[4 * at : 4 * at + 4] for at, v in enumerate(ring.tobytes()) if v]
    if any(alpha < 250 for _r, _g, _b, alpha in found):
        return None
    return [(r, g, b) for r, g, b, _alpha in found]


def below(bare: Image.Image, drawn: Image.Image) -> list[Colour]:
    """The colours under letters, where the picture is opaque."""
    inked = ImageChops.difference(bare.convert("RGB"), drawn.convert("RGB")).convert("L").tobytes()
    was = bare.tobytes()
    pixels = (was[4 * at : 4 * at + 4] for at, v in enumerate(inked) if v)
    return [(r, g, b) for r, g, b, alpha in pixels if alpha == 255]


@pytest.fixture
def watched(drawn_anew: None, unencoded: None, monkeypatch: pytest.MonkeyPatch) -> Watched:
    """Records everything drawn from now on, with empty caches."""
    watch = Watched()
    lettering, ink, letters = type.lettering, vars(type)["_ink"], Canvas.letters
    paste, compose, fade = Image.Image.paste, Image.Image.alpha_composite, canvas.faded

    def set_in_type(text: str, face: str, size: int, outline: int = 0) -> type.Lettering:
        drawn = lettering(text, face, size, outline)
        watch.masks[id(drawn.letters)] = text, drawn.letters
        return drawn

    def inked(image: Image.Image, colour: Colour, place: tuple[int, int], mask: Image.Image) -> None:
        ink(image, colour, place, mask)
        if image.mode == "RGBA":
            watch.inked(image, colour, place, mask)

    def pasted(image: Image.Image, what: Any, place: Any = None, mask: Image.Image | None = None) -> None:
        paste(image, what, place, mask)
        if isinstance(what, Image.Image):
            watch.put(image, what, place[:2] if isinstance(place, tuple) else (0, 0))
        elif mask is not None and image.mode != "L":
            watch.inked(image, what[:3], place, mask)

    def composed(image: Image.Image, sprite: Image.Image, place: tuple[int, int] = (0, 0)) -> None:
        compose(image, sprite, place)
        watch.put(image, sprite, place)

    def faded(image: Image.Image, ground: Colour, share: float) -> Image.Image:
        drawn = fade(image, ground, share)
        watch.faded(image, drawn, ground, share)
        return drawn

    def lettered(canvas: Canvas, x: float, y: float, text: str, face: str, size: float, colour: Colour) -> None:
        bare = canvas.image.copy()
        letters(canvas, x, y, text, face, size, colour)
        watch.judge(text, colour, below(bare, canvas.image), OF_SIGNS)

    monkeypatch.setattr(type, "lettering", set_in_type)
    monkeypatch.setattr(type, "_ink", inked)
    monkeypatch.setattr(Image.Image, "paste", pasted)
    monkeypatch.setattr(Image.Image, "alpha_composite", composed)
    for module in (choosing, strips):
        monkeypatch.setattr(module, "faded", faded)
    monkeypatch.setattr(Canvas, "letters", lettered)
    return watch


def everybody(view: View, names: Sequence[str], before: View | None) -> Picture:
    """Draw all pictures of the sheet, and return the last."""
    pages = range(renderer.everybody_pages(view, names, before))
    return [renderer.everybody(view, names, before, page) for page in pages][-1]


SPACES = MAPS["tharsis"].spaces
CARDS = [card.id for card in SHIPPED[::9]]
STRIPS = [card.id for card in SHIPPED if card.kind != "corporation"][::17]
PICTURES: dict[str, Callable[[], Picture]] = {
    "square board": partial(renderer.board, fixed(), NAMES, since=["F5"]),
    "since": partial(renderer.board, samples.middle(), LONG_NAMES, before=samples.start(5)),
    "crowded": partial(renderer.board, samples.crowded(), LONG_NAMES),
    "full board": partial(renderer.table, samples.middle(), LONG_NAMES, samples.played(5, 3, 300)),
    "everybody": partial(everybody, samples.middle(), LONG_NAMES, samples.played(5, 3, 300)),
    "everybody to decide": partial(everybody, msgspec.structs.replace(fixed(), you=1), NAMES, samples.start(5)),
    "early": partial(renderer.table, fixed(), NAMES),
    "all": partial(renderer.table, samples.crowded(), LONG_NAMES),
    "choice": partial(
        renderer.board, samples.choosing(samples.start(), "city"), NAMES, legal=["C5", "C6", "D3"], tile="city"
    ),
    "wide choice": partial(
        renderer.board, samples.choosing(samples.middle(), "greenery"), NAMES, legal=list(SPACES)[::2], tile="greenery"
    ),
    "hand": partial(renderer.hand, fixed(), STRIPS),
    "dim": partial(renderer.hand, fixed(), STRIPS, dict.fromkeys(STRIPS, "4 M€ short")),
    "offer": partial(renderer.offer, CARDS[:8]),
    "tableau": partial(renderer.tableau, samples.laden(), LONG_NAMES, 0),
    "in play": partial(renderer.in_play, samples.laden(), list(samples.laden().seats[0].resources)[:8]),
    "points": partial(renderer.points, samples.course(5)[-1], LONG_NAMES),
    "history": partial(renderer.history, samples.course(5), LONG_NAMES),
    "time-lapse": partial(renderer.lapse, samples.course(5)[:2], NAMES),
}


@pytest.mark.parametrize("kind", thinned(PICTURES, 2))
def test_letters_stand_out_from_their_ground(watched: Watched, kind: str) -> None:
    PICTURES[kind]()
    assert watched.faint == set()
    assert watched.seen
    assert watched.unseen <= watched.seen


@pytest.mark.parametrize("third", thinned(range(3), 3))
def test_cards_too(watched: Watched, third: int) -> None:
    for card in CARDS[third::3]:
        renderer.card(card, 7, used=True)
    assert watched.faint == set()


def test_a_board_that_is_darkened_too_much_is_noticed(watched: Watched, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(choosing, "SHADE", 0.62)
    PICTURES["choice"]()
    assert watched.faint
