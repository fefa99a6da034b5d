"""The phase of world government, in which nobody gains anything by what the first player raises (Venus Next, Solar phase)."""

from engine.effects.government import RaiseOne
from engine.expansions.expansion import Expansion, add_expansion

WORLD_GOVERNMENT = add_expansion(
    Expansion("world_government", phases=(("world-government", RaiseOne(rewarded=False)),))
)
