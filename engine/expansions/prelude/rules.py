"""Prelude: its deck, the steps of the set-up, the shorter solo game; and the solo game for a terraform rating of 63."""

from engine.box import DealtCards, Project
from engine.effects import tr
from engine.expansions.expansion import CardDeck, Expansion, add_expansion
from engine.expansions.prelude.cards import CORPORATIONS, PRELUDE_CARDS, PROJECTS
from engine.expansions.prelude.phase import ChoosePreludes, DealPreludes, DraftPreludes, KeepPreludes, PlayPreludes
from engine.expansions.prelude.state import PRELUDES
from engine.named import PRELUDE_DECK
from engine.slots import Slot
from engine.tableau import WILD

PRELUDE = add_expansion(
    Expansion(
        "prelude",
        cards=(*PRELUDE_CARDS, *PROJECTS, *CORPORATIONS),
        decks=(CardDeck(PRELUDE_DECK, ("prelude",), renewed=False),),
        own=PRELUDES,
        tags=(WILD,),
        slots=(Slot("preludes-drafted", after="dealt"),),
        setup=(
            ("preludes-dealt", DealPreludes()),
            ("preludes-drafted", DraftPreludes()),
            ("revealed", KeepPreludes()),
            ("preludes", PlayPreludes()),
        ),
        choices=(("preludes", ChoosePreludes()),),
        terms={"generations": 12},
        dealt=(DealtCards(PRELUDE_DECK, lambda options: options.preludes, 4),),
    )
)
SOLO_63 = add_expansion(
    Expansion(
        "solo_63",
        projects=(Project("buffer-gas", 16, (tr(1),)),),
        terms={"generations": 14, "rating-goal": 63},
    )
)
