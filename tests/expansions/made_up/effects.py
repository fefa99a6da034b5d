"""Effects and a trigger of the made-up expansion: a phase in which all vote, reactions of others, homework."""

from __future__ import annotations

from collections.abc import Sequence

from engine import changes
from engine.card import CARDS, picked
from engine.core import Cause, Decision, Effect, Game
from engine.effect import Doer, Trigger
from engine.effects.order import Triggered
from engine.journal import ParameterRaised
from engine.state import Player


class WhenRaised(Trigger, frozen=True):
    """Reacts when a global parameter rises, once for each step."""

    on = (ParameterRaised,)
    parameter: str = ""

    def times(self, game: Game, me: Player, entry: ParameterRaised) -> int:
        return (entry.now - entry.was) // game.box.parameters[entry.what].step if entry.what == self.parameter else 0


class Council(Effect, frozen=True):
    """The phase in which all vote, in secret and at the same time, on the policy of the next generation."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        game.together({p.seat: [Vote()] for p in game.players})
        game.then(CountVotes(), me.seat)


class Vote(Effect, frozen=True):
    """Ask a seat for its vote, which is secret until all have voted."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        options = tuple(f"policy:{key}" for key in game.box.policies)
        return Decision(me.seat, "vote", options, 0, 1, ask_always=True, opens=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.choose_in_secret(me, "vote", picks)


class CountVotes(Effect, frozen=True):
    """Put the policy with the most votes into force; of tied ones, the first."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        votes = [pick.partition(":")[2] for p in game.players for pick in p.secret.get("vote", [])]
        for p in game.players:
            changes.clear_secrets(p)
        best = max(game.box.policies, key=votes.count)
        changes.set_policies(game, [best] if votes else [])


class OpenArchive(Effect, frozen=True):
    """Let all draw a card, in table order; each discards one before its next decision, and nobody waits for that."""

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
    """Before the first generation everybody gets one heat."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        for p in game.players:
            changes.change_stock(game, p, "heat", 1, cause)
        game.then(Triggered(), me.seat)


def when_raised(parameter: str, do: Effect, *, by: Doer = "self") -> WhenRaised:
    return WhenRaised(do, by, parameter)
