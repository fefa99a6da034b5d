"""Finds what an expansion lacks before it can be shipped: words, icons, signs, worth to robots, a row in the documents."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import msgspec

from engine import Options, new_game, view
from engine.card import Card
from engine.core import Effect
from engine.effect import Modifier, Requirement, Trigger
from engine.effects.tiles import Place
from engine.expansions import Expansion, shipped
from engine.robots.worth import Worth
from engine.shipped import names_for_more
from renderer.art.library import MOTIFS
from renderer.art.settings import SETTINGS
from renderer.drawing.theme import CHIPS
from renderer.icons.icons import WHERE, card_icons, icons, point_icons
from renderer.icons.pictograms import Boxed, Icon, Sign
from renderer.icons.signs import SIGNS
from renderer.icons.sprites import CARD_RESOURCES, TAG_SIGNS
from renderer.pieces.markers import MARKERS
from renderer.pieces.specials import special
from renderer.pieces.tiles import PAINTERS
from words import (
    VERBS,
    card_brief,
    card_text,
    goal_name,
    parameter_name,
    project_name,
    requirement_lack,
    resource_name,
    tag_name,
    tile_name,
)
from words.effects import clause
from words.names import counted, deck_name, expansion_name, map_name, one_resource, phase_name, policy_name
from words.ongoing import modifier_clause, when
from words.unnamed import log, unnamed

CARDS_PAGE = Path(__file__).parents[2] / "docs" / "cards.md"


class Unsaid(logging.Handler):
    """A log handler that collects the keys for which there were no words."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.keys: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if isinstance(record.args, tuple):
            self.keys.append(str(record.args[1]))


def missing(expansion: Expansion, module: str) -> list[str]:
    """One sentence for each missing thing, with the file where it belongs; empty for a complete expansion."""
    words, pictures = f"words/expansions/{module}.py", f"renderer/expansions/{module}/pictures.py"
    worth = _worth(expansion)
    out = [f"{key} ({expansion.name}): register it in {words}" for key in _unsaid(lambda: _say(expansion))]
    for card in expansion.cards:
        called = f"{card.number} {card.name}"
        out += [f"{key} ({called}): register it in {words}" for key in _unsaid(lambda card=card: _say_card(card))]
        out += [f"{key} ({called}): register its icons in {pictures}" for key in _undrawn(card)]
        out += [
            f"{key} ({called}): register its worth in engine/expansions/{module}/worth.py"
            for key in _unvalued(card, worth)
        ]
        out += [
            f"{name} ({called}): paint it in renderer/expansions/{module}/art/{name}.py"
            for name in (word.partition("@")[0] for word in card.art.split())
            if name not in MOTIFS
        ]
        out += [
            f"{name} ({called}): there is no such setting; there is {', '.join(SETTINGS)}" for name in _nowhere(card)
        ]
        if f"| {card.number} | {card.name} |" not in CARDS_PAGE.read_text(encoding="utf-8"):
            out.append(f"{called}: `make texts` writes it into docs/cards.md")
    return list(dict.fromkeys(out))


def _nowhere(card: Card) -> Iterator[str]:
    """The settings that a card's art names and nobody painted: its own, and the usual ones of its motifs."""
    for word in card.art.split():
        name, _at, setting = word.partition("@")
        usual = MOTIFS[name].setting if name in MOTIFS else ""
        yield from (one for one in (setting, usual) if one and one not in SETTINGS)


def _worth(expansion: Expansion) -> Worth:
    """What things are worth at the beginning of a game with this expansion: with all shipped ones, if it is one of them."""
    together = shipped() if expansion in shipped() else (expansion,)
    more = tuple(one.name for one in together if one.name in names_for_more())
    return Worth(view(new_game(Options(players=2, corporate_era=True, more=more), "complete"), 0))


def _unsaid(say: Callable[[], None]) -> list[str]:
    """The keys without words that a function asks for."""
    unsaid = Unsaid()
    unnamed.cache_clear()
    log.addHandler(unsaid)
    try:
        say()
    finally:
        log.removeHandler(unsaid)
    return unsaid.keys


def _say(expansion: Expansion) -> None:
    """Ask for the words of everything in an expansion except its cards."""
    expansion_name(expansion.name)
    for names, say in (
        ((p.key for p in expansion.parameters), parameter_name),
        ((p.key for p in expansion.projects), project_name),
        ((v.key for v in expansion.verbs), VERBS.__getitem__),
        ((g.key for g in (*expansion.milestones, *expansion.awards)), goal_name),
        ((key for key, _effect in expansion.phases), phase_name),
        (expansion.policies, policy_name),
        ((d.key for d in expansion.decks), deck_name),
        (expansion.tags, tag_name),
        ((m.map.key for m in expansion.maps), map_name),
        ((c.key for c in expansion.currencies), resource_name),
        ((c.key for c in expansion.currencies), partial(counted, 1)),
        ((key for row in expansion.rows for key in (row.key, *(o.key for o in row.outposts))), parameter_name),
    ):
        for key in names:
            say(key)
    for purse in expansion.purses:
        modifier_clause(purse)


def _say_card(card: Card) -> None:
    card_text(card)
    card_brief(card, 1000)
    for tag in card.shown_tags:
        tag_name(tag)
    if card.holds:
        resource_name(card.holds)
        one_resource(card.holds)
        counted(1, card.holds)
    for part in parts(card):
        match part:
            case Place():
                tile_name(part.tile)
                clause(part, card)
            case Effect():
                clause(part, card)
            case Trigger():
                when(part, card)
            case Modifier():
                modifier_clause(part)
            case Requirement():
                requirement_lack(part, 1, 0)
            case _:
                pass


def parts(value: object) -> Iterator[object]:
    """A value of a declaration, and all values inside it."""
    yield value
    if isinstance(value, tuple):
        for item in value:
            yield from parts(item)
    elif isinstance(value, msgspec.Struct):
        for item in msgspec.structs.astuple(value):
            yield from parts(item)


def _undrawn(card: Card) -> Iterator[str]:
    """Classes without icons, and signs without a picture."""
    for part in parts(card):
        if isinstance(part, Effect | Trigger | Modifier) and icons.dispatch(type(part)) is icons.dispatch(object):
            yield type(part).__name__
        if isinstance(part, Place) and not part.usual and part.where not in WHERE:
            yield part.where
    for row in (*card_icons(card), point_icons(card), tuple(Sign(f"tag:{tag}") for tag in card.tags)):
        yield from (icon.name for icon in _flat(row) if isinstance(icon, Sign) and not _has_picture(icon.name))


def _flat(row: tuple[Icon, ...]) -> Iterator[Icon]:
    for icon in row:
        yield from _flat(icon.inside) if isinstance(icon, Boxed) else (icon,)


def _has_picture(name: str) -> bool:
    family, _colon, what = name.partition(":")
    match family:
        case "tag":
            return what in TAG_SIGNS
        case "marker":
            return what in MARKERS
        case "tile":
            return what in PAINTERS or special(what) is not None
        case "lies" | "onto":
            return not what or what in CARD_RESOURCES or what in TAG_SIGNS
        case _:
            return name in CHIPS or name in SIGNS


def _unvalued(card: Card, worth: Worth) -> Iterator[str]:
    """The effects for which robots have no worth; raises what goes wrong where the worth of one is looked for in a new game."""
    dispatch = vars(Worth)["_of_effect"].dispatcher.dispatch
    for part in parts(card):
        if isinstance(part, Effect) and dispatch(type(part)) is dispatch(Effect):
            yield type(part).__name__
    for effect in (*card.play, *card.first, *((card.action,) if card.action else ())):
        worth.effect(effect, card)
