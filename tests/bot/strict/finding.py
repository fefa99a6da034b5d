"""What a rule notices, and words that rules share."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

MARKUP: Final = re.compile(r"\*\*|<t:\d|<@[!&]?\d|\\[*_~`|>#\[\]<\\-]")
"""Emphasis, times, mentions, escaped characters: shown as they are where no markup is read."""


class Finding(NamedTuple):
    """One breach: the rule's name, where and what, and whether Discord would refuse the request (400, 50035)."""

    rule: str
    what: str
    refused: bool = True


def units(text: str | None) -> int:
    """The length of a text in units of UTF-16."""
    return len((text or "").encode("utf-16-le")) // 2
