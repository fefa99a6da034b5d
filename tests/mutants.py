"""Checks that the tests notice mistakes: `python -m tests.mutants [--count 20] [--seed 1] [--field effects]`, or `make mutants`.

Small random mistakes are made one at a time: in effects, in the order of triggers, in requirements, in payment, in the rules of expansions.
The tests of the rules run on each, without those that compare declarations with the facts, until one fails; the report says which.

All tests are collected once. Each mistake is made in a forked process, where the code of the functions is replaced in memory. The tests
that call a changed function run first, and of these the quickest; so most mistakes are noticed within a second.
"""

from __future__ import annotations

import argparse
import ast
import gc
import json
import os
import sys
import tempfile
import traceback
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import chain
from pathlib import Path
from random import Random
from time import perf_counter
from types import CodeType, FrameType, FunctionType
from typing import Any, Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).parents[1]
FIELDS: Final = {
    "effects": ("engine/effects/*.py",),
    "triggers": (
        "engine/triggers.py",
        "engine/reactions.py",
        "engine/effects/order.py",
        "engine/changes/mars.py",
        "engine/changes/stocks.py",
    ),
    "requirements": ("engine/requirements.py", "engine/amounts.py"),
    "payment": ("engine/payment.py", "engine/actions/playing.py", "engine/tableau.py"),
    "expansions": (
        "engine/expansions/*/[!cw]*.py",
        "engine/actions/preludes.py",
        "engine/actions/from_hand.py",
    ),
}
"""The files of each field; the same number of mistakes is made in each field.

Robots judge by rough figures (`worth`), where a mistake breaks no rule.
"""
TESTS: Final = ("engine", "tests/engine", "tests/outcomes", "tests/expansions")
"""The examples in docstrings and the tests of the rules; of these, not the random games that have the mark `slow`."""
LAST: Final = tuple(
    f"tests/engine/test_{name}.py" for name in ("properties", "golden_games", "simulate", "every_order")
)
"""Tests that play whole games or go through all orders, which notice most and explain least, run last."""
OPPOSITE: Final[dict[type[ast.AST], type[ast.AST]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


class Mutant(NamedTuple):
    """One mistake: the file, its line, the code before and after it, and the whole changed file."""

    path: Path
    line: int
    was: str
    now: str
    tree: ast.Module

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}: {_short(self.was)}  ->  {_short(self.now)}"


def mutant(path: Path, at: int) -> Mutant:
    """The mistake at one of the places in a file where mistakes can be made, counted from 0."""
    tree = ast.parse(path.read_text())
    node, mistake = list(_sites(tree))[at]
    was, line = ast.unparse(node), node.lineno
    mistake()
    return Mutant(path, line, was, ast.unparse(node), ast.fix_missing_locations(tree))


def _sites(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, Callable[[], None]]]:
    """Places inside functions where a mistake can be made, each with a function that makes it."""
    functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    inner = {n for function in functions for n in ast.walk(function) if n is not function}
    for function in functions:
        if function in inner:
            continue
        for node in chain.from_iterable(ast.walk(statement) for statement in function.body):
            match node:
                case ast.Compare(ops=[op]) if type(op) in OPPOSITE:
                    yield node, partial(setattr, node, "ops", [OPPOSITE[type(op)]()])
                case ast.BinOp(op=op) | ast.BoolOp(op=op) if type(op) in OPPOSITE:
                    yield node, partial(setattr, node, "op", OPPOSITE[type(op)]())
                case ast.UnaryOp(op=ast.USub(), operand=ast.Constant()):
                    yield node, partial(setattr, node, "op", ast.UAdd())
                case ast.Constant(value=bool() as value):
                    yield node, partial(setattr, node, "value", not value)
                case ast.Constant(value=int() as value):
                    yield node, partial(setattr, node, "value", value + 1)
                case ast.If(test=test) | ast.IfExp(test=test):
                    yield node, partial(setattr, node, "test", ast.UnaryOp(ast.Not(), test))
                case ast.For(iter=iterated):
                    turned = ast.parse("reversed([*_])", mode="eval").body
                    assert isinstance(turned, ast.Call)
                    turned.args = [ast.List([ast.Starred(iterated, ast.Load())], ast.Load())]
                    yield node, partial(setattr, node, "iter", turned)
                case ast.Expr(value=ast.Call()):
                    yield node, partial(setattr, node, "value", ast.Constant(None))
                case _:
                    pass


def chosen(count: int, seed: str, fields: Sequence[str]) -> list[Mutant]:
    """Random mistakes, the same number in each of the fields."""
    random, out = Random(seed), list[Mutant]()
    for field in fields:
        paths = sorted(path for glob in FIELDS[field] for path in ROOT.glob(glob))
        found = [(path, at) for path in paths for at, _ in enumerate(_sites(ast.parse(path.read_text())))]
        out += [mutant(path, at) for path, at in random.sample(found, min(len(found), count // len(fields)))]
    return out


Place = tuple[str, int]
"""A function: its file, and its first line."""


def _places(code: CodeType) -> Iterator[tuple[Place, CodeType]]:
    yield (code.co_filename, code.co_firstlineno), code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from _places(part)


def changed(made: Mutant) -> list[tuple[FunctionType, CodeType]]:
    """The functions in memory whose code differs in the changed file, each with its changed code."""
    now = {(place, code.co_qualname): code for place, code in _places(compile(made.tree, str(made.path), "exec"))}
    found: list[tuple[FunctionType, CodeType]] = []
    gc.unfreeze()  # the suite has frozen what it collected, where nothing is found
    for function in gc.get_objects():
        if type(function) is FunctionType and function.__code__.co_filename == str(made.path):
            code = function.__code__
            other = now.get(((code.co_filename, code.co_firstlineno), code.co_qualname), code)
            if other != code:
                found.append((function, other))
    return found


class Trials:
    """A plugin of pytest that, instead of running the tests once, runs them for each mistake until one fails."""

    def __init__(self, found: Sequence[Mutant], workers: int, folder: Path) -> None:
        self.found, self.workers, self.folder = found, workers, folder
        self.failed = ""
        self.noticed = [False] * len(found)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed and not self.failed:
            self.failed = report.nodeid

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        assert not session.testsfailed, "not all tests can be collected"
        self.config = session.config
        note = self.folder / "calls"
        os.waitpid(self._fork(partial(self._measure, session.items), note), 0)
        if not note.exists():
            pytest.exit("the tests fail without any mistake")
        calls: dict[str, tuple[float, list[Place]]] = json.loads(note.read_text())
        running: dict[int, int] = {}
        for n, found in enumerate(self.found):
            if len(running) == self.workers:
                self._reap(running)
            running[self._fork(partial(self._try, found, session.items, calls), self.folder / str(n))] = n
        while running:
            self._reap(running)
        return True

    def _fork(self, work: Callable[[], str], answer: Path) -> int:
        """Write what `work` returns to a file, in another process; return its id."""
        if pid := os.fork():
            return pid
        try:
            self.config.pluginmanager.unregister(name="terminalreporter")
            answer.write_text(work())
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(0)

    def _reap(self, running: dict[int, int]) -> None:
        """Wait until a process ends, and print its result."""
        n = running.pop(os.wait()[0])
        failed = (self.folder / str(n)).read_text()
        self.noticed[n] = bool(failed)
        print(f"{self.found[n]}\n    {failed or 'NOBODY'}", flush=True)

    def _measure(self, items: Sequence[pytest.Item]) -> str:
        """For each test that is not of `LAST` its seconds and the functions that it calls, as JSON."""
        calls: dict[str, tuple[float, list[Place]]] = {}
        called: set[CodeType] = set()

        def note(frame: FrameType, event: str, arg: Any) -> None:
            called.add(frame.f_code)

        for item in items:
            if item.nodeid.startswith(LAST):
                continue
            called.clear()
            start = perf_counter()
            sys.settrace(note)
            self._run(item)
            sys.settrace(None)
            assert not self.failed, f"{self.failed} fails without any mistake"
            calls[item.nodeid] = perf_counter() - start, [(code.co_filename, code.co_firstlineno) for code in called]
        return json.dumps(calls)

    def _try(self, made: Mutant, items: list[pytest.Item], calls: dict[str, tuple[float, list[Place]]]) -> str:
        """The first test that fails with a mistake in place; empty if none does."""
        lines = set[int]()
        for function, code in changed(made):
            lines.add(code.co_firstlineno)
            function.__code__ = code
        assert lines, f"{made} changes no function"

        def late(item: pytest.Item) -> tuple[bool, bool, float]:
            seconds, called = calls.get(item.nodeid, (0, []))
            calling = any(path == str(made.path) and line in lines for path, line in called)
            return item.nodeid.startswith(LAST), not calling, seconds

        for item in sorted(items, key=late):
            self._run(item)
            if self.failed:
                return self.failed
        return ""

    def _run(self, item: pytest.Item) -> None:
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print one line for each mistake; the exit code is 1 if more than a tenth were not noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", nargs="+", default=["1"], help="the same number of mistakes is chosen for each seed")
    parser.add_argument("--field", nargs="+", default=list(FIELDS), choices=FIELDS, help="where the mistakes are made")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(arguments)
    found = [one for seed in asked.seed for one in chosen(asked.count, seed, asked.field)]
    with tempfile.TemporaryDirectory() as folder:
        trials = Trials(found, asked.workers, Path(folder))
        options = [
            "-qq",
            "--no-header",
            "--no-summary",
            "-m",
            "not slow and not soak",
            "-p",
            "no:cacheprovider",
            "--timeout",
            "0",  # tests that are traced are slow
        ]
        pytest.main([*options, *(str(ROOT / tests) for tests in TESTS)], plugins=[trials])
    each = len(found) // len(asked.seed)
    for n, seed in enumerate(asked.seed):
        print(f"seed {seed}: {sum(trials.noticed[n * each : (n + 1) * each])} of {each} noticed")
    return int(sum(trials.noticed) < 0.9 * len(found))


def _short(code: str) -> str:
    first, *rest = code.splitlines()
    return first + (" ..." if rest else "")


if __name__ == "__main__":
    sys.exit(main())
