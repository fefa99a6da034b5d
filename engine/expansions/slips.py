"""Slips in what expansions declare: names that name nothing, and verbs that would hide each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.box import Box
from engine.effects.tiles import PLACES
from engine.expansions.expansion import EXPANSIONS, Expansion, in_play
from engine.modifiers import PayWith
from engine.named import RESOURCES, NameUse, names_used, unknown_name
from engine.placement import RULES
from engine.prices import USUAL


def refuse_clashing_verbs(expansions: Sequence[Expansion]) -> None:
    """Raise `ValueError` for a verb whose key or letter is that of a verb of another expansion: one would hide the other."""
    whose: dict[str, str] = {}
    for expansion in expansions:
        for verb in expansion.verbs:
            for what in (f"key {verb.key!r}", f"letter {verb.letter!r}"):
                if (first := whose.setdefault(what, expansion.name)) != expansion.name:
                    raise ValueError(
                        f"{expansion.name}: the {what} of the verb {verb.key!r} is already taken by {first}"
                    )


def refuse_slips(expansions: Sequence[Expansion], box: Box, names: Sequence[str]) -> None:
    """Raise `ValueError` for the first name in a declaration that names nothing in this box, with the names that there are.

    What a card names that is not in play, because it needs another expansion, is found when that is in play too.
    """
    for expansion in expansions:
        _refuse_unknown_needs(expansion)
    known = known_names(expansions, box)
    for expansion in expansions:
        for whose, part in _declarations(expansion, names):
            for use in names_used(part):
                if use.name not in known[use.kind]:
                    raise ValueError(f"{whose}: {unknown_name(use, known[use.kind])}")
        _refuse_worthless_purses(expansion)


def _refuse_unknown_needs(expansion: Expansion) -> None:
    for card in expansion.cards:
        for name in card.needs:
            if name not in EXPANSIONS:
                raise ValueError(f"{card.number} {card.name}: {unknown_name(NameUse('expansion', name), EXPANSIONS)}")


def _declarations(expansion: Expansion, names: Sequence[str]) -> Iterator[tuple[str, object]]:
    """What an expansion declares that may name things, each with whose it is: a card in play, or the expansion itself."""
    for card in expansion.cards:
        if in_play(card.needs, names):
            yield f"{card.number} {card.name}", card
    filling = (*expansion.setup, *expansion.choices, *expansion.phases)
    for part in (
        expansion.parameters,
        expansion.projects,
        tuple(expansion.policies.values()),
        expansion.purses,
        tuple(toll for each in expansion.maps for toll in each.tolls.values()),
        tuple(expansion.icons.values()),
        tuple(effect for _slot, effect in filling),
    ):
        yield expansion.name, part


def _refuse_worthless_purses(expansion: Expansion) -> None:
    for part in (*expansion.rules, *expansion.purses):
        if isinstance(part, PayWith) and not part.value and f"value:{part.resource}" not in USUAL:
            raise ValueError(f"{expansion.name}: {part.resource} needs a value in M€ to pay")


def known_names(expansions: Sequence[Expansion], box: Box) -> dict[str, frozenset[str]]:
    """The names that declarations may use in this box, by kind of thing named (`engine.named.Names`)."""
    resources = frozenset[str](RESOURCES)
    lying = frozenset(card.holds for e in expansions for card in e.cards if card.holds)
    return {
        "resource": resources,
        "cost": resources | {"here"},
        "purse": resources | {"here"} | box.currencies.keys(),
        "card": frozenset(card.number for e in expansions for card in e.cards),
        "card resource": lying,
        "protected thing": resources | lying | {f"production:{what}" for what in RESOURCES},
        "tag": frozenset(tag for e in expansions for tag in e.tags),
        "parameter": frozenset(box.parameters),
        "term": frozenset({"card", *box.terms, *(name.partition(":")[0] for name in box.terms)}),
        "placement rule": frozenset(RULES),
        "tile": frozenset(PLACES) | {card.key for e in expansions for card in e.cards},
    }
