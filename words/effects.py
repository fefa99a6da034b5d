"""The words of effects: each effect as a clause in the imperative, such as `gain 3 plants`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import singledispatch
from typing import Final

from engine.actions.preludes import DrawPreludes, PlayDrawn
from engine.card import Card
from engine.core import Effect
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
from words.amounts import amount_per, kinds_listed, kinds_of_cards, per_capped, tags_listed
from words.catalogue import N_, _, fixed_texts, listed, one_clause_of, one_of, one_way_of, plural, semicolons, sentence
from words.names import counted, money, parameter_name, production_name, resource_name, space_name, tag_name, tile_name
from words.unnamed import Names, nameless

_ELSEWHERE: Final[Mapping[tuple[str, str], str]] = {
    ("ocean", "land"): N_("on a free space that is not reserved"),
}
"""Words by tile and rule, for rules whose usual words would not say what is unusual for this tile."""
_RULES: Final = Names(
    "rule of placing",
    {
        "land": N_("on any free space that is not reserved"),
        "ocean": N_("on a space reserved for ocean"),
        "city": N_("where a city may be placed"),
        "two-cities": N_("on a free space that is not reserved, next to at least 2 city tiles"),
        "near-city": N_("on a free space that is not reserved, next to any city tile"),
        "near-ocean": N_("on a free space that is not reserved, next to an ocean"),
        "near-greenery": N_("on a free space that is not reserved, next to any greenery tile"),
        "greenery": N_("where a greenery may be placed"),
        "alone": N_("on a free space that is not reserved and next to no other tile"),
        "volcanic": N_("on a volcanic space; if the map has none, on any free space that is not reserved"),
        "volcanic-city": N_("on a volcanic space; if the map has none, where a city may be placed"),
        "metal": N_("on a free space with a steel or titanium bonus that is not reserved"),
        "metal-near-own": N_(
            "on a free space with a steel or titanium bonus that is not reserved, next to a tile of yours"
        ),
        "noctis": N_("on the space reserved for Noctis City; if the map has none, where a city may be placed"),
    },
)
_IN_SHORT: Final = Names(
    "rule of placing in short",
    {
        "land": N_("on land"),
        "ocean": N_("on an ocean area"),
        "city": N_("where a city may be"),
        "greenery": N_("where a greenery may be"),
        "two-cities": N_("next to 2 cities"),
        "near-city": N_("next to a city"),
        "near-ocean": N_("next to an ocean"),
        "near-greenery": N_("next to a greenery"),
        "alone": N_("next to no tile"),
        "volcanic": N_("on a volcanic area"),
        "volcanic-city": N_("on a volcanic area"),
        "metal": N_("on a steel or titanium area"),
        "metal-near-own": N_("on a steel or titanium area next to your tile"),
        "noctis": N_("on the area of Noctis City"),
    },
)


ONCE: Final = Names(
    "span",
    {
        "action": N_("once in an action"),
        "turn": N_("once in a turn"),
        "generation": N_("once in a generation"),
    },
)
"""The words for how often something can happen, by the span of `Once`."""


def place_in_short(effect: Place) -> str:
    """The placement rule of a tile, if it differs from the usual rule for such a tile: `next to no tile`."""
    return "" if effect.usual else _(_IN_SHORT[effect.where])


@singledispatch
def clause(effect: Effect, card: Card | None) -> str:
    """An effect as a clause; `card` is the card on which it stands."""
    return nameless("effect", effect)


def effect_text(effect: Effect, card: Card | None = None) -> str:
    """An effect as a sentence; empty for an effect that only changes the order in which others happen."""
    said = clause(effect, card)
    return sentence(said) if said else ""


def several(effect: Effect, n: int, card: Card | None) -> str:
    """The clause of an effect that happens `n` times in a row."""
    if n > 1 and isinstance(effect, Place) and (effect.tile, effect.where) == ("ocean", "ocean"):
        return plural("place {n} ocean tile", "place {n} ocean tiles", n)
    said = clause(effect, card)
    return said if n == 1 else plural("{what}, {n} time", "{what}, {n} times", n, what=said)


def _amounts(what: Sequence[tuple[str, int | Count]], card: Card | None) -> str:
    fixed = [counted(n, key) for key, n in what if isinstance(n, int)]
    growing = [amount_per(counted(n.times, key), n, card) for key, n in what if isinstance(n, Count)]
    return listed(fixed + growing)


@clause.register
def _gain(effect: Gain, card: Card | None) -> str:
    return _("gain {what}", what=_amounts(effect.what, card))


@clause.register
def _lose(effect: Lose, card: Card | None) -> str:
    return _("spend {what}", what=_amounts(effect.what, card))


@clause.register
def _rating(effect: RaiseRating, card: Card | None) -> str:
    if isinstance(effect.n, Count):
        each = per_capped(effect.n, card)
        return plural("raise your TR {n} step {each}", "raise your TR {n} steps {each}", effect.n.times, each=each)
    if effect.n < 0:
        return plural("lower your TR {n} step", "lower your TR {n} steps", -effect.n)
    return plural("raise your TR {n} step", "raise your TR {n} steps", effect.n)


@clause.register
def _gain_chosen(effect: GainChosen, card: Card | None) -> str:
    if isinstance(effect.n, Count):
        return _("gain {n} of one resource of your choice {each}", n=effect.n.times, each=per_capped(effect.n, card))
    return plural("gain {n} resource of your choice", "gain {n} of one resource of your choice", effect.n)


@clause.register
def _production(effect: Production, card: Card | None) -> str:
    down = [(what, -n) for what, n in effect.own if isinstance(n, int) and n < 0]
    up = [(what, n) for what, n in effect.own if isinstance(n, Count) or n > 0]
    parts: list[str] = []
    if down:
        parts.append(_("lower {what}", what=listed([_own(what, n, card) for what, n in down])))
    if up:
        parts.append(_("raise {what}", what=listed([_own(what, n, card) for what, n in up])))
    for what, n in effect.other:
        name = production_name(what)
        parts.append(
            plural(
                "lower one player's {name} {n} step (it may be your own)",
                "lower one player's {name} {n} steps (it may be your own)",
                -n,
                name=name,
            )
        )
    crowded = len(down) > 1 or (down and len(up) > 1)
    return semicolons(parts) if crowded else listed(parts)


def _own(what: str, n: int | Count, card: Card | None) -> str:
    name = production_name(what)
    if isinstance(n, Count):
        each = per_capped(n, card)
        return plural("your {name} {n} step {each}", "your {name} {n} steps {each}", n.times, name=name, each=each)
    return plural("your {name} {n} step", "your {name} {n} steps", n, name=name)


@clause.register
def _convert_production(effect: ConvertProduction, card: Card | None) -> str:
    source, target = production_name(effect.source), production_name(effect.target)
    return _(
        "lower your {source} any number of steps, at least 1, and raise your {target} the same number of steps",
        source=source,
        target=target,
    )


@clause.register
def _production_of_space(effect: ProductionOfSpace, card: Card | None) -> str:
    metals = one_of([resource_name(metal) for metal in effect.metals])
    return _("raise your production of one metal printed there ({metals}) 1 step", metals=metals)


@clause.register
def _remove(effect: Remove, card: Card | None) -> str:
    if effect.tag:
        who = _("one opponent who has a {tag} tag", tag=tag_name(effect.tag))
    elif effect.of == "neighbour":
        who = _("one opponent who owns a tile next to the one just placed")
    else:
        who = _("any one player")
    return _("you may remove up to {what} from {who}", who=who, what=counted(effect.n, effect.what))


@clause.register
def _steal(effect: Steal, card: Card | None) -> str:
    return _("take up to {what} from one opponent", what=counted(effect.n, effect.what))


@clause.register
def _pay(effect: Pay, card: Card | None) -> str:
    return _("pay {price}", price=money(effect.total))


@clause.register
def _draw_preludes(effect: DrawPreludes, card: Card | None) -> str:
    return plural(
        "draw {n} prelude, play one of them and discard the others",
        "draw {n} preludes, play one of them and discard the others",
        effect.n,
    )


fixed_texts(
    clause,
    {
        PlayDrawn: N_("play one of the preludes you drew and discard the others"),
        Claim: N_("mark a free space that is not reserved: from now on only you may place a tile there"),
        Decline: N_("do nothing"),
        ReuseAction: N_("use the action of one of your cards that you have used in this generation once more"),
    },
)


@clause.register
def _spend(effect: Spend, card: Card | None) -> str:
    return _("spend {cost} → {then}", cost=cost_text(effect, card), then=listed([clause(e, card) for e in effect.then]))


def cost_text(effect: Spend, card: Card | None) -> str:
    """The price before the arrow of an effect: `12 M€ (you may pay with titanium)`."""
    costs = [_cost(what, n, card) for what, n in effect.what]
    if effect.using:
        metals = one_of([resource_name(metal) for metal in effect.using])
        return _("{cost} (you may pay with {metals})", cost=listed(costs), metals=metals)
    return listed(costs)


def _cost(what: str, n: int, card: Card | None) -> str:
    if what == "here":
        return _("{amount} from this card", amount=counted(n, card.holds if card else ""))
    return counted(n, what)


@clause.register
def _spend_any(effect: SpendAny, card: Card | None) -> str:
    return _(
        "spend any amount of {source}, at least 1, to gain {gain} for each",
        source=resource_name(effect.source),
        gain=counted(1, effect.target),
    )


@clause.register
def _spend_chosen(effect: SpendChosen, card: Card | None) -> str:
    then = listed([clause(e, card) for e in effect.then])
    if effect.each == 1:
        where = _("on this card") if effect.what == "here" else ""
        what = resource_name(card.holds if card else "") if where else resource_name(effect.what)
        source = _("{resources} {where}", resources=what, where=where) if where else what
        return _("spend any amount of {source}, at least 1\u00a0→ {then}", source=source, then=then)
    cost = _cost(effect.what, effect.each, card)
    return _("spend {cost} any number of times, at least once → {then}", cost=cost, then=then)


@clause.register
def _if_raised(effect: IfRaisedRating, card: Card | None) -> str:
    return _("if your TR was raised in this generation: {then}", then=clause(effect.then, card))


@clause.register
def _place(effect: Place, card: Card | None) -> str:
    said = {
        "ocean": _("place an ocean tile"),
        "greenery": _("place a greenery tile"),
        "city": _("place a city tile"),
        "capital": _("place this tile, which counts as a city"),
    }.get(effect.tile, "")
    if not said:
        ours = card is not None and card.key == effect.tile
        said = _("place this tile") if ours else _("place the {name} tile", name=tile_name(effect.tile))
    if not effect.usual or effect.where == "land":  # special tiles go on land unless their card says otherwise
        where = _ELSEWHERE.get((effect.tile, effect.where)) or _RULES[effect.where]
        said = _("{place} {where}", place=said, where=_(where))
    if effect.times > 1:
        said = plural(
            "{place}; you gain the bonus printed there {n} time",
            "{place}; you gain the bonus printed there {n} times",
            effect.times,
            place=said,
        )
    return _("{place}; oxygen rises 1 step", place=said) if effect.tile == "greenery" else said


@clause.register
def _place_off_map(effect: PlaceOffMap, card: Card | None) -> str:
    if card is not None and card.key == effect.space:
        return _("place a city tile on this card's own area, off the map")
    return _("place a city tile on the area {name}, off the map", name=space_name(effect.space))


@clause.register
def _each_opponent(effect: EachOpponent, card: Card | None) -> str:
    return _("each opponent: {do}", do=clause(effect.do, card))


@clause.register
def _either(effect: Either, card: Card | None) -> str:
    if isinstance(effect.choices[-1], Decline):
        return _("if you like, {do}", do=one_of([clause(e, card) for e in effect.choices[:-1]]))
    join = one_way_of if any(map(leads_on, effect.choices)) else one_clause_of
    return _shared(effect.choices, card) or join([clause(e, card) for e in effect.choices])


def leads_on(effect: Effect) -> bool:
    """Whether an effect's clause has an arrow, which a reader would take to apply to the words after the clause as well."""
    return isinstance(effect, Spend | SpendChosen)


def _shared(choices: Sequence[Effect], card: Card | None) -> str:
    """One clause for choices that differ only in an amount; empty if they differ otherwise."""
    spent = [e for e in choices if isinstance(e, Spend) and not e.using]
    if len(spent) == len(choices) and len({e.then for e in spent}) == 1:
        then = listed([clause(e, card) for e in spent[0].then])
        return _("spend {cost} → {then}", cost=one_of([cost_text(e, card) for e in spent]), then=then)
    lost = [_("up to {what}", what=counted(e.n, e.what)) for e in choices if isinstance(e, Remove) and e.of == "any"]
    if len(lost) == len(choices):
        return _("you may remove {what} from any one player", what=one_of(lost))
    taken = [_("up to {what}", what=counted(e.n, e.what)) for e in choices if isinstance(e, Steal)]
    return _("take {what} from one opponent", what=one_of(taken)) if len(taken) == len(choices) else ""


@clause.register
def _for_seat(effect: ForSeat, card: Card | None) -> str:
    return _("that player must do this: {do}", do=clause(effect.do, card))


@clause.register
def _at_leisure(effect: AtLeisure, card: Card | None) -> str:
    return clause(effect.do, card)


@clause.register
def _both(effect: Both, card: Card | None) -> str:
    mine = listed([clause(e, card) for e in effect.parts if not isinstance(e, EachOpponent)])
    theirs = [clause(e, card) for e in effect.parts if isinstance(e, EachOpponent)]
    return semicolons(part for part in (mine, *theirs) if part)


@clause.register
def _if_here(effect: IfHere, card: Card | None) -> str:
    return _("if a resource lies on this card: {then}", then=clause(effect.then, card))


@clause.register
def _with_tags(effect: WithTags, card: Card | None) -> str:
    return _(
        "if you have at least {n} {tag} tags: {then}; otherwise: {otherwise}",
        n=effect.n,
        tag=tag_name(effect.tag),
        then=clause(effect.then, card),
        otherwise=clause(effect.otherwise, card),
    )


@clause.register
def _once(effect: Once, card: Card | None) -> str:
    return _("{do}, but only {once}", do=clause(effect.do, card), once=_(ONCE[effect.span]))


@clause.register
def _copy_box(effect: CopyBox, card: Card | None) -> str:
    return plural(
        "choose one of your cards with a {tag} tag and carry out all its changes of production again",
        "choose {n} of your cards with a {tag} tag and carry out all their changes of production again",
        effect.n,
        tag=tag_name(effect.tag),
    )


@clause.register
def _raise(effect: Raise, card: Card | None) -> str:
    name = parameter_name(effect.parameter)
    return plural("raise {name} {n} step", "raise {name} {n} steps", effect.steps, name=name)


# Cards, and the resources on them.


@clause.register
def _draw(effect: Draw, card: Card | None) -> str:
    if isinstance(effect.n, Count):
        return amount_per(plural("draw {n} card", "draw {n} cards", effect.n.times), effect.n, card)
    return plural("draw {n} card", "draw {n} cards", effect.n)


@clause.register
def _look_and_keep(effect: LookAndKeep, card: Card | None) -> str:
    if isinstance(effect.look, Count):
        return plural(
            "look at as many cards from the top of the deck, take {n} of them into your hand and discard the rest",
            "look at as many cards from the top of the deck, take {n} of them into your hand and discard the rest",
            effect.keep,
        )
    return plural(
        "look at the top {look} card of the deck, take {keep} of them into your hand and discard the rest",
        "look at the top {look} cards of the deck, take {keep} of them into your hand and discard the rest",
        effect.look,
        look=effect.look,
        keep=effect.keep,
    )


@clause.register
def _buy_or_discard(effect: BuyOrDiscard, card: Card | None) -> str:
    return _(
        "look at the top card of the deck, then buy it for {price} or discard it", price=money(USUAL["bought-card"])
    )


@clause.register
def _reveal_for(effect: RevealFor, card: Card | None) -> str:
    return _(
        "show the top card of the deck to everybody and discard it; if it has a {tag} tag: {then}",
        tag=tag_name(effect.tag),
        then=clause(effect.then, card),
    )


@clause.register
def _reveal_until(effect: RevealUntil, card: Card | None) -> str:
    n = effect.n
    if effect.tag:
        return plural(
            "reveal cards until {n} has a {tag} tag, keep it and discard the rest",
            "reveal cards until {n} have a {tag} tag, keep these and discard the rest",
            n,
            tag=tag_name(effect.tag),
        )
    if effect.kind:
        return plural(
            "reveal cards until {n} has to do with {kind}, keep it and discard the rest",
            "reveal cards until {n} have to do with {kind}, keep these and discard the rest",
            n,
            kind=resource_name(effect.kind),
        )
    if effect.required:
        return plural(
            "reveal cards until {n} has a requirement, keep it and discard the rest",
            "reveal cards until {n} have a requirement, keep these and discard the rest",
            n,
        )
    return plural(
        "reveal cards until {n} has no tags and is no event, keep it and discard the rest",
        "reveal cards until {n} have no tags and are no events, keep these and discard the rest",
        n,
    )


@clause.register
def _discard(effect: DiscardCards, card: Card | None) -> str:
    return plural("discard {n} card from your hand", "discard {n} cards from your hand", effect.n)


@clause.register
def _may_swap(effect: MaySwapCards, card: Card | None) -> str:
    return plural(
        "you may discard {n} card from your hand to draw another",
        "you may discard up to {n} cards from your hand to draw as many",
        effect.n,
    )


@clause.register
def _add_here(effect: AddHere, card: Card | None) -> str:
    if effect.kinds:
        kinds = kinds_listed(effect.kinds)
        return _(
            "add {what} to the card that has the tag, if it can hold {kinds}", what=counted(effect.n, ""), kinds=kinds
        )
    return _put(_added(effect.n, card.holds if card else "", card), _("this card"), effect.n)


def _put(what: str, where: str, n: int | Count) -> str:
    """The clause for putting resources on a card; a counted number comes last, because its words are long."""
    if isinstance(n, int):
        return _("add {what} to {where}", what=what, where=where)
    return _("add to {where} {what}", what=what, where=where)


@clause.register
def _add_to(effect: AddTo, card: Card | None) -> str:
    kinds = (effect.kind, *effect.also)
    what, kind = _added(effect.n, "" if effect.also else effect.kind, card), kinds_of_cards(kinds)
    tag = tag_name(effect.tag) if effect.tag else ""
    if effect.another and card is not None and effect.takes(card.holds, card.tags):
        if tag:
            where = _("another of your {tag} cards that can hold {kind}", tag=tag, kind=kind)
        else:
            where = _("another of your cards that can hold {kind}", kind=kind)
    elif tag:
        where = _("one of your {tag} cards that can hold {kind}", tag=tag, kind=kind)
    else:
        where = _("a card of yours that can hold {kind}", kind=kind)
    return _put(what, where, effect.n)


@clause.register
def _take_own(effect: TakeOwn, card: Card | None) -> str:
    return _("remove {what} from one of your cards", what=counted(effect.n, effect.kind))


@clause.register
def _add_to_any(effect: AddToAny, card: Card | None) -> str:
    what = counted(effect.n, "")
    return _("add {what} to one of your cards that already has one, of the same kind", what=what)


@clause.register
def _remove_card_resource(effect: RemoveCardResource, card: Card | None) -> str:
    what = counted(effect.n, effect.kind)
    if effect.up_to:
        return _("you may remove up to {what} from any one card", what=what)
    return _("remove {what} from any one card", what=what)


@clause.register
def _host(effect: HostCard, card: Card | None) -> str:
    return _(
        "lay a {tags} card from your hand under this one with 2 resources on it, or double the resources on a card "
        "that lies there; you may play such a card as if it were in your hand, for 1\u00a0M€ less per resource",
        tags=tags_listed(effect.tags),
    )


def _added(n: int | Count, kind: str, card: Card | None) -> str:
    """Resources that are put on a card: `2 microbes`, `1 microbe for each science tag you have`."""
    return counted(n, kind) if isinstance(n, int) else amount_per(counted(n.times, kind), n, card)
