r"""Names that people chose, such as `*_~`, shown letter by letter in any sentence, without effect on the rest of it.

Discord interprets markdown in texts, but not in buttons, menus, alt texts and notifications, and a sentence does not know where it
will be shown. So each letter of a name that markdown could interpret is replaced by a stand-in from Unicode's private use area.
Whoever sends a sentence turns the stand-ins back: with `markdown` where markdown is interpreted, with `plain` where it is not, with
`bare` where both are possible.

A name written from right to left is isolated, so that the numbers after it keep their places. `harmless` removes what a name could do
to its surroundings anywhere, also in a picture: characters that would reverse the rest of the sentence (U+202E), and whatever would
make it an address that can be followed.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from typing import Final

READ: Final = r"\*_~`|>#[]<-:"
"""The characters that Discord's markdown interprets, with the colons of emoji and addresses."""
ACTS: Final = r"\*~`|>[]<:"
"""The characters that Discord's markdown interprets even in the middle of a word."""
LEFTWARD: Final = frozenset(("R", "AL", "AN"))
"""The bidirectional classes of Unicode for letters written from right to left."""
_ISOLATED: Final = "\u2068{name}\u2069"
_CONTROLS: Final = dict.fromkeys((0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
"""The bidirectional controls of Unicode: marks, embeddings, overrides, isolates."""
_BLANKS: Final = dict.fromkeys((*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029), " ")
"""Control characters and line breaks, which are removed, since a name is one line."""
_SCHEME: Final = re.compile(r"[a-z][a-z0-9+.-]*:[/\\]{2,}", re.IGNORECASE)
_PATH: Final = re.compile(r"(?<=[.．。][^\W\d_])([^\W_]*(?::\d+)?)[/\\]+")
"""Matches the slash after the name of a host, such as that of an invitation, because Discord recognizes its own addresses without
a scheme."""
_NOBODY: Final = "?"
"""The text that replaces a name of which nothing is left to be seen."""
_UNSEEN_KINDS: Final = frozenset(("Cc", "Cf", "Zl", "Zp", "Zs"))
"""The general categories of Unicode for spaces and for characters that nobody sees."""
_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0").union(map(chr, range(0xFE00, 0xFE10)))
"""Fillers, the empty cell of Braille and variation selectors, which nobody sees either. Some members have names of them alone."""
_STAND_INS: Final = {ord(letter): chr(0xE000 + ord(letter)) for letter in READ}
_ESCAPED: Final = {ord(stand_in): f"\\{chr(letter)}" for letter, stand_in in _STAND_INS.items()}
_PLAIN: Final = {ord(stand_in): chr(letter) for letter, stand_in in _STAND_INS.items()}
_BARE: Final = {stand_in: "" if letter in ACTS else letter for stand_in, letter in _PLAIN.items()}


def harmless(name: str) -> str:
    """A name without bidirectional controls, control characters and addresses (URLs); all other characters stay. Applying it twice changes
    nothing more.

    `https://a.example/b` becomes `a.example b`. A name of which nothing is left to be seen becomes a question mark: people
    cannot tell what has none, and Discord may refuse it as the name of a thread or a button.
    """
    said = name.translate(_CONTROLS).translate(_BLANKS)
    if ":" in said or "/" in said or "\\" in said:
        before = ""
        while said != before:
            before, said = said, _PATH.sub(r"\1 ", _SCHEME.sub("", said))
    said = said.strip()
    seen = any(c not in _UNSEEN and unicodedata.category(c) not in _UNSEEN_KINDS for c in said)
    return said if seen or not name else _NOBODY


@lru_cache(maxsize=4096)
def verbatim(name: str) -> str:
    """Prepare a name for use in a sentence, after `harmless`; applying it twice changes nothing more."""
    return literal(harmless(name.translate(_PLAIN)))


def literal(text: str) -> str:
    """Prepare a text written by a user, such as a report, for the people who have to judge it: addresses stay in it, as plain text."""
    if text.isascii():
        return text.translate(_STAND_INS)
    said = text.translate(_CONTROLS).translate(_STAND_INS)
    return _ISOLATED.format(name=said) if any(unicodedata.bidirectional(c) in LEFTWARD for c in said) else said


def markdown(text: str) -> str:
    r"""A text for places with markdown: `tomcat\_77`."""
    return text.translate(_ESCAPED)


def plain(text: str) -> str:
    """A text for places that do not interpret markdown: `tomcat_77`."""
    return text.translate(_PLAIN)


def bare(text: str) -> str:
    """A text for places where it is unknown whether markdown is interpreted: names lose the characters that markdown interprets."""
    return text.translate(_BARE)
