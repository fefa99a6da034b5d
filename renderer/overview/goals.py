"""Milestones and awards on the full board: owners or leaders, all scores, and new claims."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, NamedTuple

from PIL import Image

from engine.view import View
from renderer.alt.lines import first, leaders, seconds
from renderer.drawing import theme
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, stamp, widened
from renderer.drawing.theme import GOLD, LEAST, LETTER, PANEL, PANEL_EDGE, QUIET, WHITE, Colour, mix
from renderer.drawing.type import fit, label, width, write
from renderer.icons.signs import sign
from renderer.icons.sprites import owner
from renderer.overview.seats import LEFT, WIDE
from renderer.planet.readings import badge
from words import _, goal_name
from words.catalogue import number

HIGH: Final = 134
"""The height of the panel of all milestones, or of all awards, in pixels."""
CHIP: Final = HIGH - 46
MARK: Final = 22
"""The size of a leader's mark in pixels, if there is room for all marks."""
APART: Final = 3
SMALL: Final = 19
"""The size in pixels of a mark beside a word, or below another line."""
SMALLEST: Final = 9
"""The least size in pixels of a mark."""
CUP: Final = 20
"""The size in pixels of the cup before the mark of a funder."""
LETTERS: Final = 20
BETWEEN: Final = 6
"""Pixels between two chips."""
CLOSE: Final = 2
"""The pixels between two chips if their names are long."""
ROWS: Final = (34, 54, 75)
"""The heights of the middles of the lines of a funded award, in pixels: its funder, the leader, the second place."""
ROWS_OF_TWO: Final = (44, 70, 0)
"""The heights of the middles of the lines of a funded award whose second place does not score, in pixels."""
BESIDE: Final = 8
"""The pixels beside the names; fewer if the letters would be too small."""
State = Literal["idle", "taken", "new"]
"""The state of a milestone or an award: nobody's, claimed or funded, or so since the reader's last turn."""
EDGES: Final[Mapping[State, tuple[Colour, float]]] = {"idle": (PANEL_EDGE, 1.4), "taken": (GOLD, 2), "new": (WHITE, 4)}
"""The colour and width (in pixels) of the edge of a chip, by its state."""


class Goal(NamedTuple):
    """A milestone or an award: the seat that claimed or funded it (-1: nobody), the leaders, their score, and the reader's score."""

    name: str
    seat: int = -1
    leaders: tuple[int, ...] = ()
    score: str = ""
    """The score of the leaders; empty if the score can no longer change the owner."""
    seconds: tuple[int, ...] = ()
    """The seats that score the second place of a funded award."""
    second: str = ""
    mine: str = ""
    reached: bool = False
    """Whether the reader can claim the milestone or leads the award."""
    change: int = 0
    """The change of the score."""
    new: bool = False
    """Whether the goal was claimed or funded since the reader's last turn."""

    @property
    def state(self) -> State:
        return "new" if self.new else "idle" if self.seat < 0 else "taken"


def goals(view: View, before: View | None) -> list[tuple[str, list[Goal]]]:
    """The titles, each with its milestones or awards; empty in a solo game."""
    found = ((_("milestones"), milestones(view, before)), (_("awards"), awards(view, before)))
    return [(title, some) for title, some in found if some]


def milestones(view: View, before: View | None) -> list[Goal]:
    """The milestones: a claimed one with its owner, an open one with the players who are nearest to it."""
    still = view.open_milestones
    needs = {m.key: m.need for m in view.box.milestones.values()}
    found: list[Goal] = []
    for key, scores in view.milestone_scores.items():
        goal = _begun(key, view.milestones, before.milestones if before else None)
        if key in still:
            goal = _scored(goal, view.you, scores, f"/{needs[key]}")
            goal = goal._replace(reached=view.you >= 0 and scores[view.you] >= needs[key])
            if before:
                goal = goal._replace(change=max(scores) - max(before.milestone_scores[key]))
        found.append(goal)
    return found


def awards(view: View, before: View | None) -> list[Goal]:
    """The awards: each with its leader if it is funded or can still be funded, a funded one also with the second place if that scores."""
    count = {*view.awards, *view.open_awards}
    found: list[Goal] = []
    for key, scores in view.award_scores.items():
        goal = _begun(key, view.awards, before.awards if before else None)
        if key in count:
            goal = _scored(goal, view.you, scores)
            if before:
                goal = goal._replace(change=max(scores) - max(before.award_scores[key]))
        if key in view.awards:
            goal = goal._replace(leaders=first(scores), reached=view.you in first(scores))
        if key in view.awards and (after := seconds(scores)):
            goal = goal._replace(seconds=after, second=number(scores[after[0]]))
        found.append(goal)
    return found


def _scored(goal: Goal, you: int, scores: Sequence[int], of: str = "") -> Goal:
    """A milestone or award with its leaders and the score of the reader; `you` is -1 for a reader without a seat."""
    mine = f"{number(scores[you])}{of}" if you >= 0 else ""
    ahead = leaders(scores)
    return goal._replace(leaders=ahead, score=f"{number(max(scores))}{of}", mine=mine, reached=you in ahead)


def _begun(key: str, taken: Mapping[str, int], before: Mapping[str, int] | None) -> Goal:
    return Goal(goal_name(key), taken.get(key, -1), new=before is not None and key in taken.keys() - before)


def goals_panel() -> Image.Image:
    """The panel behind all milestones, or behind all awards."""
    return widened(WIDE, _goals_panel)


def _goals_panel(wide: int) -> Image.Image:
    canvas = Canvas(wide, HIGH, oversampling=3)
    canvas.box((0, 0, wide - 1, HIGH - 1), 14, mix(PANEL, WHITE, 0.03), PANEL, 0.88)
    canvas.frame((0, 0, wide - 1, HIGH - 1), 14, 1.5, PANEL_EDGE, 0.8)
    return canvas.done()


def draw_goals(image: Image.Image, y: int, title: str, found: Sequence[Goal]) -> None:
    """Draw milestones or awards on their panel, which begins at `y`."""
    write(image, LEFT + 14, y + 25, title.upper(), theme.TITLE, 19, QUIET)
    behind = _("2nd")
    wides, gap = chip_widths([(goal.name, _standing_width(goal, behind)) for goal in found])
    sizes = (
        fit(goal.name, theme.STRONG, LETTERS, wide - BESIDE, LEAST)[1] for goal, wide in zip(found, wides, strict=True)
    )
    size = min(sizes)
    x = LEFT + 13
    for goal, wide in zip(found, wides, strict=True):
        stamp(image, _goal(goal, round(wide), size, behind), x, y + 36)
        x += wide + gap


def chip_widths(contents: Sequence[tuple[str, float]]) -> tuple[list[float], int]:
    """The widths of chips side by side and the gap between them, in pixels, from the names on the chips and the width of the rest of each
    chip.

    All chips are equally wide if their contents fit, else chips with longer contents are wider.
    """
    needs = [max(width(name, theme.STRONG, LEAST), other) + CLOSE + 1 for name, other in contents]
    even = (WIDE - 20) / len(contents) - BETWEEN
    if max(needs) + BETWEEN - CLOSE <= even:
        return [even] * len(contents), BETWEEN
    spare = WIDE - 20 - CLOSE * len(contents) - sum(needs)
    return [need + spare / len(contents) for need in needs], CLOSE


def _standing_width(goal: Goal, behind: str) -> float:
    """The least width in pixels of the lines with the leaders of a taken goal and with its second place."""
    if goal.seat < 0 or not goal.score:
        return 0
    change = badge(goal.change, LEAST).width + APART if goal.change else 0
    leading = _word_width(goal.score, theme.BOLD, LETTERS) + change
    after = _word_width(behind, theme.STRONG, LEAST) + APART + _word_width(goal.second, theme.BOLD, LETTERS)
    mark = SMALLEST + APART
    return APART + max(mark * len(goal.leaders) + leading, mark * len(goal.seconds) + after)


@sprite_cache
def _goal(goal: Goal, wide: int, size: int, behind: str) -> Image.Image:
    """The sprite of a milestone or an award, with its name in letters of `size` pixels; `behind` is the word before the second place."""
    sprite = _chip(wide, goal.state).copy()
    tone = QUIET if goal.seat < 0 else LETTER
    text, size = fit(goal.name, theme.STRONG, size, wide - CLOSE, LEAST)
    write(sprite, wide / 2, 20, text, theme.STRONG, size, tone, align="middle")
    if goal.seat >= 0 and not goal.score:
        _draw_line(sprite, [owner(goal.seat, 46)], 56)
    elif goal.score:
        change = [badge(goal.change, LEAST)] if goal.change else []
        figures = [_word(goal.score, theme.BOLD, LETTERS, tone), *change]
        if goal.seat >= 0:
            funding, leading, following = ROWS if goal.seconds else ROWS_OF_TWO
            _draw_line(sprite, [sign("cup", CUP), owner(goal.seat, SMALL)], funding)
            _draw_line(sprite, [*_marks(goal.leaders, wide - _long(figures)), *figures], leading)
            if goal.seconds:
                after = [_word(behind, theme.STRONG, LEAST, QUIET), _word(goal.second, theme.BOLD, LETTERS, QUIET)]
                _draw_line(sprite, [after[0], *_marks(goal.seconds, wide - _long(after)), after[1]], following)
        else:
            _draw_line(sprite, _marks(goal.leaders, wide), 44)
            _draw_line(sprite, figures, 70)
    return sprite


def _word(text: str, face: str, size: int, tone: Colour) -> Image.Image:
    return label(text, face, size, tone, (_word_width(text, face, size), size))


def _word_width(text: str, face: str, size: int) -> int:
    return round(width(text, face, size)) + 2


def _marks(seats: Sequence[int], room: float) -> list[Image.Image]:
    """The marks of all leaders, as large as the width allows."""
    size = max(SMALLEST, min(MARK, round((room - BESIDE) / max(1, len(seats))) - APART))
    return [owner(seat, size) for seat in seats]


def _long(parts: Sequence[Image.Image]) -> float:
    return sum(part.width + APART for part in parts)


def _draw_line(sprite: Image.Image, parts: Sequence[Image.Image], y: float) -> None:
    """Draw parts side by side, in the middle of a chip."""
    x = (sprite.width - _long(parts) + APART) / 2
    for part in parts:
        stamp(sprite, part, x, y - part.height / 2)
        x += part.width + APART


@sprite_cache
def _chip(wide: int, state: State) -> Image.Image:
    """The ground of a chip."""
    edge, thick = EDGES[state]
    canvas = Canvas(wide, CHIP)
    ground = mix(PANEL, WHITE, 0.04) if state == "idle" else mix(PANEL, GOLD, 0.22)
    canvas.box((0, 0, wide - 1, CHIP - 1), 9, ground)
    canvas.frame((0, 0, wide - 1, CHIP - 1), 9, thick, edge)
    return canvas.done()
