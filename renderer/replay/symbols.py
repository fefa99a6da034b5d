"""Pictures of the renderer embedded in a page: each once, under the id by which `<use>` shows it."""

from __future__ import annotations

import base64
from html import escape
from io import BytesIO
from typing import Final

from PIL import Image

from renderer.drawing.canvas import resized
from renderer.drawing.theme import Colour
from renderer.planet.layout import SQUARE
from renderer.planet.mars import art

QUALITY: Final = 82
PLANET: Final = (600, 68)
"""The side in pixels of the picture of the planet, which is blurred behind the other pictures, and its encoding quality."""
ORDER: Final = 320
"""The side in pixels of the picture of the order in which the planet turns green."""


class Sprites:
    """The pictures that a page embeds."""

    def __init__(self) -> None:
        self._kept: dict[str, str] = {}

    def put(self, key: str, image: Image.Image, size: float) -> str:
        """Add a picture that is `size` units high around the origin; return its id."""
        name = f"s-{key.replace(':', '-')}"
        if name not in self._kept:
            wide, high = size * image.width / image.height, size
            self._kept[name] = (
                f'<image id="{escape(name)}" x="{-wide / 2:.3f}" y="{-high / 2:.3f}"'
                f' width="{wide:.3f}" height="{high:.3f}" href="{embedded(image)}"/>'
            )
        return name

    def definitions(self) -> str:
        """All added pictures, as SVG."""
        return "".join(self._kept.values())


def embedded(image: Image.Image, quality: int = QUALITY) -> str:
    """A picture as a `data:` URL."""
    out = BytesIO()
    image.save(out, "WEBP", quality=quality, method=6, alpha_quality=80)
    return "data:image/webp;base64," + base64.b64encode(out.getvalue()).decode()


def planets(map: str) -> tuple[str, str, str]:
    """The red planet, the green planet, and the order in which it turns green, each as a `data:` URL."""
    side, quality = PLANET
    found = art(SQUARE, map)
    red, green = (resized(image, (side, side)) for image in (found.red, found.green))
    return embedded(red, quality), embedded(green, quality), embedded(resized(found.order, (ORDER, ORDER)), quality)


def css(colour: Colour) -> str:
    """A colour as `#rrggbb`."""
    return "#{:02x}{:02x}{:02x}".format(*colour)
