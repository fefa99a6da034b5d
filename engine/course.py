"""The course of a game: the public view after each entry of its history, kept as what changes from one to the next.

It holds seats and open cards, and nothing that is hidden: neither hands nor decks, no seed, no names.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from typing import Any, Final, cast

import msgspec

from engine.codec import Unreadable
from engine.expansions import open_box
from engine.options import Options
from engine.view import View, as_plain
from engine.visible import StatePart

FORMAT: Final = 1
"""The number of the form that `packed` writes; it is stored beside what it has written."""
WHOLE, MORE = "=", "+"
"""Marks of a change: the keys of a mapping in their order, and what is added to the end of a list or of such keys."""

Path = tuple[str, ...]
"""Where a value stands in a view: the keys of the mappings around it and its own."""
Tree = dict[str, Any]


class StoredColumns(msgspec.Struct, array_like=True):
    """What is kept of a game, by columns, which take less room: all changes of one value stand together."""

    entries: list[int]
    """The number of each entry, less that of the one before."""
    keys: list[str]
    """By value that ever changes, its key in the mapping that it stands in."""
    above: list[int]
    """By value, how many columns before its own that mapping has its; 0 for the whole view, the first."""
    when: list[list[int]]
    """By value, the positions at which it changes, each less the one before."""
    what: list[list[Any]]
    """By value, what it becomes. A whole number in place of a whole number is the difference."""


_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(StoredColumns).decode
_NOWHERE: Final = object()


def packed(positions: Iterable[tuple[int, View]]) -> bytes:
    """Return the public views of a game, each with the number of its entry, oldest first, as bytes for `unpacked`.

    The views are to show points (`view(..., afterwards=True)`), also where the table hid them while it played.
    """
    kept = StoredColumns([], [], [], [], [])
    columns: dict[Path, int] = {}
    changed: list[int] = []  # by column, the position of its last change
    before, number = cast("Any", _NOWHERE), 0
    for position, (entry, public) in enumerate(positions):
        now = _tree(public)
        for path, change in _changes((), before, now):
            column = columns.setdefault(path, len(columns))
            if column == len(changed):
                changed.append(0)
                kept.keys.append(path[-1] if path else "")
                kept.above.append(column - columns[path[:-1]])
                kept.when.append([])
                kept.what.append([])
            kept.when[column].append(position - changed[column])
            kept.what[column].append(change)
            changed[column] = position
        kept.entries.append(entry - number)
        before, number = now, entry
    return zlib.compress(_encode(kept), 9)


def unpacked(data: bytes, form: int = FORMAT, *, afterwards: bool = False) -> Iterator[tuple[int, View]]:
    """Yield the number of each entry with the public view after it, oldest first; raises `Unreadable`.

    Points that the table hid while it played are shown at the end, and with `afterwards` in all views. What a later version has
    added is left out.
    """
    if form != FORMAT:
        raise Unreadable(f"the course has format {form}, this program reads {FORMAT}")
    try:
        yield from _views(_decode(zlib.decompress(data)), afterwards)
    except Unreadable:
        raise
    except Exception as error:  # damaged bytes may fail in any part of the decoding
        raise Unreadable(f"{type(error).__name__}: the course cannot be read") from error


def _views(kept: StoredColumns, afterwards: bool) -> Iterator[tuple[int, View]]:
    due: list[dict[Path, Any]] = [{} for _ in kept.entries]
    paths: list[Path] = []
    for key, above, when, what in zip(kept.keys, kept.above, kept.when, kept.what, strict=True):
        path, position = (*paths[len(paths) - above], key) if above else (key,), 0
        paths.append(path)
        for gap, change in zip(when, what, strict=True):
            position += gap
            due[position][path] = change
    root, number = Tree(), 0
    for gap, changes in zip(kept.entries, due, strict=True):
        number += gap
        for path, change in changes.items():
            _apply(root, path, change)
        yield number, _view(root[""], afterwards)


# --- changes ----------------------------------------------------------------------------------------------------------


def _changes(path: Path, before: Any, now: Any) -> Iterator[tuple[Path, Any]]:
    """Yield where something has changed and what to write there, each mapping before what stands in it."""
    if before is not _NOWHERE and _encode(before) == _encode(now):
        return
    if not isinstance(now, dict):
        yield path, _difference(before, now)
        return
    there = cast("Tree", now)
    old = cast("Tree", before) if isinstance(before, dict) else None
    if old is None or list(old) != list(there):
        yield path, _longer(list(old), list(there)) if old is not None else {WHOLE: list(there)}
    for key, value in there.items():
        yield from _changes((*path, key), _NOWHERE if old is None else old.get(key, _NOWHERE), value)


def _difference(before: Any, now: Any) -> Any:
    if type(before) is int and type(now) is int:
        return now - before
    if isinstance(before, list) and isinstance(now, list):
        old, new = cast("list[Any]", before), cast("list[Any]", now)
        return {MORE: new[len(old) :]} if old and new[: len(old)] == old else new
    return now


def _longer(old: list[str], new: list[str]) -> dict[str, list[str]]:
    return {MORE: new[len(old) :]} if new[: len(old)] == old else {WHOLE: new}


def _apply(root: Tree, path: Path, change: Any) -> None:
    """Carry out a change in place; what it says depends on what stands there."""
    *above, key = path
    around = root
    for name in above:
        around = around[name]
    there = cast("Any", around.get(key))
    if isinstance(change, dict):
        marked = cast("dict[str, list[Any]]", change)
        old = cast("Tree", there) if isinstance(there, dict) else None
        if WHOLE in marked:
            around[key] = {name: (old or {}).get(name) for name in marked[WHOLE]}
        elif old is not None:
            old.update(dict.fromkeys(marked[MORE]))
        else:
            around[key] = [*there, *marked[MORE]]
    elif type(there) is int and type(change) is int:
        around[key] = there + change
    else:
        around[key] = change


# --- views as plain values --------------------------------------------------------------------------------------------


def _tree(public: View) -> Tree:
    """A view as mappings, lists and plain values; the seats are a mapping too."""
    found = as_plain(public, defaults=False)
    return {**found, "seats": {str(seat): each for seat, each in enumerate(found["seats"])}}


def _view(tree: Tree, afterwards: bool) -> View:
    options = Options.model_validate(tree["options"])
    kinds = open_box(options).own
    told = afterwards or tree["over"] or not options.hidden_points
    none: Tree = {"own": {}} if told else {"own": {}, "points": {}}
    whole: Tree = {**tree, "options": options, "own": {}, "seats": [seat | none for seat in tree["seats"].values()]}
    public = msgspec.convert(whole, View, str_keys=True)
    seats = tuple(
        msgspec.structs.replace(seat, own={n: _own(own.player, there["own"].get(n)) for n, own in kinds.items()})
        for seat, there in zip(public.seats, tree["seats"].values(), strict=True)
    )
    own = {name: _own(own.table, tree["own"].get(name)) for name, own in kinds.items()}
    return msgspec.structs.replace(public, own=own, seats=seats)


def _own(kind: type[StatePart], kept: Tree | None) -> StatePart:
    return msgspec.convert(kept or {}, kind, str_keys=True)
