"""What the effects of this folder can do at most to terraform rating and M€ (`engine.bounds`)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine import tableau
from engine.bounds.combining import (
    ANY_MC,
    NO_CLIMB,
    NO_STEPS,
    NOWHERE,
    STILL,
    Climb,
    Within,
    all_of,
    at_most,
    bounded,
    climb_of,
    one_of,
    parameter_steps,
    quiet,
)
from engine.effect import Count
from engine.effects import card_resources, cards, choices, conditions, copying, gains, order, removal, spending, tiles
from engine.effects.government import RaiseOne
from engine.effects.parameters import Raise
from engine.effects.production import ConvertProduction, Production, ProductionOfSpace, Reduce
from engine.payment import Pay, SpendStock
from engine.placement import open_toll, spaces, toll

if TYPE_CHECKING:
    from engine.core import Game
    from engine.named import PlaceName
    from engine.state import Player


def _gain(effect: gains.Gain, game: Game, me: Player, within: Within) -> Climb:
    for what, n in effect.what:
        if what == "mc" and not (n.times >= 0 if isinstance(n, Count) else isinstance(n, int) and n >= 0):
            return NO_STEPS
    return NO_CLIMB if any(what == "mc" for what, _ in effect.what) else STILL


def _rating(effect: gains.RaiseRating, game: Game, me: Player, within: Within) -> Climb | None:
    return Climb(max(0, effect.n), exact=effect.n >= 0) if isinstance(effect.n, int) else None


def _spend(effect: spending.Spend, game: Game, me: Player, within: Within) -> Climb | None:
    return all_of(effect.then, game, me, within, sum(n for what, n in effect.what if what == "mc"))


def _spend_chosen(effect: spending.SpendChosen, game: Game, me: Player, within: Within) -> Climb | None:
    then = all_of(effect.then, game, me, within)
    return NO_STEPS if then and not then.steps else None


def placement_bonus(game: Game, me: Player, within: Within, *, land: bool = True) -> Climb | None:
    """The bound of what any space brings and, on `land`, costs; there is none where an icon may raise a rating."""
    spaces = game.box.tolls if land else ()
    icons = one_of((icon.do for icon in game.box.special_icons), game, me, within)
    bought = one_of((due.do for space in spaces if (due := open_toll(game, space))), game, me, within)
    if icons is None or icons.steps or bought is None:
        return None
    price = max((toll(game, me, space) for space in spaces), default=0)
    return Climb(bought.steps, bought.mc + price + (ANY_MC if icons.mc else 0))


_RAISES: Final = {"ocean": "oceans", "greenery": "oxygen"}
"""The parameter that a tile raises."""


def _place(effect: tiles.Place, game: Game, me: Player, within: Within) -> Climb | None:
    raises = _RAISES.get(effect.tile)
    raised = parameter_steps(game, me, raises, 1, within) if raises else NO_CLIMB
    if raised is None:
        return None
    plain = within.chosen and me is not NOWHERE and _plain(game, me.seat, effect.where)
    if not plain:
        bonus = placement_bonus(game, me, within, land=effect.where != "ocean")
        return bonus and Climb(raised.steps + bonus.steps, raised.mc + bonus.mc, raised.tiles + 1)
    if not (within.close and effect.rewarded):
        return Climb(raised.steps, raised.mc, raised.tiles + 1)
    income = max(tiles.mc_of(game, me, space) for space in plain)
    exact = raised.exact and len(plain) == len(spaces(game, me.seat, effect.where))
    return Climb(raised.steps, raised.mc, raised.tiles + 1, income, exact)


_ENOUGH: Final = 3
"""Of so many spaces one is left for each tile that an action places."""


@tableau.cached_by_tiles
def _plain(game: Game, seat: int, where: PlaceName) -> tuple[str, ...]:
    """The spaces for a tile that have no toll and no special icon; none where other tiles could take them all."""
    at, icons, tolls = game.box.map.spaces, game.box.icons.keys(), game.box.tolls
    found = tuple(s for s in spaces(game, seat, where) if s not in tolls and icons.isdisjoint(at[s].bonus))
    return found if len(found) >= _ENOUGH else ()


def _raise(effect: Raise, game: Game, me: Player, within: Within) -> Climb | None:
    climb = parameter_steps(game, me, effect.parameter, effect.steps, within)
    return climb if effect.rewarded else at_most(climb)


def _either(effect: choices.Either, game: Game, me: Player, within: Within) -> Climb | None:
    if within.chosen and any(isinstance(choice, choices.Decline) for choice in effect.choices):
        return NO_CLIMB
    return one_of(effect.choices, game, me, within)


def _raise_one(effect: RaiseOne, game: Game, me: Player, within: Within) -> Climb | None:
    steps = mc = 0
    for key in game.box.parameters if effect.rewarded else ():
        climb = parameter_steps(game, me, key, 1, within)
        if climb is None:
            return None
        steps, mc = max(steps, climb.steps), max(mc, climb.mc)
    return Climb(steps, mc)


def _reuse(effect: copying.ReuseAction, game: Game, me: Player, within: Within) -> Climb | None:
    found = (game.box.cards[card].action for card in me.used if card in me.played)
    return one_of((action for action in found if action and action is not effect), game, me, within)


def _lose(effect: gains.Lose, game: Game, me: Player, within: Within) -> Climb:
    return Climb(0, sum(n for what, n in effect.what if what == "mc"))


quiet(
    Production,
    ProductionOfSpace,
    card_resources.AddHere,
    card_resources.AddTo,
    card_resources.AddToAny,
    cards.Draw,
    tiles.PlaceOffMap,
    climb=STILL,
)
quiet(
    gains.GainChosen,
    ConvertProduction,
    Reduce,
    card_resources.TakeOwn,
    card_resources.RemoveCardResource,
    card_resources.RemoveFewer,
    card_resources.HostCard,
    cards.LookAndKeep,
    cards.Keep,
    cards.RevealUntil,
    cards.DiscardCards,
    cards.MaySwapCards,
    copying.CopyBox,
    choices.Decline,
    tiles.Claim,
    order.NextCard,
    order.Triggered,
)
quiet(
    cards.BuyOrDiscard,
    cards.BuyLooked,
    spending.SpendAny,
    removal.TakeFewer,
    climb=NO_STEPS,
)
bounded(removal.Remove, lambda effect, game, me, within: NO_STEPS if effect.what == "mc" else NO_CLIMB)
bounded(removal.Steal, lambda effect, game, me, within: NO_STEPS if effect.what == "mc" else NO_CLIMB)
bounded(gains.Gain, _gain)
bounded(gains.Lose, _lose)
bounded(gains.RaiseRating, _rating)
bounded(spending.Spend, _spend)
bounded(spending.SpendChosen, _spend_chosen)
bounded(tiles.Place, _place)
bounded(RaiseOne, _raise_one)
bounded(copying.ReuseAction, _reuse)
bounded(Raise, _raise)
bounded(SpendStock, lambda effect, game, me, within: NO_STEPS if effect.what == "mc" else NO_CLIMB)
bounded(Pay, lambda effect, game, me, within: Climb(0, effect.total))
bounded(choices.Either, _either)
bounded(choices.Both, lambda effect, game, me, within: all_of(effect.parts, game, me, within))
bounded(choices.EachOpponent, lambda effect, game, me, within: at_most(climb_of(effect.do, game, me, within)))
bounded(choices.ForSeat, lambda effect, game, me, within: at_most(climb_of(effect.do, game, me, within)))
bounded(choices.AtLeisure, lambda effect, game, me, within: at_most(climb_of(effect.do, game, me, within)))
bounded(conditions.Once, lambda effect, game, me, within: at_most(climb_of(effect.do, game, me, within)))
bounded(conditions.IfHere, lambda effect, game, me, within: at_most(climb_of(effect.then, game, me, within)))
bounded(conditions.WithTags, lambda effect, game, me, within: one_of((effect.then, effect.otherwise), game, me, within))
bounded(spending.IfRaisedRating, lambda effect, game, me, within: at_most(climb_of(effect.then, game, me, within)))
bounded(cards.RevealFor, lambda effect, game, me, within: at_most(climb_of(effect.then, game, me, within)))
bounded(
    order.AnyOrder,
    lambda effect, game, me, within: at_most(all_of([step.effect for step in effect.steps], game, me, within)),
)
bounded(order.Chosen, lambda effect, game, me, within: at_most(climb_of(effect.step.effect, game, me, within)))
