r"""Names that people chose, such as `*_~`, shown letter by letter wherever their sentence stands.

Discord reads markdown in texts, but not in buttons, menus, alt texts and notifications; a sentence does not know where it will stand.
So each letter of a name that markdown could read is kept as a stand-in from Unicode's private use, one for one. Who hands a
sentence over turns the stand-ins back: `markdown` where markdown is read, `plain` where it is not, `bare` where both may be.
"""

from __future__ import annotations

from typing import Final

READ: Final = r"\*_~`|>#[]<-"
"""What Discord's markdown reads."""
ACTS: Final = r"\*~`|>[]<"
"""What it reads in the middle of a word too."""
_STAND_INS: Final = {ord(letter): chr(0xE000 + ord(letter)) for letter in READ}
_ESCAPED: Final = {ord(stand_in): f"\\{chr(letter)}" for letter, stand_in in _STAND_INS.items()}
_PLAIN: Final = {ord(stand_in): chr(letter) for letter, stand_in in _STAND_INS.items()}
_BARE: Final = {stand_in: "" if letter in ACTS else letter for stand_in, letter in _PLAIN.items()}


def verbatim(name: str) -> str:
    """A name for a sentence; as long as it was, and the same where it is one already."""
    return name.translate(_STAND_INS)


def markdown(text: str) -> str:
    r"""A text for where markdown is read: `tomcat\_77`."""
    return text.translate(_ESCAPED)


def plain(text: str) -> str:
    """A text for where nothing is markdown: `tomcat_77`."""
    return text.translate(_PLAIN)


def bare(text: str) -> str:
    """A text for where markdown may be read, but backslashes would be seen: names without what could act as markdown."""
    return text.translate(_BARE)
