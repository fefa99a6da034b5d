"""Finds names with a similar spelling, in an index that is made once for a list of names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import SequenceMatcher
from typing import Final, NamedTuple

NEAR: Final = 0.72
"""The least similarity of two words for one to be taken for a misspelling of the other."""
SHORT: Final = 3
"""The least length of names in which one typing error is accepted, however low the similarity then is."""
CLOSE: Final = 0.1
"""How much less similar than the best match a further suggestion may be."""
FEW: Final = 3
"""The greatest length of a text that is compared with whole names only."""


class _Spelt(NamedTuple):
    """A name, or a run of its words, with its letters as bits (`_letters`)."""

    text: str
    letters: int
    name: str


class Spelling:
    """An index of names."""

    def __init__(self, names: Iterable[str]) -> None:
        self._names = list(dict.fromkeys(names))
        self._longest = max((len(name.split()) for name in self._names), default=0)
        self._runs: dict[int, dict[int, list[_Spelt]]] = {}

    def nearest(self, typed: str, most: int = 3) -> list[str]:
        """Return names that are spelled like the typed text, whole or in some of their words; the most similar first."""
        said = typed.casefold().strip()
        letters, size, alike = _letters(said), len(said), dict[str, float]()
        for length, some in self._among(len(said.split()) if size > FEW else 0).items():
            least = NEAR * (size + length) / 2
            if least > min(size, length) and abs(size - length) > 1:
                continue
            for text, others, name in some:
                only, lacking = (letters & ~others).bit_count(), (others & ~letters).bit_count()
                # Sure of what it leaves out: so many letters of one text are not in the other.
                if (size - only < least or length - lacking < least) and (only > 1 or lacking > 1):
                    continue
                if (n := _ratio(said, text)) >= NEAR:
                    alike[name] = max(n, alike.get(name, 0.0))
        places = {name: at for at, name in enumerate(self._names)} if len(alike) > 1 else {}
        near = sorted(alike, key=lambda name: (-alike[name], len(name), places.get(name, 0)))
        return [name for name in near[:most] if alike[name] >= alike[near[0]] - CLOSE]

    def _among(self, words: int) -> dict[int, list[_Spelt]]:
        """Return all whole names and all runs of that number of their words, by their length."""
        n = words if words <= self._longest else 0
        if n not in self._runs:
            found: dict[int, list[_Spelt]] = {}
            for name in self._names:
                for text in dict.fromkeys((name.casefold(), *_runs(name.casefold(), n))):
                    found.setdefault(len(text), []).append(_Spelt(text, _letters(text), name))
            self._runs[n] = found
        return self._runs[n]


def _runs(name: str, n: int) -> Iterator[str]:
    words = name.split()
    return (" ".join(words[at : at + n]) for at in range(len(words) - n + 1)) if n else iter(())


def _letters(text: str) -> int:
    """Return a bit for each letter of a text and another for its second one; some letters share their bits."""
    found = 0
    for letter in text:
        bit = 1 << (ord(letter) & 31)
        found |= bit << 32 if found & bit else bit
    return found


def _ratio(a: str, b: str) -> float:
    matcher = SequenceMatcher(None, a, b, autojunk=False)
    if min(len(a), len(b)) >= SHORT and _one_slip(a, b):
        return max(NEAR, matcher.ratio())
    return matcher.ratio() if matcher.real_quick_ratio() >= NEAR and matcher.quick_ratio() >= NEAR else 0.0


def _one_slip(a: str, b: str) -> bool:
    """Return whether one letter is wrong, missing or extra, or two neighbouring letters are swapped."""
    if abs(len(a) - len(b)) > 1:
        return False
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    a, b = a[at:], b[at:]
    swapped = a[:2] == b[1::-1] and a[2:] == b[2:]
    return swapped or a[1:] in (b, b[1:]) or a == b[1:]


def nearest(typed: str, names: Iterable[str], most: int = 3) -> list[str]:
    """Return those of a few names that are spelled like the typed text, the most similar first."""
    return Spelling(names).nearest(typed, most)
