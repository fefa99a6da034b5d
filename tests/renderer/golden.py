"""Compares pictures by their pixels: with each other, and with golden pictures that somebody has checked by eye."""

from __future__ import annotations

import os
from functools import reduce
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageChops, ImageFilter, ImageStat

GOLDENS = Path(__file__).parent / "goldens"
DIFFERENCES = Path("build/differences")
STRAY = 40
"""The levels by which a pixel may differ: another FreeType or libwebp draws edges slightly differently."""
NEAR = 1
"""Differences are averaged over this many pixels on each side: a moved edge cancels out, a stroke does not."""


def check(name: str, image: Image.Image) -> None:
    """Fail if an image is not its golden one, and write a picture of the difference.

    `UPDATE_GOLDENS=1` makes the present picture the golden one where they differ; look at it before committing.
    """
    path, now = GOLDENS / f"{name}.webp", opened(encoded(image))
    golden = opened(path.read_bytes()) if path.exists() else None
    if golden is not None and golden.size == now.size and not differ(now, golden):
        return
    if os.environ.get("UPDATE_GOLDENS"):
        path.write_bytes(encoded(image))
        return
    assert golden is not None, f"{path} is missing: UPDATE_GOLDENS=1 makes it"
    assert now.size == golden.size, f"{name} is {now.size}, the golden one {golden.size}"
    DIFFERENCES.mkdir(parents=True, exist_ok=True)
    seen = DIFFERENCES / f"{name}.png"
    strays(now, golden).save(seen, "PNG")
    now.save(DIFFERENCES / f"{name}-now.png", "PNG")
    raise AssertionError(f"{name} differs: {seen}")


def encoded(image: Image.Image) -> bytes:
    out = BytesIO()
    image.save(out, "WEBP", quality=90, method=6)
    return out.getvalue()


def differ(one: Image.Image, other: Image.Image) -> bool:
    """Whether two encoded pictures differ anywhere by as much as a digit."""
    return any(strays(one, other).histogram()[STRAY + 1 :])


def strays(one: Image.Image, other: Image.Image) -> Image.Image:
    """The difference of two pictures around each pixel, in the band where it is greatest."""
    halves = ImageChops.subtract(one, other, 2, 128).filter(ImageFilter.BoxBlur(NEAR))
    return reduce(ImageChops.lighter, halves.point([min(255, abs(2 * v - 256)) for v in range(256)] * 3).split())


def apart(one: Image.Image, other: Image.Image) -> Image.Image:
    """The difference of two pictures by pixel, as the greatest of all bands, since grey would hide a change of blue."""
    return reduce(ImageChops.lighter, ImageChops.difference(one, other).split())


def changed(one: Image.Image, other: Image.Image) -> float:
    """The mean difference of two pictures, in levels of all bands."""
    return sum(ImageStat.Stat(ImageChops.difference(one, other)).mean)


def clearly_apart(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int] | None:
    """The box in which two pictures differ by more than encoding may cause; None if they do not."""
    return apart(one, other).point([255 * (v > STRAY) for v in range(256)]).getbbox()


def part(image: Image.Image, left: float, top: float, right: float, bottom: float) -> Image.Image:
    """The part of a picture between edges, to the nearest pixel."""
    return image.crop((round(left), round(top), round(right), round(bottom)))


def pixel(image: Image.Image, x: float, y: float) -> tuple[int, ...]:
    found = image.getpixel((round(x), round(y)))
    assert isinstance(found, tuple)
    return found


def near(image: Image.Image, colour: tuple[int, int, int]) -> int:
    """The number of pixels that are almost of a colour."""
    bands = image.split()
    close = [
        band.point([255 * (abs(v - level) < 24) for v in range(256)]) for band, level in zip(bands, colour, strict=True)
    ]
    return reduce(ImageChops.darker, close).histogram()[255]


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")
