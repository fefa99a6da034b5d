"""The catalogue template holds every message, and a missing language falls back to English."""

from __future__ import annotations

import ast
from itertools import chain
from pathlib import Path

from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir
from babel.messages.pofile import read_po

from words import speaking
from words.catalogue import LOCALES, arrow, fit, listed, number, one_of, plural, sentence, signed

WORDS = LOCALES.parent
ROOMS = [WORDS.parent / room for room in ("words", "renderer", "bot")]
KEYWORDS = {**DEFAULT_KEYWORDS, "_": None, "plural": (1, 2), "N_": None}


def _id(message: object) -> object:
    """The id of a message; a plural is a list from one reader and a tuple from the other."""
    return tuple(message) if isinstance(message, list | tuple) else message  # pyright: ignore[reportUnknownArgumentType, reportUnknownVariableType]


def test_the_template_holds_every_message() -> None:
    with (LOCALES / "messages.pot").open("rb") as file:
        held = {_id(message.id) for message in read_po(file) if message.id}
    spoken = [extract_from_dir(room, keywords=KEYWORDS) for room in ROOMS]
    found = {ids for _file, _line, ids, _comments, _context in chain.from_iterable(spoken)}
    assert held == found, "renew it with `make texts`"


def test_no_message_stands_in_an_f_string() -> None:
    """Before Python 3.12 the extractor sees none of these, and the template would depend on the Python that renewed it."""
    assert [place for room in ROOMS for path in sorted(room.rglob("*.py")) for place in _hidden(path)] == []


def _hidden(path: Path) -> list[str]:
    """Messages that are marked inside an f-string, or are f-strings."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    inside = {node for text in nodes if isinstance(text, ast.JoinedStr) for node in ast.walk(text)}
    marked = [node for node in nodes if isinstance(node, ast.Call) and _name(node.func) in KEYWORDS]
    lost = [call for call in marked if call in inside or any(isinstance(arg, ast.JoinedStr) for arg in call.args)]
    return [f"{path.relative_to(WORDS.parent)}:{call.lineno}" for call in lost]


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


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
