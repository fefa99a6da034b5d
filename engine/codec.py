"""Saving and loading. The snapshot is the truth; loading derives what is asked and applies nothing.

Class names and fields of effects are the save format: renaming one needs a migration here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, Final, cast

import msgspec

from engine.core import AnyEffect, AnyValue, Fork, Game, Step, Value
from engine.expansions import Box, open_box, shipped
from engine.options import Options
from engine.state import Player, Table
from engine.visible import OwnState

VERSION: Final = 2


class Save(msgspec.Struct, omit_defaults=True):
    """One game, whole; the journal is kept beside it."""

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


class Unreadable(ValueError):
    """A save that this version cannot load; the message says why, without what is in it."""


@cache
def effects() -> dict[str, type[Value]]:
    """Every value that a save may hold, by its tag."""
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
    if tag not in effects():
        shipped()  # brings in the expansions, and with them every effect that they are made of
        effects.cache_clear()
    cls = effects()[tag]
    return msgspec.convert(obj, cls, dec_hook=_decode)


_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Save, dec_hook=_decode)


@cache
def _plain(options: Options) -> dict[str, Any]:
    return options.model_dump(exclude_defaults=True)


@cache
def _options(plain: str) -> Options:
    return Options.model_validate_json(plain)


def save(game: Game) -> bytes:
    """A game between two answers as bytes (JSON).

    >>> from engine import Options, load, new_game, save
    >>> game = new_game(Options(players=2, first=0), "a seed")
    >>> save(load(save(game))) == save(game)
    True
    """
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


def load(data: bytes) -> Game:
    """Load a saved game, of this version of the format or an older one; raises `Unreadable` if the bytes are no such save.

    >>> from engine import Options, load, new_game, save
    >>> load(save(new_game(Options(players=2, first=0), "a seed"))).decision(1).key
    'corporation'
    """
    game = unpacked(data)
    game.look()
    return game


class _Numbered(msgspec.Struct):
    version: int


_numbered: Final = msgspec.json.Decoder(_Numbered)


def unpacked(data: bytes) -> Game:
    """A saved game without its pending decisions, so that it can be changed before `Game.look` derives them; raises `Unreadable`."""
    try:
        version = _numbered.decode(data).version
        found = _decoder.decode(_migrated(data, version) if version in MIGRATIONS else data)
        options = _options(msgspec.json.encode(found.options).decode())
        box = open_box(options)
        _unpack_own(box, found)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise Unreadable(f"{type(error).__name__}: the save cannot be read") from error
    if found.version != VERSION:
        raise Unreadable(f"the save has format {found.version}, this program reads {VERSION}")
    game = Game(found.seed, options, box, found.players, found.table)
    game.agenda, game.homework, game.triggered = found.agenda, found.homework, found.triggered
    game.tokens, game.chance, game.floor = found.tokens, found.chance, found.floor
    game.answered, game.last = found.answered, found.last
    return game


def _unpack_own(box: Box, found: Save) -> None:
    """What expansions keep, from plain values to their structs; what a save from before it lacks stands at its defaults."""
    for state, part in ((found.table, "table"), *((p, "player") for p in found.players)):
        if unknown := state.own.keys() - box.own.keys():
            raise ValueError(f"no expansion in this game keeps {min(unknown)}")
        for name, own in box.own.items():
            kind: type[OwnState] = getattr(own, part)
            state.own[name] = msgspec.convert(state.own.get(name, {}), kind, dec_hook=_decode, str_keys=True)


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
    """Every object in a save as plain values, wherever it stands."""
    if isinstance(raw, dict):
        found = cast("dict[str, Any]", raw)
        yield found
        raw = list(found.values())
    if isinstance(raw, list):
        for part in cast("list[Any]", raw):
            yield from _values(part)


MIGRATIONS: Final[Mapping[int, Callable[[dict[str, Any]], None]]] = {1: _from_1}
"""By version how a save of it, as plain values, is turned in place into one of the next version."""


def rewound(current: Game, older: Game) -> Game:
    """`older` as the game to go on from: tokens and chance only grow, and what was drawn since is shuffled back into its deck."""
    drawn = older.answered < current.floor
    older.tokens = [n + 1 for n in current.tokens]
    older.chance = max(current.chance, older.chance)
    if drawn:
        for deck in older.table.decks.values():
            older.shuffle(deck.cards)
    older.look()
    return older
