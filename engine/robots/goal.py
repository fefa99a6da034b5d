"""What things are worth alone: the solo game is won by a goal, so points are worth nothing, and all that counts is to reach it in time.

A step towards the goal is worth what the cheapest standard project asks for it.
"""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, ClassVar, Final

from engine import prices
from engine.box import Project
from engine.card import CARDS, Card
from engine.effects.parameters import Raise
from engine.effects.tiles import Place
from engine.robots.on_goals import PARAMETER_OF
from engine.robots.worth import Worth

if TYPE_CHECKING:
    from engine.view import View

USUAL_STEP: Final = 20
"""The M€ that a step costs where no standard project brings it."""
EARNED: Final = 0.114
"""What a M€ that is not spent now earns elsewhere in each generation to come."""
PATIENCE: Final = 1.9
"""How many times its price a standard project must be worth before the last generation: it can be done later as well."""
IDLE: Final = 45
"""From so many M€ on a standard project is not put off: cards will hardly use all of them."""
EIGHT: Final = 8
"""The plants of a greenery, and the heat of a step of temperature."""
SOURCES: Final = {"oxygen": ("plants",), "temperature": ("heat", "energy")}
"""By parameter what is converted into its steps, first what pays for them; energy becomes heat."""
NEEDLESS: Final = 0.02
"""The worth of a plant or a heat that nothing needs."""
AT_LAST: Final = 0.1
"""The worth of 1 M€ in the last generation: what is left is lost."""
SOLO_METAL: Final = {"steel": 1.5, "titanium": 2.45}
REACHED: Final = "goal"
"""The part of a lead that says how far the goal is surpassed or missed."""
DONE: Final = 200.0
"""The worth of a conversion that raises what the goal needs, which nothing else is better for."""


def worth_for(view: View) -> Worth:
    """Return what things are worth to the seat of a view: a `SoloWorth` in a solo game, else a `Worth`."""
    return SoloWorth(view) if len(view.seats) == 1 else Worth(view)


class SoloWorth(Worth):
    """What things are worth to the only player, in M€."""

    metals: ClassVar = SOLO_METAL

    @cached_property
    def wanted_rating(self) -> int:
        """The terraform rating that is the goal; 0 if complete parameters are."""
        return self.box.terms["rating-goal"]

    @cached_property
    def steps(self) -> dict[str, float]:
        """The price of a step of each parameter: that of the cheapest standard project that raises it; 0 if the goal needs none."""
        found: dict[str, float] = {}
        costs = prices.project_prices(self.view, self.me)
        for key, project in self.box.projects.items():
            for raised in raises(project):
                found[raised] = min(found.get(raised, 99.0), float(costs[key]))
        left = {key: p.left(self.view.parameters[key]) for key, p in self.box.parameters.items()}
        if self.wanted_rating:
            cheapest = min((cost for key, cost in found.items() if left[key]), default=USUAL_STEP)
            return {key: cheapest if n else 0.0 for key, n in left.items()}
        needed = {key for key, p in self.box.parameters.items() if left[key] and (p.ends or p.ends_solo)}
        return {key: found.get(key, USUAL_STEP) if key in needed else 0.0 for key in left}

    @cached_property
    def cheapest(self) -> float:
        """The price of the cheapest step towards the goal, 0 once none is missing."""
        return min((price for price in self.steps.values() if price), default=0.0)

    @cached_property
    def missing(self) -> float:
        """What the rest of the goal costs in standard projects, in M€."""
        if self.wanted_rating:
            return max(0, self.wanted_rating - self.me.tr) * (self.cheapest or USUAL_STEP)
        now = self.view.parameters
        return sum(price * self.box.parameters[key].left(now[key]) for key, price in self.steps.items())

    @cached_property
    def point(self) -> float:
        return 0.001

    @cached_property
    def money(self) -> float:
        return 1.0

    @cached_property
    def outlay(self) -> float:
        return 1.0 + EARNED * (self.left - 1)

    @cached_property
    def outlay_for_project(self) -> float:
        if self.left <= 1:
            return AT_LAST
        return self.outlay * (PATIENCE if self.me.stock["mc"] < IDLE else 1.0)

    @cached_property
    def rating(self) -> float:
        return self.left - 1.0 + (self.cheapest if self.wanted_rating else 0.0)

    @cached_property
    def drawn(self) -> float:
        return 2.77 * min(1.0, (self.left - 1) / 6)

    def step(self, parameter: str) -> float:
        """The worth of a step of a parameter, with the M€ that it brings in each generation to come."""
        return self.steps[parameter] + self.left - 1.0 if self._open(parameter) else 0.0

    def converted(self, what: str) -> float:
        parameter = "oxygen" if what == "plants" else "temperature"
        if self.steps[parameter]:
            return DONE
        return 5.0 + self.rating if self._open(parameter) else 0.5

    def stock(self, what: str) -> float:
        match what:
            case "plants":
                return self.step("oxygen") / EIGHT * 0.97 if self._open("oxygen") else 0.05
            case "heat":
                return self.step("temperature") / EIGHT * 0.97 if self._open("temperature") else NEEDLESS
            case "energy":
                return 0.75 * self.stock("heat") if self.left > 1 else 0.05
            case "steel" | "titanium":
                return self.metal(what)
            case _:
                return self.money

    def production(self, what: str) -> float:
        to_come = self.left - 1
        match what:
            case "mc":
                return 0.97 * to_come
            case "steel" | "titanium":
                return 0.9 * to_come * self.metal(what, to_come / 2)
            case "plants":
                return self._steps_grown("oxygen") if self._open("oxygen") else 0.05 * self.left
            case "heat":
                return self._steps_grown("temperature") if self._open("temperature") else NEEDLESS
            case _:
                return 0.85 * (self.production("heat") if self.left > 2 else 0.1)

    def _steps_grown(self, parameter: str) -> float:
        """The worth of one more of the plants or the heat in each generation to come; next to nothing where what comes is enough."""
        return NEEDLESS if self._enough(parameter) else self._each_grown(parameter)

    def _each_grown(self, parameter: str) -> float:
        return self._converted_later(parameter) / EIGHT * 0.93 * (self.left - 1)

    def _converted_later(self, parameter: str) -> float:
        """The worth of a step that plants or heat bring in some generation to come."""
        return 1.06 * self.steps[parameter] + self.left / 2

    def _enough(self, parameter: str) -> bool:
        """Whether what is there and what is produced is enough for all steps that are left."""
        sources = SOURCES[parameter]
        coming = self.me.stock[sources[0]] + (self.left - 1) * sum(self.me.production[what] for what in sources)
        return coming >= EIGHT * self._steps_left(parameter)

    def _steps_left(self, parameter: str) -> int:
        return self.box.parameters[parameter].left(self.view.parameters[parameter])

    def _all_held(self, what: str) -> float:
        """The worth of all that is held of a resource: of plants and heat, what the steps that are left cost as standard projects."""
        n = self.me.stock[what]
        if what in self.metals:
            return n * self.metal(what, -n / 2)
        parameter = next((key for key, sources in SOURCES.items() if what == sources[0]), None)
        if parameter is None:
            return n * self.stock(what)
        return min(n / EIGHT, self._steps_left(parameter)) * self.steps[parameter]

    def _all_produced(self, what: str) -> float:
        """The worth of all that is produced of a resource: no more than that of the steps that are left for it."""
        n = self.me.production[what]
        parameter = next((key for key, sources in SOURCES.items() if what in sources), None)
        if parameter is None or not self._open(parameter) or self.left <= 1:
            return n * self.production(what)
        each = self._each_grown(parameter) * (0.85 if what == "energy" else 1.0)
        return min(n * each, self._steps_left(parameter) * self._converted_later(parameter))

    def raised(self, parameter: str) -> float:
        return self.step(parameter)

    def placed(self, tile: str) -> float:
        raised = PARAMETER_OF.get(tile)
        return 2.5 if raised is None else self.step(raised) + 2.0 if self._open(raised) else 1.0

    def card(self, card: Card) -> float:
        return super().card(card) - 0.38 * len(card.tags)

    @property
    def ahead(self) -> dict[str, float]:
        """By group of features, in M€, what is there and what it will bring, and under `REACHED` what the goal still costs, negative."""
        me = self.me
        actions = sum(max(0.0, self.action(card)) for card in map(CARDS.__getitem__, me.played))
        return {
            REACHED: -self.missing,
            "rating": me.tr * (self.left - 1.0),
            "stock": sum(self._all_held(what) for what in me.stock),
            "production": sum(self._all_produced(what) for what in me.production),
            "cards in play": 0.8 * actions,
        }


def raises(project: Project) -> list[str]:
    """The parameters that a standard project raises."""
    found = [
        effect.parameter if isinstance(effect, Raise) else PARAMETER_OF.get(effect.tile, "")
        for effect in project.do
        if isinstance(effect, (Raise, Place))
    ]
    return [parameter for parameter in found if parameter]
