"""The names of Turmoil's parties, sources and reasons, and the words of ruling bonuses and policies."""

from __future__ import annotations

from typing import Final

from engine.effect import Trigger
from engine.expansions.turmoil.effects import PRICE
from engine.expansions.turmoil.policies import PARTY_RULES, policy_of
from words.amounts import FURTHER
from words.catalogue import N_, NC_, N_plural, _, semicolons, sentence
from words.effects import effect_text
from words.entries import TOLD_OTHERWISE
from words.names import (
    ABOUT,
    BETWEEN_ICONS,
    COUNTED,
    DECKS,
    GOALS,
    ONE,
    PHASES,
    POLICIES,
    RESOURCES,
    SOURCES,
    TERMS,
    TITLES,
    GoalWords,
)
from words.ongoing import modifier_clause, trigger_clause
from words.reasons import REASONS, SHORT
from words.unnamed import Names

TITLES.add({"turmoil": N_("Turmoil"), "no_negative_events": N_("House rule: no negative global events")})
ABOUT.add(
    {
        "turmoil": N_("parties, delegates, a global event a generation; TR falls by 1"),
        "no_negative_events": N_("the 17 events that only do harm are left out"),
    }
)
PHASES.add({"turmoil": N_("Turmoil")})
DECKS.add({"global-events": N_("global events")})
TERMS.add({PRICE: N_("sending a delegate from your reserve")})
BETWEEN_ICONS.add({"most": N_("MOST"), "second": N_("SECOND")})
BETWEEN_ICONS.add({"blue": N_("BLUE"), "above-10": N_("ABOVE 10"), "above-15": N_("ABOVE 15")})
GOALS.add(
    {
        "politician": GoalWords(
            N_("Politician"), N_("most led parties and influence together"), N_("led parties and influence")
        ),
    }
)
SOURCES.add({"senate": N_("senate")})
RESOURCES.add({"preservation": N_("preservation")})
COUNTED.add({"preservation": N_plural("{n}\u00a0preservation", "{n}\u00a0preservation")})
ONE.add({"preservation": NC_("one resource", "preservation")})
PARTY_NAMES: Final = Names(
    "party",
    {
        "mars-first": N_("Mars First"),
        "kelvinists": N_("Kelvinists"),
        "reds": N_("Reds"),
        "greens": N_("Greens"),
        "unity": N_("Unity"),
        "scientists": N_("Scientists"),
    },
)
POLICIES.add({policy_of(party): name for party, name in PARTY_NAMES.items()})
TOLD_OTHERWISE.update(map(policy_of, PARTY_NAMES))
REASONS.add(
    {
        "no-delegates": N_("you have no delegate left"),
        "no-delegate-there": N_("no party has such a delegate who does not lead it"),
        "not-ruling": N_("the ruling party allows no such action"),
        "no-production": N_("you have no production that can fall"),
    }
)
SHORT.add({"no-delegates": N_("no delegate left"), "no-delegate-there": N_("no such delegate there")})
SHORT.add({"not-ruling": N_("not while this party rules"), "no-production": N_("no production to lower")})
FURTHER.add({"influence": N_("influence")})


def party_name(party: str) -> str:
    """The name of a party: `Mars First`."""
    return _(PARTY_NAMES[party])


def ruling_bonus(party: str) -> str:
    """What all players receive when a party becomes the ruling party, as a sentence."""
    return effect_text(PARTY_RULES[party].bonus)


def policy_text(party: str) -> str:
    """The policy of a party, as a sentence."""
    parts = PARTY_RULES[party].policy
    return sentence(
        semicolons(trigger_clause(p, None) if isinstance(p, Trigger) else modifier_clause(p) for p in parts)
    )
