"""House rules, off unless the table wants them."""

from engine.actions.corporations import SECOND_FROM
from engine.box import DealtCards
from engine.effects.government import RaiseOne, SetPolicy
from engine.expansions.expansion import Expansion, add_expansion
from engine.expansions.house_rules.second import NAME, PHASE, SECOND, OfferSecond, PlayPutOff
from engine.modifiers import protect
from engine.named import CORPORATION_DECK
from engine.slots import Slot

FIRST_RAISES = add_expansion(Expansion("first_raises_rewarded", phases=(("government", RaiseOne(rewarded=True)),)))
FIRST_RAISES_PLAIN = add_expansion(
    Expansion("first_raises_unrewarded", phases=(("government", RaiseOne(rewarded=False)),))
)
FRIENDLY = add_expansion(
    Expansion("friendly", policies={"friendly": (protect(),)}, setup=(("policies", SetPolicy("friendly")),))
)
TWO_CORPORATIONS = add_expansion(
    Expansion(
        NAME,
        slots=(Slot(PHASE, after="policies"), Slot("put-off-corporations", after="preludes")),
        setup=((PHASE, OfferSecond()), ("put-off-corporations", PlayPutOff())),
        own=SECOND,
        dealt=(DealtCards(CORPORATION_DECK, lambda options: options.corporations, 1, SECOND_FROM),),
        without=("X41",),
    )
)
