"""The type of what a rule finds, and helpers that several rules use."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

MARKUP: Final = re.compile(r"\*\*|<t:\d|<@[!&]?\d|\\[*_~`|>#\[\]<\\-]")
"""Emphasis, timestamps, mentions and escaped characters, which Discord shows literally in plain text."""


class Finding(NamedTuple):
    """One broken rule: its name, what breaks it, and whether Discord would refuse the request (status 400, code 50035)."""

    rule: str
    what: str
    refused: bool = True


def units(text: str | None) -> int:
    """The length of a text in units of UTF-16."""
    return len((text or "").encode("utf-16-le")) // 2
