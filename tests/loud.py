"""Made-up languages for tests: one in capitals, one with an order and punctuation of its own."""

from __future__ import annotations

import codecs
import re
from gettext import NullTranslations

_GAP = re.compile(r"(\{\w+\})")
_MARKS = str.maketrans({",": "、", ";": "¦", ":": " =", ".": "。", "?": "¿", "·": "•", "…": "...", "→": "»"})


class Loud(NullTranslations):
    """Translates to capitals; placeholders stay as they are."""

    def gettext(self, message: str) -> str:
        return re.sub(r"\{\w+\}|.", lambda part: part[0] if len(part[0]) > 1 else part[0].upper(), message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def pgettext(self, context: str, message: str) -> str:
        return self.gettext(message)

    def info(self) -> dict[str, str]:
        return {"language": "loud"}


class Foreign(Loud):
    """Other words, other punctuation, and what is put in stands in the opposite order; only markdown stays where it is."""

    def gettext(self, message: str) -> str:
        head = re.match(r"(?:#+ |-# |- )?", message)
        assert head is not None
        parts = _GAP.split(message[head.end() :])
        gaps = iter(parts[1::2][::-1])
        turned = [
            next(gaps) if n % 2 else codecs.encode(part, "rot13").translate(_MARKS) for n, part in enumerate(parts)
        ]
        if "**" not in message and "~~" not in message:
            turned = turned[::-1]
        return head[0] + "".join(turned)

    def info(self) -> dict[str, str]:
        return {"language": "foreign"}
