"""Which tests show which rulings of the sheet (`tests/data/facts/rulings.yaml`)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import yaml

SHEET: Final = Path(__file__).parent.parent / "data" / "facts" / "rulings.yaml"
RULINGS: Final[dict[str, dict[str, Any]]] = {
    row["id"]: row for row in yaml.safe_load(SHEET.read_text(encoding="utf-8"))["rulings"]
}
"""The rulings by id."""
SHOWN: Final[dict[str, list[str]]] = {}
"""By the id of a ruling, the tests that show that it is obeyed."""

Test = TypeVar("Test", bound=Callable[..., object])


def obeys(*ids: str) -> Callable[[Test], Test]:
    """Say which rulings a test shows. Raises `KeyError` for an id that the sheet does not have."""

    def mark(test: Test) -> Test:
        for id in ids:
            SHOWN.setdefault(RULINGS[id]["id"], []).append(test.__name__)
        return test

    return mark
