"""The result of a game: the winner, and all players' points by source."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.view import Seat, View, ranked, winners
from renderer.alt.lines import plainly, shortened, shown_name
from renderer.drawing import theme
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, path, scaled, stamp
from renderer.drawing.picture import Picture, picture
from renderer.drawing.theme import (
    BOARD,
    GOLD,
    GROUND,
    INK,
    LABEL,
    LETTER,
    PANEL,
    PANEL_EDGE,
    QUIET,
    SOURCES,
    UNKNOWN,
    WHITE,
    Colour,
    mix,
)
from renderer.drawing.type import fit, width, write
from renderer.icons.signs import CUP, sign
from renderer.icons.sprites import LEAF, SKYLINE, SOURCE_SIGNS, SignPainter, chip, owner, question
from words import _, money, points_text
from words.catalogue import bracketed, colon, ended, listed, number, pair, plural
from words.names import points_by_source, source_name

MARGIN: Final = 20
HEAD: Final = 60
"""The height above the rows for one line of titles of columns, in pixels."""
BASE: Final = 42
"""The base line of the first line of titles, in pixels."""
TITLE: Final = 36
"""The distance from one line of titles to the next, in pixels."""
APART: Final = 12
"""The least gap between two titles in one line, in pixels."""
ROW: Final = 168
"""The distance from the row of one player to the next, in pixels."""
BAR: Final = 34
SIDE: Final = 38
"""The side of an icon, in pixels."""
LEFT: Final = MARGIN + 16
RIGHT: Final = BOARD - MARGIN - 16


def total(seat: Seat) -> int:
    return seat.total


def rating(seat: Seat) -> int:
    return seat.tr


def most(view: View, value: Callable[[Seat], int]) -> list[int]:
    """The seat with the highest value, in a list; an empty list if several seats share that value."""
    best = max(value(seat) for seat in view.seats)
    found = [seat.seat for seat in view.seats if value(seat) == best]
    return found if len(found) == 1 else []


def leader(view: View) -> int | None:
    """The seat that leads in points, after the end also by the tie-break; None if several seats are equal."""
    found = winners(view) or most(view, total)
    return found[0] if len(found) == 1 else None


def outcome(view: View, called: Sequence[str], won: Sequence[int] | None = None) -> str:
    """The winner and the points; for a solo game, whether Mars is terraformed. `won`: see `points`."""
    if len(view.seats) == 1:
        goal = view.box.terms["rating-goal"]
        if goal:
            return _("TR {n} is reached", n=goal) if winners(view) else _("TR {n} is not reached in time", n=goal)
        return _("Mars is terraformed") if winners(view) else _("Mars is not terraformed in time")
    found = won or winners(view)
    names, points = listed([called[seat] for seat in found]), points_text(total(view.seats[found[0]]))
    if won is not None and not won:
        return plural(
            "{names} has the most, {points}", "{names} have the most, {points}", len(found), names=names, points=points
        )
    if len(found) == 1:
        return _("{name} wins with {points}", name=names, points=points)
    return _("{names} win with {points}", names=names, points=points)


def points(view: View, names: Sequence[str], won: Sequence[int] | None = None) -> Picture:
    """Victory points by source, one row for each player, best first; 800 pixels wide.

    `won`: the seats that have won, where not everybody can; by default the best.
    """
    seats, crowned = [seat for _rank, seat in ranked(view)], winners(view) if won is None else won
    columns = _columns(tuple(seats[0].points))
    head = HEAD - BASE + max(column.base for column in columns)
    image = Image.new("RGB", (BOARD, head + ROW * len(seats) + MARGIN - 12), GROUND)
    for column in columns:
        write(image, column.x, column.base, column.word, theme.STRONG, column.size, LETTER)
    longest = max(1, *(sum(max(0, n) for n in seat.points.values()) for seat in seats))
    for i, seat in enumerate(seats):
        y = head + ROW * i
        stamp(image, ground(ROW - 12, seat.seat in crowned), MARGIN, y)
        _draw_name(image, seat, names[seat.seat], y, crowned=seat.seat in crowned, tied=_tied(seat, seats))
        stamp(image, _bar(tuple((what, max(0, n)) for what, n in seat.points.items()), longest), LEFT, y + 60)
        for column in columns:
            n = seat.points[column.source]
            highest = n > 0 and n == max(other.points[column.source] for other in seats)
            stamp(image, source_icon(column.source), column.x, y + 60 + BAR + 10)
            write(image, column.x + SIDE + 8, y + 60 + BAR + 41, number(n), *(BEST if highest else OTHERS))
    called = plainly(names)
    told = [_told(seat, called[seat.seat], seats, crowned) for seat in seats]
    return picture(image, "points", shortened(told), theme.AS_FIGURES)


BEST: Final = (theme.HEAVY, 34, LETTER)
"""The style of the highest number of a column."""
OTHERS: Final = (theme.CAPTION, 32, QUIET)


def _tied(seat: Seat, seats: Sequence[Seat]) -> bool:
    """Whether another player has equal points, so that M€ decide the rank."""
    return sum(total(other) == total(seat) for other in seats) > 1


def _told(seat: Seat, called: str, seats: Sequence[Seat], crowned: Sequence[int]) -> str:
    """A player's line: `◆ Žofie, winner, 66: TR 37 · milestones 10`; with the M€ only if they decided the rank."""
    who = _("{name}, winner,", name=called) if seat.seat in crowned else called
    tie = money(seat.stock["mc"]) if _tied(seat, seats) else ""
    return ended(colon(bracketed(pair(who, number(total(seat))), tie), points_by_source(seat.points)))


class Column(NamedTuple):
    """The column of a source of points: its `x`, its title, and the size and the base line of the title, in pixels."""

    source: str
    x: float
    word: str
    size: int
    base: int = BASE


def _columns(sources: Sequence[str]) -> list[Column]:
    """The columns, each as wide as its title, with equal gaps; their titles are in two lines where one line would be too short."""
    words = [source_name(source) for source in sources]
    taken = [_wide(word, LABEL) for word in words]
    gap, x, found = (RIGHT - LEFT - sum(taken)) / max(1, len(words) - 1), float(LEFT), list[Column]()
    if gap < APART:
        return _in_two_lines(sources, words)
    for source, word, wide in zip(sources, words, taken, strict=True):
        found.append(Column(source, x, word, LABEL))
        x += wide + gap
    return found


def _wide(word: str, size: int) -> float:
    """The width of a column in pixels: that of its title, or that of its icon and two digits."""
    return max(SIDE + 56, width(word, theme.STRONG, size))


def _in_two_lines(sources: Sequence[str], words: Sequence[str]) -> list[Column]:
    """Columns of equal width, whose titles are in the upper and the lower line by turns, as large as the room allows."""
    step = (RIGHT - LEFT - _wide(words[-1], LABEL)) / (len(words) - 1)
    xs = [LEFT + step * i for i in range(len(words))]
    rooms = [min(2 * step - APART, RIGHT - x) for x in xs]

    def fits(size: int) -> bool:
        return all(width(word, theme.STRONG, size) <= room for word, room in zip(words, rooms, strict=True))

    size = next((size for size in range(LABEL, theme.LEAST, -1) if fits(size)), theme.LEAST)
    lines = (BASE + TITLE * (i % 2) for i in range(len(words)))
    return [Column(*one) for one in zip(sources, xs, words, [size] * len(words), lines, strict=True)]


def _draw_name(image: Image.Image, seat: Seat, name: str, y: int, *, crowned: bool, tied: bool) -> None:
    """Draw mark, name and total; a crown for the winner, and the M€ if they decided the rank."""
    x, right = LEFT + 52.0, float(RIGHT)
    stamp(image, owner(seat.seat, 42), LEFT, y + 8)
    right -= write(
        image, right, y + 46, number(total(seat)), theme.HEAVY, 46, GOLD if crowned else LETTER, align="right"
    )
    if tied:
        right -= (
            write(image, right - 24, y + 44, number(seat.stock["mc"]), theme.CAPTION, 30, QUIET, align="right") + 68
        )
        stamp(image, chip("mc", 34), right, y + 17)
    text, size = fit(shown_name(name, seat.seat), theme.TITLE, 34, right - x - 80, 25)
    x += write(image, x, y + 43, text, theme.TITLE, size, LETTER)
    if crowned:
        stamp(image, sign("crown", 48), x + 14, y + 5)


@sprite_cache
def ground(high: int, crowned: bool = False) -> Image.Image:
    """The background of a chart or a row; that of the winner has a golden rim."""
    wide = BOARD - 2 * MARGIN
    canvas, whole = Canvas(wide, high, oversampling=3), (0, 0, wide - 1, high - 1)
    canvas.box(whole, 14, mix(PANEL, WHITE, 0.05), PANEL)
    rim: tuple[float, Colour, float] = (4, GOLD, 1) if crowned else (1.5, PANEL_EDGE, 0.8)
    canvas.frame(whole, 14, *rim)
    return canvas.done()


@sprite_cache
def _bar(points: tuple[tuple[str, int], ...], longest: int) -> Image.Image:
    """A bar of the points by source, in proportion to the longest bar of the picture."""
    room = RIGHT - LEFT
    canvas = Canvas(room, BAR, oversampling=3)
    canvas.box((0, 0, room - 1, BAR - 1), 8, INK)
    x = 0.0
    for source, n in points:
        wide = room * n / longest
        if n:
            canvas.box((x, 0, x + wide - 3, BAR - 1), 5, *_tones(source))
        x += wide
    return canvas.done()


def _tones(source: str) -> tuple[Colour, Colour]:
    """The colours of a source at the top and the bottom of its bar."""
    colour = SOURCES.get(source, UNKNOWN)
    return mix(colour, WHITE, 0.15), mix(colour, INK, 0.08)


def source_icon(source: str) -> Image.Image:
    """The icon of a source of points, dark on a background in the source's colour."""
    return _icon(source, source_name(source))


@sprite_cache
def _icon(source: str, name: str) -> Image.Image:
    """The icon of a source, cached for each language, because the icon of the rating has letters on it."""
    canvas = Canvas(SIDE, SIDE, SIDE, oversampling=4)
    canvas.box((0, 0, 1, 1), 0.22, *_tones(source))
    (ICONS.get(source) or SOURCE_SIGNS.get(source, question))(canvas)
    return canvas.done()


def _rating(canvas: Canvas) -> None:
    canvas.letters(0.5, 0.5, _("TR"), theme.HEAVY, 0.56, INK)


def _flag(canvas: Canvas) -> None:
    canvas.line([(0.26, 0.14), (0.26, 0.88)], 0.09, INK)
    canvas.fill("M .26 .14 L .86 .34 L .26 .56 Z", INK)


def _cup(canvas: Canvas) -> None:
    for x in (0.27, 0.73):
        canvas.ring(x, 0.32, 0.13, 0.05, INK)
    canvas.fill(scaled(path(CUP), 0.8), INK)


def _leaf(canvas: Canvas) -> None:
    canvas.fill(scaled(path(LEAF), 0.8), INK)
    canvas.line([(0.24, 0.78), (0.7, 0.32)], 0.05, SOURCES["greeneries"])


def _skyline(canvas: Canvas) -> None:
    canvas.fill(scaled(path(SKYLINE), 1.2), INK)


def _card(canvas: Canvas) -> None:
    canvas.box((0.24, 0.12, 0.76, 0.88), 0.08, INK)
    canvas.box((0.32, 0.2, 0.68, 0.46), 0.03, SOURCES["cards"])
    canvas.box((0.32, 0.56, 0.68, 0.63), 0.02, SOURCES["cards"])
    canvas.box((0.32, 0.7, 0.58, 0.77), 0.02, SOURCES["cards"])


ICONS: Final[Mapping[str, SignPainter]] = {
    "tr": _rating,
    "milestones": _flag,
    "awards": _cup,
    "greeneries": _leaf,
    "cities": _skyline,
    "cards": _card,
}
