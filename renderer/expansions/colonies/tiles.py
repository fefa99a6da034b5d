"""The block of a colony tile, drawn from plain values: its globe, its track, the gains of a trade now, and its settlers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PIL import Image

from renderer.alt.cards import Wordings
from renderer.annexes.blocks import LEFT, RIGHT, Block, ground
from renderer.cards.parts import Box, Part, icon_row, sprite, words
from renderer.drawing import theme
from renderer.drawing.cache import laid_cache, sprite_cache
from renderer.drawing.canvas import Canvas, centre
from renderer.drawing.theme import (
    GOLD,
    INK,
    LABEL,
    LETTER,
    OCEAN_BLUE,
    PANEL,
    PANEL_EDGE,
    QUIET,
    WARNING,
    WHITE,
    Colour,
    mix,
)
from renderer.drawing.type import fit, width
from renderer.expansions.colonies.moons import moon
from renderer.expansions.colonies.signs import fleet_of
from renderer.icons.pictograms import Boxed, Icons, Sign
from renderer.icons.signs import sign
from renderer.icons.sprites import owner
from renderer.pieces.iconrow import fitting, row_width
from renderer.planet.readings import badge
from words import _

HIGH: Final = 168
GLOBE: Final = 152
TEXT: Final = 8 + GLOBE + 14
"""The `x` of the text beside the globe, in pixels."""
MARK: Final = 40
APART: Final = 24
"""The gap between the gains of two players, in pixels."""
PLACE: Final = 48
"""The distance from one place for a colony to the next, in pixels."""
ICON: Final = 38
NAME: Final = 36
MIDDLES: Final = (30, 80, 137)
"""The heights of the middles of the three lines, in pixels."""
TRACK: Final = (396, 46)
"""The width and height of a track, in pixels."""
FOUNDING: Final = TEXT + TRACK[0] + 12
"""The `x` of the bonus for founding a colony, in pixels."""
GROUNDS: Final[dict[str, tuple[Colour, Colour]]] = {
    "dark": (mix(PANEL, WHITE, 0.12), mix(PANEL, WHITE, 0.07)),
    "lit": (mix(OCEAN_BLUE, INK, 0.45), mix(OCEAN_BLUE, INK, 0.6)),
    "marked": (mix(GOLD, WHITE, 0.5), GOLD),
}
"""The top and bottom colours of a step above the marker, of one below the marker, and of the marker's own step."""


class TileShown(NamedTuple):
    """The data of a drawn colony tile; its incomes are rows of icons, from the first step of the track to the last."""

    key: str
    name: str
    step: int
    track: tuple[Icons, ...]
    trade: Icons
    """The income that the reader would receive from a trade now."""
    bonus: Icons
    """The bonus that the owner of each colony receives when somebody trades."""
    founding: Icons
    settlers: tuple[int, ...]
    room: int
    visitor: int | None
    awake: bool
    said: Wordings
    risen: int = 0
    """The number of steps that the marker has moved."""
    founded: int = 0
    """The number of new colonies; they are the last of the tile's colonies."""
    gets: tuple[tuple[int, Icons], ...] = ()
    """For a choice, the gains of each player from choosing this tile, in place of the income and the bonus."""


@laid_cache
def tile_block(tile: TileShown) -> Block:
    """The block of a tile, 784 × 168 pixels."""
    room = Box(TEXT, 4, RIGHT, HIGH - 4)
    parts = [
        sprite("globe", Box(0, 0, TEXT, HIGH), 8, 8, moon(tile.key, GLOBE, awake=tile.awake)),
        *_head(tile, room),
        *_brings(tile, room),
        *_track(tile, room),
    ]
    return Block(ground(HIGH), tuple(parts), (tile.said,), key=("tile", tile))


def _head(tile: TileShown, room: Box) -> Iterator[Part]:
    """The name, the fleet that is there, and the places for colonies."""
    right = float(RIGHT)
    for i in reversed(range(tile.room)):
        right -= PLACE
        seat = tile.settlers[i] if i < len(tile.settlers) else None
        found = _place(seat, new=i >= len(tile.settlers) - tile.founded)
        yield sprite("place", room, right + (PLACE - found.width) / 2, MIDDLES[0] - found.height / 2, found)
    right -= 12
    if tile.visitor is not None:
        for picture in (owner(tile.visitor, MARK - 6), fleet_of(tile.visitor, MARK)):
            right -= picture.width + 2
            yield sprite("fleet", room, right, MIDDLES[0] - picture.height / 2, picture)
        right -= 12
    if not tile.awake:
        text = _("asleep").upper()
        right -= width(text, theme.BOLD, LABEL)
        yield words("asleep", room, right, MIDDLES[0] + 10, text, theme.BOLD, LABEL, WARNING)
        right -= 12
    text, size = fit(tile.name, theme.TITLE, NAME, right - TEXT, LABEL)
    yield words("name", room, TEXT, MIDDLES[0] + 13, text, theme.TITLE, size, LETTER)


def _brings(tile: TileShown, room: Box) -> Iterator[Part]:
    """The parts of a trade: the income of the trader now and the bonus of each colony; or, for a choice, what it brings to each player."""
    if tile.gets:
        yield from _gets(tile, room)
        return
    half = TEXT + (RIGHT - TEXT) // 2
    for caption, icons, left in ((_("trade"), tile.trade, TEXT), (_("each colony"), tile.bonus, half)):
        yield from captioned(caption, icons, room._replace(left=left), MIDDLES[1])


def _gets(tile: TileShown, room: Box) -> Iterator[Part]:
    """The parts of a choice: the mark of each player who gains something, with the icons of the gain."""
    size = next((size for size in range(ICON, 20, -2) if _gets_width(tile, size) <= room.right - room.left), 20)
    x = room.left
    for seat, icons in tile.gets:
        yield sprite("mark", room, x, MIDDLES[1] - size / 2, owner(seat, size))
        x += size + 8
        yield icon_row("gets", room, x, MIDDLES[1], [icons], size)
        x += row_width([icons], size) + APART


def _gets_width(tile: TileShown, size: int) -> float:
    return sum(size + 8 + row_width([icons], size) + APART for _seat, icons in tile.gets) - APART


def captioned(caption: str, icons: Icons, room: Box, middle: float, tone: Colour = QUIET) -> Iterator[Part]:
    """A caption, then icons; without icons, a dash."""
    text, size = fit(caption, theme.STRONG, LABEL + 2, room.right - room.left, LABEL)
    yield words(caption, room, room.left, middle + 11, text, theme.STRONG, size, tone)
    x = room.left + width(text, theme.STRONG, size) + 10
    if icons:
        yield icon_row(caption, room, x, middle, [icons], fitting(icons, room.right - x, ICON))
    else:
        yield words("nothing", room, x, middle + 13, "0", theme.TITLE, NAME, QUIET)


def _track(tile: TileShown, room: Box) -> Iterator[Part]:
    """The parts of the track: the income of each step, and beside the track the bonus for founding a colony."""
    wide, high = TRACK
    step = wide / len(tile.track)
    for i, icons in enumerate(tile.track):
        state = "marked" if i == tile.step else "lit" if i < tile.step else "dark"
        step_ground = _step(round(step) - 4, state)
        x, top = TEXT + i * step, MIDDLES[2] - high / 2
        yield sprite("step", room, x, top, step_ground)
        tone = INK if state == "marked" else LETTER if state == "lit" else QUIET
        yield from _on_step(icons, Box(x, top, x + step_ground.width, top + high), tone)
    if tile.risen:
        change = badge(tile.risen, 25)
        x = TEXT + (tile.step + 0.5) * step - change.width / 2
        yield sprite("change", room, min(max(x, TEXT), RIGHT - change.width), MIDDLES[2] - high / 2 - 16, change)
    x = float(FOUNDING)
    yield sprite("colony", room, x, MIDDLES[2] - 20, sign("colony", 40))
    x += 46
    yield icon_row("founding", room, x, MIDDLES[2], [tile.founding], fitting(tile.founding, RIGHT - x, ICON))


def _on_step(icons: Icons, room: Box, tone: Colour) -> Iterator[Part]:
    """The parts on a step: its number, or a small picture if the number alone does not say what the step brings."""
    middle, base = (room.left + room.right) / 2, room.top + 34
    text = plain_number(icons)
    if text is None:
        # All steps of such a track bring one production, so that its picture is enough.
        boxes = [icon for icon in icons if isinstance(icon, Boxed)]
        inside = tuple(icon._replace(n="") for box in boxes for icon in box.inside if isinstance(icon, Sign))
        icons = inside or icons
        size = fitting(icons, room.right - room.left - 4, ICON)
        x = middle - row_width([icons], size) / 2
        yield icon_row("step", room, x, (room.top + room.bottom) / 2, [icons], size)
        return
    x = middle - width(text, theme.HEAVY, 30) / 2
    yield words("step", room, x, base, text, theme.HEAVY, 30, tone)


def plain_number(icons: Icons) -> str | None:
    """The number of a single sign, 0 if there are no icons; None if the icons are more than one sign, such as a box of production."""
    if not icons:
        return "0"
    (first, *more) = icons
    if more or not isinstance(first, Sign):
        return None
    return first.n.lstrip("+") or "1"


@sprite_cache
def _place(seat: int | None, *, new: bool) -> Image.Image:
    """A place for a colony: an empty ring, or the mark of its owner, on white if the colony is new."""
    canvas = Canvas(MARK + 6, MARK + 6, MARK + 6)
    if seat is None:
        canvas.ring(0.5, 0.5, 0.4, 0.06, PANEL_EDGE)
    elif new:
        canvas.circle(0.5, 0.5, 0.5, WHITE)
    sprite = canvas.done()
    if seat is not None:
        centre(sprite, owner(seat, MARK), sprite.width / 2, sprite.height / 2)
    return sprite


@sprite_cache
def _step(wide: int, state: str) -> Image.Image:
    high = TRACK[1]
    canvas = Canvas(wide, high)
    canvas.box((0, 0, wide - 1, high - 1), 8, *GROUNDS[state])
    if state == "marked":
        canvas.frame((0, 0, wide - 1, high - 1), 8, 3, WHITE)
    return canvas.done()


FLEETS_HIGH: Final = 104


class FleetsShown(NamedTuple):
    """The prices of a trade for the reader, and for each player the seat, the fleets at home and the number of all the player's fleets."""

    prices: Icons
    fleets: tuple[tuple[int, int, int], ...]
    said: Wordings


@laid_cache
def fleets_block(shown: FleetsShown) -> Block:
    """The block with the prices of a trade and the fleets of all players."""
    room = Box(LEFT, 4, RIGHT, FLEETS_HIGH - 4)
    parts = [*captioned(_("a trade costs"), shown.prices, room, 30)]
    step = (RIGHT - LEFT) / max(len(shown.fleets), 4)
    for i, (seat, home, every) in enumerate(shown.fleets):
        x = LEFT + i * step
        parts.append(sprite("mark", room, x, 57, owner(seat, 36)))
        parts.append(sprite("fleet", room, x + 40, 56, fleet_of(seat, 38)))
        tone = LETTER if home else QUIET
        parts.append(words("fleets", room, x + 84, 87, f"{home}/{every}", theme.HEAVY, 32, tone))
    return Block(ground(FLEETS_HIGH), tuple(parts), (shown.said,), key=("fleets", shown))
