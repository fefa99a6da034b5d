"""The blocks of the senate, drawn from plain values: the delegates and the influence of each player, and each party with its delegates."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from PIL import Image

from renderer.alt.cards import Wordings
from renderer.annexes.blocks import LEFT, RIGHT, WIDE, Block, ground, opaque, panel
from renderer.cards.parts import Box, Part, icon_row, sprite, words
from renderer.drawing import theme
from renderer.drawing.cache import laid_cache, sprite_cache
from renderer.drawing.canvas import Canvas, stamp, widened
from renderer.drawing.theme import GOLD, INK, LABEL, LETTER, QUIET, WHITE, Colour
from renderer.drawing.type import fit, width, wrap
from renderer.expansions.turmoil.emblems import delegate, emblem, leader
from renderer.icons.pictograms import Icons
from renderer.icons.signs import sign
from renderer.icons.sprites import owner
from renderer.pieces.iconrow import fitting
from words import _

HIGH: Final = 148
EMBLEM: Final = 120
TEXT: Final = 12 + EMBLEM + 16
"""The `x` of the text beside an emblem, in pixels."""
MIDDLES: Final = (28, 74, 122)
"""The heights of the middles of the three lines, in pixels."""
NAME: Final = 36
LEADER: Final = 62
SENT: Final = 38
"""The size of a delegate in pixels; smaller if a party has many."""
LEAST_SENT: Final = 12
SET_APART: Final = 0.3
"""The gap between the delegates of two owners, as a share of the size of a delegate."""
ICON: Final = 36
RULE: Final = 34
"""The height of a line of the policy in words, in pixels."""
PLAYERS_HIGH: Final = 196
CHAIRMAN: Final = 48
"""The height of the row of the chairman, above the rows of the players, in pixels."""
COLUMNS: Final = LEFT + 222
"""The `x` of the first column of the players, in pixels."""


class PartyShown(NamedTuple):
    """The data of a drawn party; delegates are seats (−1 for neutral ones), grouped by owner, without the leader."""

    key: str
    name: str
    leader: int | None
    delegates: tuple[int, ...]
    ruling: bool
    dominant: bool
    bonus: Icons
    policy: Icons
    said: Wordings
    rule: str = ""
    """The policy of the ruling party in words; empty for other parties."""
    would: str = ""
    """For a choice of a party, what one more delegate of the reader would change."""


@laid_cache
def party_block(party: PartyShown) -> Block:
    """The block of a party, 784 × 148 pixels; that of the ruling party is higher, with its policy in words below, and has a golden rim."""
    lines = wrap(party.rule, theme.STRONG, LABEL, RIGHT - TEXT) if party.rule else []
    high = HIGH + RULE * len(lines) + (4 if lines else 0)
    room = Box(TEXT, 4, RIGHT, high - 4)
    parts = [
        sprite("emblem", Box(0, 0, TEXT, HIGH), 14, 14, emblem(party.key, EMBLEM)),
        *_head(party, room),
        *_delegates(party, room),
        *_brings(party, room),
    ]
    for i, line in enumerate(lines):
        parts.append(words("rule", room, TEXT, HIGH + RULE * (i + 0.5) + 8, line, theme.STRONG, LABEL, LETTER))
    return Block(_ground(high, party.ruling), tuple(parts), (party.said,), key=("party", party))


@sprite_cache
def _ground(high: int, ruling: bool) -> Image.Image:
    whole = panel(high)
    if ruling:
        stamp(whole, widened(WIDE, lambda narrow: _golden(narrow, high)), 0, 0)
    return opaque(whole)


def _golden(wide: int, high: int) -> Image.Image:
    canvas = Canvas(wide, high, oversampling=3)
    canvas.box((0, 0, wide - 1, high - 1), 14, GOLD, None, 0.1)
    canvas.frame((0, 0, wide - 1, high - 1), 14, 4, GOLD)
    return canvas.done()


@sprite_cache
def plate(text: str, tone: Colour, ink: Colour) -> Image.Image:
    """A word on a coloured plate."""
    wide = round(width(text, theme.BOLD, LABEL)) + 20
    canvas = Canvas(wide, 38)
    canvas.box((0, 0, wide - 1, 37), 9, tone)
    sprite = canvas.done()
    words("plate", Box(0, 0, wide, 38), 10, 29, text, theme.BOLD, LABEL, ink).draw(sprite)
    return sprite


def _head(party: PartyShown, room: Box) -> Iterator[Part]:
    """The name; at the right whether the party rules and is dominant, or what one more delegate of the reader would change."""
    right = float(RIGHT)
    marked = ((party.ruling, _("rules"), GOLD, INK), (party.dominant, _("dominant"), WHITE, INK))
    for shown, text, tone, ink in marked:
        if shown:
            found = plate(text.upper(), tone, ink)
            right -= found.width
            yield sprite("plate", room, right, MIDDLES[0] - found.height / 2, found)
            right -= 10
    text, size = fit(party.name, theme.TITLE, NAME, right - TEXT, LABEL)
    yield words("name", room, TEXT, MIDDLES[0] + 13, text, theme.TITLE, size, LETTER)
    if party.would:
        x = TEXT + width(text, theme.TITLE, size) + 18
        text, size = fit(party.would, theme.STRONG, LABEL, right - x, 22)
        yield words("would", room, x, MIDDLES[0] + 11, text, theme.STRONG, size, GOLD)


def _delegates(party: PartyShown, room: Box) -> Iterator[Part]:
    """The leader, set apart, then the other delegates of each owner together."""
    x = float(TEXT)
    if party.leader is None:
        yield words("none", room, x, MIDDLES[1] + 10, _("no delegates"), theme.STRONG, LABEL, QUIET)
        return
    yield sprite("leader", room, x, MIDDLES[1] - LEADER / 2, leader(party.leader, LEADER))
    x += LEADER + 22
    groups = len([*groupby(party.delegates)])
    taken = len(party.delegates) + SET_APART * max(0, groups - 1)
    size = max(LEAST_SENT, min(SENT, int((RIGHT - x - 3 * len(party.delegates)) / max(1, taken))))
    last = None
    for who in party.delegates:
        x += 0 if last in (None, who) else size * SET_APART
        yield sprite("delegate", room, x, MIDDLES[1] - size / 2, delegate(who, size))
        x += size + 3
        last = who


def _brings(party: PartyShown, room: Box) -> Iterator[Part]:
    """The parts of the ruling bonus and of the policy."""
    half = TEXT + round((RIGHT - TEXT) * 0.5)
    for caption, icons, left, right in (
        (_("bonus"), party.bonus, TEXT, half - 12),
        (_("policy"), party.policy, half, RIGHT),
    ):
        yield words(caption, room, left, MIDDLES[2] + 10, caption, theme.STRONG, LABEL, QUIET)
        x = left + width(caption, theme.STRONG, LABEL) + 10
        yield icon_row(caption, room, x, MIDDLES[2], [icons], fitting(icons, right - x, ICON))


class PlayersShown(NamedTuple):
    """The chairman, and for each player the seat, the influence, and the delegates in the lobby and in the reserve."""

    chairman: int
    players: tuple[tuple[int, int, int, int], ...]
    said: Wordings


@laid_cache
def players_block(shown: PlayersShown) -> Block:
    """The block of the players: the chairman, then a table with each player's mark, influence and available delegates."""
    room = Box(LEFT, 4, RIGHT, PLAYERS_HIGH - 4)
    caption = _("chairman")
    x = LEFT + width(caption, theme.STRONG, LABEL) + 12
    parts = [
        words("chairman", room, LEFT, 38, caption, theme.STRONG, LABEL, QUIET),
        sprite("chairman", room, x, 8, delegate(shown.chairman, 38)),
        sprite("influence", room, LEFT, CHAIRMAN + 56, sign("influence", 36)),
        words("influence", room, LEFT + 44, CHAIRMAN + 84, _("influence"), theme.STRONG, LABEL, QUIET),
        words("delegates", room, LEFT, CHAIRMAN + 131, _("lobby + reserve"), theme.STRONG, LABEL, QUIET),
    ]
    step = min(112, (RIGHT - COLUMNS) / max(len(shown.players), 1))
    for i, (seat, influence, lobby, reserve) in enumerate(shown.players):
        x = COLUMNS + i * step
        parts.append(sprite("mark", room, x, CHAIRMAN + 9, owner(seat, 38)))
        tone = LETTER if influence else QUIET
        parts.append(words("influence", room, x + 4, CHAIRMAN + 86, str(influence), theme.HEAVY, 36, tone))
        text = f"{lobby}+{reserve}"
        parts.append(words("delegates", room, x + 4, CHAIRMAN + 132, text, theme.HEAVY, 32, LETTER if lobby else QUIET))
    return Block(ground(PLAYERS_HIGH), tuple(parts), (shown.said,), key=("players", shown))
