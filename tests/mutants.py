"""Checks that the tests notice mistakes: `python -m tests.mutants [--count 20] [--seed 1]`, or `make mutants`.

Small random mistakes are made one at a time in a copy of the tree: in effects, in the order of triggers, in requirements, in payment.
The tests of the rules run on each, without those that compare declarations with the facts; the report says which test caught what.
"""

from __future__ import annotations

import argparse
import ast
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
FIELDS: Final = {
    "effects": ("engine/effects/*.py",),
    "triggers": ("engine/triggers.py", "engine/effects/order.py", "engine/changes/mars.py", "engine/changes/stocks.py"),
    "requirements": ("engine/requirements.py", "engine/amounts.py"),
    "payment": ("engine/payment.py", "engine/actions/playing.py", "engine/tableau.py"),
}
"""The files of each field; the same number of mistakes is made in each field."""
TESTS: Final = ("tests/engine", "tests/outcomes")
LAST: Final = ("tests/engine/test_properties.py", "tests/engine/test_golden_games.py")
"""The slowest tests, which notice most and explain least, run last."""
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
WAITING: Final = 900
"""Seconds after which the tests count as hanging, and the mistake as noticed."""


class Mutant(NamedTuple):
    """One mistake: the file, its line, the code before and after it, and the whole changed file."""

    path: str
    line: int
    was: str
    now: str
    source: str


def mutants(path: Path) -> Iterator[Mutant]:
    """Every small mistake that can be made in a file."""
    for at in range(sum(1 for _ in _sites(ast.parse(path.read_text())))):
        tree = ast.parse(path.read_text())
        node, mistake = list(_sites(tree))[at]
        was, line = ast.unparse(node), node.lineno
        mistake()
        now = ast.unparse(node)
        yield Mutant(str(path.relative_to(ROOT)), line, was, now, ast.unparse(tree))


def _sites(tree: ast.Module) -> Iterator[tuple[ast.expr | ast.stmt, Callable[[], None]]]:
    """Places inside functions where a mistake can be made, each with a function that makes it."""
    functions = [n for n in ast.walk(tree) if isinstance(n, ast.FunctionDef)]
    for function in functions:
        for statement in function.body:
            for node in ast.walk(statement):
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


def chosen(count: int, seed: str) -> list[Mutant]:
    """Random mistakes, the same number in each field."""
    random, out = Random(seed), list[Mutant]()
    for globs in FIELDS.values():
        paths = sorted(path for glob in globs for path in ROOT.glob(glob))
        found = [mutant for path in paths for mutant in mutants(path)]
        out += random.sample(found, count // len(FIELDS))
    return out


def caught(mutant: Mutant, most: int = 3) -> list[str]:
    """The first tests that fail with a mistake in place."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "tree"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(".*", "__pycache__", "data", "build"))
        shutil.copytree(ROOT / "tests" / "data", copy / "tests" / "data")
        (copy / mutant.path).write_text(mutant.source)
        return _failing(copy, [*TESTS, *(f"--ignore={path}" for path in LAST)], most) or _failing(copy, LAST, most)


def _failing(tree: Path, tests: Sequence[str], most: int) -> list[str]:
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "--tb=no", f"--maxfail={most}", *tests]
    try:
        run = subprocess.run(command, cwd=tree, capture_output=True, text=True, timeout=WAITING, check=False)
    except subprocess.TimeoutExpired:
        return ["the tests hang"]
    failed = [line.split(" - ")[0] for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    assert failed or run.returncode == 0, run.stdout[-2000:] + run.stderr[-2000:]
    return failed


def main(arguments: Sequence[str] | None = None) -> int:
    """Print one line for each mistake; the exit code is 1 if more than a tenth were not noticed."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=2)
    asked = parser.parse_args(arguments)
    found = chosen(asked.count, asked.seed)
    missed = 0
    with ThreadPoolExecutor(asked.workers) as workers:
        for mutant, failed in zip(found, workers.map(caught, found), strict=True):
            missed += not failed
            by = ", ".join(failed) if failed else "NOBODY"
            print(f"{mutant.path}:{mutant.line}: {_short(mutant.was)}  ->  {_short(mutant.now)}\n    {by}", flush=True)
    print(f"{len(found) - missed} of {len(found)} noticed")
    return int(missed > len(found) / 10)


def _short(code: str) -> str:
    first, *rest = code.splitlines()
    return first + (" ..." if rest else "")


if __name__ == "__main__":
    sys.exit(main())
