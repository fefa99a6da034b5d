"""Effects about cards and the resources on them, and conditions, in short; `words.brief` has the others."""

from __future__ import annotations

from engine.card import Card
from engine.effect import Count
from engine.effects.card_resources import AddHere, AddTo, RemoveCardResource, TakeOwn
from engine.effects.cards import BuyOrDiscard, DiscardCards, LookAndKeep, MaySwapCards, RevealFor, RevealUntil
from engine.effects.conditions import IfHere, WithTags
from engine.effects.copying import ReuseAction
from engine.prices import USUAL
from words.amounts import per_capped
from words.brief import brief
from words.catalogue import _, plural
from words.names import counted, money, tag_name
from words.on_cards import sought


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
    return counted(n, kind) if isinstance(n, int) else f"{counted(n.times, kind)} {per_capped(n, card)}"


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
    what = sought(effect)
    return plural("reveal cards until {n} {fits}", "reveal cards until {n} {fits}", effect.n, fits=what)


@brief.register
def _discard(effect: DiscardCards, card: Card | None = None) -> str:
    return plural("discard {n} card", "discard {n} cards", effect.n)


@brief.register
def _reuse(effect: ReuseAction, card: Card | None = None) -> str:
    return _("a used action once more")


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
    return _("keep {n} of {look} cards", n=effect.keep, look=effect.look)


@brief.register
def _may_swap(effect: MaySwapCards, card: Card | None = None) -> str:
    return _("you may discard a card to draw one")
