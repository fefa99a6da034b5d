"""Every ruling of the sheet has a test that shows it; the open ones have a row in docs/decisions.md."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tests.rulings.obeys import RULINGS

TESTS: Final = Path(__file__).parents[1]
DECISIONS: Final = TESTS.parent / "docs" / "decisions.md"
OPEN: Final = {id for id, row in RULINGS.items() if row["now"] == "open"}
"""The rulings that are decided otherwise, or left as they are."""


def marked() -> Iterator[tuple[str, str]]:
    """The id of each ruling that a test is marked with (`obeys`), and the test."""
    for path in TESTS.rglob("test_*.py"):
        text = path.read_text(encoding="utf-8")
        if "@obeys(" not in text:
            continue
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "obeys":
                        yield from ((str(ast.literal_eval(id)), f"{path.name}::{node.name}") for id in mark.args)


@cache
def shown() -> dict[str, str]:
    """The test of each ruling that one is marked with. All tests are read for it, so not where they are merely collected."""
    return dict(marked())


def test_every_ruling_that_is_not_open_has_a_test() -> None:
    without = sorted(RULINGS.keys() - shown().keys() - OPEN)
    assert not without, f"{len(without)} rulings have no test: {', '.join(without)}"
    assert not shown().keys() & OPEN
    assert shown().keys() <= RULINGS.keys()


def test_what_is_decided_against_a_ruling_names_it() -> None:
    decided = DECISIONS.read_text(encoding="utf-8")
    assert [id for id in sorted(OPEN) if id not in decided] == []
