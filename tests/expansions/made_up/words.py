"""The words of the made-up expansion."""

from __future__ import annotations

from engine.card import CARDS, Card
from tests.expansions.made_up.effects import Council, CountVotes, Endowment, OpenArchive, Return, Vote, WhenRaised
from tests.expansions.made_up.purses import FavoursGained, GainFavours
from tests.expansions.made_up.reactions import (
    DustFell,
    DustStorm,
    WhenDiscarded,
    WhenDustFalls,
    WhenLowered,
    WhenRatingRises,
    WhenThirdLost,
)
from tests.expansions.made_up.state import BetMade, BetWon, CharmRead, OmensDealt, OmenShown
from words.catalogue import N_plural
from words.decisions import QUESTIONS
from words.effects import clause
from words.entries import say
from words.ledger import Log
from words.names import (
    BOARDS,
    COUNTED,
    DECKS,
    GOALS,
    PARAMETERS,
    PHASES,
    POLICIES,
    PROJECTS,
    RESOURCES,
    TERMS,
    TITLES,
    GoalWords,
    ParameterWords,
    counted,
    parameter_name,
)
from words.ongoing import when

TITLES.add({"made_up": "Made up", "made_up_map": "Pole"})
BOARDS.add({"pole": "Pole"})
DECKS.add({"omens": "omens"})
PARAMETERS.add({"magnetism": ParameterWords("magnetism", at_least="a field of {value}")})
PARAMETERS.add(
    {
        "shrines": ParameterWords("shrines"),
        "north-shrine": ParameterWords("North shrine"),
        "south-shrine": ParameterWords("South shrine"),
    }
)
PROJECTS.add({"coil": "Coil"})
TERMS.add({"tuning": "tuning an instrument", "barter": "a barter"})
COUNTED.add({"favours": N_plural("{n}\u00a0favour", "{n}\u00a0favours")})
RESOURCES.add({"favours": "favours"})
PHASES.add({"council": "council", "omens": "omens"})
POLICIES.add({"subsidies": "Subsidies", "sea-monitoring": "Sea monitoring"})
GOALS.add(
    {
        "polar": GoalWords("Polar", "{n} tiles in the two southern rows", "southern tiles"),
        "southerner": GoalWords("Southerner", "most tiles in the four southern rows", "southern tiles"),
        "magnet": GoalWords("Magnet", "{n} steps of energy production", "energy production"),
        "glow": GoalWords("Glow", "most energy", "energy"),
    }
)
QUESTIONS.update(
    {
        "vote": lambda: "Vote for a policy, or for none.",
        "return": lambda: "Choose a card to discard.",
        "bet-or-swap": lambda: "Bet on an omen, swap your card, or do nothing.",
        "pilgrimage": lambda: "Choose where your pilgrims go.",
    }
)


@clause.register(OpenArchive)
def _open_archive(effect: OpenArchive, card: Card | None) -> str:
    return "everybody draws a card, and then discards one"


@clause.register(Council)
@clause.register(Vote)
@clause.register(CountVotes)
def _voting(effect: Council | Vote | CountVotes, card: Card | None) -> str:
    return "vote on a policy"


@clause.register(Return)
def _return(effect: Return, card: Card | None) -> str:
    return "discard a card"


@clause.register(Endowment)
def _endowment(effect: Endowment, card: Card | None) -> str:
    return "everybody gains 1 heat"


@when.register(WhenRaised)
def _when_raised(trigger: WhenRaised, card: Card | None) -> str:
    who = "anybody raises" if trigger.by == "any" else "you raise"
    return f"when {who} {parameter_name(trigger.parameter)} a step"


@when.register(WhenThirdLost)
def _third(trigger: WhenThirdLost, card: Card | None) -> str:
    return "when somebody else's production falls by a third or more"


@when.register(WhenRatingRises)
def _rating(trigger: WhenRatingRises, card: Card | None) -> str:
    return "when your terraform rating rises"


@when.register(WhenDiscarded)
def _discarded(trigger: WhenDiscarded, card: Card | None) -> str:
    return "for each card that anybody discards"


@when.register(WhenLowered)
def _lowered(trigger: WhenLowered, card: Card | None) -> str:
    return "when somebody else lowers a global parameter"


@when.register(WhenDustFalls)
def _dust(trigger: WhenDustFalls, card: Card | None) -> str:
    return "when dust falls"


@say.register(DustFell)
def _dust_fell(entry: DustFell, log: Log) -> None:
    log.add(entry, f"dust fell {entry.n} times")


@clause.register(DustStorm)
def _dust_storm(effect: DustStorm, card: Card | None) -> str:
    return f"lower the {parameter_name(effect.parameter)} {effect.steps} steps"


@say.register(OmensDealt)
def _omens_dealt(entry: OmensDealt, log: Log) -> None:
    log.add(entry, "omens were dealt" if entry.seat >= 0 else "an omen was sealed")


@say.register(OmenShown)
def _omen_shown(entry: OmenShown, log: Log) -> None:
    log.add(entry, f"the omen is {CARDS[entry.card].name}" if entry.card else "there is no omen")


@say.register(BetWon)
def _bet_won(entry: BetWon, log: Log) -> None:
    log.add(entry, "the bet is won")


@say.register(BetMade)
def _bet_made(entry: BetMade, log: Log) -> None:
    log.add(entry, " and ".join(["a bet", *(CARDS[card].name for card in entry.cards)]))


@say.register(CharmRead)
def _charm_read(entry: CharmRead, log: Log) -> None:
    log.add(entry, "a charm was read")


@clause.register(GainFavours)
def _gain_favours(effect: GainFavours, card: Card | None) -> str:
    return f"gain {counted(effect.n, 'favours')}"


@say.register(FavoursGained)
def _favours_gained(entry: FavoursGained, log: Log) -> None:
    log.add(entry, f"+{counted(entry.n, 'favours')}")
