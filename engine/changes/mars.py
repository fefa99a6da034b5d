"""Changes of tiles, claims, parameters, policies, outposts, milestones and awards."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import tableau
from engine.changes.stocks import change_rating
from engine.core import Cause, Step
from engine.internal_entries import PlaceNoted
from engine.journal import (
    CLAIM,
    AwardFunded,
    MarkerMoved,
    MilestoneClaimed,
    NeutralTilePlaced,
    OutpostLaid,
    OutpostRemoved,
    ParameterLowered,
    ParameterRaised,
    PoliciesChanged,
    SettlementFounded,
    SpaceClaimed,
    SpaceMarked,
    TilePlaced,
    TileRemoved,
)
from engine.reactions import tell
from engine.state import Barred, Marker, Standing, Tile

if TYPE_CHECKING:
    from engine.core import Game
    from engine.state import Player


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
    tell(game, ParameterRaised(me.seat, key, was, now, cause=cause, world=not rewarded))
    if rewarded:
        me.steps[key] = me.steps.get(key, 0) + steps
        change_rating(game, me, steps, cause)
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
    """Set the policies, keys of `Box.policies`, that hold for all players from now on."""
    if keys == game.table.policies:
        return
    keep = tableau.unchanged_by_policies(game, {*keys} ^ {*game.table.policies} or keys)
    game.table.policies = keys
    for p in game.players:
        p.clear_caches(keep)
    tell(game, PoliciesChanged(-1, tuple(keys)))


def place_tile(
    game: Game,
    me: Player,
    kind: str,
    space: str,
    cause: Cause,
    *,
    meanwhile: Callable[[], None] | None = None,
    world: bool = False,
) -> None:
    """Put a player's tile, or an ocean, on a space or an area off the map; a claim or marker there is removed, another tile replaced.

    What comes before the reactions to the tile, such as its placement bonus, is done by `meanwhile`. `world` is as in `Entry`.
    """
    before = game.table.tiles.get(space)
    under = _put_tile(game, space, Tile(kind, -1 if kind == "ocean" else me.seat))
    on_mars, covered = space in game.box.map.spaces, before.owner if before else -1
    tell(game, TilePlaced(me.seat, kind, space, on_mars, under, covered, cause=cause, world=world), meanwhile)


def place_neutral_tile(game: Game, kind: str, space: str) -> None:
    """Put a tile of the neutral opponent on a space."""
    _put_tile(game, space, Tile(kind))
    tell(game, NeutralTilePlaced(-1, kind, space))


def _put_tile(game: Game, space: str, tile: Tile) -> str:
    """Put a tile on a space, and return what it covers, as `TilePlaced.marker` has it."""
    game.table.tiles[space] = tile
    under = clear_space(game, space)
    game.table.clear_caches()
    return under


def clear_space(game: Game, space: str) -> str:
    """Take a claim or a marker off a space on which a tile comes to lie; return its kind, nothing if there is none."""
    claimed = game.table.claims.pop(space, None)
    marker = game.table.markers.pop(space, None)
    return marker.kind if marker else CLAIM if claimed is not None else ""


def remove_tile(game: Game, space: str, cause: Cause, by: Player) -> None:
    """Take the tile on a space off the map."""
    tile = game.table.tiles.pop(space)
    game.table.clear_caches()
    tell(game, TileRemoved(tile.owner, tile.kind, space, cause=cause, by=by.seat))


def claim_space(game: Game, me: Player, space: str, cause: Cause) -> None:
    """Reserve a space for a player."""
    game.table.claims[space] = me.seat
    game.table.clear_caches()
    tell(game, SpaceClaimed(me.seat, space, cause=cause))


def add_outpost(game: Game, outpost: str, cause: Cause, seat: int = -1) -> None:
    """Lay an outpost of a row that is dealt; `seat` is whose doing it is, -1 for nobody's. Raises `ValueError` if it lies there."""
    if outpost in game.table.outposts:
        raise ValueError(f"{outpost} lies there already")
    game.table.outposts[outpost] = Standing(game.box.outposts[outpost].start)
    tell(game, OutpostLaid(seat, outpost, cause=cause))


def remove_outpost(game: Game, outpost: str, cause: Cause, seat: int = -1) -> None:
    """Remove an outpost from the game; `seat` is whose doing it is, -1 for nobody's."""
    del game.table.outposts[outpost]
    tell(game, OutpostRemoved(seat, outpost, cause=cause))


def place_marker(
    game: Game, me: Player, kind: str, space: str, cause: Cause, *, bars: Barred = "", start: str = ""
) -> None:
    """Put a marker of a player on a space or on the tile there; with `start`, move it there from that space.

    `bars` says whose tiles cannot be placed there.
    """
    markers = game.table.markers
    markers.pop(start, None)
    markers[space] = Marker(kind, me.seat, bars)
    game.table.clear_caches()
    tell(game, SpaceMarked(me.seat, kind, space, start, cause=cause))


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


def set_memo(game: Game, me: Player, card: int, what: str) -> None:
    """Store what a card has to know later, such as the space of its tile (`tableau.memo_of_tile`)."""
    me.memo[card] = what
    tell(game, PlaceNoted(me.seat, card, what))
