"""The words of the house rules."""

from __future__ import annotations

from words.catalogue import N_
from words.names import PHASES, POLICIES, TITLES

TITLES.add(
    {
        "first_raises_rewarded": N_("House rule: the first player raises a parameter, and gains by it"),
        "first_raises_unrewarded": N_("House rule: the first player raises a parameter"),
        "friendly": N_("House rule: nobody takes anything from others"),
    }
)
PHASES.add({"government": N_("government")})
POLICIES.add({"friendly": N_("nobody takes anything from others")})
