"""The sheet of all players for a phone: parameters, a row for each player, milestones and awards, rows of outposts, and annexes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from engine.outposts import Outpost, Row
from engine.state import Standing
from engine.view import Seat, View, listed
from renderer.alt.annexes import plain_rows
from renderer.alt.cards import fitting
from renderer.alt.everybody import state_words
from renderer.alt.lines import earned, row_line, sources_line
from renderer.annexes.blocks import BESIDE, FIGURES, LEFT, RIGHT, Block, change_part, ground, paged, sheet
from renderer.cards.parts import Box, Part, sprite, words
from renderer.drawing import theme
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import centre
from renderer.drawing.picture import Picture, picture
from renderer.drawing.theme import GOLD, LABEL, LETTER, QUIET
from renderer.drawing.type import fit, width
from renderer.icons.sprites import owner
from renderer.overview.contests import contests
from renderer.overview.players import player
from renderer.overview.rows import PlaceState, place
from renderer.planet.readings import Reading, generation_of, reading_of
from renderer.planet.tracks import tracks_of
from renderer.results.scores import source_icon
from words import _, parameter_name
from words.catalogue import capital, number
from words.names import source_name

ABREAST: Final = 4
"""The number of readings per line; further readings continue on the next line."""
READING: Final = 86
VALUE: Final = 44
TITLE: Final = 44
LINE: Final = 46
MARK: Final = 36
TOLD: Final = LEFT + 220
"""The `x` of the numbers after a name, in pixels."""


def everybody_pages(
    view: View, names: Sequence[str], before: View | None = None, won: Sequence[int] | None = None
) -> int:
    """The number of pictures that the sheet takes."""
    return len(paged(blocks(view, names, before, won)))


def everybody(
    view: View,
    names: Sequence[str],
    before: View | None = None,
    page: int = 0,
    won: Sequence[int] | None = None,
) -> Picture:
    """One picture of the sheet, 800 pixels wide; it shows each value that has changed since the view `before` with its change.

    Milestones and awards show the score of the reader of the view, if the reader has a seat. The seats in `won` have won; without it,
    those with the most points.
    """
    shown = paged(blocks(view, names, before, won))[page]
    return picture(
        sheet(shown), "everybody", fitting([line for block in shown for line in block.said]), theme.AS_FIGURES
    )


def blocks(
    view: View, names: Sequence[str], before: View | None = None, won: Sequence[int] | None = None
) -> list[Block]:
    """The blocks of the sheet from top to bottom: players in the order of play, or the winner first once the game is over."""
    found = [_state(view, names, before)]
    found += [player(view, view.seats[n], names, before.seats[n] if before else None, won) for n in listed(view)]
    found += contests(view, names, before)
    if len(view.seats) == 1 and view.seats[0].points:
        found.append(_points(view.seats[0], over=view.over))
    return found + [_row(view, row, before) for row in plain_rows(view)]


# The state of the game.


def _state(view: View, names: Sequence[str], before: View | None) -> Block:
    """Generation and parameters, in lines of about the same length."""
    found = [generation_of(view, before)]
    found += [reading_of(track, view, before) for track in tracks_of(view.box)]
    abreast = -(-len(found) // -(-len(found) // ABREAST))
    step = (RIGHT - LEFT) / abreast
    high = READING * -(-len(found) // abreast) + 12
    parts: list[Part] = []
    for i, reading in enumerate(found):
        x, y = LEFT + i % abreast * step, 6 + i // abreast * READING
        parts += _reading(reading, Box(x, y, x + step, y + READING))
    return Block(ground(high), tuple(parts), state_words(view, names, before))


def _reading(reading: Reading, room: Box) -> Iterator[Part]:
    """The parts of a reading: a caption, and below it the value and its change."""
    x, base = room.left, room.top + 74
    caption, size = fit(capital(reading.caption), theme.STRONG, 30, room.right - x - 8, LABEL)
    yield words(reading.caption, room, x, room.top + 30, caption, theme.STRONG, size, QUIET)
    yield words("value", room, x, base, reading.text, theme.HEAVY, VALUE, reading.tone)
    x += width(reading.text, theme.HEAVY, VALUE)
    yield words("unit", room, x, base, reading.unit, theme.TITLE, LABEL, reading.unit_tone)
    if reading.change:
        x += width(reading.unit, theme.TITLE, LABEL) + 8
        yield change_part(reading.caption, room, x, base - 16, reading.change)


# Points of a solo game, and rows beside the map.


def _titled(title: str, lines: Sequence[Sequence[Part]], said: str) -> Block:
    """A block of lines below a title; each line is made for the room that `_room` returns."""
    high = TITLE + LINE * len(lines) + 8
    head = words("title", Box(LEFT, 2, RIGHT, TITLE), LEFT, 34, title.upper(), theme.TITLE, LABEL, QUIET)
    return Block(ground(high), (head, *(part for line in lines for part in line)), ((said,),))


def _room(i: int) -> Box:
    return Box(LEFT, TITLE + i * LINE, RIGHT, TITLE + (i + 1) * LINE)


def _points(seat: Seat, *, over: bool) -> Block:
    """The sources of the points that the player has now."""
    found = earned(seat)
    said = sources_line(seat, over=over)
    title = _("points") if over else _("points so far")
    return _titled(title, [[*_source(_room(i), *one)] for i, one in enumerate(found.items())], said)


def _source(room: Box, source: str, n: int) -> Iterator[Part]:
    base, value = room.top + 34, number(n)
    yield sprite("icon", room, room.left, room.top + 4, source_icon(source))
    yield words("source", room, room.left + 52, base, capital(source_name(source)), theme.STRONG, FIGURES, LETTER)
    x = room.right - width(value, theme.HEAVY, FIGURES)
    yield words("points", room, x, base, value, theme.HEAVY, FIGURES, GOLD)


def _row(view: View, row: Row, before: View | None) -> Block:
    """The block of a row of outposts, one line for each outpost."""
    lines = [
        [*_outpost(_room(i), one, view.outposts[one.key], before.outposts.get(one.key) if before else None)]
        for i, one in enumerate(row.outposts)
    ]
    return _titled(parameter_name(row.key), lines, row_line(view, row))


def _outpost(room: Box, outpost: Outpost, stands: Standing, was: Standing | None) -> Iterator[Part]:
    """The parts of an outpost: name, marker, settlements, and free places."""
    base, middle, x = room.top + 34, (room.top + room.bottom) / 2, float(TOLD)
    name, size = fit(capital(parameter_name(outpost.key)), theme.STRONG, FIGURES, TOLD - room.left - 10, LABEL)
    yield words("name", room, room.left, base, name, theme.STRONG, size, LETTER)
    value = _("{n} of {all}", n=number(stands.marker), all=number(outpost.end))
    yield words("marker", room, x, base, value, theme.BOLD, FIGURES, GOLD)
    if was and was.marker != stands.marker:
        x += width(value, theme.BOLD, FIGURES) + BESIDE
        yield change_part("marker", room, x, middle, stands.marker - was.marker)
    for i in range(outpost.room):
        x = room.right - (outpost.room - i) * (MARK + 10)
        if i >= len(stands.settled):
            yield _in_middle("free", room, x, middle, place("free", MARK))
            continue
        new = was is not None and i >= len(was.settled)
        yield _in_middle("settlement", room, x, middle, _settlement(stands.settled[i], "new" if new else "free"))


@sprite_cache
def _settlement(seat: int, state: PlaceState) -> Image.Image:
    """The mark of the player who has settled, on the background for the state of the place (see `rows.place`)."""
    sprite = place(state, MARK).copy()
    centre(sprite, owner(seat, MARK), sprite.width / 2, sprite.height / 2)
    return sprite


def _in_middle(what: str, room: Box, x: float, y: float, image: Image.Image) -> Part:
    return sprite(what, room, x + (MARK + 10 - image.width) / 2, y - image.height / 2, image)
