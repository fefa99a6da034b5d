"""The names that declarations use, of resources, tags, parameters, tiles and more; a misspelt one is refused with a sentence.

The type of a field says what its strings name (`parameter: ParameterName`). `used` finds all names in a declaration; the box, which
alone knows what is in play, refuses those that name nothing. Resources are the same in every box: `stocks` refuses a wrong one at once.
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
"""The deck of corporations; those that were dealt and not chosen are its discards."""


class Names(NamedTuple):
    """What the strings of a field name: the kind of thing, as `engine.expansions.box` knows it."""

    kind: str


ResourceName = Annotated[str, Names("resource")]
CostName = Annotated[str, Names("cost")]
"""A resource, or `here`: those on this card."""
TagName = Annotated[str, Names("tag")]
ParameterName = Annotated[str, Names("parameter")]
TileName = Annotated[str, Names("tile")]
PlaceName = Annotated[str, Names("placement rule")]
CardNumber = Annotated[str, Names("card")]
TermName = Annotated[str, Names("term")]
"""A price, value or other number of the rules, as `engine.prices` lists them; `project` stands for every `project:...`."""
CardResourceName = Annotated[str, Names("card resource")]
ProtectedName = Annotated[str, Names("protected thing")]

Resource = Literal["mc", "steel", "titanium", "plants", "energy", "heat"]
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)


class Stocks(TypedDict, Generic[T], total=False):
    """Amounts by resource, as keywords: `plants=3`."""

    mc: T
    steel: T
    titanium: T
    plants: T
    energy: T
    heat: T


class Use(NamedTuple):
    """A name that a declaration uses, and what kind of thing it names."""

    kind: str
    name: str


def stocks(what: Stocks[T], *also: str) -> tuple[tuple[str, T], ...]:
    """Amounts by resource as a declaration keeps them; raises `TypeError` for what is neither a resource nor in `also`."""
    amounts = cast("Mapping[str, T]", what)
    for name in amounts:
        if name not in RESOURCES and name not in also:
            raise TypeError(slip(Use("resource", name), (*RESOURCES, *also)))
    return tuple(amounts.items())


def one_of(pairs: Iterable[tuple[str, T]]) -> tuple[str, T]:
    """The one keyword that a declaration takes, with its value; raises `TypeError` for none or several."""
    found = tuple(pairs)
    if len(found) != 1:
        raise TypeError(f"one keyword is needed, not {len(found)}")
    return found[0]


def slip(use: Use, known: Iterable[str]) -> str:
    """The sentence about a name that names nothing."""
    return f"there is no {use.kind} {use.name!r}; there is {', '.join(sorted(known))}"


def used(value: object) -> Iterator[Use]:
    """Every name in a declaration, those of what it is made of included; an empty string names nothing."""
    if isinstance(value, msgspec.Struct):
        for field, hint in _hints(type(value)).items():
            yield from _within(getattr(value, field), hint)
    elif isinstance(value, tuple | list):
        for part in cast("Iterable[object]", value):
            yield from used(part)


def _within(value: object, hint: Any) -> Iterator[Use]:
    if isinstance(value, str):
        for mark in getattr(hint, "__metadata__", ()):
            if isinstance(mark, Names) and value:
                yield Use(mark.kind, value)
    elif isinstance(value, tuple):
        parts = cast("tuple[object, ...]", value)
        inner = get_args(hint)
        for i, part in enumerate(parts):
            each = inner[0] if Ellipsis in inner else inner[i] if i < len(inner) else None
            yield from _within(part, each)
    else:
        yield from used(value)


@cache
def _hints(cls: type) -> dict[str, Any]:
    """The fields of a declaration with what they hold."""
    hints = get_type_hints(cls, include_extras=True)
    return {field: hints[field] for field in getattr(cls, "__struct_fields__", ())}
