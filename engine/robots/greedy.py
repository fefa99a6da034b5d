"""The greedy robot, which answers every decision from its view alone, with what is worth most at the moment."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, cast

from msgspec.structs import replace

from engine import prices
from engine.card import CARDS, KEYS, Card, picked
from engine.changes import lowest_production
from engine.decision import as_picks
from engine.effect import When
from engine.effects.card_resources import AddHere
from engine.effects.choices import choices_of, effects_in
from engine.effects.government import RaiseOne, raising
from engine.effects.production import Production
from engine.effects.spending import SpendChosen
from engine.parameter_preview import preview_raise
from engine.payment import Pay, proposal, purses, ways
from engine.prices import MOST_CLAIMED
from engine.requirements import AtLeast, AtMost
from engine.robots.ending import surely_ends
from engine.robots.goal import worth_for
from engine.robots.on_goals import Races, brought_by, races, worth_for_goals
from engine.robots.on_map import worth_of_space
from engine.scoring import FIRST, MILESTONE_POINTS
from engine.tableau import ON_CARD

if TYPE_CHECKING:
    from engine.core import Decision
    from engine.robots.worth import Worth
    from engine.view import Seat, View


WAITING: Final = 0.8
"""What of a card's worth is left for each generation that it waits for its requirement."""
LONG: Final = 3
"""The generations after which a card that waits is called dead."""
DEAD: Final = 0.5
"""What of a card's worth is left beyond that if it waits so long or longer, or lacks so much production."""
LACKING: Final = 0.55
"""What of a card's worth is left for each step of production that it takes and the seat does not have."""
SEVERAL: Final = 3
"""The steps from which on a card that lacks production is called dead."""
ENABLED: Final = 0.5
"""What of the gain of a card in hand is added to the production without which it cannot be played, before the last generation."""
MADE: Final = "production:"
"""What the keys of productions begin with in what a card brings."""
KEPT: Final = 0.6
"""The share of what is produced that is still there when the game ends."""
ANSWERS: Final[dict[str, Callable[[Worth, Decision], tuple[str, ...]]]] = {}
"""How to answer the questions of expansions, by the first part of their key; without an entry, the first options are picked."""


def greedy_answer(view: View) -> tuple[str, ...]:
    """The picks that answer `view.decision`; raises `ValueError` if the seat is asked nothing."""
    decision = view.asked
    if decision.budget:
        return as_picks(proposal(*decision.budget))
    return Greedy(view, replace(decision, options=decision.useful) if decision.vain else decision).answer()


def gentle_answer(view: View) -> tuple[str, ...]:
    """The picks of a robot that takes nothing from others, for newcomers: it buys and plays no card that does, and uses no such action."""
    decision = view.asked
    if decision.budget:
        return greedy_answer(view)
    if decision.kind == "player" and "none" in decision.options:
        return ("none",)
    harmless = tuple(option for option in decision.useful if not _takes(option))
    if len(harmless) < max(1, decision.least):
        return greedy_answer(view)
    asked = replace(decision, options=harmless, most=min(decision.most, len(harmless)))
    return Greedy(view, asked).answer()


def _takes(option: str) -> bool:
    """Whether an option means a card that takes something from other players, or lowers their production."""
    verb, _, key = option.partition(":")
    if verb not in ("play", "card", "action") or key not in KEYS:
        return False
    card = CARDS[KEYS[key]]
    done = effects_in(card.action if verb == "action" else (card.play, card.action))
    return any(effect.rank is When.TAKING or (isinstance(effect, Production) and effect.other) for effect in done)


class Greedy:
    """Values the options and cards of the seat of a view in M€, and answers its decision with what is worth most."""

    def __init__(self, view: View, decision: Decision) -> None:
        self.view, self.decision, self.worth = view, decision, worth_for(view)
        self.me = self.worth.me
        self._gains: dict[int, float] = {}

    @cached_property
    def _races(self) -> Races:
        """The open goals that cards and projects may bring nearer."""
        return races(self.worth)

    def _card(self, card: Card) -> float:
        """The worth of having a card in play, without its cost, for open goals and for the hand too."""
        return self._by_itself(card) + self._enabled(brought_by(card), prices.card_price(self.view, self.me, card))

    def _by_itself(self, card: Card) -> float:
        return self.worth.card(card) + worth_for_goals(self.view, self.me, self._races, brought_by(card))

    def _enabled(self, brings: Mapping[str, int], price: int) -> float:
        """The worth of what is brought for `price` M€ for the card in hand that gains most by it, of those that lack production.

        In the last generation only a card counts that can be paid besides, and in full.
        """
        best = 0.0
        for key, steps, card in self._disabled:
            if (n := brings.get(key, 0)) > 0:
                if self.worth.left > 1:
                    share = ENABLED * min(1.0, n / steps)
                else:
                    share = float(n >= steps and price + self._money_for(card) <= self.me.stock["mc"])
                best = max(best, self._gained(card) * share)
        return best

    def _money_for(self, card: Card) -> int:
        """The M€ that a card takes besides all else that may pay for it."""
        due = prices.card_price(self.view, self.me, card)
        return max(0, due - sum(value * n for what, value, n in ways(self.view, self.me, card.as_card) if what != "mc"))

    @cached_property
    def _disabled(self) -> list[tuple[str, int, Card]]:
        """The cards in hand that cannot be played only for want of a production that they take, with what brings it and the steps."""
        found: list[tuple[str, int, Card]] = []
        for card in map(CARDS.__getitem__, self.view.hand):
            missing = self._lacking(card)
            if len(missing) == 1 and not any(map(self.worth.distance, card.requires)):
                found += [(key, steps, card) for key, steps in missing.items()]
        return found

    def _gained(self, card: Card) -> float:
        """The gain from playing a card in hand that could be played."""
        if card.id not in self._gains:
            self._gains[card.id] = self._by_itself(card) - self._price(card)
        return self._gains[card.id]

    def answer(self) -> tuple[str, ...]:
        d = self.decision
        verb = d.key.partition(":")[0]
        match verb:
            case "turn":
                return (max(d.options, key=self.of_action),)
            case "corporation":
                return (max(d.options, key=lambda o: CARDS[picked(o)].cost + self.worth.card(CARDS[picked(o)])),)
            case "buy" | "buy-first" | "buy-looked":
                return self._buy()
            case "draft" | "keep":
                return self._best(d.most)
            case "preludes" | "prelude" | "play-drawn":
                return tuple(sorted(d.options, key=lambda o: -self.of_prelude(CARDS[picked(o)]))[: d.least])
            case "play-from-hand":
                return (max(d.options, key=lambda o: self._played_now(CARDS[picked(o)])),) if d.options else ()
            case "raise-production":
                return (max(d.options, key=self.worth.production),)
            case "swap":
                return self._worst(1) if d.most and self._low(self._worst(1)) else ()
            case "sell":
                return self._worst(max(d.least, min(d.most, self._sold)))
            case "either":
                return (max(d.options, key=self._choice),)
            case "convert-production":
                better = self.worth.production("mc") > self.worth.production("heat")
                return (d.options[-1 if better else 0],)
            case "discard":
                return self._worst(d.least)
            case "gain-chosen":
                return (max(d.options, key=self.worth.stock),)
            case "spend-chosen":
                return (self._chosen(),)
            case "spend-any" | "fewer":
                return (d.options[-1],)
            case "effects":
                return (self._next_effect(),)
            case "raise-one":
                return (max(d.options, key=self._raised),)
            case "energy-to-heat":
                return (d.options[-1 if self.worth.stock("heat") >= self.worth.stock("energy") else 0],)
            case "last-greenery":
                return ("convert:plants",)
            case _ if verb in ANSWERS:
                return ANSWERS[verb](self.worth, d)
            case _:
                return self._by_kind(verb)

    def _by_kind(self, verb: str) -> tuple[str, ...]:
        d = self.decision
        if d.kind == "space":
            tile = d.key.partition(":")[2] if verb.startswith("place") else ""  # a marker is no tile
            return (max(d.options, key=lambda o: worth_of_space(self.worth, o.partition(":")[2], tile)),)
        if d.kind == "player":
            return (max(d.options, key=self._victim),)
        if verb in ("add", "remove-card", "copy-box", "take-own", "reuse"):
            return (max(d.options, key=lambda o: self._on_card(verb, o)),)
        return d.options[: d.least]

    def of_action(self, option: str) -> float:
        """The worth of an action of a turn; what is below that of passing is not done."""
        verb, _, key = option.partition(":")
        worth = self.worth
        match verb:
            case "pass" | "end":
                return 0.01
            case "first":
                return 1_000.0
            case "sell":
                return 0.02 if self._sold else -1.0
            case "play":
                return self._played_now(CARDS[picked(option)])
            case "project":
                return self._project(key)
            case "milestone":
                return self._milestone(key)
            case "award":
                return self._award(key)
            case "action":
                card = CARDS[picked(option)]
                return worth.effect(card.action, card) if card.action else 0.0
            case "convert":
                return worth.converted(key)
            case _:
                found = worth.box.verb(option)
                return worth.effect(found.action(option)[0]) if found else -1.0

    def _project(self, key: str) -> float:
        project, price = self.worth.box.projects[key], prices.project_prices(self.view, self.me)[key]
        brings = brought_by(project)
        return (
            sum(self.worth.effect(e) for e in project.do)
            + worth_for_goals(self.view, self.me, self._races, brings)
            + self._enabled(brings, price)
            - price * self.worth.outlay_for_project
        )

    def of_prelude(self, card: Card) -> float:
        """The worth of a prelude, no more than what it brings if it cannot be paid."""
        due = sum(effect.total for effect in card.play if isinstance(effect, Pay))
        if due > self.view.buyer.stock["mc"]:
            return prices.term(self.view, self.me, "lost-prelude") * self.worth.money
        return self._card(card)

    def _played_now(self, card: Card) -> float:
        return self._card(card) - self._price(card)

    def _price(self, card: Card) -> float:
        """The worth of all that a card costs; what pays for some cards only is worth what else it could bring."""
        due = prices.card_price(self.view, self.me, card)
        general = purses(self.view, self.me)
        paid = 0.0
        for what, value, held in ways(self.view, self.me, card.as_card):
            if what != "mc" and what not in general:
                n = min(held, due // value)
                due -= n * value
                paid += n * self._purse(what)
        return paid + due * self.worth.outlay

    def _purse(self, what: str) -> float:
        """The worth of one piece of what pays for some cards only."""
        if what.startswith(ON_CARD):
            return self.worth.resource(CARDS[int(what.removeprefix(ON_CARD))])
        return self.worth.stock(what)

    def _milestone(self, key: str) -> float:
        """Only three can be claimed, so a milestone is claimed before anything else is done, unless it is a dear one and two are left."""
        net = MILESTONE_POINTS * self.worth.point
        net -= prices.milestone_price(self.view, self.me, key) * self.worth.money
        waits = self.worth.box.milestones[key].also_pay and len(self.view.milestones) < MOST_CLAIMED - 1
        return net - 1.0 if waits and net < 0 else 100.0 + net

    def _award(self, key: str) -> float:
        """The expected gain from funding an award, by the scores as they will stand when the game ends."""
        seats, worth = self.view.seats, self.worth
        if len(seats) == 1 or worth.left > 4:
            return -1.0
        award = worth.box.awards[key]
        scores: Sequence[int] = self.view.award_scores[key]
        grows = any(what.startswith("stock:") for what in award.counts)
        if grows:
            scores = [award.score(cast("Any", self.view), cast("Any", self._at_end(seat))) for seat in seats]
        mine = scores[self.me.seat]
        rival = max(score for seat, score in enumerate(scores) if seat != self.me.seat)
        if mine <= rival:
            return -1.0
        sure = min(1.0, 0.5 + ((mine - rival) / max(3, rival) if grows else 0.15 * (mine - rival)))
        return sure * FIRST * worth.point - prices.award_price(self.view, self.me) * worth.money

    def _at_end(self, seat: Seat) -> Seat:
        """A seat with the stocks that it will have when the game ends, as far as productions tell."""
        to_come = self.worth.left - 1
        stock = {
            what: n + seat.production[what] * (1 if what == "mc" else 1 + KEPT * to_come)
            for what, n in seat.stock.items()
        }
        return replace(seat, stock=stock)

    @cached_property
    def _sold(self) -> int:
        """How many cards to sell for a standard project that is worth it; none unless this generation is surely the last."""
        if self.worth.left > 1:
            return 0
        held, cards, box = self.me.stock["mc"], len(self.view.hand), self.worth.box
        for key, price in prices.project_prices(self.view, self.me).items():
            if (
                held < price <= held + cards
                and surely_ends(self.view, box, brought_by(box.projects[key]))
                and self._project(key) > 0
            ):
                return price - held
        return 0

    def net(self, card: Card) -> float:
        """The expected gain from buying a card: its worth less its price, reduced by what it waits for and what it lacks."""
        wait = max((self.worth.distance(r) for r in card.requires), default=0.0)
        if wait >= self.worth.left:
            return -10.0
        waited = WAITING**wait * (DEAD if wait >= LONG else 1.0)
        net = waited * (self._card(card) - self._price(card) * 0.9)
        if net <= 0:
            return net
        steps = sum(self._lacking(card).values())
        return net * LACKING**steps * (DEAD if steps >= SEVERAL else 1.0)

    def _lacking(self, card: Card) -> dict[str, int]:
        """The steps of each production that a card takes and the seat does not have, by what brings it (`brought_by`)."""
        missing: dict[str, int] = {}
        for key, n in brought_by(card).items():
            if n < 0 and key.startswith(MADE):
                what = key.removeprefix(MADE)
                steps = lowest_production(what) - self.me.production[what] - n
                if steps > 0:
                    missing[key] = steps
        return missing

    def _buy(self) -> tuple[str, ...]:
        good = sorted(((self.net(CARDS[picked(o)]), o) for o in self.decision.options), reverse=True)
        first = self.decision.key == "buy-first"
        room = self.decision.most if not first else min(self.decision.most, 6)
        full = max(0, self.me.hand - 8)
        return tuple(
            o
            for net, o in good[:room]
            if net > prices.term(self.view, self.me, "bought-card") * self.worth.outlay + 2 * full
        )

    def _best(self, n: int) -> tuple[str, ...]:
        return tuple(sorted(self.decision.options, key=lambda o: -self.net(CARDS[picked(o)]))[:n])

    def _worst(self, n: int) -> tuple[str, ...]:
        return tuple(sorted(self.decision.options, key=lambda o: self.net(CARDS[picked(o)]))[:n])

    def _next_effect(self) -> str:
        """The pick for several questions asked as one: if cards may be swapped, a poor card or none, else the first option."""
        options = self.decision.options
        free = tuple(option.removesuffix("none") for option in options if option.endswith("/none"))
        cards = [option for option in options if free and option.startswith(free) and ":" in option]
        if not cards:
            return options[0]
        worst = min(cards, key=lambda option: self.net(CARDS[picked(option)]))
        return worst if self._low((worst,)) else f"{free[0]}none"

    def _low(self, options: tuple[str, ...]) -> bool:
        return all(self.net(CARDS[picked(o)]) < self.worth.drawn for o in options)

    def _raised(self, option: str) -> float:
        """The worth of raising a parameter for all: reactions, what it does to the hand, and how soon the game ends."""
        key = option.partition(":")[2]
        worth, parameter = self.worth, self.worth.box.parameters[key]
        now, score = self.view.parameters[key], 0.0
        for step in preview_raise(self.view, key).reactions:
            gained = worth.effect(step.effect, CARDS.get(step.cause.card))
            score += gained if step.seat == self.me.seat else -0.6 * gained
        phase = worth.box.phases.get(self.view.phase)
        if isinstance(phase, RaiseOne) and phase.rewarded:
            score += worth.effect(raising(key, rewarded=True))
        for requirement in (r for card in self.view.hand for r in CARDS[card].requires):
            if isinstance(requirement, AtLeast) and requirement.parameter == key and requirement.value > now:
                score += 1.0
            elif isinstance(requirement, AtMost) and requirement.parameter == key and requirement.value == now:
                score -= 3.0
        if parameter.ends and len(self.view.seats) > 1:
            others = (self._threat(s.seat) for s in self.view.seats if s is not self.me)
            score += 0.5 if self._threat(self.me.seat) > max(others) else -0.5
        return score + 0.01 * parameter.left(now)

    def _choice(self, option: str) -> float:
        cause = self.decision.cause
        card = CARDS.get(cause.card)
        if card is None:
            return 0.0
        effect = choices_of(card)[int(option)]
        about = cause.trigger if isinstance(effect, AddHere) and effect.kinds else cause.card
        return self.worth.effect(effect, CARDS.get(about))

    def _chosen(self) -> str:
        """How often to spend something, for what the card that asks does with it."""
        card = CARDS.get(self.decision.cause.card)
        effect = next((e for e in effects_in(card) if isinstance(e, SpendChosen)), None)
        best = str(self.worth.best_chosen(effect, card)) if effect else "1"
        return best if best in self.decision.options else self.decision.options[-1]

    def _on_card(self, verb: str, option: str) -> float:
        if option == "none":
            return 0.0
        card = CARDS[picked(option)]
        mine = card.id in self.me.played
        if verb == "remove-card":
            return -1.0 if mine else 1.0 + self._threat(next(s.seat for s in self.view.seats if card.id in s.played))
        if verb == "copy-box":
            return self.worth.boxes(card)
        if verb == "reuse":
            return self.worth.effect(card.action, card) if card.action else 0.0
        if verb == "take-own":
            return -self.worth.resource(card)
        return self.worth.resource(card)

    def _victim(self, option: str) -> float:
        verb, _, seat = option.partition(":")
        if verb == "none":
            return 0.0
        if verb == "fewer" or int(seat) == self.me.seat:
            return -1.0
        kind, what, n = self.decision.key.split(":")
        taken = int(n) if kind == "reduce" else min(int(n), self.view.seats[int(seat)].stock[what])
        return taken * (1.0 + self._threat(int(seat)))

    def _threat(self, seat: int) -> float:
        """A public estimate of the points of another seat; the table may have agreed to hide the real ones."""
        at = self.view.seats[seat]
        printed = sum(p for card in (*at.played, *at.events) if isinstance(p := CARDS[card].points, int))
        goals = MILESTONE_POINTS * list(self.view.milestones.values()).count(seat)
        return float(at.tr + printed + goals + at.greeneries + at.cities)
