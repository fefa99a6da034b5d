"""Changes that a table makes by hand, where rules went wrong: they bring nobody anything, and nothing reacts to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import tableau
from engine.card import CARDS, KEYS
from engine.changes.mars import clear_space
from engine.changes.stocks import change_card_resources
from engine.journal import (
    CORRECTION,
    CardCorrected,
    Corrected,
    CurrencyCorrected,
    ParameterLowered,
    ParameterRaised,
    RatingChanged,
    SettlementRemoved,
    TilePlaced,
    TileRemoved,
)
from engine.reactions import tell
from engine.state import Standing, Tile

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player


def announce_correction(game: Game, asker: int, agreed: Sequence[int]) -> None:
    """Tell that a correction begins, and count it if a player asks for it alone; `asker` and `agreed` are as in `Corrected`."""
    game.table.unagreed += asker >= 0 and not set(agreed) - {asker}
    tell(game, Corrected(-1, asker, tuple(agreed), cause=CORRECTION))


def correct_rating(game: Game, me: Player, n: int) -> None:
    """Change a terraform rating by `n` steps; whether it rose in this generation is not touched."""
    was = me.tr
    me.tr = was + n
    tell(game, RatingChanged(me.seat, n, was, cause=CORRECTION))


def correct_currency(game: Game, me: Player, what: str, n: int) -> None:
    """Change a currency of an expansion."""
    currency = game.box.currencies[what]
    own = currency.own.of(me)
    was = getattr(own, currency.field)
    setattr(own, currency.field, was + n)
    tell(game, CurrencyCorrected(me.seat, what, n, was, cause=CORRECTION))


def correct_parameter(game: Game, key: str, n: int) -> None:
    """Move a global parameter by `n` steps; ratings do not change, and bonuses are neither given nor taken back."""
    was = game.table.parameters[key]
    now = was + n * game.box.parameters[key].step
    game.table.parameters[key] = now
    tell(game, (ParameterRaised if n > 0 else ParameterLowered)(-1, key, was, now, cause=CORRECTION))


def correct_tile(game: Game, seat: int, kind: str, space: str, n: int) -> None:
    """Put a tile of `seat` on a space (1), or take it off (-1); a card of the same name remembers where it lies."""
    table, covered = game.table, ""
    if n > 0:
        table.tiles[space] = Tile(kind, seat)
        covered = clear_space(game, space)
        card = KEYS.get(kind, 0)
        if seat >= 0 and card in game.players[seat].played:
            game.players[seat].memo[card] = tableau.memo_of_tile(space)
    else:
        del table.tiles[space]
    table.clear_caches()
    if n < 0:
        tell(game, TileRemoved(seat, kind, space, cause=CORRECTION))
    else:
        tell(game, TilePlaced(seat, kind, space, space in game.box.map.spaces, covered, cause=CORRECTION))


def remove_settlement(game: Game, me: Player, outpost: str) -> None:
    """Take the newest settlement of a player off an outpost."""
    stands = game.table.outposts[outpost]
    settled = list(stands.settled)
    del settled[len(settled) - 1 - settled[::-1].index(me.seat)]
    game.table.outposts[outpost] = Standing(stands.marker, tuple(settled))
    tell(game, SettlementRemoved(me.seat, outpost, cause=CORRECTION))


def correct_card(game: Game, me: Player, card: int, n: int) -> None:
    """Put a card of the hand into play (1), or one in play back into the hand (-1); what lies on it is gone, and it forgets all."""
    if n > 0:
        me.hand.remove(card)
        (me.events if CARDS[card].kind == "event" else me.played).append(card)
    else:
        if lying := me.resources.get(card, 0):
            change_card_resources(game, me, card, -lying, CORRECTION)
        if card in me.hosted:
            del me.hosted[card]
        else:
            (me.events if card in me.events else me.played).remove(card)
        me.hand.append(card)
        me.memo.pop(card, None)
        for pile in (me.used, me.next_card, *me.reacted.values()):
            if card in pile:
                pile.remove(card)
    me.clear_caches()
    tell(game, CardCorrected(me.seat, card, n > 0, cause=CORRECTION))
