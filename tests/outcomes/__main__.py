"""Compares the engine with a folder of measured outcomes.

`python -m tests.outcomes DIR` prints one JSON object with a verdict on everything; `--short` prints a line for each file and each
difference instead; `--part NAME` does so for what has to do with one card, expansion, map or file.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from tests.outcomes.runner import report, summary


def main(arguments: list[str]) -> int:
    """Print the report on a folder, or the usage."""
    parser = argparse.ArgumentParser(prog="python -m tests.outcomes", description="Compare with measured outcomes.")
    parser.add_argument("folder", metavar="DIR", type=Path)
    parser.add_argument("--short", action="store_true", help="a line for each file and each difference, no JSON")
    parser.add_argument("--part", metavar="NAME", default="", help="a card, expansion, map or file; implies --short")
    chosen = parser.parse_args(arguments)
    if not chosen.folder.is_dir():
        parser.error(f"there is no folder {chosen.folder}")
    found = report(chosen.folder, chosen.part)
    if chosen.short or chosen.part:
        print(*summary(found), sep="\n")
    else:
        print(json.dumps(found, ensure_ascii=False, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
