"""Turmoil: the senate, its verbs and phase; Terraformer takes less, because ratings fall every generation."""

from functools import cache
from typing import Final

from engine.box import Award, Correctable, Icon, Milestone, Verb
from engine.core import Cause, Effect
from engine.expansions.expansion import CardDeck, Expansion, add_expansion
from engine.expansions.turmoil import amounts as amounts
from engine.expansions.turmoil.cards import CORPORATIONS, PROJECTS
from engine.expansions.turmoil.correcting import correct_delegates, delegates_of
from engine.expansions.turmoil.effects import PRICE, Delegates, Lobby, lobby_refusal
from engine.expansions.turmoil.events import EVENTS, KIND, NEGATIVE
from engine.expansions.turmoil.phase import Convene, TurmoilPhase
from engine.expansions.turmoil.policies import POLICIES, POLICY, POLICY_PHASES
from engine.expansions.turmoil.senate import in_parties, leading, points
from engine.expansions.turmoil.state import DECK, PARTIES, SENATE
from engine.prices import term
from engine.slots import Slot
from engine.tableau import WILD


@cache
def _send(option: str) -> tuple[Effect, Cause]:
    return Lobby(option.partition(":")[2]), Cause(source=option)


_OPTIONS: Final = tuple(f"delegate:{party}" for party in PARTIES)

DELEGATE = Verb(
    "delegate",
    "I",
    lambda game, me: _OPTIONS,
    _send,
    price=lambda game, me, option: 0 if me.seat in SENATE.of(game.table).lobby else term(game, me, PRICE),
    within=lambda game, me, money: () if lobby_refusal(game, me) else _OPTIONS,
    sure=True,
    form="menu",
)
TURMOIL = add_expansion(
    Expansion(
        "turmoil",
        cards=(*PROJECTS, *CORPORATIONS, *EVENTS),
        decks=(CardDeck(DECK, (KIND,)),),
        verbs=(DELEGATE, POLICY),
        icons={"delegate": Icon(Delegates())},
        milestones=(
            Milestone("terraformer", 26, lambda game, me: me.tr, counts=("rating",)),
            Milestone("lobbyist", 7, in_parties, needs=(SENATE.name,), counts=("delegate",), pack=True),
        ),
        awards=(Award("politician", leading, needs=(SENATE.name,), counts=("delegate",), pack=True),),
        slots=(Slot("senate", after="preludes-dealt"),),
        setup=(("senate", Convene()),),
        phases=(("turmoil", TurmoilPhase()),),
        points={"senate": points},
        policies=POLICIES,
        policies_in=POLICY_PHASES,
        own=SENATE,
        tags=(WILD,),
        correctable=(Correctable("delegates", delegates_of, correct_delegates),),
        terms={PRICE: 5},
    )
)
NO_NEGATIVE_EVENTS = add_expansion(Expansion("no_negative_events", without=NEGATIVE))
