"""A tableau: a player's cards in play by kind, with the resources on them and used actions; events as face-down cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import groupby
from typing import Final, NamedTuple

from PIL import Image

from engine.card import CARDS, Card
from engine.view import Seat, View
from renderer.alt.cards import Wordings, done, fitting, going_on, spread, whole
from renderer.alt.lines import plainly, shown_name
from renderer.cards import faces, parts
from renderer.cards.cards import KIND_NAMES
from renderer.cards.parts import Box, Part, words
from renderer.cards.strips import squeezed
from renderer.drawing import theme
from renderer.drawing.cache import cached_compressed, sprite_cache
from renderer.drawing.canvas import Canvas, stamp
from renderer.drawing.picture import Picture, picture
from renderer.drawing.theme import (
    GAP,
    GOLD,
    GROUND,
    INK,
    KINDS,
    LETTER,
    PANEL,
    QUIET,
    STRIP,
    STRIPS,
    TALLEST,
    WARNING,
    WHITE,
    mix,
)
from renderer.drawing.type import fit, fit_title, width, write
from renderer.icons.icons import card_icons, point_icons, standing_icons
from renderer.icons.pictograms import Sign
from renderer.icons.sprites import owner
from renderer.pieces.iconrow import draw_row, row_width
from words import _, plural, tag_name
from words.catalogue import N_, capital, colon, commas, dots, ended, number, pgettext, tied
from words.names import rating_at

ORDER: Final = ("corporation", "prelude", "active", "event", "automated")
"""Kinds of cards from top to bottom, those with ongoing effects first."""
TITLES: Final = {"event": N_("in effect for the next card"), "hosted": N_("under a card")}
WIDE: Final = STRIP[0] + 2 * GAP
CELL: Final = ((STRIP[0] - GAP) // 2, 92)
"""The size in pixels of a card without ongoing effects; two such cards are side by side."""
HEAD: Final = 116
TITLE: Final = 46
BACK: Final = (46, 64)
SCENE: Final = 116
CELL_SCENE: Final = CELL[1] - 6
"""The width of the scene on a strip, and that of the scene on a cell, in pixels."""
TAG: Final = 44
READ: Final = 26
"""The size below which icons are hard to read on a phone."""


class CardInPlay(NamedTuple):
    """A card with the resources on it; `used` says whether its action was used in this generation."""

    card: int
    resources: int = 0
    used: bool = False


class Row(NamedTuple):
    """A row of a tableau: its height in pixels, a function that draws it at a given `y`, its group, and the words of its cards.

    A row with a title has no cards.
    """

    high: int
    draw: Callable[[Image.Image, int], object]
    group: str
    cards: tuple[Wordings, ...] = ()


def tableau_pages(view: View, names: Sequence[str], seat: int) -> int:
    """The number of pictures that a tableau takes."""
    return len(paged(view.seats[seat], plainly(names)[seat]))


def tableau(view: View, names: Sequence[str], seat: int, page: int = 0) -> Picture:
    """One picture of a player's cards in play; `page` counts from 0."""
    at = view.seats[seat]
    shown = paged(at, plainly(names)[seat])[page]
    image = Image.new("RGB", (WIDE, HEAD + sum(row.high for row in shown) + GAP), GROUND)
    _draw_head(image, at, names[seat])
    y = HEAD
    for row in shown:
        row.draw(image, y)
        y += row.high
    return picture(image, "tableau", fitting(_said(at, plainly(names)[seat], shown)), theme.AS_SHEET)


def in_play(view: View, cards: Sequence[int], page: int = 0) -> Picture:
    """One picture of cards in play with the resources on them, and the marks of their owners if they belong to several players."""
    found, said = _found(view, cards)
    shown = spread(said, STRIPS)[page]
    image = Image.new("RGB", (WIDE, len(found[shown]) * (STRIP[1] + GAP) + GAP), GROUND)
    for i, (seat, one) in enumerate(found[shown]):
        _draw_strip(image, GAP + i * (STRIP[1] + GAP), one)
        if seat >= 0:
            stamp(image, owner(seat, 36), GAP + 8, GAP + i * (STRIP[1] + GAP) + 8)
    return picture(image, "in-play", fitting(said[shown]), theme.AS_SHEET)


def in_play_pages(view: View, cards: Sequence[int]) -> int:
    """The number of pictures that `in_play` takes for the given cards."""
    return len(spread(_found(view, cards)[1], STRIPS))


def _found(view: View, cards: Sequence[int]) -> tuple[list[tuple[int, CardInPlay]], list[Wordings]]:
    """The cards that are in play, each with its seat (−1 for all if one player owns them), and the words of the cards."""
    in_play = {one.card: (seat.seat, one) for seat in view.seats for _kind, group in grouped(seat) for one in group}
    found = [in_play[card] for card in cards if card in in_play]
    if len({seat for seat, _one in found}) == 1:
        found = [(-1, one) for _seat, one in found]
    return found, [going_on(CARDS[one.card], one.resources, used=one.used, owner=seat) for seat, one in found]


def grouped(seat: Seat) -> Iterator[tuple[str, list[CardInPlay]]]:
    """The cards of a seat by kind in the order of `ORDER`, then the cards that lie under another card."""
    cards = sorted(dict.fromkeys((*seat.played, *seat.next_card)), key=lambda card: ORDER.index(CARDS[card].kind))
    for kind, group in groupby(cards, key=lambda card: CARDS[card].kind):
        yield kind, [CardInPlay(card, seat.resources.get(card, 0), card in seat.used) for card in group]
    if seat.hosted:
        yield "hosted", [CardInPlay(card, n) for card, n in seat.hosted.items()]


def rows(seat: Seat) -> list[Row]:
    out: list[Row] = []
    for kind, group in grouped(seat):
        title = capital(_(TITLES[kind]) if kind in TITLES else pgettext("kind of card", KIND_NAMES[kind]))
        if kind != "corporation":
            title = dots((title, number(len(group))))
            out.append(Row(TITLE, partial(_draw_title, text=title, kind=kind), title))
        if kind == "automated":
            pairs = [group[i : i + 2] for i in range(0, len(group), 2)]
            out += [Row(CELL[1] + GAP, partial(_draw_cells, pair=pair), title, _done(pair)) for pair in pairs]
        else:
            out += [Row(STRIP[1] + GAP, partial(_draw_strip, one=card), title, _going_on(card)) for card in group]
    if n := len([card for card in seat.events if card not in seat.next_card]):
        text = plural("{n} event, face down", "{n} events, face down", n)
        out.append(Row(BACK[1] + 2 * GAP, partial(_draw_events, n=n, text=text), text))
    return out


def paged(seat: Seat, called: str) -> list[list[Row]]:
    """Divide a tableau among as few pictures as alt texts allow, none of them too high for a phone."""
    all_rows = rows(seat)
    least = max(1, -(-sum(row.high for row in all_rows) // (TALLEST - HEAD)))
    for count in range(least, len(all_rows)):
        found = _shared(all_rows, count)
        if all(whole(_said(seat, called, page)) for page in found):
            return found
    return _shared(all_rows, max(1, len(all_rows)))


def _shared(rows: list[Row], pages: int) -> list[list[Row]]:
    """Rows divided into pictures of about the same height; a title stays with the row after it."""
    share = sum(row.high for row in rows) / pages
    out: list[list[Row]] = [[]]
    taken = 0
    for i, row in enumerate(rows):
        needed = row.high if row.cards else sum(one.high for one in rows[i : i + 2])
        after_title = i > 0 and not rows[i - 1].cards
        if out[-1] and not after_title and taken + needed / 2 > share * len(out):
            out.append([])
        out[-1].append(row)
        taken += row.high
    return out


def _going_on(one: CardInPlay) -> tuple[Wordings]:
    return (going_on(CARDS[one.card], one.resources, used=one.used),)


def _done(pair: Sequence[CardInPlay]) -> tuple[Wordings, ...]:
    return tuple(done(CARDS[one.card]) for one in pair)


def _said(seat: Seat, called: str, rows: Sequence[Row]) -> list[Wordings]:
    """The words of a tableau: name, rating and tags, then each kind with a line for each of its cards."""
    each = commas(tied(tag_name(tag), n) for tag, n in _tags(seat))
    tags = _("tags: {tags}", tags=each or pgettext("tags", "none"))
    lines: list[Wordings] = [(ended(colon(called, commas((rating_at(seat.tr), tags)))),)]
    for group, within in groupby(rows, key=lambda row: row.group):
        cards = [said for row in within for said in row.cards]
        lines += [(_("{group}:", group=group) if cards else ended(group),), *cards]
    return lines


def _tags(seat: Seat) -> list[tuple[str, int]]:
    """The tags of a player with their numbers, most frequent first."""
    return sorted(((tag, n) for tag, n in seat.tags.items() if n), key=lambda tag: -tag[1])


# Drawing.


def _draw_head(image: Image.Image, seat: Seat, name: str) -> None:
    """Draw mark, name and rating, then tags with their numbers, most frequent first."""
    colour = theme.OWNERS[seat.seat].colour
    stamp(image, _head(seat.seat), GAP, GAP)
    stamp(image, owner(seat.seat, 44), GAP + 12, GAP + 7)
    right = WIDE - 22.0
    right -= write(image, right, 48, str(seat.tr), theme.HEAVY, 40, GOLD, align="right") + 8
    right -= write(image, right, 47, _("TR"), theme.CAPTION, 28, QUIET, align="right") + 20
    text, size = fit(shown_name(name, seat.seat), theme.TITLE, 36, right - 74, 28)
    write(image, 74, 48, text, theme.TITLE, size, mix(colour, LETTER, 0.55))
    row, size = squeezed([(Sign(f"tag:{tag}", str(n)),) for tag, n in _tags(seat)], STRIP[0] - 28, (34, 22))
    draw_row(image, GAP + 14, 84, row, size)


@sprite_cache
def _head(seat: int) -> Image.Image:
    """The ground of the head, with an edge in the owner's colour."""
    canvas = Canvas(STRIP[0], HEAD - 2 * GAP, oversampling=3)
    whole, colour = (0, 0, STRIP[0] - 1, HEAD - 2 * GAP - 1), theme.OWNERS[seat].colour
    canvas.box(whole, 16, mix(PANEL, WHITE, 0.05), PANEL)
    canvas.frame(whole, 16, 2.5, mix(colour, INK, 0.2))
    return canvas.done()


def _draw_title(image: Image.Image, y: int, text: str, kind: str) -> None:
    colour = mix(KINDS[kind if kind in KINDS else "active"][0], WHITE, 0.5)
    write(image, GAP + 8, y + 32, text.upper(), theme.BOLD, 28, colour)


def _draw_strip(image: Image.Image, y: int, one: CardInPlay) -> None:
    image.paste(_strip(one, pgettext("action of a card", "used") if one.used else ""), (GAP, y))


def scenes(card: int) -> None:
    """Draw the scenes of a card in play, so that they are printed."""
    for wide, high in ((SCENE, STRIP[1]), (CELL_SCENE, CELL[1])):
        faces.bare_scene(card, wide, high - 2 * faces.STRIP_EDGE)


@cached_compressed
def _strip(one: CardInPlay, used: str) -> Image.Image:
    return _composed(one.card, STRIP, SCENE, plan(one, used))


def _draw_cells(image: Image.Image, y: int, pair: Sequence[CardInPlay]) -> None:
    for i, one in enumerate(pair):
        image.paste(_cell(one), (GAP + i * (CELL[0] + GAP), y))


@cached_compressed
def _cell(one: CardInPlay) -> Image.Image:
    return _composed(one.card, CELL, CELL_SCENE, cell_plan(one))


def _composed(card: int, size: tuple[int, int], scene: int, laid: Sequence[Part]) -> Image.Image:
    image = faces.strip(card, size, 4, scene)
    for part in laid:
        part.draw(image)
    return image


def plan(one: CardInPlay, used: str) -> list[Part]:
    """The parts of everything that is drawn on a strip besides its scene: name, ongoing effects and action, resources, tags."""
    face = CARDS[one.card]
    whole = Box(8, 3, STRIP[0] - 8, STRIP[1] - 3)
    out, right = _marks(face, whole, one)
    left = SCENE + 14
    groups = [*(standing_icons(face) or card_icons(face)), *([points] if (points := point_icons(face)) else [])]
    row, size = squeezed(groups, right - left)
    if size < READ:
        out, right = _marks(face, whole, one, beside_name=True)
        row, size = squeezed(groups, whole.right - 8 - left)
    upper = right
    if used:
        text, letters = fit(used, theme.BOLD, 28, 150, 22)
        box = Box(right - width(text, theme.BOLD, letters) - 24, 7, right, 43)
        out.append(parts.plated("used", whole, box, partial(_write_used, box=box, text=text, size=letters)))
        upper = box.left - 10
    out += _name(face, whole, left, upper, 38)
    return [*out, parts.icon_row("icons", whole, left, STRIP[1] - 27, row, size)] if row else out


def cell_plan(one: CardInPlay) -> list[Part]:
    """The parts of everything that is drawn on a small cell: name, tags, points."""
    face = CARDS[one.card]
    whole, left = Box(8, 3, CELL[0] - 8, CELL[1] - 3), CELL[1] + 4
    out = _name(face, whole, left, whole.right - 4, 36)
    if face.shown_tags:
        out.append(parts.tags(whole, left + faces.tags_width(face, 36), CELL[1] - 26, face, 36))
    if points := point_icons(face):
        row, size = squeezed([points], whole.right - 8 - (left + faces.tags_width(face, 36)) - 8)
        x = whole.right - 8 - row_width(row, size)
        out.append(parts.icon_row("points", whole, x, CELL[1] - 26, row, size))
    return out


def _name(face: Card, room: Box, left: float, right: float, base: int) -> list[Part]:
    name, font, size = fit_title(face.name, 34, right - left)
    return [words("name", room._replace(right=right), left, base, name, font, size, LETTER)]


def _marks(face: Card, room: Box, one: CardInPlay, *, beside_name: bool = False) -> tuple[list[Part], float]:
    """The parts of the tags at the right and of the resources beside them, and the `x` of their left edge.

    They are as high as the strip, or beside the name alone, which leaves all of the row below to the icons.
    """
    out: list[Part] = []
    right, middle, tag, high = room.right - 6, STRIP[1] / 2, TAG, 62
    if beside_name:
        middle, tag, high = 25, 36, 40
    if face.shown_tags:
        out.append(parts.tags(room, right, middle, face, tag))
        right = out[-1].box.left - 12
    if one.resources:
        right -= parts.resources_width(high, one.resources)
        out.append(parts.resources(room, right, middle + high // 2, high, face, one.resources))
        right -= 12
    return out, right


def _write_used(image: Image.Image, box: Box, text: str, size: int) -> None:
    write(image, box.left + 12, box.bottom - 9, text, theme.BOLD, size, WARNING)


def _draw_events(image: Image.Image, y: int, n: int, text: str) -> None:
    """Draw the pile of `n` events, fanned out as far as the width allows."""
    room = STRIP[0] - 24 - width(text, theme.BOLD, 28) - 16
    pitch = min(BACK[0] + 6, (room - BACK[0]) / max(1, n - 1))
    for i in range(n):
        stamp(image, _back(), GAP + round(i * pitch), y + GAP)
    end = GAP + round((n - 1) * pitch) + BACK[0]
    write(image, end + 16, y + GAP + BACK[1] / 2 + 10, text, theme.BOLD, 28, mix(KINDS["event"][0], WHITE, 0.5))


@sprite_cache
def _back() -> Image.Image:
    """The back of a card: the planet."""
    light, dark = KINDS["event"]
    canvas = Canvas(*BACK, oversampling=4)
    canvas.box((0, 0, BACK[0], BACK[1]), 7, mix(light, WHITE, 0.15))
    canvas.box((2.5, 2.5, BACK[0] - 2.5, BACK[1] - 2.5), 5, dark, INK)
    canvas.circle(BACK[0] / 2, BACK[1] / 2, 14, light, dark)
    canvas.ring(BACK[0] / 2, BACK[1] / 2, 14, 1.5, mix(light, WHITE, 0.5))
    return canvas.done()
