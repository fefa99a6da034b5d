"""Translations fill in what there is, and are made into what the program reads wherever the program is built."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from functools import cache
from gettext import GNUTranslations
from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from engine.effects.parameters import Raise
from tests.words.translated import HEAD
from tools.translations import LOCALES, ROOT, compiled, mistakes
from words import catalogue, effect_text, speaking

WRITTEN = [*LOCALES.rglob("*.po"), *Path(__file__).parent.rglob("*.po")]


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_translation_asks_for_nothing_that_there_is_not_and_leaves_nothing_out(path: Path) -> None:
    with path.open("rb") as file:
        assert list(mistakes(read_po(file))) == []


@pytest.mark.parametrize(
    ("message", "right"),
    [
        ('msgid "gain {what}"\nmsgstr "{what:acc} erhalten"', True),
        ('msgid "gain {what}"\nmsgstr "erhalte {was}"', False),
        ('msgid "gain {what}"\nmsgstr "erhalte"', False),
        ('msgid "gain {what}"\nmsgstr "erhalte {what"', False),
        ('msgid "gain {what}"\nmsgstr ""', True),
        ('msgid "{n} card"\nmsgid_plural "{n} cards"\nmsgstr[0] "eine Karte"\nmsgstr[1] "{n} Karten"', True),
        ('msgid "{n} card of {who}"\nmsgid_plural "{n} cards of {who}"\nmsgstr[0] "{who}"\nmsgstr[1] "{n}"', False),
    ],
)
def test_a_wrong_placeholder_is_found(message: str, right: bool) -> None:
    assert (not list(mistakes(read_po(BytesIO(f"{HEAD}{message}\n".encode()))))) == right


def translated(folder: Path) -> Path:
    """Lay a translation into a folder of locales."""
    source = folder / "de/LC_MESSAGES/messages.po"
    source.parent.mkdir(parents=True)
    source.write_text(f'{HEAD}msgid "steel"\nmsgstr "Stahl"\n', encoding="utf-8")
    return source.with_suffix(".mo")


def test_compiled_translations_are_read(tmp_path: Path) -> None:
    made = translated(tmp_path)
    assert list(compiled(tmp_path)) == [made]
    assert GNUTranslations(BytesIO(made.read_bytes())).gettext("steel") == "Stahl"


def test_a_wheel_has_them(tmp_path: Path) -> None:
    for name in ("setup.py", "tools/__init__.py", "tools/translations.py", "words/__init__.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    made = translated(tmp_path / "words/locale")
    command = [sys.executable, "setup.py", "-q", "build_py", "--build-lib", "out"]
    subprocess.run(command, cwd=tmp_path, check=True, env=os.environ | {"PYTHONWARNINGS": "ignore"})
    assert made.exists()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    assert "**/*.mo" in project["tool"]["setuptools"]["package-data"]["words"]
    assert "Babel" in project["build-system"]["requires"]


def test_the_image_and_make_have_them() -> None:
    makefile, image = ((ROOT / name).read_text() for name in ("Makefile", "Dockerfile"))
    assert makefile.count("tools.translations compile") == 2, "for `make run` and for `make texts`"
    assert image.index("translations.py compile") < image.index("COPY words words")
    assert image.index("COPY words words") < image.index("COPY --from=build /tmp/words/locale words/locale")


def test_the_program_reads_messages_and_forms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(Path(__file__).parent / "de", tmp_path / "de/LC_MESSAGES")
    assert len(list(compiled(tmp_path))) == 2
    monkeypatch.setattr(catalogue, "LOCALES", tmp_path)
    monkeypatch.setattr(catalogue, "_catalogue", cache(catalogue._catalogue.__wrapped__))  # pyright: ignore[reportPrivateUsage]
    with speaking("de-DE"):
        assert effect_text(Raise("oxygen", 2)) == "Erhöhe den Sauerstoff um 2 Stufen."
    with speaking("fr"):
        assert effect_text(Raise("oxygen", 2)) == "Raise oxygen 2 steps."
