"""Every reason for which the bot refuses something has a sentence of its own."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from bot.screens.refusals import SENTENCES, refusal
from words.reasons import REASONS

BOT = Path(__file__).parents[2] / "bot"


def reasons(given: ast.expr) -> Iterator[str]:
    """The reasons that stand in the code."""
    match given:
        case ast.Constant(value=str(why)):
            yield why
        case ast.IfExp():
            yield from reasons(given.body)
            yield from reasons(given.orelse)
        case _:
            pass


def test_every_reason_has_a_sentence() -> None:
    found = {
        why
        for path in BOT.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused" and node.args
        for why in reasons(node.args[0])
    }
    assert len(found) > 50
    assert {why for why in found if why not in SENTENCES and why not in REASONS} == set()


def test_a_host_without_a_name_is_called_once() -> None:
    assert refusal("only-host", {"host": 0}, None) == "Only the host can do this."
