"""Fallback words for things without a name: the key in plain letters, and a warning in the host's log; a missing word must not
stop a game."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final, TypeVar

Word = TypeVar("Word")
log: Final = logging.getLogger("words")


@cache
def unnamed(kind: str, key: str) -> str:
    """A key in plain letters, `field coils` for `field-coils` or `FieldCoils`; logs a warning once for each key."""
    log.warning("no word for the %s %s", kind, key)
    return re.sub(r"[-_:]|(?<=[a-z])(?=[A-Z])", " ", key).casefold()


def nameless(kind: str, value: object) -> str:
    """The class name of a value in plain letters, for a class that has no words; logs a warning once for each class."""
    return unnamed(kind, type(value).__name__)


class WordsByKey(dict[str, Word]):
    """A dictionary of words by key; for a missing key, `otherwise` makes the word from the key in plain letters."""

    def __init__(self, kind: str, words: Mapping[str, Word], otherwise: Callable[[str], Word]) -> None:
        super().__init__(words)
        self._kind, self._otherwise = kind, otherwise

    def add(self, words: Mapping[str, Word]) -> None:
        """Add words, such as those of an expansion; raises `ValueError` for a key that already has another word."""
        for key, word in words.items():
            if self.setdefault(key, word) != word:
                raise ValueError(f"the {self._kind} {key} has two words")

    def __missing__(self, key: str) -> Word:
        return self._otherwise(unnamed(self._kind, key))


class Names(WordsByKey[str]):
    """A dictionary of names by key."""

    def __init__(self, kind: str, words: Mapping[str, str] = MappingProxyType({})) -> None:
        super().__init__(kind, words, str)
