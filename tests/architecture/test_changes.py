"""`engine.changes` is the only door to the state: nobody else writes to a field of a player or of the table, or into one.

Each function of it that changes something tells an entry, and `tell` is the only way in which an entry is told.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator
from pathlib import Path

from engine import changes
from engine.expansions import EXPANSIONS, Expansion
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
    "engine/codec.py": {"own", "discard"},  # gives what an expansion keeps its type, and adds cards that came later
    "engine/dealing.py": {"secret"},  # deals anew, in a copy, what a seat cannot know
    "engine/core.py": {"secret"},  # takes back a lane
    "engine/phases/start.py": {"first", "active"},  # makes the table
    "engine/state.py": {"cards", "discard"},  # `Table.deck` and `Table.discard` by the names of the deck
}
"""The exceptions, by file: which names it may write to."""
UNTOLD = {"choose_in_secret", "clear_secrets", "lowest_production", "as_if_played", "use_up_next_card"}
"""The functions of `engine.changes` without an entry: what a seat chooses in secret is told when it is taken up, `as_if_played` takes back
what it changes, a gift for the next card is over once that is played, and `lowest_production` only reads.
"""


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


def telling(sources: Collection[str]) -> set[str]:
    """The functions of some modules that tell an entry, themselves or by a function that does, after all that they write."""
    parts = [
        (node, source) for source in sources for node in ast.parse(source).body if isinstance(node, ast.FunctionDef)
    ]
    ends = {
        node.name: [line for line, _ in written(ast.get_source_segment(source, node) or "")] for node, source in parts
    }
    found, before = {"tell"}, set[str]()
    while found != before:
        before, halves = found, {name for name, lines in ends.items() if lines and name not in found}
        found = {"tell"} | {
            node.name
            for node, _ in parts
            if (told := called(node, before))
            and max(told) >= max([*ends[node.name], *called(node, halves - before)], default=0)
        }
    return found


def called(node: ast.FunctionDef, names: Collection[str]) -> list[int]:
    """The lines of a function, from 1, on which it calls one of these functions."""
    calls = (
        n for n in ast.walk(node) if isinstance(n, ast.Call) and isinstance(n.func, ast.Name) and n.func.id in names
    )
    return [call.lineno - node.lineno + 1 for call in calls]


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
    assert not list(written("found = me.stock['mc']\nme.clear_caches()\nlist(me.hand).append(3)"))


def test_every_change_tells_an_entry() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (HOUSE / "engine" / "changes").glob("*.py")]
    assert set(changes.__all__) - telling(sources) == UNTOLD


def test_a_change_without_an_entry_is_seen() -> None:
    head = "def change(game, me):\n    "
    for body, tells in (
        ("me.tr = 1\n    tell(game, Entry(0))", True),
        ("me.tr = 1", False),
        ("tell(game, Entry(0))\n    me.tr = 1", False),
        ("_half(me)\n    tell(game, Entry(0))", True),
        ("tell(game, Entry(0))\n    _half(me)", False),
        ("whole(me)", True),
        ("me.tr = 1\n    whole(me)", True),
        ("_half(me)", False),
        ("return me.tr", False),
    ):
        others = "def whole(me):\n    tell(me)\ndef _half(me):\n    me.tr = 2"
        assert ("change" in telling([head + body, others])) == tells, body


def test_there_is_one_way_to_tell_an_entry() -> None:
    files = [*(HOUSE / "engine").rglob("*.py"), *(HOUSE / "tests" / "expansions" / "made_up").glob("*.py")]
    writing = {path.name for path in files if list(written(path.read_text(encoding="utf-8"), {"news"}))}
    assert writing == {"core.py", "reactions.py"}  # the core empties the journal before each answer
