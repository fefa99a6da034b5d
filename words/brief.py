"""The effects of a card in short, for the second line of an option; what matters most for a decision comes first."""

from __future__ import annotations

from collections.abc import Sequence
from functools import singledispatch
from itertools import groupby

from engine.actions.from_hand import PlayFromHand
from engine.actions.preludes import DrawPreludes
from engine.actions.turn import TakeTurn
from engine.card import Card
from engine.core import Effect
from engine.effect import Count, Modifier, Trigger
from engine.effects.card_resources import AddHere, AddTo, RemoveCardResource, TakeOwn
from engine.effects.cards import BuyOrDiscard, DiscardCards, LookAndKeep, MaySwapCards, RevealFor, RevealUntil
from engine.effects.choices import Both, Decline, Either
from engine.effects.conditions import IfHere, Once, WithTags
from engine.effects.copying import CopyBox, ReuseAction
from engine.effects.gains import Gain, GainChosen, Lose, RaiseRating
from engine.effects.order import NextCard
from engine.effects.parameters import Raise
from engine.effects.production import Production, ProductionOfSpace
from engine.effects.removal import Remove, Steal
from engine.effects.spending import Spend, SpendChosen
from engine.effects.tiles import Place, PlaceOffMap
from engine.modifiers import ANY_STEPS, Leeway, Protect, Term
from engine.payment import Pay
from engine.prices import USUAL
from engine.tableau import CITY_TILES
from engine.triggers import OnAdded, OnBonus, OnCard, OnProject, OnRaise, OnTag, OnTagged, OnTile
from words.amounts import amount_per, kinds_listed, tags_listed
from words.cards import worth
from words.catalogue import N_, _, commas, dots, fit, fixed_texts, listed, number, one_of, plural, signed, tied
from words.effects import ONCE, clause, leads_on, place_in_short
from words.names import (
    cards_text,
    counted,
    money,
    one_resource,
    parameter_name,
    points_text,
    production_name,
    project_name,
    rating_text,
    resource_name,
    tag_name,
    tile_name,
)
from words.ongoing import modifier_clause, printed_modifier, when

DOT = " · "


@singledispatch
def brief(effect: Effect, card: Card | None = None) -> str:
    """An effect in short: `+3 plants`, `city tile`; the full clause if the effect has no shorter wording."""
    return clause(effect, card)


def worded(effect: Effect) -> bool:
    """Whether an effect has words; a step that only asks a question has none."""
    return any(way.dispatch(type(effect)) is not way.dispatch(Effect) for way in (brief, clause))


def plus(n: int, what: str) -> str:
    """A change of an amount: `+3 plants`, `−1 steel`."""
    return f"+{counted(n, what)}" if n > 0 else counted(n, what)


@brief.register
def _turn(effect: TakeTurn, card: Card | None = None) -> str:
    return plural("{n} action", "{n} actions", 1 + effect.more)


@brief.register
def _gain(effect: Gain, card: Card | None = None) -> str:
    return commas(plus(n, k) if isinstance(n, int) else amount_per(plus(n.times, k), n, card) for k, n in effect.what)


@brief.register
def _lose(effect: Lose, card: Card | None = None) -> str:
    return commas(plus(-n, what) for what, n in effect.what)


@brief.register
def _pay(effect: Pay, card: Card | None = None) -> str:
    return plus(-effect.total, "mc")


@brief.register
def _rating(effect: RaiseRating, card: Card | None = None) -> str:
    if isinstance(effect.n, Count):
        return amount_per(rating_text(signed(effect.n.times)), effect.n, card)
    return rating_text(signed(effect.n))


@brief.register
def _production(effect: Production, card: Card | None = None) -> str:
    own = sorted(effect.own, key=lambda item: isinstance(item[1], int) and item[1] < 0)
    several = len(own) + len(effect.other) > 1
    name = resource_name if several else production_name
    parts = [_change(name(what), n, card) for what, n in own]
    parts += [_("one player's {change}", change=_change(name(what), n, card)) for what, n in effect.other]
    return _("production: {changes}", changes=commas(parts)) if several else "".join(parts)


def _change(name: str, n: int | Count, card: Card | None) -> str:
    if isinstance(n, Count):
        return amount_per(tied(name, signed(n.times)), n, card)
    return tied(name, signed(n))


fixed_texts(
    brief,
    {
        ProductionOfSpace: N_("production of the metal there +1"),
        PlaceOffMap: N_("city off the map"),
        ReuseAction: N_("a used action once more"),
        MaySwapCards: N_("you may discard a card to draw one"),
    },
)


@brief.register
def _raise(effect: Raise, card: Card | None = None) -> str:
    name = parameter_name(effect.parameter)
    return plural("{name} +{n} step", "{name} +{n} steps", effect.steps, name=name)


@brief.register
def _place(effect: Place, card: Card | None = None) -> str:
    ours = card is not None and card.key == effect.tile
    own = _("special city tile") if effect.tile in CITY_TILES else _("special tile")
    what, where = own if ours else tile_name(effect.tile), place_in_short(effect)
    said = _("{place} {where}", place=what, where=where) if where else what
    return (
        plural("{tile}, its bonus {n} time", "{tile}, its bonus {n} times", effect.times, tile=said)
        if effect.times > 1
        else said
    )


@brief.register
def _gain_chosen(effect: GainChosen, card: Card | None = None) -> str:
    n = effect.n.times if isinstance(effect.n, Count) else effect.n
    return _("+{n} of a resource of your choice", n=n)


@brief.register
def _remove(effect: Remove, card: Card | None = None) -> str:
    if effect.tag:
        return clause(effect, card)
    return _removed(effect.of, [effect])


@brief.register
def _steal(effect: Steal, card: Card | None = None) -> str:
    return _taken([effect])


@brief.register
def _spend_chosen(effect: SpendChosen, card: Card | None = None) -> str:
    cost = _cost(effect.what, effect.each, (), card)
    return _("{cost}, any number of times → {then}", cost=cost, then=_joined(effect.then, card))


@brief.register
def _spend(effect: Spend, card: Card | None = None) -> str:
    costs = listed([_cost(what, n, effect.using, card) for what, n in effect.what])
    return _("{cost} → {then}", cost=costs, then=_joined(effect.then, card))


def _cost(what: str, n: int, using: Sequence[str], card: Card | None) -> str:
    if what == "here":
        return counted(n, card.holds if card else "")
    if what == "mc" and using:
        metals = listed([resource_name(metal) for metal in using])
        return _("{price} ({metals} may pay)", price=money(n), metals=metals)
    return counted(n, what)


@brief.register
def _copy_box(effect: CopyBox, card: Card | None = None) -> str:
    tag = tag_name(effect.tag)
    return plural(
        "production of one of your {tag} cards once more",
        "production of {n} of your {tag} cards once more",
        effect.n,
        tag=tag,
    )


@brief.register
def _from_hand(effect: PlayFromHand, card: Card | None = None) -> str:
    return _("play a card from hand, which {changes}", changes=listed([gift(m) for m in effect.modifiers]))


@brief.register
def _draw_preludes(effect: DrawPreludes, card: Card | None = None) -> str:
    return plural("play one of {n} prelude", "play one of {n} preludes", effect.n)


@brief.register
def _next_card(effect: NextCard, card: Card | None = None) -> str:
    return _("next card {change}", change=listed([gift(modifier) for modifier in effect.modifiers]))


def gift(modifier: Modifier) -> str:
    """The words for a modifier of the next card, as they follow "the next card"."""
    if isinstance(modifier, Term):
        return _("costs {less} less", less=money(-modifier.by))
    if isinstance(modifier, Leeway) and modifier.steps >= ANY_STEPS:
        return _("may miss global requirements")
    if isinstance(modifier, Leeway):
        return plural(
            "may miss global requirements by {n} step", "may miss global requirements by {n} steps", modifier.steps
        )
    return _("follows other rules")


@brief.register
def _both(effect: Both, card: Card | None = None) -> str:
    return _joined(effect.parts, card)


@brief.register
def _either(effect: Either, card: Card | None = None) -> str:
    if isinstance(effect.choices[-1], Decline):
        return _("you may: {do}", do=one_of([brief(e, card) for e in effect.choices[:-1]]))
    if said := _alike(effect.choices, card):
        return said
    paid = [brief(e, card) for e in effect.choices if leads_on(e)]
    said = one_of([*(brief(e, card) for e in effect.choices if not leads_on(e)), *paid[:1]])
    for other in paid[1:]:
        said = _("{one}; or {other}", one=said, other=other)
    return said


def _alike(choices: Sequence[Effect], card: Card | None) -> str:
    """One phrase for choices that differ only in an amount; empty if they differ otherwise."""
    spent = [e for e in choices if isinstance(e, Spend) and len(e.what) == 1]
    if len(spent) == len(choices) and len({e.then for e in spent}) == 1:
        costs = one_of([_cost(what, n, e.using, card) for e in spent for what, n in e.what])
        return _("{cost} → {then}", cost=costs, then=_joined(spent[0].then, card))
    lost = [e for e in choices if isinstance(e, Remove)]
    if len(lost) == len(choices) and len({e.of for e in lost}) == 1:
        return _removed(lost[0].of, lost)
    taken = [e for e in choices if isinstance(e, Steal)]
    return _taken(taken) if len(taken) == len(choices) else ""


def _removed(of: str, parts: Sequence[Remove]) -> str:
    what = one_of([counted(e.n, e.what) for e in parts])
    if of == "any":
        return _("remove up to {what} of one player", what=what)
    return _("remove up to {what} of one opponent next to the tile", what=what)


def _taken(parts: Sequence[Steal]) -> str:
    return _("take up to {what} from one opponent", what=one_of([counted(e.n, e.what) for e in parts]))


@brief.register
def _once(effect: Once, card: Card | None = None) -> str:
    return _("{do} ({once})", do=brief(effect.do, card), once=_(ONCE[effect.span]))


@brief.register
def _remove_card_resource(effect: RemoveCardResource, card: Card | None = None) -> str:
    what = counted(effect.n, effect.kind)
    if effect.up_to:
        return _("remove up to {what} from any one card", what=what)
    return _("remove {what} from any one card", what=what)


@brief.register
def _if_here(effect: IfHere, card: Card | None = None) -> str:
    return brief(effect.then, card)


@brief.register
def _with_tags(effect: WithTags, card: Card | None = None) -> str:
    then, otherwise = brief(effect.then, card), brief(effect.otherwise, card)
    return _(
        "{then} with {n} {tag} tags, else {otherwise}",
        then=then,
        n=effect.n,
        tag=tag_name(effect.tag),
        otherwise=otherwise,
    )


@brief.register
def _add_here(effect: AddHere, card: Card | None = None) -> str:
    if effect.kinds:
        return _("+{amount} on the card played", amount=counted(effect.n, ""))
    what = _added(effect.n, card.holds if card else "", card)
    return _("+{amount} here", amount=what) if isinstance(effect.n, int) else _("here +{amount}", amount=what)


def _added(n: int | Count, kind: str, card: Card | None) -> str:
    return counted(n, kind) if isinstance(n, int) else amount_per(counted(n.times, kind), n, card)


@brief.register
def _add_to(effect: AddTo, card: Card | None = None) -> str:
    what = _added(effect.n, "" if effect.also else effect.kind, card)
    where = _("one of your {tag} cards", tag=tag_name(effect.tag)) if effect.tag else _("a card")
    if isinstance(effect.n, int):
        return _("+{amount} on {where}", amount=what, where=where)
    return _("on {where} +{amount}", amount=what, where=where)


@brief.register
def _take_own(effect: TakeOwn, card: Card | None = None) -> str:
    return _("−{amount} on a card of yours", amount=counted(effect.n, effect.kind))


@brief.register
def _reveal_until(effect: RevealUntil, card: Card | None = None) -> str:
    n = effect.n
    if effect.tag:
        tag = tag_name(effect.tag)
        return plural("reveal cards until {n} has a {tag} tag", "reveal cards until {n} have a {tag} tag", n, tag=tag)
    if effect.kind:
        return plural(
            "reveal cards until {n} has to do with {kind}",
            "reveal cards until {n} have to do with {kind}",
            n,
            kind=resource_name(effect.kind),
        )
    if effect.required:
        return plural("reveal cards until {n} has a requirement", "reveal cards until {n} have a requirement", n)
    return plural(
        "reveal cards until {n} has no tags and is no event", "reveal cards until {n} have no tags and are no events", n
    )


@brief.register
def _discard(effect: DiscardCards, card: Card | None = None) -> str:
    return plural("discard {n} card", "discard {n} cards", effect.n)


@brief.register
def _reveal_for(effect: RevealFor, card: Card | None = None) -> str:
    return _("a {tag} tag on the top card brings {then}", tag=tag_name(effect.tag), then=brief(effect.then, card))


@brief.register
def _buy_or_discard(effect: BuyOrDiscard, card: Card | None = None) -> str:
    return _("buy the top card for {price} or discard it", price=money(USUAL["bought-card"]))


@brief.register
def _look_and_keep(effect: LookAndKeep, card: Card | None = None) -> str:
    if isinstance(effect.look, Count):
        return _("keep {n} of as many cards", n=effect.keep)
    return plural("keep {n} of {look} card", "keep {n} of {look} cards", effect.look, n=effect.keep, look=effect.look)


def _joined(effects: Sequence[Effect], card: Card | None) -> str:
    return commas(said for e in effects if (said := brief(e, card)))


def _modifier(modifier: Modifier, card: Card) -> str:
    match modifier:
        case Term():
            return _term(modifier)
        case Leeway(parameter=""):
            return plural("global requirements ±{n} step", "global requirements ±{n} steps", modifier.steps)
        case Protect(here=True):
            return _("its {kinds} are safe", kinds=kinds_listed(modifier.kinds))
        case _:
            return printed_modifier(modifier, card)


def _term(modifier: Term) -> str:
    kind, _colon, key = modifier.name.partition(":")
    match kind:
        case "card" if modifier.required:
            return _("cards with a requirement cost {less} less", less=money(-modifier.by))
        case "card" if modifier.tag:
            return _("cards cost {less} less per {tag} tag", tag=tag_name(modifier.tag), less=money(-modifier.by))
        case "card":
            return _("cards cost {less} less", less=money(-modifier.by))
        case "project" if key and modifier.by < 0:
            return _("{name} project {less} less", name=project_name(key), less=money(-modifier.by))
        case "value":
            return _("{metal} worth {more}", metal=resource_name(key), more=plus(modifier.by, "mc"))
        case "greenery" if modifier.to is not None:
            return _("greenery for {plants}", plants=counted(modifier.to, "plants"))
        case _:
            return modifier_clause(modifier)


def _trigger(trigger: Trigger, card: Card) -> str:
    return _("{when}: {do}", when=_when(trigger), do=brief(trigger.do, card))


def _when(trigger: Trigger) -> str:
    """The event of a trigger in short, without a verb if it is clear without one."""
    match trigger:
        case OnTag(by="any"):
            return _("each {tags} tag anybody plays", tags=tags_listed(trigger.tags))
        case OnTag():
            return _("each {tags} tag you play", tags=tags_listed(trigger.tags))
        case OnTagged(by="self"):
            return _("each {tag} card you play", tag=tag_name(trigger.tag))
        case OnAdded():
            return _("each {resource} added to your cards", resource=one_resource(trigger.kind))
        case OnTile(by="any", where="mars"):
            return _("each {tile} placed on Mars", tile=tile_name(trigger.kind))
        case OnTile(by="any"):
            return _("each {tile} placed", tile=tile_name(trigger.kind))
        case OnTile():
            return _("each {tile} you place", tile=tile_name(trigger.kind))
        case OnCard(kind="", tag=""):
            return _("each card you play printed at {n}+\u00a0M€", n=trigger.cost)
        case OnRaise(by="any"):
            return _("each step of {name}, whoever raises it", name=parameter_name(trigger.parameter))
        case OnRaise():
            return _("each step of {name} you raise", name=parameter_name(trigger.parameter))
        case OnProject() if trigger.cost:
            return _("each standard project of {n}+\u00a0M€", n=trigger.cost)
        case OnBonus():
            return _("each {icons} bonus you get", icons=one_of([resource_name(icon) for icon in trigger.icons]))
        case _:
            return when(trigger, None)


def _worth(card: Card) -> str:
    points = card.points
    if not isinstance(points, int) and points.cap == 1 and points.of == "here":
        return _("{points} with any here", points=points_text(points.times))
    if isinstance(points, int) or points.cap or points.of not in ("here", "tag"):
        return worth(card)
    what = points_text(points.times)
    if points.of == "tag":
        return _("{points} per {tag} tag", points=what, tag=tag_name(points.which))
    if points.every == 1:
        return _("{points} per {resource}", points=what, resource=one_resource(card.holds))
    return _("{points} per {resources}", points=what, resources=counted(points.every, card.holds))


def _times(effect: Effect, n: int, card: Card) -> str:
    said = brief(effect, card)
    return said if n == 1 else f"{number(n)}\u00a0× {said}"


def card_brief(card: Card, most: int = 100, *, before: Sequence[str] = ()) -> str:
    """The effects of a card in at most `most` characters, tiles first: `city · production: M€ +3, energy −1 · +3 plants · 1 VP`.

    The parts `before` come first and count towards the length; if the text is too long, whole parts at the end are left out.
    """
    return cut_parts((*before, *brief_parts(card)), most)


def brief_parts(card: Card) -> list[str]:
    """The parts of a card in short: its effects when played, its action and ongoing effects, its first action, its points."""
    first = [_("first action: {do}", do=brief(e, card)) for e in card.first]
    return [*_played(card), *_standing(card), *first, points_brief(card)]


def cut_parts(parts: Sequence[str], most: int) -> str:
    """Join parts by dots; if the text is longer than `most` characters, whole parts at the end are left out."""
    said = [part for part in parts if part]
    for n in range(len(said), 1, -1):
        text = dots(said[:n] if n == len(said) else [*said[:n], "…"])
        if len(text) <= most:
            return text
    return fit(dots(said), most)


def standing_brief(card: Card) -> str:
    """The ongoing effects, action and points of a card in play, or its immediate effects: `action: +1 animal here · 1 VP per animal`."""
    effects = _standing(card) or _played(card)
    return dots(part for part in (*effects, points_brief(card)) if part)


def points_brief(card: Card) -> str:
    """The points that a card is worth at the end of the game; empty for a card without points."""
    return _worth(card) if card.points else ""


def _played(card: Card) -> list[str]:
    effects = sorted(card.play, key=lambda e: not isinstance(e, Place | PlaceOffMap))
    start = [money(card.cost)] if card.kind == "corporation" else []
    return [*start, *(_times(e, len(list(same)), card) for e, same in groupby(effects))]


def _standing(card: Card) -> list[str]:
    action = [_("action: {do}", do=brief(card.action, card))] if card.action is not None else []
    return [*action, *(_modifier(m, card) for m in card.modifiers), *(_trigger(t, card) for t in card.triggers)]


def drawn(n: int) -> str:
    return f"+{cards_text(n)}"
