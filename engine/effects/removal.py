"""Effects that take stock from a player of choice; they may take less or nothing (rulebook, Play a card, red-bordered icons)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal, Unpack

from engine import changes, tableau
from engine.bounds import NO_COST, NO_RATING, Bound, Within
from engine.core import Cause, Decision, Effect, Game, When
from engine.named import ResourceName, Stocks, TagName, only_pair, stocks

if TYPE_CHECKING:
    from engine.state import Player


def _targets(game: Game, me: Player, what: str, seats: Sequence[int]) -> list[Player]:
    """The players of `seats` who have some of a stock that is not protected; `me` comes last."""
    found = [game.players[s] for s in seats]
    found = [p for p in found if p.stock[what] and not tableau.protected(game, p, what, me)]
    found.sort(key=lambda p: (p is me, p.seat))
    return found


def _ask(me: Player, key: str, what: str, n: int, targets: Sequence[Player]) -> Decision:
    whole = tuple(f"seat:{p.seat}" for p in targets)
    fewer = tuple(f"fewer:{p.seat}" for p in targets if min(n, p.stock[what]) > 1)
    options = (*whole, *fewer, "none") if targets else ()
    return Decision.exactly(me.seat, f"{key}:{what}:{n}", options, kind="player")


class Remove(Effect, frozen=True):
    """Remove up to `n` of a stock from one player: `any`, or a `neighbour`, who owns a tile next to the tile of this card.

    With a `tag`, only an opponent who has this tag can be chosen.
    """

    rank = When.TAKING
    never_blocks = True

    what: ResourceName
    n: int
    of: Literal["any", "neighbour"] = "any"
    tag: TagName = ""

    def takes_from_others(self) -> bool:
        return True

    def _seats(self, game: Game, me: Player, cause: Cause) -> list[int]:
        if tableau.is_solo(game):
            return []
        if self.tag:
            return [p.seat for p in game.players if p.seat != me.seat and tableau.tags(game, p).get(self.tag)]
        if self.of == "any":
            return [p.seat for p in game.players]
        tiles = game.table.tiles
        around = game.box.map.near.get(tableau.space_of_tile(me, cause.card), ())
        near = {tiles[s].owner for s in around if s in tiles}
        return sorted(near - {-1, me.seat})

    def _from(self, game: Game, me: Player, cause: Cause) -> list[Player]:
        return _targets(game, me, self.what, self._seats(game, me, cause))

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if self._from(game, me, cause) else f"nobody-has:{self.what}"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return _ask(me, "remove", self.what, self.n, self._from(game, me, cause))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if tableau.is_solo(game) and not any(trigger.on_loss for _card, trigger in tableau.triggers(game, me)):
            changes.take_from_neutral(game, me, self.what, cause)  # who would have to pay for it takes nothing
        for pick in picks:
            verb, _, seat = pick.partition(":")
            if verb == "seat":
                victim = game.players[int(seat)]
                changes.change_stock(game, victim, self.what, -min(self.n, victim.stock[self.what]), cause, me)
            elif verb == "fewer":
                game.then(TakeFewer(self.what, self.n, int(seat)), me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound:
        return NO_RATING if self.what == "mc" else NO_COST


class Steal(Effect, frozen=True):
    """Take up to `n` of a stock from one other player."""

    rank = When.TAKING
    never_blocks = True

    what: ResourceName
    n: int

    def takes_from_others(self) -> bool:
        return True

    def _others(self, game: Game, me: Player) -> list[Player]:
        return _targets(game, me, self.what, [p.seat for p in game.players if p.seat != me.seat])

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if tableau.is_solo(game) or self._others(game, me) else f"nobody-has:{self.what}"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return _ask(me, "steal", self.what, self.n, self._others(game, me))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if tableau.is_solo(game):
            changes.change_stock(game, me, self.what, self.n, cause)
            changes.take_from_neutral(game, me, self.what, cause)
        for pick in picks:
            verb, _, seat = pick.partition(":")
            if verb == "seat":
                victim = game.players[int(seat)]
                _move(game, me, victim, self.what, min(self.n, victim.stock[self.what]), cause)
            elif verb == "fewer":
                game.then(TakeFewer(self.what, self.n, int(seat), stolen=True), me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound:
        return NO_RATING if self.what == "mc" else NO_COST


class TakeFewer(Effect, frozen=True):
    """Ask how many to take, if fewer than possible."""

    at_most = NO_RATING

    what: ResourceName
    n: int
    seat: int
    stolen: bool = False

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        top = min(self.n, game.players[self.seat].stock[self.what])
        steps = tuple(str(n) for n in range(1, top))
        return Decision(me.seat, f"fewer:{self.what}:{self.seat}", steps, min(1, len(steps)), kind="amount")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        victim = game.players[self.seat]
        for pick in picks:
            if self.stolen:
                _move(game, me, victim, self.what, int(pick), cause)
            else:
                changes.change_stock(game, victim, self.what, -int(pick), cause, me)


def _move(game: Game, me: Player, victim: Player, what: str, n: int, cause: Cause) -> None:
    changes.change_stock(game, victim, what, -n, cause, me)
    changes.change_stock(game, me, what, n, cause)


def remove(*, tag: str = "", **what: Unpack[Stocks[int]]) -> Remove:
    """Remove resources, up to the given number, from any one player; with a `tag`, from an opponent who has it.

    >>> remove(plants=3)
    Remove(what='plants', n=3, of='any', tag='')
    """
    key, n = only_pair(stocks(what))
    return Remove(key, n, tag=tag)


def remove_from_neighbour(**what: Unpack[Stocks[int]]) -> Remove:
    """Remove resources of an opponent who owns a tile adjacent to the tile of this card.

    >>> remove_from_neighbour(mc=4)
    Remove(what='mc', n=4, of='neighbour', tag='')
    """
    key, n = only_pair(stocks(what))
    return Remove(key, n, "neighbour")


def steal(**what: Unpack[Stocks[int]]) -> Steal:
    """Take resources, up to the given number, from one opponent.

    >>> steal(mc=3)
    Steal(what='mc', n=3)
    """
    key, n = only_pair(stocks(what))
    return Steal(key, n)
