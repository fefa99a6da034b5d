"""The catalogue template holds every message, and a missing language falls back to English."""

from __future__ import annotations

from itertools import chain
from pathlib import Path

from babel.messages.extract import extract_from_dir
from babel.messages.pofile import read_po

from words import speaking
from words.catalogue import LOCALES, arrow, fit, listed, number, one_of, plural, sentence, signed

WORDS = LOCALES.parent
KEYWORDS = {"_": None, "plural": (1, 2), "N_": None}


def _id(message: object) -> object:
    """A plural comes as a list from one reader and as a tuple from the other."""
    return tuple(message) if isinstance(message, list | tuple) else message  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]


def test_the_template_holds_every_message() -> None:
    with (LOCALES / "messages.pot").open("rb") as file:
        held = {_id(message.id) for message in read_po(file) if message.id}
    spoken = [extract_from_dir(Path(WORDS.parent / room), keywords=KEYWORDS) for room in ("words", "renderer", "bot")]
    found = {ids for _file, _line, ids, _comments, _context in chain.from_iterable(spoken)}
    assert held == found, "renew as words/locale/README.md says"


def test_a_language_without_catalogue_is_english() -> None:
    with speaking("pt-BR"):
        assert plural("{n} card", "{n} cards", 2) == "2 cards"


def test_numbers_have_a_true_minus() -> None:
    assert (number(-3), signed(-3), signed(0), signed(4)) == ("−3", "−3", "+0", "+4")
    assert arrow(4, 1) == "4\u00a0→\u00a01"


def test_lists_and_sentences() -> None:
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert one_of(["a", "b"]) == "a or b"
    assert sentence("place a city tile") == "Place a city tile."


def test_a_text_that_is_too_long_is_cut_between_words() -> None:
    assert fit("raise your plant production", 20) == "raise your plant…"
    assert fit("short", 5) == "short"
