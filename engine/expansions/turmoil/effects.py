"""Effects of cards on delegates and the chairman."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine import changes
from engine.amounts import number
from engine.bounds import NO_COST, NO_RATING, Bound
from engine.core import AnyValue, Cause, Decision, Effect, Game, Reason, When
from engine.effects.order import Triggered
from engine.expansions.turmoil import delegates as moving
from engine.expansions.turmoil.senate import free_delegates
from engine.expansions.turmoil.state import NEUTRAL, PARTIES, SENATE
from engine.payment import Pay, affords, missing
from engine.prices import term

if TYPE_CHECKING:
    from engine.state import Player

PRICE: Final = "delegate"
"""The term that is the price of a delegate from the reserve."""
NONE_LEFT: Final = "no-delegates"
"""The reason why nothing can be done that takes more delegates than the player has left."""
NOBODY_THERE: Final = "no-delegate-there"
"""The reason why no delegate can be sent away: there are only leaders."""


def lobby_refusal(game: Game, me: Player) -> str | None:
    """The message id of the reason why a player cannot send a delegate by an action (`Lobby`), to whichever party."""
    at = SENATE.of(game.table)
    if me.seat in at.lobby:
        return None
    if not at.reserve.get(me.seat):
        return NONE_LEFT
    return None if affords(game, me, term(game, me, PRICE), PRICE) else "too-dear"


class Lobby(Effect, frozen=True):
    """Send a delegate to a party: the one in the lobby for nothing, else one from the reserve for the term `delegate`."""

    at_most = NO_RATING

    party: str

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return lobby_refusal(game, me)

    def short(self, game: Game, me: Player, cause: Cause) -> int:
        return missing(game, me, term(game, me, PRICE), PRICE)

    def reason(self, game: Game, me: Player, cause: Cause) -> Reason | None:
        why = super().reason(game, me, cause)
        return why._replace(moot=True) if why and why.key == NONE_LEFT else why

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        free = me.seat in SENATE.of(game.table).lobby
        moving.send(game, me, self.party, 1, cause, lobby_first=free)
        if not free:
            game.then(Pay(term(game, me, PRICE), towards=PRICE), me.seat)


class Delegates(Effect, frozen=True):
    """Send `n` delegates for nothing to one party of choice, or each to a party of choice if they may be `apart`.

    So many must be left; the one in the lobby goes last.
    """

    at_most = NO_COST

    n: AnyValue = 1
    apart: bool = False

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if free_delegates(game, me) >= number(self.n, game, me, cause) else NONE_LEFT

    def when(self, game: Game, me: Player, cause: Cause) -> When:
        """As early as a tile, where the area on which that is placed could take a delegate that is needed here."""
        rank = super().when(game, me, cause)
        spare = free_delegates(game, me) - number(self.n, game, me, cause)
        return When.SHOWING if rank is When.CHOOSING and spare < _most_by_area(game) else rank

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        n = number(self.n, game, me, cause)
        at_once = min(1, n) if self.apart else n
        options = tuple(f"party:{party}" for party in PARTIES) if free_delegates(game, me) >= at_once > 0 else ()
        return Decision.exactly(me.seat, f"send:{at_once}", options)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        n = number(self.n, game, me, cause)
        for pick in picks:
            moving.send(game, me, pick.partition(":")[2], 1 if self.apart else n, cause)
            if self.apart and n > 1:
                game.then(Triggered(), me.seat)
                game.then(Delegates(n - 1, apart=True), me.seat)


def _most_by_area(game: Game) -> int:
    """The most delegates that a tile on one area of the map sends."""
    sending = {key for key, icon in game.box.icons.items() if isinstance(icon.do, Delegates)}
    return max(sum(icon in sending for icon in space.bonus) for space in game.box.map.spaces.values())


class Unseat(Effect, frozen=True):
    """Send a delegate of any owner back to the reserve, but never the leader of a party (Banned Delegate, T02)."""

    at_most = NO_COST
    never_blocks = True

    def _open(self, game: Game, me: Player) -> tuple[str, ...]:
        at = SENATE.of(game.table)
        owners = [*(p.seat for p in game.players if p is not me), NEUTRAL, me.seat]
        return tuple(
            f"delegate:{party}:{owner}"
            for party, who in at.delegates.items()
            for owner in owners
            if not moving.safe_from_removal(who, at.leaders.get(party), owner)
        )

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if self._open(game, me) else NOBODY_THERE

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return Decision.exactly(me.seat, "unseat", self._open(game, me))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            _, party, owner = pick.split(":")
            moving.remove(game, party, int(owner), cause, me.seat)
            moving.settle(game, party, cause)


class Recruit(Effect, frozen=True):
    """Replace a neutral delegate, but no leader, by an own one (Recruitment, T11)."""

    at_most = NO_COST

    def _open(self, game: Game) -> tuple[str, ...]:
        at = SENATE.of(game.table)
        return tuple(
            f"party:{party}"
            for party, who in at.delegates.items()
            if not moving.safe_from_removal(who, at.leaders.get(party), NEUTRAL)
        )

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        if not free_delegates(game, me):
            return NONE_LEFT
        return None if self._open(game) else NOBODY_THERE

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return Decision.exactly(me.seat, "recruit", self._open(game) if free_delegates(game, me) else ())

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for pick in picks:
            party = pick.partition(":")[2]
            moving.remove(game, party, NEUTRAL, cause, me.seat)
            moving.send(game, me, party, 1, cause)


class BecomeChairman(Effect, frozen=True):
    """Make an own delegate chairman, and gain 1 TR (Vote Of No Confidence, T16)."""

    at_most = Bound(steps=1)

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if free_delegates(game, me) else NONE_LEFT

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        moving.seat_chairman(game, me, cause)
        changes.change_rating(game, me, 1, cause)
