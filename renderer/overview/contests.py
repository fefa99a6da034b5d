"""Milestones and awards on the sheet of all players: one line for each, with its owner, the score of the reader, and the leader."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import ceil
from typing import Final

from PIL import Image

from engine.view import View
from renderer.alt.cards import Wordings
from renderer.alt.goals import award_words, milestone_words
from renderer.alt.lines import plainly, shown_name
from renderer.annexes.blocks import FIGURES, LEFT, RIGHT, WIDE, Block, opaque, panel
from renderer.cards.parts import Box, Part, sprite, words
from renderer.drawing import theme
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, stamp, widened
from renderer.drawing.theme import GOLD, LABEL, LETTER, PANEL, QUIET, Colour, mix
from renderer.drawing.type import fit, width
from renderer.icons.signs import sign
from renderer.icons.sprites import owner
from renderer.overview.goals import EDGES, Goal, State, awards, milestones
from words import _
from words.catalogue import pgettext

TITLE: Final = 46
LINE: Final = 50
TAKEN: Final = LEFT + 186
"""The `x` of the sign and the mark of the player who has claimed or funded a goal: between the name and the reader's score."""
MINE: Final = TAKEN + 92
LEADING: Final = MINE + 96
"""The `x` from which the leaders are drawn, up to the right edge. All three are further right where names or titles are longer."""
MOST_FURTHER: Final = 60
"""The most pixels that columns move: the marks of five leaders stay large enough."""
EDGE: Final = RIGHT - 8
"""The right end of lines, inside the rim of claimed and funded goals."""
MARK: Final = 36
BASE: Final = 36
"""The distance of the base line from the top of a line, in pixels."""


def contests(view: View, names: Sequence[str], before: View | None) -> list[Block]:
    """A block of milestones and one of awards, without those that can no longer be claimed or funded; no blocks in a solo game."""
    both = (
        (_("milestones"), "flag", milestones(view, before), milestone_words(view, plainly(names))),
        (_("awards"), "cup", awards(view, before), award_words(view, plainly(names))),
    )
    further = _further([title for title, *_rest in both], [goal.name for _t, _s, found, _w in both for goal in found])
    return [_block(view, names, further, *one) for one in both if one[2]]


def _further(titles: Sequence[str], names: Sequence[str]) -> int:
    """How many pixels the columns of both blocks move to the right, so that no title and no name is cut."""
    wide = max((width(name, theme.STRONG, LABEL) for name in names), default=0)
    title = max(width(title.upper(), theme.TITLE, LABEL) for title in titles)
    return min(MOST_FURTHER, max(0, ceil(wide - (TAKEN - LEFT - 8)), ceil(title - (MINE - LEFT - 50))))


def _block(
    view: View,
    names: Sequence[str],
    further: int,
    title: str,
    token: str,
    found: Sequence[Goal],
    said: Sequence[Wordings],
) -> Block:
    shown = [goal for goal in found if goal.seat >= 0 or goal.score]
    ground = _ground(tuple(goal.state for goal in shown))
    parts = [*_title(title, token, further, ground.height)]
    if any(goal.score for goal in shown):
        parts += _columns(view.you, further, ground.height)
    for i, goal in enumerate(shown):
        top = TITLE + i * LINE
        parts += _line(goal, token, names, further, Box(LEFT, top + 2, EDGE, top + LINE - 2))
    return Block(ground, tuple(parts), tuple(said))


@sprite_cache
def _ground(states: tuple[State, ...]) -> Image.Image:
    """The panel of a block, with a golden background on the lines of claimed milestones and funded awards."""
    high = TITLE + LINE * len(states) + 8
    ground = panel(high, WIDE)
    for i, state in enumerate(states):
        if state != "idle":
            colour, thick = EDGES[state]
            stamp(ground, widened(WIDE - 16, partial(_edged, colour, thick)), 8, TITLE + i * LINE + 2)
    return opaque(ground)


def _edged(colour: Colour, thick: float, wide: int) -> Image.Image:
    """The golden background of the line of a claimed milestone or a funded award."""
    canvas, whole = Canvas(wide, LINE - 4), (0, 0, wide - 1, LINE - 5)
    canvas.box(whole, 9, mix(PANEL, GOLD, 0.18))
    canvas.frame(whole, 9, thick, colour, 0.8)
    return canvas.done()


def _title(title: str, token: str, further: int, high: int) -> Iterator[Part]:
    room = Box(LEFT, 2, EDGE, high)
    yield sprite("token", room, LEFT, 8, sign(token, 32))
    text, size = fit(title.upper(), theme.TITLE, LABEL, MINE + further - LEFT - 50, LABEL)
    yield words("title", room, LEFT + 42, 36, text, theme.TITLE, size, QUIET)


def _columns(you: int, further: int, high: int) -> Iterator[Part]:
    """The titles of the columns: the score of the reader, and the leader."""
    room, most = Box(LEFT, 2, EDGE, high), pgettext("best score", "most")
    if you >= 0:
        yield sprite("you", room, MINE + further, 8, owner(you, 32))
        yield words("yours", room, MINE + further + 38, 36, pgettext("whose score", "you"), theme.STRONG, LABEL, QUIET)
    yield words("most", room, EDGE - width(most, theme.STRONG, LABEL), 36, most, theme.STRONG, LABEL, QUIET)


def _line(goal: Goal, token: str, names: Sequence[str], further: int, room: Box) -> Iterator[Part]:
    """The parts of a line: name, owner, score of the reader, and leader; of a claimed milestone only name and owner."""
    base, middle = room.top - 2 + BASE, (room.top + room.bottom) / 2
    taken, mine = TAKEN + further, MINE + further
    text, size = fit(goal.name, theme.STRONG, FIGURES, taken - LEFT - 8, LABEL)
    yield words("name", room, LEFT, base, text, theme.STRONG, size, LETTER)
    if goal.seat >= 0:
        yield sprite("token", room, taken, middle - 17, sign(token, 34))
        yield sprite("taken", room, taken + 40, middle - MARK / 2, owner(goal.seat, MARK))
    if goal.score:
        if goal.mine:
            tone = GOLD if goal.reached else LETTER
            yield words("mine", room, mine, base, goal.mine, theme.BOLD, FIGURES, tone)
        yield from _standing(goal, LEADING + further, room, base, middle)
    else:
        text, size = fit(shown_name(names[goal.seat], goal.seat), theme.STRONG, FIGURES, EDGE - mine, LABEL)
        yield words("owner", room, mine, base, text, theme.STRONG, size, LETTER)


def _standing(goal: Goal, leading: float, room: Box, base: float, middle: float) -> Iterator[Part]:
    """The parts of the leader and, at the right edge, of the second place if second place scores; marks as large as possible, right of
    `leading`."""
    behind, wide = _("2nd"), width(goal.score, theme.HEAVY, FIGURES)
    fixed = wide + 8
    if goal.seconds:
        fixed += 26 + width(behind, theme.STRONG, LABEL) + width(goal.second, theme.BOLD, FIGURES) + 14
    marks = max(1, len(goal.leaders) + len(goal.seconds))
    size = min(MARK, int((room.right - leading - fixed) / marks) - 4)
    right = room.right
    if goal.seconds:
        right -= width(goal.second, theme.BOLD, FIGURES)
        yield words("second", room, right, base, goal.second, theme.BOLD, FIGURES, LETTER)
        for seat in reversed(goal.seconds):
            right -= size + 4
            yield sprite("second mark", room, right, middle - size / 2, owner(seat, size))
        right -= width(behind, theme.STRONG, LABEL) + 8
        yield words("behind", room, right, base, behind, theme.STRONG, LABEL, QUIET)
        right -= 26
    right -= wide
    yield words("score", room, right, base, goal.score, theme.HEAVY, FIGURES, GOLD if goal.seat >= 0 else LETTER)
    right -= 4
    for seat in reversed(goal.leaders):
        right -= size + 4
        yield sprite("leader", room, right, middle - size / 2, owner(seat, size))
