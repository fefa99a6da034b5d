"""Changes of tiles, claims, parameters, policies, outposts, milestones and awards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.changes.stocks import raise_tr
from engine.core import Cause, Step
from engine.journal import (
    AwardFunded,
    MarkerMoved,
    MilestoneClaimed,
    ParameterLowered,
    ParameterRaised,
    SettlementFounded,
)
from engine.state import Standing
from engine.triggers import tell

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player, Tile


def raise_parameter(game: Game, me: Player, key: str, steps: int, cause: Cause, *, rewarded: bool = True) -> None:
    """Raise a global parameter by up to `steps`, no further than its end.

    The player gains 1 TR for each step made, and the bonuses of the values reached are set off. Without `rewarded` nobody gains
    anything, but a bonus that raises another parameter still does so.
    """
    parameter = game.box.parameters[key]
    was = game.table.parameters[key]
    steps = min(steps, parameter.left(was))
    if steps <= 0:
        return
    now = was + steps * parameter.step
    game.table.parameters[key] = now
    tell(game, ParameterRaised(me.seat, key, was, now, cause=cause))
    if rewarded:
        raise_tr(game, me, steps, cause)
    for at, bonus in parameter.bonuses:
        if was < at <= now:
            if effect := bonus if rewarded else bonus.unrewarded():
                game.triggered.append(Step(me.seat, effect, Cause(source=f"bonus:{key}:{at}")))


def lower_parameter(game: Game, key: str, steps: int, cause: Cause, by: Player) -> None:
    """Lower a global parameter, no further than its start; ratings do not change, and bonuses already given are kept."""
    parameter = game.box.parameters[key]
    was = game.table.parameters[key]
    now = max(parameter.start, was - steps * parameter.step)
    if now != was:
        game.table.parameters[key] = now
        tell(game, ParameterLowered(by.seat, key, was, now, cause=cause))


def set_policies(game: Game, keys: list[str]) -> None:
    """Set the policies, keys of `Box.policies`, that hold for all players from now on; this tells no entry."""
    game.table.policies = keys
    for p in game.players:
        p.forget()


def lay(game: Game, space: str, tile: Tile) -> None:
    """Put a tile on a space or an area off the map, and remove a claim on the space; the caller tells the entry."""
    game.table.tiles[space] = tile
    game.table.claims.pop(space, None)
    game.table.forget()


def claim(game: Game, me: Player, space: str) -> None:
    """Reserve a space for a player; the caller tells the entry."""
    game.table.claims[space] = me.seat
    game.table.forget()


def found_settlement(game: Game, me: Player, outpost: str, cause: Cause) -> None:
    """Found a settlement of a player on an outpost; raises `ValueError` if there is no room left."""
    stands = game.table.outposts[outpost]
    if len(stands.settled) >= game.box.outposts[outpost].room:
        raise ValueError(f"there is no room left on {outpost}")
    game.table.outposts[outpost] = Standing(stands.marker, (*stands.settled, me.seat))
    tell(game, SettlementFounded(me.seat, outpost, cause=cause))


def move_marker(game: Game, outpost: str, steps: int, cause: Cause, seat: int = -1) -> None:
    """Move the marker of an outpost up or down, no further than the ends of its track; `seat` is whose doing it is, -1 for nobody's."""
    stands = game.table.outposts[outpost]
    to = max(0, min(stands.marker + steps, game.box.outposts[outpost].end))
    if to != stands.marker:
        game.table.outposts[outpost] = Standing(to, stands.settled)
        tell(game, MarkerMoved(seat, outpost, stands.marker, to, cause=cause))


def claim_milestone(game: Game, me: Player, key: str, cause: Cause) -> None:
    """Mark a milestone as claimed by a player; the caller queues the payment."""
    game.table.milestones[key] = me.seat
    tell(game, MilestoneClaimed(me.seat, key, cause=cause))


def fund_award(game: Game, me: Player, key: str, cause: Cause) -> None:
    """Mark an award as funded by a player; the caller queues the payment."""
    game.table.awards[key] = me.seat
    tell(game, AwardFunded(me.seat, key, cause=cause))


def remember(me: Player, card: int, what: str) -> None:
    """Store what a card has to know later, such as the space of its tile (`@E5`); this tells no entry."""
    me.memo[card] = what
