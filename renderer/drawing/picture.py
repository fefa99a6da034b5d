"""A finished picture: its bytes, file name and alt text."""

from __future__ import annotations

from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image, WebPImagePlugin

from renderer.drawing.theme import ALT_LENGTH, AS_CARD
from words.catalogue import fit

# Taken from its reader, so that this is imported: otherwise Pillow imports the readers of all formats at the first image.
WEBP: Final = WebPImagePlugin.WebPImageFile.format or ""
"""The name of the assets' format in Pillow."""


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
