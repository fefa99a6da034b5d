"""The words of Corporate Era."""

from __future__ import annotations

from words.catalogue import N_
from words.names import COUNTED, RESOURCES, TITLES

TITLES.add({"corporate_era": N_("Corporate era")})
RESOURCES.add(
    {
        "fighter": N_("fighters"),
    }
)
COUNTED.add(
    {
        "fighter": ("{n}\u00a0fighter", "{n}\u00a0fighters"),
    }
)
