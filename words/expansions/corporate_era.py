"""The words of Corporate Era."""

from __future__ import annotations

from words.catalogue import N_, NC_, N_plural
from words.names import ABOUT, COUNTED, ONE, RESOURCES, TITLES

TITLES.add({"corporate_era": N_("Corporate era")})
ABOUT.add({"corporate_era": N_("more cards, no starting production; a longer game")})
RESOURCES.add(
    {
        "fighter": N_("fighters"),
    }
)
COUNTED.add(
    {
        "fighter": N_plural("{n}\u00a0fighter", "{n}\u00a0fighters"),
    }
)
ONE.add({"fighter": NC_("one resource", "fighter")})
