"""The art of the planet comes from its generator."""

from __future__ import annotations

import pytest
from PIL import Image, ImageChops, ImageStat

from renderer.globe import painted
from renderer.mars import Art, stored

SMALL = 0.25


@pytest.fixture(scope="module")
def anew() -> Art:
    return painted(SMALL)


def mean(image: Image.Image, box: tuple[float, float, float, float]) -> list[float]:
    """The average colour of a part of a picture, in shares of its height from its upper left."""
    left, top, right, bottom = (round(n * image.height) for n in box)
    return ImageStat.Stat(image.crop((left, top, right, bottom))).mean


def test_the_stored_art_is_what_is_painted(anew: Art) -> None:
    """After a change of the planet: `python -m renderer.globe`, then `python -m renderer.baking`."""
    for name, image in anew._asdict().items():
        was = stored(name).resize(image.size, Image.Resampling.BOX)
        assert max(ImageStat.Stat(ImageChops.difference(was, image)).mean) < 2.5, name


def test_the_sun_stands_at_the_upper_left(anew: Art) -> None:
    for image in (anew.red, anew.green):
        assert sum(mean(image, (0.2, 0.3, 0.4, 0.5))) > 3 * sum(mean(image, (0.66, 0.66, 0.76, 0.76)))


def test_ice_lies_at_the_pole_and_the_ground_is_red_or_green(anew: Art) -> None:
    for image in (anew.red, anew.green):
        assert min(mean(image, (0.42, 0.12, 0.5, 0.15))) > 150
    red, green, blue = mean(anew.red, (0.2, 0.3, 0.6, 0.7))
    assert red > 1.6 * max(green, blue)
    red, green, blue = mean(anew.green, (0.2, 0.3, 0.6, 0.7))
    assert green > red
    assert green > 0.9 * blue
