r"""Names that people chose, such as `*_~`, shown letter by letter in any sentence, without effect on the rest of it.

Discord interprets markdown in texts, but not in buttons, menus, alt texts and notifications, and a sentence does not know where it
will be shown. So each letter of a name that markdown could interpret is replaced by a stand-in from Unicode's private use area.
Whoever sends a sentence turns the stand-ins back: with `markdown` where markdown is interpreted, with `plain` where it is not, with
`bare` where both are possible.

A name written from right to left is isolated, so that the numbers after it keep their places; characters that would reverse the rest
of the sentence (U+202E) are removed.
"""

from __future__ import annotations

import unicodedata
from typing import Final

READ: Final = r"\*_~`|>#[]<-:"
"""The characters that Discord's markdown interprets, with the colons of emoji and addresses."""
ACTS: Final = r"\*~`|>[]<:"
"""The characters that it interprets even in the middle of a word."""
LEFTWARD: Final = frozenset(("R", "AL", "AN"))
"""The bidirectional classes of Unicode for letters written from right to left."""
_ISOLATED: Final = "\u2068{name}\u2069"
_TURNS: Final = dict.fromkeys((*range(0x202A, 0x202F), *range(0x2066, 0x206A)))
_STAND_INS: Final = {ord(letter): chr(0xE000 + ord(letter)) for letter in READ}
_ESCAPED: Final = {ord(stand_in): f"\\{chr(letter)}" for letter, stand_in in _STAND_INS.items()}
_PLAIN: Final = {ord(stand_in): chr(letter) for letter, stand_in in _STAND_INS.items()}
_BARE: Final = {stand_in: "" if letter in ACTS else letter for stand_in, letter in _PLAIN.items()}


def verbatim(name: str) -> str:
    """Prepare a name for a sentence; the length stays the same unless the name changes direction, and doing it twice changes nothing."""
    if name.isascii():
        return name.translate(_STAND_INS)
    said = name.translate(_TURNS).translate(_STAND_INS)
    return _ISOLATED.format(name=said) if any(unicodedata.bidirectional(c) in LEFTWARD for c in said) else said


def markdown(text: str) -> str:
    r"""A text for places with markdown: `tomcat\_77`."""
    return text.translate(_ESCAPED)


def plain(text: str) -> str:
    """A text for places without markdown: `tomcat_77`."""
    return text.translate(_PLAIN)


def bare(text: str) -> str:
    """A text for places that may or may not interpret markdown, but would show backslashes: names lose what markdown interprets."""
    return text.translate(_BARE)
