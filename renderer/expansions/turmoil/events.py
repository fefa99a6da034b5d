"""The block of a global event, drawn from plain values: its effects, and what it would do to each player if it happened now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PIL import Image

from renderer.alt.cards import Wordings
from renderer.annexes.blocks import LEFT, RIGHT, Block, ground
from renderer.art.illustrations import illustration
from renderer.cards.parts import Box, Part, icon_row, sprite, words
from renderer.drawing import theme
from renderer.drawing.cache import laid_cache, sprite_cache
from renderer.drawing.canvas import rounded
from renderer.drawing.printed import printed
from renderer.drawing.theme import GOLD, LABEL, LETTER, QUIET
from renderer.drawing.type import fit, width
from renderer.expansions.turmoil.emblems import emblem
from renderer.icons.pictograms import Icons, Said
from renderer.icons.sprites import owner
from renderer.pieces.iconrow import height, in_rows, row_width
from words import _

ART: Final = (176, 132)
TEXT: Final = 10 + ART[0] + 14
HEAD: Final = 148
LINE: Final = 48
PHASE: Final = 60
ICON: Final = 36
MARK: Final = 36
APART: Final = 22
NOTHING: Final[Icons] = (Said("0"),)


class EventShown(NamedTuple):
    """The data of a drawn global event: its time, name, effects, the parties of its neutral delegates, and the outcome for each player."""

    card: int
    when: str
    name: str
    does: tuple[Icons, ...]
    calls: tuple[str, ...]
    """The parties that the event's neutral delegates have not joined yet."""
    world: Icons
    """The icons of what the event would do to Mars."""
    outcomes: tuple[tuple[int, Icons], ...]
    said: Wordings


def phase_block(icons: Icons, text: str, said: Wordings) -> Block:
    """A line above the events, with which their picture begins: what happens besides the events, as an icon, if there is one, and words."""
    room = Box(LEFT, 4, RIGHT, PHASE - 4)
    x = LEFT + (row_width([icons], ICON) + 16 if icons else 0)
    text, size = fit(text, theme.STRONG, LABEL, room.right - x, 24)
    told = words("phase", room, x, PHASE / 2 + 10, text, theme.STRONG, size, LETTER)
    before = [icon_row("phase", room, LEFT, PHASE / 2, [icons], ICON)] if icons else []
    return Block(ground(PHASE), (*before, told), (said,), begins=True, key=("phase", icons, text))


@laid_cache
def event_block(event: EventShown) -> Block:
    """The block of an event."""
    lines = _lines(event)
    high = HEAD + LINE * len(lines) + 8
    room = Box(LEFT, 4, RIGHT, high - 4)
    parts = [sprite("art", Box(0, 0, TEXT, HEAD), 10, 10, _art(event.card)), *_head(event, room._replace(left=TEXT))]
    for i, line in enumerate(lines):
        x, middle = float(LEFT), HEAD + LINE * (i + 0.5)
        for seat, icons in line:
            parts += _outcome(seat, icons, room, x, middle)
            x += _wide(seat, icons) + APART
    return Block(ground(high), tuple(parts), (event.said,), key=("event", event))


@sprite_cache
def _art(card: int) -> Image.Image:
    """The illustration with round corners."""
    image = scene(card).convert("RGBA")
    image.putalpha(rounded(*ART, 12))
    return image


@printed
def scene(card: int) -> Image.Image:
    """The illustration of an event."""
    return illustration(card, *ART).convert("RGB")


def _head(event: EventShown, room: Box) -> Iterator[Part]:
    """The parts of the head: the event's time, the parties of its neutral delegates, its name and its effects."""
    right = room.right
    for party in reversed(event.calls):
        right -= 40
        yield sprite("party", room, right, 8, emblem(party, 38))
        right -= 6
    text, size = fit(event.when.upper(), theme.BOLD, LABEL, right - room.left, 24)
    yield words("when", room, room.left, 36, text, theme.BOLD, size, GOLD)
    text, size = fit(event.name, theme.TITLE, 36, room.right - room.left, LABEL)
    yield words("name", room, room.left, 80, text, theme.TITLE, size, LETTER)
    size = next((n for n in range(ICON, 18, -2) if len(in_rows(event.does, n, room.right - room.left)) <= 1), 18)
    rows = in_rows(event.does, size, room.right - room.left)
    for i, row in enumerate(rows[:2]):
        middle = 118 if len(rows) == 1 else 104 + i * 28
        yield icon_row("does", room, room.left, middle, row, size if height(row) * size <= 50 else size - 4)


def _lines(event: EventShown) -> list[list[tuple[int, Icons]]]:
    """The outcomes for Mars and for each player, in lines that fit the width."""
    told = [*([(-1, event.world)] if event.world else []), *event.outcomes]
    out: list[list[tuple[int, Icons]]] = [[]]
    used = 0.0
    for seat, icons in told:
        if out[-1] and used + _wide(seat, icons) > RIGHT - LEFT:
            out.append([])
            used = 0.0
        out[-1].append((seat, icons))
        used += _wide(seat, icons) + APART
    return out


def _wide(seat: int, icons: Icons) -> float:
    return _begins(seat) + row_width([icons or NOTHING], ICON)


def _begins(seat: int) -> float:
    """The `x` where an outcome begins, behind the mark of the player or the name of Mars."""
    return 8 + (MARK if seat >= 0 else width(_("Mars"), theme.STRONG, LABEL))


def _outcome(seat: int, icons: Icons, room: Box, x: float, middle: float) -> Iterator[Part]:
    """The mark of a player, or the name of Mars, and the icons of the outcome."""
    if seat >= 0:
        yield sprite("mark", room, x, middle - MARK / 2, owner(seat, MARK))
    else:
        yield words("mars", room, x, middle + 10, _("Mars"), theme.STRONG, LABEL, QUIET)
    x += _begins(seat)
    if icons:
        yield icon_row("outcome", room, x, middle, [icons], ICON)
    else:
        yield words("nothing", room, x, middle + 12, "0", theme.TITLE, 32, QUIET)
