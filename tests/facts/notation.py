"""How the notation of one expansion is added to that of all: a module `tests/facts/expansions/NAME.py` registers it here.

Where nothing is registered for a class, `tests/facts/describe_*.py` say it, or raise `NotImplementedError`.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from functools import partial, singledispatch
from typing import Any, Final

from engine.core import Effect
from engine.effect import Modifier, Requirement, Trigger
from tests.facts.sheet import Op

COUNTED: Final[dict[str, Op]] = {}
"""The amounts, by what `Count.of` says that they count."""

POINTS: Final[dict[str, str]] = {}
"""What victory points are counted for, by what `Count.of` says."""


@singledispatch
def requirement(value: Requirement) -> tuple[str, Any] | None:
    """A requirement, as the name of a fact and its value."""
    return None


@singledispatch
def expressed(effect: Effect) -> list[Op]:
    """The operations of an effect."""
    return []


def add_expressed(operations: Mapping[type[Effect], list[Op]]) -> None:
    """Add effects whose operations depend on the class alone."""
    for kind, found in operations.items():
        expressed.register(kind, partial(_always, found))


def _always(found: list[Op], _effect: Effect) -> list[Op]:
    return deepcopy(found)


@singledispatch
def alternatives(effect: Effect) -> list[Op]:
    """The alternatives of an action."""
    return []


@singledispatch
def when(trigger: Trigger) -> Op | None:
    """What sets a trigger off."""
    return None


@singledispatch
def rule(modifier: Modifier, holds: str) -> Op | None:
    """A modifier of a card that holds resources of a kind."""
    return None


@singledispatch
def rule_of_action(effect: Effect) -> Op | None:
    """An ongoing effect that follows from the action of a card."""
    return None
