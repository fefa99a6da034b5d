"""The words of the promos."""

from __future__ import annotations

from engine.card import Card
from engine.effect import Count
from engine.expansions.promos.effects import (
    GreeneryBeside,
    HandShown,
    ShowHand,
    SurfRings,
    TakeBackEvents,
    WithoutEnergy,
)
from words.amounts import PER
from words.catalogue import N_, _, listed, plural
from words.decisions import QUESTIONS
from words.effects import clause
from words.entries import bold, say
from words.ledger import Log
from words.names import ABOUT, AREAS, COUNTED, RESOURCES, TITLES, counted, money
from words.reasons import REASONS

TITLES.add({"promos": N_("Promos")})
ABOUT.add({"promos": N_("single cards and corporations from here and there")})
AREAS.add({"stanford-torus": N_("Stanford Torus")})
RESOURCES.add(
    {
        "graphene": N_("graphene"),
        "disease": N_("diseases"),
        "hydroelectric_resource": N_("hydroelectric resources"),
    }
)
COUNTED.add(
    {
        "graphene": ("{n}\u00a0graphene", "{n}\u00a0graphene"),
        "disease": ("{n}\u00a0disease", "{n}\u00a0diseases"),
        "hydroelectric_resource": ("{n}\u00a0hydroelectric resource", "{n}\u00a0hydroelectric resources"),
    }
)
REASONS.add(
    {"has-energy": N_("only without energy"), "no-events": N_("you have played no event that can be taken back")}
)
QUESTIONS.update(
    {
        "show-hand": lambda: _("Choose the cards to show, for {price} each.", price=money(1)),
        "take-back": lambda: _("Choose the events to take back, or none."),
    }
)


def _kinds_of_tags(count: Count, card: Card | None) -> str:
    return _("for each different tag you have, this card included")


def _complete(count: Count, card: Card | None) -> str:
    return _("for each global parameter that is complete")


def _free_near_own(count: Count, card: Card | None) -> str:
    return _("for each space without a tile next to your tiles")


def _tiles_by_oceans(count: Count, card: Card | None) -> str:
    return _("for each city tile and special tile next to an ocean, anybody's")


PER.update(
    {
        "kinds-of-tags": _kinds_of_tags,
        "complete": _complete,
        "free-near-own": _free_near_own,
        "tiles-by-oceans": _tiles_by_oceans,
    }
)


@clause.register
def _surf_rings(effect: SurfRings, card: Card | None) -> str:
    holds = card.holds if card else ""
    return _(
        "spend {one} from this card to gain {each} for each that was there, at most {most}",
        one=counted(1, holds),
        each=money(1),
        most=money(effect.cap),
    )


@clause.register
def _without_energy(effect: WithoutEnergy, card: Card | None) -> str:
    return _("if you have no energy, {then}", then=clause(effect.then, card))


@clause.register
def _show_hand(effect: ShowHand, card: Card | None) -> str:
    return _("show any number of cards from your hand to everybody and gain {each} for each", each=money(1))


@clause.register
def _take_back(effect: TakeBackEvents, card: Card | None) -> str:
    return plural(
        "you may take {n} event that you have played back into your hand, but none that placed a special tile",
        "you may take up to {n} events that you have played back into your hand, but none that placed a special tile",
        effect.n,
    )


@clause.register
def _greenery_beside(effect: GreeneryBeside, card: Card | None) -> str:
    return _("place a greenery tile next to it on land; oxygen rises 1 step")


@say.register
def _hand_shown(entry: HandShown, log: Log) -> None:
    if entry.cards:
        log.add(entry, _("{cards} shown", cards=listed([bold(card) for card in entry.cards])))
    else:
        log.add(entry, _("no card shown"))
