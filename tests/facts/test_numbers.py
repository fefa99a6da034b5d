"""Cards that only change numbers change exactly those of the fact sheet when they are played."""

from __future__ import annotations

from typing import Any

import pytest

from engine.actions.playing import EnterPlay
from engine.card import CARDS, KEYS
from engine.core import Cause
from engine.expansions import shipped_cards
from engine.phases.start import Reveal
from tests.engine.table import Table
from tests.facts import sheet

STOCK, PRODUCTION, HALF_WAY = 20, 6, {"temperature": -18, "oxygen": 2, "oceans": 3, "venus": 18}
WHAT = ("mc", "steel", "titanium", "plants", "energy", "heat")


def plain(op: sheet.Op) -> bool:
    """Whether an operation only changes own amounts by fixed numbers."""
    if len(op) > 1:
        return False
    ((verb, what),) = op.items()
    if verb == "tr":
        return isinstance(what, int)
    return verb in ("production", "gain", "lose", "raise") and all(isinstance(n, int) for n in what.values())


def wanted(ops: list[sheet.Op]) -> dict[str, int]:
    """The sum of such operations, as `production mc`, `stock plants`, `temperature`, `tr`."""
    out: dict[str, int] = {}
    for op in ops:
        ((verb, what),) = op.items()
        for key, n in what.items() if isinstance(what, dict) else (("", what),):
            for name, change in _changes(verb, key, n):
                out[name] = out.get(name, 0) + change
    return out


def _changes(verb: str, key: str, n: int) -> list[tuple[str, int]]:
    match verb:
        case "tr":
            return [("tr", n)]
        case "production":
            return [(f"production {key}", n)]
        case "raise":
            return [(key, 2 * n if key in ("temperature", "venus") else n), ("tr", n)]
        case _:
            return [(f"stock {key}", n if verb == "gain" else -n)]


def numbers(table: Table) -> dict[str, int]:
    me = table[0]
    return {
        **{f"stock {what}": me.stock[what] for what in WHAT},
        **{f"production {what}": me.production[what] for what in WHAT},
        **{key: table.parameter(key) for key in HALF_WAY},
        "tr": me.tr,
    }


def changed(before: dict[str, int], after: dict[str, int]) -> dict[str, int]:
    return {key: n - before[key] for key, n in after.items() if n != before[key]}


def ready() -> Table:
    """A table with enough of everything, halfway to the goals, far from bonus steps."""
    table = Table.of_every_card().oceans(HALF_WAY["oceans"]).parameters(**HALF_WAY)
    return table.stock(0, **dict.fromkeys(WHAT, STOCK)).production(0, **dict.fromkeys(WHAT, PRODUCTION))


def own_refund(fact: dict[str, Any]) -> bool:
    """Whether the card reacts to its own playing, or changes what its playing brings."""
    if any("cancel_first_tr_each_generation" in entry for entry in fact["effect"].get("ongoing", [])):
        return True
    reactions = [entry.get("when", {}) for entry in fact["effect"].get("ongoing", [])]
    return any("play_tag" in when or "production_increased" in when for when in reactions)


FACTS = {
    sheet.ours(fact): fact for fact in sheet.cards() if all(map(plain, sheet.plays(fact))) and not own_refund(fact)
}
REPLACED = {card.replaces for card in shipped_cards()}
PROJECTS = [key for key, fact in FACTS.items() if fact["type"] != "corporation" and fact["number"] not in REPLACED]
CORPORATIONS = [key for key, fact in FACTS.items() if fact["type"] == "corporation"]


def test_that_is_most_of_the_cards() -> None:
    assert len(PROJECTS) > 110
    assert len(CORPORATIONS) >= 10


@pytest.mark.parametrize("key", PROJECTS)
def test_a_project(key: str) -> None:
    table, card = ready(), CARDS[KEYS[key]]
    table.give(0, card.key)
    before = numbers(table)
    table.run(EnterPlay(card.id), 0, Cause(card.id))
    assert changed(before, numbers(table)) == {name: n for name, n in wanted(sheet.plays(FACTS[key])).items() if n}


@pytest.mark.parametrize("key", CORPORATIONS)
def test_a_corporation(key: str) -> None:
    table, card = ready(), CARDS[KEYS[key]]
    table[0].secret["corporation"] = [card.as_card]
    table[0].looking = [card.id]
    before = numbers(table)
    table.run(Reveal())
    sums = wanted([{"gain": {"mc": FACTS[key]["start_mc"]}}, *sheet.plays(FACTS[key])])
    assert changed(before, numbers(table)) == sums
