"""The catalogue template holds every message, and a missing language falls back to English."""

from __future__ import annotations

import ast
from pathlib import Path

from tools import translations
from words import speaking
from words.catalogue import LOCALES, arrow, fit, listed, number, one_of, plural, sentence, signed

WORDS = LOCALES.parent


def test_the_template_is_current() -> None:
    held = (LOCALES / "messages.pot").read_text("utf-8")
    assert held == translations.written(translations.template()), "renew it with `make texts`"


def test_no_message_stands_in_an_f_string() -> None:
    """Before Python 3.12 the extractor sees none of these, and the template would depend on the Python that renewed it."""
    assert [
        place
        for room in translations.ROOMS
        for path in sorted((WORDS.parent / room).rglob("*.py"))
        for place in _hidden(path)
    ] == []


def _hidden(path: Path) -> list[str]:
    """Messages that are marked inside an f-string, or are f-strings."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    inside = {node for text in nodes if isinstance(text, ast.JoinedStr) for node in ast.walk(text)}
    marked = [node for node in nodes if isinstance(node, ast.Call) and _name(node.func) in translations.MARKS]
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
