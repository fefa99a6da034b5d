"""Effects about cards and the resources on them in words, as `words.effects` has the others."""

from __future__ import annotations

from engine.card import Card
from engine.effect import Count
from engine.effects.card_resources import AddHere, AddTo, AddToAny, HostCard, RemoveCardResource, TakeOwn
from engine.effects.cards import BuyOrDiscard, DiscardCards, Draw, LookAndKeep, MaySwapCards, RevealFor, RevealUntil
from engine.effects.copying import ReuseAction
from engine.prices import USUAL
from words.amounts import kinds_listed, kinds_of_cards, per_capped, tags_listed
from words.catalogue import _, plural
from words.effects import clause
from words.names import counted, money, resource_name, tag_name


@clause.register
def _draw(effect: Draw, card: Card | None) -> str:
    if isinstance(effect.n, Count):
        drawn = plural("draw {n} card", "draw {n} cards", effect.n.times)
        return _("{drawn} {each}", drawn=drawn, each=per_capped(effect.n, card))
    return plural("draw {n} card", "draw {n} cards", effect.n)


@clause.register
def _look_and_keep(effect: LookAndKeep, card: Card | None) -> str:
    if isinstance(effect.look, Count):
        return plural(
            "look at as many cards from the top of the deck, take {n} of them into your hand and discard the rest",
            "look at as many cards from the top of the deck, take {n} of them into your hand and discard the rest",
            effect.keep,
        )
    return _(
        "look at the top {look} cards of the deck, take {keep} of them into your hand and discard the rest",
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
        "show the top card of the deck to everybody and discard it; if it has a {tag} tag, {then}",
        tag=tag_name(effect.tag),
        then=clause(effect.then, card),
    )


@clause.register
def _reveal_until(effect: RevealUntil, card: Card | None) -> str:
    return plural(
        "reveal cards until {n} {fits}, keep it and discard the rest",
        "reveal cards until {n} {fits}, keep these and discard the rest",
        effect.n,
        fits=sought(effect),
    )


def sought(effect: RevealUntil) -> str:
    """What the cards to keep are like, behind their number: `has a plant tag`."""
    n = effect.n
    if effect.tag:
        return plural("has a {tag} tag", "have a {tag} tag", n, tag=tag_name(effect.tag))
    if effect.kind:
        return plural("has to do with {kind}", "have to do with {kind}", n, kind=resource_name(effect.kind))
    if effect.required:
        return plural("has a requirement", "have a requirement", n)
    return plural("has no tags", "have no tags", n)


@clause.register
def _discard(effect: DiscardCards, card: Card | None) -> str:
    return plural("discard {n} card from your hand", "discard {n} cards from your hand", effect.n)


@clause.register
def _reuse(effect: ReuseAction, card: Card | None) -> str:
    return _("use the action of one of your cards that you have used in this generation once more")


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
    """That something is put on a card; a number that is counted comes last, because its words are long."""
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
    return counted(n, kind) if isinstance(n, int) else f"{counted(n.times, kind)} {per_capped(n, card)}"
