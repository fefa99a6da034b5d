"""The catalogue of messages: English in, the reader's language out; and functions that join phrases."""

from __future__ import annotations

import gettext
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from pathlib import Path
from typing import Final

LOCALES: Final = Path(__file__).parent / "locale"
ENGLISH: Final = "en"

_locale: ContextVar[str] = ContextVar("locale", default=ENGLISH)


@lru_cache(maxsize=64)
def _catalogue(locale: str) -> gettext.NullTranslations:
    languages = [locale.replace("-", "_"), locale.partition("-")[0].partition("_")[0]]
    return gettext.translation("messages", LOCALES, languages, fallback=True)


@contextmanager
def speaking(locale: str) -> Generator[None]:
    """Make sentences in a language within the block, given as Discord's or Babel's code; in English if there is no catalogue for it."""
    token = _locale.set(locale)
    try:
        yield
    finally:
        _locale.reset(token)


def language() -> str:
    """The language in which sentences are made now; English for all languages without a catalogue."""
    return _catalogue(_locale.get()).info().get("language", ENGLISH)


def _(message: str, /, **values: object) -> str:
    """A message in the reader's language, filled in."""
    text = _catalogue(_locale.get()).gettext(message)
    return text.format(**values) if values else text


def plural(one: str, many: str, n: int, /, **values: object) -> str:
    """The message for a number of things, in the reader's language, with `{n}` filled in."""
    text = _catalogue(_locale.get()).ngettext(one, many, abs(n))
    return text.format(**{"n": number(n), **values})


def singular(one: str, many: str, /) -> str:
    """The message for one thing with its gap for the number left empty: `plant`, of `{n} plant`."""
    return _catalogue(_locale.get()).ngettext(one, many, 1).format(n="").strip()


def N_(message: str) -> str:
    """Mark a message in a table for extraction; `_` translates it when it is used."""
    return message


def number(n: int) -> str:
    """Format a number, with a true minus sign."""
    return f"−{-n}" if n < 0 else str(n)


def signed(n: int) -> str:
    """Format a change, with a plus or a true minus sign."""
    return number(n) if n < 0 else f"+{n}"


def arrow(was: object, now: object) -> str:
    """A change from one value to another: `was → now`, never broken between lines."""
    return f"{was}\u00a0→\u00a0{now}"


def listed(items: Sequence[str]) -> str:
    """Join items: `a, b and c`."""
    return _chain(items, _("{first} and {last}"))


def one_of(items: Sequence[str]) -> str:
    """Join alternatives: `a, b or c`."""
    return _chain(items, _("{first} or {last}"))


def one_clause_of(items: Sequence[str]) -> str:
    """Join alternatives that are clauses: `a, or b`."""
    return _chain(items, _("{first}, or {last}"))


def _chain(items: Sequence[str], pattern: str) -> str:
    if len(items) < 2:
        return "".join(items)
    return pattern.format(first=_(", ").join(items[:-1]), last=items[-1])


def sentence(clause: str) -> str:
    """Make a sentence of a clause, with a capital letter and a full stop."""
    return capital(clause) + ("" if clause.endswith((".", "!", "?")) else ".")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def fit(text: str, most: int) -> str:
    """Cut a text between words to at most so many characters."""
    if len(text) <= most:
        return text
    cut = text[: most - 1]
    end = max(cut.rfind(" "), cut.rfind(","), most // 2)
    return cut[:end].rstrip(" ,·;:") + "…"
