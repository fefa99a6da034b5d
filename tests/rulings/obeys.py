"""Which tests show which rulings of the sheet (`tests/data/facts/rulings.yaml`); `test_every_ruling` reads these marks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import yaml

SHEET: Final = Path(__file__).parent.parent / "data" / "facts" / "rulings.yaml"
RULINGS: Final[dict[str, dict[str, Any]]] = {
    row["id"]: row for row in yaml.load(SHEET.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)["rulings"]
}
"""The rulings by id."""

Test = TypeVar("Test", bound=Callable[..., object])


def obeys(*ids: str) -> Callable[[Test], Test]:
    """Say which rulings a test shows. Raises `KeyError` for an id that the sheet does not have."""
    for id in ids:
        RULINGS[id]
    return lambda test: test
