"""What the promos' own effects are worth to robots."""

from __future__ import annotations

from engine import prices
from engine.card import CARDS, Card, picked
from engine.decision import Decision
from engine.expansions.promos.effects import (
    Ail,
    GreeneryBeside,
    IfAnyHere,
    Merge,
    RepeatPrelude,
    ShowHand,
    SurfRings,
    TakeBackEvents,
    TurnDown,
    UseProjects,
    WithoutEnergy,
)
from engine.expansions.promos.losses import Compensate, LowerOthers, Sue
from engine.expansions.promos.markers import FoundCommunity, MoveNomads, PlaceCathedral, SendNomads
from engine.expansions.promos.tiles import CoverOcean, FirstPlayerPlaces, ReplaceTile
from engine.robots.greedy import ANSWERS
from engine.robots.worth import Worth, worth_of

ANSWERS.update(
    {
        "show-hand": lambda worth, decision: decision.options,
        "take-back": lambda worth, decision: decision.options[-decision.most :],
        "place-for": lambda worth, decision: _poorest(worth, decision),
        "repeat-prelude": lambda worth, decision: _best(worth, decision, 0),
        "merge": lambda worth, decision: _best(worth, decision, 1),
        "use-project": lambda worth, decision: _project(worth, decision),
    }
)


def _best(worth: Worth, decision: Decision, money: int) -> tuple[str, ...]:
    """The best card, with `money` times the M€ that it brings."""
    cards = {option: CARDS[picked(option)] for option in decision.options}
    if not cards:
        return ()
    return (max(cards, key=lambda o: worth.card(cards[o]) + money * cards[o].cost * worth.money),)


def _project(worth: Worth, decision: Decision) -> tuple[str, ...]:
    """The standard project whose effects are worth most for its price."""

    def gain(option: str) -> float:
        key = option.partition(":")[2]
        price = prices.project_prices(worth.view, worth.me)[key]
        return sum(worth.effect(effect) for effect in worth.box.projects[key].do) - price * worth.money

    return (max(decision.options, key=gain),) if decision.options else ()


def _poorest(worth: Worth, decision: Decision) -> tuple[str, ...]:
    """The space that brings least, since somebody else gains it."""
    spaces = worth.box.map.spaces
    return (min(decision.options, key=lambda option: len(spaces[option.partition(":")[2]].bonus)),)


@worth_of(Sue)
def _sue(self: Worth, effect: Sue, card: Card | None = None) -> float:
    """Also the points of the card, which go to another."""
    return effect.mc * self.money + 1.3 * self.point


@worth_of(Compensate)
def _compensate(self: Worth, effect: Compensate, card: Card | None = None) -> float:
    """A third of the price for each generation: players rarely take from each other."""
    return -0.3 * effect.mc * self.money


@worth_of(LowerOthers)
def _lower_others(self: Worth, effect: LowerOthers, card: Card | None = None) -> float:
    return 0.3 * effect.n * self.production(effect.what) * (len(self.view.seats) > 1)


@worth_of(SendNomads)
def _send_nomads(self: Worth, effect: SendNomads, card: Card | None = None) -> float:
    return 0.0


@worth_of(MoveNomads)
def _move_nomads(self: Worth, effect: MoveNomads, card: Card | None = None) -> float:
    """About what a usual space brings."""
    return 1.5


@worth_of(FoundCommunity)
def _found_community(self: Worth, effect: FoundCommunity, card: Card | None = None) -> float:
    return 1.5 if self.left > 1 else 0.1


@worth_of(PlaceCathedral)
def _place_cathedral(self: Worth, effect: PlaceCathedral, card: Card | None = None) -> float:
    return self.point


@worth_of(CoverOcean)
def _cover_ocean(self: Worth, effect: CoverOcean, card: Card | None = None) -> float:
    """Less than a city on land: few greeneries come to lie beside it."""
    return self.point * min(1.5, 0.4 + 0.2 * self.left)


@worth_of(ReplaceTile)
def _replace_tile(self: Worth, effect: ReplaceTile, card: Card | None = None) -> float:
    """A point is lost with a greenery; the bonus of the area comes again."""
    return 1.5 if effect.old == "greenery" else 0.0


@worth_of(FirstPlayerPlaces)
def _first_player_places(self: Worth, effect: FirstPlayerPlaces, card: Card | None = None) -> float:
    return self.effect(effect.do, card) - 1.0


@worth_of(RepeatPrelude)
def _repeat_prelude(self: Worth, effect: RepeatPrelude, card: Card | None = None) -> float:
    own = (CARDS[c] for c in self.me.played if CARDS[c].kind == "prelude" and (card is None or c != card.id))
    return max((sum(self.effect(part, c) for part in c.play) for c in own), default=18.0)


@worth_of(Merge)
def _merge(self: Worth, effect: Merge, card: Card | None = None) -> float:
    """A second corporation is worth about what the first was, and its M€ pay."""
    return 24.0


@worth_of(UseProjects)
def _use_projects(self: Worth, effect: UseProjects, card: Card | None = None) -> float:
    return -4.0 * effect.n * self.money


@worth_of(Ail)
def _ail(self: Worth, effect: Ail, card: Card | None = None) -> float:
    return -effect.mc * self.money


@worth_of(IfAnyHere)
def _if_any_here(self: Worth, effect: IfAnyHere, card: Card | None = None) -> float:
    here = self.me.resources.get(card.id, 0) if card else 0
    return self.effect(effect.then if here else effect.otherwise, card)


@worth_of(TurnDown)
def _turn_down(self: Worth, effect: TurnDown, card: Card | None = None) -> float:
    """The card has only disadvantages left once it can be turned face down for rating."""
    return -1.0


@worth_of(SurfRings)
def _surf_rings(self: Worth, effect: SurfRings, card: Card | None = None) -> float:
    """Only with most of the resources there: each is worth more later than now."""
    lay = self.me.resources.get(card.id, 0) if card else 0
    return min(lay, effect.cap) * self.money - self.resource(card)


@worth_of(WithoutEnergy)
def _without_energy(self: Worth, effect: WithoutEnergy, card: Card | None = None) -> float:
    return self.effect(effect.then, card)


@worth_of(ShowHand)
def _show_hand(self: Worth, effect: ShowHand, card: Card | None = None) -> float:
    """1 M€ for each other card in the hand."""
    return max(0, self.me.hand - 1) * self.money


@worth_of(TakeBackEvents)
def _take_back(self: Worth, effect: TakeBackEvents, card: Card | None = None) -> float:
    return min(effect.n, sum(CARDS[c].kind == "event" for c in self.me.events)) * self.drawn


@worth_of(GreeneryBeside)
def _greenery_beside(self: Worth, effect: GreeneryBeside, card: Card | None = None) -> float:
    return self.point + self.rating
