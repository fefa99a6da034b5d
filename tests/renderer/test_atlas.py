"""The atlas holds what would be drawn without it."""

from __future__ import annotations

import json

import pytest
from PIL import Image, ImageChops, ImageStat

import renderer
from renderer import atlas, baking
from renderer.kept import forget
from renderer.mars import stored
from renderer.picture import opened
from renderer.theme import FONTS
from renderer.type import COMMON, letters
from tests.renderer.golden import STRAY
from tests.renderer.samples import NAMES, fixed


def test_the_atlas_is_current() -> None:
    """After a change of what boards are made of: `python -m renderer.baking`."""
    for name, anew in baking.drawn_anew().items():
        index = json.loads((atlas.FOLDER / f"{name}.json").read_bytes())
        assert {key: tuple(box) for key, box in index.items()} == anew.places
        sheet = opened(atlas.FOLDER / f"{name}.webp").convert("RGBA")
        strays = sum(ImageChops.difference(sheet, anew.sheet).convert("L").histogram()[STRAY:])
        assert strays < sheet.width * sheet.height / 1000


def test_the_small_art_is_the_large_art() -> None:
    for name, image in baking.small_art().items():
        difference = ImageChops.difference(stored(name), image)
        assert max(ImageStat.Stat(difference).mean) < 4


def test_a_board_is_the_same_without_the_atlas(monkeypatch: pytest.MonkeyPatch) -> None:
    with_it = renderer.board(fixed(), NAMES).data
    forget()
    monkeypatch.setattr(atlas, "SHEETS", ())
    assert renderer.board(fixed(), NAMES).data == with_it
    forget()


def test_sprites_do_not_overlap_in_the_atlas() -> None:
    sprites = {str(n): Image.new("RGBA", (300, 40 + n), (n, 0, 0, 255)) for n in range(1, 12)}
    packed = baking.packed(sprites)
    for key, (left, top, wide, high) in packed.places.items():
        assert packed.sheet.crop((left, top, left + wide, top + high)).getcolors() == [
            (wide * high, (int(key), 0, 0, 255))
        ]


def test_every_font_has_the_common_letters() -> None:
    for face in FONTS:
        assert letters(face) >= {ord(letter) for letter in COMMON}, face
