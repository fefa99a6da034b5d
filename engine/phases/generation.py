"""The phases of a generation (rulebook, Generations), and the end of the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine import changes, scoring, tableau
from engine.actions.converting import ConvertPlants
from engine.core import WAIT, Cause, Decision, Effect, Game, Wait
from engine.effects.order import Triggered
from engine.journal import Lost, Scored, Won
from engine.modifiers import KeepEnergy
from engine.named import RESOURCES
from engine.reactions import tell
from engine.scoring import alone_wins, last_generation

if TYPE_CHECKING:
    from engine.state import Player


class RunPhase(Effect, frozen=True):
    """Run the phase that fills the slot `key`, then those after it, until the game is over."""

    key: str

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.begin_phase(game, self.key)
        game.then(Triggered(), game.table.first)
        game.then(game.box.phases[self.key], game.table.first)
        game.then(AfterPhase(self.key), game.table.first)


class AfterPhase(Effect, frozen=True):
    """Go on to the phase after `key`, or to the first phase after the last one; do nothing once the game is over."""

    key: str

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        if game.table.phase != "over":
            game.then(Triggered(), game.table.first)
            keys = list(game.box.phases)
            game.then(RunPhase(keys[(keys.index(self.key) + 1) % len(keys)]), game.table.first)


class PlayerOrder(Effect, frozen=True):
    """Begin a generation: the first player marker moves on (rulebook, Player order phase)."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.begin_generation(game)


class ProductionPhase(Effect, frozen=True):
    """The production phase, which begins with a question to players who may keep energy (`KeepEnergy`)."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        asked = [p.seat for p in game.players if p.stock["energy"] and tableau.modifiers(game, p, KeepEnergy)]
        if asked:
            game.together({seat: [ChooseHeat()] for seat in asked})
            game.then(Produce(), me.seat)
        else:
            Produce().apply(game, me, cause, ())


class ChooseHeat(Effect, frozen=True):
    """Ask how much of the stored energy becomes heat; all who may choose do so at the same time, in secret."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        steps = tuple(str(n) for n in range(me.stock["energy"] + 1))
        return Decision(me.seat, "energy-to-heat", steps, kind="amount", opens=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.choose_in_secret(me, "heat", picks)


class Produce(Effect, frozen=True):
    """Turn energy into heat, produce all resources, and allow used actions again (rulebook, Production phase)."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        here = Cause(source="production")
        for p in game.players:
            energy = int(p.secret["heat"][0]) if "heat" in p.secret else p.stock["energy"]
            changes.clear_secrets(p)
            changes.change_stock(game, p, "energy", -energy, here)
            changes.change_stock(game, p, "heat", energy, here)
            income = p.production["mc"] + p.tr
            changes.change_stock(game, p, "mc", max(income, -p.stock["mc"]), here)
            for what in RESOURCES[1:]:
                changes.change_stock(game, p, what, p.production[what], here)
            changes.end_generation(game, p)
        game.barrier()


class Ending(Effect, frozen=True):
    """End the game if the parameters are complete; the last greeneries and the final score follow (rulebook, Game end).

    The solo game ends after its last generation instead (rulebook, Solo version), and its goal is judged before the last greeneries.
    """

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        table = game.table
        if not last_generation(game):
            return
        if tableau.is_solo(game):
            changes.record_solo_goal(game, alone_wins(game, game.players[0]))
        changes.begin_phase(game, "final")
        for p in tableau.in_order(game):
            game.then(LastGreenery(), p.seat)
        game.then(FinalScore(), table.first)


class LastGreenery(Effect, frozen=True):
    """Ask a player for one more greenery after the last generation, as long as there are plants for it.

    Who has too few of them waits for the own homework, which may bring what is missing.
    """

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision | Wait | None:
        if ConvertPlants().possible(game, me, cause):
            return WAIT if game.homework.get(me.seat) else None
        return Decision(me.seat, "last-greenery", ("convert:plants", "done"), opens=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        changes.give_turn(game, me.seat)
        more = list(picks) == ["convert:plants"]
        if more:
            game.then(ConvertPlants(), me.seat, Cause(source="convert:plants"))
        game.then(Triggered(), me.seat)
        if more:
            game.then(self, me.seat)


class FinalScore(Effect, frozen=True):
    """End the game and tell the results of all seats, once nobody has homework left."""

    def ask(self, game: Game, me: Player, cause: Cause) -> Wait | None:
        return WAIT if any(game.homework.values()) else None

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        # The barrier comes first: nobody may see the score and then take the last answer back.
        game.barrier()
        changes.begin_phase(game, "over")
        if tableau.is_solo(game):
            told = Won if alone_wins(game, game.players[0]) else Lost
            tell(game, told(0, game.box.terms["rating-goal"]))
        for place in scoring.result(game):
            tell(game, Scored(place.seat, place.points, place.total, place.rank))
