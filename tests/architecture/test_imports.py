"""The structure of the house, checked on the syntax tree of every module (README, How a decision travels)."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatch
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Final, NamedTuple, get_args, get_type_hints

import pytest

from bot.delivery.intents import Intent
from engine.expansions import shipped_cards
from engine.shipped import MODULES
from renderer.drawing.theme import FONTS

HOUSE = Path(__file__).parents[2]
ROOMS = ("engine", "words", "renderer", "bot")
"""Each room may import the rooms before it, never those after it."""
FORBIDDEN = {
    "asyncio",
    "time",
    "datetime",
    "threading",
    "socket",
    "subprocess",
    "secrets",
    "uuid",
    "os",
    "pathlib",
    "io",
}


def modules(room: str) -> list[Path]:
    return sorted(path for path in (HOUSE / room).rglob("*.py"))


class Read(NamedTuple):
    """What a file holds of what is asked here. Its tree is not kept: a million nodes would slow every collection of garbage."""

    imports: tuple[tuple[str, str], ...]
    """Every module that it imports, in functions too, with the imported name (empty for the module itself)."""
    at_run_time: tuple[tuple[str, str], ...]
    """The same without what is imported for the type checker alone."""
    called: frozenset[str]
    """The functions that it calls by their name alone."""
    attributes: frozenset[tuple[str, str]]
    """The attributes that it uses, each behind the name of which it is one; that is empty if it is one of something else."""
    texts: tuple[tuple[int, str], ...]
    """Its string literals with their lines, without docstrings."""


@cache
def read(path: Path) -> Read:
    nodes = tuple(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    package = path.relative_to(HOUSE).parent.parts
    called, attributes = set[str](), set[tuple[str, str]]()
    for node in nodes:
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called.add(node.func.id)
        elif isinstance(node, ast.Attribute):
            attributes.add((node.value.id if isinstance(node.value, ast.Name) else "", node.attr))
    return Read(
        tuple(imports_of(nodes, package)),
        tuple(imports_of(nodes, package, types=False)),
        frozenset(called),
        frozenset(attributes),
        tuple(texts_of(nodes)),
    )


def name_of(path: Path) -> str:
    parts = path.relative_to(HOUSE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports_of(nodes: Sequence[ast.AST], package: tuple[str, ...], *, types: bool = True) -> Iterator[tuple[str, str]]:
    """The imports among the nodes of a module in `package`; without `types`, those for the type checker alone are left out."""
    for_types = [
        node
        for node in nodes
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    ]
    left_out = (
        set[ast.AST]() if types else {inner for node in for_types for part in node.body for inner in ast.walk(part)}
    )
    for node in nodes:
        if node in left_out:
            continue
        if isinstance(node, ast.Import):
            yield from ((alias.name, "") for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = ".".join(package[: len(package) - node.level + 1]) if node.level else ""
            module = ".".join(part for part in (above, node.module) if part)
            yield from ((module, alias.name) for alias in node.names)


def roots(path: Path) -> set[str]:
    return {module.partition(".")[0] for module, _ in read(path).imports}


def texts_of(nodes: Sequence[ast.AST]) -> Iterator[tuple[int, str]]:
    """The string literals among the nodes of a module with their lines, without docstrings."""
    said = {
        id(node.body[0].value)
        for node in nodes
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.lineno, node.value


@pytest.mark.parametrize("room", ROOMS)
def test_imports_run_one_way(room: str) -> None:
    later = set(ROOMS[ROOMS.index(room) + 1 :]) | {"bench", "tests"}
    assert {name_of(path): roots(path) & later for path in modules(room) if roots(path) & later} == {}


def test_the_engine_uses_the_standard_library_msgspec_and_pydantic_alone() -> None:
    for path in modules("engine"):
        foreign = roots(path) - set(sys.stdlib_module_names) - {"engine", "msgspec"}
        allowed = {"pydantic"} if name_of(path) == "engine.options" else set()
        assert foreign <= allowed, f"{name_of(path)} imports {foreign}"


def test_the_engine_has_no_clock_no_event_loop_no_input_or_output() -> None:
    for path in modules("engine"):
        assert not roots(path) & (FORBIDDEN | {"discord", "PIL"}), name_of(path)
        assert not read(path).called & {"open", "print", "input", "hash", "id"}, name_of(path)


def test_the_bot_takes_its_words_at_one_place() -> None:
    """Screens say everything by `bot.speech`, which knows the table, the reader and the sizes of Discord."""
    for path in modules("bot"):
        assert "words" not in roots(path) or name_of(path) == "bot.speech", name_of(path)


def test_work_in_threads_is_done_in_one_place() -> None:
    """A future of asyncio cannot hold every exception that work in a thread may raise: `bot.threads` sees to that."""
    waiting = {"to_thread", "run_in_executor", "wrap_future", "submit"}
    for room in ROOMS:
        for path in modules(room):
            used = {name for _owner, name in read(path).attributes} & waiting
            taken = {name for _module, name in read(path).imports} & waiting
            assert not used | taken or name_of(path) == "bot.threads", f"{name_of(path)} uses {used | taken}"


def test_the_engine_has_no_chance_but_what_it_is_given() -> None:
    """`Random` may be used as a type, for robots and for dealing copies anew; nobody creates one or calls the global functions."""
    for path in modules("engine"):
        taken = {name for module, name in read(path).imports if module == "random"}
        assert taken <= {"Random"}, name_of(path)
        assert "Random" not in read(path).called, name_of(path)


def test_the_core_knows_neither_effects_nor_expansions() -> None:
    for name in ("core", "agenda", "effect", "decision"):
        path = HOUSE / "engine" / f"{name}.py"
        taken = {module for module, _ in read(path).imports}
        assert not [m for m in taken if m.startswith(("engine.effects", "engine.expansions", "engine.card"))], name


FLOORS = {
    "engine": """
        bounds.bound named lazy_copy decision journal internal_entries board maps shipped options outposts slots visible state
        effect agenda modifiers card box position core
        tableau amounts requirements triggers reactions prices bounds
        changes placement payment scoring dealing
        goals
        effects
        actions
        bounds.turn_options bounds.trial bounds.search bounds.rating_tax bounds.payable
        expansions.expansion expansions.slips expansions.opening expansions
        goals.drawing shortage
        phases
        expansions.*
        view validation codec entry_codec undo course hidden supposed corrections
        parameter_preview setup_preview expansions.*.event_preview
        match
        robots expansions.*.worth
    """,
    "words": """
        pseudo
        catalogue verbatim unnamed dates
        names
        amounts requirements reasons
        effects ongoing
        cards brief
        spaces government turns verbs decisions options beginning
        lines ledger entries consequences corrections log
        guide things
        expansions
        cardlist golden
    """,
    "renderer": """
        drawing
        alt
        icons
        art expansions.*.art
        pieces
        planet
        cards
        annexes
        expansions
        results
        overview
        replay
        tools
    """,
    "bot": """
        limits log config metrics interaction_log threads spelling fair recall shelf thinker folding
        store
        version
        tables
        speech button_rows components screen click_limits
        screens
        routes
        delivery
        commands
        gateway
        monitor
        app
        local health doctor __main__
    """,
}
"""The floors of each room, lowest first; a module uses modules of its own floor and of those before it."""


def floor_of(room: str, name: str) -> int:
    """The floor of a module: that of the longest entry which names it or a folder around it."""
    entries = {entry: i for i, line in enumerate(FLOORS[room].strip().splitlines()) for entry in line.split()}
    inner = name.removeprefix(f"{room}.")
    for n in range(len(inner.split(".")), 0, -1):
        above = ".".join(inner.split(".")[:n])
        if above in entries:
            return entries[above]
        if fitting := [entry for entry in entries if "*" in entry and fnmatch(above, entry)]:
            return entries[max(fitting, key=len)]
    raise AssertionError(f"{name} stands on no floor of {room}: say in FLOORS where it belongs")


PARTNERS = frozenset(f"engine.{name}" for name in ("effect", "agenda", "modifiers", "card", "box", "position", "core"))
"""The only modules whose types name each other: a game has a box and an agenda, a box has cards, modifiers and verbs, all of these have
effects, and an effect acts on a game. `position` is `str` of a game. At run time they need each other in one direction only.
"""


@cache
def needed(*, types: bool) -> dict[str, set[str]]:
    """The modules that each module imports, in functions too, and with `types` those for the type checker alone."""
    paths = {name_of(path): path for room in ROOMS for path in modules(room)}
    return {
        name: among(paths.keys(), read(path).imports if types else read(path).at_run_time) - {name}
        for name, path in paths.items()
    }


def among(known: Collection[str], taken: Iterable[tuple[str, str]]) -> set[str]:
    """The modules that are imported: a name that is imported from a folder may be a module in it."""
    found = (inner if (inner := f"{module}.{name}") in known else module for module, name in taken)
    return {module for module in found if module in known}


def in_order(graph: Mapping[str, Collection[str]], partners: Collection[str] = ()) -> list[str]:
    """The modules, each behind those that it needs, with the partners as one module; raises `CycleError` if there is a circle."""
    joined: dict[str, set[str]] = {}
    for name, used in graph.items():
        here = "partners" if name in partners else name
        joined.setdefault(here, set()).update({"partners" if m in partners else m for m in used} - {here})
    return list(TopologicalSorter(joined).static_order())


@pytest.mark.parametrize("room", ROOMS)
def test_imports_run_from_the_upper_floors_of_a_room_to_the_lower(room: str) -> None:
    climbing = {
        (name, used)
        for name, all_used in needed(types=True).items()
        if name.startswith(f"{room}.")
        for used in all_used
        if used.startswith(f"{room}.") and floor_of(room, used) > floor_of(room, name)
    }
    assert climbing == set()


@pytest.mark.parametrize("folder", ["bot", "bot/tables"])
def test_the_guide_of_a_folder_names_all_that_is_in_it(folder: str) -> None:
    guide = ast.get_docstring(ast.parse((HOUSE / folder / "__init__.py").read_text(encoding="utf-8"))) or ""
    named = set(re.findall(r"`(\w+)/?`|^    (\w+) {2}", guide, re.MULTILINE))
    there = {
        path.stem for path in (HOUSE / folder).iterdir() if path.suffix == ".py" or (path / "__init__.py").exists()
    }
    assert there - {"__init__"} - {name for both in named for name in both} == set()


def test_no_modules_need_each_other_in_a_circle() -> None:
    """Imports in functions count too: an import that is moved there to hide a circle is still a circle."""
    in_order(needed(types=False))
    in_order(needed(types=True), PARTNERS)


@pytest.mark.parametrize(
    ("low", "high"), [("engine.state", "engine.view"), ("bot.commands.turn", "bot.commands.verbs")]
)
def test_a_circle_of_types_is_found(low: str, high: str) -> None:
    planted = ast.parse(f"if TYPE_CHECKING:\n    from {high} import Something")
    graph = needed(types=True)
    with pytest.raises(CycleError, match=low):
        in_order({**graph, low: graph[low] | among(graph, imports_of([*ast.walk(planted)], ()))}, PARTNERS)


def test_every_partner_is_in_the_circle() -> None:
    """Whoever takes one out of the circle takes it off the list too."""
    graph = needed(types=True)
    for partner in PARTNERS:
        with pytest.raises(CycleError):
            in_order(graph, PARTNERS - {partner})


def test_the_core_has_under_180_lines_of_code() -> None:
    text = (HOUSE / "engine" / "core.py").read_text(encoding="utf-8")
    # What explains the code does not count: a limit must not make it shorter.
    texts = [
        node
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    ]
    explained = {n for node in texts for n in range(node.lineno, (node.end_lineno or 0) + 1)}
    lines = {n for n, line in enumerate(text.splitlines(), 1) if line.strip() and not line.lstrip().startswith("#")}
    assert len(lines - explained) < 180


ABOUT_EXPANSIONS = {
    "engine.expansions",
    *(f"engine.expansions.{name}" for name in ("expansion", "slips", "opening")),
}
"""The modules in the folder of expansions that are about all of them."""


def test_an_expansion_imports_of_its_siblings_neither_cards_nor_rules() -> None:
    """A card that needs another expansion may use its effects, amounts and requirements."""
    for path in modules("engine/expansions"):
        own = ".".join(name_of(path).split(".")[:3])
        siblings = {
            module
            for module, _ in read(path).imports
            if module.startswith("engine.expansions.")
            and module not in ABOUT_EXPANSIONS
            and not f"{module}.".startswith(f"{own}.")
        }
        closed = {module for module in siblings if module.split(".")[3:4] in ([], ["cards"], ["rules"], ["worth"])}
        assert not closed, f"{name_of(path)} imports {closed}"


def test_nothing_in_the_engine_but_its_expansions_imports_an_expansion() -> None:
    for path in modules("engine"):
        if "expansions" in path.parts:
            continue
        taken = {module for module, _ in read(path).imports if module.startswith("engine.expansions")}
        assert taken <= ABOUT_EXPANSIONS, name_of(path)


def test_nothing_but_its_own_modules_names_an_expansion() -> None:
    """Who adds one writes a line in the list of what is shipped, and modules of its name in the rooms."""
    homes = ("engine.expansions", "words.expansions", "renderer.expansions")
    naming = {
        (name_of(path), module)
        for room in (*ROOMS, "bench")
        for path in modules(room)
        for module, taken in read(path).imports
        for module in (module, f"{module}.{taken}")
        if module.startswith(homes) and module.split(".")[2:3] and module.split(".")[2] in MODULES
        if name_of(path).split(".")[1:3] != ["expansions", module.split(".")[2]]
        # What an expansion may use of its siblings, a test above says.
        if not (name_of(path).startswith("engine.expansions.") and module.startswith("engine.expansions."))
    }
    assert naming == set()


def test_every_module_of_an_expansion_is_of_one_that_is_shipped() -> None:
    for room in ("engine", "words", "renderer"):
        there = {name_of(path).split(".")[2] for path in modules(f"{room}/expansions") if name_of(path).count(".") > 1}
        about = {name.rpartition(".")[2] for name in ABOUT_EXPANSIONS}
        assert there - about <= set(MODULES), room
    worded = {path.stem for path in (HOUSE / "words" / "expansions").glob("[a-z]*")}
    assert worded == set(MODULES)


CARD_BLIND = (
    HOUSE / "engine" / "core.py",
    HOUSE / "engine" / "effect.py",
    *modules("engine/robots"),
    *modules("bot"),
    *modules("renderer"),
)


def test_core_robots_bot_and_renderer_name_no_card() -> None:
    """They draw, ask and say what declarations hold. The one-word name of a card may be a common word, as in a picture
    of a comet; a name of several words, a corporation's name, and an option such as `play:comet` mean the card.
    """
    cards = shipped_cards()
    telling = {word for c in cards if "-" in c.key or c.kind == "corporation" for word in (c.key, c.name)}
    telling |= {option for c in cards for option in (c.as_play, c.as_card, c.as_action)}
    named = {
        f"{path.relative_to(HOUSE)}:{line}": text
        for path in CARD_BLIND
        for line, text in read(path).texts
        if text in telling
    }
    assert named == {}


def test_core_names_no_expansion() -> None:
    source = (HOUSE / "engine" / "core.py").read_text(encoding="utf-8").lower()
    for word in ("corporate", "prelude", "venus", "colonies", "turmoil", "promo", "tharsis", "helion"):
        assert word not in source


def test_robots_know_no_expansion() -> None:
    """Neither do their fitted weights. Questions for preludes are those of a kind of card, which is no expansion."""
    for path in (HOUSE / "engine" / "robots").iterdir():
        source = path.read_text(encoding="utf-8").lower() if path.is_file() else ""
        assert [word for word in {*MODULES} - {"base", "prelude"} if word in source] == [], path.name


def test_the_queue_of_messages_knows_no_kind_by_name() -> None:
    """What it has to know of a kind stands in `bot/store/post.py`."""
    kinds = set(get_args(get_type_hints(Intent)["kind"]))
    assert [found for found in read(HOUSE / "bot" / "store" / "claims.py").texts if found[1] in kinds] == []


def test_the_theme_holds_nothing_that_no_picture_uses() -> None:
    theme = HOUSE / "renderer" / "drawing" / "theme.py"
    tree = ast.parse(theme.read_text(encoding="utf-8"))
    targets = [node.target for node in tree.body if isinstance(node, ast.AnnAssign)]
    named = {target.id for target in targets if isinstance(target, ast.Name)}
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}
    for path in modules("renderer"):
        used |= {name for module, name in read(path).imports if module == "renderer.drawing.theme"}
        used |= {name for owner, name in read(path).attributes if owner == "theme"}
    assert named
    assert named - used == set()


def test_every_font_is_used() -> None:
    assert {path.name for path in (HOUSE / "renderer" / "assets" / "fonts").glob("*.ttf")} == set(FONTS)


@pytest.mark.parametrize("name", ["base", "corporate_era"])
def test_a_card_reads_as_one_line_and_a_rich_one_as_two_or_three(name: str) -> None:
    tree = ast.parse((HOUSE / "engine" / "expansions" / name / "cards.py").read_text(encoding="utf-8"))
    tables = [node.value for node in tree.body if isinstance(node, ast.Assign) and isinstance(node.value, ast.Tuple)]
    lines = [(card.end_lineno or 0) - card.lineno + 1 for table in tables for card in table.elts]
    assert len(lines) > 60
    assert max(lines) <= 3
    assert sum(lines) / len(lines) < 1.5


def is_motif(path: Path) -> bool:
    """Whether a file is the motif of its name."""
    return (path.parent.name == "art" and "expansions" in path.parts) or path.parent.name == "motifs"


LONG: Final = 600
"""From so many lines on it is asked whether a module is of one concern."""

WHY_LONG: Final[dict[str, str]] = {"bot.store.schema": "every table of the database, with a line for each column"}
"""The reason in one line why a module is longer and is still of one concern: `"words.effects": "every effect has one sentence"`."""


def test_a_long_module_gives_a_reason() -> None:
    """Motifs are assets and give none."""
    lines = {
        name_of(path): len(path.read_text(encoding="utf-8").splitlines())
        for room in (*ROOMS, "bench")
        for path in modules(room)
        if not is_motif(path)
    }
    long = {name: n for name, n in lines.items() if n > LONG}
    assert {name: n for name, n in long.items() if not WHY_LONG.get(name)} == {}, (
        "split it by sense, or add it to WHY_LONG"
    )
    assert set(WHY_LONG) <= set(long), "what is short again needs no reason"


def test_a_folders_door_defines_nothing() -> None:
    for room in ROOMS:
        for path in modules(room):
            if path.name == "__init__.py":
                body = ast.parse(path.read_text(encoding="utf-8")).body
                made = [n for n in body if isinstance(n, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)]
                assert not made, name_of(path)
