"""The icons of a card's effects, made from its declaration alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial, singledispatch
from itertools import zip_longest
from typing import Any, Final

from engine.actions.preludes import DrawPreludes
from engine.card import Card
from engine.core import Value
from engine.effect import Count
from engine.effects.card_resources import AddHere, AddTo, AddToAny, HostCard, RemoveCardResource, TakeOwn
from engine.effects.cards import BuyOrDiscard, DiscardCards, Draw, LookAndKeep, MaySwapCards, RevealFor, RevealUntil
from engine.effects.choices import AtLeisure, Both, Decline, EachOpponent, Either, ForSeat
from engine.effects.conditions import IfHere, Once, WithTags
from engine.effects.copying import CopyBox, ReuseAction
from engine.effects.gains import Gain, GainChosen, Lose, RaiseRating
from engine.effects.parameters import Raise
from engine.effects.production import ConvertProduction, Production, ProductionOfSpace
from engine.effects.removal import Remove, Steal
from engine.effects.spending import IfRaisedRating, Spend, SpendAny, SpendChosen
from engine.effects.tiles import Claim, Place, PlaceOffMap
from engine.payment import Pay
from engine.prices import USUAL
from renderer.icons.pictograms import (
    ARROW,
    PER,
    THEN,
    Boxed,
    Icon,
    Icons,
    Said,
    Sign,
    Word,
    alternatives,
    between,
    few,
    lies,
    onto,
)
from words.catalogue import signed
from words.names import between_icons

CITY: Final = Sign("tile:city")
WHERE: Final[dict[str, tuple[str | Sign, ...]]] = {
    "land": ("on-land",),
    "ocean": ("on-ocean",),
    "volcanic": ("on-volcanic",),
    "volcanic-city": ("on-volcanic",),
    "alone": ("alone",),
    "city": ("not-next-to", CITY),
    "near-city": ("next-to", CITY),
    "two-cities": ("next-to", CITY._replace(n="2")),
    "near-ocean": ("next-to", Sign("tile:ocean")),
    "near-greenery": ("next-to", Sign("tile:greenery")),
    "metal": ("on", Sign("steel"), "or", Sign("titanium")),
    "metal-near-own": ("on", Sign("steel"), "or", Sign("titanium"), "next-to-own"),
}
"""Placement rules of tiles, as words and signs beside the tile; an expansion adds those of its own."""


@singledispatch
def icons(part: Value, card: Card | None = None) -> Icons:
    """The icons of an effect, trigger or modifier of a card; empty if it has no icons."""
    return ()


def fixed_icons(rows: Callable[[], Mapping[type[Value], Icons]]) -> None:
    """Register the icons of classes of effects whose icons do not depend on the effect's values, only on the language of their words."""
    for kind in rows():
        icons.register(kind, partial(_fixed, rows, kind))


def _fixed(rows: Callable[[], Mapping[type[Value], Icons]], kind: type[Value], *_args: Any, **_keywords: Any) -> Icons:
    return rows()[kind]


def card_icons(card: Card) -> tuple[Icons, ...]:
    """The icons of a card, one group for each part, in the order played: effects, first action, ongoing effects, action; without points."""
    groups = [(Sign("mc", str(card.cost)),)] if card.kind == "corporation" else []
    groups += [icons(effect, card) for effect in card.play]
    groups += [(Sign("action"), written("first"), *icons(effect, card)) for effect in card.first]
    return (*(group for group in groups if group), *standing_icons(card))


def standing_icons(card: Card) -> tuple[Icons, ...]:
    """The icons of a card's ongoing effects, then those of its action."""
    groups = [icons(part, card) for part in (*card.modifiers, *card.triggers)]
    if card.action is not None:
        groups.append((Sign("action"), *icons(card.action, card)))
    return tuple(group for group in groups if group)


def point_icons(card: Card) -> Icons:
    """The icons of the points that a card is worth at the end of the game."""
    if isinstance(card.points, int):
        return (Sign("vp", signed(card.points) if card.points < 0 else str(card.points)),) if card.points else ()
    worth = Sign("vp", str(card.points.times))
    if card.points.cap == 1:
        return (*_counted(card.points, card), THEN, worth)
    return (worth, PER, *per_icons(card.points, card))


def written(key: str) -> Word:
    return Word(between_icons(key))


def per_icons(count: Count, card: Card | None) -> Icons:
    """The icons of a counted amount: what is counted, the largest count, and what is added or subtracted."""
    most = (Said(f"≤{count.cap}"),) if count.cap else ()
    more = (Sign(count.more, "+"),) if count.more else ()
    less = (Sign(count.less, "−"),) if count.less else ()
    return (*_counted(count, card), *most, *more, *less)


def _counted(count: Count, card: Card | None) -> Icons:
    drawn = PER_ICONS.get(count.of)
    return drawn("" if count.every == 1 else str(count.every), count, card) if drawn else (Sign(count.of),)


def _tags(n: str, count: Count, card: Card | None) -> Icons:
    first, *others = (Sign(f"tag:{tag}", n) for tag in (count.which, *count.also))
    return (first, *(other._replace(n="") for other in others))


PER_ICONS: Final[dict[str, Callable[[str, Count, Card | None], Icons]]] = {
    "tag": _tags,
    "opponents-tag": lambda n, count, card: (Sign(f"tag:{count.which}", n, anybody=True),),
    "everybodys-tag": lambda n, count, card: (Sign(f"tag:{count.which}", n, anybody=True),),
    "events": lambda n, count, card: (Sign("tag:event", n, anybody=True),),
    "hand": lambda n, count, card: (Sign("card", n), written("hand")),
    "own-cities": lambda n, count, card: (Sign("tile:city", n), written("yours")),
    "own-colonies": lambda n, count, card: (Sign("colony", n),),
    "free-near-own": lambda n, count, card: (Sign("area", n), written("next-to-own")),
    "oceans-near": lambda n, count, card: (Sign("tile:ocean", n), written("adjacent")),
    "cities-near": lambda n, count, card: (Sign("tile:city", n), written("adjacent")),
    "here": lambda n, count, card: (Sign(lies(card.holds if card else ""), n),),
    "lying": lambda n, count, card: (Sign(lies(count.kind), n), written("yours")),
    "cities": lambda n, count, card: (Sign("tile:city", n, anybody=True), written("on-mars")),
    "all-cities": lambda n, count, card: (Sign("tile:city", n, anybody=True),),
}
"""The icons for what can be counted, by the keys of `engine.amounts.COUNTED`; the first argument is the number, empty for 1."""


def _amount(
    what: str, n: int | Count, card: Card | None, written: Callable[[int], str] = few, *, anybody: bool = False
) -> Icons:
    if isinstance(n, int):
        return (Sign(what, written(n), anybody),)
    if n.of == "chosen":
        return (Sign(what, f"{few(n.times)}X", anybody),)
    return (Sign(what, written(n.times), anybody), PER, *per_icons(n, card))


fixed_icons(
    lambda: {
        PlaceOffMap: (CITY, written("off-map")),
        Claim: (Sign("flag"),),
        Decline: (Said("–"),),
        BuyOrDiscard: (Sign("look", "1"), THEN, Sign("mc", str(USUAL["bought-card"])), ARROW, Sign("card", "+1")),
        ReuseAction: (Sign("action"), written("again")),
    }
)


# Resources, rating, production.


@icons.register
def _gain(part: Gain, card: Card | None = None) -> Icons:
    return tuple(icon for what, n in part.what for icon in _amount(what, n, card))


@icons.register
def _gain_chosen(part: GainChosen, card: Card | None = None) -> Icons:
    return (Sign("any-resource", "X" if isinstance(part.n, Count) else f"+{part.n}"),)


@icons.register
def _lose(part: Lose, card: Card | None = None) -> Icons:
    return tuple(Sign(what, signed(-n)) for what, n in part.what)


@icons.register
def _rating(part: RaiseRating, card: Card | None = None) -> Icons:
    if isinstance(part.n, int) and part.n < 0:
        return (Sign("tr", signed(part.n)),)
    return _amount("tr", part.n, card)


@icons.register
def _production(part: Production, card: Card | None = None) -> Icons:
    inside = [icon for what, n in part.own for icon in _amount(what, n, card, signed)]
    inside += [icon for what, n in part.other for icon in _amount(what, n, card, signed, anybody=True)]
    return (Boxed(tuple(inside)),)


@icons.register
def _convert(part: ConvertProduction, card: Card | None = None) -> Icons:
    return (Boxed((Sign(part.source, "−X"), ARROW, Sign(part.target, "+X"))),)


@icons.register
def _of_space(part: ProductionOfSpace, card: Card | None = None) -> Icons:
    inside = [icon for metal in part.metals for icon in (written("or"), Sign(metal, "+1"))]
    return (Boxed(tuple(inside[1:])),)


@icons.register
def _copy(part: CopyBox, card: Card | None = None) -> Icons:
    return (Boxed((written("copy"), Sign(f"tag:{part.tag}", few(part.n)))),)


# The map and the parameters.


@icons.register
def _raise(part: Raise, card: Card | None = None) -> Icons:
    return (Sign(part.parameter, few(part.steps)),)


@icons.register
def _place(part: Place, card: Card | None = None) -> Icons:
    where = () if part.usual else WHERE.get(part.where, (part.where,))
    more = (written("bonus"), Said(f"×{part.times}")) if part.times > 1 else ()
    return (Sign(f"tile:{part.tile}"), *(written(what) if isinstance(what, str) else what for what in where), *more)


# Taking from other players.


@icons.register
def _remove(part: Remove, card: Card | None = None) -> Icons:
    near: Icons = (written("adjacent"),) if part.of == "neighbour" else ()
    near = (Sign(f"tag:{part.tag}", anybody=True),) if part.tag else near
    return (Sign(part.what, signed(-part.n), anybody=True), *near)


@icons.register
def _steal(part: Steal, card: Card | None = None) -> Icons:
    return (written("steal"), Sign(part.what, str(part.n), anybody=True))


@icons.register
def _for_others(part: EachOpponent | ForSeat, card: Card | None = None) -> Icons:
    return tuple(icon._replace(anybody=True) if isinstance(icon, Sign) else icon for icon in icons(part.do, card))


@icons.register
def _at_leisure(part: AtLeisure, card: Card | None = None) -> Icons:
    return icons(part.do, card)


# Combined effects and their prices.


@icons.register
def _either(part: Either, card: Card | None = None) -> Icons:
    if isinstance(part.choices[-1], Decline):
        return (written("may"), *alternatives([icons(choice, card) for choice in part.choices[:-1]], written("or")))
    paid = [choice for choice in part.choices if isinstance(choice, Spend)]
    if len(paid) == len(part.choices) and all(choice.then == paid[0].then for choice in paid):
        return (*between([_price(choice, card) for choice in paid], written("or")), ARROW, *_all(paid[0].then, card))
    return alternatives([icons(choice, card) for choice in part.choices], written("or"))


@icons.register
def _both(part: Both, card: Card | None = None) -> Icons:
    out: list[Icon] = []
    for effect, following in zip_longest(part.parts, part.parts[1:]):
        out += icons(effect, card)
        if following and _takes(effect) and not _takes(following):
            out.append(ARROW)
    return tuple(out)


TAKING: Final[list[type[Value]]] = [Lose, RemoveCardResource, TakeOwn, DiscardCards]
"""Effects that are a price paid for what follows them; expansions add theirs."""


def _takes(effect: Value) -> bool:
    """Whether an effect is the price of the next effect."""
    if isinstance(effect, Production) and not effect.other:
        return all(isinstance(n, int) and n < 0 for _what, n in effect.own)
    return isinstance(effect, tuple(TAKING))


@icons.register
def _if_here(part: IfHere, card: Card | None = None) -> Icons:
    return icons(part.then, card)


@icons.register
def _with_tags(part: WithTags, card: Card | None = None) -> Icons:
    tag = Sign(f"tag:{part.tag}", str(part.n))
    return (tag, THEN, *alternatives([icons(part.then, card), icons(part.otherwise, card)], written("else")))


@icons.register
def _once(part: Once, card: Card | None = None) -> Icons:
    return (*icons(part.do, card), written(f"once-{part.span}"))


@icons.register
def _pay(part: Pay, card: Card | None = None) -> Icons:
    return (Sign("mc", signed(-part.total)),)


@icons.register
def _draw_preludes(part: DrawPreludes, card: Card | None = None) -> Icons:
    return (Sign("look", str(part.n)), ARROW, written("play"), written("prelude"))


@icons.register
def _spend(part: Spend, card: Card | None = None) -> Icons:
    return (*_price(part, card), ARROW, *_all(part.then, card))


def _price(part: Spend, card: Card | None) -> Icons:
    """The icons of a price; metals that may pay for it stand in brackets."""
    out: list[Icon] = []
    for what, n in part.what:
        out.append(Sign(lies(card.holds if card else ""), signed(-n)) if what == "here" else Sign(what, few(n)))
    metals = [Sign(metal) for metal in part.using]
    return (*out, *((Said("("), *metals, Said(")")) if metals else ()))


def _all(effects: Iterable[Value], card: Card | None) -> Icons:
    return tuple(icon for effect in effects for icon in icons(effect, card))


@icons.register
def _spend_any(part: SpendAny, card: Card | None = None) -> Icons:
    return (Sign(part.source, "X"), ARROW, Sign(part.target, "X"))


@icons.register
def _spend_chosen(part: SpendChosen, card: Card | None = None) -> Icons:
    what = lies(card.holds if card else "") if part.what == "here" else part.what
    return (Sign(what, f"{few(part.each)}X"), ARROW, *_all(part.then, card))


@icons.register
def _if_raised(part: IfRaisedRating, card: Card | None = None) -> Icons:
    return (Sign("tr", "+"), THEN, *icons(part.then, card))


# Cards, and the resources on them.


@icons.register
def _add_here(part: AddHere, card: Card | None = None) -> Icons:
    if part.kinds:
        return alternatives([(onto(kind, part.n),) for kind in part.kinds], written("or"))
    return _put(Sign(lies(card.holds if card else "")), part.n, card)


def _put(sign: Sign, n: int | Count, card: Card | None) -> Icons:
    """The icons of resources that are put on a card, with the icons of what their number counts."""
    if isinstance(n, int):
        return (sign._replace(n=signed(n)),)
    return (sign._replace(n=signed(n.times)), PER, *per_icons(n, card))


@icons.register
def _add_to(part: AddTo, card: Card | None = None) -> Icons:
    tag = (Said("("), Sign(f"tag:{part.tag}"), Said(")")) if part.tag else ()
    kinds = (part.kind, *part.also)
    return (*alternatives([_put(onto(kind, 1), part.n, card) for kind in kinds], written("or")), *tag)


@icons.register
def _take_own(part: TakeOwn, card: Card | None = None) -> Icons:
    return (onto(part.kind, -part.n),)


@icons.register
def _add_to_any(part: AddToAny, card: Card | None = None) -> Icons:
    return (onto("", part.n),)


@icons.register
def _remove_resource(part: RemoveCardResource, card: Card | None = None) -> Icons:
    return (Sign(lies(part.kind), signed(-part.n), anybody=True),)


@icons.register
def _host(part: HostCard, card: Card | None = None) -> Icons:
    hosted = between([(Sign(f"tag:{tag}"),) for tag in part.tags], written("or"))
    return (Sign("card"), *hosted, THEN, onto("", 2), written("or"), Sign("onto:anything", "×2"))


@icons.register
def _draw(part: Draw, card: Card | None = None) -> Icons:
    if isinstance(part.n, Count):
        return (Sign("card", f"+{part.n.times}"), PER, *per_icons(part.n, card))
    return (Sign("card", f"+{part.n}"),)


@icons.register
def _look(part: LookAndKeep, card: Card | None = None) -> Icons:
    look = "X" if isinstance(part.look, Count) else str(part.look)
    return (Sign("look", look), ARROW, Sign("card", f"+{part.keep}"))


@icons.register
def _reveal(part: RevealFor, card: Card | None = None) -> Icons:
    return (Sign("look", "1"), Sign(f"tag:{part.tag}"), THEN, *icons(part.then, card))


@icons.register
def _reveal_until(part: RevealUntil, card: Card | None = None) -> Icons:
    if part.tag or part.kind:
        sought = Sign(f"tag:{part.tag}" if part.tag else lies(part.kind))
    else:
        sought = written("required" if part.required else "no-tags")
    return (Sign("look"), written("until"), sought, ARROW, Sign("card", f"+{part.n}"))


@icons.register
def _discard(part: DiscardCards, card: Card | None = None) -> Icons:
    return (Sign("card", signed(-part.n)),)


@icons.register
def _swap(part: MaySwapCards, card: Card | None = None) -> Icons:
    return (Sign("card", signed(-part.n)), ARROW, Sign("card", signed(part.n)))
