"""Expansions, and opening a box, which merges the cards, parameters, verbs, phases and other parts of the expansions in play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

import msgspec
from msgspec.structs import replace

from engine.board import Map
from engine.bounds.payable import only_payable, owes_too_much
from engine.box import (
    Award,
    Box,
    Correctable,
    Icon,
    MapRules,
    Milestone,
    Parameter,
    Project,
    Score,
    Toll,
    Verb,
    title_of,
)
from engine.card import BEGINNER, Card, register
from engine.core import AnyEffect
from engine.effect import Modifier, Trigger
from engine.effects.tiles import PLACES
from engine.goals.awards import AWARDS
from engine.goals.milestones import MILESTONES
from engine.maps import MAPS
from engine.modifiers import PayWith, PerRating
from engine.named import RESOURCES, NameUse, names_used, unknown_name
from engine.outposts import Row
from engine.payment import USUAL_PURSES
from engine.placement import RULES
from engine.prices import USUAL
from engine.shipped import MODULES, REGISTRIES, SHIPPED
from engine.slots import Slot, fill_slots, order_slots
from engine.state import Currency, ExpansionState

if TYPE_CHECKING:
    from engine.options import Options


class CardDeck(msgspec.Struct, frozen=True):
    """A hidden deck of all cards of these kinds; `changes.take_from` draws from it by its key.

    It is made anew from its discards when it is empty, unless these have left the game (`renewed`).
    """

    key: str
    kinds: tuple[str, ...]
    renewed: bool = True


class Expansion(msgspec.Struct, frozen=True):
    """Everything that an expansion adds to the game; effects fill slots as pairs of the slot and the effect (`engine.slots`)."""

    name: str
    cards: tuple[Card, ...] = ()
    decks: tuple[CardDeck, ...] = ()
    """The hidden decks of its kinds of cards."""
    parameters: tuple[Parameter, ...] = ()
    projects: tuple[Project, ...] = ()
    verbs: tuple[Verb, ...] = ()
    milestones: tuple[Milestone, ...] = ()
    awards: tuple[Award, ...] = ()
    slots: tuple[Slot, ...] = ()
    """The slots that it adds."""
    setup: tuple[tuple[str, AnyEffect], ...] = ()
    """Steps before generation 1."""
    choices: tuple[tuple[str, AnyEffect], ...] = ()
    """Choices that all make at the same time before generation 1."""
    phases: tuple[tuple[str, AnyEffect], ...] = ()
    """Phases of a generation."""
    points: dict[str, Score] = {}
    """Victory points besides those of cards and tiles, by the key of their source."""
    policies: dict[str, tuple[Modifier | Trigger, ...]] = {}
    """Rules that hold for all players while their key is in `Table.policies`."""
    policies_in: tuple[str, ...] = ()
    """The phases in which its policies hold; empty for all."""
    rows: tuple[Row, ...] = ()
    """The rows of outposts beside the map."""
    own: ExpansionState[Any, Any] | None = None
    """The types of the state that it keeps."""
    tags: tuple[str, ...] = ()
    """The tags that its cards bring into the game."""
    terms: dict[str, int] = {}
    """Numbers that it adds to those of `engine.prices`, or sets for the whole game."""
    maps: tuple[MapRules, ...] = ()
    """The maps that may be chosen while it is in play."""
    icons: dict[str, Icon] = {}
    """What icons on maps bring that are neither resources nor cards."""
    currencies: tuple[Currency, ...] = ()
    """What it adds to the resources that may pay."""
    purses: tuple[PayWith, ...] = ()
    """What may pay for all players (`engine.payment`)."""
    correctable: tuple[Correctable, ...] = ()
    """What a table may correct by hand, besides what is usual or declared otherwise (`engine.corrections`)."""
    without: tuple[str, ...] = ()
    """The numbers of cards that are left out while it is in play."""
    completes: tuple[str, ...] = ()
    """The keys of parameters that must be complete before the game can end."""
    later: tuple[str, ...] = ()
    """The numbers of cards that were added after games with this expansion had begun; these games get them when they are loaded."""


EXPANSIONS: Final[dict[str, Expansion]] = {}
"""The registry of expansions by name; shipped ones are added when `engine` is imported, others with their own module."""
REGISTRIES.append(EXPANSIONS)


def add_expansion(expansion: Expansion) -> Expansion:
    """Add an expansion and its cards to the registries; raises `ValueError` if its `own` state has another name than it has."""
    if expansion.own and expansion.own.name != expansion.name:
        raise ValueError(f"{expansion.name} keeps what is its own under another name, {expansion.own.name}")
    register(expansion.cards)
    for added in expansion.maps:
        if MAPS.setdefault(added.map.key, added.map) is not added.map:
            raise ValueError(f"{expansion.name}: there is another map {added.map.key}")
    EXPANSIONS[expansion.name] = expansion
    return expansion


@cache
def shipped() -> tuple[Expansion, ...]:
    """All shipped expansions, imported, in the order of `engine.shipped.SHIPPED`."""
    for module in MODULES:
        import_module(f"engine.expansions.{module}")
    return tuple(EXPANSIONS[one.name] for one in SHIPPED)


def shipped_cards() -> list[Card]:
    """All cards of all shipped expansions in their order, including those that another card replaces."""
    return [card for expansion in shipped() for card in expansion.cards]


@lru_cache(maxsize=2048)
def open_box(options: Options) -> Box:
    """The box for some options.

    Raises `ValueError` for an unknown expansion, for a name in a declaration that names nothing, and for a goal that is not there or
    needs what is not in play.
    """
    box = _open_expansions(options.expansions, options.map, alone=options.players == 1)
    if not options.goals:
        return box
    milestones, awards = known_goals(options)
    if unknown := [key for key in options.goals if key not in milestones and key not in awards]:
        raise ValueError(f"the milestone or award {unknown[0]} is not there, or needs what is not in play")
    if len({title_of(key) for key in options.goals}) < len(options.goals):
        raise ValueError("a milestone is in play with two numbers")
    return box.with_goals(
        {key: milestones[key] for key in options.goals if key in milestones},
        {key: awards[key] for key in options.goals if key in awards},
    )


def close_boxes() -> None:
    """Forget all open boxes, after an expansion has been taken out of the registry."""
    open_box.cache_clear()
    _open_expansions.cache_clear()
    _goals_of.cache_clear()
    _names_of.cache_clear()


def known_goals(options: Options) -> tuple[Mapping[str, Milestone], Mapping[str, Award]]:
    """All milestones and awards, by key, that may be in play together with the expansions of these options."""
    return _goals_of(options.expansions)


@lru_cache(maxsize=64)
def _goals_of(names: tuple[str, ...]) -> tuple[Mapping[str, Milestone], Mapping[str, Award]]:
    opened = [EXPANSIONS[name] for name in names]
    milestones = (*MILESTONES.values(), *(m for e in opened for m in e.milestones))
    awards = (*AWARDS.values(), *(a for e in opened for a in e.awards))
    return (
        {m.key: m for m in milestones if _in_play(m.needs, names)},
        {a.key: a for a in awards if _in_play(a.needs, names)},
    )


@lru_cache(maxsize=64)
def _open_expansions(names: tuple[str, ...], map: str, *, alone: bool) -> Box:
    """The box of some expansions on a map, with the milestones and awards that are printed on it; the solo game has none."""
    if unknown := [name for name in names if name not in EXPANSIONS]:
        raise ValueError(f"there is no expansion {unknown[0]}")
    opened = [EXPANSIONS[name] for name in names]
    _refuse_clashing_verbs(opened)
    slots = order_slots((e.name, slot) for e in opened for slot in e.slots)
    every = [card for e in opened for card in e.cards if _in_play(card.needs, names)]
    gone = {card.replaces for card in every}.union(*(e.without for e in opened))
    cards = [card for card in every if card.number not in gone]
    printed = MAPS[map]
    owner, rules = _map_rules(printed)
    if owner and owner not in opened:
        raise ValueError(f"the map {printed.key} is played with the expansion {owner.name} only")
    deck_of = _deck_of(opened, cards)
    milestones, awards = ([], []) if alone else _printed_goals(opened, owner or opened[0], printed)
    icons = {key: icon for e in opened for key, icon in e.icons.items()}
    completed = {key for e in opened for key in e.completes}
    tolls = _tolls(rules, icons)
    terms = {
        **USUAL,
        **{f"project:{p.key}": p.cost for e in opened for p in e.projects},
        **{f"space:{at}": toll.mc for at, toll in tolls.items()},
        **{name: n for e in opened for name, n in e.terms.items()},
    }
    taxed = any(isinstance(part, PerRating) for e in opened for part in _in_force(e))
    box = Box(
        map=_printed(printed, icons),
        icons=icons,
        decks={
            key: tuple(c.id for c in cards if deck_of[c.kind] == key and c.key != BEGINNER) for key in deck_of.values()
        },
        deck_of=deck_of,
        renewed=frozenset(deck.key for e in opened for deck in e.decks if deck.renewed),
        parameters={
            p.key: replace(p, ends=True) if (p.ends_solo and alone) or p.key in completed else p
            for p in (*(p for e in opened for p in e.parameters), *rules.parameters)
        },
        projects={p.key: p for e in opened for p in e.projects},
        verbs={v.key: v for v in sorted((v for e in opened for v in e.verbs), key=lambda verb: verb.letter)},
        milestones={m.key: m for m in milestones if _in_play(m.needs, names)},
        awards={a.key: a for a in awards if _in_play(a.needs, names)},
        setup=fill_slots(slots["setup"], ((e.name, *step) for e in opened for step in e.setup)),
        choices=fill_slots(slots["choices"], ((e.name, *choice) for e in opened for choice in e.choices)),
        phases=fill_slots(slots["phases"], ((e.name, *phase) for e in opened for phase in e.phases)),
        points={source: score for e in opened for source, score in e.points.items()},
        policies={key: parts for e in opened for key, parts in e.policies.items()},
        policy_phases={key: e.policies_in for e in opened if e.policies_in for key in e.policies},
        rows=tuple(row for e in opened for row in e.rows),
        own={e.name: e.own for e in opened if e.own},
        terms={**terms, **{name: terms[name] + n for name, n in rules.added.items()}},
        currencies={c.key: c for e in opened for c in e.currencies},
        tolls=tolls,
        purses=(*USUAL_PURSES, *(purse for e in opened for purse in e.purses)),
        correctable={kind.key: kind for e in opened for kind in e.correctable},
        later=frozenset(c.id for e in opened for c in e.cards if c.number in e.later and c in cards),
        decision_filters=(only_payable,) if taxed else (),
        step_bars=(owes_too_much,) if taxed else (),
    )
    _refuse_slips(opened, box, names)
    return box


def _in_play(needs: Sequence[str], names: Sequence[str]) -> bool:
    """Whether all expansions that a card, a milestone or an award needs are among the `names` of those in play."""
    return not needs or set(needs) <= set(names)


def _printed_goals(opened: Sequence[Expansion], owner: Expansion, printed: Map) -> tuple[list[Milestone], list[Award]]:
    """The milestones and awards that a map prints, as far as the expansions in play know them, and those that lie beside every map.

    What an expansion declares takes the place of a goal with the same key; `owner` is whose map it is.
    """
    on_others = {key for each in MAPS.values() for key in (*each.milestones, *each.awards)}
    on_others -= {*printed.milestones, *printed.awards}
    milestones: list[Milestone] = []
    awards: list[Award] = []
    for e in opened:
        if e is owner:
            milestones += [MILESTONES[key] for key in printed.milestones if key in MILESTONES]
            awards += [AWARDS[key] for key in printed.awards if key in AWARDS]
        known = {*printed.milestones, *printed.awards}
        milestones += [m for m in e.milestones if m.key in known or (m.key not in on_others and not m.pack)]
        awards += [a for a in e.awards if a.key in known or (a.key not in on_others and not a.pack)]
    return milestones, awards


def _tolls(rules: MapRules, icons: Mapping[str, Icon]) -> dict[str, Toll]:
    """The tolls of a map, those for icons only where an expansion in play brings the icon."""
    found: dict[str, Toll] = {}
    for at, toll in rules.tolls.items():
        if isinstance(toll, Toll):
            found[at] = toll
        elif toll.icon in icons:
            found[at] = Toll(toll.mc, icons[toll.icon].do)
    return found


def _printed(map: Map, icons: Mapping[str, Icon]) -> Map:
    """A map without the icons that no expansion in play brings; the map itself if it has none of these."""
    known = {*RESOURCES, "card", *icons}
    if not any(icon not in known for space in map.spaces.values() for icon in space.bonus):
        return map
    spaces = {
        key: replace(space, bonus=tuple(icon for icon in space.bonus if icon in known))
        for key, space in map.spaces.items()
    }
    return replace(map, spaces=spaces)


def left_out(options: Options) -> dict[str, tuple[str, ...]]:
    """The milestones and awards of the map that are not in play, each with the expansions that it needs; none in a solo game."""
    printed, box = MAPS[options.map], open_box(options)
    if options.players == 1 or options.goals:
        return {}
    declared = [
        *MILESTONES.values(),
        *AWARDS.values(),
        *(goal for e in shipped() for goal in (*e.milestones, *e.awards)),
    ]
    known = {*printed.milestones, *printed.awards} - {*box.milestones, *box.awards}
    return {goal.key: goal.needs for goal in declared if goal.key in known}


def names_in(options: Options) -> dict[str, frozenset[str]]:
    """The names of the things in a box, by kind of thing named (`engine.named.Names`)."""
    return _names_of(options.expansions, options.map, alone=options.players == 1)


@lru_cache(maxsize=64)
def _names_of(names: tuple[str, ...], map: str, *, alone: bool) -> dict[str, frozenset[str]]:
    return _known([EXPANSIONS[name] for name in names], _open_expansions(names, map, alone=alone))


def _map_rules(printed: Map) -> tuple[Expansion | None, MapRules]:
    """The expansion that brings a map, None for a map of the base game, and the rules of the map."""
    brought = ((e, rules) for e in EXPANSIONS.values() for rules in e.maps if rules.map is printed)
    return next(brought, (None, MapRules(printed)))


def _refuse_clashing_verbs(expansions: Sequence[Expansion]) -> None:
    """Raise `ValueError` for a verb whose key or letter is that of a verb of another expansion: one would hide the other."""
    whose: dict[str, str] = {}
    for expansion in expansions:
        for verb in expansion.verbs:
            for what in (f"key {verb.key!r}", f"letter {verb.letter!r}"):
                if (first := whose.setdefault(what, expansion.name)) != expansion.name:
                    raise ValueError(
                        f"{expansion.name}: the {what} of the verb {verb.key!r} is already taken by {first}"
                    )


def _deck_of(expansions: Sequence[Expansion], cards: Sequence[Card]) -> dict[str, str]:
    """The key of the deck for each kind of card; raises `ValueError` for a kind that is in two decks or in none."""
    found: dict[str, str] = {}
    for expansion in expansions:
        for deck in expansion.decks:
            for kind in deck.kinds:
                if found.setdefault(kind, deck.key) != deck.key:
                    raise ValueError(
                        f"{expansion.name}: cards of the kind {kind!r} are in the deck {found[kind]!r} already"
                    )
    for card in cards:
        if card.kind not in found:
            raise ValueError(f"{card.number} {card.name}: there is no deck with cards of the kind {card.kind!r}")
    return found


def _in_force(expansion: Expansion) -> list[Modifier | Trigger]:
    """The modifiers of an expansion's cards, and the modifiers and triggers of its policies."""
    rules = [part for parts in expansion.policies.values() for part in parts]
    return [*rules, *(part for card in expansion.cards for part in card.modifiers)]


def _refuse_slips(expansions: Sequence[Expansion], box: Box, names: Sequence[str]) -> None:
    """Raise `ValueError` for the first name in a declaration that names nothing in this box, with the names that there are.

    What a card names that is not in play, because it needs another expansion, is found when that is in play too.
    """
    for card in (card for e in expansions for card in e.cards):
        for name in card.needs:
            if name not in EXPANSIONS:
                raise ValueError(f"{card.number} {card.name}: {unknown_name(NameUse('expansion', name), EXPANSIONS)}")
    known = _known(expansions, box)
    for expansion in expansions:
        tolls = tuple(toll for each in expansion.maps for toll in each.tolls.values())
        parts = (expansion.parameters, expansion.projects, tuple(expansion.policies.values()), expansion.purses, tolls)
        parts += (tuple(expansion.icons.values()),)
        filling = (*expansion.setup, *expansion.choices, *expansion.phases)
        happening = tuple(effect for _slot, effect in filling)
        declared = [(f"{card.number} {card.name}", card) for card in expansion.cards if _in_play(card.needs, names)]
        for whose, part in (*declared, *((expansion.name, part) for part in (*parts, happening))):
            for use in names_used(part):
                if use.name not in known[use.kind]:
                    raise ValueError(f"{whose}: {unknown_name(use, known[use.kind])}")
        for part in (*_in_force(expansion), *expansion.purses):
            if isinstance(part, PayWith) and not part.value and f"value:{part.resource}" not in USUAL:
                raise ValueError(f"{expansion.name}: {part.resource} needs a value in M€ to pay")


def _known(expansions: Sequence[Expansion], box: Box) -> dict[str, frozenset[str]]:
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
