"""Every declared card equals the card of the fact sheet: the printed values, and the effects."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engine.card import CARDS, HELD_KINDS, KEYS, SERIES, Card, event
from tests.facts import describe, sheet

FACTS = {sheet.ours(card): card for card in sheet.cards()}


def unordered(ops: list[sheet.Op]) -> list[str]:
    """Sort operations and their keys, whose order means nothing in the sheet."""
    return sorted(json.dumps(_sorted(op), sort_keys=True) for op in ops)


def _sorted(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: _sorted(inner) for name, inner in value.items()}
    if isinstance(value, list):
        return sorted((_sorted(inner) for inner in value), key=lambda inner: json.dumps(inner, sort_keys=True))
    return value


def test_every_card_of_the_sheet_is_declared_in_its_expansion_and_no_other() -> None:
    for expansion in sheet.SHIPPED_HERE:
        facts = {
            card["number"]: sheet.printed(card) for card in sheet.cards() if sheet.expansion(card) == expansion.name
        }
        declared = {card.number: card.name for card in expansion.cards if card.kind in HELD_KINDS}
        assert declared == facts, "what each card says belongs into tests/data/facts/NAME.yaml"
    ours = [card for card in FACTS.values() if card["module"] in ("base", "corporate_era")]
    assert Counter(card["type"] for card in ours) == {"automated": 112, "active": 59, "event": 37, "corporation": 13}


def test_every_number_of_the_sheet_has_an_id_of_its_own() -> None:
    """Also cards of expansions that are not shipped yet, since ids are part of the save format."""
    facts = sheet.all_cards()
    assert len(facts) > 500
    ids = {event(fact["number"], fact["name"], 0, "").id: fact["number"] for fact in facts}
    assert len(ids) == len(facts)
    assert ids[33] == "033"
    assert ids[3001] == "X01"
    starts = sorted(SERIES.values())
    for id_, number in ids.items():
        series = number.rstrip("0123456789")
        following = next((start for start in starts if start > SERIES[series]), id_ + 1)
        assert SERIES[series] <= id_ < following, number


@pytest.mark.parametrize("key", FACTS)
def test_its_face(key: str) -> None:
    fact, card = FACTS[key], CARDS[KEYS[key]]
    assert card.number == fact["number"]
    assert card.name == sheet.printed(fact)
    assert card.kind == fact["type"]
    assert card.cost == fact.get("start_mc" if card.kind == "corporation" else "cost", 0)
    assert sorted(card.tags) == sorted(fact["tags"])
    assert describe.requirements(card) == fact.get("requirements", {})
    vp = fact.get("vp", 0)
    assert describe.points(card) == ({k: v for k, v in vp.items() if k != "who"} if isinstance(vp, dict) else vp)
    assert card.holds == fact.get("holds", "")
    needed = {sheet.named(module) for module in fact.get("needs", ())}
    if card.kind == "prelude" or any("prelude_choice" in op for op in fact["effect"].get("play", ())):
        needed.add("prelude")
    assert set(card.needs) - {sheet.expansion(fact)} == needed - {sheet.expansion(fact)}
    older = {other["name"]: other["number"] for other in sheet.all_cards()} if "name_printed" in fact else {}
    assert card.replaces == older.get(sheet.printed(fact), "")


SIDES: list[tuple[Callable[[Card], list[sheet.Op]], Callable[[dict[str, Any]], list[sheet.Op]]]] = [
    (describe.plays, sheet.plays),
    (describe.first_actions, sheet.first_actions),
    (describe.actions, sheet.actions),
    (describe.ongoing, sheet.ongoing),
]


@pytest.mark.parametrize("key", FACTS)
def test_what_it_does(key: str) -> None:
    for ours, theirs in SIDES:
        assert unordered(ours(CARDS[KEYS[key]])) == unordered(theirs(FACTS[key]))


def test_an_amount_counts_the_card_itself_exactly_when_it_has_the_tag() -> None:
    """The engine puts a card into play before its effects, so a card with the tag always counts itself."""
    for key, fact in FACTS.items():
        for amount in _amounts(fact["effect"].get("play", [])):
            tag = amount["for_each"].get("tag") if isinstance(amount["for_each"], dict) else None
            if tag and amount.get("who", "self") == "self":
                assert amount.get("counts_this", False) == (tag in fact["tags"]), key


def _amounts(value: Any) -> list[dict[str, Any]]:
    if isinstance(value, list):
        return [found for inner in value for found in _amounts(inner)]
    if isinstance(value, dict):
        return [value] if "for_each" in value else [found for inner in value.values() for found in _amounts(inner)]
    return []
