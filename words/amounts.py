"""Words for amounts that are counted."""

from __future__ import annotations

from engine.card import Card
from engine.effect import Count
from words.catalogue import _, one_of, plural
from words.names import counted, one_resource, resource_name, tag_name
from words.unnamed import unnamed


def per(count: Count, card: Card | None = None) -> str:
    """What an amount counts: `for each Jovian tag you have`, `for every 2 animals on this card`."""
    n = count.every
    match count.of:
        case "tag":
            tag = tag_name(count.which)
            text = plural("for each {tag} tag you have", "for every {n} {tag} tags you have", n, tag=tag)
            ours = card is not None and card.kind != "event" and count.which in card.tags
            return _("{text}, this card included", text=text) if ours else text
        case "opponents-tag":
            tag = tag_name(count.which)
            return plural(
                "for each {tag} tag your opponents have", "for every {n} {tag} tags your opponents have", n, tag=tag
            )
        case "cities":
            return plural("for each city tile on Mars", "for every {n} city tiles on Mars", n)
        case "all-cities":
            return plural("for each city tile in play", "for every {n} city tiles in play", n)
        case "events":
            return plural("for each event anybody has played", "for every {n} events anybody has played", n)
        case "oceans-near":
            return plural("for each ocean next to this tile", "for every {n} oceans next to this tile", n)
        case "cities-near":
            return plural("for each city tile next to this tile", "for every {n} city tiles next to this tile", n)
        case "here":
            holds = card.holds if card else ""
            if n == 1:
                return _("for each {resource} on this card", resource=one_resource(holds))
            return _("for every {resources} on this card", resources=counted(n, holds))
        case other:
            return _("for each {what}", what=unnamed("amount", other))


def tags_listed(tags: tuple[str, ...]) -> str:
    """Tags as alternatives: `plant, microbe or animal`."""
    return one_of([tag_name(tag) for tag in tags])


def kinds_listed(kinds: tuple[str, ...]) -> str:
    """Kinds of resources as alternatives: `microbes or animals`."""
    return one_of([resource_name(kind) for kind in kinds])
