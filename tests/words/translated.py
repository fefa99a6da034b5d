"""A language made of the text of its translations, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from gettext import GNUTranslations, NullTranslations
from io import BytesIO

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


def translations(*texts: str) -> GNUTranslations:
    """What the program reads, of files of translations: the first one's messages, and behind them those of the others."""
    first, *others = (_read(text) for text in texts)
    for other in others:
        first.add_fallback(other)
    return first


def _read(text: str) -> GNUTranslations:
    out = BytesIO()
    write_mo(out, read_po(BytesIO(text.encode("utf-8")), locale="de"))
    return GNUTranslations(BytesIO(out.getvalue()))


@contextmanager
def german(monkeypatch: pytest.MonkeyPatch, *texts: str) -> Iterator[None]:
    """Speak German as the files of translations say it."""
    monkeypatch.setattr(catalogue, "_catalogue", {"en": NullTranslations(), "de": translations(*texts)}.__getitem__)
    with speaking("de"):
        yield
