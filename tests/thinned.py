"""Of many cases that are much alike, `make test` runs a share and `make soak` the rest."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def thinned(cases: Iterable[Any], of: int) -> list[Any]:
    """The cases for `pytest.mark.parametrize`; all but every `of`-th, counted from the first, are soak tests."""
    return [
        case if n % of == 0 else pytest.param(*(case if isinstance(case, tuple) else (case,)), marks=pytest.mark.soak)
        for n, case in enumerate(cases)
    ]
