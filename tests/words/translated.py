"""A language made of the text of its translations, for tests."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from gettext import NullTranslations
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from words import catalogue, speaking

HEAD = r"""msgid ""
msgstr ""
"Language: de\n"
"Content-Type: text/plain; charset=utf-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

"""


Asked = tuple[str, str, str]
"""The context of a message, the message, and its plural."""


class Recording(NullTranslations):
    """English, which notes what it is asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[Asked] = set()

    def gettext(self, message: str) -> str:
        self.asked.add(("", message, ""))
        return message

    def pgettext(self, context: str, message: str) -> str:
        self.asked.add((context, message, ""))
        return message

    def ngettext(self, msgid1: str, msgid2: str, n: int) -> str:
        self.asked.add(("", msgid1, msgid2))
        return msgid1 if n == 1 else msgid2


def messages(path: Path) -> set[Asked]:
    """What a template or a translation holds."""
    with path.open("rb") as file:
        found = [(message.context or "", message.id) for message in read_po(file) if message.id]
    return {(context, id, "") if isinstance(id, str) else (context, id[0], id[1]) for context, id in found}


def translations(*texts: str) -> catalogue.Translations:
    """What the program reads, of files of translations: the first one's messages, and behind them those of the others."""
    first, *others = (_read(text) for text in texts)
    for other in others:
        first.add_fallback(other)
    return first


def _read(text: str) -> catalogue.Translations:
    out = BytesIO()
    write_mo(out, read_po(BytesIO(text.encode("utf-8")), locale="de"))
    return catalogue.Translations(BytesIO(out.getvalue()))


@contextmanager
def german(monkeypatch: pytest.MonkeyPatch, *texts: str) -> Iterator[None]:
    """Speak German as the files of translations say it; other languages than it have no translations meanwhile."""
    of_locale = defaultdict(NullTranslations, {"de": translations(*texts)})
    monkeypatch.setattr(catalogue, "_catalogue", of_locale.__getitem__)
    with speaking("de"):
        yield
