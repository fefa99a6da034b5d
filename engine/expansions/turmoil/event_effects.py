"""Effects of global events: they happen to all players, who lose no more than they have."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Unpack

from engine import changes, tableau
from engine.amounts import counting, number
from engine.card import picked
from engine.core import AnyEffect, AnyValue, Cause, Decision, Effect, Game, When
from engine.effect import Count
from engine.effects.cards import what_to_discard
from engine.effects.choices import Either
from engine.expansions.turmoil.amounts import per_influence
from engine.expansions.turmoil.senate import influence
from engine.named import RESOURCES, CardResourceName, ParameterName, ResourceName, Stocks, TagName, stocks

if TYPE_CHECKING:
    from engine.state import Player

EVERYTHING: Final = 1_000_000
"""More than anybody has of anything."""


class ForAll(Effect, frozen=True):
    """Happens once for all, to the first player, and not to each player."""

    do: AnyEffect

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        game.then(self.do, me.seat)


class Forfeit(Effect, frozen=True):
    """Lose resources, as far as the player has them."""

    what: tuple[tuple[ResourceName, AnyValue], ...]

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        return counting(n for _, n in self.what)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for what, n in self.what:
            changes.change_stock(game, me, what, -min(me.stock[what], number(n, game, me, cause)), cause)


def for_later(effect: Effect, game: Game, me: Player, cause: Cause) -> Effect:
    """The effect for a choice that is made later: no more can be lost then than now."""
    match effect:
        case Either(choices=choices):
            return Either(tuple(for_later(choice, game, me, cause) for choice in choices))
        case Forfeit(what=what):
            return Forfeit(tuple((key, min(me.stock[key], number(n, game, me, cause))) for key, n in what))
        case _:
            return effect


class KeepAtMost(Effect, frozen=True):
    """Lose all of a resource beyond `n` and the player's influence (Eco Sabotage)."""

    what: ResourceName
    n: int

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        kept = self.n + number(per_influence(), game, me, cause)
        changes.change_stock(game, me, self.what, -max(0, me.stock[self.what] - kept), cause)


class LowerProduction(Effect, frozen=True):
    """Lower each of these productions by a step, as far as possible (Sabotage)."""

    what: tuple[ResourceName, ...]

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for what in self.what:
            if me.production[what] > changes.lowest_production(what):
                changes.change_production(game, me, what, -1, cause)


class LoseRating(Effect, frozen=True):
    """Lose `n` steps of terraform rating, one less for each influence (War on Earth)."""

    n: int

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.change_rating(game, me, -max(0, self.n - number(per_influence(), game, me, cause)), cause)


class IfEnough(Effect, frozen=True):
    """Do something for a player who has at least `n` of what is counted (Diversity)."""

    of: AnyValue
    n: int
    then: AnyEffect

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if number(self.of, game, me, cause) >= self.n:
            game.then(self.then, me.seat)


class AddToEach(Effect, frozen=True):
    """Put `n` resources on each own card that holds a `kind`; without a kind, on each own card that has resources already."""

    kind: CardResourceName = ""
    n: int = 1

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        cards = game.box.cards
        for card in (
            [c for c in me.played if cards[c].holds == self.kind] if self.kind else tableau.cards_with_resources(me)
        ):
            changes.change_card_resources(game, me, card, self.n, cause)


class DiscardUpTo(Effect, frozen=True):
    """Discard `n` cards from the hand, or all of fewer (Paradigm Breakdown)."""

    n: int

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return what_to_discard(me, self.n)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if picks:
            changes.discard(game, me, [picked(pick) for pick in picks], cause)


class GainEach(Effect, frozen=True):
    """Gain `n` resources, of which the player chooses each (Dry Deserts)."""

    n: AnyValue

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | None:
        return Decision(me.seat, "gain-chosen:1", RESOURCES) if number(self.n, game, me, cause) else None

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for what in picks:
            changes.change_stock(game, me, what, 1, cause)
            game.then(GainEach(number(self.n, game, me, cause) - 1), me.seat)


class Lower(Effect, frozen=True):
    """Lower a global parameter, unless it is complete (Snow Cover, ruling r635)."""

    parameter: ParameterName
    steps: int

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if not _complete(game, self.parameter):
            changes.lower_parameter(game, self.parameter, self.steps, cause, me)


def _complete(game: Game, parameter: str) -> bool:
    """Whether a global parameter has reached its end, which is for good."""
    return not game.box.parameters[parameter].left(game.table.parameters[parameter])


class RemoveOcean(Effect, frozen=True):
    """Take an ocean tile of choice off the map, but none that another tile covers, and none where all lie (Dry Deserts, ruling r621)."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        tiles = {} if _complete(game, "oceans") else game.table.tiles
        lying = sorted(key for key, tile in tiles.items() if tile.kind == "ocean")
        return Decision.exactly(me.seat, "remove-ocean", (f"space:{key}" for key in lying), kind="space")

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            changes.remove_tile(game, pick.partition(":")[2], cause, me)
            changes.lower_parameter(game, "oceans", 1, cause, me)


class Compare(Effect, frozen=True):
    """Change the rating of a player who has most, or second most, of influence, tags of a kind and, with `cities`, city tiles.

    Tied players get the same, and after a tie for the first nobody is second. A player with nothing is not punished. In a solo game
    the numbers in `alone` decide: pairs of a score and the steps of rating for it, the highest first.
    """

    tag: TagName
    first: int
    second: int
    cities: bool = False
    alone: tuple[tuple[int, int], ...] = ()

    def score(self, game: tableau.GameOrView, p: tableau.PlayerOrSeat) -> int:
        """What is compared, for a player or a seat of a view."""
        own = tableau.all_cities(game, on_mars=False, of=p.seat) if self.cities else 0
        return influence(game, p) + tableau.tags(game, p).get(self.tag, 0) + own

    def steps(self, game: tableau.GameOrView, me: tableau.PlayerOrSeat) -> int:
        """The steps of rating that a player gains, or loses if it is negative."""
        scores = [self.score(game, p) for p in game.players]
        mine = self.score(game, me)
        if len(scores) == 1:
            return next((n for least, n in self.alone if mine >= least), 0)
        ranked = sorted(set(scores), reverse=True)
        tied = scores.count(ranked[0]) > 1
        n = self.first if mine == ranked[0] else self.second if not tied and mine == ranked[1] else 0
        return n if n > 0 or mine else 0

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.change_rating(game, me, self.steps(game, me), cause)


def forfeit(**what: Unpack[Stocks[int | Count]]) -> Forfeit:
    """Lose resources, as far as the player has them.

    >>> forfeit(mc=10)
    Forfeit(what=(('mc', 10),))
    """
    return Forfeit(stocks(what))
