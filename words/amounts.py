"""Words for amounts that are counted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.card import Card
from engine.effect import Count
from words.catalogue import _, listed, one_of, plural
from words.names import counted, one_resource, resource_name, tag_name
from words.unnamed import Names, unnamed


def per(count: Count, card: Card | None = None) -> str:
    """The words for what an amount counts: `for each Jovian tag you have`, `for every 2 animals on this card`."""
    said = PER.get(count.of)
    text = said(count, card) if said else _("for each {what}", what=unnamed("amount", count.of))
    return _further(count, text) if count.more or count.less else text


def _further(count: Count, text: str) -> str:
    """The words for what is counted, with its largest count, and with what is added to the count or subtracted from it."""
    text = _capped(count, text)
    if count.less:
        return _("{each}, less one of them for each {what}", each=text, what=_(FURTHER[count.less]))
    if count.every > 1:
        return _("{each}, where each {what} counts as one", each=text, what=_(FURTHER[count.more]))
    return _("{each} and for each {what}", each=text, what=_(FURTHER[count.more]))


def per_capped(count: Count, card: Card | None = None) -> str:
    """The words for what an amount counts, with the largest count in brackets: `for each floater on this card (at most 4)`."""
    said = per(count, card)
    return said if count.more or count.less else _capped(count, said)


def amount_per(amount: str, count: Count, card: Card | None = None) -> str:
    """An amount and what it counts: `2 M€ for each city tile on Mars`."""
    return _("{amount} {each}", amount=amount, each=per_capped(count, card))


def _capped(count: Count, text: str) -> str:
    return _("{each} (at most {n})", each=text, n=count.cap) if count.cap else text


def _tag(count: Count, card: Card | None) -> str:
    kinds = (count.which, *count.also)
    tag, n = listed([tag_name(kind) for kind in kinds]), count.every
    text = plural("for each {tag} tag you have", "for every {n} {tag} tags you have", n, tag=tag)
    ours = card is not None and any(kind in card.tags for kind in kinds)
    return _("{text}, this card included", text=text) if ours else text


def _opponents_tag(count: Count, card: Card | None) -> str:
    tag = tag_name(count.which)
    return plural(
        "for each {tag} tag your opponents have", "for every {n} {tag} tags your opponents have", count.every, tag=tag
    )


def _everybodys_tag(count: Count, card: Card | None) -> str:
    tag = tag_name(count.which)
    return plural("for each {tag} tag in play", "for every {n} {tag} tags in play", count.every, tag=tag)


def _here(count: Count, card: Card | None) -> str:
    holds, n = card.holds if card else "", count.every
    if n == 1:
        return _("for each {resource} on this card", resource=one_resource(holds))
    return _("for every {resources} on this card", resources=counted(n, holds))


def _lying(count: Count, card: Card | None) -> str:
    if count.every == 1:
        return _("for each {resource} on your cards", resource=one_resource(count.kind))
    return _("for every {resources} on your cards", resources=counted(count.every, count.kind))


FURTHER: Final = Names("amount")
"""The words for what may be added to a counted number or subtracted from it, by the keys of `engine.amounts.COUNTED`."""
PER: Final[dict[str, Callable[[Count, Card | None], str]]] = {
    "tag": _tag,
    "opponents-tag": _opponents_tag,
    "everybodys-tag": _everybodys_tag,
    "hand": lambda count, card: _("for each card in your hand"),
    "own-cities": lambda count, card: _("for each own city tile"),
    "own-colonies": lambda count, card: plural(
        "for each colony of yours", "for every {n} colonies of yours", count.every
    ),
    "free-near-own": lambda count, card: _("for each space without a tile next to your tiles"),
    "here": _here,
    "chosen": lambda count, card: _("for each"),
    "lying": _lying,
    "cities": lambda count, card: plural("for each city tile on Mars", "for every {n} city tiles on Mars", count.every),
    "all-cities": lambda count, card: plural(
        "for each city tile in play", "for every {n} city tiles in play", count.every
    ),
    "events": lambda count, card: plural(
        "for each event anybody has played", "for every {n} events anybody has played", count.every
    ),
    "oceans-near": lambda count, card: plural(
        "for each ocean next to this tile", "for every {n} oceans next to this tile", count.every
    ),
    "cities-near": lambda count, card: plural(
        "for each city tile next to this tile", "for every {n} city tiles next to this tile", count.every
    ),
}
"""The words for what can be counted, by the keys of `engine.amounts.COUNTED`."""


def kinds_of_cards(kinds: tuple[str, ...]) -> str:
    """The kinds of resources that a card may hold, as alternatives: `microbes or animals`; an empty argument means any kind."""
    return kinds_listed(tuple(kind for kind in kinds if kind)) or resource_name("")


def tags_listed(tags: tuple[str, ...]) -> str:
    """Tags as alternatives: `plant, microbe or animal`."""
    return one_of([tag_name(tag) for tag in tags])


def kinds_listed(kinds: tuple[str, ...]) -> str:
    """Kinds of resources as alternatives: `microbes or animals`."""
    return one_of([resource_name(kind) for kind in kinds])
