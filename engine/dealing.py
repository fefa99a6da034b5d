"""Exchanging the cards that one seat cannot see, in a copy of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import chain, groupby
from typing import Any, cast

from engine.card import CARDS, KEYS
from engine.core import Game, Step
from engine.visible import OWNERS, PUBLIC, OwnState, fields, unseen


def deal_anew(copy: Game, seat: int, order: Callable[[list[int]], Iterable[int]]) -> None:
    """Exchange the cards that `seat` cannot see, in place; `order` gets those of a deck, zone by zone, and returns them in another order.

    With `sorted`, the result depends on nothing that the seat does not know, except for the seed, which the caller replaces.
    A card that is being played and paid for still lies in a hand, but everybody has seen it, so it stays there.
    """
    announced = {step.cause.card for step in copy.agenda if isinstance(step, Step)}
    hiding = [zone for zone in _zones(copy, seat) if zone]
    deck_of = copy.box.deck_of_card
    alike: dict[str, list[int]] = {key: [] for key in copy.box.decks}
    for key, cards in groupby(chain.from_iterable(hiding), deck_of.__getitem__):
        alike[key] += cards
    new = {card: card for card in announced}
    for cards in alike.values():
        secret = [card for card in cards if card not in announced]
        new.update(zip(secret, order(secret), strict=True))
    for zone in hiding:
        zone[:] = map(new.__getitem__, zone)
    for p in copy.players:
        if p.seat != seat:
            p.secret = {what: [_renamed(pick, new) for pick in picks] for what, picks in p.secret.items()}
    for state, mine in _own(copy, seat):
        _rename(state, mine, new)


def _zones(game: Game, seat: int) -> list[list[int]]:
    found = [pile for deck in game.table.decks.values() for pile in (deck.cards, deck.discard)]
    for p in game.players:
        found += unseen(p, mine=p.seat == seat)
    for state, mine in _own(game, seat):
        found += unseen(state, mine=mine)
    return found


def _own(game: Game, seat: int) -> list[tuple[OwnState, bool]]:
    """The state that expansions keep, at the table and with each player, and whether it belongs to `seat`."""
    at_table = [(state, False) for state in game.table.own.values()]
    return at_table + [(state, p.seat == seat) for p in game.players for state in p.own.values()]


def _rename(state: OwnState, mine: bool, new: dict[int, int]) -> None:
    """Rename the keys of cards in hidden fields as the cards themselves were exchanged; `new` has the new card for each old one."""
    for field in fields(type(state)):
        if field.shown is not PUBLIC and not field.zone and not (mine and field.shown is OWNERS):
            setattr(state, field.name, _renamed_in(getattr(state, field.name), new))


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
