"""The row of colony tiles as everybody sees it: what may be asked of a game or of a view of it, and what a trade would bring now.

Screens, pictures, robots and the effects of this expansion all read it here. `me` is a player, or a seat of the view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from engine import prices, tableau
from engine.core import Effect
from engine.effect import Modifier
from engine.expansions.colonies.state import SETTLED
from engine.expansions.colonies.tiles import PLACES, STEPS, TILES, Colony
from engine.payment import affords

if TYPE_CHECKING:
    from engine.state import PlayerOrSeat
    from engine.tableau import GameOrView

MOST_FLEETS: Final = 4
PAID_IN: Final = ("mc", "energy", "titanium")
"""What may pay for a trade; the price in each is the term `trade:mc`, `trade:energy`, `trade:titanium`."""


class TradeSteps(Modifier, frozen=True):
    """The owner may move the marker of a colony tile up by some steps before trading there."""

    steps: int = 1


class ColonyInPlay(NamedTuple):
    """A colony tile in play."""

    tile: Colony
    step: int
    """The step on which the marker stands, from 0 to 6."""
    settlers: tuple[int, ...]
    """The seats that have colonies there, in the order founded; a seat may be named more than once."""
    visitor: int | None
    """The seat whose trade fleet is there in this generation."""
    awake: bool
    """Whether colonies can be founded and trades made there, and its marker rises."""

    @property
    def income(self) -> Effect:
        """What a trade brings the trader if the marker is not moved before."""
        return self.tile.income[self.step]

    @property
    def free(self) -> int:
        """The number of places for colonies that are left."""
        return PLACES - len(self.settlers)


class Fleets(NamedTuple):
    """The trade fleets of a player."""

    home: int
    away: tuple[str, ...]
    """The keys of the tiles at which the others are."""


class TradeResult(NamedTuple):
    """What a trade would bring now."""

    step: int
    """The step of the income: that of the marker, after the player's cards have moved it as far up as they can."""
    income: Effect
    bonuses: tuple[tuple[int, int], ...]
    """Pairs of a seat with colonies there and their number: the trader first, then the others in table order."""
    bonus: Effect
    """What each of these colonies brings."""
    after: int
    """The step to which the marker falls: the number of colonies."""


def row(game: GameOrView) -> tuple[ColonyInPlay, ...]:
    """The colony tiles in play, in the order in which they lie."""
    return tuple(colony_in_play(game, key) for key in game.table.outposts if key in TILES)


def colony_in_play(game: GameOrView, key: str) -> ColonyInPlay:
    """A colony tile in play; raises `KeyError` for one that is not."""
    stands = game.table.outposts[key]
    return ColonyInPlay(
        TILES[key], stands.marker, stands.settled, SETTLED.of(game.table).visits.get(key), awake(game, TILES[key])
    )


def unused(game: GameOrView) -> tuple[Colony, ...]:
    """The colony tiles that are not in play."""
    return tuple(tile for key, tile in TILES.items() if key not in game.table.outposts)


def awake(game: GameOrView, tile: Colony) -> bool:
    """Whether a tile is in use: it needs no resource, or somebody has a card in play that can hold its resource."""
    if not tile.kind:
        return True
    for p in game.players:
        if tile.kind in _held(game, p):
            return True
    return False


@tableau.cached_by_cards_alone
def _held(game: GameOrView, me: PlayerOrSeat) -> frozenset[str]:
    """The kinds of resources that a player's cards in play can hold."""
    return frozenset(game.box.cards[card].holds for card in me.played)


def at_home(game: GameOrView, me: PlayerOrSeat) -> int:
    """The number of trade fleets that a player has at home."""
    home, visits = SETTLED.of(me).fleets, SETTLED.of(game.table).visits
    return home - [*visits.values()].count(me.seat) if visits else home


def fleets(game: GameOrView, me: PlayerOrSeat) -> Fleets:
    """The trade fleets of a player, at home and away."""
    away = tuple(key for key, seat in SETTLED.of(game.table).visits.items() if seat == me.seat)
    return Fleets(at_home(game, me), away)


def colonies_in_play(game: GameOrView) -> int:
    """The number of colonies of all players."""
    return sum(len(stands.settled) for stands in game.table.outposts.values())


def open_to_founding(game: GameOrView, seat: int, *, again: bool = False) -> Iterator[Colony]:
    """The tiles on which a seat can found a colony, one after the other; `again`, also where it has one already."""
    for key, stands in game.table.outposts.items():
        tile = TILES.get(key)
        if tile and len(stands.settled) < PLACES and (again or seat not in stands.settled) and awake(game, tile):
            yield tile


def trade_refusal(game: GameOrView, me: PlayerOrSeat, tile: Colony) -> str | None:
    """The message id of the reason why a player's fleet cannot trade on a tile, whatever it costs.

    What hinders everywhere comes before what hinders on this tile.
    """
    if at_home(game, me) < 1:
        return "no-fleet"
    if not awake(game, tile):
        return "asleep"
    return "visited" if tile.key in SETTLED.of(game.table).visits else None


@tableau.cached_by_modifiers
def trade_prices(game: GameOrView, me: PlayerOrSeat) -> Mapping[str, int]:
    """A player's price of a trade, in each of what may pay for it: `{"mc": 9, "energy": 3, "titanium": 3}`; none without Colonies."""
    terms = prices.terms(game, me)
    return {what: terms[key] for what in PAID_IN if (key := f"trade:{what}") in terms}


def payable(game: GameOrView, me: PlayerOrSeat) -> Mapping[str, int]:
    """The prices of a trade that a player can pay now."""
    stock = me.stock
    return {
        what: n
        for what, n in trade_prices(game, me).items()
        if stock[what] >= n or (what == "mc" and affords(game, me, n, "trade:mc"))
    }


def can_pay(game: GameOrView, me: PlayerOrSeat) -> bool:
    """Whether a player can pay for a trade now (`payable`)."""
    stock, trade = me.stock, trade_prices(game, me)
    for what, n in trade.items():
        if stock[what] >= n:
            return True
    return affords(game, me, trade["mc"], "trade:mc")


def steps_up(game: GameOrView, me: PlayerOrSeat, on: ColonyInPlay) -> int:
    """By how many steps a player may move the marker of a tile up before trading there."""
    more = sum(modifier.steps for _, modifier in tableau.modifiers(game, me, TradeSteps))
    return min(more, STEPS - 1 - on.step)


def trade_result(game: GameOrView, me: PlayerOrSeat, on: ColonyInPlay) -> TradeResult:
    """What a trade of a player on a tile would bring now, to them and to all who have colonies there."""
    step = on.step + steps_up(game, me, on)
    seats = tableau.seats_from(game, max(0, me.seat))
    owners = tuple((seat, on.settlers.count(seat)) for seat in seats if seat in on.settlers)
    return TradeResult(step, on.tile.income[step], owners, on.tile.bonus, len(on.settlers))
