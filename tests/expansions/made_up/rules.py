"""The declaration of the made-up expansion; each part comes from a file of this folder."""

from __future__ import annotations

from engine.box import Award, Milestone, Parameter, Project
from engine.effects import gain
from engine.effects.parameters import Raise
from engine.expansions import Expansion, add_expansion
from engine.modifiers import discount
from engine.slots import Slot
from engine.triggers import when_ocean
from tests.expansions.made_up import listeners, purses, reactions, vocabulary
from tests.expansions.made_up.cards import CARDS
from tests.expansions.made_up.effects import Council, Endowment
from tests.expansions.made_up.prices import CARDS as PRICE_CARDS
from tests.expansions.made_up.prices import TERMS
from tests.expansions.made_up.state import CARDS_OF_OMENS, DECKS, OMENS, ROWS, SLOTS, DealOmens, OmenPhase
from tests.expansions.made_up.verbs import BARTER

MADE_UP = add_expansion(
    Expansion(
        "made_up",
        cards=(
            *CARDS,
            *CARDS_OF_OMENS,
            *reactions.CARDS,
            *listeners.CARDS,
            *PRICE_CARDS,
            *purses.CARDS,
            *vocabulary.CARDS,
        ),
        terms={**TERMS, **purses.TERMS},
        currencies=(purses.FAVOURS,),
        purses=purses.PURSES,
        parameters=(Parameter("magnetism", 0, 12, 2, bonuses=((6, gain(plants=2)),), ends=False),),
        projects=(Project("coil", 12, (Raise("magnetism"),)),),
        verbs=(BARTER,),
        milestones=(Milestone("magnet", 3, lambda game, me: me.production["energy"]),),
        awards=(Award("glow", lambda game, me: me.stock["energy"]),),
        slots=(Slot("council", after="production"), Slot("endowment", after="corporations"), *SLOTS),
        policies={
            "subsidies": (discount(2, "space"),),
            "sea-monitoring": (when_ocean(gain(mc=1)),),
        },
        setup=(("endowment", Endowment()), ("events", DealOmens())),
        phases=(("council", Council()), ("omens", OmenPhase())),
        decks=DECKS,
        rows=ROWS,
        own=OMENS,
    )
)
