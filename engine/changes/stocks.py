"""Changes of stocks, production, terraform rating, and resources on cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from engine import tableau
from engine.core import Cause, Step
from engine.internal_entries import CardResourcesPaid, CurrencyPaid, NeutralLost, StockPaid
from engine.journal import CardResourcesChanged, Paid, ProductionChanged, RatingChanged, StockChanged
from engine.modifiers import PerRating, RatingRule
from engine.reactions import tell
from engine.state import Taken

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player


def change_stock(game: Game, me: Player, what: str, n: int, cause: Cause, by: Player | None = None) -> None:
    """Change a stock by `n`, up or down; raises `ValueError` if it would fall below zero. `by` is who does it, if not `me`."""
    if not n:
        return
    was = me.stock[what]
    if was + n < 0:
        raise ValueError(f"{was} {what} cannot change by {n}")
    me.stock[what] = was + n
    if n < 0:
        _note(game, me, by, what)
    tell(game, StockChanged(me.seat, what, n, was, cause=cause, by=_other(me, by)))


def change_production(game: Game, me: Player, what: str, n: int, cause: Cause, by: Player | None = None) -> None:
    """Change a production by `n` steps; raises `ValueError` below its `lowest_production`. `by` is who does it, if not `me`."""
    if not n:
        return
    was = me.production[what]
    if was + n < lowest_production(what):
        raise ValueError(f"{what} production of {was} cannot change by {n}")
    me.production[what] = was + n
    if n < 0:
        _note(game, me, by, f"production:{what}")
    tell(game, ProductionChanged(me.seat, what, n, was, cause=cause, by=_other(me, by)))


def _other(me: Player, by: Player | None) -> int:
    """The seat of `by`, or -1 if `me` did it."""
    return -1 if by is None or by is me else by.seat


def _note(game: Game, me: Player, by: Player | None, what: str) -> None:
    """Note what another player took, until the generation ends; the entry is told by the caller."""
    if by is not None and by is not me:
        _note_taken(game, Taken(by.seat, me.seat, what))


def _note_taken(game: Game, taken: Taken) -> None:
    if taken not in game.table.taken:
        game.table.taken.append(taken)


def take_from_neutral(game: Game, me: Player, what: str, cause: Cause) -> None:
    """Note and tell that a player takes something from the neutral opponent of the solo game, or lowers a production of it."""
    _note_taken(game, Taken(me.seat, -1, what))
    tell(game, NeutralLost(-1, cause=cause, by=me.seat))


def lowest_production(what: str) -> int:
    """The lowest production that a resource may have (rulebook, Player boards)."""
    return -5 if what == "mc" else 0


def change_rating(game: Game, me: Player, n: int, cause: Cause, by: Player | None = None) -> None:
    """Change the terraform rating of a player by `n` steps, up, or down to 0 at most. `by` is who does it, if not `me`."""
    n = max(n, -me.tr)
    for card, rule in tableau.modifiers(game, me, RatingRule) if n > 0 else ():
        n = rule.rises(game, me, card, n, cause)
    if not n:
        return
    was = me.tr
    me.tr += n
    me.raised_tr |= n > 0
    me.raised_in_action |= n > 0 and game.table.phase == "action"
    tell(game, RatingChanged(me.seat, n, was, cause=cause, by=_other(me, by)))
    if n > 0 and game.table.phase == "action":
        for card, m in tableau.modifiers(game, me, PerRating):
            source = "rating" if card else tableau.policy_with(game, m)
            game.triggered.append(Step(me.seat, m.do, Cause(card, amount=n, source=source)))


def change_card_resources(game: Game, owner: Player, card: int, n: int, cause: Cause, by: Player | None = None) -> None:
    """Change the resources on a card, played or hosted, by `n`; raises `ValueError` below zero. `by` is who does it, if not the owner."""
    if not n:
        return
    was = _add_resources(owner, card, n)
    if n < 0:
        _note(game, owner, by, game.box.cards[card].holds)
    tell(game, CardResourcesChanged(owner.seat, card, n, was, cause=cause, by=_other(owner, by)))


def _add_resources(owner: Player, card: int, n: int) -> int:
    """Change the resources on a card and return how many there were; raises `ValueError` below zero."""
    lies = owner.hosted if card in owner.hosted else owner.resources
    was = lies.get(card, 0)
    if was + n < 0:
        raise ValueError(f"{was} resources on card {card} cannot change by {n}")
    lies[card] = was + n
    if not lies[card] and lies is owner.resources:
        del lies[card]
    return was


def pay(game: Game, me: Player, total: int, split: Mapping[str, int], cause: Cause) -> None:
    """Pay a price of `total` M€; `split` has the pieces to take of each purse (`payment.purses`).

    Raises `ValueError` if there are too few pieces. Besides the entry of the payment, an internal one is told for each purse.
    """
    spent = {what: n for what, n in split.items() if n}
    for what, n in spent.items():
        if tableau.pieces_held(game, me, what) < n:
            raise ValueError(f"{spent} cannot be paid")
    tell(game, Paid(me.seat, total, spent, cause=cause))
    for what, n in spent.items():
        if what in me.stock:
            was = me.stock[what]
            me.stock[what] = was - n
            tell(game, StockPaid(me.seat, what, -n, was, cause=cause))
        elif what.startswith(tableau.ON_CARD):
            card = int(what.removeprefix(tableau.ON_CARD))
            tell(game, CardResourcesPaid(me.seat, card, -n, _add_resources(me, card, -n), cause=cause))
        else:
            currency = game.box.currencies[what]
            was = tableau.pieces_held(game, me, what)
            setattr(currency.own.of(me), currency.field, was - n)
            tell(game, CurrencyPaid(me.seat, what, -n, was, cause=cause))
