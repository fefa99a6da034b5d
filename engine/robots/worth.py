"""The estimates of the greedy robot: what things are worth, in M€, to a seat that knows only its view."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property, singledispatchmethod
from math import ceil
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeVar

from engine import tableau
from engine.actions.from_hand import PlayFromHand
from engine.actions.preludes import DrawPreludes
from engine.actions.turn import ExtraActions
from engine.amounts import COUNTED, further
from engine.card import CARDS, Card
from engine.changes import lowest_production
from engine.core import Cause, Effect
from engine.effect import Count, Modifier, Requirement, Trigger
from engine.effects.card_resources import AddHere, AddTo, AddToAny, HostCard, RemoveCardResource, TakeOwn
from engine.effects.cards import BuyOrDiscard, DiscardCards, Draw, LookAndKeep, MaySwapCards, RevealFor, RevealUntil
from engine.effects.choices import AtLeisure, Both, Decline, EachOpponent, Either, ForSeat
from engine.effects.conditions import IfHere, Once, WithTags
from engine.effects.copying import CopyBox, ReuseAction
from engine.effects.gains import Gain, GainChosen, Lose, RaiseRating
from engine.effects.order import NextCard
from engine.effects.parameters import Raise
from engine.effects.production import ConvertProduction, Production, ProductionOfSpace
from engine.effects.removal import Remove, Steal
from engine.effects.spending import IfRaisedRating, Spend, SpendAny, SpendChosen
from engine.effects.tiles import Claim, Place, PlaceOffMap
from engine.expansions import open_box
from engine.modifiers import Leeway, Protect, Term
from engine.named import RESOURCES
from engine.payment import Pay
from engine.requirements import (
    AtLeast,
    AtMost,
    Cities,
    CityByOcean,
    Greeneries,
    HasKinds,
    HasOnCards,
    HasRating,
    HasTag,
    Makes,
)
from engine.robots.beside import greeneries_beside_city_to_be, room_beside_city
from engine.robots.ending import generations_left
from engine.robots.metals import chance_of_use, taken_by
from engine.robots.rates import set_off
from engine.tableau import CITY_TILES

if TYPE_CHECKING:
    from engine.view import Seat, View

PER_GENERATION: Final[dict[type[Modifier], Callable[[Worth, Any], float]]] = {}
"""What modifiers of expansions are worth to their owner in a generation, by their class."""
AMPLE: Final = 48
"""The M€ that a seat can usually spend in a generation."""
IDLE_METAL: Final = 0.03
"""What of the worth of a piece of metal is left where cards will hardly take it."""
METAL: Final = {"steel": 1.6, "titanium": 2.5}
LAST_POINT: Final = 9.4
LAST_MONEY: Final = 0.34
"""The worth of 1 M€ in the last generation, in which little can still be bought."""


class Worth:
    """What things are worth, in M€, to the seat of one view."""

    metals: ClassVar = METAL
    """The worth of a piece of each metal that a card will take."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me: Seat = view.seats[view.you]
        self.box = open_box(view.options)
        self.chosen = 1
        """The number that is assumed to be chosen, where an amount depends on it."""

    @cached_property
    def left(self) -> int:
        """The estimated number of generations to come, this one included; exact in a solo game."""
        return generations_left(self.view, self.box)

    @cached_property
    def point(self) -> float:
        """The worth of a victory point, which rises towards the end of the game."""
        return self._point(self.left)

    def _point(self, left: float) -> float:
        return LAST_POINT if left <= 1 else max(3.5, 8.5 - 0.45 * left)

    @cached_property
    def money(self) -> float:
        """The worth of 1 M€: usually 1, and less if the seat has more than it can spend, or the game is about to end."""
        return LAST_MONEY if self.left <= 1 else min(1.0, AMPLE / max(1, self.me.stock["mc"]))

    @cached_property
    def outlay(self) -> float:
        """The worth of 1 M€ that is spent on a card or an action: what else it could bring."""
        return self.money

    @cached_property
    def outlay_for_project(self) -> float:
        """The worth of 1 M€ that is spent on a standard project: what else it could bring."""
        return self.outlay

    def converted(self, what: str) -> float:
        """The worth of a conversion of `plants` or `heat`."""
        return self.point + self.rating if what == "plants" else self.rating

    @cached_property
    def rating(self) -> float:
        """The worth of a step of terraform rating."""
        return self._rating(self.left)

    def _rating(self, left: float) -> float:
        return 1.15 * (self._point(left) + left - 1)

    def stock(self, what: str) -> float:
        """The worth of one piece of a resource."""
        match what:
            case "mc":
                return self.money
            case "steel" | "titanium":
                return self.metal(what)
            case "plants":
                return (self.point + (self.rating if self._open("oxygen") else 0)) / 8 * 0.85
            case "heat":
                return self.rating / 8 * 0.85 if self._open("temperature") else 0.02
            case _:
                return 0.6 * self.money if self.left > 1 else 0.1

    def metal(self, what: str, more: float = 0.0) -> float:
        """The worth of one more piece of a metal if the seat had `more` pieces than it has: what no card will take is idle."""
        supply = self.me.stock[what] + self.me.production[what] * (self.left - 1) + more
        chance = chance_of_use(supply, self._taken_by_hand.get(what, 0.0), self.left)
        return self.metals[what] * self.money * max(IDLE_METAL, chance)

    @cached_property
    def _taken_by_hand(self) -> dict[str, float]:
        """How many pieces of what pays for some cards the cards in hand can take that may still be played."""
        return taken_by(self.view, filter(self._playable_in_time, map(CARDS.__getitem__, self.view.hand)))

    def _playable_in_time(self, card: Card) -> bool:
        """Whether a card in hand may still be played: in the last generation only if its seat has the production that it takes."""
        if any(self.distance(requirement) >= self.left for requirement in card.requires):
            return False
        boxes = [e for e in card.play if isinstance(e, Production)] if self.left <= 1 else []
        lowered = (what for e in boxes for what, n in e.own if isinstance(n, int) and n < 0)
        return all(self._made(what, card) >= lowest_production(what) for what in lowered)

    def production(self, what: str) -> float:
        """The worth of one step of production of a resource."""
        times = 0.95 * (self.left - 1)
        match what:
            case "mc":
                return times * self.money
            case "steel" | "titanium":
                return times * self.metal(what, times / 2)
            case "energy":
                return times * 0.6 * self.money if times else 0.1
            case _:
                return 0.95 * (self.left - 0.3) * self._grown(what)

    def _grown(self, what: str) -> float:
        """The worth of one of the plants or the heat that are produced, which are spent halfway to the end."""
        halfway = max(1.0, self.left / 2)
        if what == "plants":
            return (self._point(halfway) + (self._rating(halfway) if self._open("oxygen") else 0.0)) / 8 * 0.85
        return self._rating(halfway) / 8 * 0.85 if self._open("temperature") else 0.02

    def _open(self, parameter: str) -> bool:
        return self.box.parameters[parameter].left(self.view.parameters[parameter]) > 0

    def number(self, amount: int | Count, card: Card | None = None, purpose: tableau.TagPurpose = "count") -> float:
        """Return the number that an amount (`engine.amounts`) comes to, estimated from the view."""
        if isinstance(amount, int):
            return amount
        if amount.of.endswith("-near"):
            return amount.total(1)
        cause = Cause(card.id if card else 0, amount=self.chosen)
        n = COUNTED[amount.of](amount, self.view, self.me, cause, purpose)
        if amount.of == "tag" and card and card.kind != "event" and card.id not in self.me.played:
            n += sum(tag in (amount.which, *amount.also) for tag in card.tags)
        return amount.total(n, further(amount, self.view, self.me, cause, purpose))

    def effect(self, effect: Effect, card: Card | None = None) -> float:
        """The worth of an effect that happens now; other modules add theirs with `worth_of`."""
        # As `self._of_effect` does, which makes a new function for each call.
        return _valuing(effect.__class__)(self, effect, card)

    @singledispatchmethod
    def _of_effect(self, effect: Effect, card: Card | None = None) -> float:
        return 0.0

    @_of_effect.register(Claim)
    @_of_effect.register(Decline)
    @_of_effect.register(HostCard)
    @_of_effect.register(NextCard)
    def _(self, effect: Effect, card: Card | None = None) -> float:
        return 0.0  # apart from `Decline`, the robot does not know how to use these

    @_of_effect.register
    def _(self, effect: Gain, card: Card | None = None) -> float:
        return sum(self.number(n, card) * self.stock(what) for what, n in effect.what)

    @_of_effect.register
    def _(self, effect: GainChosen, card: Card | None = None) -> float:
        return self.number(effect.n, card) * max(self.stock(what) for what in RESOURCES)

    @_of_effect.register
    def _(self, effect: Lose, card: Card | None = None) -> float:
        return -sum(n * self.stock(what) for what, n in effect.what)

    @_of_effect.register
    def _(self, effect: RaiseRating, card: Card | None = None) -> float:
        return self.number(effect.n, card) * self.rating

    @_of_effect.register
    def _(self, effect: Raise, card: Card | None = None) -> float:
        left = self.box.parameters[effect.parameter].left(self.view.parameters[effect.parameter])
        return min(effect.steps, left) * self.raised(effect.parameter)

    def raised(self, parameter: str) -> float:
        """Return the worth of a step of a global parameter that is not complete."""
        return self.rating

    @_of_effect.register
    def _(self, effect: Production, card: Card | None = None) -> float:
        own = sum(self.number(n, card) * self.production(what) for what, n in effect.own)
        return own + sum(self._lowered(what, -n) for what, n in effect.other)

    def _lowered(self, what: str, steps: int) -> float:
        """The worth of lowering a production: a gain if another seat can be chosen, a loss if only this seat can."""
        others = [s for s in self.view.seats if s is not self.me]
        left = (s for s in others if not self.spared(s, f"production:{what}"))
        hits_me = others and not any(s.production[what] - steps >= lowest_production(what) for s in left)
        return steps * self.production(what) * (-1.0 if hits_me else 0.3)

    def spared(self, seat: Seat, kind: str) -> bool:
        """Whether a seat is protected from others taking something of a kind."""
        return any(m.covers(kind) and not m.here for _, m in tableau.modifiers(self.view, seat, Protect))

    @_of_effect.register
    def _(self, effect: ConvertProduction, card: Card | None = None) -> float:
        n = self.me.production[effect.source]
        return max(0.0, n * (self.production(effect.target) - self.production(effect.source)))

    @_of_effect.register
    def _(self, effect: ProductionOfSpace, card: Card | None = None) -> float:
        return self.production("steel")

    @_of_effect.register
    def _(self, effect: CopyBox, card: Card | None = None) -> float:
        own = (CARDS[c] for c in self.me.played if tableau.has_tag_or_wild(CARDS[c].tags, effect.tag))
        return max((self.boxes(card) for card in own), default=0.0)

    def boxes(self, card: Card) -> float:
        """The worth of doing a card's changes of production once more."""
        return sum(self.effect(e, card) for e in card.play if isinstance(e, (Production, ProductionOfSpace)))

    @_of_effect.register
    def _(self, effect: Place, card: Card | None = None) -> float:
        return self.placed(effect.tile)

    def placed(self, tile: str) -> float:
        """The worth of placing a tile of a kind, wherever it is."""
        if tile == "ocean":
            return self.rating + 2 if self._open("oceans") else 0.0
        if tile == "greenery":
            points = 2.0 if room_beside_city(self.view, self.me.seat) else 1.15
            return 0.97 * (self.point * points + (self.rating if self._open("oxygen") else 0.0) + 1)
        if tile in CITY_TILES:
            to_come = min(2.5, 0.5 + 0.35 * self.left)
            return 1.08 * (self.point * to_come + 3) + self.point * max(0, self._greeneries_beside_city_to_be - 1)
        return 2.0

    @cached_property
    def _greeneries_beside_city_to_be(self) -> int:
        return greeneries_beside_city_to_be(self.view, self.me.seat)

    @_of_effect.register
    def _(self, effect: PlaceOffMap, card: Card | None = None) -> float:
        return 1.0

    @_of_effect.register
    def _(self, effect: Remove, card: Card | None = None) -> float:
        return 0.3 * min(effect.n, self._most(effect.what, effect.tag)) * self.stock(effect.what)

    @_of_effect.register
    def _(self, effect: Steal, card: Card | None = None) -> float:
        return 1.3 * min(effect.n, self._most(effect.what)) * self.stock(effect.what)

    def _most(self, what: str, tag: str = "") -> int:
        """The largest stock that may be taken from another seat, one that has a `tag` if that is given."""
        others = (s for s in self.view.seats if s is not self.me and not self.spared(s, what))
        others = (s for s in others if not tag or s.tags.get(tag))
        return max((s.stock[what] for s in others), default=0)

    @_of_effect.register
    def _(self, effect: Either, card: Card | None = None) -> float:
        return max(self.effect(choice, card) for choice in effect.choices)

    @_of_effect.register
    def _(self, effect: Both, card: Card | None = None) -> float:
        return sum(self.effect(part, card) for part in effect.parts)

    @_of_effect.register
    def _(self, effect: WithTags, card: Card | None = None) -> float:
        own = tableau.tags_for(self.view, self.me, effect.tag, "count") + (card.tags.count(effect.tag) if card else 0)
        return self.effect(effect.then if own >= effect.n else effect.otherwise, card)

    @_of_effect.register
    def _(self, effect: Spend, card: Card | None = None) -> float:
        paid = sum(n * (self.resource(card) if what == "here" else self.stock(what)) for what, n in effect.what)
        return sum(self.effect(part, card) for part in effect.then) - paid

    @_of_effect.register
    def _(self, effect: Pay, card: Card | None = None) -> float:
        return -effect.total * self.money

    @_of_effect.register
    def _(self, effect: PlayFromHand, card: Card | None = None) -> float:
        less = sum(-m.by for m in effect.modifiers if isinstance(m, Term) and m.name == "card")
        return 0.7 * less * self.money if less else 3.0

    @_of_effect.register
    def _(self, effect: DrawPreludes, card: Card | None = None) -> float:
        return 20.0 + 2.0 * effect.n

    @_of_effect.register
    def _(self, effect: SpendAny, card: Card | None = None) -> float:
        each = self.stock(effect.target) - self.stock(effect.source)
        return max(0.0, self.me.stock[effect.source] * each)

    def spent(self, effect: SpendChosen, card: Card | None, n: int) -> float:
        """The worth of spending something `n` times."""
        self.chosen = n
        each = self.resource(card) if effect.what == "here" else self.stock(effect.what)
        worth = sum(self.effect(part, card) for part in effect.then) - n * effect.each * each
        self.chosen = 1
        return worth

    def best_chosen(self, effect: SpendChosen, card: Card | None) -> int:
        """How often to spend something: at least once, even if nothing is there yet."""
        held = (
            self.me.resources.get(card.id, 0) if effect.what == "here" and card else self.me.stock.get(effect.what, 0)
        )
        return max(range(1, max(2, held // effect.each + 1)), key=lambda n: self.spent(effect, card, n))

    @cached_property
    def drawn(self) -> float:
        """The worth of drawing a card."""
        return 3.8 if self.left > 2 else 0.8

    def resource(self, card: Card | None) -> float:
        """The worth of one more resource on a card."""
        if card is None:
            return 0.0
        if card.id in self.me.hosted:
            return self.money  # that much less is paid for it
        points = card.points
        if isinstance(points, Count) and points.of == "here":
            if points.cap and self.me.resources.get(card.id, 0) >= points.cap:
                return 0.0
            return self.point * points.times / points.every
        return 1.2 if self.left > 1 else 0.2

    def points(self, card: Card) -> float:
        """The worth of the victory points on a card, as far as they can be foreseen."""
        if isinstance(card.points, int):
            return card.points * self.point
        if card.points.of == "here":
            return 0.0
        grows = 1 if card.points.of in ("tag", "oceans-near", "cities-near") else 0
        return (self.number(card.points, card, "points") + grows) * self.point

    def card(self, card: Card) -> float:
        """The worth of having a card in play, without its cost."""
        total = sum(self.effect(part, card) for part in card.play) + self.points(card) + 0.4 * len(card.tags)
        total += max(0.0, self.action(card)) * 0.75
        total += sum(self.triggered(trigger, card) for trigger in card.triggers)
        return total + sum(self.modified(modifier) for modifier in card.modifiers)

    def triggered(self, trigger: Trigger, card: Card) -> float:
        """The worth of a card's trigger over the generations to come."""
        return self.halfway.effect(trigger.do, card) * set_off(trigger, self.box, len(self.view.seats), self.left)

    def modified(self, modifier: Modifier) -> float:
        """The worth of a modifier over the generations to come."""
        if isinstance(modifier, Leeway) or (isinstance(modifier, Term) and modifier.name.startswith("value:")):
            return self.left * 0.8
        if type(modifier) in PER_GENERATION:
            return self.left * PER_GENERATION[type(modifier)](self, modifier)
        if isinstance(modifier, Term):
            every_card = modifier.name == "card" and not modifier.tag
            return -modifier.by * self.left * (1.2 if every_card else 0.35)
        return 0.0

    def action(self, card: Card) -> float:
        """The worth of a card's action over the generations to come."""
        if card.action is None:
            return 0.0
        choices = card.action.choices if isinstance(card.action, Either) else (card.action,)
        return max(self._repeated(e, card, self._times(e, card)) for e in choices)

    def _repeated(self, effect: Effect, card: Card, times: float) -> float:
        """The worth of an effect that happens now and, up to so many times in all, in generations to come."""
        now = self.effect(effect, card)
        return now * times if times <= 1 else now + (times - 1) * self.halfway.effect(effect, card)

    @cached_property
    def halfway(self) -> Worth:
        """What things will be worth halfway to the end of the game, with what is there now: what comes later has less time to pay."""
        later = type(self)(self.view)
        later.left = max(1, ceil(self.left / 2))
        return later

    def _times(self, effect: Effect, card: Card) -> float:
        """The number of generations in which this seat can use an action, considering what it produces of the cost."""
        match effect:
            case Spend():
                return min(self._rounds(what, n, card) for what, n in effect.what)
            case Both(parts=parts):
                return min([self.left, *(self._falls(e, card) for e in parts if isinstance(e, Production))])
            case _:
                return self.left

    def _falls(self, box: Production, card: Card) -> float:
        """How many times this seat's production can be lowered by what a production box takes."""
        down = [(what, -n) for what, n in box.own if isinstance(n, int) and n < 0]
        return min(((self._made(what, card) - lowest_production(what)) // n for what, n in down), default=self.left)

    def _rounds(self, what: str, n: int, card: Card) -> float:
        if what == "mc":
            return self.left
        if what == "here":
            return self.left / (n + 1)
        if what == "energy":  # it is not kept: what a generation does not bring is never there
            free = self._made(what, card) - sum(taken for id, taken in self._energy_taken if id != card.id)
            return self.left if free >= n else float(self.me.stock[what] >= n)
        return min(self.left, (self.me.stock[what] + self._made(what, card) * self.left) / n)

    @cached_property
    def _energy_taken(self) -> list[tuple[int, int]]:
        """The cards in play whose action takes energy, each with how much of it."""
        spent = ((c, action.what) for c in self.me.played if isinstance(action := CARDS[c].action, Spend))
        return [(c, n) for c, amounts in spent for what, n in amounts if what == "energy"]

    def _made(self, what: str, card: Card) -> int:
        """The steps of a production, with those that a card adds if it is not in play yet."""
        boxes = [e for e in card.play if isinstance(e, Production)] if card.id not in self.me.played else []
        own = sum(n for e in boxes for key, n in e.own if key == what and isinstance(n, int))
        return self.me.production[what] + own

    def distance(self, requirement: Requirement) -> float:
        """The estimated number of generations until a requirement is met; 100 if it can no longer be met."""
        now = self.view.parameters
        match requirement:
            case AtLeast(parameter=key, value=value):
                return max(0.0, (value - now[key]) / self.box.parameters[key].step) / 2.5
            case AtMost(parameter=key, value=value):
                return 0.0 if now[key] <= value else 100.0
            case HasTag(tag=tag, n=n):
                return 1.5 * max(0, n - tableau.tags_for(self.view, self.me, tag, "requirement"))
            case Makes(resource=what):
                return 0.0 if self.me.production[what] else 3.0
            case Cities(own=True, n=n):
                return 2.0 * max(0, n - self.me.cities)
            case Cities() | Greeneries() | CityByOcean():
                return 1.0
            case HasOnCards(kind=kind, n=n):
                return 0.7 * max(0, n - tableau.card_resources(self.view, self.me, kind))
            case HasKinds(n=n):
                return 1.5 * max(0, n - len(tableau.kinds_owned(self.view, self.me)))
            case HasRating(n=n):
                return 0.4 * max(0, n - self.me.tr)
            case _:
                return 2.0


E = TypeVar("E", bound=Effect)
Valuing = Callable[[Worth, E, Card | None], float]
_valuing: Final = vars(Worth)["_of_effect"].dispatcher.dispatch


def worth_of(*classes: type[E]) -> Callable[[Valuing[E]], Valuing[E]]:
    """Register a function that says what effects of some classes are worth; an expansion registers each effect of its own."""
    dispatch = vars(Worth)["_of_effect"]

    def register(value: Valuing[E]) -> Valuing[E]:
        for cls in classes:
            dispatch.register(cls, value)
        return value

    return register


@worth_of(AddHere)
def _add_here(self: Worth, effect: AddHere, card: Card | None = None) -> float:
    return self.number(effect.n, card) * self.resource(card) if card and card.holds else 0.0


@worth_of(AddTo)
def _add_to(self: Worth, effect: AddTo, card: Card | None = None) -> float:
    found = [c for c in map(CARDS.__getitem__, self.me.played) if effect.takes(c.holds, c.tags)]
    found += [c for c in map(CARDS.__getitem__, self.me.hosted) if effect.takes_hosted(c.tags)]
    if card and not effect.another and card not in found and effect.takes(card.holds, card.tags):
        found.append(card)
    return self.number(effect.n, card) * max((self.resource(c) for c in found), default=0.0)


@worth_of(TakeOwn)
def _take_own(self: Worth, effect: TakeOwn, card: Card | None = None) -> float:
    found = [CARDS[c] for c in self.me.resources if CARDS[c].holds == effect.kind]
    return -effect.n * min((self.resource(c) for c in found), default=self.point)


@worth_of(AddToAny)
def _add_to_any(self: Worth, effect: AddToAny, card: Card | None = None) -> float:
    return effect.n * max((self.resource(CARDS[c]) for c in tableau.cards_with_resources(self.me)), default=0.0)


@worth_of(RemoveCardResource)
def _remove_card_resource(self: Worth, effect: RemoveCardResource, card: Card | None = None) -> float:
    others = [s for s in self.view.seats if s is not self.me and not self.spared(s, effect.kind)]
    prey = [CARDS[c] for s in others for c in s.resources if CARDS[c].holds == effect.kind]
    free = any(not (isinstance(m, Protect) and m.here) for c in prey for m in c.modifiers or (None,))
    return 0.5 * self.point if free else -0.8 * self.point


@worth_of(Draw)
def _draw(self: Worth, effect: Draw, card: Card | None = None) -> float:
    return self.number(effect.n, card) * self.drawn


@worth_of(LookAndKeep)
def _look_and_keep(self: Worth, effect: LookAndKeep, card: Card | None = None) -> float:
    chosen = isinstance(effect.look, Count)
    return effect.keep * self.drawn * (0.9 + 0.1 * min(self.number(effect.look), 6) if chosen else 1.3)


@worth_of(BuyOrDiscard, MaySwapCards)
def _choose_card(self: Worth, effect: BuyOrDiscard | MaySwapCards, card: Card | None = None) -> float:
    return 0.3 * self.drawn


@worth_of(RevealUntil)
def _reveal_until(self: Worth, effect: RevealUntil, card: Card | None = None) -> float:
    return effect.n * self.drawn * 1.2


@worth_of(DiscardCards)
def _discard_cards(self: Worth, effect: DiscardCards, card: Card | None = None) -> float:
    return -0.5 * effect.n * self.drawn


@worth_of(IfHere, IfRaisedRating)
def _conditional(self: Worth, effect: IfHere | IfRaisedRating, card: Card | None = None) -> float:
    return self.effect(effect.then, card)


@worth_of(EachOpponent)
def _each_opponent(self: Worth, effect: EachOpponent, card: Card | None = None) -> float:
    return -0.3 * (len(self.view.seats) - 1) * self.effect(effect.do, card)


@worth_of(ReuseAction)
def _reuse_action(self: Worth, effect: ReuseAction, card: Card | None = None) -> float:
    used = (CARDS[c] for c in self.me.used if card is None or c != card.id)
    return max((self.effect(c.action, c) for c in used if c.action is not None), default=0.0)


@worth_of(RevealFor)
def _reveal_for(self: Worth, effect: RevealFor, card: Card | None = None) -> float:
    return 0.12 * self.effect(effect.then, card)


@worth_of(SpendChosen)
def _spend_chosen(self: Worth, effect: SpendChosen, card: Card | None = None) -> float:
    return self.spent(effect, card, self.best_chosen(effect, card))


@worth_of(ForSeat)
def _for_seat(self: Worth, effect: ForSeat, card: Card | None = None) -> float:
    """Worth something only if the seat itself is meant, which is rarely so."""
    return self.effect(effect.do, card) / len(self.view.seats)


@worth_of(AtLeisure, Once)
def _do(self: Worth, effect: AtLeisure | Once, card: Card | None = None) -> float:
    return self.effect(effect.do, card)


@worth_of(ExtraActions)
def _extra_actions(self: Worth, effect: ExtraActions, card: Card | None = None) -> float:
    return 2.0 * effect.n
