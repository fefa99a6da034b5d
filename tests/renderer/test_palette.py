"""Players can be told apart by everybody, and words have enough contrast with their ground."""

from __future__ import annotations

from functools import cache
from itertools import combinations, pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.screen import COLOURS
from renderer.drawing import theme
from renderer.icons.sprites import owner
from renderer.overview.rows import STEPS, StepState
from renderer.planet.readings import badge
from tests.renderer.golden import pixel
from words import MARKS

Matrix = tuple[tuple[float, float, float], ...]

SIMULATED: dict[str, Matrix] = {
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
    "greyscale": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""Matrices on linear light, from Machado, Oliveira and Fernandes 2009, severity 1."""
SMALL = 32
"""The pixels of an owner's mark on the board of messages as it is sent."""
PHONE = 11
"""The pixels of an owner's mark on the board of messages on a phone."""


def linear(colour: theme.Colour) -> list[float]:
    return [c / 255 / 12.92 if c <= 10 else ((c / 255 + 0.055) / 1.055) ** 2.4 for c in colour]


def encoded(light: float) -> int:
    light = min(1.0, max(0.0, light))
    return round(255 * (light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055))


def seen(colour: theme.Colour, matrix: Matrix) -> theme.Colour:
    """A colour as a person with a colour blindness sees it."""
    light = linear(colour)
    red, green, blue = (encoded(sum(w * c for w, c in zip(row, light, strict=True))) for row in matrix)
    return red, green, blue


def lab(colour: theme.Colour) -> tuple[float, float, float]:
    r, g, b = linear(colour)
    x, y, z = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
    )

    def f(t: float) -> float:
        return t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116

    return 116 * f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))


def apart(one: theme.Colour, other: theme.Colour) -> float:
    """The difference of two colours (CIE 1976)."""
    return sum((a - b) ** 2 for a, b in zip(lab(one), lab(other), strict=True)) ** 0.5


def mark(seat: int, size: int, matrix: Matrix) -> Image.Image:
    """A mark on the ground of a greenery, as a person with a colour blindness sees it."""
    ground = Image.new("RGB", (SMALL, SMALL), (60, 120, 60))
    ground.paste(owner(seat, SMALL), (0, 0), owner(seat, SMALL))
    small = ground.resize((size, size), Image.Resampling.BOX)
    for x in range(size):
        for y in range(size):
            r, g, b = pixel(small, x, y)[:3]
            small.putpixel((x, y), seen((r, g, b), matrix))
    return small


def alike(one: int, other: int, size: int, matrix: Matrix) -> bool:
    """Whether two owners are hard to tell apart at a size, for a person with a colour blindness."""
    by_colour = apart(*(seen(theme.OWNERS[seat].colour, matrix) for seat in (one, other)))
    difference = ImageChops.difference(mark(one, size, matrix), mark(other, size, matrix)).convert("L")
    by_shape = ImageStat.Stat(difference).mean[0]
    return by_shape < 6 or max(by_colour, by_shape) < 10


@pytest.mark.parametrize("matrix", SIMULATED.values(), ids=list(SIMULATED))
@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_owners_are_told_apart_by_colour_and_shape_together(size: int, matrix: Matrix) -> None:
    for one, other in combinations(range(len(theme.OWNERS)), 2):
        assert not alike(one, other, size, matrix), (one, other)


@pytest.mark.usefixtures("drawn_anew")
@pytest.mark.parametrize("matrix", SIMULATED.values(), ids=list(SIMULATED))
def test_marks_of_one_shape_would_be_noticed(matrix: Matrix, monkeypatch: pytest.MonkeyPatch) -> None:
    """This checks the measure itself: two circles in colours of the same lightness must be found alike."""
    red, green = theme.OWNERS[0]._replace(colour=(200, 60, 40)), theme.OWNERS[0]._replace(colour=(118, 108, 30))
    monkeypatch.setattr(theme, "OWNERS", (red, green))
    assert alike(0, 1, PHONE, matrix) == (matrix is not SIMULATED["tritanopia"])


def test_with_all_colours_owners_are_far_apart() -> None:
    for one, other in combinations(theme.OWNERS, 2):
        assert apart(one.colour, other.colour) > 30


def test_rims_of_owners_differ_in_lightness() -> None:
    """A rim has no shape, so lightness must tell its owner to those who see no hue (CIE L*, of 100)."""
    light = sorted(lab(owner_.colour)[0] for owner_ in theme.OWNERS)
    assert min(after - before for before, after in pairwise(light)) >= 7


def test_buttons_and_pictures_have_one_colour_for_an_owner() -> None:
    assert tuple(int("".join(f"{c:02x}" for c in owner_.colour), 16) for owner_ in theme.OWNERS) == COLOURS


def test_marks_of_pictures_are_those_of_words() -> None:
    assert "".join(owner.mark for owner in theme.OWNERS) == MARKS


def test_no_two_owners_have_one_shape() -> None:
    assert len({owner.shape for owner in theme.OWNERS}) == len({owner.mark for owner in theme.OWNERS}) == 5


@cache
def contrast(one: theme.Colour, other: theme.Colour) -> float:
    """The contrast of two colours (WCAG 2.1, 1.4.3)."""

    def light(colour: theme.Colour) -> float:
        r, g, b = linear(colour)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    brighter, darker = sorted((light(one), light(other)), reverse=True)
    return (brighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("state", ["lit", "marked"])
def test_the_track_of_an_outpost_shows_how_far_it_has_come(state: StepState) -> None:
    """Its marker's value is beside it; reached steps stand out from the others (WCAG 2.1, 1.4.11)."""
    assert min(contrast(reached, ahead) for reached in STEPS[state] for ahead in STEPS["dark"]) >= 3


def test_letters_stand_out_from_a_row_that_is_asked() -> None:
    """The ground of the row has a share of the owner's colour."""
    for owner_ in theme.OWNERS:
        ground = theme.mix(theme.mix(theme.PANEL, theme.WHITE, 0.05), owner_.colour, theme.ASKED)
        for tone in (theme.LETTER, theme.GOLD, theme.QUIET):
            assert contrast(tone, ground) >= 4.5, (owner_.shape, tone)


def test_sources_of_points_stand_out_from_the_ground_of_their_bar_and_from_each_other() -> None:
    """Neighbours in a bar differ in brightness, and dark signs are visible on every one."""
    colours = list(theme.SOURCES.values())
    assert min(contrast(colour, theme.INK) for colour in colours) >= 4
    assert min(contrast(one, next_one) for one, next_one in pairwise(colours)) >= 1.5
    assert min(apart(one, other) for one, other in combinations(colours, 2)) > 40


@pytest.mark.parametrize("kind", list(theme.KINDS))
def test_letters_stand_out_from_the_name_of_a_card(kind: str) -> None:
    light, _dark = theme.KINDS[kind]
    assert contrast(theme.LETTER, theme.mix(light, theme.INK, 0.35)) >= 4.5


def test_the_simulation_knows_what_cannot_be_told_apart() -> None:
    """Red and a dark green of the same lightness are alike to a deuteranope and not to others."""
    red, green = (200, 60, 40), (118, 108, 30)
    assert apart(red, green) > 50
    assert apart(*(seen(c, SIMULATED["deuteranopia"]) for c in (red, green))) < 20


@pytest.mark.parametrize("size", [17, 24, 36])
def test_what_rises_and_what_falls_are_told_apart_by_shape(size: int) -> None:
    """Their plates have the same lightness for those who see no green; the edge that has a tip says the same as the sign."""
    risen, fallen = (badge(n, size).getchannel("A") for n in (1, -1))
    for plate, edge in ((risen, 0), (fallen.transpose(Image.Transpose.FLIP_TOP_BOTTOM), 0)):
        row = [pixel(plate.convert("RGB"), x, edge + 1)[0] for x in range(plate.width)]
        assert row[plate.width // 2] > 128 > max(row[1], row[-2]), "a tip in the middle of one edge"
        flat = [pixel(plate.convert("RGB"), x, plate.height - 2)[0] for x in range(plate.width)]
        assert sum(n > 128 for n in flat) > plate.width / 3 > sum(n > 128 for n in row) / 2
