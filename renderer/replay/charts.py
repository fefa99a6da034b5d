"""The course of a game as SVG: charts with a line for each player, entry by entry, and a ribbon that shows who acted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from html import escape
from typing import Final, NamedTuple

from engine.view import Seat
from renderer.drawing.canvas import Point
from renderer.replay.course import Course, ends
from renderer.replay.flat import Flat
from renderer.replay.markup import mark
from renderer.results.charts import worth
from renderer.results.scores import rating, total
from words import _, plain, verbatim
from words.catalogue import N_, capital, colon, number, semicolons

WIDE: Final = 640
HIGH: Final = 200
LEFT: Final = 42
RIGHT: Final = WIDE - 16
HEAD: Final = 12
BASE: Final = HIGH - 22
"""The limits of the lines of a chart, and of its grid but for `HEAD`: room is left for numbers."""
TICKS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
RIBBON: Final = 20
"""The height of the ribbon; a moment is one unit wide."""


def income(seat: Seat) -> int:
    """The M€ that a seat receives in the production phase: rating and production."""
    return seat.tr + seat.production["mc"]


CHARTS: Final[tuple[tuple[str, str, Callable[[Seat], int]], ...]] = (
    ("vp", N_("victory points, as if the game had ended there"), total),
    ("tr", N_("terraform rating"), rating),
    ("income", N_("M€ per generation, from rating and production"), income),
    ("worth", N_("all production, in M€"), worth),
)


def charts(course: Course, turning: int | None) -> str:
    """All charts, one below the other."""
    return "".join(_chart(course, key, capital(_(title)), value, turning) for key, title, value in CHARTS)


class Scale(NamedTuple):
    """Where a chart of `last` + 1 moments and of the values from `low` to `top` draws a moment and a value, in units of its view box."""

    last: int
    low: int
    top: int

    def x(self, moment: float) -> float:
        return LEFT + (RIGHT - LEFT) * moment / max(1, self.last)

    def y(self, value: float) -> float:
        return BASE - (BASE - HEAD) * (value - self.low) / (self.top - self.low)


def _chart(course: Course, key: str, title: str, value: Callable[[Seat], int], turning: int | None) -> str:
    series = [[value(moment.view.seats[seat.seat]) for moment in course.moments] for seat in course.last.seats]
    scale = Scale(len(course.moments) - 1, min(0, *map(min, series)), max(1, *map(max, series)))
    turns = [scale.x(turning)] if turning is not None and value is total else []
    drawn = [
        *_grid(course, scale),
        *(f'<line class="turns" x1="{at:.1f}" x2="{at:.1f}" y1="4" y2="{BASE}"/>' for at in turns),
        *_lines(series, scale),
        *_marks(course, series, scale),
    ]
    names = [plain(verbatim(name)) for name in course.names]
    said = semicolons(
        _("{name} {first} to {last}", name=name, first=number(s[0]), last=number(s[-1]))
        for name, s in zip(names, series, strict=True)
    )
    now = "".join(
        f'<span class="s{seat}">{mark(seat)} <b data-chart="{key}:{seat}">{number(s[-1])}</b></span>'
        for seat, s in enumerate(series)
    )
    return (
        f'<figure class="chart" data-left="{LEFT}" data-right="{RIGHT}"><figcaption>{escape(title)}<span class="now">{now}</span>'
        f'</figcaption><svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(colon(title, said))}">{"".join(drawn)}'
        f'<line class="cursor" y1="6" y2="{BASE}" x1="{RIGHT}" x2="{RIGHT}"/></svg></figure>'
    )


def _grid(course: Course, scale: Scale) -> Iterator[str]:
    """Lines at round values with their numbers, and at the ends of generations with theirs."""
    every = next((step for step in TICKS if scale.top - scale.low <= 5 * step), TICKS[-1])
    for n in range(-(-scale.low // every) * every, scale.top + 1, every):
        y = scale.y(n)
        yield f'<line class="grid" x1="{LEFT}" x2="{RIGHT}" y1="{y:.1f}" y2="{y:.1f}"/>'
        yield f'<text class="tick" x="{LEFT - 5}" y="{y + 4:.1f}" text-anchor="end">{number(n)}</text>'
    began = 0
    for i in ends(course.moments):
        at, middle, generation = scale.x(i), scale.x((began + i) / 2), course.moments[i].view.generation
        yield f'<line class="grid" x1="{at:.1f}" x2="{at:.1f}" y1="8" y2="{BASE}"/>'
        yield f'<text class="tick" x="{middle:.1f}" y="{HIGH - 6}" text-anchor="middle">{generation}</text>'
        began = i


def _lines(series: Sequence[Sequence[int]], scale: Scale) -> Iterator[str]:
    """A line for each player; the casings of all lines lie below them."""
    corners = [_stairs([(scale.x(i), scale.y(n)) for i, n in enumerate(values)]) for values in series]
    lines = [" ".join(f"{x:.1f},{y:.1f}" for x, y in found) for found in corners]
    yield from (f'<polyline class="casing" points="{line}"/>' for line in lines)
    yield from (f'<polyline class="line s{seat}" points="{line}"/>' for seat, line in enumerate(lines))


def _marks(course: Course, series: Sequence[Sequence[int]], scale: Scale) -> Iterator[str]:
    """Marks that tell lines apart without colour; each stands at other generations, so that they do not hide each other."""
    for seat, values in enumerate(series):
        for n, i in enumerate(ends(course.moments)):
            if (n + seat) % len(series) == 0 or i == scale.last:
                at = f"{scale.x(i):.1f} {scale.y(values[i]):.1f}"
                yield f'<use href="#s-own-{seat}" transform="translate({at}) scale(12)"/>'


def _stairs(found: Sequence[Point]) -> Iterable[Point]:
    """The corners of a line that is constant between values and then jumps."""
    before = found[0]
    yield before
    for x, y in found[1:]:
        if y != before[1]:
            yield x, before[1]
            yield x, y
            before = (x, y)
    yield found[-1][0], before[1]


def ribbon(course: Course, steps: Sequence[Flat], turning: int | None) -> str:
    """Who acted when: a bar for each moment, higher where a tile was placed, with a dot above it for a milestone or an award; generations
    below."""
    moments, n = course.moments, len(course.moments)
    bars: dict[int, list[str]] = {}
    for i, (moment, changed) in enumerate(zip(moments, steps, strict=True)):
        if i and moment.seat >= 0:
            high = 15 if any(key.startswith("t:") for key in changed) else 9
            bars.setdefault(moment.seat, []).append(f"M{i} {RIBBON - high}h1v{high}h-1z")
    drawn = "".join(f'<path class="s{seat}" d="{"".join(found)}"/>' for seat, found in bars.items())
    dots = [i for i, changed in enumerate(steps) if i and any(key.startswith("goal:") for key in changed)]
    marks = [f'<i class="goal" style="left:{100 * (i + 0.5) / n:.2f}%"></i>' for i in dots]
    if turning is not None:
        marks.append(f'<i class="turning" style="left:{100 * (turning + 0.5) / n:.2f}%"></i>')
    spans, began = list[str](), 0
    for i in ends(moments):
        left, wide = 100 * began / n, 100 * (i + 1 - began) / n
        spans.append(f'<span style="left:{left:.2f}%;width:{wide:.2f}%">{moments[i].view.generation}</span>')
        began = i + 1
    return (
        f'<svg viewBox="0 0 {n} {RIBBON}" preserveAspectRatio="none" aria-hidden="true">{drawn}</svg>'
        f'<div class="marks" aria-hidden="true">{"".join(marks)}</div><div class="gens" aria-hidden="true">{"".join(spans)}</div>'
    )
