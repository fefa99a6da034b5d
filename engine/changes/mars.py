"""The map, the parameters, and what lies beside them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.changes.stocks import raise_tr
from engine.core import Cause, Step
from engine.journal import AwardFunded, MilestoneClaimed, ParameterLowered, ParameterRaised
from engine.state import Standing
from engine.triggers import tell

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player, Tile


def raise_parameter(game: Game, me: Player, key: str, steps: int, cause: Cause, *, rewarded: bool = True) -> None:
    """Raise a global parameter as far as it goes: 1 TR a step really made, bonus steps set off for the same player.

    Unrewarded, nobody gains anything; a bonus step that raises another parameter still does.
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
    """Lower a global parameter, no further than where it began; nobody's rating changes, and no bonus step is undone."""
    parameter = game.box.parameters[key]
    was = game.table.parameters[key]
    now = max(parameter.start, was - steps * parameter.step)
    if now != was:
        game.table.parameters[key] = now
        tell(game, ParameterLowered(by.seat, key, was, now, cause=cause))


def set_policies(game: Game, keys: list[str]) -> None:
    """Which of the box's rules by name hold for all from now on."""
    game.table.policies = keys
    for p in game.players:
        p.forget()


def lay(game: Game, space: str, tile: Tile) -> None:
    """Put a tile on a space, or an area off the map; a claim of the space is used up."""
    game.table.tiles[space] = tile
    game.table.claims.pop(space, None)
    game.table.forget()


def claim(game: Game, me: Player, space: str) -> None:
    """Reserve a space."""
    game.table.claims[space] = me.seat
    game.table.forget()


def found_settlement(game: Game, me: Player, outpost: str) -> None:
    """Found a settlement; raises `ValueError` where there is no room left."""
    stands = game.table.outposts[outpost]
    if len(stands.settled) >= game.box.outposts[outpost].room:
        raise ValueError(f"there is no room left on {outpost}")
    game.table.outposts[outpost] = Standing(stands.marker, (*stands.settled, me.seat))


def move_marker(game: Game, outpost: str, steps: int) -> None:
    """Move the marker of an outpost up or down, no further than its track goes."""
    stands = game.table.outposts[outpost]
    to = max(0, min(stands.marker + steps, game.box.outposts[outpost].end))
    game.table.outposts[outpost] = Standing(to, stands.settled)


def claim_milestone(game: Game, me: Player, key: str, cause: Cause) -> None:
    """Claim a milestone; its price is paid apart."""
    game.table.milestones[key] = me.seat
    tell(game, MilestoneClaimed(me.seat, key, cause=cause))


def fund_award(game: Game, me: Player, key: str, cause: Cause) -> None:
    """Fund an award; its price is paid apart."""
    game.table.awards[key] = me.seat
    tell(game, AwardFunded(me.seat, key, cause=cause))


def remember(me: Player, card: int, what: str) -> None:
    """Write on a card what it has to know later, such as the space of its tile (`@E5`)."""
    me.memo[card] = what
