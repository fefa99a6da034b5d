"""The stored art of the planet is what its generator makes."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.maps import MAPS
from engine.shipped import SHIPPED
from renderer.pieces.tiles import face
from renderer.planet.landscapes import LANDSCAPES
from renderer.planet.layout import FULL, SQUARE, Layout
from renderer.planet.mars import Art, art, ground, stored
from renderer.tools.globe import painted
from tests.renderer.golden import changed

SMALL = 0.25
BLUE = 25
"""The levels by which a pixel of water is bluer than green."""
POLES = {"hellas": ((0.42, 0.8, 0.5, 0.83), 100), "vastitas": ((0.45, 0.46, 0.5, 0.5), 150)}
"""Where the ice is on maps that do not have it at the top, and how light it is there at least."""
STRAY = 0.02
"""The share of the whole change by which a planet may be ahead of terraforming or behind it."""


@pytest.fixture(scope="module", params=list(LANDSCAPES))
def map(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(scope="module")
def anew(map: str) -> Art:
    return painted(map, SMALL)


def mean(image: Image.Image, box: tuple[float, float, float, float]) -> list[float]:
    """The mean colour of a part of a picture; the box is in shares of its height from the upper left."""
    left, top, right, bottom = (round(n * image.height) for n in box)
    return ImageStat.Stat(image.crop((left, top, right, bottom))).mean


def test_every_shipped_map_has_art_of_its_own() -> None:
    assert list(LANDSCAPES) == ["tharsis", *(one.value for one in SHIPPED if one.option == "map")]
    first, *others = (stored(f"{map}-red") for map in LANDSCAPES)
    assert all(max(ImageStat.Stat(ImageChops.difference(first, other)).mean) > 10 for other in others)


def test_the_stored_art_is_what_is_painted(anew: Art, map: str) -> None:
    """After a change of the planet: `python -m renderer.tools.globe`, then `python -m renderer.tools.baking`."""
    for name, image in anew._asdict().items():
        was = stored(f"{map}-{name}").resize(image.size, Image.Resampling.BOX)
        assert max(ImageStat.Stat(ImageChops.difference(was, image)).mean) < 2.5, name


def test_the_sun_stands_at_the_upper_left(anew: Art) -> None:
    for image in (anew.red, anew.green):
        assert sum(mean(image, (0.2, 0.3, 0.4, 0.5))) > 3 * sum(mean(image, (0.66, 0.66, 0.76, 0.76)))


def test_ice_lies_at_the_pole_and_the_ground_is_red_or_green(anew: Art, map: str) -> None:
    pole, light = POLES.get(map, ((0.42, 0.12, 0.5, 0.15), 150))
    for image in (anew.red, anew.green):
        assert min(mean(image, pole)) > light
    red, green, blue = mean(anew.red, (0.2, 0.3, 0.6, 0.7))
    assert red > 1.5 * max(green, blue)
    red, green, blue = mean(anew.green, (0.2, 0.3, 0.6, 0.7))
    assert green > red
    assert green > 0.9 * blue


@pytest.mark.parametrize("layout", [SQUARE, FULL], ids=["square", "full"])
def test_the_planet_turns_green_as_evenly_as_terraforming_goes_on(layout: Layout, map: str) -> None:
    """At a tenth of terraforming a tenth of the whole change is visible, and so on."""
    bare, size = ground(layout, art(layout, map)), (layout.width, layout.height)
    start, end = bare.at(layout, 0, size), bare.at(layout, 1, size)
    shares = [changed(start, bare.at(layout, i / 10, size)) / changed(start, end) for i in range(11)]
    assert shares == pytest.approx([i / 10 for i in range(11)], abs=STRAY)


@pytest.mark.parametrize("layout", [SQUARE, FULL], ids=["square", "full"])
def test_no_sea_is_painted_where_the_areas_lie(layout: Layout, map: str) -> None:
    """A sea would make land look like an area for oceans, which has a ground of its own."""
    layout = layout.of(MAPS[map])
    green, mask = art(layout, map).green, face(layout.radius)
    for space in MAPS[map].spaces.values():
        left, top = (round(middle - side / 2) for middle, side in zip(layout.at(space), mask.size, strict=True))
        ground = green.crop((left, top, left + mask.width, top + mask.height))
        _red, green_, blue = ground.split()
        water = ImageChops.subtract(blue, green_).point([255 * (v > BLUE) for v in range(256)])
        assert ImageStat.Stat(water, mask).mean[0] < 255 * STRAY, space.key
