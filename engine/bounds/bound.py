"""A bound: the most that an effect can do to terraform rating, tiles and M€."""

from __future__ import annotations

from typing import Final

import msgspec

ANY_MC: Final = 10**6
"""The M€ of a bound that says nothing about M€."""


class Bound(msgspec.Struct, frozen=True):
    """The limits of an effect: the steps of rating that all players gain together, the M€ that leave the stock, the tiles on Mars.

    Where at most one tile is placed, a lower limit of the M€ that come in with it, before a step is paid for, is known too. If the
    bound is `exact`, all this happens, if the player chooses the space that brings most, nothing else brings them M€, and no player takes
    anything from another. What reactions of cards and policies do is not part of it (`engine.bounds.reactions`).
    """

    steps: int = 0
    mc: int = 0
    tiles: int = 0
    income: int = 0
    exact: bool = False

    @property
    def changes_no_rating(self) -> bool:
        """Whether no rating rises, and no tile is placed, which could make one rise."""
        return not (self.steps or self.tiles)

    @property
    def costs_nothing(self) -> bool:
        """Whether no rating rises, no tile is placed, and no M€ leave the stock."""
        return not (self.steps or self.mc or self.tiles)


NO_CHANGE: Final = Bound(exact=True)
"""Rating, tiles and M€ stay as they are."""
NO_COST: Final = Bound()
"""No rating rises, no tile is placed, and no M€ leave the stock; some may come in."""
NO_RATING: Final = Bound(mc=ANY_MC)
"""No rating rises and no tile is placed; M€ may be spent."""


class Within(msgspec.Struct, frozen=True):
    """Where a bound is looked for: how deep in other effects, and how many steps all that happens has at most, as far as known.

    Only if the bound is to be `close`, income and what pays besides M€ are looked for, because that takes longer.
    """

    depth: int = 0
    steps: int = ANY_MC
    close: bool = False

    @property
    def chosen(self) -> bool:
        """Whether the player makes further choices within the effect, in which options that cannot be paid for are not offered."""
        return self.depth > 1


ANYWHERE: Final = Within()
