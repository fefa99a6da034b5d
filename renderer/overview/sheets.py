"""Sheets of lines that fill the space below the players on the full board, the most important first."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from PIL import Image

from engine.card import CARDS
from engine.view import Seat, View
from renderer.alt.lines import earned, to_go
from renderer.annexes.blocks import panel
from renderer.drawing import theme
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, stamp
from renderer.drawing.theme import GOLD, INK, LETTER, MORE, QUIET, SOURCES, UNKNOWN, Colour, mix
from renderer.drawing.type import fit, write
from renderer.overview.seats import LEFT, WIDE, played_card
from renderer.planet.tracks import tracks_of
from words import _, parameter_name
from words.catalogue import capital, colon, commas, ended, number, pair
from words.names import source_name

HEAD: Final = 42
"""The pixels of a sheet above its first line."""
LINE: Final = 38
GAP: Final = 8
BAR: Final = (196, 168)
"""The `x` of the bar of a line on the sheet, and the length of the bar, in pixels."""


class Line(NamedTuple):
    """A line of a sheet: its subject, its value, and the share of its bar that is filled, 0 to 1."""

    what: str
    said: str
    share: float
    colour: Colour


class Sheet(NamedTuple):
    """A title with lines below it, or with the names of cards in two columns below it."""

    title: str
    lines: tuple[Line, ...] = ()
    cards: tuple[int, ...] = ()

    @property
    def high(self) -> int:
        return HEAD + LINE * (len(self.lines) + -(-len(self.cards) // 2)) + 6

    def said(self) -> str:
        """The words of the sheet."""
        lines = [pair(line.what, line.said) for line in self.lines] + [CARDS[card].name for card in self.cards]
        return ended(colon(capital(self.title), commas(lines)))


def sheets(view: View, room: int) -> list[Sheet]:
    """The sheets that fit `room` pixels of height; the sheet of cards has as many cards as fit."""
    found: list[Sheet] = []
    for sheet in _all(view):
        if sheet.high > room and sheet.cards:
            lines = (room - HEAD - 6) // LINE
            sheet = sheet._replace(cards=sheet.cards[-2 * lines :] if lines > 0 else ())
        if sheet.high <= room and (sheet.lines or sheet.cards):
            found.append(sheet)
            room -= sheet.high + GAP
    return found


def _all(view: View) -> Iterator[Sheet]:
    rating, ahead, left = tuple(_rating(view)), tuple(_ahead(view)), tuple(_generations(view))
    if rating:
        yield Sheet(_("to win"), rating + left)
        yield Sheet(_("to terraform Mars"), ahead)
    else:
        yield Sheet(_("to terraform Mars"), ahead + left)
    if len(view.seats) == 1:
        (seat,) = view.seats
        if seat.points:
            yield Sheet(_("points") if view.over else _("points so far"), tuple(_points(seat)))
        yield Sheet(_("in play, the newest last"), cards=seat.played)


def _rating(view: View) -> Iterator[Line]:
    """The line of the terraform rating, in a solo game that is won by rating."""
    if goal := view.box.terms["rating-goal"]:
        for seat in view.seats:
            yield Line(source_name("tr"), _("{n} of {all}", n=seat.tr, all=goal), min(1, seat.tr / goal), SOURCES["tr"])


def _ahead(view: View) -> Iterator[Line]:
    """A line for each parameter: how far it is from its final value."""
    for track in tracks_of(view.box):
        if track.parameter.ends:
            value = view.parameters[track.key]
            said = to_go(track.parameter, value)
            yield Line(parameter_name(track.key), said, track.share(value), track.colour(value))


def _generations(view: View) -> Iterator[Line]:
    """In a solo game, the generations played and the last one."""
    if len(view.seats) == 1:
        last = view.box.terms["generations"]
        n = min(view.generation, last)
        yield Line(_("generation"), _("{n} of {all}", n=n, all=last), n / last, GOLD)


def _points(seat: Seat) -> Iterator[Line]:
    """A line for each source of the player's present points, whose bar is the source's share of the points."""
    found = earned(seat)
    most = max(1, *found.values())
    for source, n in found.items():
        yield Line(source_name(source), number(n), max(0, n) / most, SOURCES.get(source, UNKNOWN))


def draw_sheets(image: Image.Image, found: list[Sheet], top: int) -> None:
    """Draw sheets one below the other."""
    for sheet in found:
        stamp(image, panel(sheet.high, WIDE), LEFT, top)
        write(image, LEFT + 14, top + 27, sheet.title.upper(), theme.TITLE, 19, QUIET)
        for i, line in enumerate(sheet.lines):
            _draw_line(image, line, top + HEAD + i * LINE)
        for i, card in enumerate(sheet.cards):
            _draw_card(image, card, LEFT + 14 + i % 2 * (WIDE - 14) // 2, top + HEAD + i // 2 * LINE)
        top += sheet.high + GAP


def _draw_line(image: Image.Image, line: Line, y: int) -> None:
    text, size = fit(capital(line.what), theme.STRONG, 24, BAR[0] - 26, 18)
    write(image, LEFT + 14, y + 24, text, theme.STRONG, size, LETTER)
    stamp(image, _bar(round(line.share * 100), line.colour), LEFT + BAR[0], y + 8)
    room = WIDE - sum(BAR) - 26
    text, size = fit(line.said, theme.BOLD, 24, room, 17)
    write(image, LEFT + WIDE - 14, y + 24, text, theme.BOLD, size, MORE, align="right")


def _draw_card(image: Image.Image, card: int, x: float, y: int) -> None:
    stamp(image, played_card(CARDS[card].kind), x, y)
    text, size = fit(CARDS[card].name, theme.STRONG, 23, (WIDE - 14) // 2 - 40, 17)
    write(image, x + 28, y + 22, text, theme.STRONG, size, LETTER)


@sprite_cache
def _bar(percent: int, colour: Colour) -> Image.Image:
    """A bar filled to `percent` per cent."""
    wide, high = BAR[1], 18
    canvas = Canvas(wide, high)
    canvas.box((0, 0, wide - 1, high - 1), 7, mix(colour, INK, 0.75))
    if percent:
        canvas.box((0, 0, max(high, (wide - 1) * percent / 100), high - 1), 7, colour, mix(colour, INK, 0.25))
    return canvas.done()
