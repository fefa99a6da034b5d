"""Types for the names that declarations use, and the search for misspelt names.

The type of a field says what kind of thing its strings name: `parameter: ParameterName`. `names_used` finds all names in a declaration.
When a box is opened, it refuses names of things that are not in it. Only the names of resources are the same in every box, so
`stocks` refuses a wrong one already when the declaration is made.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import (
    Annotated,
    Any,
    Final,
    Generic,
    Literal,
    NamedTuple,
    TypedDict,
    TypeVar,
    cast,
    get_args,
    get_type_hints,
)

import msgspec

T = TypeVar("T")
PROJECT_DECK: Final = "projects"
"""The deck of project cards."""
CORPORATION_DECK: Final = "corporations"
"""The deck of corporations; those that were dealt and not chosen are in its discard pile."""
PRELUDE_DECK: Final = "preludes"
"""The deck of preludes, where an expansion has cards of that kind."""


class Names(NamedTuple):
    """A mark on a field whose strings are names; `kind` is the kind of thing named, one of those in `slips.known_names`."""

    kind: str


ResourceName = Annotated[str, Names("resource")]
CostName = Annotated[str, Names("cost")]
"""The name of a resource, or `here` for the resources on this card."""
TagName = Annotated[str, Names("tag")]
ParameterName = Annotated[str, Names("parameter")]
TileName = Annotated[str, Names("tile")]
PlaceName = Annotated[str, Names("placement rule")]
CardNumber = Annotated[str, Names("card")]
TermName = Annotated[str, Names("term")]
"""The name of a number in `engine.prices`, such as a price; `project` stands for every name that begins with `project:`."""
PurseName = Annotated[str, Names("purse")]
"""The name of what may pay: a resource, a currency of an expansion, or `here` for the resources on this card."""
CardResourceName = Annotated[str, Names("card resource")]
ProtectedName = Annotated[str, Names("protected thing")]

Resource = Literal["mc", "steel", "titanium", "plants", "energy", "heat"]
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
Span = Literal["action", "turn", "generation"]
"""A span of the game in which something may happen only once."""


class Stocks(TypedDict, Generic[T], total=False):
    """Keyword arguments with amounts by resource: `plants=3`."""

    mc: T
    steel: T
    titanium: T
    plants: T
    energy: T
    heat: T


class NameUse(NamedTuple):
    """A name in a declaration, and the kind of thing that it names."""

    kind: str
    name: str


def stocks(what: Stocks[T], *also: str) -> tuple[tuple[str, T], ...]:
    """Convert keyword arguments with amounts by resource to pairs, as declarations store them.

    Raises `TypeError` for a keyword that is neither a resource nor in `also`.
    """
    amounts = cast("Mapping[str, T]", what)
    for name in amounts:
        if name not in RESOURCES and name not in also:
            raise TypeError(unknown_name(NameUse("resource", name), (*RESOURCES, *also)))
    return tuple(amounts.items())


def only_pair(pairs: Iterable[tuple[str, T]]) -> tuple[str, T]:
    """The only pair of a keyword and its value; raises `TypeError` if there is none, or more than one."""
    found = tuple(pairs)
    if len(found) != 1:
        raise TypeError(f"one keyword is needed, not {len(found)}")
    return found[0]


def unknown_name(use: NameUse, known: Iterable[str]) -> str:
    """The error message for a name that names nothing, with the names that are known."""
    return f"there is no {use.kind} {use.name!r}; there is {', '.join(sorted(known))}"


def names_used(value: object) -> Iterator[NameUse]:
    """Every name in a declaration and in the values that it contains; empty strings are left out."""
    if isinstance(value, msgspec.Struct):
        for field, hint in _hints(type(value)).items():
            yield from _within(getattr(value, field), hint)
    elif isinstance(value, tuple | list):
        for part in cast("Iterable[object]", value):
            yield from names_used(part)


def _within(value: object, hint: Any) -> Iterator[NameUse]:
    if isinstance(value, str):
        for mark in getattr(hint, "__metadata__", ()):
            if isinstance(mark, Names) and value:
                yield NameUse(mark.kind, value)
    elif isinstance(value, tuple):
        parts = cast("tuple[object, ...]", value)
        inner = get_args(hint)
        for i, part in enumerate(parts):
            each = inner[0] if Ellipsis in inner else inner[i] if i < len(inner) else None
            yield from _within(part, each)
    else:
        yield from names_used(value)


@cache
def _hints(cls: type) -> dict[str, Any]:
    """The fields of a struct with their types, marks included."""
    hints = get_type_hints(cls, include_extras=True)
    return {field: hints[field] for field in getattr(cls, "__struct_fields__", ())}
