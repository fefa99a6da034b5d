"""The planet with its hexes and what lies on them: red at first, greener with every step."""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence
from io import BytesIO
from typing import Final, NamedTuple

from PIL import Image

from engine.board import Map, Space
from engine.expansions import open_box
from engine.maps import MAPS
from engine.parameters import Parameter
from engine.view import View
from renderer import theme
from renderer.canvas import centre, levels
from renderer.iconrow import picture
from renderer.kept import kept, layers
from renderer.layout import FULL, Layout
from renderer.signs import sign
from renderer.sprites import owner
from renderer.theme import TABLE, rgb
from renderer.tiles import area, claimed, halo, held
from renderer.tracks import ARCS, draw_empty, draw_reached, share
from renderer.type import ASSETS, label, width

SOFTNESS: Final = 34
"""How wide the border between red and green is, in levels of the order map."""


class Base(NamedTuple):
    """What never changes on a picture, on the red planet and on the green one; `order` says what turns green first."""

    red: Image.Image
    green: Image.Image
    order: Image.Image


def _stored(name: str) -> Image.Image:
    return Image.open(BytesIO((ASSETS / "mars" / f"{name}.webp").read_bytes()))


@layers
def backdrop() -> Image.Image:
    """The sky beside the planet, behind the players."""
    return _stored("red").convert("RGB").crop((FULL.width, 0, *TABLE))


@layers
def _art(name: str) -> Image.Image:
    """The art of the planet, as large as it was drawn."""
    return _stored(name).convert("L" if name == "order" else "RGB").crop((0, 0, FULL.width, FULL.height))


def _share_of_art(layout: Layout) -> tuple[float, float, float, float]:
    """The part of the art that a picture shows, in pixels of the art."""
    factor = FULL.hex / layout.hex
    left, top = FULL.x - layout.x * factor, FULL.y - layout.y * factor
    return left, top, left + layout.width * factor, top + layout.height * factor


def _cut(image: Image.Image, layout: Layout) -> Image.Image:
    """The art cut and scaled so that the planet lies where the layout has it."""
    if layout == FULL:
        return image
    return image.resize(  # pyright: ignore[reportUnknownMemberType]
        (layout.width, layout.height), Image.Resampling.BICUBIC, _share_of_art(layout)
    )


@layers
def base(layout: Layout, map: str, parameters: tuple[Parameter, ...]) -> Base:
    """The base layers of a whole board, kept for each layout and map."""
    red, green = (_cut(_art(name), layout).copy() for name in ("red", "green"))
    for image in (red, green):
        for parameter in parameters:
            if parameter.key in ARCS:
                draw_empty(image, layout, parameter)
        for space in MAPS[map].spaces.values():
            _draw_area(image, layout, space)
    return Base(red, green, _cut(_art("order"), layout))


def _close_ground(layout: Layout, map: Map, done: float) -> Image.Image:
    """Areas without tracks: too many cuts are possible to keep their base layers."""
    left, top, right, bottom = _share_of_art(layout)
    box = (math.floor(left), math.floor(top), math.ceil(right), math.ceil(bottom))
    art = _terraformed(Base(*(_art(name).crop(box) for name in ("red", "green", "order"))), done)
    image = art.resize(  # pyright: ignore[reportUnknownMemberType]
        (layout.width, layout.height),
        Image.Resampling.BILINEAR,
        (left - box[0], top - box[1], right - box[0], bottom - box[1]),
    )
    for space in map.spaces.values():
        if layout.shows(space):
            _draw_area(image, layout, space)
    return image


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
    centre(image, _coordinate(space.key, space.kind == "ocean", layout.px(23)), x, y - layout.radius * 0.6)


@kept
def _coordinate(key: str, wet: bool, size: int) -> Image.Image:
    """The name of an area as one sprite, since it is drawn on every tile of every board."""
    tone = rgb("#c8e8ff") if wet else rgb("#ffecd6")
    rim = max(1, round(size / 11))
    wide, high = round(width(key, theme.BOLD, size)) + 2 * rim + 2, round(size * 0.72) + 2 * rim + 4
    return label(key, theme.BOLD, size, tone, (wide, high), rim)


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
    done = progress(view, parameters)
    if layout.whole:
        image = _terraformed(base(layout, map.key, parameters), done)
        for parameter in parameters:
            if parameter.key in ARCS:
                draw_reached(image, layout, parameter, view.parameters[parameter.key])
    else:
        image = _close_ground(layout, map, done)
    _draw_tiles(image, layout, view, {k: space for k, space in map.spaces.items() if layout.shows(space)}, since)
    return image


def _draw_tiles(
    image: Image.Image, layout: Layout, view: View, spaces: Mapping[str, Space], since: Collection[str]
) -> None:
    """Claims and tiles, what is new around them, and above all that whose they are."""
    tiles = {key: tile for key, tile in view.tiles.items() if key in spaces}
    for key, seat in view.claims.items():
        if key in spaces:
            _draw_claim(image, layout, spaces[key], seat)
    for key, lying in tiles.items():
        _draw_tile(image, layout, spaces[key], lying.kind, lying.owner)
    for key in sorted(since):
        if key in spaces:
            centre(image, halo(layout.radius), *layout.at(spaces[key]))
    for key, lying in tiles.items():
        _draw_owner(image, layout, spaces[key], lying.owner)


def _draw_tile(image: Image.Image, layout: Layout, space: Space, kind: str, seat: int) -> None:
    centre(image, held(kind, seat, layout.radius), *layout.at(space))


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
        centre(image, held(kind, seat, layout.radius * 0.8), x, y)
        centre(image, owner(seat, layout.px(40)), x, y + layout.radius * 0.42)
