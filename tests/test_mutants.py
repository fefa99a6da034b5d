"""Mistakes that `python -m tests.mutants` makes are made in the functions that the tests call."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import requirements
from tests import mutants


@pytest.fixture
def frozen() -> Iterator[None]:
    """The garbage collector looks at nothing that is there now, as in any run of the tests."""
    gc.freeze()
    yield
    gc.freeze()


def test_a_mistake_is_made_in_functions_that_were_there_before_the_tests_began(frozen: None) -> None:
    made = mutants.mutant(Path(requirements.__file__), 0)
    assert {function.__module__ for function, _code in mutants.changed(made)} == {requirements.__name__}
