"""The full board: Mars with a row for each player, milestones and awards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from engine.expansions import open_box
from engine.view import View
from renderer import theme
from renderer.alt import PHASES, known, leaders, left
from renderer.alt_boards import table_alt
from renderer.beside import draw_off_map
from renderer.canvas import Canvas, stamp
from renderer.kept import kept, layers
from renderer.layout import FULL
from renderer.mars import backdrop
from renderer.picture import Picture, picture
from renderer.planet import new_spaces, planet
from renderer.readings import draw_readings
from renderer.rows import with_rows
from renderer.seats import LEFT, RIGHT, WIDE, asked, draw_seat, panel
from renderer.sheets import draw_sheets, sheets
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
BOTTOM: Final = 14


def table(view: View, names: Sequence[str], before: View | None = None) -> Picture:
    """The whole table, 1600 × 1100 pixels and a band for what lies beside the map.

    What has changed since the view `before` carries its difference.
    """
    more = [sheet.said() for sheet in sheets(view, _room(view))]
    image = full_board(view, names, before)
    encoding = theme.AS_TABLE if image.size == TABLE else theme.AS_HIGHER_TABLE
    return picture(image, "table", table_alt(view, names, before, more), encoding)


def full_board(view: View, names: Sequence[str], before: View | None = None) -> Image.Image:
    """Mars, every player, milestones and awards."""
    image = planet(view, FULL, new_spaces(view, before), before, TABLE)
    high = _row_height(view)
    panels = len(view.seats), high, bool(view.milestone_scores) + bool(view.award_scores)
    image.paste(_panels(*panels), (FULL.width, 0))
    draw_readings(image, FULL, view, before)
    draw_off_map(image, FULL, view)
    _draw_header(image, view)
    for i, seat in enumerate(view.order):
        was = before.seats[seat] if before else None
        if seat in view.owing:
            image.paste(_asked(seat, i, panels), (LEFT, _row_top(i, high)))
        draw_seat(image, view, view.seats[seat], names[seat], (_row_top(i, high), high), was)
    needs = {m.key: m.need for m in open_box(view.options).milestones.values()}
    _draw_goals(image, _goals_top(0, len(view.seats), high), _("milestones"), _milestones(view, needs))
    _draw_goals(image, _goals_top(1, len(view.seats), high), _("awards"), _awards(view))
    draw_sheets(image, sheets(view, _room(view)), TABLE[1] - BOTTOM - _room(view))
    return with_rows(image, view, before)


@layers
def _panels(seats: int, high: int, goals: int) -> Image.Image:
    """The sky beside the planet with a panel for each player, and for milestones and awards."""
    image, left = backdrop(), LEFT - FULL.width
    for i in range(seats):
        stamp(image, panel(high), left, _row_top(i, high))
    for i in range(goals):
        stamp(image, _goals_panel(), left, _goals_top(i, seats, high))
    return image


@kept
def _asked(seat: int, index: int, panels: tuple[int, int, int]) -> Image.Image:
    """The panel of one who is to decide with the sky behind it: without transparency it is put down in no time."""
    high, left = panels[1], LEFT - FULL.width
    top = _row_top(index, high)
    ground = _panels(*panels).crop((left, top, left + WIDE, top + high))
    stamp(ground, asked(seat, high), 0, 0)
    return ground


def _row_height(view: View) -> int:
    """Five rows leave no room for a line with corporation and points; fewer do, and three lie comfortably."""
    return {5: 137, 4: 166}.get(len(view.seats), 196)


def _row_top(index: int, high: int) -> int:
    return TOP + index * (high + 8)


def _goals_top(index: int, seats: int, high: int) -> int:
    """Where milestones begin, and awards, below the rows of the players."""
    return _row_top(seats, high) + 8 + index * (GOAL_HEIGHT + 8)


def _room(view: View) -> int:
    """Pixels that players, milestones and awards leave below them."""
    panels = bool(view.milestone_scores) + bool(view.award_scores)
    return TABLE[1] - BOTTOM - _goals_top(panels, len(view.seats), _row_height(view))


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

Goal = tuple[str, int, tuple[int, ...], str]
"""Name, who has claimed or funded it (-1 for nobody), the leading seats, and their score."""


def _milestones(view: View, needs: Mapping[str, int]) -> list[Goal]:
    """A claimed one shows who has it, an open one who is nearest."""
    still = left(view.milestone_scores, view.milestones)
    return [
        (known(goal_name, k), -1, leaders(scores), f"{max(scores)}/{needs[k]}")
        if k in still
        else (known(goal_name, k), view.milestones.get(k, -1), (), "")
        for k, scores in view.milestone_scores.items()
    ]


def _awards(view: View) -> list[Goal]:
    """One that is funded or may still be shows who leads."""
    count = {*view.awards, *left(view.award_scores, view.awards)}
    return [
        (known(goal_name, k), view.awards.get(k, -1), leaders(scores), str(max(scores)))
        if k in count
        else (known(goal_name, k), -1, (), "")
        for k, scores in view.award_scores.items()
    ]


def _goals_panel() -> Image.Image:
    canvas = Canvas(WIDE, GOAL_HEIGHT, oversampling=3)
    canvas.box((0, 0, WIDE - 1, GOAL_HEIGHT - 1), 14, mix(PANEL, WHITE, 0.03), PANEL, 0.88)
    canvas.frame((0, 0, WIDE - 1, GOAL_HEIGHT - 1), 14, 1.5, PANEL_EDGE, 0.8)
    return canvas.done()


def _draw_goals(image: Image.Image, y: int, title: str, goals: Sequence[Goal]) -> None:
    """Milestones or awards on their panel; none in a solo game, which has neither."""
    if not goals:
        return
    write(image, LEFT + 14, y + 25, title.upper(), theme.TITLE, 19, QUIET)
    step = (WIDE - 20) / len(goals)
    for i, goal in enumerate(goals):
        stamp(image, _goal(goal, round(step - 6)), LEFT + 13 + i * step, y + 36)


@kept
def _goal(goal: Goal, wide: int) -> Image.Image:
    """A milestone or an award."""
    name, seat, leaders, score = goal
    sprite = _chip(wide, "idle" if seat < 0 else "taken").copy()
    tone = QUIET if seat < 0 else LETTER
    text, size = fit(name, theme.STRONG, 20, wide - 6, 16)
    write(sprite, wide / 2, 22, text, theme.STRONG, size, tone, align="middle")
    if seat >= 0:
        size = 34 if score else 46
        stamp(sprite, owner(seat, size), 6 if score else wide / 2 - size / 2, 55 - size / 2)
    taken = 0 if seat < 0 else 42
    _draw_leaders(sprite, (taken, wide - 4), 62, leaders, score, tone)
    return sprite


@kept
def _chip(wide: int, state: str) -> Image.Image:
    """The ground of a goal, `idle` or `taken`."""
    high, taken = GOAL_HEIGHT - 46, state == "taken"
    canvas = Canvas(wide, high)
    canvas.box((0, 0, wide - 1, high - 1), 9, mix(PANEL, GOLD, 0.22) if taken else mix(PANEL, WHITE, 0.04))
    canvas.frame((0, 0, wide - 1, high - 1), 9, 2 if taken else 1.4, GOLD if taken else PANEL_EDGE)
    return canvas.done()


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
