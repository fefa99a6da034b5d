"""An expansion without any words, icons or worth: its keys are shown instead, and nothing fails."""

from __future__ import annotations

from collections.abc import Sequence

from engine import changes
from engine.box import Award, Milestone, Parameter, Project, Verb
from engine.card import active, automated, corporation, event
from engine.core import Cause, Decision, Effect, Game
from engine.effect import Count, Modifier, Trigger
from engine.effects import add_here, gain
from engine.effects.parameters import Raise
from engine.effects.tiles import Place
from engine.expansions import CardDeck, Expansion, add_expansion
from engine.outposts import Outpost, Row
from engine.requirements import at_least, tags
from engine.slots import Slot
from engine.state import Player


class Sail(Effect, frozen=True):
    """Ask everybody something that has no words; then each gains 1 heat."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for p in game.players:
            game.then(Tack(), p.seat)


class Tack(Effect, frozen=True):
    """Ask a seat to choose left or right."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        return Decision(me.seat, "tack:solar-wind", ("tack:left", "tack:right"), ask_always=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.change_stock(game, me, "heat", 1, cause)


class Drift(Effect, frozen=True):
    """Spend 3 heat for a plant."""

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        return None if me.stock["heat"] >= 3 else "adrift"

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.change_stock(game, me, "heat", -3, cause)
        changes.change_stock(game, me, "plants", 1, cause)


class OnGoal(Trigger, frozen=True):
    """A trigger that nothing sets off."""

    on = ()


class Windward(Modifier, frozen=True):
    """A modifier that nothing asks for."""


# fmt: off
UNSPOKEN = add_expansion(
    Expansion(
        "unspoken",
        cards=(
            event("X921", "Sun Chaser", 3, "moon", Sail()),
            automated("X922", "Kite Field", 7, "moon", Place("kite-field", "land"), Raise("solar-wind"), Windward(), requires=tags(moon=1)),
            active("X923", "Kite Loft", 5, "", OnGoal(gain(heat=1)), action=add_here(1), holds="kite", points=Count("here"),
                art="loft@mars"),
            automated("X924", "Lee Shore", 6, "", gain(plants=2), requires=at_least(**{"solar-wind": 4}),
                art="lake@beach"),
            corporation("X925", "Regatta", 40, "moon", first=Sail()),
        ),
        tags=("moon",),
        parameters=(Parameter("solar-wind", 0, 12, 2, bonuses=((6, gain(plants=2)),), ends=False),),
        verbs=(Verb("drift", "J", lambda game, me: ("drift",), lambda option: (Drift(), Cause(source=option))),),
        projects=(Project("hoist", 10, (Raise("solar-wind"),)),),
        milestones=(Milestone("skipper", 2, lambda game, me: me.production["energy"]),),
        awards=(Award("navigator", lambda game, me: me.stock["energy"]),),
        slots=(Slot("regatta", after="production"),),
        policies={"calm": (Windward(),)},
        phases=(("regatta", Sail()),),
        decks=(CardDeck("winds", ("wind",)),),
        rows=(Row("harbours", (Outpost("lee-harbour"),)),),
    )
)
# fmt: on
