"""The entries of the journal as they are stored beside a game, those of older versions included."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec

from engine.expansions import shipped
from engine.journal import Entry, UnknownEntry

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(list[dict[str, Any]])


def written(entries: Iterable[Entry]) -> bytes:
    """Entries as bytes (JSON)."""
    return _encoder.encode(tuple(entries))


def read(data: bytes) -> tuple[Entry, ...]:
    """The entries that were written; what nobody knows any more becomes an `UnknownEntry`, so that a history can always be read."""
    return tuple(_entry(_newest(raw)) for raw in _decoder.decode(data))


def _entry(raw: dict[str, Any]) -> Entry:
    tag = raw["e"]
    if tag not in _kinds():
        shipped()  # brings in the expansions, and with them their entries
        _kinds.cache_clear()
    kind = _kinds().get(tag)
    if kind is None:
        common = {name: raw[name] for name in ("seat", "cause", "by", "to") if name in raw}
        raw, kind = {"e": "unknown", "kind": tag, **common}, UnknownEntry
    return msgspec.convert(raw, kind)


@cache
def _kinds() -> dict[str, type[Entry]]:
    """Every kind of entry by its tag."""
    found: dict[str, type[Entry]] = {}

    def walk(parent: type[Entry]) -> None:
        for child in parent.__subclasses__():
            found[str(child.__struct_config__.tag)] = child
            walk(child)

    walk(Entry)
    return found


def _newest(raw: dict[str, Any]) -> dict[str, Any]:
    """An entry as it is written now; older versions kept its tag under `key` and its own fields under `data`."""
    if "e" in raw:
        return raw
    own = raw.pop("data", {})
    return {"e": raw.pop("key"), **raw, **own}
