"""A finished picture: its bytes, file name and alt text."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image, WebPImagePlugin

from renderer.drawing.theme import ALT_LENGTH, AS_CARD
from words.catalogue import fit

# Taken from its reader, so that this is imported: otherwise Pillow imports the readers of all formats at the first image.
WEBP: Final = WebPImagePlugin.WebPImageFile.format or ""
"""The name of the assets' format in Pillow."""

# fmt: off
BRIGHTNESS: Final = (
    16, 11, 10, 16, 24, 40, 51, 61,
    12, 12, 14, 19, 26, 58, 60, 55,
    14, 13, 16, 24, 40, 57, 69, 56,
    14, 17, 22, 29, 51, 87, 80, 62,
    18, 22, 37, 56, 68, 109, 103, 77,
    24, 35, 55, 64, 81, 104, 113, 92,
    49, 64, 78, 87, 103, 121, 120, 101,
    72, 92, 95, 98, 112, 100, 103, 99,
)
COLOUR: Final = (
    17, 18, 24, 47, 99, 99, 99, 99,
    18, 21, 26, 66, 99, 99, 99, 99,
    24, 26, 56, 99, 99, 99, 99, 99,
    47, 66, *[99] * 38,
)
# fmt: on
"""The quantization tables of ITU-T T.81, Annex K, row by row."""
FINER: Final = 1.5
"""How much coarser the steps of the finest detail are than in these tables, as a share of them; less for coarser detail."""
COLOURS: Final = 1.5
"""How much coarser the steps of colours are than in these tables."""


class Picture(NamedTuple):
    """An image as Discord takes it: bytes of JPEG (an animation of WebP), file name, alt text of at most 1,024 characters."""

    data: bytes
    name: str
    alt: str

    def __repr__(self) -> str:
        return f"Picture({self.name!r}, {len(self.data):,} bytes, {self.alt!r})"


def opened(data: bytes) -> Image.Image:
    """Open an image of the assets, all of which are WebP; raises OSError if the data is not WebP."""
    return Image.open(BytesIO(data), formats=(WEBP,))


def picture(image: Image.Image, name: str, alt: str, quality: int = AS_CARD, *, optimize: bool = True) -> Picture:
    """Encode an opaque image as JPEG; without `optimize` in half of the time, with a twentieth more bytes."""
    out = BytesIO()
    image.save(out, "JPEG", quality=quality, optimize=optimize)
    return Picture(out.getvalue(), f"{name}.jpg", fit(alt, ALT_LENGTH))


def painting(image: Image.Image, name: str, alt: str, quality: int) -> Picture:
    """Encode an opaque image of scenes, cards or the planet as JPEG, in a third of the time of `picture`, with a tenth fewer bytes.

    It is not for sheets and charts, whose thin lines would lose their colours.
    """
    out = BytesIO()
    image.save(out, "JPEG", qtables=_steps(quality), subsampling="4:2:0")
    return Picture(out.getvalue(), f"{name}.jpg", fit(alt, ALT_LENGTH))


@lru_cache(maxsize=16)
def _steps(quality: int) -> list[list[int]]:
    """The quantization tables of a quality, for brightness and for colour: those of Annex K, with coarser steps for fine detail, which a
    phone does not show, and for colour."""
    scale = (5000 / quality if quality < 50 else 200 - 2 * quality) / 100
    fine = [1 + FINER * max(0, max(i % 8, i // 8) - 2) / 5 for i in range(64)]
    return [
        [min(255, max(1, round(step * scale * coarser * more))) for step, more in zip(steps, fine, strict=True)]
        for steps, coarser in ((BRIGHTNESS, 1), (COLOUR, COLOURS))
    ]
