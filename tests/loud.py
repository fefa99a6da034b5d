"""A second language for tests: translated text is in capitals."""

from __future__ import annotations

import re
from gettext import NullTranslations


class Loud(NullTranslations):
    """Translates to capitals; placeholders stay as they are."""

    def gettext(self, message: str) -> str:
        return re.sub(r"\{\w+\}|.", lambda part: part[0] if len(part[0]) > 1 else part[0].upper(), message)

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        return self.gettext(msgid1 if n == 1 else msgid2)

    def info(self) -> dict[str, str]:
        return {"language": "loud"}
