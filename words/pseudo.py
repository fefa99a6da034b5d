"""A made-up language for testing screens: text that bypasses the catalogue is visible as plain English, and all text is a third longer.

`speaking("en-XA")` selects it; Discord does not offer it. Its letters have accents, so letters without accents show untranslated words. Its
placeholders are in reverse order. Its commas, colons and full stops are other characters, so the plain ones show texts that code has
joined.
"""

from __future__ import annotations

import re
from functools import cache
from gettext import NullTranslations
from typing import Final

CODE: Final = "en-XA"
"""The usual code for English with accents."""
LONGER: Final = 3
"""A word grows by one letter for every three of its letters."""
SOFT_HYPHEN: Final = "\u00ad"
_ACCENTS: Final = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ,;:.·",
    "áðćďéƒğĥíĵķļµńóþøŗŝťúŋẁæÿżÁÞĆĎÉØĞĤÍĴĶĻŒŃÓÐŁŖŜŤÚĐẀÆŶŻ‚„»•†",
)
"""Letters with accents; all of them are in the fonts of the pictures."""
_GAP: Final = re.compile(r"(\{[^{}]*\})")
_AS_IT_IS: Final = re.compile(r"`[^`]*`|<[^<>\s]+>|https?://\S+|[^\W\d_]{2,}|.", re.DOTALL)
"""Matches code, mentions and addresses, which are equal in every language; or a word; or anything else."""
_HEAD: Final = re.compile(r"(?:#+ |-# |- |> )?")


class Pseudo(NullTranslations):
    """The catalogue of the made-up language."""

    def gettext(self, message: str) -> str:
        return _sentence(message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        return self.ngettext(msgid1, msgid2, n)

    def info(self) -> dict[str, str]:
        return {"language": CODE}


@cache
def _sentence(message: str) -> str:
    head = _HEAD.match(message)
    assert head is not None
    parts = _GAP.split(message[head.end() :])
    gaps = iter(parts[1::2][::-1])
    return head[0] + "".join(next(gaps) if n % 2 else _accented(part) for n, part in enumerate(parts))


def _accented(text: str) -> str:
    return "".join(_word(found[0]) for found in _AS_IT_IS.finditer(text))


def _word(word: str) -> str:
    """A word with accents, a third longer, and with a soft hyphen in its middle if the word is long."""
    if word[0] in "`<" or word.startswith("http"):
        return word
    said = word.translate(_ACCENTS)
    if len(word) < LONGER:
        return said
    said += said[-1] * (len(word) // LONGER)
    return said if len(word) < 2 * LONGER else said[: len(said) // 2] + SOFT_HYPHEN + said[len(said) // 2 :]
