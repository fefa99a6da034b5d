"""The catalogue of messages: English in, the reader's language out; and functions that join phrases."""

from __future__ import annotations

import gettext
import logging
import re
from collections.abc import Callable, Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache, partial
from gettext import NullTranslations
from pathlib import Path
from typing import Any, Final, Protocol

from words import pseudo

LOCALES: Final = Path(__file__).parent / "locale"
ENGLISH: Final = "en"
CAPITAL: Final = "capital"
"""The form that begins with a capital letter, which all words have, such as for a sentence behind a colon in German."""
log: Final = logging.getLogger("words")
_NOTHING: Final = frozenset[str]()

_locale: ContextVar[str] = ContextVar("locale", default=ENGLISH)


class Translations(gettext.GNUTranslations):
    """The messages of a language. Few have forms, and only those are said as phrases, which takes longer."""

    with_forms: frozenset[str] = frozenset()
    """The English of what has forms, or a context."""

    def _parse(self, fp: Any) -> None:
        super()._parse(fp)
        keys: list[str | tuple[str, int]] = [*vars(self)["_catalog"]]
        found = (key if isinstance(key, str) else key[0] for key in keys)
        self.with_forms = frozenset(message for key in found for _context, of, message in [key.partition("\x04")] if of)

    def add_fallback(self, fallback: NullTranslations) -> None:
        super().add_fallback(fallback)
        self.with_forms |= getattr(fallback, "with_forms", frozenset[str]())


@lru_cache(maxsize=64)
def _catalogue(locale: str) -> NullTranslations:
    """The messages of a language and, behind them, the forms that its translators add to them; no translations for English."""
    if locale == pseudo.CODE:
        return pseudo.Pseudo()
    languages = [locale.replace("-", "_"), locale.partition("-")[0].partition("_")[0]]
    found = gettext.translation("messages", LOCALES, languages, Translations, fallback=True)
    if type(found) is not NullTranslations:
        found.add_fallback(gettext.translation("forms", LOCALES, languages, Translations, fallback=True))
    return found


def languages() -> list[str]:
    """The languages in which there are sentences: English, and those with a catalogue."""
    return [ENGLISH, *sorted(path.parts[-3] for path in LOCALES.glob("*/LC_MESSAGES/messages.mo"))]


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


class Phrase(str):
    """Words in the reader's language, of which a translation may ask for a form where it fills them in: `{name:acc}`."""

    __slots__ = ("inflected",)
    inflected: Callable[[str], str]
    """Makes a form of the words; the words themselves where there is no such form."""


class Gap:
    """What is filled into a translation that asks for forms."""

    def __init__(self, value: object) -> None:
        self.value = value

    def __format__(self, form: str, /) -> str:
        if form == CAPITAL:
            return capital(str(self.value))
        return self.value.inflected(form) if form and isinstance(self.value, Phrase) else str(self.value)


@cache
def _asks(translation: str) -> bool:
    """Whether a translation asks for the form of something."""
    return re.search(r"\{\w*:", translation) is not None


def _phrase(text: str, inflected: Callable[[str], str]) -> Phrase:
    phrase = Phrase(text)
    phrase.inflected = inflected
    return phrase


def _(message: str, /, **values: object) -> str:
    """A message in the reader's language, filled in."""
    catalogue = _catalogue(_locale.get())
    if type(catalogue) is NullTranslations:
        return message.format(**values) if values else message
    text = _filled(catalogue.gettext(message), message, values)
    return _declined(text, "", message, 0, values) if message in _with_forms(catalogue) else text


def pgettext(context: str, message: str, /, **values: object) -> str:
    """A message that means several things; `context` tells translators which: `pgettext("tag", "event")`."""
    catalogue = _catalogue(_locale.get())
    if type(catalogue) is NullTranslations:
        return message.format(**values) if values else message
    text = _filled(catalogue.pgettext(context, message), message, values)
    return _declined(text, f"{context}:", message, 0, values) if message in _with_forms(catalogue) else text


def plural(one: str, many: str, n: int, /, **values: object) -> str:
    """The message for a number of things, in the reader's language, with `{n}` filled in."""
    catalogue, count, values = _catalogue(_locale.get()), abs(n), {"n": number(n), **values}
    english = one if count == 1 else many
    if type(catalogue) is NullTranslations:
        return english.format(**values)
    text = _filled(catalogue.ngettext(one, many, count), english, values)
    return _declined(text, "", one, count, values, many) if one in _with_forms(catalogue) else text


def _with_forms(catalogue: NullTranslations) -> frozenset[str]:
    return getattr(catalogue, "with_forms", _NOTHING)


def _declined(text: str, context: str, message: str, n: int, values: Mapping[str, object], many: str = "") -> Phrase:
    """What a message says, with its forms: messages whose context is the form's name, behind that of the message if it has one."""

    def inflected(form: str) -> str:
        catalogue, key = _catalogue(_locale.get()), f"{context}{form}\x04{message}"
        found = catalogue.ngettext(key, key, n) if many else catalogue.gettext(key)
        return text if found == key else _filled(found, text, values)

    return _phrase(text, inflected)


def _filled(translation: str, message: str, values: Mapping[str, object]) -> str:
    """A translation filled in; the English message where the translation asks for what there is not."""
    if not values:
        return translation
    try:
        if _asks(translation):
            return translation.format(**{gap: Gap(value) for gap, value in values.items()})
        return translation.format(**values)
    except (LookupError, AttributeError, TypeError, ValueError) as error:
        _complain(language(), translation, f"{type(error).__name__}: {error}")
        return message.format(**values)


@cache
def _complain(language: str, translation: str, why: str) -> None:
    """Tell the host of a translation that cannot be filled in, once."""
    log.warning("the translation %r (%s) cannot be filled in: %s", translation, language, why)


class _Registry(Protocol):
    """A function of `functools.singledispatch` that returns a text."""

    def register(self, cls: type[Any], func: Callable[..., str], /) -> Callable[..., str]: ...


def fixed_texts(function: _Registry, texts: Mapping[type[Any], str]) -> None:
    """Register with a function such as `clause` the texts, marked with `N_`, that depend on the class alone."""
    for kind, text in texts.items():
        function.register(kind, partial(_fixed, text))


def _fixed(text: str, *_args: Any, **_keywords: Any) -> str:
    return _(text)


def N_(message: str) -> str:
    """Mark a message in a table for extraction; `_` translates it when it is used."""
    return message


def N_plural(one: str, many: str) -> tuple[str, str]:
    """Mark a message for a number of things in a table for extraction; `plural` translates it when it is used."""
    return one, many


def NC_(context: str, message: str) -> str:
    """Mark a message of a context in a table for extraction; `pgettext` translates it when it is used."""
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
    return _chain(items, N_("{first} and {last}"))


def one_of(items: Sequence[str]) -> str:
    """Join alternatives: `a, b or c`."""
    return _chain(items, N_("{first} or {last}"))


def one_clause_of(items: Sequence[str]) -> str:
    """Join alternatives that are clauses: `a, or b`."""
    return _chain(items, N_("{first}, or {last}"))


def one_way_of(items: Sequence[str]) -> str:
    """Join alternatives of which some have an arrow, which must not seem to lead to the next one too: `a → b; or c`."""
    if len(items) < 2:
        return items[0] if items else ""
    pattern = _("{first}; or {last}")
    return _list(items, lambda said: pattern.format(first=semicolons(said[:-1]), last=said[-1]))


def commas(items: Iterable[str]) -> str:
    """Join items that say one thing together: `a, b, c`; without those that are empty, as in all that follow."""
    return _row(items, "between items", NC_("between items", ", "))


def semicolons(items: Iterable[str]) -> str:
    """Join parts that may have commas themselves: `a; b; c`."""
    return _row(items, "between parts", NC_("between parts", "; "))


def dots(items: Iterable[str]) -> str:
    """Join facts that stand side by side: `a · b · c`."""
    return _row(items, "between facts", NC_("between facts", " · "))


def pluses(items: Iterable[str]) -> str:
    """Join what is paid or gained together: `a + b`."""
    return _row(items, "between amounts", NC_("between amounts", " + "))


def sentences(items: Iterable[str]) -> str:
    """Join sentences to a paragraph."""
    return _row(items, "between sentences", NC_("between sentences", " "))


def colon(head: str, text: str) -> str:
    """What is told of something: `head: text`; only one of them where the other is empty."""
    return _("{head}: {text}", head=head, text=text) if head and text else head or text


def bracketed(text: str, aside: str) -> str:
    """A text with what is said beside it: `text (aside)`; the text alone if that is empty."""
    return _("{text} ({aside})", text=text, aside=aside) if aside else text


def pair(what: str, value: object) -> str:
    """A thing and how it stands or where: `oxygen 7 %`, `city on land`."""
    return _("{what} {value}", what=what, value=value)


def tied(what: str, value: object) -> str:
    """A thing and its number, never broken between lines: `TR 38`, `2 building`."""
    return _("{what}\u00a0{value}", what=what, value=value)


def _chain(items: Sequence[str], message: str) -> str:
    """Join items by a message for the last two."""
    if len(items) < 2:
        return items[0] if items else ""
    pattern = _(message)
    return _list(items, lambda said: pattern.format(first=commas(said[:-1]), last=said[-1]))


def _row(items: Iterable[str], context: str, between: str) -> str:
    said = [item for item in items if item]
    if len(said) < 2:
        return said[0] if said else ""
    return _list(said, pgettext(context, between).join)


def _list(items: Sequence[str], join: Callable[[Sequence[str]], str]) -> str:
    """Join items; a form that is asked of the list is asked of each of them."""
    text = join(items)
    if not any(isinstance(item, Phrase) for item in items):
        return text
    return _phrase(text, lambda form: join([i.inflected(form) if isinstance(i, Phrase) else i for i in items]))


def sentence(clause: str) -> str:
    """Make a sentence of a clause, with a capital letter and a full stop."""
    return ended(capital(clause))


def ended(text: str) -> str:
    """A text with a full stop, unless it ends like a sentence already."""
    return text if text.endswith((".", "!", "?", "。", "！", "？")) else _("{sentence}.", sentence=text)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def fit(text: str, most: int) -> str:
    """Cut a text between words to at most so many characters."""
    if len(text) <= most:
        return text
    cut = text[: most - 1]
    end = max(cut.rfind(" "), cut.rfind(","), most // 2)
    return cut[:end].rstrip(" ,·;:") + "…"
