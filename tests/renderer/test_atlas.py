"""The atlas holds what would be drawn without it."""

from __future__ import annotations

import json
from pathlib import Path
from shutil import copytree

import pytest
from PIL import Image, ImageChops, ImageStat

import renderer
from renderer import atlas, baking
from renderer.kept import forget
from renderer.mars import stored
from renderer.picture import opened
from renderer.sprites import tag
from renderer.theme import FONTS
from renderer.type import COMMON, letters
from tests.renderer.golden import STRAY, apart
from tests.renderer.views import NAMES, fixed


def changed(stored: Image.Image, anew: Image.Image, box: tuple[int, int, int, int]) -> bool:
    """Whether a sprite is another one; what is transparent has no colour."""
    left, top, wide, high = box
    was, now = (sheet.crop((left, top, left + wide, top + high)).convert("RGBa") for sheet in (stored, anew))
    return sum(apart(was, now).histogram()[STRAY:]) > wide * high / 100


def test_the_atlas_is_current() -> None:
    """After a change of what boards are made of: `python -m renderer.baking`."""
    for name, anew in baking.drawn_anew().items():
        index = json.loads((atlas.FOLDER / f"{name}.json").read_bytes())
        assert {key: tuple(box) for key, box in index.items()} == anew.places
        sheet = opened(atlas.FOLDER / f"{name}.webp").convert("RGBA")
        assert not [key for key, box in anew.places.items() if changed(sheet, anew.sheet, box)], name


@pytest.mark.parametrize("colour", [(230, 60, 40, 0), (230, 60, 120, 255)])
def test_a_sprite_of_another_colour_or_opacity_is_noticed(colour: tuple[int, int, int, int]) -> None:
    was, now = (Image.new("RGBA", (1024, 1024)) for _ in range(2))
    was.paste((230, 60, 40, 255), (0, 0, 20, 20))
    now.paste(colour, (0, 0, 20, 20))
    assert changed(was, now, (0, 0, 20, 20))
    assert not changed(was, was, (0, 0, 20, 20))


@pytest.mark.parametrize("file", ["square.webp", "square.json"])
def test_a_board_is_drawn_where_the_atlas_is_broken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, file: str) -> None:
    whole = tag("city", 30).tobytes()
    copytree(str(atlas.FOLDER), tmp_path, dirs_exist_ok=True)
    (tmp_path / file).write_bytes((tmp_path / file).read_bytes()[:1000])
    monkeypatch.setattr(atlas, "FOLDER", tmp_path)
    forget()
    assert renderer.board(fixed(), NAMES).data
    assert tag("city", 30).tobytes() == whole
    forget()


def test_the_small_art_is_the_large_art() -> None:
    for name, image in baking.small_art().items():
        difference = ImageChops.difference(stored(name), image)
        assert max(ImageStat.Stat(difference).mean) < 4


def test_a_board_is_the_same_without_the_atlas(request: pytest.FixtureRequest) -> None:
    with_it = renderer.board(fixed(), NAMES).data
    request.getfixturevalue("drawn_anew")
    assert renderer.board(fixed(), NAMES).data == with_it


def test_sprites_do_not_overlap_in_the_atlas() -> None:
    sprites = {str(n): Image.new("RGBA", (300, 40 + n), (n, 0, 0, 255)) for n in range(1, 12)}
    made = baking.laid_out(sprites)
    for key, (left, top, wide, high) in made.places.items():
        assert made.sheet.crop((left, top, left + wide, top + high)).getcolors() == [
            (wide * high, (int(key), 0, 0, 255))
        ]


def test_every_font_has_the_common_letters() -> None:
    for face in FONTS:
        assert letters(face) >= {ord(letter) for letter in COMMON}, face
