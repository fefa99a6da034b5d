"""Saving and loading games as JSON.

A save is a snapshot of the state and the agenda. Loading derives the pending decisions from it and applies no effect. A save begins
with a checksum of the rest; those from before it existed have none. What was altered, or is no position of a game, is not loaded.
The class names and field names of effects are part of the save format: to rename one, add a migration here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from hashlib import blake2b
from typing import Any, Final, cast

import msgspec

from engine import validation
from engine.box import Box
from engine.core import AnyEffect, AnyValue, Fork, Game, Step, Value
from engine.expansions import open_box
from engine.options import Options
from engine.state import Player, Table
from engine.visible import StatePart

VERSION: Final = 3
OPENING: Final = b'{"checksum":"'
DIGEST: Final = 8
"""The length of the checksum in bytes; it is written in hexadecimal."""


class Save(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """Everything that is saved of one game; its journal is stored apart (`engine.entry_codec`)."""

    version: int
    seed: str
    options: dict[str, Any]
    players: list[Player]
    table: Table
    agenda: list[Step | Fork]
    homework: dict[int, list[Step | Fork]] = {}
    triggered: list[Step] = []
    tokens: list[int] = []
    chance: int = 0
    floor: int = 0
    answered: int = 0
    last: int = -1
    checksum: str = ""
    """The first field of a save, written by `save` and verified by `load`; empty in a save from before it existed."""


class Unreadable(ValueError):
    """Raised for a save that cannot be loaded; the message gives the reason and none of the content, which may be secret."""


@cache
def value_classes() -> dict[str, type[Value]]:
    """The classes of all values that a save may hold, by tag."""
    found: dict[str, type[Value]] = {}

    def walk(parent: type[Value]) -> None:
        for child in parent.__subclasses__():
            found[str(child.__struct_config__.tag)] = child
            walk(child)

    walk(Value)
    return found


def _decode(kind: type, obj: Any) -> Any:
    if kind not in (AnyEffect, AnyValue) or not isinstance(obj, dict):
        return obj
    tag = str(cast("dict[str, Any]", obj)["e"])
    if tag not in value_classes():
        value_classes.cache_clear()
    cls = value_classes()[tag]
    return msgspec.convert(obj, cls, dec_hook=_decode)


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Save, dec_hook=_decode)


@lru_cache(maxsize=2048)
def _plain(options: Options) -> dict[str, Any]:
    return options.model_dump(exclude_defaults=True)


@lru_cache(maxsize=2048)
def _options(plain: str) -> Options:
    return Options.model_validate_json(plain)


def save(game: Game) -> bytes:
    """Encode a game between two answers as bytes (JSON).

    >>> from engine import Options, load, new_game, save
    >>> game = new_game(Options(players=2, first=0), "a seed")
    >>> save(load(save(game))) == save(game)
    True
    """
    body = _encoded(game)[1:]
    return OPENING + _digest(body) + b'",' + body


def _digest(body: bytes) -> bytes:
    return blake2b(body, digest_size=DIGEST).hexdigest().encode()


def _encoded(game: Game) -> bytes:
    return _encoder.encode(
        Save(
            VERSION,
            game.seed,
            _plain(game.options),
            game.players,
            game.table,
            game.agenda,
            game.homework,
            game.triggered,
            game.tokens,
            game.chance,
            game.floor,
            game.answered,
            game.last,
        )
    )


def copy_game(game: Game) -> Game:
    """A copy of a game without its pending decisions; the caller may change the state and then derives them with `Game.derive_pending`."""
    return _game(_decoder.decode(_encoded(game)))


def load(data: bytes) -> Game:
    """Load a game from a save of this version of the format or an older one; raises `Unreadable` for any other bytes.

    >>> from engine import Options, load, new_game, save
    >>> load(save(new_game(Options(players=2, first=0), "a seed"))).decision(1).key
    'corporation'
    """
    try:
        game = load_undecided(data)
        game.derive_pending()
        validation.check(game)
    except Unreadable:
        raise
    except validation.InvalidState as error:
        raise Unreadable(f"the save is no position of a game: {error}") from error
    except Exception as error:  # an effect with damaged values may raise anything
        raise Unreadable(f"{type(error).__name__}: the save is no position of a game") from error
    return game


class _Generation(msgspec.Struct):
    generation: int = 1


class _Dated(msgspec.Struct):
    table: _Generation


_dated: Final = msgspec.json.Decoder(_Dated)


def generation(data: bytes) -> int:
    """The generation of a save of any version, in a small part of the time that `load` takes. Raises `Unreadable`.

    >>> from engine import Options, new_game, save
    >>> generation(save(new_game(Options(players=2), "a seed")))
    1
    """
    try:
        return _dated.decode(data).table.generation
    except Exception as error:  # damaged bytes may fail in any part of the decoding
        raise Unreadable(f"{type(error).__name__}: the save cannot be read") from None


class _Numbered(msgspec.Struct):
    version: int


_numbered: Final = msgspec.json.Decoder(_Numbered)


def load_undecided(data: bytes) -> Game:
    """Load a game without its pending decisions and without a check of its position.

    Raises `Unreadable`, as `load` does.
    """
    try:
        version = _numbered.decode(data).version
        if version != VERSION and version not in MIGRATIONS:
            raise Unreadable(f"the save has format {version}, this program reads {VERSION}")
        if _altered(data):
            raise Unreadable("the save was altered: its checksum does not match")
        return _game(_decoder.decode(_migrated(data, version) if version != VERSION else data))
    except Unreadable:
        raise
    except Exception as error:  # damaged bytes may fail in any part of the decoding
        raise Unreadable(f"{type(error).__name__}: the save cannot be read") from error


class _Summed(msgspec.Struct):
    checksum: str | None = None


_summed: Final = msgspec.json.Decoder(_Summed)


def _altered(data: bytes) -> bool:
    """Whether the bytes are not those that `save` wrote; of a save without a checksum this is not known."""
    start = len(OPENING) + 2 * DIGEST
    if not data.startswith(OPENING):
        return _summed.decode(data).checksum is not None
    return data[len(OPENING) : start] != _digest(data[start + 2 :]) or data[start : start + 2] != b'",'


def _game(found: Save) -> Game:
    options = _options(msgspec.json.encode(found.options).decode())
    box = open_box(options)
    _unpack_own(box, found)
    _add_later(box, found)
    game = Game(found.seed, options, box, found.players, found.table)
    game.agenda, game.homework, game.triggered = found.agenda, found.homework, found.triggered
    game.tokens, game.chance, game.floor = found.tokens, found.chance, found.floor
    game.answered, game.last = found.answered, found.last
    return game


def _unpack_own(box: Box, found: Save) -> None:
    """Convert the state of expansions from plain values to their structs; fields that the save does not have get their defaults."""
    for state, part in ((found.table, "table"), *((p, "player") for p in found.players)):
        if unknown := state.own.keys() - box.own.keys():
            raise ValueError(f"no expansion in this game keeps {min(unknown)}")
        for name, own in box.own.items():
            kind: type[StatePart] = getattr(own, part)
            state.own[name] = msgspec.convert(state.own.get(name, {}), kind, dec_hook=_decode, str_keys=True)


def _add_later(box: Box, found: Save) -> None:
    """Put cards that an expansion got after the game began on their discard piles, so that they come with the next deck."""
    if box.later:
        there = set(validation.all_cards(found))
        for card in sorted(box.later - there):
            found.table.decks[box.deck_of_card[card]].discard.append(card)


def _migrated(data: bytes, version: int) -> bytes:
    raw = msgspec.json.decode(data)
    while version in MIGRATIONS:
        MIGRATIONS[version](raw)
        version += 1
    return msgspec.json.encode({**raw, "version": version})


def _rename(raw: dict[str, Any], names: Mapping[str, str]) -> None:
    for old, new in names.items():
        if old in raw:
            raw[new] = raw.pop(old)


def _from_1(raw: dict[str, Any]) -> None:
    _rename(raw, {"asked": "tokens", "aside": "homework", "fired": "triggered"})
    for player in raw["players"]:
        _rename(player, {"boons": "next_card"})
    table = raw["table"]
    projects = [table.pop("deck"), table.pop("discard")]
    table["decks"] = {"projects": projects, "corporations": [table.pop("corporations"), table.pop("box")]}
    for step in _values(raw):
        if step.get("e") == "discount":
            step.update(e="term", name="card", by=-step.pop("mc"))


def _values(raw: Any) -> Iterator[dict[str, Any]]:
    """Every JSON object in a save, at any depth."""
    if isinstance(raw, dict):
        found = cast("dict[str, Any]", raw)
        yield found
        raw = list(found.values())
    if isinstance(raw, list):
        for part in cast("list[Any]", raw):
            yield from _values(part)


def _from_2(raw: dict[str, Any]) -> None:
    """Cards that were turned face down, which the promos kept apart, lie with the events."""
    for player in raw["players"]:
        turned = player.get("own", {}).pop("promos", {}).get("turned", [])
        if turned:
            player["events"] = [*player.get("events", []), *turned]
    raw["table"].get("own", {}).pop("promos", None)


MIGRATIONS: Final[Mapping[int, Callable[[dict[str, Any]], None]]] = {1: _from_1, 2: _from_2}
"""By version, the function that changes a save of it (decoded JSON), in place, to the next version."""
