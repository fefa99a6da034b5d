"""Opening a box: merging the cards, parameters, verbs, phases and other parts of the expansions in play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from engine.board import Map
from engine.bounds.payable import only_payable, owes_too_much
from engine.box import Award, Box, Icon, MapRules, Milestone, Parameter, Toll, title_of
from engine.card import BEGINNER, Card
from engine.expansions.expansion import EXPANSIONS, Expansion, in_play, shipped
from engine.expansions.slips import known_names, refuse_clashing_verbs, refuse_slips
from engine.goals.awards import AWARDS
from engine.goals.milestones import MILESTONES
from engine.maps import MAPS
from engine.modifiers import PerRating
from engine.named import RESOURCES
from engine.payment import USUAL_PURSES
from engine.prices import USUAL
from engine.slots import fill_slots, order_slots

if TYPE_CHECKING:
    from engine.options import Options


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
        {m.key: m for m in milestones if in_play(m.needs, names)},
        {a.key: a for a in awards if in_play(a.needs, names)},
    )


@lru_cache(maxsize=64)
def _open_expansions(names: tuple[str, ...], map: str, *, alone: bool) -> Box:
    """The box of some expansions on a map, with the milestones and awards that are printed on it; the solo game has none."""
    if unknown := [name for name in names if name not in EXPANSIONS]:
        raise ValueError(f"there is no expansion {unknown[0]}")
    opened = [EXPANSIONS[name] for name in names]
    refuse_clashing_verbs(opened)
    printed = MAPS[map]
    owner, rules = _map_rules(printed)
    if owner and owner not in opened:
        raise ValueError(f"the map {printed.key} is played with the expansion {owner.name} only")
    slots = order_slots((e.name, slot) for e in opened for slot in e.slots)
    cards = _cards(opened, names)
    deck_of = _deck_of(opened, cards)
    milestones, awards = ([], []) if alone else _printed_goals(opened, owner or opened[0], printed)
    icons = {key: icon for e in opened for key, icon in e.icons.items()}
    tolls = _tolls(rules, icons)
    taxed = any(isinstance(part, PerRating) for e in opened for part in e.rules)
    box = Box(
        map=_printed(printed, icons),
        icons=icons,
        decks=_decks(cards, deck_of),
        deck_of=deck_of,
        renewed=frozenset(deck.key for e in opened for deck in e.decks if deck.renewed),
        parameters=_parameters(opened, rules, alone=alone),
        projects={p.key: p for e in opened for p in e.projects},
        verbs={v.key: v for v in sorted((v for e in opened for v in e.verbs), key=lambda verb: verb.letter)},
        milestones={m.key: m for m in milestones if in_play(m.needs, names)},
        awards={a.key: a for a in awards if in_play(a.needs, names)},
        setup=fill_slots(slots["setup"], ((e.name, *step) for e in opened for step in e.setup)),
        choices=fill_slots(slots["choices"], ((e.name, *choice) for e in opened for choice in e.choices)),
        phases=fill_slots(slots["phases"], ((e.name, *phase) for e in opened for phase in e.phases)),
        points={source: score for e in opened for source, score in e.points.items()},
        policies={key: parts for e in opened for key, parts in e.policies.items()},
        policy_phases={key: e.policies_in for e in opened if e.policies_in for key in e.policies},
        rows=tuple(row for e in opened for row in e.rows),
        own={e.name: e.own for e in opened if e.own},
        terms=_terms(opened, rules, tolls),
        currencies={c.key: c for e in opened for c in e.currencies},
        tolls=tolls,
        purses=(*USUAL_PURSES, *(purse for e in opened for purse in e.purses)),
        correctable={kind.key: kind for e in opened for kind in e.correctable},
        later=frozenset(c.id for e in opened for c in e.cards if c.number in e.later and c in cards),
        dealt=tuple(cards for e in opened for cards in e.dealt),
        decision_filters=(only_payable,) if taxed else (),
        step_bars=(owes_too_much,) if taxed else (),
    )
    refuse_slips(opened, box, names)
    return box


def _cards(opened: Sequence[Expansion], names: Sequence[str]) -> list[Card]:
    """The cards in play: without those that need another expansion, that another card replaces, or that an expansion leaves out."""
    every = [card for e in opened for card in e.cards if in_play(card.needs, names)]
    gone = {card.replaces for card in every}.union(*(e.without for e in opened))
    return [card for card in every if card.number not in gone]


def _decks(cards: Iterable[Card], deck_of: Mapping[str, str]) -> dict[str, tuple[int, ...]]:
    """The cards of each deck by its key; the Beginner Corporation is in none."""
    return {key: tuple(c.id for c in cards if deck_of[c.kind] == key and c.key != BEGINNER) for key in deck_of.values()}


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


def _parameters(opened: Sequence[Expansion], rules: MapRules, *, alone: bool) -> dict[str, Parameter]:
    """The global parameters by key, those of the map in place of others; the end of the game needs more of them where that is agreed."""
    completed = {key for e in opened for key in e.completes}
    return {
        p.key: replace(p, ends=True) if (p.ends_solo and alone) or p.key in completed else p
        for p in (*(p for e in opened for p in e.parameters), *rules.parameters)
    }


def _terms(opened: Sequence[Expansion], rules: MapRules, tolls: Mapping[str, Toll]) -> dict[str, int]:
    """The terms with their usual values in this box (`engine.prices`)."""
    found = {
        **USUAL,
        **{f"project:{p.key}": p.cost for e in opened for p in e.projects},
        **{f"space:{at}": toll.mc for at, toll in tolls.items()},
        **{name: n for e in opened for name, n in e.terms.items()},
    }
    return {**found, **{name: found[name] + n for name, n in rules.added.items()}}


def _map_rules(printed: Map) -> tuple[Expansion | None, MapRules]:
    """The expansion that brings a map, None for a map of the base game, and the rules of the map."""
    brought = ((e, rules) for e in EXPANSIONS.values() for rules in e.maps if rules.map is printed)
    return next(brought, (None, MapRules(printed)))


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
    return known_names([EXPANSIONS[name] for name in names], _open_expansions(names, map, alone=alone))
