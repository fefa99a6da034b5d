"""Hidden information: a game in which everything that one seat cannot know is dealt anew."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from engine.card import CARDS, KEYS
from engine.codec import save, unpacked
from engine.core import Game


def redealt(game: Game, seat: int, random: Random) -> Game:
    """A copy that `seat` cannot tell from the game: decks, discards, other hands, offers and packs are permuted."""
    copy = unpacked(save(game))
    zones = [z for z in _zones(copy, seat) if z]
    hidden = [card for zone in zones for card in zone]
    corporations = [card for card in hidden if CARDS[card].kind == "corporation"]
    apart = frozenset(corporations)
    new: dict[int, int] = {}
    for alike in ([card for card in hidden if card not in apart], corporations):
        # Quicker than `random.shuffle`, and as good.
        new.update(zip(alike, sorted(alike, key=lambda _: random.random()), strict=True))
    for zone in zones:
        zone[:] = [new[card] for card in zone]
    for p in copy.players:
        if p.seat != seat:
            p.secret = {what: [_renamed(pick, new) for pick in picks] for what, picks in p.secret.items()}
    copy.seed = f"another {random.random()}"
    copy.look()
    return copy


def _zones(game: Game, seat: int) -> list[list[int]]:
    table = game.table
    zones = [table.deck, table.discard, table.corporations, table.box]
    for p in game.players:
        if p.seat != seat:
            zones += [p.hand, p.looking, p.drafted, *p.packs]
        else:
            zones += p.packs[1:]
    return zones


def _renamed(pick: str, new: dict[int, int]) -> str:
    verb, sign, key = pick.partition(":")
    if not sign or key not in KEYS or KEYS[key] not in new:
        return pick
    return f"{verb}:{CARDS[new[KEYS[key]]].key}"


def all_cards(game: Game) -> Sequence[int]:
    """Every card of the game, zone by zone; each must occur once."""
    table = game.table
    found = [*table.deck, *table.discard, *table.corporations, *table.box]
    for p in game.players:
        found += [*p.hand, *p.looking, *p.drafted, *p.played, *p.events, *p.hosted]
        found += [card for pack in p.packs for card in pack]
    return found
