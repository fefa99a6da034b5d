"""The course of a game as SVG: charts with a line for each player, entry by entry, and a ribbon that shows who acted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from html import escape
from typing import Final

from engine.view import Seat
from renderer.drawing.canvas import Point
from renderer.replay.course import Course, ends
from renderer.replay.flat import Flat
from renderer.results.charts import worth
from renderer.results.scores import rating, total
from words import MARKS, _, plain, verbatim
from words.catalogue import N_, capital, colon, number, semicolons

WIDE: Final = 640
HIGH: Final = 200
SIDES: Final = (34, 16)
FOOT: Final = 22
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


def _chart(course: Course, key: str, title: str, value: Callable[[Seat], int], turning: int | None) -> str:
    moments, last = course.moments, len(course.moments) - 1
    series = [[value(moment.view.seats[seat.seat]) for moment in moments] for seat in course.last.seats]
    low, top = min(0, *map(min, series)), max(1, *map(max, series))
    left, right = SIDES[0], WIDE - SIDES[1]

    def x(i: float) -> float:
        return left + (right - left) * i / max(1, last)

    def y(n: float) -> float:
        return HIGH - FOOT - (HIGH - FOOT - 12) * (n - low) / (top - low)

    drawn: list[str] = []
    every = next((step for step in TICKS if top - low <= 5 * step), TICKS[-1])
    for n in range(-(-low // every) * every, top + 1, every):
        drawn.append(f'<line class="grid" x1="{left}" x2="{right}" y1="{y(n):.1f}" y2="{y(n):.1f}"/>')
        drawn.append(f'<text class="tick" x="{left - 5}" y="{y(n) + 4:.1f}" text-anchor="end">{number(n)}</text>')
    began = 0
    for i in ends(moments):
        at, middle = x(i), x((began + i) / 2)
        drawn.append(f'<line class="grid" x1="{at:.1f}" x2="{at:.1f}" y1="8" y2="{HIGH - FOOT}"/>')
        drawn.append(
            f'<text class="tick" x="{middle:.1f}" y="{HIGH - 6}" text-anchor="middle">{moments[i].view.generation}</text>'
        )
        began = i
    if turning is not None and value is total:
        drawn.append(f'<line class="turns" x1="{x(turning):.1f}" x2="{x(turning):.1f}" y1="4" y2="{HIGH - FOOT}"/>')
    lines = [" ".join(f"{a:.1f},{b:.1f}" for a, b in _stairs([(x(i), y(n)) for i, n in enumerate(s)])) for s in series]
    drawn += [f'<polyline class="casing" points="{line}"/>' for line in lines]
    drawn += [f'<polyline class="line s{seat}" points="{line}"/>' for seat, line in enumerate(lines)]
    for seat, values in enumerate(series):
        # Marks tell lines apart without colour; each stands at other generations, so that they do not hide each other.
        for n, i in enumerate(ends(moments)):
            if (n + seat) % len(series) == 0 or i == last:
                drawn.append(
                    f'<use href="#s-own-{seat}" transform="translate({x(i):.1f} {y(values[i]):.1f}) scale(12)"/>'
                )
    names = [plain(verbatim(name)) for name in course.names]
    said = semicolons(
        _("{name} {first} to {last}", name=name, first=number(s[0]), last=number(s[-1]))
        for name, s in zip(names, series, strict=True)
    )
    now = "".join(
        f'<span class="s{seat}"><i class="m m{seat}">{MARKS[seat]}</i> <b data-chart="{key}:{seat}">{number(s[-1])}</b></span>'
        for seat, s in enumerate(series)
    )
    return (
        f'<figure class="chart" data-left="{left}" data-right="{right}"><figcaption>{escape(title)}<span class="now">{now}</span>'
        f'</figcaption><svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-label="{escape(colon(title, said))}">{"".join(drawn)}'
        f'<line class="cursor" y1="6" y2="{HIGH - FOOT}" x1="{right}" x2="{right}"/></svg></figure>'
    )


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
