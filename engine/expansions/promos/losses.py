"""Promos about who took what from whom in this generation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import changes
from engine.bounds import NO_RATING
from engine.core import Cause, Decision, Effect, Game, When
from engine.effect import Requirement, Trigger
from engine.effects.choices import BY_SEAT, seat_of
from engine.internal_entries import NeutralLost
from engine.journal import CardResourcesChanged, Entry, ProductionChanged, StockChanged
from engine.named import ResourceName

if TYPE_CHECKING:
    from engine.state import Player


class WasRobbed(Requirement, frozen=True):
    """Another player removed resources of this one, or lowered a production, in this generation (Law Suit, X06)."""

    def lacks(self, game: Game, me: Player) -> int:
        return int(not takers(game, me))


class SomebodyLost(Requirement, frozen=True):
    """Some player took resources of a kind from another in this generation (Crash Site Cleanup, X17)."""

    what: ResourceName

    def lacks(self, game: Game, me: Player) -> int:
        return int(not any(taken.what == self.what for taken in game.table.taken))


def takers(game: Game, me: Player) -> list[int]:
    """The seats that took something from a player in this generation, in the order in which they first did."""
    return list(dict.fromkeys(taken.by for taken in game.table.taken if taken.seat == me.seat))


class EventGiven(Entry, frozen=True, tag="given"):
    """A played event went to the pile of another player, the seat `receiver`."""

    card: int
    receiver: int


class Sue(Effect, frozen=True):
    """Take up to `mc` M€ from a player who took something, and give this card to them (Law Suit, X06)."""

    rank = When.TAKING

    mc: int

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if takers(game, me) else "requires"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = [f"seat:{seat}" for seat in takers(game, me)]
        return Decision.exactly(me.seat, f"steal:mc:{self.mc}", options, kind="player")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            sued = game.players[int(pick.partition(":")[2])]
            n = min(self.mc, sued.stock["mc"])
            changes.change_stock(game, sued, "mc", -n, cause, me)
            changes.change_stock(game, me, "mc", n, cause)
            if cause.card in me.events:
                changes.give_event(game, me, cause.card, sued, EventGiven(me.seat, cause.card, sued.seat, cause=cause))


class OnLoss(Trigger, frozen=True):
    """Reacts when a player takes something from another, who is not the owner of the card, or lowers a production of theirs.

    The source names the player who lost something, in the solo game the neutral opponent, -1.
    """

    on = (StockChanged, ProductionChanged, CardResourcesChanged, NeutralLost)
    on_loss = True

    def sources(
        self, game: Game, me: Player, entry: StockChanged | ProductionChanged | CardResourcesChanged | NeutralLost
    ) -> Sequence[str]:
        lost = isinstance(entry, NeutralLost) or entry.n < 0
        return [f"{BY_SEAT}{entry.seat}"] if lost and entry.seat not in (entry.actor, me.seat) else []


class Compensate(Effect, frozen=True):
    """Pay `mc` M€, or as much as there is, to the player who lost something, or to nobody for the neutral one (Mons Insurance, R46)."""

    at_most = NO_RATING
    limited = True

    mc: int

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        n, seat = min(self.mc, me.stock["mc"]), seat_of(cause)
        changes.change_stock(game, me, "mc", -n, cause)
        if seat >= 0:
            changes.change_stock(game, game.players[seat], "mc", n, cause)


class LowerOthers(Effect, frozen=True):
    """Lower a production of every other player by `n` steps, or as far as it can fall; it is no attack (Mons Insurance, R46)."""

    what: ResourceName
    n: int

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for p in game.players:
            if p is not me:
                down = min(self.n, p.production[self.what] - changes.lowest_production(self.what))
                changes.change_production(game, p, self.what, -down, cause)


def when_lost(do: Effect) -> OnLoss:
    """React whenever a player takes something from another."""
    return OnLoss(do, "any")
