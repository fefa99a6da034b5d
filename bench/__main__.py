"""Runs the benchmarks: `python -m bench` prints all of them as the tables of docs/benchmarks.md, `python -m bench games` those of one
module.

Every module of this folder has a function `figures()`, an iterable of `bench.figure.Figure`, except the modules without benchmarks.
"""

from __future__ import annotations

import os
import platform
import sys
from importlib import import_module
from pathlib import Path

from bench.figure import Figure, reference

APART = {"__init__", "__main__", "contest", "figure", "loops", "processes", "replay", "simulate"}


def number(value: float) -> str:
    """Format a number with three significant digits, or without decimals from 100 on."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def row(figure: Figure) -> str:
    goal = f"{figure.goal}{'' if figure.met else ' (missed)'}"
    return f"| {figure.what} | {number(figure.value)} {figure.unit} | {goal} |"


def main(wanted: list[str]) -> None:
    """Print one table for each module, under the milliseconds of the reference loop, which show how busy the machine was."""
    found = sorted(path.stem for path in Path(__file__).parent.glob("*.py") if path.stem not in APART)
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores.\n")
    for name in [name for name in found if not wanted or name in wanted]:
        module = import_module(f"bench.{name}")
        title = (module.__doc__ or name).splitlines()[0].rstrip(".")
        print(f"## {title}\n\n`python -m bench {name}`, reference loop {1e3 * reference():.0f} ms.\n")
        print("| what | measured | goal |\n|---|---|---|")
        for figure in module.figures():
            print(row(figure), flush=True)
        print()


if __name__ == "__main__":
    main(sys.argv[1:])
