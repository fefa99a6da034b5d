"""How a game went: points, rating and production from generation to generation, and who led when."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from PIL import Image

from engine.tableau import METAL_VALUES
from engine.view import Seat, View, winners
from renderer.alt.lines import plainly, shortened, shown_name
from renderer.drawing import theme
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, Point, centre, stamp
from renderer.drawing.picture import Picture, picture
from renderer.drawing.theme import BOARD, GOLD, GROUND, INK, LABEL, LETTER, OWNERS, PANEL_EDGE, QUIET, mix
from renderer.drawing.type import fit, width, write
from renderer.icons.signs import sign
from renderer.icons.sprites import chip, owner
from renderer.results.scores import LEFT, MARGIN, RIGHT, ground, leader, rating, total
from words import _, mark, resource_name
from words.catalogue import N_, capital, number

HIGH: Final = 300
"""Of a chart."""
LEAD: Final = 48
"""What the chart of the points is higher by: who led when."""
FIELD: Final = (LEFT + 56.0, 520.0)
"""From the first generation to the last."""
MARK: Final = 19
"""Of a player on a line."""
APART: Final = 5.0
"""Between lines that would hide one another."""
LABELS: Final = 40
"""Pixels from one labelled generation to the next, at least."""
WORTH: Final[Mapping[str, int]] = {"mc": 1, **METAL_VALUES, "plants": 3, "energy": 2, "heat": 2}
"""M€ that a piece stands for: metals when they pay, plants and heat (so energy) what standard projects ask for what they buy."""


def worth(seat: Seat) -> int:
    """The production of a player in M€."""
    return sum(WORTH[what] * n for what, n in seat.production.items())


CHARTS: Final[tuple[tuple[str, Callable[[Seat], int]], ...]] = (
    (N_("victory points"), total),
    (N_("terraform rating"), rating),
    (N_("production, in M€"), worth),
)


def history(views: Sequence[View], names: Sequence[str]) -> Picture:
    """Points, rating and production of everybody at the end of each generation; 800 pixels wide, a chart below the other.

    Where points are hidden, theirs is left out.
    """
    charts = [chart for chart in CHARTS if chart[1] is not total or views[-1].seats[0].points]
    heights = [HIGH + LEAD * (value is total and len(views[-1].seats) > 1) for _title, value in charts]
    image = Image.new("RGB", (BOARD, MARGIN + sum(heights) + MARGIN * len(charts)), GROUND)
    y, said = MARGIN, list[str]()
    for (title, value), high in zip(charts, heights, strict=True):
        stamp(image, ground(high), MARGIN, y)
        series = [[value(view.seats[seat.seat]) for view in views] for seat in views[-1].seats]
        plot = Plot.of(series, [view.generation for view in views], y)
        lines = _parallel(plot, series)
        crowned = winners(views[-1]) if value is total else ()
        _draw_title(image, _(title), y, WORTH if value is worth else {})
        _draw_axes(image, plot)
        _draw_lines(image, plot, lines)
        _draw_ends(image, plot, [line[-1] for line in lines], [s[-1] for s in series], names, crowned)
        said.append(_told(_what(title, value), views, series, plainly(names)))
        if high > HIGH:
            _draw_lead(image, plot, [leader(view) for view in views])
            said.append(_led(views))
        y += high + MARGIN
    return picture(image, "history", shortened([line for line in said if line]))


def _what(title: str, value: Callable[[Seat], int]) -> str:
    """What a chart shows, with what each resource counts."""
    said = capital(_(title))
    if value is not worth:
        return said
    each = ", ".join(f"{resource_name(what)} {n}" for what, n in WORTH.items() if n > 1)
    return f"{said} ({each})"


def _told(title: str, views: Sequence[View], series: Sequence[Sequence[int]], called: Sequence[str]) -> str:
    """Where everybody began and ended."""
    first, last = views[0].generation, views[-1].generation
    span = _("generation {generations}", generations=_span(first, last))
    said = (number(s[0]) if first == last else f"{number(s[0])} → {number(s[-1])}" for s in series)
    return f"{title}, {span}: {'; '.join(f'{who} {n}' for who, n in zip(called, said, strict=False))}."


def _led(views: Sequence[View]) -> str:
    """`In the lead, by generation: 4 ◆, 5 to 8 ▲.`"""
    said: list[str] = []
    for seat, found in groupby(views, key=leader):
        generations = [view.generation for view in found]
        if seat is not None:
            said.append(f"{_span(generations[0], generations[-1])} {mark(seat)}")
    return _("In the lead, by generation: {leaders}.", leaders=", ".join(said)) if said else ""


def _span(first: int, last: int) -> str:
    """`4 to 8`, or `4` alone."""
    return number(first) if first == last else _("{first} to {last}", first=number(first), last=number(last))


class Plot(NamedTuple):
    """The field of a chart: where it begins and ends, its least and highest value, and its generations."""

    top: float
    foot: float
    low: int
    high: int
    at: Sequence[int]

    @classmethod
    def of(cls, series: Sequence[Sequence[int]], at: Sequence[int], y: int) -> Plot:
        """Of a chart that begins at `y`; every one has nothing at its foot, or what is below nothing."""
        low, high = min(0, *(min(s) for s in series)), max(0, *(max(s) for s in series))
        return cls(y + 68, y + HIGH - 50, low, max(high, low + 1), at)

    @property
    def step(self) -> float:
        """Pixels from one generation to the next."""
        return (FIELD[1] - FIELD[0]) / max(1, len(self.at) - 1)

    def x(self, i: int) -> float:
        return FIELD[1] - self.step * (len(self.at) - 1 - i)

    def y(self, n: float) -> float:
        return self.foot - (self.foot - self.top) * (n - self.low) / (self.high - self.low)

    def labelled(self) -> list[int]:
        """Generations whose number is written: the first, the last, and round ones between them."""
        last = len(self.at) - 1
        every = next(every for every in (1, 2, 5, 10, 20, 50) if every * self.step >= LABELS or every == 50)
        near = LABELS / self.step
        between = [i for i in range(last) if self.at[i] % every == 0 and near <= i <= last - near]
        return sorted({0, last, *between})


def _draw_title(image: Image.Image, title: str, y: int, weights: Mapping[str, int]) -> None:
    """What a chart shows; at the right what each resource counts where it counts more than one."""
    x = float(RIGHT)
    for what, n in reversed([(what, n) for what, n in weights.items() if n > 1]):
        x -= write(image, x, y + 40, number(n), theme.TITLE, LABEL, LETTER, align="right") + 36
        stamp(image, chip(what, 30), x, y + 16)
        x -= 14
    text, size = fit(capital(title), theme.TITLE, 30, x - LEFT, 20)
    write(image, LEFT, y + 40, text, theme.TITLE, size, LETTER)


def _draw_axes(image: Image.Image, plot: Plot) -> None:
    """Values at the left, generations below."""
    every = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500) if plot.high - plot.low <= 4 * step)
    canvas = Canvas(BOARD, HIGH, origin=(0, 40 - plot.top), oversampling=2)
    for n in range(-(-plot.low // every) * every, plot.high + 1, every):
        canvas.line(
            [(FIELD[0], plot.y(n)), (FIELD[1], plot.y(n))], 2.5 if n == 0 else 1.5, PANEL_EDGE, 0.9 if n == 0 else 0.6
        )
        write(image, FIELD[0] - 14, plot.y(n) + 9, number(n), theme.CAPTION, 26, QUIET, align="right")
    stamp(image, canvas.done(), 0, plot.top - 40)
    for i in plot.labelled():
        write(image, plot.x(i), plot.foot + 34, number(plot.at[i]), theme.CAPTION, 26, QUIET, align="middle")
    text, size = fit(_("generation"), theme.CAPTION, 26, RIGHT - FIELD[1] - 30, 18)
    write(image, FIELD[1] + 30, plot.foot + 34, text, theme.CAPTION, size, QUIET)


def _draw_lines(image: Image.Image, plot: Plot, lines: Sequence[Sequence[Point]]) -> None:
    """A line a player, those of equals side by side, with the owners' marks at the labelled generations."""
    canvas = Canvas(BOARD, HIGH, origin=(0, 40 - plot.top), oversampling=2)
    for wide, tone in ((8.0, INK), (4.0, None)):
        for seat in reversed(range(len(lines))):
            canvas.line([*lines[seat], lines[seat][-1]], wide, tone or OWNERS[seat].colour)
    stamp(image, canvas.done(), 0, plot.top - 40)
    for i in plot.labelled()[:-1]:
        for group in _close([line[i][1] for line in lines]):
            apart = min(MARK - 2.0, plot.step / len(group))
            start = -apart * (len(group) - 1) / 2 if i else 0.0
            for k, seat in enumerate(group):
                x = plot.x(i) + start + k * apart
                centre(image, owner(seat, MARK), x, _at(lines[seat], x))


def _parallel(plot: Plot, series: Sequence[Sequence[int]]) -> list[list[Point]]:
    """The line of each player; of equals, whoever is to rise lies above, so that lines cross only where ranks change."""
    lines: list[list[Point]] = [[] for _seat in series]
    for i in range(len(plot.at)):
        order = sorted(range(len(series)), key=lambda seat: [-n for n in series[seat][i:]])
        ys = spread([plot.y(series[seat][i]) for seat in order], APART, (plot.top, plot.foot))
        for seat, y in zip(order, ys, strict=True):
            lines[seat].append((plot.x(i), y))
    return lines


def spread(wanted: Sequence[float], apart: float, within: tuple[float, float]) -> list[float]:
    """Places at least so far apart, in the same order, as near as can be to those wanted, and within bounds."""
    pools: list[list[float]] = []
    for i, place in enumerate(wanted):
        pools.append([place - i * apart])
        while len(pools) > 1 and _mean(pools[-2]) > _mean(pools[-1]):
            pools[-2:] = [[*pools[-2], *pools[-1]]]
    flat = [_mean(pool) for pool in pools for _place in pool]
    last = within[1] - (len(flat) - 1) * apart
    return [min(max(place, within[0]), last) + i * apart for i, place in enumerate(flat)]


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _close(ys: Sequence[float]) -> list[list[int]]:
    """Players whose marks would hide one another, by their seats."""
    order = sorted(range(len(ys)), key=lambda seat: ys[seat])
    groups: list[list[int]] = []
    for last, seat in zip([None, *order], order, strict=False):
        if last is not None and ys[seat] - ys[last] < MARK - 2:
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return [sorted(group) for group in groups]


def _at(line: Sequence[Point], x: float) -> float:
    """How high a line runs at `x`."""
    for (x0, y0), (x1, y1) in pairwise(line):
        if x <= x1:
            return y0 + (y1 - y0) * (x - x0) / (x1 - x0)
    return line[-1][1]


def _draw_ends(
    image: Image.Image,
    plot: Plot,
    ends: Sequence[Point],
    values: Sequence[int],
    names: Sequence[str],
    crowned: Sequence[int],
) -> None:
    """Whose line ends where: mark, last number and name, moved apart where lines end close together."""
    order = sorted(range(len(ends)), key=lambda seat: ends[seat][1])
    ys = spread([ends[seat][1] for seat in order], 36, (plot.top, plot.foot - 8))
    digits = max(width(number(n), theme.TITLE, LABEL) for n in values)
    canvas = Canvas(BOARD, HIGH + 80, origin=(0, 80 - plot.top), oversampling=2)
    for seat, y in zip(order, ys, strict=True):
        canvas.line([ends[seat], (FIELD[1] + 26, y)], 2, OWNERS[seat].colour)
    stamp(image, canvas.done(), 0, plot.top - 80)
    for seat, y in zip(order, ys, strict=True):
        x, base, won = FIELD[1] + 30, y + 10, seat in crowned
        centre(image, owner(seat, 32), x + 10, y)
        x += 32 + digits
        write(image, x, base, number(values[seat]), theme.TITLE, LABEL, GOLD if won else LETTER, align="right")
        text, size = fit(shown_name(names[seat], seat), theme.STRONG, 26, RIGHT - x - 8 - 38 * won, 22)
        x += 8 + write(image, x + 8, base, text, theme.STRONG, size, LETTER)
        if won:
            stamp(image, sign("crown", 34), x + 6, base - 27)


def _draw_lead(image: Image.Image, plot: Plot, leaders: Sequence[int | None]) -> None:
    """Below the generations, who had most points at the end of each: a band in the owner's colour with the mark."""
    top = round(plot.foot) + 46
    text, size = fit(_("in the lead"), theme.CAPTION, 26, RIGHT - FIELD[1] - 30, 18)
    write(image, FIELD[1] + 30, top + 25, text, theme.CAPTION, size, QUIET)
    i = 0
    for seat, found in groupby(leaders):
        n = len(list(found))
        if seat is not None:
            left = max(plot.x(i) - plot.step / 2, plot.x(0) - 16)
            right = min(plot.x(i + n - 1) + plot.step / 2, FIELD[1] + 16)
            stamp(image, _band(seat, round(right - left) - 3), left, top)
            centre(image, owner(seat, 30), (left + right - 3) / 2, top + 16)
        i += n


@sprite_cache
def _band(seat: int, wide: int) -> Image.Image:
    canvas, colour = Canvas(wide, 32, oversampling=3), OWNERS[seat].colour
    canvas.box((0, 4, wide - 1, 28), 6, mix(colour, INK, 0.25), mix(colour, INK, 0.4))
    return canvas.done()
