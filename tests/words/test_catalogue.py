"""The catalogue template holds every message, and a missing language falls back to English."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog

from tools import translations
from words import speaking
from words.catalogue import LOCALES, arrow, fit, listed, number, one_of, plural, sentence, signed

WORDS = LOCALES.parent


@cache
def template() -> Catalog:
    return translations.template()


def test_the_template_is_current() -> None:
    held = (LOCALES / "messages.pot").read_text("utf-8")
    assert held == translations.written(template()), "renew it with `make texts`"


def test_a_message_is_found_wherever_it_is_marked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a generator within the arguments of another one, too, where the extractor of Babel lost both."""
    (tmp_path / "words").mkdir()
    code = """shown = self.tap(_("Look"), "look"), tap(self)
said = _("To choose: {marks}.", marks=dots(pgettext("waiting", "you") if s == me else mark(s) for s in seats))
many = plural("{n} card", "{n} " "cards", n), _(TITLES["first"]), f"{_('inside')}" """
    (tmp_path / "words" / "one.py").write_text(code, encoding="utf-8")
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    found = {(message.context, message.id) for message in translations.template() if message.id}
    assert found == {
        (None, "To choose: {marks}."),
        ("waiting", "you"),
        (None, "Look"),
        (None, ("{n} card", "{n} cards")),
        (None, "inside"),
    }
    look = translations.template()["Look"]
    assert (look.locations, look.auto_comments) == ([("words/one.py", 0)], [translations.BUTTON])


def test_no_message_is_an_f_string() -> None:
    """A message that is made in the code is in no template."""
    code = [path for room in translations.ROOMS for path in sorted((WORDS.parent / room).rglob("*.py"))]
    assert [place for path in code for place in _made(path)] == []


def _made(path: Path) -> list[str]:
    """Messages that are f-strings."""
    code = path.read_text("utf-8")
    nodes = ast.walk(ast.parse(code)) if translations.MARKED.search(code) else ()
    marked = [node for node in nodes if isinstance(node, ast.Call) and _name(node.func) in translations.MARKS]
    lost = [call for call in marked if any(isinstance(arg, ast.JoinedStr) for arg in call.args)]
    return [f"{path.relative_to(WORDS.parent)}:{call.lineno}" for call in lost]


def _name(function: ast.expr) -> str:
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""


NUMBER_AND_NOUN = re.compile(r"\{(?:n|of|all|most|look)\}[ \u00a0](?:[^\W\d_]+ ){0,2}?[^\W\d_]+s\b")
ALIKE = re.compile(
    r"^TR \{n\}|\{n\} (?:begins|is|of its|of them?)\b|was |\{n\} to 5 |\{n\} on cards|1 to \{n\}|\{n\} of (?:each|as)"
)
"""No noun follows the number, or one that is part of something else."""


def test_a_number_of_things_is_a_plural() -> None:
    """Other languages have more forms than two, and one for 22 that is not that for 25."""
    said = [message.id for message in template() if isinstance(message.id, str)]
    assert [text for text in said if NUMBER_AND_NOUN.search(text) and not ALIKE.search(text)] == []


def test_a_language_without_catalogue_is_english() -> None:
    with speaking("pt-BR"):
        assert plural("{n} card", "{n} cards", 2) == "2 cards"


def test_numbers_have_a_true_minus() -> None:
    assert (number(-3), signed(-3), signed(0), signed(4)) == ("−3", "−3", "+0", "+4")
    assert (number(3.5), number(2.0), number(2.0, 1), signed(-0.25, 1), signed(1.5)) == (
        "3.5",
        "2",
        "2.0",
        "−0.2",
        "+1.5",
    )
    assert arrow(4, 1) == "4\u00a0→\u00a01"


def test_lists_and_sentences() -> None:
    assert listed(["a", "b", "c"]) == "a, b and c"
    assert one_of(["a", "b"]) == "a or b"
    assert sentence("place a city tile") == "Place a city tile."


def test_a_text_that_is_too_long_is_cut_between_words() -> None:
    assert fit("raise your plant production", 20) == "raise your plant…"
    assert fit("short", 5) == "short"
