"""The full board: Mars with a row for each player, milestones and awards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image

from engine.card import CARDS
from engine.expansions import open_box
from engine.view import Seat, View
from renderer import theme
from renderer.alt import PHASES, known, table_alt
from renderer.canvas import Canvas, stamp
from renderer.kept import kept
from renderer.layout import FULL
from renderer.mars import backdrop
from renderer.picture import Picture, picture
from renderer.planet import draw_off_map, planet
from renderer.signs import sign
from renderer.sprites import chip, owner, tag
from renderer.square import draw_readings
from renderer.theme import (
    GOLD,
    INK,
    LESS,
    LETTER,
    MORE,
    OWNERS,
    PANEL,
    PANEL_EDGE,
    QUIET,
    TABLE,
    WARNING,
    WHITE,
    Colour,
    mix,
)
from renderer.type import drawable, fit, width, write
from words import _, goal_name
from words.catalogue import capital, signed

LEFT: Final = 1072
RIGHT: Final = 1584
WIDE: Final = RIGHT - LEFT
TOP: Final = 76
GOAL_HEIGHT: Final = 134
MOONS: Final = ((64, 240), (996, 240), (64, 872), (996, 872))


def table(view: View, names: Sequence[str]) -> Picture:
    """The whole table, 1600 × 1100 pixels."""
    return picture(everything(view, names), "table", table_alt(view, names), theme.FULL)


def everything(view: View, names: Sequence[str]) -> Image.Image:
    """Mars, every player, milestones and awards."""
    image = Image.new("RGB", TABLE)
    image.paste(planet(view, FULL))
    image.paste(backdrop(), (FULL.width, 0))
    draw_readings(image, FULL, view)
    draw_off_map(image, FULL, MOONS, view)
    _draw_header(image, view)
    high = _row_height(view)
    for i, seat in enumerate(view.order):
        _draw_seat(image, view, view.seats[seat], names[seat], TOP + i * (high + 8), high)
    needs = {m.key: m.need for m in open_box(view.options).milestones.values()}
    below = TOP + len(view.seats) * (high + 8) + 8
    _draw_goals(image, below, _("milestones"), _milestones(view, needs))
    _draw_goals(image, below + GOAL_HEIGHT + 8, _("awards"), _awards(view))
    return image


def _row_height(view: View) -> int:
    """Five rows leave no room for a line with corporation and cards played; fewer do."""
    return 137 if len(view.seats) == 5 else 166


def _draw_header(image: Image.Image, view: View) -> None:
    phase = _(PHASES[view.phase]) if view.phase in PHASES else view.phase
    write(image, LEFT + 6, 54, capital(phase), theme.TITLE, 34, WARNING)
    x = float(RIGHT - 6)
    for text, tone in ((str(view.discard), QUIET), (" / ", QUIET), (str(view.deck), LETTER)):
        x -= write(image, x, 52, text, theme.TITLE, 28, tone, align="right")
    stamp(image, sign("card", 34), x - 38, 26)


# Players.


@kept
def _row(seat: int, high: int, state: str) -> Image.Image:
    """The ground of a player's row; `asked` has a rim in the owner's colour."""
    canvas = Canvas(WIDE, high, oversampling=3)
    whole, colour = (0, 0, WIDE - 1, high - 1), OWNERS[seat].colour
    canvas.box(whole, 14, mix(PANEL, WHITE, 0.05), PANEL, 0.9)
    if state == "asked":
        canvas.box(whole, 14, colour, mix(colour, INK, 0.5), 0.22)
    canvas.frame(whole, 14, 3.5 if state == "asked" else 1.5, colour if state == "asked" else PANEL_EDGE)
    canvas.box((0, 16, 6, high - 16), 3, colour)
    return canvas.done()


def _draw_seat(image: Image.Image, view: View, seat: Seat, name: str, y: int, high: int) -> None:
    stamp(image, _row(seat.seat, high, "asked" if seat.seat in view.owing else "idle"), LEFT, y)
    stamp(image, owner(seat.seat, 42), LEFT + 12, y + 6)
    base = y + 38
    write(image, RIGHT - 14, base + 1, str(seat.tr), theme.HEAVY, 36, GOLD, align="right")
    write(image, RIGHT - 76, base, "TR", theme.CAPTION, 22, QUIET, align="right")
    stamp(image, sign("card", 32), RIGHT - 164, y + 12)
    write(image, RIGHT - 134, base, str(seat.hand), theme.TITLE, 26, LETTER)
    right = RIGHT - 172.0
    for text, tone in _states(view, seat):
        right -= write(image, right, base - 2, text.upper(), theme.BOLD, 20, tone, align="right") + 10
    if view.first == seat.seat:
        right -= 34
        stamp(image, sign("first", 30), right, y + 14)
    text, size = fit(shown_name(name, seat.seat), theme.TITLE, 29, right - LEFT - 70, 20)
    write(image, LEFT + 60, base, text, theme.TITLE, size, LETTER)
    _draw_stock(image, seat, y + 50)
    _draw_tags(image, seat, y + 102)
    if high > 150:
        _draw_played(image, seat, y + high - 12)


def _states(view: View, seat: Seat) -> list[tuple[str, Colour]]:
    if view.over:
        return []
    if seat.seat in view.owing:
        return [(_("to decide"), GOLD)]
    return [(_("passed"), WARNING)] if seat.passed else []


def shown_name(name: str, seat: int) -> str:
    """A name as far as the fonts have its letters; a player is never nameless."""
    return drawable(name) or _("Player {n}", n=seat + 1)


def _draw_stock(image: Image.Image, seat: Seat, y: int) -> None:
    """Six resources with what is held and what is made."""
    step = (WIDE - 14) / len(seat.stock)
    for i, (what, held) in enumerate(seat.stock.items()):
        x = LEFT + 10 + i * step
        stamp(image, chip(what, 40), x, y + 3)
        write(image, x + 43, y + 24, str(held), theme.TITLE, 27 if held < 100 else 21, LETTER)
        made = seat.production[what]
        tone = MORE if made > 0 else LESS if made < 0 else QUIET
        write(image, x + 43, y + 46, signed(made), theme.BOLD, 20, tone)


def _draw_tags(image: Image.Image, seat: Seat, y: int) -> None:
    tags = [(name, n) for name, n in sorted(seat.tags.items(), key=lambda item: -item[1]) if n]
    room = (WIDE - 24) / max(9, len(tags))
    for i, (name, n) in enumerate(tags):
        x = LEFT + 12 + i * room
        size = 27 if room > 50 else 22
        stamp(image, tag(name, size), x, y)
        write(image, x + size + 2, y + 22, str(n), theme.BOLD, 21 if room > 50 else 18, LETTER)


def _draw_played(image: Image.Image, seat: Seat, y: int) -> None:
    """Corporation, cards face up, events."""
    events = str(len(seat.events))
    x = RIGHT - 14 - write(image, RIGHT - 14, y, events, theme.BOLD, 21, LETTER, align="right") - 30
    stamp(image, tag("event", 26), x, y - 21)
    cards = str(len(seat.played))
    x -= 14 + write(image, x - 14, y, cards, theme.BOLD, 21, LETTER, align="right") + 28
    stamp(image, sign("card", 26), x, y - 21)
    if seat.corporation:
        text, size = fit(CARDS[seat.corporation].name, theme.STRONG, 22, x - LEFT - 30, 18)
        write(image, LEFT + 14, y, text, theme.STRONG, size, QUIET)


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
        _draw_leaders(image, x + wide / 2 if seat < 0 else x + wide / 2 + 20, top + 62, leaders, score, tone)


def _draw_leaders(
    image: Image.Image, middle: float, base: float, leaders: Sequence[int], score: str, tone: Colour
) -> None:
    """The marks of who leads, small, and their score; of more than two, the score alone."""
    marks = leaders if len(leaders) < 3 else ()
    size = 20 if len(marks) < 2 else 18
    wide = size * len(marks) + width(score, theme.BOLD, size) + 3
    x = middle - wide / 2
    for seat in marks:
        stamp(image, owner(seat, size), x, base - size * 0.86)
        x += size
    write(image, x + 3, base, score, theme.BOLD, size, tone)
