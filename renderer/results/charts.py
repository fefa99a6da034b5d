"""The course of a game: points, rating and production by generation, and who led when."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby, pairwise
from typing import Final, NamedTuple

from PIL import Image

from engine.prices import USUAL
from engine.view import Seat, View, ranked, winners
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
from words.catalogue import N_, bracketed, capital, colon, commas, ended, number, pair, semicolons

HIGH: Final = 300
"""The height of a chart, in pixels."""
TALL: Final = 440
"""The height of the chart of chances, which is alone on its picture, in pixels."""
LEAD: Final = 48
"""The additional height of the chart of points, in pixels, for the band that shows who led."""
FIELD: Final = (LEFT + 56.0, 520.0)
"""The `x` of the first and the last generation, in pixels."""
MARK: Final = 19
"""The size of a player's mark on a line, in pixels."""
APART: Final = 5.0
"""The distance in pixels between lines that would otherwise cover each other."""
LABELS: Final = 40
"""The least distance from one labelled generation to the next, in pixels."""
WORTH: Final[Mapping[str, int]] = {
    "mc": 1,
    "steel": USUAL["value:steel"],
    "titanium": USUAL["value:titanium"],
    "plants": 3,
    "energy": 2,
    "heat": 2,
}
"""The worth of a resource in M€: metals as payment; plants and heat (and so energy) by the standard projects that buy the same."""


def worth(seat: Seat) -> int:
    """The production of a player per generation, as its worth in M€."""
    return sum(WORTH[what] * n for what, n in seat.production.items())


CHARTS: Final[tuple[tuple[str, Callable[[Seat], int]], ...]] = (
    (N_("victory points"), total),
    (N_("terraform rating"), rating),
    (N_("production, in M€"), worth),
)


def history(views: Sequence[View], names: Sequence[str], won: Sequence[int] | None = None) -> Picture:
    """Charts of points, rating and production of all players by generation, one below the other; 800 pixels wide.

    Where points are hidden, their chart is left out. `won`: see `points`.
    """
    charts = [chart for chart in CHARTS if chart[1] is not total or views[-1].seats[0].points]
    heights = [HIGH + LEAD * (value is total and len(views[-1].seats) > 1) for _title, value in charts]
    image = Image.new("RGB", (BOARD, MARGIN + sum(heights) + MARGIN * len(charts)), GROUND)
    best_first = [seat.seat for _rank, seat in ranked(views[-1])]
    y, said = MARGIN, list[str]()
    for (title, value), high in zip(charts, heights, strict=True):
        stamp(image, ground(high), MARGIN, y)
        series = [[value(view.seats[seat.seat]) for view in views] for seat in views[-1].seats]
        plot = Plot.of(series, [view.generation for view in views], y)
        lines = _parallel(plot, series, best_first)
        crowned = () if value is not total else winners(views[-1]) if won is None else won
        _draw_title(image, _(title), y, WORTH if value is worth else {})
        _draw_axes(image, plot)
        _draw_lines(image, plot, lines)
        _draw_ends(image, plot, [line[-1] for line in lines], [s[-1] for s in series], names, crowned)
        said.append(_told(_what(title, value), views, series, plainly(names)))
        if high > HIGH:
            _draw_lead(image, plot, [leader(view) for view in views])
            said.append(_led(views))
        y += high + MARGIN
    return picture(image, "history", shortened([line for line in said if line]), theme.AS_SHEET)


def chances(
    generations: Sequence[int], series: Sequence[Sequence[int]], names: Sequence[str], won: Sequence[int]
) -> Picture:
    """A chart of each player's chance to win by generation, in percent; 800 pixels wide. The players in `won` have a crown at the end."""
    image = Image.new("RGB", (BOARD, MARGIN + TALL + MARGIN), GROUND)
    stamp(image, ground(TALL), MARGIN, MARGIN)
    field = Plot.of(series, generations, MARGIN, TALL)._replace(low=0, high=100)
    title = _("chance to win, in percent") if len(series) > 1 else _("chance to reach the goal, in percent")
    lines = _parallel(field, series, sorted(range(len(series)), key=lambda seat: seat not in won))
    _draw_title(image, title, MARGIN, {})
    _draw_axes(image, field)
    _draw_lines(image, field, lines)
    _draw_ends(image, field, [line[-1] for line in lines], [s[-1] for s in series], names, won)
    said = [
        ended(colon(who, commas(_("{n}\u00a0%", n=n) for n in own)))
        for who, own in zip(plainly(names), series, strict=False)
    ]
    span = _("generation {generations}", generations=_span(generations[0], generations[-1]))
    return picture(image, "chances", shortened([ended(commas((capital(title), span))), *said]), theme.AS_SHEET)


def _what(title: str, value: Callable[[Seat], int]) -> str:
    """The title of a chart, followed by the worth of each resource in M€."""
    said = capital(_(title))
    if value is not worth:
        return said
    each = commas(pair(resource_name(what), n) for what, n in WORTH.items() if n > 1)
    return bracketed(said, each)


def _told(title: str, views: Sequence[View], series: Sequence[Sequence[int]], called: Sequence[str]) -> str:
    """The words of a chart: the first and the last value of each player."""
    first, last = views[0].generation, views[-1].generation
    span = _("generation {generations}", generations=_span(first, last))
    said = (number(s[0]) if first == last else f"{number(s[0])} → {number(s[-1])}" for s in series)
    return ended(colon(commas((title, span)), semicolons(pair(who, n) for who, n in zip(called, said, strict=False))))


def _led(views: Sequence[View]) -> str:
    """A sentence that says who led at the end of each generation: `In the lead, by generation: 4 ◆, 5 to 8 ▲.`"""
    said: list[str] = []
    for seat, found in groupby(views, key=leader):
        generations = [view.generation for view in found]
        if seat is not None:
            said.append(pair(_span(generations[0], generations[-1]), mark(seat)))
    return _("In the lead, by generation: {leaders}.", leaders=commas(said)) if said else ""


def _span(first: int, last: int) -> str:
    """A span of generations: `4 to 8`, or `4` alone."""
    return number(first) if first == last else _("{first} to {last}", first=number(first), last=number(last))


class Plot(NamedTuple):
    """The field of a chart: its top and foot in pixels, its least and highest value, and the generations on its axis."""

    top: float
    foot: float
    low: int
    high: int
    at: Sequence[int]

    @classmethod
    def of(cls, series: Sequence[Sequence[int]], at: Sequence[int], y: int, tall: int = HIGH) -> Plot:
        """The field of a chart whose top is at `y` and whose height is `tall` pixels; its axis begins at 0, or at the least value if that
        is negative."""
        low, high = min(0, *(min(s) for s in series)), max(0, *(max(s) for s in series))
        return cls(y + 68, y + tall - 50, low, max(high, low + 1), at)

    @property
    def tall(self) -> int:
        """The height of the chart in pixels, including what is drawn above and below the field."""
        return round(self.foot - self.top) + 118

    @property
    def step(self) -> float:
        """The distance from one generation to the next, in pixels."""
        return (FIELD[1] - FIELD[0]) / max(1, len(self.at) - 1)

    def x(self, i: int) -> float:
        return FIELD[1] - self.step * (len(self.at) - 1 - i)

    def y(self, n: float) -> float:
        return self.foot - (self.foot - self.top) * (n - self.low) / (self.high - self.low)

    def labelled(self) -> list[int]:
        """The indices of the generations with a label: the first, the last, and round ones between them."""
        last = len(self.at) - 1
        every = next(every for every in (1, 2, 5, 10, 20, 50) if every * self.step >= LABELS or every == 50)
        near = LABELS / self.step
        between = [i for i in range(last) if self.at[i] % every == 0 and near <= i <= last - near]
        return sorted({0, last, *between})


def _draw_title(image: Image.Image, title: str, y: int, weights: Mapping[str, int]) -> None:
    """Draw the title of a chart and, at the right, the resources that are worth more than 1 M€."""
    x = float(RIGHT)
    for what, n in reversed([(what, n) for what, n in weights.items() if n > 1]):
        x -= write(image, x, y + 40, number(n), theme.TITLE, LABEL, LETTER, align="right") + 36
        stamp(image, chip(what, 30), x, y + 16)
        x -= 14
    text, size = fit(capital(title), theme.TITLE, 30, x - LEFT, 20)
    write(image, LEFT, y + 40, text, theme.TITLE, size, LETTER)


def _draw_axes(image: Image.Image, plot: Plot) -> None:
    """Draw the values at the left and the generations below."""
    every = next(step for step in (1, 2, 5, 10, 20, 50, 100, 200, 500) if plot.high - plot.low <= 4 * step)
    canvas = Canvas(BOARD, plot.tall, origin=(0, 40 - plot.top), oversampling=2)
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
    """Draw a line for each player, equal lines side by side, with the owner's mark at the labelled generations."""
    canvas = Canvas(BOARD, plot.tall, origin=(0, 40 - plot.top), oversampling=2)
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


def _parallel(plot: Plot, series: Sequence[Sequence[int]], best_first: Sequence[int]) -> list[list[Point]]:
    """The line of each player; of equal lines, that of the player who leads later is above, so that lines cross only where ranks change.

    Of those that are equal to the end, the player's is above who comes first in `best_first`.
    """
    lines: list[list[Point]] = [[] for _seat in series]
    for i in range(len(plot.at)):
        order = sorted(best_first, key=lambda seat: [-n for n in series[seat][i:]])
        ys = spread([plot.y(series[seat][i]) for seat in order], APART, (plot.top, plot.foot))
        for seat, y in zip(order, ys, strict=True):
            lines[seat].append((plot.x(i), y))
    return lines


def spread(wanted: Sequence[float], apart: float, within: tuple[float, float]) -> list[float]:
    """Positions in the order of `wanted`, at least `apart` from each other, within the bounds, and as near to `wanted` as possible."""
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
    """Groups of seats whose marks would overlap."""
    order = sorted(range(len(ys)), key=lambda seat: ys[seat])
    groups: list[list[int]] = []
    for last, seat in zip([None, *order], order, strict=False):
        if last is not None and ys[seat] - ys[last] < MARK - 2:
            groups[-1].append(seat)
        else:
            groups.append([seat])
    return [sorted(group) for group in groups]


def _at(line: Sequence[Point], x: float) -> float:
    """The `y` of a line at `x`."""
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
    """Draw mark, last value and name at the end of each line, moved apart where lines end close together."""
    order = sorted(range(len(ends)), key=lambda seat: ends[seat][1])
    ys = spread([ends[seat][1] for seat in order], 36, (plot.top, plot.foot - 8))
    digits = max(width(number(n), theme.TITLE, LABEL) for n in values)
    canvas = Canvas(BOARD, plot.tall + 80, origin=(0, 80 - plot.top), oversampling=2)
    for seat, y in zip(order, ys, strict=True):
        canvas.line([ends[seat], (FIELD[1] + 26, y)], 2, OWNERS[seat].colour)
    stamp(image, canvas.done(), 0, plot.top - 80)
    for seat, y in zip(order, ys, strict=True):
        x, base, won = FIELD[1] + 30, y + 10, seat in crowned
        centre(image, owner(seat, 32), x + 10, y)
        x += 32 + digits
        write(image, x, base, number(values[seat]), theme.TITLE, LABEL, GOLD if won else LETTER, align="right")
        text, size = fit(shown_name(names[seat], seat), theme.STRONG, 26, RIGHT - x - 8 - 38 * won, 25)
        x += 8 + write(image, x + 8, base, text, theme.STRONG, size, LETTER)
        if won:
            stamp(image, sign("crown", 34), x + 6, base - 27)


def _draw_lead(image: Image.Image, plot: Plot, leaders: Sequence[int | None]) -> None:
    """Draw below the generations who led at the end of each: a band in the leader's colour with the leader's mark."""
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
