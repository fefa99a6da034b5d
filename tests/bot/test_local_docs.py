"""What the documents say of local mode is what it has."""

from __future__ import annotations

import re
from pathlib import Path

from bot.local import SCENES, page_words

ROOT = Path(__file__).parents[2]
SELECTS = (ROOT / "bot" / "local" / "page" / "selects.js").read_text()


def cells(path: Path) -> list[list[str]]:
    """The rows of all tables of a document."""
    return [
        [cell.strip() for cell in line.strip("|").split("|")]
        for line in path.read_text().splitlines()
        if line[:1] == "|"
    ]


def test_each_rule_of_the_menus_has_its_line_to_be_checked_with_a_token():
    rules = re.findall(r'{ what: "([^"]+)", mild: (\w+), strict: (\w+), source: "([^"]+)" }', SELECTS)
    assert len(rules) == SELECTS.count("{ what:")
    lines = {row[0]: row[1:] for row in cells(ROOT / "docs" / "first-run.md")}
    for what, mild, strict, source in rules:
        reading, documented, check = lines[what]
        assert reading.startswith("both") is (mild == strict), what
        assert (documented == "believed") is (source == "believed"), what
        assert check


def test_the_page_says_each_of_its_sentences_and_no_other():
    page = "".join(path.read_text() for path in (ROOT / "bot" / "local" / "page").glob("*.js"))
    called = set(re.findall(r'(?:say|words|parts)\((?:[\w.]+, [\w.\[\]]+, )?"([\w-]+)"', page))
    begun = tuple(re.findall(r"(?:say|words)\(`([\w-]+)\$\{", page))
    assert called <= set(page_words.SENTENCES)
    assert [key for key in page_words.SENTENCES if f'"{key}"' not in page and not key.startswith(begun)] == []
    assert len(page_words.SENTENCES) == sum(map(len, page_words.PARTS))


def test_each_scene_is_described():
    described = [row[0].strip("`") for row in cells(ROOT / "docs" / "local.md")]
    assert [name for name in described if name in SCENES] == list(SCENES)


def test_each_behaviour_of_discord_has_a_source():
    _before, _heading, table = (ROOT / "docs" / "local.md").read_text().partition("## What Discord does")
    rows = [line for line in table.splitlines() if line.startswith("| ") and not line.startswith("| what ")]
    assert len(rows) > 20
    for row in rows:
        _what, _page, source = (cell.strip() for cell in row.strip("|").split("|"))
        assert source
