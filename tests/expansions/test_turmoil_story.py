"""The log of Turmoil says each thing once, in few words."""

from __future__ import annotations

from engine.expansions.turmoil.entries import (
    ChairmanChanged,
    EventsMoved,
    GovernmentFormed,
    LeaderChanged,
    NeutralDelegateSent,
)
from engine.expansions.turmoil.policies import policy_of
from engine.expansions.turmoil.state import NEUTRAL
from engine.journal import Entry, PoliciesChanged
from words import log_lines


def log(*entries: Entry) -> list[str]:
    return [line.replace("\u00a0", " ") for line in log_lines(entries, ["Ann", "Ben"])]


def test_a_new_government_is_told_once_with_the_mark_of_its_chairman() -> None:
    formed = PoliciesChanged(-1, (policy_of("greens"),)), GovernmentFormed(-1, "greens"), ChairmanChanged(1)
    assert log(*formed) == ["New government: **Greens**: ■ chairman"]


def test_a_neutral_delegate_who_joins_and_leads_is_one_piece_of_news() -> None:
    sent = NeutralDelegateSent(NEUTRAL, "reds"), LeaderChanged(NEUTRAL, "reds")
    assert log(EventsMoved(-1, 0, 0, 0), *sent)[0].endswith("a neutral delegate joins and leads Reds")


def test_a_neutral_delegate_who_leads_another_party_is_told_apart() -> None:
    sent = NeutralDelegateSent(NEUTRAL, "reds"), LeaderChanged(NEUTRAL, "unity")
    assert log(EventsMoved(-1, 0, 0, 0), *sent)[0].endswith("joins Reds, a neutral delegate leads Unity")
