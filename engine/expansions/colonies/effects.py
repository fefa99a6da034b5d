"""The effects, triggers, requirements and amounts of Colonies, for its own cards and for those of expansions that need it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from engine import changes, tableau
from engine.amounts import COUNTED
from engine.bounds import NO_COST, Bound, Within, all_of, any_of, bound_of, constant_bound
from engine.core import NO_CAUSE, NOTHING, AnyEffect, Cause, Decision, Effect, Game, Step, When
from engine.effect import Count, Doer, Requirement, Trigger, add_amounts
from engine.effects.order import AnyOrder, Triggered
from engine.expansions.colonies.row import (
    MOST_FLEETS,
    colonies_in_play,
    colony_in_play,
    open_to_founding,
    row,
    unused,
)
from engine.expansions.colonies.state import SETTLED
from engine.expansions.colonies.tiles import STEPS, TILES, Colony
from engine.expansions.colonies.trade import FleetGained, Traded, from_colony, whole_row
from engine.journal import CardPlayed, CorporationPlayed, SettlementFounded
from engine.reactions import promised_by

if TYPE_CHECKING:
    from engine.state import Player

COUNTED.update(
    {
        "colonies": lambda count, game, me, cause, purpose: colonies_in_play(game),
        "untagged": lambda count, game, me, cause, purpose: sum(
            tableau.untagged(game.box.cards[c].tags) for c in me.played
        ),
    }
)


class Found(Effect, frozen=True):
    """Found a colony on a tile with a free place, and get what that brings; `again`, also where one has a colony already.

    `then` happens afterwards, also after the reactions to the colony; a tile on which it would not be possible cannot be chosen.
    With `only`, just these tiles can be chosen, for a player who needs what they bring for something else.
    """

    again: bool = False
    then: tuple[AnyEffect, ...] = ()
    only: tuple[str, ...] = ()

    def open_tiles(self, game: Game, me: Player, cause: Cause) -> list[Colony]:
        """The tiles that can be chosen."""
        return list(self._open(game, me, cause, NOTHING))

    def _open(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int]) -> Iterator[Colony]:
        for tile in open_to_founding(game, me.seat, again=self.again):
            if (not self.only or tile.key in self.only) and self._possible_after(game, me, cause, tile, promised):
                yield tile

    def _possible_after(self, game: Game, me: Player, cause: Cause, tile: Colony, promised: Mapping[str, int]) -> bool:
        if not self.then:
            return True
        brought = dict(promised)
        more = [tile.founding.promises(game, me, cause)]
        told = SettlementFounded(me.seat, tile.key)
        for card, trigger in tableau.triggers_by_entry(game, me).get(SettlementFounded, ()):
            if trigger.concerns(me, told, card):
                more.append(trigger.do.promises(game, me, Cause(card)))
        for each in more:
            add_amounts(brought, each)
        return all(effect.blocks(game, me, cause, brought) is None for effect in self.then)

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return self.blocks(game, me, cause)

    def blocks(self, game: Game, me: Player, cause: Cause, promised: Mapping[str, int] = NOTHING) -> str | None:
        if next(self._open(game, me, cause, promised), None):
            return None
        if self.then and Found(self.again).possible(game, me, cause) is None:
            return next(why for effect in self.then if (why := effect.blocks(game, me, cause, promised)))
        return "no-colony"

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        found = [tile.founding.when(game, me, cause) for tile in self.open_tiles(game, me, cause)]
        if len(found) > 1 and {When.DRAWING, When.SHOWING} & {*found}:
            return When.SHOWING  # also if another tile would bring more later: the player says what is next
        return When.together([*found, When.CHOOSING] if len(found) > 1 else found or [When.LATE])

    def promises(self, game: Game, me: Player, cause: Cause) -> Mapping[str, int]:
        """What the colony surely brings on the tile that brings most: where that is needed, no others are offered (`narrowed`)."""
        out: dict[str, int] = {}
        for tile in self.open_tiles(game, me, cause):
            for what, n in self._brings(game, me, tile).items():
                out[what] = max(out.get(what, 0), n)
        return out

    def _brings(self, game: Game, me: Player, tile: Colony) -> Mapping[str, int]:
        """What the player's cards surely bring as a reaction to a colony on a tile, and the tile itself.

        What another choice could still lessen is left out, such as the M€ beside an ocean.
        """
        found = Counter[str]()
        if SettlementFounded in tableau.triggers_by_entry(game, me):
            found.update(promised_by(game, me, SettlementFounded(me.seat, tile.key)))
        if not tile.founding.may_be_narrowed:
            found.update(tile.founding.promises(game, me, from_colony(tile)))
        return found

    def narrowed(self, game: Game, me: Player, cause: Cause, suffices: Callable[[Mapping[str, int]], bool]) -> Effect:
        tiles = self.open_tiles(game, me, cause)
        fit = tuple(tile.key for tile in tiles if suffices(self._brings(game, me, tile)))
        return replace(self, only=fit) if 0 < len(fit) < len(tiles) else self

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return Decision.exactly(me.seat, "found", (tile.option for tile in self.open_tiles(game, me, cause)))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            tile = TILES[pick.partition(":")[2]]
            changes.found_settlement(game, me, tile.key, cause)
            on = colony_in_play(game, tile.key)
            changes.move_marker(game, tile.key, max(0, len(on.settlers) - on.step), cause, me.seat)
            game.then(tile.founding, me.seat, from_colony(tile))
            if self.then:
                game.then(Triggered(), me.seat)
            for effect in self.then:
                game.then(effect, me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        if not self.then and all(_costs_nothing(key) for key in game.table.outposts if key in TILES):
            return NO_COST
        founding = any_of((on.tile.founding for on in row(game)), game, me, within)
        if founding and not founding.costs_nothing and within.chosen and not self.then:
            bounds = [bound_of(tile.founding, game, me, within) for tile in self.open_tiles(game, me, NO_CAUSE)]
            if sum(bound is not None and bound.costs_nothing for bound in bounds) > 1:
                return NO_COST  # one of them is left even after another colony
        then = all_of(self.then, game, me, within)
        return (
            founding and then and Bound(founding.steps + then.steps, founding.mc + then.mc, founding.tiles + then.tiles)
        )


class GainFleet(Effect, frozen=True):
    """Get another trade fleet, up to four in all."""

    at_most = NO_COST

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        own = SETTLED.of(me)
        if own.fleets < MOST_FLEETS:
            changes.update_state(game, own, FleetGained(me.seat, cause=cause), fleets=own.fleets + 1)


class GainBonuses(Effect, frozen=True):
    """Get the colony bonus of each own colony, in any order."""

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return When.together(on.tile.bonus.when(game, me, cause) for on in row(game) if me.seat in on.settlers)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        owned = [on.tile for on in row(game) for _colony in range(on.settlers.count(me.seat))]
        game.then(AnyOrder(tuple(Step(me.seat, tile.bonus, from_colony(tile)) for tile in owned)), me.seat)

    def bound(self, game: Game, me: Player, within: Within) -> Bound | None:
        owned = [on.tile.bonus for on in row(game) for settler in on.settlers if settler == me.seat]
        return all_of(owned, game, me, within)


class MoveTracks(Effect, frozen=True):
    """Move the marker of a tile up a step, and that of another tile down a step (Market Manipulation, C23).

    A marker cannot move below the number of colonies on its tile, nor above the top of its track.
    """

    at_most = NO_COST

    def _up(self, game: Game) -> list[str]:
        tiles = [on for on in row(game) if on.awake]
        down = {on.tile.key for on in tiles if on.step > len(on.settlers)}
        return [on.tile.key for on in tiles if on.step < STEPS - 1 and down - {on.tile.key}]

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if self._up(game) else "no-track"

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return Decision.exactly(me.seat, "track-up", (TILES[key].option for key in self._up(game)))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            key = pick.partition(":")[2]
            changes.move_marker(game, key, 1, cause, me.seat)
            game.then(LowerTrack(key), me.seat)


class LowerTrack(Effect, frozen=True):
    """Move the marker of a tile other than `spared` down a step."""

    at_most = NO_COST

    spared: str

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        tiles = [on for on in row(game) if on.awake and on.tile.key != self.spared and on.step > len(on.settlers)]
        return Decision.exactly(me.seat, "track-down", (on.tile.option for on in tiles))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            changes.move_marker(game, pick.partition(":")[2], -1, cause, me.seat)


class RaiseTracks(Effect, frozen=True):
    """Move the markers of all tiles up by some steps, after a colony that the same card founds, which may have pushed one up."""

    at_most = NO_COST
    rank = When.LATE

    steps: int = 1

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        whole_row(game, self.steps, cause, me.seat)


class AddTile(Effect, frozen=True):
    """Put a colony tile of choice that is not in play into play (Aridor, R20)."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return Decision.exactly(me.seat, "add-tile", (tile.option for tile in unused(game)))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            changes.add_outpost(game, pick.partition(":")[2], cause, me.seat)


class OnFounded(Trigger, frozen=True):
    """Reacts when a colony is founded."""

    on = (SettlementFounded,)


class OnTraded(Trigger, frozen=True):
    """Reacts when a fleet is sent to trade."""

    on = (Traded,)


class OnNewTags(Trigger, frozen=True):
    """Reacts when a card is played with a tag that its owner has not had in play, once for each kind; not to events and wild tags."""

    on = (CardPlayed, CorporationPlayed)

    def times(self, game: Game, me: Player, entry: CardPlayed | CorporationPlayed) -> int:
        card = game.box.cards[entry.cause.card]
        if card.kind == "event":
            return 0
        in_play = tableau.tags(game, me)
        own = card.id in me.played  # it is not yet, where it is asked what playing it would bring
        turned_down = (game.box.cards[c] for c in me.events if game.box.cards[c].kind != "event")
        had = {tableau.WILD, *(tag for other in turned_down for tag in other.tags)}
        return sum(in_play.get(tag, 0) == own * card.tags.count(tag) for tag in {*card.tags} - had)


class HasColonies(Requirement, frozen=True):
    """The player has at least `n` colonies, or with `most` at most `n`."""

    n: int
    most: bool = False

    def lacks(self, game: Game, me: Player) -> int:
        missing = self.n - tableau.settlements(game, me.seat)
        return max(0, -missing if self.most else missing)


@cache
def _costs_nothing(key: str) -> bool:
    """Whether no dues follow when a colony is founded on a tile."""
    bound = constant_bound(TILES[key].founding)
    return bound is not None and bound.costs_nothing


def found_colony(*then: Effect, again: bool = False) -> Found:
    """Found a colony; `again`, also on a tile where one has a colony; then further effects happen.

    >>> found_colony(again=True)
    Found(again=True, then=(), only=())
    """
    return Found(again, then)


def when_founded(do: Effect, *, by: Doer = "any") -> OnFounded:
    """React when a colony is founded, `by` any player or oneself.

    >>> from engine.effects import production
    >>> when_founded(production(mc=1)).by
    'any'
    """
    return OnFounded(do, by)


def per_colony(every: int = 1) -> Count:
    """1 for every `every` colonies in play, of all players.

    >>> per_colony(2).every
    2
    """
    return Count("colonies", every=every)


PER_UNTAGGED: Final = Count("untagged")
"""1 for each own face-up card without tags, the corporation included."""
