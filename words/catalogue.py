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
"""The name of the form with a capital first letter, which all words have, such as for a sentence after a colon in German."""
log: Final = logging.getLogger("words")
_NOTHING: Final = frozenset[str]()

_locale: ContextVar[str] = ContextVar("locale", default=ENGLISH)


class Translations(gettext.GNUTranslations):
    """The messages of a language. Messages with grammatical forms are few; only they become `Phrase` objects, which is slower."""

    with_forms: frozenset[str] = frozenset()
    """The English messages that have grammatical forms or a context."""

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
    """The messages of a language, followed by the grammatical forms that its translators add; for English a catalogue without
    translations."""
    if locale == pseudo.CODE:
        return pseudo.Pseudo()
    languages = [locale.replace("-", "_"), locale.partition("-")[0].partition("_")[0]]
    found = _read("messages", languages)
    if type(found) is not NullTranslations:
        found.add_fallback(_read("forms", languages))
    return found


def _read(file: str, languages: Sequence[str]) -> NullTranslations:
    """A compiled file of the first of these languages that has one; none, which is English, where it cannot be read."""
    try:
        return gettext.translation(file, LOCALES, languages, Translations, fallback=True)
    except Exception as error:  # a file that was cut off raises many kinds
        log.error(
            "the translation %s cannot be read, so English is spoken: %s", gettext.find(file, LOCALES, languages), error
        )
        return NullTranslations()


def languages() -> list[str]:
    """The languages that the program speaks: English, and those with a catalogue."""
    return [ENGLISH, *sorted(path.parts[-3] for path in LOCALES.glob("*/LC_MESSAGES/messages.mo"))]


@contextmanager
def speaking(locale: str) -> Generator[None]:
    """Within the `with` block, make sentences in the language `locale` (a code of Discord or Babel); in English if it has no catalogue."""
    token = _locale.set(locale)
    try:
        yield
    finally:
        _locale.reset(token)


def language() -> str:
    """The code of the language in which sentences are made now; `en` for a language without a catalogue."""
    return _catalogue(_locale.get()).info().get("language", ENGLISH)


class Phrase(str):
    """A text in the reader's language that can be inflected: a translation asks for a form of an inserted text by `{name:acc}`."""

    __slots__ = ("inflected",)
    inflected: Callable[[str], str]
    """Makes a form of the words; the words themselves where there is no such form."""


class Gap:
    """A value inserted into a translation that asks for grammatical forms."""

    def __init__(self, value: object) -> None:
        self.value = value

    def __format__(self, form: str, /) -> str:
        if form == CAPITAL:
            return capital(str(self.value))
        return self.value.inflected(form) if form and isinstance(self.value, Phrase) else str(self.value)


@cache
def _asks(translation: str) -> bool:
    """Whether a translation asks for a grammatical form of an inserted value."""
    return re.search(r"\{\w*:", translation) is not None


def _phrase(text: str, inflected: Callable[[str], str]) -> Phrase:
    phrase = Phrase(text)
    phrase.inflected = inflected
    return phrase


def _(message: str, /, **values: object) -> str:
    """Translate a message into the reader's language and insert the values."""
    catalogue = _catalogue(_locale.get())
    if type(catalogue) is NullTranslations:
        return message.format(**values) if values else message
    text = _filled(catalogue.gettext(message), message, values)
    return _declined(text, "", message, 0, values) if message in _with_forms(catalogue) else text


def pgettext(context: str, message: str, /, **values: object) -> str:
    """Translate a message that has several meanings; `context` tells translators which one is meant: `pgettext("tag", "event")`."""
    catalogue = _catalogue(_locale.get())
    if type(catalogue) is NullTranslations:
        return message.format(**values) if values else message
    text = _filled(catalogue.pgettext(context, message), message, values)
    return _declined(text, f"{context}:", message, 0, values) if message in _with_forms(catalogue) else text


def plural(one: str, many: str, n: int, /, **values: object) -> str:
    """Translate a message about `n` things, in its singular or plural, and insert `{n}` and the values."""
    catalogue, count, values = _catalogue(_locale.get()), abs(n), {"n": number(n), **values}
    english = one if count == 1 else many
    if type(catalogue) is NullTranslations:
        return english.format(**values)
    text = _filled(catalogue.ngettext(one, many, count), english, values)
    return _declined(text, "", one, count, values, many) if one in _with_forms(catalogue) else text


def _with_forms(catalogue: NullTranslations) -> frozenset[str]:
    return getattr(catalogue, "with_forms", _NOTHING)


def _declined(text: str, context: str, message: str, n: int, values: Mapping[str, object], many: str = "") -> Phrase:
    """A translated message as a `Phrase`. A form of it is a message whose context is the name of the form, after the message's own context
    if it has one."""

    def inflected(form: str) -> str:
        catalogue, key = _catalogue(_locale.get()), f"{context}{form}\x04{message}"
        found = catalogue.ngettext(key, key, n) if many else catalogue.gettext(key)
        return text if found == key else _filled(found, text, values)

    return _phrase(text, inflected)


def _filled(translation: str, message: str, values: Mapping[str, object]) -> str:
    """Insert values into a translation; the English message is used if the translation asks for a value or a form that does not exist."""
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
    """Log a warning, once for each translation, that values cannot be inserted into it."""
    log.warning("the translation %r (%s) cannot be filled in: %s", translation, language, why)


class _Registry(Protocol):
    """A generic function of `functools.singledispatch` that returns a text."""

    def register(self, cls: type[Any], func: Callable[..., str], /) -> Callable[..., str]: ...


def fixed_texts(function: _Registry, texts: Mapping[type[Any], str]) -> None:
    """Register texts, marked with `N_`, with a function such as `clause`, for classes whose text does not depend on the values of an
    object."""
    for kind, text in texts.items():
        function.register(kind, partial(_fixed, text))


def _fixed(text: str, *_args: Any, **_keywords: Any) -> str:
    return _(text)


def N_(message: str) -> str:
    """Mark a message in a table for extraction; `_` translates it where the message is used."""
    return message


def N_plural(one: str, many: str) -> tuple[str, str]:
    """Mark a message about a number of things in a table for extraction; `plural` translates it where the message is used."""
    return one, many


def NC_(context: str, message: str) -> str:
    """Mark a message with a context in a table for extraction; `pgettext` translates it where the message is used."""
    return message


def number(n: float, places: int | None = None) -> str:
    """Format a number with a true minus sign (U+2212) and the decimal point of the reader's language.

    places: how many decimals are shown; without it, as many as the number has.
    """
    if isinstance(n, int):
        said = str(abs(n))
    else:
        said = f"{abs(n):g}" if places is None else f"{abs(n):.{places}f}"
        if "." in said:
            said = said.replace(".", pgettext("in a number", "."))
    return f"−{said}" if n < 0 else said


def signed(n: float, places: int | None = None) -> str:
    """Format a change with a plus sign or a true minus sign (U+2212); `places` as for `number`."""
    return number(n, places) if n < 0 else f"+{number(n, places)}"


def arrow(was: object, now: object) -> str:
    """A change from one value to another: `was → now`, without a line break inside."""
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
    """Join alternatives of which some have an arrow, so that the arrow of one does not seem to lead to the next: `a → b; or c`."""
    if len(items) < 2:
        return items[0] if items else ""
    pattern = _("{first}; or {last}")
    return _list(items, lambda said: pattern.format(first=semicolons(said[:-1]), last=said[-1]))


def commas(items: Iterable[str]) -> str:
    """Join items by commas, as parts of one statement: `a, b, c`; empty items are left out, as in the joining functions that follow."""
    return _row(items, "between items", NC_("between items", ", "))


def semicolons(items: Iterable[str]) -> str:
    """Join parts that may have commas inside: `a; b; c`."""
    return _row(items, "between parts", NC_("between parts", "; "))


def dots(items: Iterable[str]) -> str:
    """Join separate facts: `a · b · c`."""
    return _row(items, "between facts", NC_("between facts", " · "))


def pluses(items: Iterable[str]) -> str:
    """Join amounts that are paid or gained together: `a + b`."""
    return _row(items, "between amounts", NC_("between amounts", " + "))


def sentences(items: Iterable[str]) -> str:
    """Join sentences into a paragraph."""
    return _row(items, "between sentences", NC_("between sentences", " "))


def colon(head: str, text: str) -> str:
    """A heading and a statement: `head: text`; only one of them if the other is empty."""
    return _("{head}: {text}", head=head, text=text) if head and text else head or text


def bracketed(text: str, aside: str) -> str:
    """A text with a remark in brackets: `text (aside)`; the text alone if the remark is empty."""
    return _("{text} ({aside})", text=text, aside=aside) if aside else text


def pair(what: str, value: object) -> str:
    """A thing and its value or its place: `oxygen 7 %`, `city on land`."""
    return _("{what} {value}", what=what, value=value)


def tied(what: str, value: object) -> str:
    """A thing and its number, without a line break between them: `TR 38`, `2 building`."""
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
    """Join items by `join`; a grammatical form of the list is made of the same form of each item."""
    text = join(items)
    if not any(isinstance(item, Phrase) for item in items):
        return text
    return _phrase(text, lambda form: join([i.inflected(form) if isinstance(i, Phrase) else i for i in items]))


def sentence(clause: str) -> str:
    """Make a sentence of a clause, with a capital letter and a full stop."""
    return ended(capital(clause))


def ended(text: str) -> str:
    """A text with a full stop, unless the text already ends with a punctuation mark of a sentence."""
    return text if text.endswith((".", "!", "?", "。", "！", "？")) else _("{sentence}.", sentence=text)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def fit(text: str, most: int) -> str:
    """Cut a text between words to at most `most` characters."""
    if len(text) <= most:
        return text
    cut = text[: most - 1]
    end = max(cut.rfind(" "), cut.rfind(","), most // 2)
    return cut[:end].rstrip(" ,·;:") + "…"
