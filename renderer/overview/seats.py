"""The row of a player on the full board: rating, resources, tags, cards, and their changes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from engine.view import Seat, View
from renderer.alt.lines import by_colour, shown_name, tags_since
from renderer.drawing import theme
from renderer.drawing.cache import sprite_cache
from renderer.drawing.canvas import Canvas, centre, path, scaled, stamp, widened
from renderer.drawing.theme import (
    GOLD,
    INK,
    KINDS,
    LEAST,
    LESS,
    LETTER,
    MORE,
    OWNERS,
    QUIET,
    RISEN,
    WARNING,
    WHITE,
    Colour,
    mix,
    rgb,
)
from renderer.drawing.type import fit, width, write
from renderer.icons.signs import sign
from renderer.icons.sprites import ARROW, chip, owner, tag
from renderer.planet.readings import badge
from words import _
from words.catalogue import number, pgettext, signed
from words.names import corporation_names

LEFT: Final = 1072
RIGHT: Final = 1584
WIDE: Final = RIGHT - LEFT
PLAYED: Final = 146
"""The width of the counts of cards, in pixels."""
CHIP: Final = 37
"""The size of the sign of a resource, in pixels."""
STOCK: Final = 48
"""The distance of the resources from the top of a row, in pixels."""
SLOT: Final = CHIP + 9
"""The distance of the middle of a production change from the top of the resources, in pixels."""
TAGS: Final = STOCK + SLOT + 9
"""The distance of the tags from the top of a row, in pixels."""
LOW: Final = 150
"""The greatest height in pixels of a row without a separate line for the corporation."""
SECOND: Final = 50
"""The width in pixels of the less important of rating and points, which is below the more important one."""


@sprite_cache
def asked(seat: int, high: int, wide: int = WIDE) -> Image.Image:
    """The glow and rim, in the owner's colour, around the row of a player who has to decide."""
    return widened(wide, lambda narrow: _asked(seat, high, narrow))


def _asked(seat: int, high: int, wide: int) -> Image.Image:
    canvas, colour = Canvas(wide, high, oversampling=3), OWNERS[seat].colour
    canvas.box((0, 0, wide - 1, high - 1), 14, colour, mix(colour, INK, 0.5), theme.ASKED)
    canvas.frame((0, 0, wide - 1, high - 1), 14, 3.5, colour)
    return canvas.done()


@sprite_cache
def edge(seat: int, high: int) -> Image.Image:
    """The left edge of a row, in the owner's colour."""
    canvas = Canvas(7, high, oversampling=3)
    canvas.box((0, 16, 6, high - 16), 3, OWNERS[seat].colour)
    return canvas.done()


def draw_seat(
    image: Image.Image,
    view: View,
    seat: Seat,
    name: str,
    place: tuple[int, int],
    before: Seat | None,
    crowned: Sequence[int],
) -> None:
    """Draw a player's row on its panel; `place` is its top and its height."""
    y, high = place
    stamp(image, edge(seat.seat, high), LEFT, y)
    _draw_head(image, view, seat, name, place, before, crowned)
    apart = max(0, (high - 166) // 3)
    _draw_stock(image, seat, y + STOCK + apart, before)
    for rating in ratings(view, seat, before)[1:]:
        _draw_second(image, rating, y + 50 + apart)
    if high > LOW:
        _draw_tags(image, seat, y + TAGS + 2 * apart, WIDE - 24, before)
        _draw_corporation(image, seat, y + high - 12)
        _draw_played(image, seat, y + high - 12)
    else:
        _draw_tags(image, seat, y + TAGS, WIDE - 24 - PLAYED, before)
        _draw_played(image, seat, y + 124)


def _draw_head(
    image: Image.Image,
    view: View,
    seat: Seat,
    name: str,
    place: tuple[int, int],
    before: Seat | None,
    crowned: Sequence[int],
) -> None:
    """Draw mark, name, status, cards in hand, and the rating (at the end of the game the points); in a low row the corporation below the
    name."""
    y, high = place
    base, counts = y + 38, ratings(view, seat, before)[0]
    stamp(image, owner(seat.seat, 42), LEFT + 12, y + 6)
    write(image, RIGHT - 14, base + 1, str(counts.value), theme.HEAVY, 36, GOLD, align="right")
    right = RIGHT - 82.0 - write(image, RIGHT - 76, base, counts.caption, theme.CAPTION, 22, QUIET, align="right")
    if counts.change:
        sprite = badge(counts.change, 21)
        stamp(image, sprite, right - sprite.width, y + 18)
        right -= sprite.width
    stamp(image, sign("card", 32), right - 62, y + 12)
    write(image, right - 32, base, str(seat.hand), theme.TITLE, 26, LETTER)
    right -= 70
    for text, tone in states(view, seat):
        right -= write(image, right, base - 2, text.upper(), theme.BOLD, 20, tone, align="right") + 10
    if marked := sign_of(view, seat, crowned):
        right -= 36
        stamp(image, sign(marked, 32), right, y + 13)
    largest, room = 29, right - LEFT - 70
    if high <= LOW and seat.corporations:
        text, size = fit(corporation_names(seat.corporations), theme.STRONG, 19, room, LEAST)
        write(image, LEFT + 60, y + 46, text, theme.STRONG, size, QUIET)
        base, largest = y + 27, 25
    text, size = fit(shown_name(name, seat.seat), theme.TITLE, largest, room, 20)
    write(image, LEFT + 60, base, text, theme.TITLE, size, LETTER)


class Rating(NamedTuple):
    """A rating or a number of points, with its change."""

    caption: str
    value: int
    change: int


def ratings(view: View, seat: Seat, before: Seat | None) -> list[Rating]:
    """The rating, and the points unless the game hides them; the rating first, or the points first once the game is over."""
    tr = Rating(_("TR"), seat.tr, seat.tr - before.tr if before else 0)
    if not seat.points:
        return [tr]
    points = Rating(_("VP"), seat.total, seat.total - before.total if before and before.points else 0)
    return [points, tr] if view.over else [tr, points]


def sign_of(view: View, seat: Seat, crowned: Sequence[int]) -> str:
    """The sign beside a player's name: that of the first player; once the game is over, a crown for those in `crowned`."""
    if not view.over:
        return "first" if view.first == seat.seat else ""
    return "crown" if seat.seat in crowned else ""


def states(view: View, seat: Seat) -> list[tuple[str, Colour]]:
    if view.over:
        return []
    if seat.seat in view.owing:
        return [(_("to decide"), GOLD)]
    return [(pgettext("player", "passed"), WARNING)] if seat.passed else []


def _draw_stock(image: Image.Image, seat: Seat, y: int, before: Seat | None) -> None:
    """Draw the six resources with amounts and production; the change of a production is below its sign."""
    step = (WIDE - 14 - (SECOND if seat.points else 0)) / len(seat.stock)
    for i, (what, held) in enumerate(seat.stock.items()):
        x, made = LEFT + 10 + i * step, seat.production[what]
        stamp(image, _stock(what, held, made, round(step) + 2), x, y)
        if before and made != before.production[what]:
            centre(image, badge(made - before.production[what], LEAST), x + CHIP / 2, y + SLOT)


def _draw_second(image: Image.Image, rating: Rating, y: int) -> None:
    """Draw the less important of rating and points below the more important one."""
    x = RIGHT - 10 - SECOND / 2
    write(image, x, y + 26, rating.caption, theme.CAPTION, 18, QUIET, align="middle")
    write(image, x, y + 49, str(rating.value), theme.TITLE, 25, GOLD, align="middle")
    if rating.change:
        centre(image, badge(rating.change, 17), x, y + 4)


@sprite_cache
def _stock(what: str, held: int, made: int, wide: int) -> Image.Image:
    """A sprite of a resource with its amount and its production."""
    sprite = Image.new("RGBA", (wide, 54))
    stamp(sprite, chip(what, CHIP), 0, 0)
    face, size = (theme.TITLE, 27) if held < 100 else (theme.BOLD, 24)
    write(sprite, CHIP + 2, 26, str(held), face, size, LETTER)
    write(sprite, CHIP + 3, 49, signed(made), theme.BOLD, 20, MORE if made > 0 else LESS if made < 0 else QUIET)
    return sprite


def _draw_tags(image: Image.Image, seat: Seat, y: int, room: float, before: Seat | None) -> None:
    """Draw tags with their numbers and changes, most frequent first, in the largest way in which all tags fit."""
    tags = [Tags(name, number(n), change) for name, n, change in tags_since(seat, before)]
    way, gap = _tag_way(tags, room)
    x = float(LEFT + 12)
    for tags_of in tags:
        stamp(image, _tags(tags_of, way), x, y)
        x += _tags_width(tags_of, way) + gap


class Tags(NamedTuple):
    """The number of a player's tags of one name, and its change."""

    name: str
    n: str
    change: int


class TagWay(NamedTuple):
    """A way to draw the tags of a player: their size, the least gap between two, and whether a change has a badge beside its number, or
    colours the number."""

    size: int
    gap: int
    badges: bool = True


TAG_WAYS: Final = (
    *(TagWay(size, 8) for size in (27, 25, 23, 21)),
    TagWay(19, 3),
    *(TagWay(size, gap, badges=False) for size, gap in ((21, 4), (19, 3), (17, 1), (16, 1), (15, 1))),
)
"""The ways to draw tags, the most legible first; the last is for all kinds of tags in a low row."""


@sprite_cache
def _tags(tags: Tags, way: TagWay) -> Image.Image:
    """A sprite of a tag with its number and the change of the number."""
    size, tone = way.size, LETTER
    if tags.change and not way.badges:
        tone = RISEN if tags.change > 0 else LESS
    sprite = Image.new("RGBA", (round(_tags_width(tags, way)) + 4, 30))
    stamp(sprite, tag(tags.name, size), 0, (27 - size) / 2)
    after = size + 3 + write(sprite, size + 2, 14 + size * 0.29, tags.n, theme.BOLD, _letters(size), tone)
    if tags.change and way.badges:
        stamp(sprite, badge(tags.change, LEAST), after, 5)
    return sprite


def _tags_width(tags: Tags, way: TagWay) -> float:
    more = badge(tags.change, LEAST).width + 1 if tags.change and way.badges else 0
    return way.size + 2 + width(tags.n, theme.BOLD, _letters(way.size)) + more


def _letters(size: int) -> int:
    """The size of the letters beside a tag of `size` pixels, in pixels."""
    return max(LEAST, round(size * 0.78))


def _tag_way(tags: Sequence[Tags], room: float) -> tuple[TagWay, float]:
    """The first of `TAG_WAYS` in which all tags fit `room` pixels, and the gap between two."""
    for way in TAG_WAYS:
        spare = room - sum(_tags_width(tags_of, way) for tags_of in tags)
        if spare >= way.gap * len(tags):
            return way, min(20.0, spare / max(1, len(tags)))
    return TAG_WAYS[-1], float(TAG_WAYS[-1].gap)


def _draw_corporation(image: Image.Image, seat: Seat, y: int) -> None:
    if seat.corporations:
        text, size = fit(corporation_names(seat.corporations), theme.STRONG, 22, WIDE - PLAYED - 40, 17)
        write(image, LEFT + 14, y, text, theme.STRONG, size, QUIET)


def _draw_played(image: Image.Image, seat: Seat, y: int) -> None:
    """Draw the number of cards of each colour that the player has played."""
    counts = by_colour(seat)
    for i, (kind, n) in enumerate(counts.items()):
        x = RIGHT - 8 - PLAYED + i * PLAYED / len(counts)
        stamp(image, _played(kind, n), x, y - 22)


@sprite_cache
def _played(kind: str, n: int) -> Image.Image:
    """A sprite of a small card of a kind, with the number of cards played."""
    sprite = Image.new("RGBA", (48, 28))
    stamp(sprite, played_card(kind), 0, 0)
    write(sprite, 22, 22, str(n), theme.BOLD, 21, LETTER)
    return sprite


@sprite_cache
def played_card(kind: str, high: int = 26) -> Image.Image:
    """A small card in the colour of its kind: an event with its arrow, an active one with its line of action."""
    light, dark = KINDS[kind]
    canvas = Canvas(round(high * 19 / 26), high, high / 26, oversampling=6)
    canvas.box((0, 0, 19, 26), 4, WHITE)
    canvas.box((1.6, 1.6, 17.4, 24.4), 3, mix(light, WHITE, 0.12), mix(light, dark, 0.45))
    if kind == "event":
        canvas.fill([[(x * 14 + 2.5, y * 14 + 6) for x, y in part] for part in scaled(path(ARROW), 1)], rgb("#ffe08a"))
    if kind == "active":
        canvas.box((4, 5, 15, 11), 1.5, rgb("#dff0ff"))
    return canvas.done()
