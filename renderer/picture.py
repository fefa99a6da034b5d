"""A finished picture: bytes, file name, alt text."""

from __future__ import annotations

from io import BytesIO
from typing import NamedTuple

from PIL import Image

from renderer.theme import ALT_LENGTH, QUALITY
from words.catalogue import fit


class Picture(NamedTuple):
    """An image as Discord takes it: WebP bytes, file name, alt text of at most 1,024 characters."""

    data: bytes
    name: str
    alt: str


def picture(image: Image.Image, name: str, alt: str, quality: int = QUALITY) -> Picture:
    """Encode an image."""
    out = BytesIO()
    image.convert("RGB").save(out, "WEBP", quality=quality, method=2)
    return Picture(out.getvalue(), f"{name}.webp", fit(alt, ALT_LENGTH))
