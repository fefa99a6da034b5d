"""The planet with its hexes, tiles, claims and markers; red at the start, greener with every step of terraforming."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Final

from msgspec.structs import replace
from PIL import Image

from engine.board import Space
from engine.box import Parameter, Toll
from engine.state import Marker
from engine.view import View
from renderer.drawing import theme
from renderer.drawing.atlas import baked
from renderer.drawing.cache import layer_cache, sprite_cache
from renderer.drawing.canvas import Point, centre, stamp
from renderer.drawing.theme import LABEL, LEAST, rgb
from renderer.drawing.type import label, width, write
from renderer.icons.icons import icons
from renderer.icons.pictograms import Sign
from renderer.icons.sprites import owner
from renderer.pieces.iconrow import pictogram
from renderer.pieces.markers import marker
from renderer.pieces.tiles import area, claimed, face, halo, held
from renderer.planet import mars
from renderer.planet.layout import Layout
from renderer.planet.mars import Box, Ground, art, bare_ground
from renderer.planet.tracks import draw_empty, draw_reached, tracks, tracks_of
from words.catalogue import signed
from words.names import place_name

NAME: Final = rgb("#ffe9d2")
"""The colour of names of places."""


@layer_cache
def base(
    layout: Layout,
    map: str,
    spaces: tuple[Space, ...],
    parameters: tuple[Parameter, ...],
    tolls: tuple[tuple[str, Toll], ...],
) -> Ground:
    """The unchanging parts of a whole board, drawn on the red and on the green planet; cached for each layout and map."""
    whole = art(layout, map)
    for image in (whole.red, whole.green):
        for track in tracks(parameters):
            draw_empty(image, layout.usual, track)
        for space in spaces:
            _draw_area(image, layout, space, dict(tolls).get(space.key))
        if layout.lettered:
            _draw_rows(image, layout, spaces)
    return mars.ground(layout, whole)


def _close(layout: Layout, map: str, spaces: Iterable[Space], tolls: Mapping[str, Toll], done: float) -> Image.Image:
    """The bare areas of a cropped board, without tracks; not cached, because the number of possible crops is large."""
    image = bare_ground(layout, map, done)
    for space in spaces:
        _draw_area(image, layout, space, tolls.get(space.key))
    return image


def lay_ground(image: Image.Image, layout: Layout, map: str, spaces: Sequence[Space], done: float) -> None:
    """Draw the bare planet on areas of a whole board, which covers everything drawn on those areas."""
    boxes = [face_box(layout, space) for space in spaces]
    if not boxes:
        return
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    left, top, right, bottom = min(lefts), min(tops), max(rights), max(bottoms)
    part = layout._replace(width=right - left, height=bottom - top, x=layout.x - left, y=layout.y - top)
    mask = Image.new("L", (right - left, bottom - top))
    for box in boxes:
        mask.paste(255, (box[0] - left, box[1] - top, box[2] - left, box[3] - top), face(layout.radius))
    image.paste(bare_ground(part, map, done), (left, top), mask)


def face_box(layout: Layout, space: Space) -> Box:
    """The box of an area inside its rim, in pixels."""
    mask = face(layout.radius)
    left, top = (round(middle - side / 2) for middle, side in zip(layout.at(space), mask.size, strict=True))
    return left, top, left + mask.width, top + mask.height


def draw_glass(image: Image.Image, layout: Layout, space: Space) -> None:
    centre(image, area("volcanic" if space.volcanic else space.kind, layout.radius), *layout.at(space))


def _draw_area(image: Image.Image, layout: Layout, space: Space, toll: Toll | None) -> None:
    draw_glass(image, layout, space)
    draw_coordinate(image, layout, space)
    draw_bonus(image, layout, space)
    if toll:
        draw_toll(image, layout, space, toll)
    for word, (x, base) in name_of(layout, space):
        write(image, x, base, word, theme.BOLD, _letters(layout), NAME, align="middle", outline=2)


def name_of(layout: Layout, space: Space) -> list[tuple[str, Point]]:
    """The words of the name of an area, one below the other, each with the middle of its base line.

    If the layout shows no names, only an area reserved for one card shows its name. Where areas have no room for legible letters, its
    colour and skyline must do.
    """
    if not (layout.names or (space.kind == "reserved" and not layout.lettered)):
        return []
    x, y = layout.at(space)
    words, line = space.name.split(), 14 * _letters(layout) / LEAST
    wide = [width(word, theme.BOLD, _letters(layout)) for word in words]
    # An area narrows towards its lower corner: a name that would not fit there stands higher.
    lowest = [layout.radius * (1 - (w + 1) / (2 * layout.hex)) - i * line for i, w in enumerate(wide)]
    top = min([25 * layout.unit, *lowest])
    return [(word, (x, y + top + i * line)) for i, word in enumerate(words)]


def _letters(layout: Layout) -> int:
    """The letter size of names, in pixels."""
    return max(LEAST if layout.names else LABEL, layout.px(LEAST))


def draw_bonus(image: Image.Image, layout: Layout, space: Space, signs: Sequence[str] | None = None) -> None:
    """Draw the printed bonus of an area, or `signs` in its place; higher up if the area's name is written below."""
    signs = space.bonus if signs is None else signs
    named = name_of(layout, space)
    size = layout.px(27 if len(signs) > 2 else 31 if named else 38)
    lay_signs(image, layout, space, signs, size, (-5 if named else 3) * layout.unit / layout.radius)


def draw_toll(image: Image.Image, layout: Layout, space: Space, toll: Toll) -> None:
    """Draw the printed price of an area, a number with a coin, and the signs of what the price pays for.

    They are in a row below the area's bonus, or in the middle of an area without one; in two rows if one row would be illegible.
    """
    size = max(layout.px(26), LABEL if layout.lettered and not space.bonus else 0)
    x, y = layout.at(space)
    y += layout.radius * (0.48 if space.bonus else 0.05)
    said, signs = signed(-toll.mc), signs_of(toll)
    wide = width(said, theme.BOLD, size) + size + 1
    in_a_row = wide + len(signs) * (size + 1)
    if in_a_row > layout.hex - size / 2:
        _row_of_signs(image, x - len(signs) * (size + 1) / 2, y + size * 0.95, signs, size)
        in_a_row, signs = wide, ()
    x -= in_a_row / 2
    write(image, x, y + size * 0.355, said, theme.BOLD, size, NAME, outline=2)
    _row_of_signs(image, x + wide - size - 1, y, ("mc", *signs), size)


def _row_of_signs(image: Image.Image, x: float, y: float, signs: Sequence[str], size: int) -> None:
    """Draw signs side by side; the left edge of the first is at `x`, the middle of all at the height `y`."""
    for i, name in enumerate(signs):
        centre(image, pictogram(name, size), x + (i + 0.5) * (size + 1), y)


def signs_of(toll: Toll) -> tuple[str, ...]:
    """The signs of what the price of an area pays for."""
    return tuple(icon.name for icon in icons(toll.do) if isinstance(icon, Sign))


def lay_signs(image: Image.Image, layout: Layout, space: Space, signs: Sequence[str], size: int, below: float) -> None:
    """Draw signs of `size` pixels side by side on an area, `below` times its radius below its middle."""
    x, y = layout.at(space)
    _row_of_signs(image, x - len(signs) * (size + 1) / 2, y + below * layout.radius, signs, size)


def draw_coordinate(image: Image.Image, layout: Layout, space: Space) -> None:
    """Draw the coordinate of an area at its top, or only its number if the letter of the row is at the margin."""
    text, size, (x, y) = coordinate_of(layout, space)
    centre(image, coordinate(text, space.kind == "ocean", size), x, y)


def coordinate_of(layout: Layout, space: Space) -> tuple[str, int, Point]:
    """The text of an area's coordinate, the size of its letters in pixels, and its middle."""
    x, y = layout.at(space)
    text, size = (space.key[1:], LABEL) if layout.lettered else (space.key, layout.px(23))
    return text, size, (x, y - layout.radius * 0.6)


def letters_of(layout: Layout, spaces: Iterable[Space]) -> list[tuple[str, Point]]:
    """The letter of each row, with its position left of the row's first area."""
    first = {space.row: space for space in sorted(spaces, key=lambda space: (space.row, -space.column))}
    places = [(space.key[0], layout.at(space)) for space in first.values()]
    return [(letter, (x - layout.hex / 2 - LABEL * 0.56, y)) for letter, (x, y) in places]


def _draw_rows(image: Image.Image, layout: Layout, spaces: Iterable[Space]) -> None:
    for letter, (x, y) in letters_of(layout, spaces):
        centre(image, coordinate(letter, wet=False, size=LABEL), x, y)


@sprite_cache
@baked
def coordinate(text: str, wet: bool, size: int) -> Image.Image:
    """A sprite of a coordinate, cached because every tile of every board shows one."""
    tone = rgb("#c8e8ff") if wet else rgb("#ffecd6")
    rim = max(1, round(size / 11))
    wide, high = round(width(text, theme.BOLD, size)) + 2 * rim + 2, round(size * 0.72) + 2 * rim + 4
    return label(text, theme.BOLD, size, tone, (wide, high), rim)


def progress(view: View) -> float:
    """The share of terraforming that is done, 0 to 1."""
    ending = [track for track in tracks_of(view.box) if track.parameter.ends]
    return sum(track.share(view.parameters[track.key]) for track in ending) / len(ending) if ending else 0


def new_spaces(view: View, before: View | None) -> list[str]:
    """The spaces that have a tile now and had none before."""
    return [key for key in view.tiles if key not in before.tiles] if before else []


def planet(
    view: View,
    layout: Layout,
    since: Collection[str] = (),
    before: View | None = None,
    size: tuple[int, int] | None = None,
) -> Image.Image:
    """Mars in its present state; spaces in `since` have a ring, and track steps since the view `before` a white edge.

    With `size`, the picture is wider than the layout, and the part to its right stays empty.
    """
    map = view.box.map
    layout = layout.of(map)
    done = progress(view)
    shown = {key: space for key, space in map.spaces.items() if layout.whole or layout.shows(space)}
    if layout.whole:
        parameters, tolls = tuple(view.box.parameters.values()), tuple(view.box.tolls.items())
        ground = base(layout, map.key, called(map.spaces.values()), parameters, tolls)
        image = ground.at(layout, done, size or (layout.width, layout.height))
        for track in tracks_of(view.box):
            value = view.parameters[track.key]
            draw_reached(image, layout.usual, track, value, before.parameters[track.key] if before else value)
    else:
        free = [space for key, space in shown.items() if key not in view.tiles]
        image = _close(layout, map.key, called(free), view.box.tolls, done)
    _draw_tiles(image, layout, view, shown, since)
    return image


def called(spaces: Iterable[Space]) -> tuple[Space, ...]:
    """Spaces with their names in the reader's language; what is cached of them is cached by these names."""
    return tuple(replace(s, name=name) if (name := place_name(s.name)) != s.name else s for s in spaces)


def _draw_tiles(
    image: Image.Image, layout: Layout, view: View, spaces: Mapping[str, Space], since: Collection[str]
) -> None:
    """Draw claims and tiles, rings around new tiles, and the marks of owners on top."""
    tiles = {key: tile for key, tile in view.tiles.items() if key in spaces}
    for key, seat in view.claims.items():
        if key in spaces:
            draw_claim(image, layout, spaces[key], seat)
    for key, lying in tiles.items():
        _draw_tile(image, layout, spaces[key], held(lying.kind, lying.owner, layout.radius), lying.owner)
    for key, mark in view.markers.items():
        if key in spaces:
            draw_marker(image, layout, spaces[key], mark, covering=key in tiles)
    ringed = [key for key in sorted(since) if key in spaces]
    for key in ringed:
        centre(image, halo(layout.radius), *layout.at(spaces[key]))
    near = view.box.map.near
    around = {space for key in ringed for space in (key, *near[key])}
    for key in sorted(around & spaces.keys()):
        _draw_marks(image, layout, spaces[key], tiles[key].owner if key in tiles else -1)


def _draw_tile(image: Image.Image, layout: Layout, space: Space, tile: Image.Image, seat: int) -> None:
    """Draw a tile with its marks, from sprites that all areas share: the marked tiles of all areas would fill the cache."""
    x, y = layout.at(space)
    left, top = round(x - tile.width / 2), round(y - tile.height / 2)
    stamp(image, tile, left, top)
    for mark, right, down in _marks(layout.around(space, tile.size), space, seat):
        stamp(image, mark, left + right, top + down)


def _draw_marks(image: Image.Image, layout: Layout, space: Space, seat: int) -> None:
    """Draw the coordinate and the owner's mark of a tile."""
    for mark, left, top in _marks(layout, space, seat):
        stamp(image, mark, left, top)


def _marks(layout: Layout, space: Space, seat: int) -> Iterator[tuple[Image.Image, int, int]]:
    """The coordinate and the owner's mark of a tile, each with its left and top edge in pixels."""
    text, size, at = coordinate_of(layout, space)
    yield _placed(coordinate(text, space.kind == "ocean", size), *at)
    if seat >= 0:
        x, y = layout.at(space)
        yield _placed(owner(seat, layout.px(46)), x, y + layout.radius * 0.5)


def _placed(sprite: Image.Image, x: float, y: float) -> tuple[Image.Image, int, int]:
    """A sprite with its left and top edge, so that its middle is at `x`, `y`."""
    return sprite, round(x - sprite.width / 2), round(y - sprite.height / 2)


def draw_marker(image: Image.Image, layout: Layout, space: Space, mark: Marker, *, covering: bool) -> None:
    """Draw a marker: in the middle of a bare area, or at the right of a tile, so that the tile's kind and owner stay visible."""
    x, y = layout.at(space)
    aside = layout.radius * 0.42 if covering else 0
    centre(image, marker(mark.kind, mark.owner, layout.radius), x + aside, y + aside * 0.1)
    if mark.bars == "others":
        centre(image, claimed(mark.owner, layout.radius), x, y)


def draw_claim(image: Image.Image, layout: Layout, space: Space, seat: int) -> None:
    x, y = layout.at(space)
    centre(image, claimed(seat, layout.radius), x, y)
    centre(image, owner(seat, layout.px(40)), x, y + layout.radius * 0.58)
