"""Rules of writing systems: which are written from right to left, and where a line may be broken."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Final, TypeVar

T = TypeVar("T")

_KINDS: Final = {
    "L": "L",
    "R": "R",
    "AL": "A",
    "EN": "1",
    "AN": "9",
    "ES": "+",
    "CS": ",",
    "ET": "%",
    "NSM": "^",
    "BN": "^",
}
"""A letter for each class that the bidirectional algorithm treats separately; all other classes are neutral."""
_LEVELS: Final = {"L": {"L": 0, "R": 1, "1": 2, "9": 2}, "R": {"L": 2, "R": 1, "1": 2, "9": 2}}
MIRRORED: Final = str.maketrans("()[]{}<>«»", ")(][}{><»«")


def runs_leftwards(text: str) -> bool:
    """Whether a text has a letter of a script that is written from right to left."""
    return any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text)


def levels(text: str) -> list[int]:
    """The bidirectional level of each letter of a text; letters with odd levels run from right to left.

    This is the bidirectional algorithm of Unicode (UAX 9, W1 to I2) for texts without embeddings and isolates.
    """
    kinds = "".join(_KINDS.get(unicodedata.bidirectional(letter), " ") for letter in text)
    strong = re.search("[LRA]", kinds)
    base = "R" if strong and strong[0] in "RA" else "L"
    kinds = base + kinds + base
    for rule, change in _RULES:
        kinds = re.sub(rule, change, kinds)
    return [_LEVELS[base][kind] for kind in kinds.replace(" ", base)[1:-1]]


def _as(kind: str) -> Callable[[re.Match[str]], str]:
    return lambda found: kind * len(found[0])


_RULES: Final[tuple[tuple[str, Callable[[re.Match[str]], str]], ...]] = (
    (r"(.)\^+", lambda found: found[1] * len(found[0])),
    ("A[^LRA]*", lambda found: found[0].replace("1", "9")),
    ("A", _as("R")),
    (r"(?<=1)[+,](?=1)", _as("1")),
    (r"(?<=9),(?=9)", _as("9")),
    ("%+(?=1)|(?<=1)%+", _as("1")),
    ("[+,%]", _as(" ")),
    ("L[^LR]*", lambda found: found[0].replace("1", "L")),
    ("(?<=L) +(?=L)", _as("L")),
    ("(?<=[R19]) +(?=[R19])", _as("R")),
)
"""The rules W1 to W7 and N1 as substitutions: marks, numbers after Arabic letters, signs of numbers, numbers after Latin letters, neutrals
between equal sides."""


def as_seen(pieces: Sequence[tuple[T, int]], level: int = 1) -> list[tuple[T, int]]:
    """Reorder the pieces of a text, each given with its level, from left to right: runs of `level` or higher are reversed (UAX 9, L2)."""
    seen: list[tuple[T, int]] = []
    for deep, alike in groupby(pieces, lambda piece: piece[1] >= level):
        stretch = list(alike)
        seen += as_seen(stretch, level + 1)[::-1] if deep else stretch
    return seen


SOFT_HYPHEN: Final = "\u00ad"
NO_SPACE: Final = "\u200b"
"""The zero-width space, after which a line may end between letters."""
ENDS: Final = f" {SOFT_HYPHEN}{NO_SPACE}"
_END: Final = re.compile(f"(?<=[{ENDS}])")
_IDEOGRAPH: Final = "[\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]"
_NEVER_LAST: Final = r"\s\u200b\u00ad\d（「『【〈《"
_NEVER_FIRST: Final = r"\s\u200b\u00ad、。，．）」』】：；！？ー・々ぁぃぅぇぉっゃゅょァィゥェォッャュョ〉》％"
_BETWEEN: Final = re.compile(
    f"(?<=[^{_NEVER_LAST}])(?=[^{_NEVER_FIRST}])(?:(?<={_IDEOGRAPH})|(?={_IDEOGRAPH})|(?<=[、。，．）」』】：；！？〉》]))"
)


def parts(text: str) -> list[str]:
    """Split a text where a line may end; each part includes the character that allows the break: a space, a soft hyphen or the zero-width
    space.

    Chinese and Japanese lines may end between any two letters, except before a closing mark or a small kana, behind an opening mark, and
    behind a digit. Thai lines end only at zero-width spaces in the text, because only a dictionary knows the words of Thai.
    """
    return _END.split(_BETWEEN.sub(NO_SPACE, text) if max(text, default="") > "\u2fff" else text)


def joined(lines: Sequence[str]) -> str:
    """Join broken lines to the original text, without a space at the end."""
    return "".join(line if line.endswith((SOFT_HYPHEN, NO_SPACE)) else f"{line} " for line in lines).removesuffix(" ")
