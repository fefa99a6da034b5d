"""The full board: Mars with a row for each player, milestones and awards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from engine.expansions import open_box
from engine.view import View
from renderer import theme
from renderer.alt import PHASES, known, table_alt
from renderer.canvas import Canvas, stamp
from renderer.kept import kept
from renderer.layout import FULL
from renderer.mars import backdrop
from renderer.picture import Picture, picture
from renderer.planet import draw_off_map, new_spaces, planet
from renderer.readings import draw_readings
from renderer.seats import LEFT, RIGHT, WIDE, draw_seat
from renderer.sprites import owner
from renderer.theme import (
    GOLD,
    LETTER,
    PANEL,
    PANEL_EDGE,
    QUIET,
    TABLE,
    WARNING,
    WHITE,
    Colour,
    mix,
)
from renderer.type import fit, width, write
from words import _, goal_name
from words.catalogue import capital

TOP: Final = 76
GOAL_HEIGHT: Final = 134
MOONS: Final = ((64, 240), (996, 240), (64, 872), (996, 872))


def table(view: View, names: Sequence[str], before: View | None = None) -> Picture:
    """The whole table, 1600 × 1100 pixels; what has changed since the view `before` carries its difference."""
    return picture(everything(view, names, before), "table", table_alt(view, names, before), theme.FULL)


def everything(view: View, names: Sequence[str], before: View | None = None) -> Image.Image:
    """Mars, every player, milestones and awards."""
    image = Image.new("RGB", TABLE)
    image.paste(planet(view, FULL, new_spaces(view, before), before))
    image.paste(backdrop(), (FULL.width, 0))
    draw_readings(image, FULL, view, before)
    draw_off_map(image, FULL, MOONS, view)
    _draw_header(image, view)
    high = _row_height(view)
    for i, seat in enumerate(view.order):
        was = before.seats[seat] if before else None
        draw_seat(image, view, view.seats[seat], names[seat], (TOP + i * (high + 8), high), was)
    needs = {m.key: m.need for m in open_box(view.options).milestones.values()}
    below = TOP + len(view.seats) * (high + 8) + 8
    _draw_goals(image, below, _("milestones"), _milestones(view, needs))
    _draw_goals(image, below + GOAL_HEIGHT + 8, _("awards"), _awards(view))
    return image


def _row_height(view: View) -> int:
    """Five rows leave no room for a line with corporation and points; fewer do, and three lie comfortably."""
    return {5: 137, 4: 166}.get(len(view.seats), 196)


def _draw_header(image: Image.Image, view: View) -> None:
    """The phase; what is left in the deck, and what lies in the discard."""
    phase = _(PHASES[view.phase]) if view.phase in PHASES else view.phase
    x = float(RIGHT - 6)
    for caption, n in ((_("discard"), view.discard), (_("deck"), view.deck)):
        x -= write(image, x, 52, str(n), theme.TITLE, 28, LETTER, align="right") + 7
        x -= write(image, x, 52, caption.upper(), theme.CAPTION, 19, QUIET, align="right") + 16
    text, size = fit(capital(phase), theme.TITLE, 34, x - LEFT - 6, 22)
    write(image, LEFT + 6, 54, text, theme.TITLE, size, WARNING)


# Milestones and awards.

Goal = tuple[str, int, Sequence[int], str]
"""Name, who has claimed or funded it (-1 for nobody), the leading seats, and their score."""


def _leaders(scores: Sequence[int]) -> list[int]:
    best = max(scores)
    return [seat for seat, score in enumerate(scores) if score == best and best > 0]


def _milestones(view: View, needs: Mapping[str, int]) -> list[Goal]:
    """A claimed one shows who has it, an open one who is nearest."""
    return [
        (known(goal_name, k), view.milestones[k], (), "")
        if k in view.milestones
        else (known(goal_name, k), -1, _leaders(scores), f"{max(scores)}/{needs[k]}")
        for k, scores in view.milestone_scores.items()
    ]


def _awards(view: View) -> list[Goal]:
    return [
        (known(goal_name, k), view.awards.get(k, -1), _leaders(scores), str(max(scores)))
        for k, scores in view.award_scores.items()
    ]


@kept
def _chip(wide: int, high: int, state: str) -> Image.Image:
    canvas = Canvas(wide, high)
    taken = state == "taken"
    canvas.box((0, 0, wide - 1, high - 1), 9, mix(PANEL, GOLD, 0.22) if taken else mix(PANEL, WHITE, 0.04))
    canvas.frame((0, 0, wide - 1, high - 1), 9, 2 if taken else 1.4, GOLD if taken else PANEL_EDGE)
    return canvas.done()


@kept
def _panel(high: int) -> Image.Image:
    canvas = Canvas(WIDE, high, oversampling=3)
    canvas.box((0, 0, WIDE - 1, high - 1), 14, mix(PANEL, WHITE, 0.03), PANEL, 0.88)
    canvas.frame((0, 0, WIDE - 1, high - 1), 14, 1.5, PANEL_EDGE, 0.8)
    return canvas.done()


def _draw_goals(image: Image.Image, y: int, title: str, goals: Sequence[Goal]) -> None:
    """A panel of milestones or awards; none in a solo game, which has neither."""
    if not goals:
        return
    stamp(image, _panel(GOAL_HEIGHT), LEFT, y)
    write(image, LEFT + 14, y + 25, title.upper(), theme.TITLE, 19, QUIET)
    step = (WIDE - 20) / len(goals)
    wide, high = round(step - 6), GOAL_HEIGHT - 46
    for i, (name, seat, leaders, score) in enumerate(goals):
        x, top = LEFT + 13 + i * step, y + 36
        stamp(image, _chip(wide, high, "idle" if seat < 0 else "taken"), x, top)
        tone = QUIET if seat < 0 else LETTER
        text, size = fit(name, theme.STRONG, 20, wide - 6, 16)
        write(image, x + wide / 2, top + 22, text, theme.STRONG, size, tone, align="middle")
        if seat >= 0:
            size = 34 if score else 46
            stamp(image, owner(seat, size), x + 6 if score else x + wide / 2 - size / 2, top + 55 - size / 2)
        taken = 0 if seat < 0 else 42
        _draw_leaders(image, (x + taken, x + wide - 4), top + 62, leaders, score, tone)


def _draw_leaders(
    image: Image.Image, room: tuple[float, float], base: float, leaders: Sequence[int], score: str, tone: Colour
) -> None:
    """The marks of who leads, small, and their score between two edges; the score alone where they are too many."""
    size = 20 if len(leaders) < 2 else 18
    figures = width(score, theme.BOLD, size) + 3
    marks = leaders if size * len(leaders) + figures <= room[1] - room[0] else ()
    x = (room[0] + room[1] - size * len(marks) - figures) / 2
    for seat in marks:
        stamp(image, owner(seat, size), x, base - size * 0.86)
        x += size
    write(image, x + 3, base, score, theme.BOLD, size, tone)
