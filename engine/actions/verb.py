"""Verbs: the kinds of actions that a player may do in a turn (rulebook, Actions A to G), declared as values by expansions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, Literal, NamedTuple

import msgspec

from engine.core import Cause, Effect, Game, Reason

if TYPE_CHECKING:
    from engine.state import Player

Form = Literal["menu", "list", "button"]
"""How a panel offers a verb: as a menu (`menu`), a button that opens a list (`list`), or a button for its only option (`button`)."""


class Choice(NamedTuple):
    """One option that a player has in a turn, whether it can be chosen now or not."""

    key: str
    """The key of the option, such as `play:comet`."""
    price: int
    """The price for this player now, in M€."""
    why: Reason | None
    """The reason why it cannot be chosen now; None if it can."""


def no_price(game: Game, me: Player, key: str) -> int:
    """The `price` of a verb whose options cost no M€."""
    return 0


class Verb(msgspec.Struct, frozen=True):
    """A kind of action. Its options begin with `key`, as `play:comet` does with `play`; a single option may be the key itself.

    `options` lists what a player has, whether it can be chosen now or not. `action` is the effect of an option, and its cause; the
    effect says whether and why the option cannot be chosen (`Effect.possible`, `Effect.reason`). `price` is in M€.
    """

    key: str
    letter: str
    options: Callable[[Game, Player], Iterable[str]]
    action: Callable[[str], tuple[Effect, Cause]]
    price: Callable[[Game, Player, str], int] = no_price
    closed: Callable[[Game, Player, int], bool] | None = None
    """A fast test whether a player who can pay at most so many M€ can choose no option at all; it saves asking each of them."""
    form: Form = "list"
    standing: bool = False
    """Whether the panel shows its button even if no option can be chosen."""

    def choices(self, game: Game, me: Player) -> Iterator[Choice]:
        """Every option of a player, with its price and the reason why it cannot be chosen."""
        for option in self.options(game, me):
            effect, cause = self.action(option)
            yield Choice(option, self.price(game, me, option), effect.reason(game, me, cause))

    def refusal(self, game: Game, me: Player, option: str) -> Reason | None:
        """The reason why a player cannot choose an option now; None if it can be chosen, or if the player has no such option."""
        if option not in self.options(game, me):
            return None
        effect, cause = self.action(option)
        return effect.reason(game, me, cause)
