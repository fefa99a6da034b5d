"""Compares the engine with a folder of measured outcomes: `python -m tests.outcomes DIR` prints one JSON object."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tests.outcomes.runner import report


def main(arguments: list[str]) -> int:
    """Print the report on a folder, or the usage."""
    if len(arguments) != 1 or not Path(arguments[0]).is_dir():
        print("usage: python -m tests.outcomes DIR", file=sys.stderr)
        return 2
    print(json.dumps(report(Path(arguments[0])), ensure_ascii=False, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
