"""A damaged save is refused as `Unreadable`, whatever was done to its bytes, and what can be loaded is a position of a game."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, Final

import pytest

from engine import Game, load, save
from engine.codec import OPENING, Unreadable
from tests.engine import properties as hold
from tests.engine.games import halfway

DAMAGED: Final = 1500
SOAKED: Final = 30_000
GAMES: Final = ((0, 30), (10, 45), (44, 90), (4, 12))
"""Random games, each with the number of answers after which it is saved."""


def flipped(data: bytes, random: Random) -> bytes:
    """The bytes with one to four bits flipped."""
    found = bytearray(data)
    for _ in range(random.randint(1, 4)):
        found[random.randrange(len(found))] ^= 1 << random.randrange(8)
    return bytes(found)


def cut(data: bytes, random: Random) -> bytes:
    """The bytes without their end, or without a piece in the middle."""
    start = random.randrange(len(data))
    end = len(data) if random.random() < 0.5 else min(len(data), start + random.randint(1, 400))
    return data[:start] + data[end:]


def swapped(data: bytes, random: Random) -> bytes:
    """The bytes with two pieces of the same length exchanged, or two numbers or words of it."""
    size = random.randint(1, 40)
    a, b = sorted(random.sample(range(len(data) // size), 2))
    pieces = [data[i : i + size] for i in range(0, len(data), size)]
    pieces[a], pieces[b] = pieces[b], pieces[a]
    return b"".join(pieces)


def respelt(data: bytes, random: Random) -> bytes:
    """The bytes with a digit in place of another, so that it is still JSON."""
    at = random.choice([i for i, byte in enumerate(data) if chr(byte).isdigit()])
    return data[:at] + random.choice("0123456789").encode() + data[at + 1 :]


def valued(raw: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a decoded save: its holder, and its key or index."""
    for key in list(raw) if isinstance(raw, dict) else range(len(raw)):
        yield raw, key
        if isinstance(raw[key], dict | list):
            yield from valued(raw[key])


def exchanged(data: bytes, random: Random) -> bytes:
    """The save with two of its values exchanged, or with one left out, doubled or replaced by something odd."""
    raw = json.loads(data)
    places = list(valued(raw))
    (one, key), (other, too) = random.sample(places, 2)
    match random.randrange(4):
        case 0:
            one[key], other[too] = other[too], one[key]
        case 1:
            del one[key]
        case 2:
            one[key] = random.choice([None, -1, 10**6, 10**30, "", "x", [], {}, True, 0.5, [[]]])
        case _:
            other[too] = one[key]
    return json.dumps(raw, separators=(",", ":"), default=str).encode()


WAYS: Final[tuple[Callable[[bytes, Random], bytes], ...]] = (flipped, cut, swapped, respelt, exchanged)


def damaged(data: bytes, random: Random) -> bytes:
    while True:
        try:
            found = random.choice(WAYS)(data, random)
        except ValueError:  # what was exchanged holds itself now
            continue
        if found != data:
            return found


def saves() -> list[bytes]:
    return [save(halfway(*which)) for which in GAMES]


def read(data: bytes) -> Game | None:
    """The game, or None if it is unreadable; any other exception fails the test."""
    try:
        return load(data)
    except Unreadable as error:
        if "random game" in str(error):
            raise AssertionError("the reason shows the seed") from None
        return None


def tried(first: int, times: int) -> None:
    known = saves()
    for n in range(first, first + times):
        data = known[n % len(known)]
        game = read(damaged(data, Random(n)))
        assert game is None or save(game) == data, n


def tried_unsummed(first: int, times: int) -> int:
    """Damage saves from before there was a checksum; return how many could still be loaded."""
    known, found = [b"{" + data[len(OPENING) + 18 :] for data in saves()], 0
    for n in range(first, first + times):
        game = read(damaged(known[n % len(known)], Random(n)))
        if game is None:
            continue
        found += 1
        hold.cards_lie_in_one_zone(game)
        hold.nothing_is_negative(game)
        hold.somebody_is_asked(game)
    return found


def test_a_damaged_save_is_unreadable_or_the_same_game() -> None:
    tried(0, DAMAGED)


def test_a_damaged_save_without_a_checksum_is_unreadable_or_a_position_of_a_game() -> None:
    assert tried_unsummed(0, DAMAGED // 3), "nothing was checked"


@pytest.mark.soak
def test_many_damaged_saves() -> None:
    tried(DAMAGED, SOAKED)
    tried_unsummed(DAMAGED, SOAKED)


def test_a_save_from_before_there_was_a_checksum_is_accepted() -> None:
    data = saves()[0]
    raw = json.loads(data)
    assert next(iter(raw)) == "checksum"
    del raw["checksum"]
    assert save(load(json.dumps(raw).encode())) == data


def test_a_checksum_that_stands_elsewhere_is_not_taken_for_none() -> None:
    raw = json.loads(saves()[0])
    raw["checksum"] = raw.pop("checksum")
    with pytest.raises(Unreadable):
        load(json.dumps(raw, separators=(",", ":")).encode())


def without_a_checksum(change: Callable[[dict[str, Any]], None]) -> bytes:
    raw = json.loads(save(halfway(0, 30)))
    del raw["checksum"]
    change(raw)
    return json.dumps(raw).encode()


WRONG: Final[dict[str, Callable[[dict[str, Any]], None]]] = {
    "a card twice": lambda raw: raw["players"][0]["hand"].append(raw["players"][0]["hand"][0]),
    "a card less": lambda raw: raw["table"]["decks"]["projects"][0].pop(),
    "a card that nobody knows": lambda raw: raw["players"][0]["hand"].append(9999),
    "a negative stock": lambda raw: raw["players"][0]["stock"].update(mc=-1),
    "a production that is too low": lambda raw: raw["players"][0]["production"].update(heat=-1),
    "a stock that nobody knows": lambda raw: raw["players"][0]["stock"].update(gold=1),
    "a parameter off its track": lambda raw: raw["table"]["parameters"].update(oxygen=15),
    "a seat too many": lambda raw: raw["players"].append(raw["players"][0]),
    "a turn of nobody": lambda raw: raw["table"].update(active=7),
    "a tile of nobody": lambda raw: raw["table"].setdefault("tiles", {}).update(A1=["city", 9]),
    "a tile on no space": lambda raw: raw["table"].setdefault("tiles", {}).update(Z9=["city", 0]),
    "a tile of no kind": lambda raw: raw["table"].setdefault("tiles", {}).update(A1=["villa", 0]),
    "an award that nobody knows": lambda raw: raw["table"].setdefault("awards", {}).update(fame=0),
    "a step of nobody": lambda raw: raw["agenda"].append([7, {"e": "gain", "what": [["heat", 1]]}]),
    "a step with no such resource": lambda raw: raw["agenda"].insert(0, [0, {"e": "gain", "what": [["gold", 1]]}]),
    "a step with no effect": lambda raw: raw["agenda"].append([0, {}]),
    "nobody is asked": lambda raw: raw.update(agenda=[[0, {"e": "gain", "what": [["heat", 1]]}]]),
    "a phase that nobody knows": lambda raw: raw["table"].update(phase="siesta"),
    "a field that nobody knows": lambda raw: raw["table"].update(colour="red"),
    "tokens too few": lambda raw: raw["tokens"].pop(),
}


@pytest.mark.parametrize("what", WRONG)
def test_a_position_that_no_game_reaches_is_unreadable(what: str) -> None:
    load(without_a_checksum(lambda raw: None))
    with pytest.raises(Unreadable):
        load(without_a_checksum(WRONG[what]))
