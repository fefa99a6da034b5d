"""Mars as SVG: planet, tracks and areas, on which the script of the page draws the state of each moment. The unit is a pixel of the square
board."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from html import escape
from typing import Final

from engine.board import Space
from engine.box import Box, Toll
from engine.view import View
from renderer.drawing.canvas import Point, Polygon
from renderer.drawing.theme import BOARD, INK, OWNERS, WHITE, mix
from renderer.icons.icons import icons
from renderer.icons.sprites import owner
from renderer.pieces.hexes import hexagon
from renderer.pieces.iconrow import pictogram
from renderer.pieces.markers import marker
from renderer.pieces.tiles import area, tile
from renderer.planet.beside import beside_map
from renderer.planet.layout import SQUARE, Layout
from renderer.planet.planet import signs_of
from renderer.planet.tracks import AHEAD, Track, further, sign_name, tracks_of
from renderer.replay.flat import Flat
from renderer.replay.symbols import Sprites, css, planets
from words import _, parameter_name, parameter_text, plain, space_name, tile_name
from words.catalogue import capital, number, pair, signed
from words.names import place_name

MARGINS: Final = (8, 26, 8, 8)
"""The margins around the square board, in its units: left, above, right, below."""
RADIUS: Final = 84.0
"""The radius in pixels of the pictures of tiles: about twice the radius of a hex, for dense screens and paper."""
DASHES: Final = 'stroke-dasharray=".2464 .2464 .2464 .1408" stroke-dashoffset="-.0704"'
"""Two dashes on each side of a claimed area."""
CORNERS: Final[Mapping[str, tuple[int, int, str]]] = {
    "temperature": (6, 52, "start"),
    "oxygen": (BOARD - 6, 52, "end"),
    "oceans": (6, BOARD - 10, "start"),
}
"""The positions of the readings of known parameters."""


def board(box: Box, last: View, flats: Sequence[Flat], sprites: Sprites) -> str:
    """The board at the end of a game; `flats` has the values of all moments, since the page needs the pictures of everything that was ever
    on the board."""
    layout = SQUARE.of(box.map)
    left, above, right, below = MARGINS
    found = tracks_of(box)
    kinds, markers = set[str](), set[tuple[str, str]]()
    for values in flats:
        kinds |= {str(value).partition(":")[0] for key, value in values.items() if key.startswith("t:")}
        markers |= {(v.split(":")[0], v.split(":")[1]) for key, v in values.items() if key.startswith("m:")}
    for kind in sorted(kinds):
        image = tile(kind, RADIUS)
        sprites.put(f"tile:{kind}", image, image.height / RADIUS)
    for kind, seat in sorted(markers):
        image = marker(kind, int(seat), RADIUS)
        sprites.put(f"marker:{kind}:{seat}", image, image.height / RADIUS)
    for seat in range(len(last.seats)):
        sprites.put(f"own:{seat}", owner(seat, 72), 1)
    parts = [
        _planet(layout, box.map.key),
        *(_track(layout.usual, track, last.parameters[track.key], sprites) for track in found),
        _readings(layout, box, last, found),
        f'<g id="areas">{"".join(_area(layout, space, box.tolls.get(space.key), sprites) for space in box.map.spaces.values())}</g>',
        f'<g id="tiles">{"".join(_tiles(places(box, flats), last))}</g><g id="fresh"></g>',
    ]
    title = escape(plain(_("Mars at the end of the game")))
    view_box = f"{-left} {-above} {BOARD + left + right} {BOARD + above + below}"
    return (
        f'<svg id="board" viewBox="{view_box}" role="img" aria-labelledby="board-words">'
        f'<title id="board-words">{title}</title>{"".join(parts)}</svg>'
    )


def outlines() -> str:
    """The outlines of tiles, claims and new tiles, as in the pictures; the unit is the radius of a hex."""
    return (
        f'<g id="rim"><polygon class="dark" points="{_hexagon(0.923)}" stroke-width=".125"/>'
        f'<polygon points="{_hexagon(0.92)}" stroke-width=".09"/></g>'
        f'<g id="claim"><polygon class="dark" points="{_hexagon(0.88)}" stroke-width=".13" {DASHES}/>'
        f'<polygon points="{_hexagon(0.88)}" stroke-width=".08" {DASHES}/></g>'
        f'<g id="halo"><polygon class="dark" points="{_hexagon(1.048)}" stroke-width=".165"/>'
        f'<polygon points="{_hexagon(1.048)}" stroke-width=".125"/></g>'
    )


def _hexagon(radius: float) -> str:
    return " ".join(f"{x:.3f},{y:.3f}" for x, y in hexagon(radius))


def places(box: Box, flats: Sequence[Flat]) -> dict[str, tuple[float, float, float]]:
    """By space, the middle and the radius of its hex; spaces off the map that ever had a tile are drawn beside the map."""
    layout = SQUARE.of(box.map)
    found = {key: (*layout.at(space), layout.radius) for key, space in box.map.spaces.items()}
    laid = dict.fromkeys(key[2:] for values in flats for key in values if key.startswith("t:"))
    off = [key for key in laid if key not in found]
    beside = beside_map(layout, len(off))
    return found | {key: (x, y, beside.radius) for key, (x, y) in zip(off, beside.places, strict=True)}


def _planet(layout: Layout, map: str) -> str:
    red, green, order = planets(map)
    middle = f'cx="{layout.x}" cy="{layout.y}"'
    whole = f'width="{BOARD}" height="{BOARD}"'
    # The map of what turns green first is made a mask by a steep ramp, which the script moves (`green` in replay.js).
    ramp = "".join(f'<feFunc{c} class="turn" type="linear" slope="-3.75" intercept="4.2"/>' for c in "RGB")
    return (
        f'<defs><clipPath id="disc"><circle {middle} r="{layout.ring[1] + 3:.1f}"/></clipPath>'
        '<filter id="ramp" color-interpolation-filters="sRGB" x="0" y="0" width="1" height="1"><feComponentTransfer>'
        f'{ramp}</feComponentTransfer></filter><mask id="turned"><image href="{order}" {whole} filter="url(#ramp)"/></mask></defs>'
        f'<g clip-path="url(#disc)"><image href="{red}" {whole}/>'
        f'<g mask="url(#turned)"><image href="{green}" {whole} opacity=".84"/></g></g>'
    )


def _points(found: Iterable[Point]) -> str:
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in found)


def _track(layout: Layout, track: Track, now: int, sprites: Sprites) -> str:
    inner, outer = layout.ring
    bed = layout.wedge((track.arc.start, track.arc.end), (inner - 1, outer + 1), 40)
    found = [f'<g data-track="{escape(track.key)}"><polygon points="{_points(bed)}" fill="#070a14" opacity=".82"/>']
    bonuses = dict(track.parameter.bonuses)
    for i, value in enumerate(track.values):
        tone = track.colour(value)
        lit, dark = css(mix(tone, WHITE, 0.1)), css(mix(tone, INK, AHEAD["bonus" if value in bonuses else "dark"]))
        state = "lit" if value <= now else ""
        found.append(
            f'<polygon class="step {state}" data-v="{value}" points="{_points(_piece(layout, track, i))}" style="--l:{lit};--d:{dark}"/>'
        )
    shape = next((_points(_piece(layout, track, i)) for i, value in enumerate(track.values) if value == now), "")
    frame = [f'<polygon class="needle" points="{shape}"/>']
    signs: list[str] = []
    for value, bonus in track.parameter.bonuses:
        x, y = layout.polar(sum(track.angles(track.values.index(value))) / 2, inner - 8)
        name = next((sign_name(icon) for icon in icons(bonus)), "card")
        kept = sprites.put(f"i:{name}", pictogram(name, 72), 1)
        signs.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="15" fill="#2a3354" stroke="#0c101c" stroke-width="2"/>'
            f'<use href="#{kept}" transform="translate({x:.1f} {y:.1f}) scale(23)"/>'
        )
    return "".join((*found, *frame, *signs, "</g>"))


def _piece(layout: Layout, track: Track, index: int) -> Polygon:
    """The outline of a segment of a track, as SVG."""
    start, end = track.angles(index)
    gap = 0.28 if end > start else -0.28
    inner, outer = layout.ring
    return layout.wedge((start + gap, end - gap), (inner + 2.4, outer - 2.4), 4)


def _readings(layout: Layout, box: Box, last: View, found: Sequence[Track]) -> str:
    """The readings in the corners, and those of the expansions' parameters above their arcs."""
    told: list[str] = []
    for key, (x, y, anchor) in CORNERS.items():
        if key in box.parameters:
            told.append(_reading(key, parameter_name(key), read(box, key, last.parameters[key]), x, y, anchor))
    told.append(_reading("generation", _("generation"), number(last.generation), BOARD - 6, BOARD - 10, "end"))
    for track in further(found):
        x, y = layout.usual.polar(track.arc.middle, layout.usual.ring[1] + 7)
        name, value = plain(parameter_name(track.key)), read(box, track.key, last.parameters[track.key])
        told.append(
            f'<text class="read small" x="{x:.0f}" y="{y:.0f}" text-anchor="middle">{escape(capital(name))} '
            f'<tspan data-read="{escape(track.key)}">{escape(value)}</tspan></text>'
        )
    return "".join(told)


def _reading(key: str, name: str, value: str, x: float, y: float, anchor: str) -> str:
    caption = y - 42 if y < BOARD / 2 else y - 40
    return (
        f'<text class="cap" x="{x}" y="{caption}" text-anchor="{anchor}">{escape(plain(capital(name)))}</text>'
        f'<text class="read" x="{x}" y="{y}" text-anchor="{anchor}" data-read="{escape(key)}">{escape(value)}</text>'
    )


def read(box: Box, key: str, value: int) -> str:
    """A value of a global parameter beside the board."""
    parameter = box.parameters[key]
    unit = plain(parameter_text(key, value))
    return _("{n} of {all}", n=number(value), all=number(parameter.end)) if key == "oceans" else unit


def _area(layout: Layout, space: Space, toll: Toll | None, sprites: Sprites) -> str:
    x, y = layout.at(space)
    kind = "volcanic" if space.volcanic else space.kind
    image = area(kind, RADIUS)
    found = [f'<use href="#{sprites.put(f"area:{kind}", image, image.height / RADIUS)}"/>']
    size = 0.5 if len(space.bonus) > 2 else 0.62
    found += _signs(space.bonus, size, 0.04, sprites)
    if toll:
        said, signs = signed(-toll.mc), ("mc", *signs_of(toll))
        at = 0.52 if space.bonus else 0.1
        wide = 0.26 * len(said)
        left = -(wide + len(signs) * 0.5) / 2
        found.append(f'<text class="toll" x="{left + wide / 2:.2f}" y="{at + 0.15:.2f}">{said}</text>')
        found += _signs(signs, 0.46, at, sprites, left + wide)
    name = plain(place_name(space.name))
    title = pair(space.key, name) if name else space.key
    found.append(f'<text class="at" y="-.48">{escape(space.key)}</text><title>{escape(title)}</title>')
    where = f'transform="translate({x:.1f} {y:.1f}) scale({layout.radius:.2f})"'
    return f'<g class="area" data-at="{escape(space.key)}" {where}>{"".join(found)}</g>'


def _signs(signs: Sequence[str], size: float, y: float, sprites: Sprites, left: float | None = None) -> list[str]:
    """Signs side by side, in units of a hex; centred, or from `left` on."""
    wide = size * 1.04
    begins = -len(signs) * wide / 2 if left is None else left
    return [
        f'<use href="#{sprites.put(f"i:{name}", pictogram(name, 72), 1)}"'
        f' transform="translate({begins + (i + 0.5) * wide:.3f} {y:.2f}) scale({size:.2f})"/>'
        for i, name in enumerate(signs)
    ]


def _tiles(at: Mapping[str, tuple[float, float, float]], last: View) -> Iterable[str]:
    """The tiles at the end of the game, for browsers without scripts; the script draws its tiles in the same way."""
    for key, lying in last.tiles.items():
        x, y, radius = at[key]
        named = f'<text class="at" y="-.48">{escape(key)}</text>' if key in last.box.map.spaces else ""
        held = f'<use href="#rim" class="s{lying.owner}"/><use href="#s-own-{lying.owner}" transform="translate(0 .5) scale(.6)"/>'
        yield (
            f'<g transform="translate({x:.1f} {y:.1f}) scale({radius:.2f})"><use href="#s-tile-{escape(lying.kind)}"/>'
            f"{held if lying.owner >= 0 else ''}{named}<title>{escape(told(key, lying.kind, lying.owner))}</title></g>"
        )


def told(space: str, kind: str, seat: int) -> str:
    """A tile in words: its kind, space and owner."""
    said = pair(plain(tile_name(kind)), space_name(space))
    return f"{said} {OWNERS[seat].mark}" if seat >= 0 else said
