"""The block of a player on the sheet of all players: rating, resources and production, cards and tags; each change in a slot of its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PIL import Image

from engine.view import Seat, View, winners
from renderer.alt.everybody import player_words
from renderer.alt.lines import by_colour, plainly, shown_name, tags_since
from renderer.annexes.blocks import (
    APART,
    ICON,
    LEFT,
    LINE,
    RIGHT,
    WIDE,
    Block,
    Count,
    change_part,
    lines,
    opaque,
    panel,
)
from renderer.cards.parts import Box, Part, sprite, words
from renderer.drawing import theme
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, stamp, widened
from renderer.drawing.theme import GOLD, LABEL, LETTER, PRODUCTION, QUIET, WHITE
from renderer.drawing.type import fit, width
from renderer.icons.signs import sign
from renderer.icons.sprites import chip, owner, tag
from renderer.overview.seats import Rating, asked, edge, played_card, ratings, sign_of, states
from renderer.planet.readings import badge
from words import _
from words.catalogue import bracketed, number, signed

MARK: Final = 46
CHIP: Final = 44
HEAD: Final = 62
"""The pixels above the resources."""
MADE: Final = HEAD + CHIP + 4
"""`MADE` is the top of the boxes of production and `BOX` their height, in pixels."""
BOX: Final = 34
COUNTS: Final = MADE + BOX + 6
"""The top of the lines of cards and tags, in pixels."""
FIRST: Final = (theme.HEAVY, 46)
"""The style of the number that decides the game (rating or points), and the style of the other number."""
SECOND: Final = (theme.TITLE, 36)


def player(
    view: View, seat: Seat, names: Sequence[str], before: Seat | None, won: Sequence[int] | None = None
) -> Block:
    """The block of a player; it shows each value that has changed since `before` with its change, and whether they are among `won`."""
    crowned = winners(view) if won is None else won
    counted = lines(list(_counts(seat, before)), RIGHT - LEFT)
    high = COUNTS + LINE * len(counted) + 8
    room = Box(LEFT, 4, RIGHT, high - 4)
    parts = [*_head(view, seat, names[seat.seat], before, room, crowned), *_stock(seat, before, room)]
    for i, line in enumerate(counted):
        x, y = float(LEFT), COUNTS + LINE * (i + 0.5)
        for count in line:
            parts += count.parts(room, x, y)
            x += count.wide + APART
    own, called = seat.seat == view.you, plainly(names)[seat.seat]
    said = player_words(view, seat, bracketed(called, _("you")) if own else called, before, crowned)
    return Block(_ground(seat.seat, high, to_decide=seat.seat in view.owing, own=own), tuple(parts), said)


@sprite_cache
def _ground(seat: int, high: int, *, to_decide: bool, own: bool) -> Image.Image:
    """The panel of a player: with a rim if the player has to decide, and with a white frame inside it if the player is the reader."""
    ground = panel(high, WIDE)
    if to_decide:
        stamp(ground, asked(seat, high, WIDE), 0, 0)
    stamp(ground, edge(seat, high), 0, 0)
    if own:
        stamp(ground, widened(WIDE, lambda narrow: _framed(narrow, high)), 0, 0)
    return opaque(ground)


def _framed(wide: int, high: int) -> Image.Image:
    frame = Canvas(wide, high, oversampling=3)
    frame.frame((6, 6, wide - 7, high - 7), 10, 2.5, WHITE)
    return frame.done()


def _head(view: View, seat: Seat, name: str, before: Seat | None, room: Box, crowned: Sequence[int]) -> Iterator[Part]:
    """The parts of the head: mark, name and status of the player; at the right points and rating, the value that decides the game last."""
    base, right = 50.0, float(RIGHT)
    yield sprite("mark", room, LEFT, 8, owner(seat.seat, MARK))
    for rating, style in zip(ratings(view, seat, before), (FIRST, SECOND), strict=False):
        found = list(_rating(rating, style, right, base, room))
        yield from found
        right = min(part.box.left for part in found) - 18
    for text, tone in states(view, seat):
        right -= width(text.upper(), theme.BOLD, LABEL)
        yield words("state", room, right, base - 3, text.upper(), theme.BOLD, LABEL, tone)
        right -= 12
    left, called, marked = LEFT + MARK + 12, shown_name(name, seat.seat), sign_of(view, seat, crowned)
    you = width(_("you"), theme.STRONG, LABEL) + 12
    taken = width(called, theme.TITLE, LABEL) + (ICON + 12 if marked else 0)
    # The white frame says so too, and a name that is cut is worse.
    if seat.seat == view.you and left + taken + you <= right:
        yield words("you", room, right - you + 12, base - 3, _("you"), theme.STRONG, LABEL, LETTER)
        right -= you
    if marked:
        right -= ICON
        yield sprite(marked, room, right, 14, sign(marked, ICON))
        right -= 12
    text, size = fit(called, theme.TITLE, 36, right - left, LABEL)
    yield words("name", room._replace(right=right), left, base, text, theme.TITLE, size, LETTER)


def _rating(rating: Rating, style: tuple[str, int], right: float, base: float, room: Box) -> Iterator[Part]:
    """The parts of a rating or of points: number, caption and change, set leftwards from `right`."""
    (face, size), value = style, number(rating.value)
    x = right - width(value, face, size)
    yield words(rating.caption, room, x, base, value, face, size, GOLD)
    x -= width(rating.caption, theme.CAPTION, LABEL) + 8
    yield words("caption", room, x, base, rating.caption, theme.CAPTION, LABEL, QUIET)
    if rating.change:
        x -= badge(rating.change, LABEL).width + 8
        yield change_part(rating.caption, room, x, base - 11, rating.change)


def _stock(seat: Seat, before: Seat | None, room: Box) -> Iterator[Part]:
    """The parts of the six resources: for each its amount and, below the amount, its production with the production's change."""
    step = (RIGHT - LEFT) / len(seat.stock)
    for i, (what, held) in enumerate(seat.stock.items()):
        x, made = LEFT + i * step, seat.production[what]
        yield sprite(f"icon of {what}", room, x, HEAD, chip(what, CHIP))
        text, size = fit(number(held), theme.HEAVY, 38, step - CHIP - 12, LABEL)
        yield words(what, room, x + CHIP + 6, HEAD + 36, text, theme.HEAVY, size, LETTER if held else QUIET)
        box = _made(made)
        yield sprite(f"production of {what}", room, x, MADE, box)
        if before and made != before.production[what]:
            change = made - before.production[what]
            yield change_part(f"production of {what}", room, x + box.width + 3, MADE + BOX / 2, change)


@sprite_cache
def _made(n: int) -> Image.Image:
    """A production number on a brown background; without the background for 0."""
    text, (top, bottom, rim) = signed(n), PRODUCTION
    wide = round(width(text, theme.BOLD, LABEL)) + 13
    canvas, whole = Canvas(wide, BOX), (0, 0, wide - 1, BOX - 1)
    if n:
        canvas.box(whole, 7, top, bottom)
        canvas.frame(whole, 7, 1.5, rim)
    sprite = canvas.done()
    words("made", Box(0, 0, wide, BOX), 7, 27, text, theme.BOLD, LABEL, LETTER if n else QUIET).draw(sprite)
    return sprite


def _counts(seat: Seat, before: Seat | None) -> Iterator[Count]:
    """The counts of a player: cards in hand; tags, most frequent first; cards played by colour."""
    yield Count("hand", sign("card", ICON), number(seat.hand))
    for name, n, change in tags_since(seat, before):
        yield Count(f"{name} tags", tag(name, ICON), number(n), change)
    for kind, n in by_colour(seat).items():
        if n:
            yield Count(f"{kind} cards", played_card(kind, ICON), number(n))
