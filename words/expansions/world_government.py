"""The words of world government."""

from __future__ import annotations

from words.catalogue import N_
from words.names import PHASES, TITLES

TITLES.add({"world_government": N_("World government")})
PHASES.add({"world-government": N_("world government")})
