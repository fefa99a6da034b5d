"""How a game went: how rating, points and production grew from generation to generation."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PIL import Image

from engine.view import Seat, View
from renderer import theme
from renderer.alt import plainly, shortened
from renderer.canvas import Canvas, centre, stamp
from renderer.picture import Picture, picture
from renderer.scores import MARGIN, ground, total
from renderer.sprites import owner
from renderer.theme import (
    BOARD,
    GROUND,
    INK,
    LETTER,
    OWNERS,
    PANEL_EDGE,
    QUIET,
)
from renderer.type import write
from words import _
from words.catalogue import N_, capital, number

HIGH: Final = 300
"""Of one chart of lines."""
MARKED: Final = 3
"""Generations from one mark on a line to the next."""
CHARTS: Final[tuple[tuple[str, Callable[[Seat], int]], ...]] = (
    (N_("terraform rating"), lambda seat: seat.tr),
    (N_("victory points"), total),
    (N_("production, all six together"), lambda seat: sum(seat.production.values())),
)


def history(views: Sequence[View], names: Sequence[str]) -> Picture:
    """Rating, points and production of everybody at the end of each generation; 800 pixels wide, a chart below the other.

    Where points are hidden, theirs is left out.
    """
    charts = [chart for chart in CHARTS if chart[1] is not total or views[-1].seats[0].points]
    image = Image.new("RGB", (BOARD, MARGIN + (HIGH + MARGIN) * len(charts)), GROUND)
    called, lines = plainly(names), list[str]()
    for i, (title, value) in enumerate(charts):
        series = [[value(view.seats[seat.seat]) for view in views] for seat in views[-1].seats]
        _draw_lines(image, _(title), series, [v.generation for v in views], MARGIN + i * (HIGH + MARGIN))
        told = "; ".join(f"{called[seat]} {number(s[0])} → {number(s[-1])}" for seat, s in enumerate(series))
        first, last = views[0].generation, views[-1].generation
        span = _("{what}, generation {first} to {last}", what=capital(_(title)), first=first, last=last)
        lines.append(f"{span}: {told}.")
    return picture(image, "history", shortened(lines))


def _draw_lines(image: Image.Image, title: str, series: Sequence[Sequence[int]], at: Sequence[int], y: int) -> None:
    """A line a player in the owner's colour, with the owner's mark on it at some generations: colour alone is not enough."""
    stamp(image, ground(HIGH), MARGIN, y)
    write(image, MARGIN + 16, y + 38, capital(title), theme.TITLE, 28, QUIET)
    low, high = min(min(s) for s in series), max(max(s) for s in series)
    step = _step(high - low)
    low, high = low // step * step, max(-(-high // step), low // step + 1) * step
    left, right, top, bottom = MARGIN + 76, BOARD - MARGIN - 108, y + 62, y + HIGH - 48

    def place(i: int, n: int) -> tuple[float, float]:
        return (
            left + (right - left) * i / max(1, len(at) - 1),
            bottom - (bottom - top) * (n - low) / (high - low),
        )

    canvas = Canvas(BOARD, HIGH, origin=(0, -y), oversampling=2)
    for n in range(low, high + 1, step):
        canvas.line([(left, place(0, n)[1]), (right, place(0, n)[1])], 1.5, PANEL_EDGE, 0.7)
        write(image, left - 14, place(0, n)[1] + 9, number(n), theme.CAPTION, 26, QUIET, align="right")
    for seat in reversed(range(len(series))):
        line = [place(i, n) for i, n in enumerate(series[seat])]
        canvas.line(line if len(line) > 1 else line * 2, 7, INK)
        canvas.line(line if len(line) > 1 else line * 2, 4, OWNERS[seat].colour)
    stamp(image, canvas.done(), 0, y)
    for seat, values in enumerate(series):
        for i in range((seat + 1) % MARKED, len(at) - 1, MARKED):
            centre(image, owner(seat, 20), *place(i, values[i]))
    every = -(-len(at) // 10)
    for i, generation in enumerate(at):
        if i % every == 0:
            write(image, place(i, low)[0], bottom + 36, str(generation), theme.CAPTION, 26, QUIET, align="middle")
    _draw_ends(image, [(place(len(at) - 1, s[-1]), seat, s[-1]) for seat, s in enumerate(series)], (top, bottom))


def _step(reach: int) -> int:
    """Between the lines of a grid: at most five of them, at round numbers."""
    return next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500) if reach <= 4 * step)


def _draw_ends(
    image: Image.Image, ends: Sequence[tuple[tuple[float, float], int, int]], within: tuple[float, float]
) -> None:
    """Whose line ends where, with its last number; moved apart where lines end close together."""
    apart, ordered = 34.0, sorted(ends, key=lambda end: end[0][1])
    ys = [y for (_x, y), _seat, _n in ordered]
    for i in range(1, len(ys)):
        ys[i] = max(ys[i], ys[i - 1] + apart)
    over = max(0.0, ys[-1] - within[1] - 16)
    ys = [y - over for y in ys]
    for i in reversed(range(len(ys) - 1)):
        ys[i] = min(ys[i], ys[i + 1] - apart)
    for ((x, _y), seat, n), y in zip(ordered, ys, strict=True):
        centre(image, owner(seat, 30), x + 30, y)
        write(image, x + 50, y + 10, number(n), theme.TITLE, 28, LETTER)
