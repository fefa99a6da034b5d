"""Deep copies of state, in which everything that never changes is shared."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from types import NoneType
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin

import msgspec

T = TypeVar("T")
Copier = Callable[[Any], Any]

_SHARED: Final = frozenset({int, str, bool, float, tuple, NoneType})
"""Types of values that never change; what is in a tuple never does either."""


def copied(value: T) -> T:
    """A deep copy of a value; caches that structs keep for themselves (`engine.state.Derives`) are not copied."""
    how = _by_class(value.__class__)
    return how(value) if how else value


@cache
def _by_class(kind: type) -> Copier | None:
    return _COLLECTIONS[kind] if kind in _COLLECTIONS else _copier(kind) if issubclass(kind, msgspec.Struct) else None


@cache
def _copier(kind: Any) -> Copier | None:
    """A function that copies values of an annotated type; None if such values never change."""
    origin, parts = get_origin(kind) or kind, get_args(kind)
    if origin is Annotated:
        return _copier(parts[0])
    if origin in _SHARED:
        return None
    if origin is list and parts:
        return _list(_copier(parts[0]))
    if origin is dict and parts:
        return _dict(_copier(parts[1]))
    if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
        return None if origin.__struct_config__.frozen else _struct(origin)
    return copied


def _list(each: Copier | None) -> Copier:
    return (lambda value: [each(one) for one in value]) if each else list[Any].copy


def _dict(each: Copier | None) -> Copier:
    return (lambda value: {key: each(one) for key, one in value.items()}) if each else dict[Any, Any].copy


def _struct(kind: type[msgspec.Struct]) -> Copier:
    changing = [(field.name, how) for field in msgspec.structs.fields(kind) if (how := _copier(field.type))]

    def copied(value: Any) -> Any:
        new = value.__copy__()
        for name, how in changing:
            setattr(new, name, how(getattr(value, name)))
        return new

    return copied


_COLLECTIONS: Final[dict[type, Copier]] = {list: _list(copied), dict: _dict(copied), set: set[Any].copy}
