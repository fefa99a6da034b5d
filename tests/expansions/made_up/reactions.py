"""Triggers of the made-up expansion that listen to any change: who did it, to whom, what, and by how much."""

from __future__ import annotations

from collections.abc import Sequence

from engine import changes
from engine.card import active, event
from engine.core import Cause, Effect, Game
from engine.effect import Trigger
from engine.effects import gain
from engine.journal import Discarded, Entry, ParameterLowered, ProductionChanged, RatingChanged
from engine.named import ParameterName
from engine.reactions import tell
from engine.state import Player


class WhenThirdLost(Trigger, frozen=True):
    """Somebody else's production is lowered by at least a third of what it was."""

    on = (ProductionChanged,)

    def times(self, game: Game, me: Player, entry: ProductionChanged) -> int:
        return int(entry.seat != me.seat and 0 < entry.was <= -3 * entry.n)


class WhenRatingRises(Trigger, frozen=True):
    """The owner's terraform rating rises, by however many steps."""

    on = (RatingChanged,)

    def times(self, game: Game, me: Player, entry: RatingChanged) -> int:
        return int(entry.n > 0)


class WhenDiscarded(Trigger, frozen=True):
    """Cards are discarded from a hand: once for each."""

    on = (Discarded,)

    def times(self, game: Game, me: Player, entry: Discarded) -> int:
        return entry.n


class WhenLowered(Trigger, frozen=True):
    """A global parameter falls."""

    on = (ParameterLowered,)


class DustFell(Entry, frozen=True):
    """An entry of the expansion's own: so much dust fell."""

    n: int


class WhenDustFalls(Trigger, frozen=True):
    """Dust falls."""

    on = (DustFell,)


class DustStorm(Effect, frozen=True):
    """Lower a global parameter."""

    parameter: ParameterName
    steps: int

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.lower_parameter(game, self.parameter, self.steps, cause, me)
        tell(game, DustFell(me.seat, self.steps, cause=cause))


# fmt: off
CARDS = (
    active("X951", "Salvage Fleet", 7, "space", WhenThirdLost(gain(mc=3), by="any")),
    active("X952", "Press Corps", 8, "", WhenRatingRises(gain(mc=1))),
    active("X953", "Paper Mill", 5, "building", WhenDiscarded(gain(plants=1), by="any")),
    active("X954", "Storm Watch", 4, "science", WhenLowered(gain(energy=1), by="others"), WhenDustFalls(gain(heat=1), by="any")),
    event("X955", "Dust Storm", 6, "", DustStorm("temperature", 2)),
)
# fmt: on
