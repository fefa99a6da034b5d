"""The atlas holds exactly what would be drawn without it."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import cast
from zipfile import ZipFile

import pytest
from PIL import Image, ImageChops, ImageStat

import renderer
from renderer.drawing import atlas
from renderer.drawing.cache import clear_caches
from renderer.drawing.fonts import COMMON, LETTERS, file_of, has
from renderer.drawing.theme import CHAIN, FONTS
from renderer.icons.sprites import tag
from renderer.planet.mars import stored
from renderer.tools import baking
from tests.renderer.golden import STRAY, apart
from tests.renderer.views import NAMES, fixed

BAKED = atlas.FILE


@pytest.fixture
def atlas_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Path]:
    """The path of another atlas file, not yet there; caches are empty before and after the test."""
    file = tmp_path / "atlas.zip"
    monkeypatch.setattr(atlas, "FILE", file)
    clear_caches()
    yield file
    clear_caches()


def changed(was: Image.Image, now: Image.Image) -> bool:
    """Whether a sprite has changed; the colour of transparent pixels does not count."""
    if was.size != now.size:
        return True
    return sum(apart(was.convert("RGBa"), now.convert("RGBa")).histogram()[STRAY:]) > was.width * was.height / 100


def test_the_atlas_is_current() -> None:
    """After a change of what boards are made of: `python -m renderer.tools.baking`."""
    anew = baking.drawn_anew()
    with ZipFile(BytesIO(atlas.FILE.read_bytes())) as file:
        assert file.namelist() == list(anew)
    assert not [key for key, sprite in anew.items() if changed(cast("Image.Image", atlas.stored(key)), sprite)]


@pytest.mark.parametrize("colour", [(230, 60, 40, 0), (230, 60, 120, 255)])
def test_a_sprite_of_another_colour_or_opacity_is_noticed(colour: tuple[int, int, int, int]) -> None:
    was, now = Image.new("RGBA", (20, 20), (230, 60, 40, 255)), Image.new("RGBA", (20, 20), colour)
    assert changed(was, now)
    assert changed(was, was.crop((0, 0, 20, 19)))
    assert not changed(was, was)


@pytest.mark.parametrize("kept", [0, 1000, 400_000])
def test_a_board_is_drawn_where_the_atlas_is_cut_short(atlas_file: Path, kept: int) -> None:
    whole = tag("city", 30).tobytes()
    atlas_file.write_bytes(BAKED.read_bytes()[:kept])
    clear_caches()
    assert renderer.board(fixed(), NAMES).data
    assert tag("city", 30).tobytes() == whole


def test_a_board_is_drawn_where_sprites_of_the_atlas_are_broken(atlas_file: Path) -> None:
    whole = tag("city", 30).tobytes()
    with ZipFile(BytesIO(BAKED.read_bytes())) as good, ZipFile(atlas_file, "w") as broken:
        for key in good.namelist():
            broken.writestr(key, good.read(key)[:60])
    clear_caches()
    assert renderer.board(fixed(), NAMES).data
    assert tag("city", 30).tobytes() == whole


def test_the_small_art_is_the_large_art() -> None:
    for name, image in baking.small_art().items():
        difference = ImageChops.difference(stored(name), image)
        assert max(ImageStat.Stat(difference).mean) < 4


def test_a_board_is_the_same_without_the_atlas(request: pytest.FixtureRequest) -> None:
    with_it = renderer.board(fixed(), NAMES).data
    request.getfixturevalue("drawn_anew")
    assert renderer.board(fixed(), NAMES).data == with_it


@pytest.mark.parametrize("faces", [FONTS, CHAIN], ids=["renderer", "fonts"])
def test_the_lists_of_letters_are_those_of_the_fonts(faces: tuple[str, ...]) -> None:
    """After a change of a font: `python -m renderer.tools.baking`."""
    assert Path(file_of(faces[0])).with_name(LETTERS).read_text("ascii") == baking.list_of_letters(faces)
    for face in faces:
        known = set(baking.letters_in(face))
        asked = known | {code + 1 for code in known} | {code - 1 for code in known if code}
        assert {code for code in asked if has(face, chr(code))} == known, face


def test_every_font_has_the_common_letters() -> None:
    for face in FONTS:
        assert all(has(face, letter) for letter in COMMON), face
