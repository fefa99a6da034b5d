"""Icons of effects about cards and the resources on them; `renderer.icons.icons` has the others."""

from __future__ import annotations

from engine.card import Card
from engine.effect import Count
from engine.effects.card_resources import AddHere, AddTo, AddToAny, HostCard, RemoveCardResource, TakeOwn
from engine.effects.cards import BuyOrDiscard, DiscardCards, Draw, LookAndKeep, MaySwapCards, RevealFor, RevealUntil
from engine.effects.copying import ReuseAction
from engine.prices import USUAL
from renderer.icons.icons import icons, per_icons, written
from renderer.icons.pictograms import ARROW, PER, THEN, Icons, Said, Sign, between, lies, onto
from words.catalogue import signed


@icons.register
def _add_here(part: AddHere, card: Card | None = None) -> Icons:
    if part.kinds:
        return between([(onto(kind, part.n),) for kind in part.kinds], written("or"))
    return _put(Sign(lies(card.holds if card else "")), part.n, card)


def _put(sign: Sign, n: int | Count, card: Card | None) -> Icons:
    """Resources that are put on a card, with what their number counts."""
    if isinstance(n, int):
        return (sign._replace(n=signed(n)),)
    return (sign._replace(n=signed(n.times)), PER, *per_icons(n, card))


@icons.register
def _add_to(part: AddTo, card: Card | None = None) -> Icons:
    tag = (Said("("), Sign(f"tag:{part.tag}"), Said(")")) if part.tag else ()
    kinds = (part.kind, *part.also)
    return (*between([_put(onto(kind, 1), part.n, card) for kind in kinds], written("or")), *tag)


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
    hosted = between([(Sign(f"tag:{tag}"),) for tag in part.tags], PER)
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
def _buy(part: BuyOrDiscard, card: Card | None = None) -> Icons:
    return (Sign("look", "1"), THEN, Sign("mc", str(USUAL["bought-card"])), ARROW, Sign("card", "+1"))


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
def _reuse(part: ReuseAction, card: Card | None = None) -> Icons:
    return (Sign("action"), written("again"))


@icons.register
def _swap(part: MaySwapCards, card: Card | None = None) -> Icons:
    return (Sign("card", signed(-part.n)), ARROW, Sign("card", signed(part.n)))
