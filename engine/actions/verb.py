"""Verbs: the kinds of things that a player may do in a turn (rulebook, Actions A to G), as values that an expansion declares."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from engine.core import Cause, Effect, Game, Reason

if TYPE_CHECKING:
    from engine.state import Player

Form = Literal["menu", "list", "button"]
"""How a panel offers a verb: as a menu on it; as a button that opens a list; as a button for the one choice that there is."""


class Choice(NamedTuple):
    """One thing that a player may do in a turn, or may not for a reason."""

    key: str
    """The option of a turn: `play:comet`."""
    price: int
    """What it costs this player now, in M€."""
    why: Reason | None
    """Why it cannot be done now; None where it can."""


def no_price(game: Game, me: Player, key: str) -> int:
    """The price of what costs no M€, or says itself what it takes."""
    return 0


class Verb(msgspec.Struct, frozen=True):
    """A kind of action. Its options begin with `key`, as `play:comet` with `play`; where there is only one, that is the key itself.

    `options` are all that a player has, whether possible now or not; `action` is what an option stands for, by which it is
    refused and explained; `price` is in M€.
    """

    key: str
    letter: str
    options: Callable[[Game, Player], Iterable[str]]
    action: Callable[[str], tuple[Effect, Cause]]
    price: Callable[[Game, Player, str], int] = no_price
    closed: Callable[[Game, Player, int], bool] | None = None
    """Whether none of its options can be chosen by a player with so many M€ to pay, where that is seen without a look at each."""
    form: Form = "list"
    standing: bool = False
    """Its button is there even while none of its options can be chosen."""

    def choices(self, game: Game, me: Player) -> Iterator[Choice]:
        """Every option of this player, with its price and what is in its way."""
        for option in self.options(game, me):
            effect, cause = self.action(option)
            yield Choice(option, self.price(game, me, option), effect.reason(game, me, cause))

    def refusal(self, game: Game, me: Player, option: str) -> Reason | None:
        """Why this player cannot choose an option now; None where it can be chosen, and where the player has no such option."""
        if option not in self.options(game, me):
            return None
        effect, cause = self.action(option)
        return effect.reason(game, me, cause)
