"""Deep copies of state for a short time: everything that never changes is shared, and what a dict holds is copied when it is read."""

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


def lazy_copy(value: T) -> T:
    """A deep copy of a value, which must not change as long as the copy is used.

    Caches that structs keep for themselves (`engine.state.WithCache`) are not copied.
    """
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
        each = _copier(parts[1])
        later = each is lazy_copy or (isinstance(parts[1], type) and issubclass(parts[1], msgspec.Struct))
        return _later(each) if each and later else _dict(each)
    if isinstance(origin, type) and issubclass(origin, msgspec.Struct):
        return None if origin.__struct_config__.frozen else _struct(origin)
    return lazy_copy


def _list(each: Copier | None) -> Copier:
    return (lambda value: [each(one) for one in value]) if each else list[Any].copy


def _dict(each: Copier | None) -> Copier:
    if each is None:
        return dict[Any, Any].copy
    return lambda value: {key: each(one) for key, one in value.items()} if value else {}


def _later(each: Copier) -> Copier:
    return lambda value: _Later(value, each) if value.__class__ is _Later or value else {}


class _Later(dict[Any, Any]):
    """A copy of a dict whose values are copied one by one as they are read by their keys, or all at once by anything else.

    An action changes the state of few expansions, and few decks.
    """

    __slots__ = ("_each", "_source")

    def __init__(self, source: dict[Any, Any], each: Copier) -> None:
        super().__init__()
        self._source: dict[Any, Any] | None = source
        self._each = each

    def __missing__(self, key: object) -> Any:
        if self._source is None:
            raise KeyError(key)
        found = self[key] = self._each(self._source[key])
        return found

    def _filled(self) -> dict[Any, Any]:
        """Itself, with all values copied, in the order of the source."""
        if self._source is not None:
            source, self._source = self._source, None
            read = dict(zip(super().keys(), super().values(), strict=True))
            super().clear()
            super().update({key: read[key] if key in read else self._each(one) for key, one in source.items()} | read)
        return self


def _first_filled(name: str) -> Callable[..., Any]:
    do = getattr(dict, name)

    def filled(self: _Later, *given: Any) -> Any:
        return do(self._filled(), *given)  # pyright: ignore[reportPrivateUsage]

    return filled


for _name in (
    "__contains__",
    "__delitem__",
    "__eq__",
    "__iter__",
    "__len__",
    "__ne__",
    "__or__",
    "__repr__",
    "__reversed__",
    "clear",
):
    setattr(_Later, _name, _first_filled(_name))
for _name in ("copy", "get", "items", "keys", "pop", "popitem", "setdefault", "update", "values"):
    setattr(_Later, _name, _first_filled(_name))


def _struct(kind: type[msgspec.Struct]) -> Copier:
    changing = [(field.name, how) for field in msgspec.structs.fields(kind) if (how := _copier(field.type))]

    def lazy_copy(value: Any) -> Any:
        new = value.__copy__()
        for name, how in changing:
            setattr(new, name, how(getattr(value, name)))
        return new

    return lazy_copy


_COLLECTIONS: Final[dict[type, Copier]] = {list: _list(lazy_copy), dict: _dict(lazy_copy), set: set[Any].copy}
