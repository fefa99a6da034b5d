"""The documents are true today."""

import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import discord
import pytest

import engine
from bot.commands import COGS
from bot.limits import PERMISSIONS
from bot.speech import permission
from bot.version import VERSION
from engine import codec
from words.cardlist import page

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("document", ["CONTRIBUTING.md", "README.md", "docs/engine.md"])
def test_the_examples_of_a_document_run(document: str) -> None:
    # In a process of their own: the effect made up in CONTRIBUTING.md must not join those that other tests walk.
    assert "\n>>> " in (ROOT / document).read_text(encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "doctest", document], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def test_every_public_name_of_the_engine_is_explained_and_no_other() -> None:
    text = (ROOT / "docs/engine.md").read_text(encoding="utf-8")
    names, modules = text.partition("## The names of `engine`")[2].split("## Public modules besides")
    assert re.findall(r"^\| `(\w+)` \|", names, re.MULTILINE) == engine.__all__
    listed = re.findall(r"^\| `([\w.]+)` \| (.*) \|$", modules, re.MULTILINE)
    assert listed
    for name, said in listed:
        module = import_module(name)
        meant = re.findall(r"`([A-Za-z_]\w+)(?:\([^`]*\))?`", said)
        assert not [one for one in meant if not hasattr(module, one)], name


def test_the_changes_name_this_version_and_its_format_of_saves() -> None:
    newest = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split("\n## ")[2]
    assert newest.startswith(VERSION)
    assert f"format {codec.VERSION}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_the_motif_of_the_guide_is_that_of_the_made_up_expansion() -> None:
    motif = (ROOT / "tests/expansions/made_up/art/aurora.py").read_text(encoding="utf-8")
    assert f"```python\n{motif}```" in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_what_the_guide_quotes_stands_in_the_file_that_it_names() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    quoted = re.findall(r"```python\n# (\S+)\n(.*?)```", guide, re.DOTALL)
    assert len(quoted) == 3
    changed = [path for path, code in quoted if code not in (ROOT / path).read_text(encoding="utf-8")]
    assert not changed, f"quote these anew in CONTRIBUTING.md: {changed}"


def test_every_file_that_the_glossary_names_exists() -> None:
    text = (ROOT / "docs/glossary.md").read_text()
    named = {word for word in text.split("`") if word.startswith("engine/")}
    assert named
    assert not [name for name in named if not (ROOT / name).exists()]


def test_the_map_of_the_renderer_names_every_floor_and_module_and_no_other() -> None:
    (tour,) = re.findall(r'^"""(.*?)"""', (ROOT / "renderer/__init__.py").read_text(), re.DOTALL)
    paths = {path.stem: path for path in (ROOT / "renderer").glob("*/*.py") if path.stem != "__init__"}
    of_one_expansion = {stem for stem, path in paths.items() if path.parent.name == "expansions"}
    floors = {*re.findall(r"^    (\w+) {2,}\S", tour.partition("Where something new")[0], re.MULTILINE)}
    assert floors == {path.parent.name for path in paths.values()}
    named = {word.partition(".")[0] for word in re.findall(r"`([a-z_]+(?:\.[A-Z_]+)?)`", tour)} - {"art", "motifs"}
    assert named == paths.keys() - of_one_expansion
    tables = re.findall(r"`(\w+)\.([A-Z_]+)`", tour)
    assert tables
    for module, table in tables:
        assert hasattr(import_module(f"renderer.{paths[module].parent.name}.{module}"), table), table


def test_the_list_of_cards_is_that_of_the_declarations() -> None:
    assert (ROOT / "docs/cards.md").read_text() == page(), "renew it with `make texts`"


def test_every_file_and_section_to_which_a_document_points_exists() -> None:
    for document in (*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))):
        links = re.findall(r"\]\(([^):]+)\)", document.read_text())
        assert not [link for link in links if not _exists(document, link)], document.name


def _exists(document: Path, link: str) -> bool:
    """Whether a link of a document leads to a file, and to a heading of it if it names one as GitHub does."""
    name, _, section = link.partition("#")
    target = document.parent / name if name else document
    if not section:
        return target.exists()
    headings = re.findall(r"^#+ (.*)$", target.read_text(), re.MULTILINE)
    return section in {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def test_every_test_that_a_threat_names_exists_and_every_threat_names_one_or_says_nothing_of_it() -> None:
    text = (ROOT / "docs/security.md").read_text()
    named = re.findall(r"`(tests/[\w/]+\.py)::(\w+)`", text)
    assert len(named) > 20
    missing = [f"{path}::{test}" for path, test in named if f"def {test}(" not in (ROOT / path).read_text()]
    assert not missing
    rows = [line.split("|")[1:-1] for line in text.splitlines() if line.startswith("|") and "---" not in line]
    assert {len(row) for row in rows} == {4}
    # What no test can show: accounts of one person, and a command that asks the network.
    assert sum(not row[3].strip() for row in rows) == 2


def test_every_row_and_every_hole_that_a_test_cites_stands_in_the_rules_of_absence() -> None:
    text = (ROOT / "docs/absence.md").read_text()
    rows = {int(row) for row in re.findall(r"^### Row (\d+): ", text, re.MULTILINE)}
    holes = {int(hole) for hole in re.findall(r"^(\d+)\. ", text.partition("## Holes")[2], re.MULTILINE)}
    assert rows == {*range(1, 26)}
    assert holes == {*range(1, len(holes) + 1)}
    cited: dict[str, set[int]] = {"row": set(), "hole": set()}
    for path in (ROOT / "tests").rglob("*.py"):
        for what, number in re.findall(r"def test_(row|hole)_(\d+)_", path.read_text()):
            cited[what].add(int(number))
    assert cited["hole"] == holes
    assert cited["row"] == rows, "each row has a test that names it, and no test names one that is not there"


def test_the_readme_asks_for_the_permissions_that_the_bot_needs() -> None:
    text = " ".join((ROOT / "README.md").read_text().split())
    (asked,) = re.findall(r"permissions=(\d+)", text)
    assert discord.Permissions(int(asked)) == discord.Permissions(**dict.fromkeys(PERMISSIONS, True))
    names = text.partition("That asks for ")[2].partition(".")[0].replace(" and ", ", ")
    assert sorted(names.split(", ")) == sorted(map(permission, PERMISSIONS))


def test_the_readme_names_every_command() -> None:
    text = (ROOT / "README.md").read_text()
    commands = {command.name for cog in COGS for command in cog.__cog_app_commands__}
    missing = [name for name in commands if f"`/{name}" not in text]
    assert not missing, f"say under Playing in README.md what they are for: {missing}"
