"""Exchanging the cards that one seat cannot see, in a copy of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from itertools import chain, islice
from typing import Any, cast

from engine.card import CARDS, KEYS
from engine.core import Game, Step
from engine.visible import OWNERS, PUBLIC, StatePart, fields, unseen


def deal_anew(copy: Game, seat: int, order: Callable[[list[int]], Iterable[int]]) -> None:
    """Exchange the cards that `seat` cannot see, in place; `order` gets those of a deck, zone by zone, and returns them in another order.

    With `sorted`, the result depends on nothing that the seat does not know, except for the seed, which the caller replaces.
    A card that is being played and paid for still lies in a hand, but everybody has seen it, so it stays there.
    """
    deck_of = copy.box.deck_of_card
    alike = {key: [*deck.cards, *deck.discard] for key, deck in copy.table.decks.items()}
    lying = [zone for zone in _lying(copy, seat) if zone]
    causes = {step.cause.card for step in copy.agenda if isinstance(step, Step)}
    announced = causes.intersection(chain.from_iterable(lying))
    for card in chain.from_iterable(lying):
        alike[deck_of[card]].append(card)
    before = [*chain.from_iterable(alike.values())]
    after: dict[str, Iterator[int]] = {}
    for key, cards in alike.items():
        if not announced or announced.isdisjoint(cards):
            cards[:] = order(cards)
        else:
            others = iter(order([card for card in cards if card not in announced]))
            cards[:] = [card if card in announced else next(others) for card in cards]
        after[key] = iter(cards)
    for key, deck in copy.table.decks.items():
        for pile in (deck.cards, deck.discard):
            pile[:] = islice(after[key], len(pile))
    for zone in lying:
        zone[:] = [next(after[deck_of[card]]) for card in zone]
    _rename_all(copy, seat, before, alike)


def _rename_all(copy: Game, seat: int, before: list[int], alike: Mapping[str, list[int]]) -> None:
    """Rename the cards in the secret answers of other players and in hidden fields, as the cards themselves were exchanged."""
    answered = [p for p in copy.players if p.seat != seat and p.secret]
    hidden = [(state, name) for state, mine in _own(copy, seat) for name in _named(type(state), mine)]
    if not answered and not hidden:
        return
    new = dict(zip(before, chain.from_iterable(alike.values()), strict=True))
    for p in answered:
        p.secret = {what: [_renamed(pick, new) for pick in picks] for what, picks in p.secret.items()}
    for state, name in hidden:
        setattr(state, name, _renamed_in(getattr(state, name), new))


def _lying(game: Game, seat: int) -> list[list[int]]:
    """The zones that the seat cannot see, without the decks."""
    found: list[list[int]] = []
    for p in game.players:
        found += unseen(p, mine=p.seat == seat)
    for state, mine in _own(game, seat):
        found += unseen(state, mine=mine)
    return found


def _own(game: Game, seat: int) -> list[tuple[StatePart, bool]]:
    """The state with hidden fields that expansions keep, at the table and with each player, and whether it belongs to `seat`."""
    at_table = [(game.table.own[own.name], False) for own in game.box.own.values() if _hides(own.table)]
    hiding = [own.name for own in game.box.own.values() if _hides(own.player)]
    return at_table + [(p.own[name], p.seat == seat) for p in game.players for name in hiding]


@cache
def _hides(kind: type[StatePart]) -> bool:
    return any(field.shown is not PUBLIC for field in fields(kind))


@cache
def _named(kind: type[StatePart], mine: bool) -> tuple[str, ...]:
    """The hidden fields that may name cards by their keys."""
    hidden = [field for field in fields(kind) if field.shown is not PUBLIC and not field.zone]
    return tuple(field.name for field in hidden if not (mine and field.shown is OWNERS))


def _renamed_in(value: object, new: dict[int, int]) -> object:
    if isinstance(value, str):
        return _renamed(value, new)
    if isinstance(value, list | tuple):
        kept = [_renamed_in(each, new) for each in cast("list[object]", value)]
        return kept if isinstance(value, list) else tuple(kept)
    if isinstance(value, dict):
        return {key: _renamed_in(each, new) for key, each in cast("dict[Any, object]", value).items()}
    return value


def _renamed(pick: str, new: dict[int, int]) -> str:
    verb, sign, key = pick.partition(":")
    if not sign or key not in KEYS or KEYS[key] not in new:
        return pick
    return f"{verb}:{CARDS[new[KEYS[key]]].key}"
