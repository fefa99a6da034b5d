"""Answers as the measured program gave them; where it could choose among alternatives, all of them are searched.

Its alternatives (`or`) and its order of simultaneous effects are divided differently, so all ways through ours are tried, and one
of their results must be the measured one. All other questions are answered by a fixed rule.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Final

from engine import save
from engine.card import picked
from engine.codec import load_undecided
from engine.core import Decision, Game
from engine.decision import Budget, as_picks
from engine.payment import mixes
from tests.outcomes.names import IDS

P2: Final = 1
MOST_ENDINGS: Final = 600

Asked = tuple[Decision, ...]


def endings(game: Game) -> Iterator[tuple[Game, Asked]]:
    """Every end that the present questions can reach, with the questions asked; the measured program's usual answers come first."""
    return islice(_walk(game, ()), MOST_ENDINGS)


def _walk(game: Game, asked: Asked) -> Iterator[tuple[Game, Asked]]:
    if not game.pending:
        yield game, asked
        return
    seat = min(game.pending)
    decision = game.pending[seat]
    answers = alternatives(game, decision)
    before = save(game) if len(answers) > 1 else b""
    for answer in answers:
        branch = game
        if before:
            branch = load_undecided(before)  # built by hand, the position need not have every card
            branch.derive_pending()
        branch.answer(seat, answer)
        yield from _walk(branch, (*asked, decision))


def alternatives(game: Game, decision: Decision) -> Sequence[tuple[str, ...]]:
    """The answers to try: all options of an alternative, one answer to anything else."""
    verb = decision.key.partition(":")[0]
    if decision.budget:
        return [_payment(decision.budget)]
    if verb in ("remove", "steal"):
        whole = [option for option in decision.options if not option.startswith("fewer:")]
        return [(option,) for option in sorted(whole, key=_like_the_measured)]
    if verb == "remove-card" and "none" in decision.options:
        return [(_card(game, decision, decision.options[:-1]),), ("none",)]
    if verb == "swap":
        return [decision.options[:1], ()]
    if decision.kind == "option" and decision.least == decision.most == 1:
        return [(option,) for option in decision.options]
    return [_by_rule(game, decision)]


def _like_the_measured(option: str) -> int:
    """Sort key of victims: opponents, then nobody, then oneself."""
    return {"none": 1, "seat:0": 2}.get(option, 0)


def _by_rule(game: Game, decision: Decision) -> tuple[str, ...]:
    options = decision.options
    if decision.kind == "space":
        return (min(options, key=lambda option: IDS[option.removeprefix("space:")]),)
    if decision.kind == "player":
        return (f"seat:{P2}" if f"seat:{P2}" in options else options[0],)
    if decision.kind == "amount":
        return (max(options, key=int),)
    if decision.kind == "card" and decision.least == decision.most == 1:
        return (_card(game, decision, options),)
    return options[: min(max(1, decision.least), decision.most)]


def _card(game: Game, decision: Decision, options: Sequence[str]) -> str:
    """The first card; if p1 may choose among the cards of all, one of p2."""
    if decision.seat == P2:
        return options[0]
    theirs = [option for option in options if ":" in option and picked(option) in game.players[P2].played]
    return (theirs or options)[0]


def _payment(budget: Budget) -> tuple[str, ...]:
    return as_picks(max(mixes(*budget), key=lambda mix: mix.get("mc", 0)))
