"""Parties and global events of Turmoil equal those of the fact sheet."""

from __future__ import annotations

import json
from typing import Any

import pytest

from engine.card import CARDS
from engine.expansions.turmoil.events import EVENTS
from engine.expansions.turmoil.phase import neutral_parties
from engine.expansions.turmoil.policies import PARTY_RULES
from engine.expansions.turmoil.rules import TURMOIL
from engine.expansions.turmoil.state import NEUTRAL_DELEGATES, OWN_DELEGATES, PARTIES
from tests.facts import sheet
from tests.facts.describe_effects import ops
from tests.facts.expansions.turmoil import PARTIES as NAMED

FACTS = {fact["name"]: fact for fact in sheet.read("turmoil")["global_events"]}


def plain(value: Any) -> Any:
    """A value of the sheet without the order of its parts."""
    if isinstance(value, dict):
        return {
            key: plain(inner) for key, inner in value.items() if key != "single_card"
        }  # ours always takes from one card
    if isinstance(value, list):
        return sorted((plain(inner) for inner in value), key=lambda inner: json.dumps(inner, sort_keys=True))
    return value


@pytest.mark.parametrize("number", [card.id for card in EVENTS], ids=[card.name for card in EVENTS])
def test_a_global_event(number: int) -> None:
    card = CARDS[number]
    fact = FACTS[card.name]
    assert (NAMED[neutral_parties(number).revealed], NAMED[neutral_parties(number).current]) == (
        fact["revealed"],
        fact["current"],
    )
    assert set(card.needs) == set(fact.get("needs", ()))
    assert plain(ops(card.play)) == plain(fact["effect"])


def test_the_numbers_of_the_events_are_those_of_their_order_in_the_sheet() -> None:
    order = list(FACTS)
    assert [order[int(card.number.removeprefix("GE")) - 1] for card in EVENTS] == [card.name for card in EVENTS]


def test_delegates_parties_and_the_milestone() -> None:
    rules = sheet.read("turmoil")["rules"]
    assert rules["delegates"]["per_player"] == OWN_DELEGATES
    assert rules["delegates"]["neutral"] == NEUTRAL_DELEGATES
    assert TURMOIL.terms["delegate"] == rules["delegates"]["send_from_reserve_cost"]
    terraformer = next(goal for goal in TURMOIL.milestones if goal.key == "terraformer")
    assert f"TR {terraformer.need}" in rules["milestone_change"]
    backwards = [NAMED[party] for party in (PARTIES[0], *PARTIES[:0:-1])]
    assert backwards == rules["party_order"]  # the sheet's list goes round the other way


@pytest.mark.parametrize("party", [p for p in PARTIES if p != "reds"])
def test_what_a_party_pays_when_it_comes_to_rule(party: str) -> None:
    fact = next(fact for fact in sheet.read("turmoil")["parties"] if fact["name"] == NAMED[party])
    assert plain(ops([PARTY_RULES[party].bonus])) == plain(fact["bonus"])
