"""The action phase: turns of one or two actions until everybody has passed (rulebook, Action phase)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from engine import changes, tableau
from engine.actions.cards import PlayCard, hindrance
from engine.actions.projects import (
    ClaimMilestone,
    FundAward,
    SellPatents,
    UseProject,
    claimable_milestones,
    fundable_awards,
    usable_projects,
)
from engine.card import CARDS, picked
from engine.core import NO_CAUSE, Cause, Decision, Effect, Game
from engine.effects.order import Triggered
from engine.effects.parameters import Raise
from engine.effects.tiles import Place
from engine.journal import ActionUsed, Converted, Passed, TurnEnded, tell
from engine.payment import purse

if TYPE_CHECKING:
    from engine.state import Player

HEAT_FOR_TEMPERATURE: Final = 8


class ActionPhase(Effect, frozen=True):
    """The first player begins."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        game.then(NextTurn(), game.table.first)


class NextTurn(Effect, frozen=True):
    """The turn goes to this seat, or to the next that has not passed; when all have, the phase is over."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        n = len(game.players)
        for seat in ((me.seat + i) % n for i in range(n)):
            if not game.players[seat].passed:
                game.table.active = seat
                game.then(TakeTurn(1), seat)
                game.then(NextTurn(), (seat + 1) % n)
                return


class TakeTurn(Effect, frozen=True):
    """One action of a turn: the first or the second."""

    number: int

    def ask(self, game: Game, me: Player, cause: Cause) -> Decision:
        if me.first_action:
            options = [f"first:{CARDS[me.first_action].key}"]
        else:
            options = actions(game, me)
            options.append("end" if self.number > 1 else "pass")
        return Decision(me.seat, "turn", tuple(options), kind="turn", ask_always=True, opens=True)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        (pick,) = picks
        if pick == "pass":
            me.passed = True
            tell(game, Passed(me.seat))
            return
        if pick == "end":
            tell(game, TurnEnded(me.seat))
            return
        effect, here = action(pick, me)
        game.then(effect, me.seat, here)
        game.then(Triggered(), me.seat)
        if self.number == 1:
            game.then(TakeTurn(2), me.seat)


class Act(Effect, frozen=True):
    """Use the action of a card; once a generation."""

    card: int

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        effect = CARDS[self.card].action
        if effect is None:
            return "no-action"
        if self.card in me.used:
            return "used"
        return effect.possible(game, me, Cause(self.card))

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        effect = CARDS[self.card].action
        assert effect is not None
        me.used.append(self.card)
        tell(game, ActionUsed(me.seat, cause=cause))
        game.then(effect, me.seat)


class FirstAction(Effect, frozen=True):
    """The first action that a corporation demands."""

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        tell(game, ActionUsed(me.seat, cause=cause))
        for effect in CARDS[me.first_action].first:
            game.then(effect, me.seat)
        me.first_action = 0


class ConvertPlants(Effect, frozen=True):
    """Turn plants into a greenery tile."""

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        if me.stock["plants"] < tableau.plants_for_greenery(game, me):
            return "needs:plants"
        return Place("greenery", "greenery").possible(game, me, cause)

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        tell(game, Converted(me.seat, "plants", cause=cause))
        changes.gain(game, me, "plants", -tableau.plants_for_greenery(game, me), cause)
        game.then(Place("greenery", "greenery"), me.seat)


class ConvertHeat(Effect, frozen=True):
    """Turn 8 heat into a step of temperature."""

    def possible(self, game: Game, me: Player, cause: Cause) -> str | None:
        if me.stock["heat"] < HEAT_FOR_TEMPERATURE:
            return "needs:heat"
        left = game.box.parameters["temperature"].left(game.table.parameters["temperature"])
        return None if left else "complete:temperature"

    def apply(self, game: Game, me: Player, cause: Cause, picks: Sequence[str]) -> None:
        tell(game, Converted(me.seat, "heat", cause=cause))
        changes.gain(game, me, "heat", -HEAT_FOR_TEMPERATURE, cause)
        game.then(Raise("temperature"), me.seat)


def action(pick: str, me: Player) -> tuple[Effect, Cause]:
    """The effect that an option of a turn stands for, and its cause."""
    verb, _, key = pick.partition(":")
    match verb:
        case "play":
            return PlayCard(picked(pick)), Cause(picked(pick))
        case "project":
            return UseProject(key), Cause(source=pick)
        case "milestone":
            return ClaimMilestone(key), Cause(source=pick)
        case "award":
            return FundAward(key), Cause(source=pick)
        case "action":
            return Act(picked(pick)), Cause(picked(pick))
        case "convert":
            return (ConvertPlants() if key == "plants" else ConvertHeat()), Cause(source=pick)
        case "first":
            return FirstAction(), Cause(me.first_action)
        case _:
            return SellPatents(), Cause(source="project:sell-patents")


def actions(game: Game, me: Player) -> list[str]:
    """What this player can do now, as options, in the rulebook's order."""
    money = purse(game, me)
    found = [CARDS[card].as_play for card in (*me.hand, *me.hosted) if hindrance(game, me, CARDS[card]) is None]
    found += [f"project:{key}" for key in usable_projects(game, me, money)]
    if me.hand:
        found.append("sell")
    found += [f"milestone:{key}" for key in claimable_milestones(game, me, money)]
    found += [f"award:{key}" for key in fundable_awards(game, money)]
    for card in tableau.action_cards(game, me):
        if Act(card).possible(game, me, NO_CAUSE) is None:
            found.append(CARDS[card].as_action)
    if ConvertPlants().possible(game, me, NO_CAUSE) is None:
        found.append("convert:plants")
    if ConvertHeat().possible(game, me, NO_CAUSE) is None:
        found.append("convert:heat")
    return found
