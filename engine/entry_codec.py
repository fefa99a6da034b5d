"""The stored form of journal entries: writing them as JSON, and reading them back, also as older versions wrote them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, Final

import msgspec

from engine.journal import Entry, UnknownEntry

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(list[dict[str, Any]])


def encode(entries: Iterable[Entry]) -> bytes:
    """Encode entries as bytes (JSON)."""
    return _encoder.encode(tuple(entries))


def decode(data: bytes) -> tuple[Entry, ...]:
    """Decode entries; a kind that no class has any more becomes an `UnknownEntry`, so that every history can be read."""
    return tuple(_entry(_newest(raw)) for raw in _decoder.decode(data))


def _entry(raw: dict[str, Any]) -> Entry:
    tag = raw["e"]
    if tag not in _kinds():
        _kinds.cache_clear()
    kind = _kinds().get(tag)
    if kind is None:
        common = {name: raw[name] for name in ("seat", "cause", "by", "to") if name in raw}
        raw, kind = {"e": "unknown", "kind": tag, **common}, UnknownEntry
    return msgspec.convert(raw, kind)


@cache
def _kinds() -> dict[str, type[Entry]]:
    """Every kind of entry by its tag."""
    return {str(kind.__struct_config__.tag): kind for kind in Entry.kinds()}


def _newest(raw: dict[str, Any]) -> dict[str, Any]:
    """Convert a stored entry to the present format; older versions kept the tag under `key` and the fields of the kind under `data`."""
    if "e" in raw:
        return raw
    own = raw.pop("data", {})
    return {"e": raw.pop("key"), **raw, **own}
