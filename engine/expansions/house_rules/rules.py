"""House rules, off unless the table wants them."""

from engine.effects.government import RaiseOne, SetPolicy
from engine.expansions.expansion import Expansion, add_expansion
from engine.modifiers import protect

FIRST_RAISES = add_expansion(Expansion("first_raises_rewarded", phases=(("government", RaiseOne(rewarded=True)),)))
FIRST_RAISES_PLAIN = add_expansion(
    Expansion("first_raises_unrewarded", phases=(("government", RaiseOne(rewarded=False)),))
)
FRIENDLY = add_expansion(
    Expansion("friendly", policies={"friendly": (protect(),)}, setup=(("policies", SetPolicy("friendly")),))
)
