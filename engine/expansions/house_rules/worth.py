"""How robots answer the questions of house rules."""

from __future__ import annotations

from engine.card import CARDS, picked
from engine.decision import Decision
from engine.expansions.house_rules.second import OFFER, QUESTION, WHEN
from engine.robots.greedy import ANSWERS
from engine.robots.worth import Worth


def _second(worth: Worth, decision: Decision) -> tuple[str, ...]:
    """Take it for the worst prelude, if that is worth less."""
    offered = worth.effect(OFFER, None)
    worths = {
        option: sum(worth.effect(part, CARDS[picked(option)]) for part in CARDS[picked(option)].play)
        for option in decision.options
        if option.startswith("card:")
    }
    if not worths:
        return ("yes",)
    worst = min(worths, key=worths.__getitem__)
    return (worst,) if worths[worst] < offered else ("no",)


ANSWERS.update({QUESTION: _second, WHEN: lambda worth, decision: ("after",)})
