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
from babel.messages.catalog import Message
from babel.messages.pofile import read_po

from engine.effects.parameters import Raise
from tests.words.translated import HEAD
from tools.translations import COMMAND, LOCALES, ROOT, compiled, main, mistakes
from words import catalogue, effect_text, speaking
from words.catalogue import _, language, plural

WRITTEN = [*LOCALES.rglob("*.po")]


@pytest.mark.parametrize("path", WRITTEN, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_translation_asks_for_nothing_that_there_is_not_and_leaves_nothing_out(path: Path) -> None:
    with path.open("rb") as file:
        assert list(mistakes(read_po(file))) == []


@pytest.mark.parametrize("code", sorted(path.name for path in LOCALES.iterdir() if path.is_dir()))
def test_a_language_has_every_message(code: str) -> None:
    with (LOCALES / "messages.pot").open("rb") as file:
        asked = {(message.context, message.id) for message in read_po(file) if message.id}
    with (LOCALES / code / "LC_MESSAGES/messages.po").open("rb") as file:
        translation = [message for message in read_po(file) if message.id and not message.fuzzy]
    said = {(message.context, message.id) for message in translation if all(_forms(message))}
    left = sorted(str(message) for _context, message in asked - said)
    update = (
        f"pybabel update -i words/locale/messages.pot -d words/locale -l {code} --no-fuzzy-matching --ignore-obsolete"
    )
    assert not left, f"run `make texts` and `.venv/bin/{update}`, then translate: {left}"


def _forms(message: Message) -> list[str]:
    return [message.string] if isinstance(message.string, str) else [*(message.string or ("",))]


@pytest.mark.parametrize(
    ("message", "right"),
    [
        ('msgid "gain {what}"\nmsgstr "{what:acc} erhalten"', True),
        ('msgid "gain {what}"\nmsgstr "erhalte {was}"', False),
        ('msgid "gain {what}"\nmsgstr "erhalte"', False),
        ('msgid "gain {what}"\nmsgstr "erhalte {what"', False),
        ('msgid "gain {what}"\nmsgstr ""', True),
        (f'#. {COMMAND}\nmsgid "Steel"\nmsgstr "{"Stahl" * 20}"', True),
        (f'#. {COMMAND}\nmsgid "Steel"\nmsgstr "{"Stahl" * 21}"', False),
        ('msgid "`/game new` creates one"\nmsgstr "mit `/game new`"', True),
        ('msgid "`/game new` creates one"\nmsgstr "mit `/spiel neu`"', False),
        ('msgid "{n} card"\nmsgid_plural "{n} cards"\nmsgstr[0] "eine Karte"\nmsgstr[1] "{n} Karten"', True),
        ('msgid "{n} card of {who}"\nmsgid_plural "{n} cards of {who}"\nmsgstr[0] "{who}"\nmsgstr[1] "{n}"', False),
    ],
)
def test_a_wrong_placeholder_is_found(message: str, right: bool) -> None:
    assert (not list(mistakes(read_po(BytesIO(f"{HEAD}{message}\n".encode()))))) == right


CARDS = 'msgid "{n} card"\nmsgid_plural "{n} cards"\nmsgstr[0] "{n} Karte"\nmsgstr[1] "{n} Karten"\n'
STEEL = 'msgid "steel"\nmsgstr "Stahl"\n'
GAIN = 'msgid "gain {what}"\nmsgstr "erhalte"\n'


@pytest.mark.parametrize(
    ("text", "told", "said"),
    [
        (HEAD + STEEL, "", ["Stahl"]),
        ("\ufeff" + HEAD + STEEL, "", ["Stahl"]),
        (STEEL, "", ["Stahl"]),
        (HEAD + STEEL + GAIN, "'gain {what}'", ["Stahl", "gain 2"]),
        (HEAD + STEEL + GAIN.replace("erhalte", ""), "1 of 2 messages", ["Stahl", "gain 2"]),
        (HEAD + STEEL + "hello\n" + CARDS, "'hello'", ["Stahl", "2 Karten"]),
        (HEAD.replace("n != 1", "n != banana") + STEEL + CARDS, "Plural-Forms", ["Stahl", "2 Karten"]),
        (HEAD.replace("nplurals=2", "nplurals=1") + STEEL + CARDS, "Plural-Forms", ["Stahl", "2 cards"]),
        (HEAD.replace("Language: de", "Language: fr") + STEEL, "Language", ["Stahl"]),
        (HEAD.replace("utf-8", "CHARSET") + STEEL, "cannot be read", ["steel"]),
        (b"\xff" + STEEL.encode(), "cannot be read", ["steel"]),
    ],
    ids=lambda given: None,
)
def test_what_is_wrong_with_a_translation_is_told_and_said_in_english(
    text: str | bytes, told: str, said: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "de/LC_MESSAGES/messages.po"
    source.parent.mkdir(parents=True)
    source.with_suffix(".mo").write_bytes(b"of an earlier version")
    source.write_bytes(text if isinstance(text, bytes) else text.encode())
    complaints: list[str] = []
    list(compiled(tmp_path, complaints.append))
    assert [("de/LC_MESSAGES/messages.po" in one, told in one) for one in complaints] == [(True, True)] * bool(told)
    read_from(tmp_path, monkeypatch)
    with speaking("de"):
        found = [_("steel"), _("gain {what}", what=2) if "gain" in str(text) else plural("{n} card", "{n} cards", 2)]
        assert found[: len(said)] == said
        assert language() == ("de" if "steel" not in said else "en")


@pytest.mark.parametrize("name", ["German", "zh-CN"])
def test_a_folder_that_is_named_after_no_language_is_told(name: str, tmp_path: Path) -> None:
    source = tmp_path / name / "LC_MESSAGES/messages.po"
    source.parent.mkdir(parents=True)
    source.write_text(HEAD + STEEL)
    complaints: list[str] = []
    assert list(compiled(tmp_path, complaints.append)) == []
    assert f"{name!r} is the code of no language" in "".join(complaints)


@pytest.mark.unspoken
def test_a_language_that_cannot_be_read_is_english_and_the_log_says_so_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    made = translated(tmp_path).with_suffix(".mo")
    made.write_bytes(b"no catalogue")
    read_from(tmp_path, monkeypatch)
    with speaking("de"):
        assert [_("steel"), _("steel"), language()] == ["steel", "steel", "en"]
    (told,) = caplog.messages
    assert str(made) in told


def read_from(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Read languages from another folder."""
    monkeypatch.setattr(catalogue, "LOCALES", folder)
    monkeypatch.setattr(catalogue, "_catalogue", cache(catalogue._catalogue.__wrapped__))  # pyright: ignore[reportPrivateUsage]


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


@pytest.mark.parametrize("typed", [("WRONGWORD",), ()])
def test_what_the_tool_does_not_know_is_refused(typed: tuple[str, ...]) -> None:
    with pytest.raises(SystemExit, match=r"template\|compile"):
        main(*typed)


def test_the_image_and_make_have_them() -> None:
    makefile, image = ((ROOT / name).read_text() for name in ("Makefile", "Dockerfile"))
    assert makefile.count("tools.translations compile") == 2, "for `make run` and for `make texts`"
    assert image.index("translations.py compile") < image.index("COPY words words")
    assert image.index("COPY words words") < image.index("COPY --from=build /tmp/words/locale words/locale")


def test_the_program_reads_messages_and_forms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(LOCALES / "de", tmp_path / "de", ignore=shutil.ignore_patterns("*.mo"))
    assert len(list(compiled(tmp_path))) == 2
    read_from(tmp_path, monkeypatch)
    with speaking("de-DE"):
        assert effect_text(Raise("oxygen", 2)) == "Erhöhe den Sauerstoff um 2 Stufen."
    with speaking("fr"):
        assert effect_text(Raise("oxygen", 2)) == "Raise oxygen 2 steps."
