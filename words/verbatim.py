r"""Names that people chose, such as `*_~`, shown letter by letter wherever their sentence stands, and acting on nothing else of it.

Discord reads markdown in texts, but not in buttons, menus, alt texts and notifications; a sentence does not know where it will stand.
So each letter of a name that markdown could read is kept as a stand-in from Unicode's private use, one for one. Who hands a
sentence over turns the stand-ins back: `markdown` where markdown is read, `plain` where it is not, `bare` where both may be.

A name written from right to left is isolated, so that the numbers behind it keep their places; what would turn round the rest of
the sentence (U+202E) is left out of it.
"""

from __future__ import annotations

import unicodedata
from typing import Final

READ: Final = r"\*_~`|>#[]<-:"
"""What Discord's markdown reads, with the colons of emoji and addresses."""
ACTS: Final = r"\*~`|>[]<:"
"""What it reads in the middle of a word too."""
LEFTWARD: Final = frozenset(("R", "AL", "AN"))
"""The kinds of letters, by Unicode, that are written from right to left."""
_ISOLATED: Final = "\u2068{name}\u2069"
_TURNS: Final = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
_STAND_INS: Final = {ord(letter): chr(0xE000 + ord(letter)) for letter in READ}
_ESCAPED: Final = {ord(stand_in): f"\\{chr(letter)}" for letter, stand_in in _STAND_INS.items()}
_PLAIN: Final = {ord(stand_in): chr(letter) for letter, stand_in in _STAND_INS.items()}
_BARE: Final = {stand_in: "" if letter in ACTS else letter for stand_in, letter in _PLAIN.items()}


def verbatim(name: str) -> str:
    """A name for a sentence; as long as it was unless it turns the direction, and the same where it is one already."""
    if name.isascii():
        return name.translate(_STAND_INS)
    said = name.translate(_TURNS).translate(_STAND_INS)
    return _ISOLATED.format(name=said) if any(unicodedata.bidirectional(c) in LEFTWARD for c in said) else said


def markdown(text: str) -> str:
    r"""A text for where markdown is read: `tomcat\_77`."""
    return text.translate(_ESCAPED)


def plain(text: str) -> str:
    """A text for where nothing is markdown: `tomcat_77`."""
    return text.translate(_PLAIN)


def bare(text: str) -> str:
    """A text for where markdown may be read, but backslashes would be seen: names without what could act as markdown."""
    return text.translate(_BARE)
