"""The square board of messages: whole, or cropped to the legal spaces of a choice."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PIL import Image

from engine.view import View
from renderer.alt.boards import board_alt
from renderer.drawing import theme
from renderer.drawing.picture import Picture, painting
from renderer.planet.beside import draw_off_map
from renderer.planet.choosing import choice_of
from renderer.planet.layout import SQUARE
from renderer.planet.planet import new_spaces, planet
from renderer.planet.readings import draw_readings


def board(
    view: View,
    names: Sequence[str],
    *,
    legal: Collection[str] | None = None,
    since: Collection[str] | None = None,
    before: View | None = None,
    tile: str = "",
) -> Picture:
    """Mars for a message, 800 pixels wide; `legal` spaces are marked for the choice, and the spaces in `since` have a ring as new.

    Changes since the view `before` are shown; without `since`, the tiles placed since that view have a ring. The `tile` to be placed is
    drawn on the spaces where it may be placed.
    """
    spaces = [key for key in view.box.map.spaces if key in legal] if legal else []
    since = new_spaces(view, before) if since is None else since
    alt = board_alt(view, names, legal or (), since, before, tile)
    if spaces:
        return painting(choice_of(view, spaces, tile), "spaces", alt, theme.AS_CHOICE)
    return painting(square_board(view, since, before), "board", alt, theme.AS_MESSAGE)


def square_board(view: View, since: Collection[str] = (), before: View | None = None) -> Image.Image:
    """The whole square board."""
    image = planet(view, SQUARE, since, before)
    draw_readings(image, SQUARE, view, before)
    draw_off_map(image, SQUARE, view, since)
    return image
