"""What may pay in the made-up expansion: resources on cards, plants, and favours, a currency of its own that all may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import changes
from engine.card import active, automated
from engine.core import Cause, Effect, Game
from engine.effects import add_here, gain, production
from engine.journal import Entry
from engine.modifiers import PayWith, changed, pay_with
from engine.state import Currency, Player
from tests.expansions.made_up.state import OMENS

FAVOURS: Final = Currency("favours", OMENS, "favours")
PURSES: Final = (PayWith("favours", 2, towards=("project", "barter")),)
TERMS: Final = {"barter": 3}
"""The price of the verb Barter, which cards may change like any other."""


class FavoursGained(Entry, frozen=True):
    """The player has gained favours."""

    n: int


class GainFavours(Effect, frozen=True):
    """Gain favours."""

    n: int

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        own = OMENS.of(me)
        changes.update_state(game, own, FavoursGained(me.seat, self.n, cause=cause), favours=own.favours + self.n)


# fmt: off
CARDS: Final = (
    active("X971", "Spore Bank", 5, "microbe", add_here(2), pay_with("here", 2, tags="plant"), action=add_here(), holds="microbe"),
    active("X972", "Sky Brokers", 8, "jovian", add_here(2), pay_with("here", 3, tags="space jovian"), action=add_here(), holds="science"),
    active("X973", "Living Walls", 6, "plant", pay_with("plants", 3, tags="building"), production(plants=1)),
    active("X974", "Lobby Office", 4, "", pay_with("favours", 3, towards="milestone award"), action=GainFavours(1)),
    automated("X975", "Open House", 7, "building", GainFavours(3), gain(heat=1)),
    active("X976", "Market Hall", 5, "building", changed("barter", -2)),
    active("X977", "Moss Works", 9, "plant building", production(mc=1), points=1),
)
# fmt: on
