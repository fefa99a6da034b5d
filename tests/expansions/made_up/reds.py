"""A party that taxes terraforming: once it rules, each own step of rating costs 3 M€ in the action phase."""

from __future__ import annotations

from engine.dues import rating_tax
from engine.effects.government import SetPolicy
from engine.expansions import Expansion, add_expansion

REDS = add_expansion(
    Expansion("made_up_reds", policies={"reds": (rating_tax(3),)}, setup=(("policies", SetPolicy("reds")),))
)
