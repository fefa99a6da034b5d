"""The end of a game as a poster: Mars in its final state, all players' points, a sentence about the course, and the winner's best card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw, ImageFilter

from engine.amounts import number as counted
from engine.card import CARDS
from engine.decision import Cause
from engine.view import Seat, View
from renderer.alt.lines import plainly, shortened, shown_name
from renderer.cards.cards import drawn
from renderer.drawing import theme
from renderer.drawing.canvas import centre, resized, stamp
from renderer.drawing.picture import Picture, picture
from renderer.drawing.theme import AS_CARD, GOLD, GROUND, LETTER, QUIET
from renderer.drawing.type import fit, width, write
from renderer.icons.signs import sign
from renderer.icons.sprites import owner
from renderer.pieces.tiles import held
from renderer.planet.layout import Layout
from renderer.planet.mars import bare_ground
from renderer.planet.planet import draw_glass, progress
from renderer.results.scores import total
from words import _, plural, points_text
from words.catalogue import dots, number
from words.names import map_name

WIDE: Final = 1080
HIGH: Final = 1350
EDGE: Final = 60
PLANET: Final = Layout(800, 800, 400, 400, 80)
TOP: Final = 150
"""The top of the planet, in pixels."""
SAID: Final = TOP + PLANET.height + 54
"""The base line of the sentence, in pixels from the top."""
ROW: Final = 62
BEST: Final = (213, 298)
"""The size of the winner's best card, in pixels."""


def poster(
    views: Sequence[View],
    names: Sequence[str],
    title: str,
    places: Sequence[tuple[int, int]],
    won: Sequence[int],
) -> Picture:
    """A poster of 1080 by 1350 pixels. `views` are the ends of the generations, `places` pairs of rank and seat, best first."""
    last = views[-1]
    image = Image.new("RGB", (WIDE, HIGH), GROUND)
    text, size = fit(title, theme.HEAVY, 64, WIDE - 2 * EDGE, 30)
    write(image, WIDE / 2, 84, text, theme.HEAVY, size, LETTER, align="middle")
    facts = dots((map_name(last.options.map), plural("{n} generation", "{n} generations", last.generation)))
    write(image, WIDE / 2, 130, facts, theme.CAPTION, 34, QUIET, align="middle")
    image.paste(_planet(last), ((WIDE - PLANET.width) // 2, TOP), _disc())
    sentence = how_it_went(views, [shown_name(name, seat) for seat, name in enumerate(names)], won)
    text, size = fit(sentence, theme.TITLE, 40, WIDE - 2 * EDGE, 24)
    write(image, WIDE / 2, SAID, text, theme.TITLE, size, GOLD, align="middle")
    best = best_card(last, last.seats[won[0]]) if won else None
    right = WIDE - EDGE
    if best is not None:
        right -= BEST[0] + 40
        face = drawn(best, last.seats[won[0]].resources.get(best, 0))
        image.paste(resized(face, BEST), (WIDE - EDGE - BEST[0], SAID + 30))
    for i, (rank, seat) in enumerate(places):
        _draw_place(image, rank, last.seats[seat], names[seat], SAID + 30 + i * ROW, right, crowned=seat in won)
    called = plainly(names)
    lines = [f"{rank}. {called[seat]} {points_text(last.seats[seat].total)}" for rank, seat in places]
    told = [sentence, *lines, *([CARDS[best].name] if best is not None else [])]
    return picture(image, "poster", shortened(told), AS_CARD)


def _planet(view: View) -> Image.Image:
    """Mars without coordinates and tracks: bare areas, tiles, and the marks of owners."""
    layout = PLANET.of(view.box.map)
    image = bare_ground(layout, view.box.map.key, progress(view))
    for key, space in view.box.map.spaces.items():
        lying = view.tiles.get(key)
        if lying is None:
            draw_glass(image, layout, space)
            continue
        x, y = layout.at(space)
        centre(image, held(lying.kind, lying.owner, layout.radius), x, y)
        if lying.owner >= 0:
            centre(image, owner(lying.owner, layout.px(46)), x, y + layout.radius * 0.5)
    return image


def _disc() -> Image.Image:
    """A mask of the planet and its glow; outside of it the sky fades into the background."""
    mask = Image.new("L", (PLANET.width, PLANET.height))
    ImageDraw.Draw(mask).ellipse((14, 14, PLANET.width - 15, PLANET.height - 15), fill=255)
    return mask.filter(ImageFilter.GaussianBlur(7))


def _draw_place(image: Image.Image, rank: int, seat: Seat, name: str, y: int, right: float, *, crowned: bool) -> None:
    """Draw the row of a place: rank, mark, name, crown and points."""
    tone = GOLD if crowned else LETTER
    write(image, EDGE, y + 44, number(rank), theme.CAPTION, 34, QUIET)
    stamp(image, owner(seat.seat, 42), EDGE + 44, y + 10)
    points = number(total(seat))
    write(image, right, y + 48, points, theme.HEAVY, 48, tone, align="right")
    left, room = EDGE + 106, right - EDGE - 106 - width(points, theme.HEAVY, 48) - 100
    text, size = fit(shown_name(name, seat.seat), theme.TITLE, 40, room, 33)
    wide = write(image, left, y + 46, text, theme.TITLE, size, tone)
    if crowned:
        stamp(image, sign("crown", 46), left + wide + 16, y + 8)


def best_card(view: View, seat: Seat) -> int | None:
    """The card of a player that brought most points, of equal cards the most expensive one; None if the player has no cards."""
    cards = [card for card in (*seat.played, *seat.events) if CARDS[card].priced]
    return max(cards, key=lambda one: (_points(view, seat, one), CARDS[one].cost), default=None)


def _points(view: View, seat: Seat, one: int) -> int:
    return counted(CARDS[one].points, view, seat, Cause(one), "points")


def how_it_went(views: Sequence[View], called: Sequence[str], won: Sequence[int]) -> str:
    """A sentence about the course of the game, derived from the points at the ends of the generations."""
    if len(won) == 1 and views[-1].seats[0].points and len(views[-1].seats) > 1:
        (winner,) = won
        name, led = called[winner], [_ahead(view, winner) for view in views]
        since = len(led) - next((i for i, leads in enumerate(reversed(led)) if not leads), len(led))
        last = [view.generation for view in views[:-1] if _last(view, winner)]
        if last and len(called) > 2:
            return _("{name} was last after generation {n}, and won.", name=name, n=number(last[-1]))
        if since == 0:
            return _("{name} led after every generation.", name=name)
        if since == len(led) - 1:
            return _("{name} took the lead in the last generation.", name=name)
        if since < len(led):
            return _(
                "{name} took the lead in generation {n} and kept it.", name=name, n=number(views[since].generation)
            )
    return plural("{n} tile lies on Mars at the end.", "{n} tiles lie on Mars at the end.", _lying(views[-1]))


def _ahead(view: View, seat: int) -> bool:
    return all(other.total < view.seats[seat].total for other in view.seats if other.seat != seat)


def _last(view: View, seat: int) -> bool:
    return all(other.total > view.seats[seat].total for other in view.seats if other.seat != seat)


def _lying(view: View) -> int:
    return sum(key in view.box.map.spaces for key in view.tiles)
