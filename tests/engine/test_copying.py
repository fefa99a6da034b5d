"""Copies of the state of a game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from engine.lazy_copy import lazy_copy
from tests.engine.games import opened, walk


def changing(value: Any) -> Iterator[Any]:
    """A value and all that is in it, as far as it can change."""
    if isinstance(value, msgspec.Struct):
        if not value.__struct_config__.frozen:
            yield value
        for name in value.__struct_fields__:
            yield from changing(getattr(value, name))
    elif isinstance(value, list | dict | set | tuple):
        if not isinstance(value, tuple):
            yield value
        for part in value.values() if isinstance(value, dict) else value:
            yield from changing(part)


@pytest.mark.parametrize("n", [7, 1202])
def test_a_copy_is_equal_and_shares_nothing_that_changes(n: int) -> None:
    game = opened(n)
    for i, _ in enumerate(walk(game, Random(n))):
        if i % 50 == 0:
            for one in (*game.players, game.table):
                copy = lazy_copy(one)
                assert copy == one
                assert not {id(part) for part in changing(copy)} & {id(part) for part in changing(one)}


def test_what_never_changes_is_shared_and_what_is_not_annotated_is_copied_by_its_class() -> None:
    frozen, anything = opened(7).options, {"a": [{1, 2}, (3, [4])]}
    assert lazy_copy(frozen) is frozen
    copy = lazy_copy(anything)
    assert copy == anything
    assert copy["a"] is not anything["a"]
    assert copy["a"][0] is not anything["a"][0]
