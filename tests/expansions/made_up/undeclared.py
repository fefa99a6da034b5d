"""Effects that declare no bound of what they cost, as a newcomer writes them: on cards, in reactions, and as an action of the turn."""

from __future__ import annotations

from collections.abc import Sequence

from engine import changes
from engine.bounds import Bound
from engine.box import Verb
from engine.card import active, event
from engine.core import Cause, Effect, Game
from engine.effects import either, gain
from engine.effects.cards import Draw
from engine.expansions import Expansion, add_expansion
from engine.state import Player
from engine.triggers import when_event


class Applaud(Effect, frozen=True):
    """Raise the rating by two steps; nothing says so but what happens."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.change_rating(game, me, 2, cause)


class DrawApplause(Draw, frozen=True):
    """Raise the rating as well as drawing cards, which alone would change no rating."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        super().apply(game, me, cause, picks)
        changes.change_rating(game, me, 2, cause)


class DeclaredApplause(Effect, frozen=True):
    """Do as `Applaud`, and say so."""

    at_most = Bound(steps=2)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.change_rating(game, me, 2, cause)


UNDECLARED = add_expansion(
    Expansion(
        "made_up_undeclared",
        cards=(
            event("X961", "Applause", 0, "", Applaud()),
            event("X962", "Encore", 0, "", DrawApplause(1)),
            active("X963", "Claque", 0, "", action=Applaud()),
            active("X964", "Full House", 0, "", when_event(Applaud())),
            event("X965", "Small Talk", 0, "", gain(plants=1)),
            event("X966", "Polite Applause", 0, "", either(Applaud(), Applaud())),
            event("X967", "Ordered Applause", 0, "", DeclaredApplause()),
        ),
        verbs=(
            Verb(
                "applaud",
                "H",
                lambda game, me: ["applaud"],
                lambda option: (Applaud(), Cause(source=option)),
                form="button",
            ),
        ),
    )
)
