"""The planet with its hexes and what lies on them: red at first, greener with every step."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import lru_cache
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image

from engine.board import Space
from engine.expansions import open_box
from engine.maps import MAPS
from engine.parameters import Parameter
from engine.view import View
from renderer import theme
from renderer.canvas import centre, levels
from renderer.iconrow import picture
from renderer.layout import FULL, Layout
from renderer.signs import sign
from renderer.sprites import owner
from renderer.theme import INK, rgb
from renderer.tiles import area, claimed, halo, owned, tile
from renderer.tracks import ARCS, draw_empty, draw_reached, share
from renderer.type import ASSETS, write

SOFTNESS: Final = 34
"""How wide the border between red and green is, in levels of the order map."""


class Base(NamedTuple):
    """What never changes on a picture, on the red planet and on the green one; `order` says what turns green first."""

    red: Image.Image
    green: Image.Image
    order: Image.Image


def _art(name: str, layout: Layout) -> Image.Image:
    """The art cut and scaled so that the planet lies where the layout has it."""
    image = Image.open(BytesIO((ASSETS / "mars" / name).read_bytes()))
    image = image.convert("L" if name.startswith("order") else "RGB")
    if layout == FULL:
        return image
    factor = FULL.hex / layout.hex
    left, top = FULL.x - layout.x * factor, FULL.y - layout.y * factor
    box = (left, top, left + layout.width * factor, top + layout.height * factor)
    return image.resize(  # pyright: ignore[reportUnknownMemberType]
        (layout.width, layout.height), Image.Resampling.LANCZOS, box
    )


@lru_cache(maxsize=6)
def base(layout: Layout, map: str, parameters: tuple[Parameter, ...]) -> Base:
    """The base layers of a picture: about 100 ms once a layout and map, then kept."""
    red, green = _art("red.webp", layout), _art("green.webp", layout)
    for image in (red, green):
        for parameter in parameters:
            if parameter.key in ARCS:
                draw_empty(image, layout, parameter)
        for space in MAPS[map].spaces.values():
            _draw_area(image, layout, space)
    return Base(red, green, _art("order.webp", layout))


def _draw_area(image: Image.Image, layout: Layout, space: Space) -> None:
    x, y = layout.at(space)
    kind = "volcanic" if space.volcanic else space.kind
    centre(image, area(kind, layout.radius), x, y)
    draw_coordinate(image, layout, space)
    size = layout.px(38 if len(space.bonus) < 3 else 27)
    for i, bonus in enumerate(space.bonus):
        centre(image, picture(bonus, size), x + (i - (len(space.bonus) - 1) / 2) * (size + 1), y + 3 * layout.unit)
    if space.volcanic:
        centre(image, sign("volcano", layout.px(23)), x, y + layout.radius * 0.58)
    if space.kind == "reserved":
        centre(image, sign("skyline", layout.px(30)), x, y + layout.radius * 0.56)


def draw_coordinate(image: Image.Image, layout: Layout, space: Space) -> None:
    """The name of an area at its top."""
    x, y = layout.at(space)
    size = layout.px(23)
    tone = rgb("#c8e8ff") if space.kind == "ocean" else rgb("#ffecd6")
    write(
        image,
        x,
        y - layout.radius * 0.6 + size * 0.36,
        space.key,
        theme.BOLD,
        size,
        tone,
        align="middle",
        outline=layout.px(2),
        rim=INK,
    )


def progress(view: View, parameters: Sequence[Parameter]) -> float:
    """How far terraforming has come, 0 to 1."""
    ending = [p for p in parameters if p.ends]
    return sum(share(p, view.parameters[p.key]) for p in ending) / len(ending) if ending else 0


def _terraformed(ground: Base, done: float) -> Image.Image:
    """Red where the order map says later, green where it says sooner; never all, so that Mars stays Mars."""
    border = -SOFTNESS + done * 0.86 * (255 + 2 * SOFTNESS)
    table = [max(0, min(215, int(255 * ((border - v) / SOFTNESS * 0.5 + 0.5)))) for v in range(256)]
    return Image.composite(ground.green, ground.red, levels(ground.order, table))


def planet(view: View, layout: Layout, since: Collection[str] = ()) -> Image.Image:
    """Mars as it is now; spaces in `since` wear a ring."""
    map = MAPS[view.options.map]
    parameters = tuple(open_box(view.options).parameters.values())
    image = _terraformed(base(layout, map.key, parameters), progress(view, parameters))
    for parameter in parameters:
        if parameter.key in ARCS:
            draw_reached(image, layout, parameter, view.parameters[parameter.key])
    for key, seat in view.claims.items():
        if key in map.spaces:
            _draw_claim(image, layout, map.spaces[key], seat)
    for key in view.tiles:
        if key in map.spaces:
            _draw_tile(image, layout, map.spaces[key], view.tiles[key].kind, view.tiles[key].owner)
    for key in sorted(since):
        if key in map.spaces:
            centre(image, halo(layout.radius), *layout.at(map.spaces[key]))
    for key in view.tiles:
        if key in map.spaces:
            _draw_owner(image, layout, map.spaces[key], view.tiles[key].owner)
    return image


def _draw_tile(image: Image.Image, layout: Layout, space: Space, kind: str, seat: int) -> None:
    x, y = layout.at(space)
    centre(image, tile(kind, layout.radius), x, y)
    if seat >= 0:
        centre(image, owned(seat, layout.radius), x, y)


def _draw_owner(image: Image.Image, layout: Layout, space: Space, seat: int) -> None:
    """Coordinate and owner, above the rings."""
    draw_coordinate(image, layout, space)
    if seat >= 0:
        x, y = layout.at(space)
        centre(image, owner(seat, layout.px(46)), x, y + layout.radius * 0.5)


def _draw_claim(image: Image.Image, layout: Layout, space: Space, seat: int) -> None:
    x, y = layout.at(space)
    centre(image, claimed(seat, layout.radius), x, y)
    centre(image, owner(seat, layout.px(40)), x, y + layout.radius * 0.58)


def off_map(view: View) -> list[tuple[str, str, int]]:
    """Tiles that lie beside the map: area, kind and owner, in the order placed."""
    spaces = MAPS[view.options.map].spaces
    return [(key, tile.kind, tile.owner) for key, tile in view.tiles.items() if key not in spaces]


def draw_off_map(image: Image.Image, layout: Layout, at: Sequence[tuple[float, float]], view: View) -> None:
    """Cities off the planet, each at a point of its own."""
    for (x, y), (_, kind, seat) in zip(at, off_map(view), strict=False):
        centre(image, tile(kind, layout.radius * 0.8), x, y)
        centre(image, owned(seat, layout.radius * 0.8), x, y)
        centre(image, owner(seat, layout.px(40)), x, y + layout.radius * 0.42)
