"""An expansion that nobody sells: a parameter, a phase, policies, a standard project, reactions of others, homework.

It lives only here, and no file of the engine knows of it: what it needs, an expansion can have.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine import changes
from engine.actions.projects import Project
from engine.card import CARDS, active, automated, corporation, event, picked
from engine.core import Cause, Decision, Effect, Game
from engine.effects import add_here, draw, either, gain, production
from engine.effects.order import Triggered
from engine.effects.parameters import Raise
from engine.expansions import Expansion, add_expansion
from engine.goals import Award, Milestone
from engine.modifiers import discount
from engine.parameters import Parameter
from engine.requirements import at_least
from engine.state import Player
from engine.triggers import Event, Trigger, when_ocean


class WhenRaised(Trigger, frozen=True):
    """A global parameter rises: once for each step."""

    parameter: str = ""

    def times(self, event: Event) -> int:
        return event.cost if event.what == "parameter" and event.kind == self.parameter else 0


class Council(Effect, frozen=True):
    """The phase: all vote at once and in secret on the policy of the next generation."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        game.together({p.seat: [Vote()] for p in game.players})
        game.then(CountVotes(), me.seat)


class Vote(Effect, frozen=True):
    """One seat's vote; private until all have voted."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(f"policy:{key}" for key in game.box.policies)
        return Decision(me.seat, "vote", options, 0, 1, ask_always=True, opens=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        me.secret["vote"] = list(picks)


class CountVotes(Effect, frozen=True):
    """The policy with the most votes holds; of equals, the one named first."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        votes = [pick.partition(":")[2] for p in game.players for pick in p.secret.get("vote", [])]
        for p in game.players:
            p.secret.clear()
        best = max(game.box.policies, key=votes.count)
        changes.set_policies(game, [best] if votes else [])


class OpenArchive(Effect, frozen=True):
    """Everybody draws a card at once, in table order, and then discards one when next asked: nobody waits for it."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        n = len(game.players)
        for p in (game.players[(me.seat + i) % n] for i in range(n)):
            changes.draw(game, p, 1, cause)
            if p is me:
                game.then(Return(), me.seat)
            else:
                game.later(Return(), p.seat)


class Return(Effect, frozen=True):
    """Discard one card from hand."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(CARDS[card].as_card for card in me.hand)
        least = min(1, len(options))
        return Decision(me.seat, "return", options, least, least, kind="card", ask_always=bool(options))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.discard(game, me, [picked(pick) for pick in picks], cause)


class Endowment(Effect, frozen=True):
    """Before the first generation everybody gets a heat."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for p in game.players:
            changes.gain(game, p, "heat", 1, cause)


def when_raised(parameter: str, do: Effect, *, by: str = "self") -> WhenRaised:
    return WhenRaised(do, by, parameter)


MADE_UP = add_expansion(
    Expansion(
        "made_up",
        cards=(
            event("X901", "Open Archive", 4, "", OpenArchive()),
            automated("X902", "Field Coils", 9, "science", Raise("magnetism", 2), production(energy=1)),
            active(
                "X903",
                "Aurora Watch",
                6,
                "",
                when_raised("magnetism", either(gain(heat=2), add_here()), by="any"),
                holds="science",
                points=1,
            ),
            automated("X904", "Shielded Gardens", 8, "plant", production(plants=2), requires=at_least(magnetism=6)),
            corporation(
                "X905", "Dynamo Works", 35, "power", when_raised("magnetism", gain(mc=2), by="any"), first=draw(1)
            ),
        ),
        parameters=(Parameter("magnetism", 0, 12, 2, bonuses=((6, gain(plants=2)),), ends=False),),
        projects=(Project("coil", 12, (Raise("magnetism"),)),),
        milestones=(Milestone("magnet", 3, lambda game, me: me.production["energy"]),),
        awards=(Award("glow", lambda game, me: me.stock["energy"]),),
        phases=(("council", Council(), "production"),),
        policies={
            "subsidies": (discount(2, "space"),),
            "sea-monitoring": (when_ocean(gain(mc=1)),),
        },
        setup=(Endowment(), Triggered()),
    )
)
