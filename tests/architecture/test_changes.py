"""`engine.changes` is the only door to the state: nobody else writes to a field of a player or of the table, or into one."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

from engine.expansions import EXPANSIONS, Expansion, shipped
from engine.shipped import SHIPPED
from engine.state import Deck, Player, Table
from tests.expansions.made_up import MADE_UP

HOUSE = Path(__file__).parents[2]
FIELDS = {*Player.__struct_fields__, *Table.__struct_fields__, *Deck.__struct_fields__, "deck"}
MUTATING = {
    "add",
    "append",
    "clear",
    "extend",
    "insert",
    "pop",
    "popitem",
    "remove",
    "reverse",
    "setdefault",
    "sort",
    "update",
}
ALLOWED = {
    "engine/codec.py": {"own"},  # gives what an expansion keeps its type
    "engine/hidden.py": {"secret"},  # deals anew, in a copy, what a seat cannot know
    "engine/core.py": {"secret"},  # takes back a lane
    "engine/phases/start.py": {"first", "active"},  # makes the table
    "engine/state.py": {"cards", "discard"},  # `Table.deck` and `Table.discard` by the names of the deck
}
"""The exceptions, by file: which names it may write to."""


def kept_by(expansion: Expansion) -> set[str]:
    """The fields of what an expansion keeps of its own."""
    own = expansion.own
    return {*own.table.__struct_fields__, *own.player.__struct_fields__} if own else set()


def written(source: str, fields: Collection[str] = FIELDS) -> Iterator[tuple[int, str]]:
    """Each line that assigns to, deletes or mutates something by the name of one of the fields, with that name."""
    for node in ast.walk(ast.parse(source)):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in MUTATING:
            targets = [node.func.value]
        for target in targets:
            for one in target.elts if isinstance(target, ast.Tuple) else [target]:
                while isinstance(one, ast.Subscript):
                    one = one.value
                if isinstance(one, ast.Attribute) and one.attr in fields:
                    yield one.lineno, one.attr


def test_nobody_but_changes_writes_to_the_state() -> None:
    past: dict[str, str] = {}
    for path in sorted((HOUSE / "engine").rglob("*.py")):
        name = path.relative_to(HOUSE).as_posix()
        if not name.startswith("engine/changes/"):
            for line, field in written(path.read_text(encoding="utf-8")):
                if field not in ALLOWED.get(name, set()):
                    past[f"{name}:{line}"] = field
    assert past == {}


def test_an_expansion_writes_to_what_it_keeps_by_changes_alone() -> None:
    shipped()
    folders = [(EXPANSIONS[one.name], HOUSE / "engine" / "expansions" / one.module) for one in SHIPPED]
    for expansion, folder in (*folders, (MADE_UP, HOUSE / "tests" / "expansions" / "made_up")):
        fields = {*FIELDS, *kept_by(expansion)}
        for path in folder.glob("*.py"):
            assert list(written(path.read_text(encoding="utf-8"), fields)) == [], path
    assert kept_by(MADE_UP)


def test_every_exception_is_still_needed() -> None:
    used = {name: {field for _, field in written((HOUSE / name).read_text(encoding="utf-8"))} for name in ALLOWED}
    assert {name: fields - used[name] for name, fields in ALLOWED.items() if fields - used[name]} == {}


def test_every_way_of_writing_is_seen() -> None:
    for line in ("me.tr += 1", "me.stock['mc'] = 3", "del me.hosted[3]", "me.hand.remove(3)", "a, me.tr = 1, 2"):
        assert len(list(written(line))) == 1, line
    assert not list(written("found = me.stock['mc']\nme.forget()\nlist(me.hand).append(3)"))
